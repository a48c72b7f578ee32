// What events, questions and answers speak of, by name, as the kind of thing it must be: an id, a number, or several.
import type { Args } from "../generated/contract";

type Arg = Args[string] | undefined;
export const str = (arg: Arg): string => (typeof arg === "string" ? arg : "");
export const num = (arg: Arg, otherwise = 0): number => (typeof arg === "number" ? arg : otherwise);
export const nums = (arg: Arg): number[] => (Array.isArray(arg) ? arg.map(Number) : []);
export const ids = (arg: Arg): string[] => (Array.isArray(arg) ? arg.map(String) : []);
