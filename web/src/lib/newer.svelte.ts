// A site without a server keeps itself on this device. When its host has a newer one, that is said and left to the
// player: tables go on with the version that was loaded.
import { roomsHere } from "./transport";

const found = $state<{ waiting: ServiceWorker | null }>({ waiting: null });

export const newer = (): boolean => found.waiting !== null;

/** The newer one takes over and the page comes from it. It may have done so by itself, between two pages. */
export function loadNewer(): void {
  const next = found.waiting;
  if (next?.state !== "installed") return location.reload();
  next.addEventListener("statechange", () => location.reload(), { once: true });
  next.postMessage("take over");
}

async function keep(): Promise<void> {
  const site = await navigator.serviceWorker.register("./sw.js");
  const look = (): void => {
    if (site.waiting && navigator.serviceWorker.controller) found.waiting = site.waiting;
  };
  look();
  site.addEventListener("updatefound", () => site.installing?.addEventListener("statechange", look));
}

if (roomsHere && "serviceWorker" in navigator) addEventListener("load", () => void keep().catch(console.warn));
