// Keyboard play. Digits answer, letters open what their tool opens, Escape closes the topmost thing. Typing in a field is left alone.
import { isOptional } from "./slots";
import { byHand } from "./pointer";
import type { TableClient } from "./table.svelte";
import { t } from "./text.svelte";

export function keys(client: TableClient, e: KeyboardEvent): void {
  const field = e.target as HTMLElement;
  if (e.ctrlKey || e.metaKey || e.altKey || /^(INPUT|TEXTAREA|SELECT)$/.test(field.tagName)) return;
  if (client.play.busy && !client.play.held && /^[0-9 ]$|^Enter$|^Escape$/.test(e.key)) {
    client.play.skip();
    e.preventDefault();
    return;
  }
  if (e.key === "Escape") {
    escape(client);
    return;
  }
  if (client.panel === "settings" || client.panel === "invite") return;
  if (digits(client, e)) return;
  if (e.key === "Enter" && client.many && !stands(field)) {
    client.confirm();
    e.preventDefault();
    return;
  }
  if (client.plan.on && planning(client, e)) return;
  switch (e.key.toLowerCase()) {
    case "u":
      if (!e.shiftKey) client.ways.back();
      else if (client.frame?.undo.length) client.panel = client.panel === "undo" ? "" : "undo";
      else client.toast(t("undo-nothing"), "", "undo");
      break;
    case "y":
    case "n":
      if (!client.bubbles.open) return;
      client.bubbles.reply(e.key.toLowerCase() === "y");
      break;
    case "e":
      leave(client);
      break;
    case "p":
      client.plan.toggle();
      break;
    case "h":
      if (client.panel === "hint") client.panel = "";
      else if (client.ask) client.askHint();
      else client.toast(t("hint-not-now"), "", "hint");
      break;
    case "f":
      if (!e.repeat) client.foresee.press();
      break;
    case "?":
      if (client.drawer) client.drawer = null;
      else client.why();
      break;
    case "a":
      client.panel = client.panel === "auto" ? "" : "auto";
      break;
    case "z":
      hold(client);
      break;
    case "l":
      (document.querySelector('[data-testid="log"]') as HTMLElement | null)?.focus();
      break;
    case "t":
      client.panel = client.panel === "text" ? "" : "text";
      break;
    case "arrowup":
    case "arrowdown":
    case "arrowleft":
    case "arrowright":
      if (field === document.body) (document.querySelector('.zone[tabindex="0"]') as HTMLElement | null)?.focus();
      else return;
      break;
    default:
      return;
  }
  e.preventDefault();
}

/** Whether a keyboard has been led to this button. One that was only clicked is done with: Enter is for what says so.
 * (`:focus-visible` does not tell: it holds from the first key on.) */
function stands(field: HTMLElement): boolean {
  return (field.tagName === "BUTTON" || field.getAttribute("role") === "button") && !byHand(field);
}

/** While a turn is planned: Enter plays it, Backspace takes a step back. */
function planning(client: TableClient, e: KeyboardEvent): boolean {
  const pressed = (e.target as HTMLElement).tagName === "BUTTON" && e.key === "Enter";
  if (e.key === "Enter" && !pressed) client.plan.play();
  else if (e.key === "Backspace") client.plan.back();
  else return false;
  e.preventDefault();
  return true;
}

/** What is shown only as long as its key is down. */
export function keyUp(client: TableClient, e: KeyboardEvent): void {
  if (e.key.toLowerCase() === "f") client.foresee.release();
}

/** Digits press what they stand on, shift the second ten; also where a keyboard needs shift to write a digit at all. */
function digits(client: TableClient, e: KeyboardEvent): boolean {
  const digit = /^(?:Digit|Numpad)([0-9])$/.exec(e.code)?.[1] ?? /^[0-9]$/.exec(e.key)?.[0];
  if (digit === undefined) return false;
  if (client.game?.secrets.covers(client)) return true;
  const low = (Number(digit) + 9) % 10;
  const own = client.chooser || client.panel === "text" ? null : client.digits;
  const presses = own ?? (client.chooser?.options ?? client.answers).map((option) => (): void => client.choose(option));
  const press = e.shiftKey ? (presses[low + 10] ?? (/^[0-9]$/.test(e.key) ? presses[low] : undefined)) : presses[low];
  if (press) {
    e.preventDefault();
    press();
  }
  return true;
}

/** The way out of the question: end the turn, pass, do without. */
function leave(client: TableClient): void {
  const ways = client.answers.filter((option) => option.group === "end");
  if (client.ask && isOptional(client.ask)) client.confirm();
  else if (ways.length === 1 && ways[0] && !client.many) client.choose(ways[0]);
}

function escape(client: TableClient): void {
  const back = client.ask?.crumbs.at(-1)?.to;
  if (client.sure) client.sure = null;
  else if (client.foresee.shown) client.foresee.close();
  else if (client.chooser) client.chooser = null;
  else if (client.held) {
    client.held = "";
    client.heldList = [];
  } else if (client.panel) client.panel = "";
  else if (client.drawer) client.drawer = null;
  else if (client.plan.on) client.plan.close();
  else if (client.taken) client.counts = {};
  else if (back !== undefined && back !== null && client.live) client.undo(back);
  else (document.activeElement as HTMLElement | null)?.blur();
}

/** Hold up the card last pointed at, else the first one the question is about, else the one who decides. */
function hold(client: TableClient): void {
  if (client.held) {
    client.held = "";
    return;
  }
  const refs = [
    client.lastCard,
    ...client.glow.keys(),
    client.ask?.source ?? "",
    client.game?.people.actor(client) ?? "",
  ];
  client.held = refs.find((ref) => ref && client.game?.cards.face(ref, client)) ?? "";
  if (!client.held) client.toast(t("hold-nothing"), "", "help");
}
