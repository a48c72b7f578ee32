// The screen of a game that has no code here: everything comes from its view, its words and its set-up form. A game with
// a folder of its own takes from here whatever it does not bring.
import type { GameUi, Mark } from "../lib/game";
import { QUIET } from "../lib/gameparts";
import type { TableClient } from "../lib/table.svelte";
import { t } from "../lib/text.svelte";
import type { LogLine } from "../generated/contract";
import Board from "./Board.svelte";
import Hand from "./Hand.svelte";
import Preview from "./Preview.svelte";
import Rail from "./Rail.svelte";
import Seats from "./Seats.svelte";
import Setup from "./Setup.svelte";
import { seatsOf } from "./shown";

function markOf(client: TableClient, seat: number): Mark {
  const who = seatsOf(client.view)[seat]?.who;
  const mine = client.welcome?.you.includes(seat);
  const name = who ? client.name(who) : mine ? t("seat-you-name") : client.seatName(seat);
  return { number: seat + 1, initial: who ? name.slice(0, 1).toUpperCase() : String(seat + 1), name };
}

const LINE_ICON: [RegExp, string][] = [
  [/^game\.won/, "won"],
  [/^game\.lost/, "lost"],
  [/^undo/, "undo"],
  [/vote|counted/, "people"],
  [/card|deck|drawn|fetched|discard|hand/, "cards"],
];
const lineIcon = (line: LogLine): string =>
  "die" in line.args || "dice" in line.args
    ? "dice"
    : (LINE_ICON.find(([test]) => test.test(line.kind))?.[1] ?? (line.touches.length ? "character" : "log"));

export const anyGame: Omit<GameUi, "id"> = {
  ...QUIET,
  skin: "any",
  icon: "board",
  Board,
  Seats,
  Rail,
  mark: (ask, client) => markOf(client, ask.seat),
  making: { ...QUIET.making, Setup, Preview },
  phone: {
    ...QUIET.phone,
    Hand,
    goalLine: (client) => client.word(`scenario:${client.welcome?.scenario}`)?.text ?? "",
  },
  people: {
    ...QUIET.people,
    seatLabel: (seat, client) => markOf(client, seat).name,
    marksOf: (ref, client) => {
      const seat = seatsOf(client.view).findIndex((one) => one.who === ref);
      return seat < 0 ? null : markOf(client, seat);
    },
  },
  cards: {
    ...QUIET.cards,
    face: (ref, client) => {
      const word = client.word(ref);
      return word?.text
        ? {
            ref,
            kind: "plain",
            name: word.short ?? word.name,
            subtitle: "",
            icon: "cards",
            text: word.text,
            rules: [],
          }
        : null;
    },
  },
  answers: QUIET.answers,
  log: { ...QUIET.log, icon: lineIcon },
  // nothing moves, but each event is said before the next
  playback: { ...QUIET.playback, effect: () => ({ ms: 650, kind: "said" }) },
};
