// What a game changes in the parts that all games share; it comes after the styles of the components.
import.meta.glob("./*/theme/*.css", { eager: true });
