// Python from the site's own files: its library and the rooms come in one pack, translated when the site was made.
import type { PyodideAPI } from "pyodide";

type Files = PyodideAPI["FS"];
type How = { indexURL: string; env: Record<string, string>; fsInit(files: Files): Promise<void> };
type Load = (how: How) => Promise<PyodideAPI>;

const engine = new URL("../engine/", self.location.href).href;
const LIBRARY = "/lib/python3.14";
const BLOCK = 512;
const decoder = new TextDecoder();

async function fetched(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status}`);
  return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer());
}

/** The files of a tar archive: for each a block with its name and size, then its bytes. */
function* unpacked(tar: Uint8Array): Generator<[name: string, data: Uint8Array]> {
  const word = (at: number, length: number): string => decoder.decode(tar.subarray(at, at + length)).split("\0", 1)[0]!;
  for (let at = 0; tar[at];) {
    const size = parseInt(word(at + 124, 12), 8);
    const data = at + BLOCK;
    yield [[word(at + 345, 155), word(at, 100)].filter(Boolean).join("/"), tar.subarray(data, data + size)];
    at = data + Math.ceil(size / BLOCK) * BLOCK;
  }
}

function lay(files: Files, pack: Uint8Array): void {
  for (const [name, data] of unpacked(pack)) {
    const path = `${LIBRARY}/${name}`;
    files.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    files.writeFile(path, data, { canOwn: true });
  }
}

export async function opened(): Promise<PyodideAPI> {
  const pack = fetched(`${engine}rooms.pack`);
  const { loadPyodide } = (await import(/* @vite-ignore */ `${engine}pyodide.mjs`)) as { loadPyodide: Load };
  return loadPyodide({
    indexURL: engine,
    env: { PYTHONPATH: LIBRARY },
    fsInit: async (files) => lay(files, await pack),
  });
}
