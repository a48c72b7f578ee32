// The worker in which bots think, so that the table goes on meanwhile.
import { opened } from "./python";
import type { FromThinker, ToThinker } from "./words";

type Bytes = { toJs(): Uint8Array; destroy(): void };

const python = opened();
const aside = python.then((open) => open.pyimport("stockade.server.aside") as { answered(letter: Bytes): Bytes });

async function answer({ id, letter }: ToThinker): Promise<FromThinker> {
  try {
    const lent = (await python).toPy(letter) as Bytes;
    const found = (await aside).answered(lent);
    const reply = found.toJs();
    lent.destroy();
    found.destroy();
    return { id, reply };
  } catch (error) {
    return { id, why: String(error) };
  }
}

self.onmessage = (message: MessageEvent<ToThinker>): void =>
  void answer(message.data).then((words) => self.postMessage(words));
