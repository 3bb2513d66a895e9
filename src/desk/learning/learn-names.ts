/** Learns names that only a home's people use for a place ("snack fort"), from words that no known name explains. */

import type { LearnedNames } from "../../core/memory/learned-reader.js";
import type { GroundingRequest } from "../../core/question/grounding.js";
import { wordSet } from "../../core/words/wording.js";
import { type Analysis, analyse } from "../reading/analyse.js";
import { isCommonWord } from "../reading/languages.js";
import { meaningOf } from "../reading/lexicon/meanings.js";
import { normaliseReply } from "../reading/lexicon/normalise.js";
import type { UsedReply } from "./used-replies.js";

/** Least number of replies that use a name for the same place. */
const leastReplies = 3;
/** Least share of the replies with the name that mean this place. */
const leastShare = 0.8;
const longest = 3;

const leads = wordSet("in on at inside into under by near the my our your that");
const noName = wordSet(
  "me one some maybe probably sure sorry yes no please again always usually somewhere ok okay well just still really",
);

function isNameWord(word: string): boolean {
  return /^[a-z][a-z']{2,}$/.test(word) && !isCommonWord(word) && !noName.has(word);
}

/**
 * Finds phrases that may name a place: after "in the", or all of a short reply. Returns with each the places of the
 * kind that its last word names: for "snack drawer", the drawers.
 */
function phrasesOf(request: GroundingRequest, { room }: Analysis) {
  const words = normaliseReply(request.reply, request.question).split(" ");
  const spoken = words.filter((word) => /[a-z]/.test(word)).length;
  const phrases = new Map<string, readonly string[]>();
  for (const [at, word] of words.entries()) {
    const isLed = at === 0 ? spoken <= longest : leads.has(words[at - 1] ?? "");
    if (!isLed || !isNameWord(word)) continue;
    for (const length of [1, 2, 3]) {
      const phrase = words.slice(at, at + length);
      if (phrase.length < length || !phrase.every((one) => /^[a-z']+$/.test(one))) break;
      const name = phrase.join(" ");
      const last = phrase.at(-1) ?? "";
      const meaning = meaningOf(name, room);
      const isKnown = meaning && (meaning.kind === "thing" || meaning.ids.length > 0);
      const placesOfKind = length === 1 ? [] : (meaningOf(last, room)?.ids ?? []);
      if (!isKnown && isNameWord(last)) phrases.set(name, placesOfKind);
    }
  }
  return phrases;
}

function onlyPlace({ item }: UsedReply): string | null {
  const [fact, ...more] = item.gold.facts.filter(({ polarity }) => polarity);
  const [place = null, ...others] = fact?.places ?? [];
  return more.length > 0 || others.length > 0 ? null : place;
}

/**
 * Counts which place each phrase meant. Skips replies in which a known name gives the place. If the name fits several
 * places ("drawer"), counts only phrases that end in that kind ("snack drawer").
 */
function countPlaces(replies: readonly UsedReply[]) {
  const places = new Map<string, Map<string | null, number>>();
  for (const reply of replies) {
    const { request, gold } = reply.item;
    if (gold.choice !== null) continue;
    const analysis = analyse(request);
    const place = onlyPlace(reply);
    const named = analysis.mentions.filter(({ ids }) => place !== null && ids.includes(place));
    if (named.some(({ ids }) => ids.length === 1)) continue;
    for (const [words, placesOfKind] of phrasesOf(request, analysis)) {
      if (named.length > 0 && !placesOfKind.includes(place ?? "")) continue;
      const counts = places.get(words) ?? new Map<string | null, number>();
      places.set(words, counts.set(place, (counts.get(place) ?? 0) + 1));
    }
  }
  return places;
}

export function learnNames(replies: readonly UsedReply[]): LearnedNames {
  const homes = [...new Set(replies.map(({ household }) => household))];
  return Object.fromEntries(
    homes.flatMap((home) => {
      const own = chooseNames(countPlaces(replies.filter((one) => one.household === home)));
      return Object.keys(own).length > 0 ? [[home, own]] : [];
    }),
  );
}

/** Prefers frequent phrases, then longer ones: "snack fort" to "snack". Each word is in at most one name. */
function chooseNames(
  places: ReadonlyMap<string, ReadonlyMap<string | null, number>>,
): Record<string, string[]> {
  const found = [...places].flatMap(([phrase, counts]) => {
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const [best] = [...counts].sort((one, other) => other[1] - one[1]);
    const [place = null, count = 0] = best ?? [];
    const isName = place !== null && count >= leastReplies && count / all >= leastShare;
    return isName ? [{ phrase, place, count }] : [];
  });
  const chosen: Record<string, string[]> = {};
  const taken = new Set<string>();
  for (const { phrase, place } of found.sort(
    (one, other) => other.count - one.count || other.phrase.length - one.phrase.length,
  )) {
    const words = phrase.split(" ");
    if (words.some((word) => taken.has(word))) continue;
    for (const word of words) taken.add(word);
    chosen[place] = [...(chosen[place] ?? []), phrase];
  }
  return chosen;
}
