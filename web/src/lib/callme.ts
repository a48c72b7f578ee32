// Calling somebody back to the table who looks at another tab: by the browser's own notifications, when they want that.
import { settings } from "./store.svelte";
import { t } from "./text.svelte";

const possible = (): boolean => "Notification" in window;

/** Whether this browser may be asked at all. */
export const mayCall = (): boolean => possible() && Notification.permission !== "denied";

/** The person wants to be called; the browser asks once. */
export async function wantCalls(wanted: boolean): Promise<void> {
  settings.calls = wanted && possible() && (await Notification.requestPermission()) === "granted";
}

/** It is their turn, and they do not look. */
export function call(what: string): void {
  if (!settings.calls || !document.hidden || !possible() || Notification.permission !== "granted") return;
  const note = new Notification(t("your-turn"), { body: what, tag: "stockade-turn", icon: "favicon.svg" });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}
