// Many seats fill the left side of a low window: the hand then lies in the rail, where there is room.
import { MediaQuery } from "svelte/reactivity";
import type { View } from "./model";

const low = new MediaQuery("(height <= 800px) and (width >= 901px)");
const MANY = 3;
export const handAside = (view: View): boolean =>
  low.current && new Set(view.models.map((one) => one.seat)).size >= MANY;
