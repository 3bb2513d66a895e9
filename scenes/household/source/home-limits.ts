/** Limits of new home files, as cards, drawings and buttons have no more room. */
import type { Fault } from "./home-sketch.js";

const mostItems: Readonly<Record<string, number>> = {
  rooms: 20,
  people: 50,
  places: 100,
  things: 300,
  tasks: 200,
};

const longestWords: Readonly<Record<string, number>> = { title: 80, label: 60, sentence: 300 };
const longestUsual = 40;
/** Homes nest less deeply. */
const deepest = 8;
const isOneLine = /^[^\p{Cc}\p{Zl}\p{Zp}]*$/u;

/** Finds long lists, long words and line breaks. */
export function findExcess(value: unknown, path: Fault["path"] = []): Fault[] {
  if (path.length > deepest) return [{ path, message: "is too deep in the file" }];
  const name = String(path.findLast((key) => typeof key === "string") ?? "");
  if (typeof value === "string") {
    const most = longestWords[name] ?? longestUsual;
    if (value.length > most) return [{ path, message: `has more than ${most} characters` }];
    if (!isOneLine.test(value))
      return [{ path, message: "is not one line without control characters" }];
    return [];
  }
  if (Array.isArray(value)) {
    const most = mostItems[name] ?? longestUsual;
    if (value.length > most) return [{ path, message: `has more than ${most} entries` }];
    return value.flatMap((item, index) => findExcess(item, [...path, index]));
  }
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findExcess(inner, [...path, key]));
}
