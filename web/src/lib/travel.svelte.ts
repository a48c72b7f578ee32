// Pieces travel: what carries `data-piece` slides from where it was to where it is, also when it is drawn anew at its
// other place. `data-like` lets pieces without a name of their own (any zombie, say) follow each other; `data-from` names
// the pile (`data-pile`) that a piece comes out of while something is played.
import { untrack } from "svelte";
import { pace } from "./store.svelte";

interface Past {
  id: string;
  like: string;
  box: DOMRect;
}
type Piece = (HTMLElement | SVGElement) & Element;

const LASTS = 380; // ms at speed 1
const NEAR = 3; // px: not worth a move
const KEPT = 4000; // ms that a piece may be nowhere to be seen on its way, while it is being paid for
const EASE = "cubic-bezier(0.3, 0.7, 0.2, 1)";

const pieces = (root: Element): Piece[] => [...root.querySelectorAll<HTMLElement>("[data-piece]")];
const bare = (box: DOMRect): boolean => !box.width && !box.height; // a card that is being turned has no width

function noticed(root: Element): Map<Element, Past> {
  const seen = new Map<Element, Past>();
  for (const piece of pieces(root)) {
    const box = piece.getBoundingClientRect();
    if (!bare(box)) seen.set(piece, { id: piece.dataset.piece ?? "", like: piece.dataset.like ?? "", box });
  }
  return seen;
}

/** Pieces that are nowhere just now, and where they were seen last. */
class Lost {
  #last = new Map<string, { box: DOMRect; at: number }>();
  add({ id, box }: Past): void {
    this.#last.set(id, { box, at: performance.now() });
  }
  drop(ids: Iterable<string>): void {
    for (const id of ids) this.#last.delete(id);
  }
  find(id: string): DOMRect | undefined {
    const last = this.#last.get(id);
    return last && performance.now() - last.at < KEPT ? last.box : undefined;
  }
}

/**
 * Where every piece of the table comes from when the table changes. Called once, by the page that holds it; a board drawn
 * smaller says where it is and how much.
 */
export function travelling(
  table: () => unknown,
  playing: () => boolean,
  within = (): Element | null => document.querySelector("main"),
  scale = (): number => 1,
): void {
  let past = new Map<Element, Past>();
  const lost = new Lost();
  const root = (): Element | null => (pace() ? within() : null);
  $effect.pre(() => {
    table();
    const at = untrack(root);
    past = at ? noticed(at) : new Map<Element, Past>();
  });
  $effect(() => {
    table();
    const at = untrack(root);
    if (at && past.size) untrack(() => move(at, past, lost, playing(), scale()));
  });
}

function move(root: Element, past: Map<Element, Past>, lost: Lost, playing: boolean, scale: number): void {
  const gone = [...past].filter(([piece, { id }]) => !piece.isConnected || (piece as Piece).dataset.piece !== id);
  for (const [, was] of gone) lost.add(was);
  const alike = gone.map(([, was]) => was).filter((was) => was.like);
  for (const piece of pieces(root)) {
    const { piece: id = "", like, from } = piece.dataset;
    const stood = past.get(piece);
    const stays = stood?.id === id;
    let was = stays ? stood.box : lost.find(id);
    if (!was && like) was = followed(alike, like);
    if (!was && from && playing) was = root.querySelector(`[data-pile="${from}"]`)?.getBoundingClientRect();
    if (was) slide(piece, was, stays, scale);
    else if (like && playing) piece.animate([{ opacity: 0, scale: "1.6" }, {}], timing());
  }
  lost.drop(pieces(root).map((piece) => piece.dataset.piece ?? ""));
}

/** One of those that went, which no other piece has followed yet. */
function followed(alike: Past[], like: string): DOMRect | undefined {
  const at = alike.findIndex((one) => one.like === like);
  return at < 0 ? undefined : alike.splice(at, 1)[0]?.box;
}

const timing = (): KeyframeAnimationOptions => ({ duration: LASTS * pace(), easing: EASE });

/** Who stays the same piece keeps its size; who is drawn anew grows out of what it was. */
function slide(piece: Piece, was: DOMRect, stays: boolean, drawn: number): void {
  const is = piece.getBoundingClientRect();
  if (bare(is) || bare(was) || piece.parentElement?.closest("[data-piece]")) return;
  // A drawing has lengths of its own.
  const unit =
    piece instanceof SVGElement ? ((piece.parentNode as SVGGraphicsElement).getScreenCTM?.()?.a ?? 1) : drawn;
  const x = (was.x + was.width / 2 - is.x - is.width / 2) / unit,
    y = (was.y + was.height / 2 - is.y - is.height / 2) / unit;
  if (Math.hypot(x, y) * unit < NEAR) return;
  const scale =
    piece instanceof HTMLElement && !stays
      ? `${was.width / drawn / piece.offsetWidth} ${was.height / drawn / piece.offsetHeight}`
      : "1";
  piece.animate(
    [
      { translate: `${x}px ${y}px`, scale, zIndex: 30 },
      { translate: "0px 0px", scale: "1", zIndex: 30 },
    ],
    timing(),
  );
}
