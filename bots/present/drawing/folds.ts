/** Writes places as words that share a line: "cabinet 1–4, 6 · drawer 3", "fridge: egg, lettuce". */
import type { PlaceView } from "../../../src/core/scene.js";

/** Words to be broken into lines. They are dark if the robot has not looked there. */
export interface FoldContent {
  readonly words: readonly string[];
  readonly seen: boolean;
}

/** Lists names only. Names that differ only in their number share one entry. */
export function foldNames(
  intro: string,
  places: readonly PlaceView[],
  seen: boolean,
): FoldContent[] {
  return fold(intro, nameRanges(places), seen);
}

/** Lists names with contents. Empty places share entries at the end. */
export function foldThings(
  intro: string,
  places: readonly PlaceView[],
  seen: boolean,
): FoldContent[] {
  const full = places.filter((place) => place.things.length > 0);
  const empty = nameRanges(places.filter((place) => place.things.length === 0));
  const entries = [
    ...full.map((place) => `${place.label}: ${place.things.map(({ label }) => label).join(", ")}`),
    ...(empty.length > 0 ? [`empty: ${empty.join(", ")}`] : []),
  ];
  return fold(intro, entries, seen);
}

function fold(intro: string, entries: readonly string[], seen: boolean): FoldContent[] {
  if (entries.length === 0) return [];
  const separated = entries.map((entry, index) =>
    index < entries.length - 1 ? `${entry} ·` : entry,
  );
  const words = separated.flatMap((entry) => entry.split(/(?<=,) /));
  const [first = "", ...others] = words;
  return [{ words: intro ? [`${intro} ${first}`, ...others] : words, seen }];
}

/** "cabinet 1–4, 6", "drawer 3", "fridge". */
export function nameRanges(places: readonly PlaceView[]): string[] {
  const numbers = new Map<string, number[]>();
  for (const { label } of places) {
    const [, stem = label, number] = /^(.*\D) ([1-9]\d{0,5})$/.exec(label) ?? [];
    numbers.set(stem, [...(numbers.get(stem) ?? []), ...(number ? [Number(number)] : [])]);
  }
  return [...numbers].map(([stem, all]) => [stem, inRanges(all)].filter(Boolean).join(" "));
}

/** "1–4, 6" */
function inRanges(numbers: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && number === range.last + 1) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges
    .map(({ first, last }) => (first === last ? `${first}` : `${first}–${last}`))
    .join(", ");
}
