// Keeps the whole site on this device, so that it opens in flight mode. A newer one waits until somebody asks for it:
// nothing changes in the middle of a game. `stockade site` writes VERSION and FILES above these lines.
/* global VERSION, FILES */

self.addEventListener("install", (event) => {
  const wanted = FILES.map((file) => new Request(file, { cache: "no-cache" }));
  event.waitUntil(caches.open(VERSION).then((kept) => kept.addAll(wanted)));
});

self.addEventListener("activate", (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== VERSION) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET" || new URL(event.request.url).origin !== self.location.origin) return;
  const answer = async () => {
    const kept = await caches.open(VERSION);
    return (await kept.match(event.request, { ignoreSearch: true })) ?? fetch(event.request);
  };
  event.respondWith(answer());
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});
