// The tables of this browser, in IndexedDB: drawers of bytes under a table and
// perhaps a number. What they mean is for the rooms to know (`page_store.py`).
const NAME = "stockade";
const DRAWERS = ["tables", "log", "snapshots", "best"];

type Key = (string | number)[];
type Change = [drawer: string, verb: "add" | "put" | "delete", key: Key, data: Uint8Array];
/** What Python hands over is its own, and gone with the next await: it is copied first. */
type Lent<T> = { toJs(): T };

/** All keys that begin so: an empty list comes after every word and number. */
const beginning = (key: Key): IDBKeyRange => IDBKeyRange.bound(key, [...key, []]);

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((good, bad) => {
    request.onsuccess = () => good(request.result);
    request.onerror = () => bad(request.error);
  });

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    for (const drawer of DRAWERS) request.result.createObjectStore(drawer);
  };
  return done(request);
}

export class Drawers {
  #db: Promise<IDBDatabase> | null = null;

  /** All or nothing, and on the disk when it returns. */
  write = async (lent: Lent<Change[]>): Promise<void> => {
    const changes = lent.toJs();
    const db = await this.#open();
    const work = db.transaction(DRAWERS, "readwrite", { durability: "strict" });
    for (const [name, verb, key, data] of changes) {
      const drawer = work.objectStore(name);
      if (verb === "delete") drawer.delete(beginning(key));
      else if (verb === "add") drawer.add(data, key);
      else drawer.put(data, key);
    }
    await new Promise<void>((good, bad) => {
      work.oncomplete = () => good();
      work.onabort = work.onerror = () => bad(work.error ?? new Error("aborted"));
    });
  };

  read = async (name: string, lent: Lent<Key>): Promise<[Key, Uint8Array][]> => {
    const range = beginning(lent.toJs());
    const drawer = (await this.#open()).transaction(name).objectStore(name);
    const [keys, data] = await Promise.all([done(drawer.getAllKeys(range)), done(drawer.getAll(range))]);
    return keys.map((key, i) => [key as Key, data[i] as Uint8Array]);
  };

  /** A browser that refused once may be asked again. */
  #open(): Promise<IDBDatabase> {
    this.#db ??= opened().catch((error: unknown) => {
      this.#db = null;
      throw error;
    });
    return this.#db;
  }
}
