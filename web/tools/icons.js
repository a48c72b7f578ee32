// Cuts the icons named in icons.json out of the game-icons set and writes them as one small module.
// An icon is the data of its path. The set has no author field, so the map carries one: an icon without an author stops the build.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

const here = new URL("../", import.meta.url);
const read = (path) => JSON.parse(readFileSync(new URL(path, here), "utf8"));
const wanted = read("icons.json");
const set = read("node_modules/@iconify-json/game-icons/icons.json").icons;

const bodies = {};
const authors = {};
for (const [name, { icon, author }] of Object.entries(wanted)) {
  if (!author) throw new Error(`icons.json: ${name} (${icon}) names no author`);
  if (!set[icon]) throw new Error(`icons.json: ${name} asks for ${icon}, which the set does not have`);
  const paths = [...set[icon].body.matchAll(/<path fill="currentColor" d="([^"]+)"\/>/g)];
  if (paths.map(([path]) => path).join("") !== set[icon].body)
    throw new Error(`icons.json: ${icon} is not made of plain paths`);
  bodies[name] = paths.map(([, d]) => d).join("");
  (authors[author] ??= new Set()).add(icon);
}

const drawn = new Map();
const lines = Object.entries(bodies).map(([name, body]) => {
  const first = drawn.get(body);
  if (first) return `${JSON.stringify(name)}: B[${first}]!,`;
  drawn.set(body, drawn.size + "");
  return `${JSON.stringify(name)}: B[${drawn.size - 1}]!,`;
});
const list = [...drawn.keys()].map((body) => JSON.stringify(body)).join(",\n");
const credits = Object.entries(authors)
  .map(([author, icons]) => ({ author, icons: [...icons].sort() }))
  .sort((a, b) => b.icons.length - a.icons.length || a.author.localeCompare(b.author));

mkdirSync(new URL("src/generated/", here), { recursive: true });
const target = new URL("src/generated/icons.ts", here);
const text = `// Made by tools/icons.js from icons.json. Do not edit.
const B: string[] = [
${list}
];
export const ICON: Record<string, string> = {
${lines.join("\n")}
};
export const CREDITS: { author: string; icons: string[] }[] = ${JSON.stringify(credits, null, 1)};
`;
let before = "";
try {
  before = readFileSync(target, "utf8");
} catch {
  /* first run */
}
if (before !== text) writeFileSync(target, text);
