// Everything that lies before a seat is shown without scrolling:
// a box tries its ways of drawing, roomiest first, until all of it is inside.
import type { Attachment } from "svelte/attachments";

const WAYS = 5;
/** A card that lies askew sticks out of its row this much, into the margin of the box. */
const SLACK = 7;
/**
 * Sets `data-fit` to the first way (0 is the roomiest) in which nothing sticks out of the box or of the parts named; from
 * the way `chips` on, allies are drawn as chips.
 */
export const fit =
  (parts = "", chips = WAYS): Attachment<HTMLElement> =>
  (box) => {
    const spills = (one: Element, by: number): boolean =>
      one.scrollHeight > one.clientHeight + by || one.scrollWidth > one.clientWidth + by;
    const run = (): void => {
      for (let way = 0; way < WAYS; way++) {
        box.dataset.fit = String(way);
        box.toggleAttribute("data-chips", way >= chips);
        if (!spills(box, 1) && !(parts && [...box.querySelectorAll(parts)].some((one) => spills(one, SLACK)))) return;
      }
    };
    // cards that fly in or turn stick out for a moment: it is tried again when all lies still
    let rest = 0;
    const soon = (): void => {
      run();
      clearTimeout(rest);
      rest = window.setTimeout(run, 700);
    };
    const sizes = new ResizeObserver(run),
      cards = new MutationObserver(soon);
    sizes.observe(box);
    // the room around it may change while the box, in its small drawing, does not
    const around = box.closest(".phone__board, .arena");
    if (around) sizes.observe(around);
    cards.observe(box, { childList: true, subtree: true, characterData: true, attributeFilter: ["data-exhausted"] });
    return () => {
      clearTimeout(rest);
      sizes.disconnect();
      cards.disconnect();
    };
  };
