// A few small sounds, made here: dice, bite, door, alarm, win. Off until somebody wants them.
import { pace, settings } from "./store.svelte";

export type Sound = "dice" | "bite" | "door" | "alarm" | "win" | "lose";

/** What an event of that kind sounds like; most are silent. */
const SOUNDS: [RegExp, Sound][] = [
  [/^game\.won/, "win"],
  [/^game\.lost/, "lose"],
  [/rolled$|^dice\./, "dice"],
  [/\.(bitten|devoured|attacked|wounded|killed)$/, "bite"],
  [/^(door|edge|window|wall)\.|\.opened$/, "door"],
  [/spawned$|arrived$|^crisis\.|\.alarm|advanced$|revealed$/, "alarm"],
];
export const soundOf = (kind: string): Sound | "" => SOUNDS.find(([test]) => test.test(kind))?.[1] ?? "";

let context: AudioContext | null = null;

function tone(at: number, hertz: number, to: number, seconds: number, shape: OscillatorType, loud: number): void {
  if (!context) return;
  const voice = context.createOscillator(),
    gain = context.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(hertz, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + seconds);
  gain.gain.setValueAtTime(loud * settings.volume, at);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + seconds);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + seconds);
}

/** A short burst of noise around a pitch: a die on a table, teeth, a latch. */
function burst(at: number, hertz: number, seconds: number, loud: number): void {
  if (!context) return;
  const samples = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = samples.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / data.length) ** 2;
  const source = context.createBufferSource(),
    band = context.createBiquadFilter(),
    gain = context.createGain();
  source.buffer = samples;
  band.type = "bandpass";
  band.frequency.value = hertz;
  gain.gain.value = loud * settings.volume;
  source.connect(band).connect(gain).connect(context.destination);
  source.start(at);
}

const PLAY: Record<Sound, (now: number) => void> = {
  dice: (now) => [0, 0.07, 0.12, 0.2, 0.24].forEach((wait, i) => burst(now + wait, 2600 - 240 * i, 0.05, 0.9)),
  bite: (now) => {
    burst(now, 500, 0.09, 1);
    burst(now + 0.1, 900, 0.06, 0.8);
  },
  door: (now) => {
    tone(now, 160, 95, 0.22, "sawtooth", 0.12);
    burst(now + 0.2, 320, 0.1, 1);
  },
  alarm: (now) => [0, 0.24].forEach((wait) => tone(now + wait, 620, 440, 0.2, "square", 0.09)),
  win: (now) => [392, 523, 659, 784].forEach((note, i) => tone(now + 0.13 * i, note, note, 0.36, "triangle", 0.3)),
  lose: (now) => [330, 277, 220].forEach((note, i) => tone(now + 0.2 * i, note, note * 0.97, 0.45, "triangle", 0.28)),
};

/** Plays it, unless sounds are off or nothing is to be watched either. */
export function play(sound: Sound | ""): void {
  if (!sound || !settings.volume || !pace()) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  document.documentElement.dataset.sound = sound;
  PLAY[sound](context.currentTime);
}
