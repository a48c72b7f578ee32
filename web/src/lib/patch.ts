// What changed, as the server tells it with every event (see `Patch` in the contract): the same few lines as
// `engine/patch.py`. What did not change is shared with the old value.
import type { Patch } from "../generated/contract";

export function patched<T>(old: T, patch: Patch): T {
  return changed(old, patch) as T;
}

function changed(old: unknown, patch: unknown): unknown {
  if (Array.isArray(patch)) {
    if (patch.length === 1) return patch[0];
    const [at, gone, more] = patch as [number, number, unknown[]];
    const list = old as unknown[];
    return [...list.slice(0, at), ...more, ...list.slice(at + gone)];
  }
  const entries = Object.entries(patch as Record<string, unknown>);
  if (Array.isArray(old)) {
    const list: unknown[] = [...(old as unknown[])];
    for (const [at, change] of entries) list[Number(at)] = changed(list[Number(at)], change);
    return list;
  }
  const next = { ...(old as Record<string, unknown>) };
  for (const [key, change] of entries)
    if (Array.isArray(change) && change.length === 0) delete next[key];
    else next[key] = changed(next[key], change);
  return next;
}
