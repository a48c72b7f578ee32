// What may lie over the table for a while.
import type { OptionView } from "../generated/contract";

export interface Tip {
  title: string;
  lines: string[];
  more?: string[];
  note: string;
  rule: string;
  /** What the note speaks of may be done, and nothing would come of it. */
  pointless?: boolean;
  box: DOMRect;
  keep?: DOMRect[];
}
export interface Chooser {
  options: OptionView[];
  title: string;
  x: number;
  y: number;
}
export interface Toast {
  id: number;
  text: string;
  rule: string;
  icon: string;
  pointless: boolean;
}
export interface Drawer {
  title: string;
  rules: string[];
  search: string;
  /** The example of the first rule plays at once. */
  show?: boolean;
}
