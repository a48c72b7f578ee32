// A scripted server for working on the table alone: serves the built bundle, plays one recorded position per table name
// (fixtures of the browser tests: power, wounds, first-turn) and echoes answers as toasts.
// node dev/fake.js [port]; open http://127.0.0.1:8900/#/t/power/demo
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname } from "node:path";

const root = new URL("../../", import.meta.url);
const file = (path) => new URL(path, root);
const fixture = (name) => JSON.parse(readFileSync(file(`tests/browser/fixtures/${name}.json`), "utf8"));
const TYPES = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".woff2": "font/woff2",
};
const CSP = "default-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const server = createServer((request, response) => {
  const path = new URL(request.url, "http://x").pathname;
  const send = (body, type = "application/json") => {
    response.writeHead(200, { "content-type": type, "content-security-policy": CSP });
    response.end(body);
  };
  const shelf = fixture("shelf");
  if (path === "/api/games") return send(JSON.stringify(shelf.games));
  if (path.startsWith("/api/rules/")) return send(JSON.stringify(shelf.rules));
  if (path.startsWith("/api/text/"))
    return send(readFileSync(file(`src/stockade/server/text/${path.slice(10)}`)), "text/plain; charset=utf-8");
  if (path === "/api/mine") return send("[]");
  if (path === "/api/preview") {
    const { welcome, table } = fixture("first-turn").en;
    return send(JSON.stringify({ welcome, table }));
  }
  if (path === "/api/tables")
    return send(
      JSON.stringify({
        table: "first-turn",
        seats: [{ seat: 0, token: "demo", kind: "human", name: "" }],
        watch: "watch",
      }),
    );
  const wanted = file(`src/stockade/static${path === "/" ? "/index.html" : path}`);
  if (!existsSync(wanted)) {
    response.writeHead(404);
    return response.end();
  }
  return send(readFileSync(wanted), TYPES[extname(wanted.pathname)] ?? "application/octet-stream");
});

/** Just enough of RFC 6455 for small text frames. */
server.on("upgrade", (request, socket) => {
  const accept = createHash("sha1")
    .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest("base64");
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
  );
  const say = (frame) => {
    const body = Buffer.from(JSON.stringify(frame));
    const head =
      body.length < 126
        ? Buffer.from([0x81, body.length])
        : body.length < 65536
          ? Buffer.from([0x81, 126, body.length >> 8, body.length & 255])
          : Buffer.concat([Buffer.from([0x81, 127]), Buffer.alloc(8)]);
    if (body.length >= 65536) head.writeBigUInt64BE(BigInt(body.length), 2);
    socket.write(Buffer.concat([head, body]));
  };
  const scene = fixture(decodeURIComponent(request.url.split("/").pop()));
  const show = (lang) => {
    for (const frame of Object.values(scene[lang] ?? scene.en)) say(frame);
  };
  let pending = Buffer.alloc(0);
  socket.on("error", () => socket.destroy());
  socket.on("data", (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    while (pending.length >= 6) {
      const short = pending[1] & 127;
      const at = short === 126 ? 4 : 2;
      const length = short === 126 ? pending.readUInt16BE(2) : short;
      if (pending.length < at + 4 + length) return;
      const mask = pending.subarray(at, at + 4);
      const text = Buffer.from(pending.subarray(at + 4, at + 4 + length))
        .map((byte, i) => byte ^ mask[i % 4])
        .toString();
      const code = pending[0] & 15;
      pending = pending.subarray(at + 4 + length);
      if (code === 8) {
        socket.end();
        return;
      }
      if (code === 1) hear(JSON.parse(text));
    }
  });
  function hear(frame) {
    if (frame.type === "hello" || frame.type === "lang") show(frame.lang);
    else if (frame.type === "ping") say({ type: "pong" });
    else if (frame.type === "hint")
      say({
        type: "hint",
        seat: 0,
        decision: 17,
        best: (scene.en.table.asks[0]?.options ?? [])
          .slice(0, 3)
          .map((option, i) => ({ key: option.key, score: 1 - i / 4, text: option.text })),
      });
    else say({ type: "error", code: "fake", text: JSON.stringify(frame), rule: "" });
  }
});

const port = Number(process.argv[2] ?? 8900);
server.listen(port, "127.0.0.1", () => console.log(`http://127.0.0.1:${port}/`));
