/** Parses the cooking game's text and the answers of Charlie, the paper's answering program. */

import type { Query, QueryOutcome } from "../../../core/episode/query-scene.js";
import { noWord, plainWords, type Vocabulary } from "../../../core/memory/afk-notebook.js";

export function readKitchen({ observation }: QueryOutcome) {
  const [, room = "", carried = ""] = observation.split("\n");
  return { room, carried };
}

export function findPhrases(text: string, { adjectives, nouns }: WordSets): readonly string[] {
  const words = plainWords(text);
  const phrases = words.flatMap((word, index) => {
    if (!nouns.has(word)) return [];
    const before = words[index - 1] ?? "";
    return [adjectives.has(before) ? `${before} ${word}` : word];
  });
  return [...new Set(phrases)];
}

export type WordSets = ReturnType<typeof toWordSets>;

export function toWordSets({ adjectives, nouns }: Vocabulary) {
  const real = (words: readonly string[]) => new Set(words.filter((word) => word !== noWord));
  return { adjectives: real(adjectives), nouns: real(nouns) };
}

export type AnswerFact =
  | { readonly kind: "place"; readonly thing: string; readonly link: string; readonly at: string }
  | { readonly kind: "need"; readonly thing: string; readonly cutting: string };

export function readAnswer(answer: string): AnswerFact | null {
  const place = /^the (.+) is (in|on) the (?:messy )?(.{1,80})\.$/i.exec(answer);
  if (place) {
    const [, thing = "", link = "", at = ""] = place;
    return { kind: "place", thing, link, at };
  }
  const need = /^the (.+?) needs to be (\w+) and \w+\./i.exec(answer);
  if (!need) return null;
  const [, thing = "", cutting = ""] = need;
  return { kind: "need", thing, cutting };
}

/** Returns "diced" of "a diced grilled yellow pepper". */
export function findCut(carried: string, thing: string): string | null {
  const item = carried.split(/[:,.]/).find((part) => part.endsWith(` ${thing}`));
  return /\b(sliced|diced|chopped)\b/.exec(item ?? "")?.[1] ?? null;
}

export function toQuery(func: Query["func"], phrase: string): Query {
  const words = phrase.split(" ");
  const noun = words.at(-1) ?? phrase;
  return words.length > 1
    ? { func, adjective: words.slice(0, -1).join(" "), noun }
    : { func, noun };
}

export function phraseOf({ adjective, noun }: Query): string {
  return adjective ? `${adjective} ${noun}` : noun;
}

/** Reads what lies where; `things` is null at a closed place, and the floor is the place "kitchen". */
export function readHolders(room: string) {
  const holders: { readonly place: string; readonly things: readonly string[] | null }[] = [];
  for (const sentence of room.split(/\.\s*/)) {
    const floor = /^There is (.+) on the floor$/.exec(sentence)?.[1];
    const [, place, listed = ""] =
      /^(?:On the|The) (\w+) (?:you see|contains) (.+)$/.exec(sentence) ?? [];
    const announced = announcement.exec(sentence)?.[1];
    const last = holders.at(-1);
    if (floor !== undefined) holders.push({ place: "kitchen", things: readList(floor) });
    else if (place && last?.place === place)
      holders.splice(-1, 1, { place, things: readList(listed) });
    else if (last && /^It is (bare|empty)$/.test(sentence))
      holders.splice(-1, 1, { ...last, things: [] });
    else if (announced) holders.push({ place: announced, things: null });
  }
  return holders;
}

const announcement = /\b(?:is|notice|stands|find) an? (?:open |closed )?(\w+)(?: here)?$/;

function readList(listed: string): readonly string[] {
  if (listed === "nothing") return [];
  return listed.split(/, (?:and )?/).map((thing) => thing.replace(/^(?:an?|some) /, ""));
}
