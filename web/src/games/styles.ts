// What the games draw with, before the components: each game's colours (skin.css) and what several of its places share.
import.meta.glob("./*/styles/*.css", { eager: true });
