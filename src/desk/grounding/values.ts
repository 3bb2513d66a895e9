/** Replies to "how" and "what": which of the values on offer is meant ("slice it", "the red one"). */
import { isInstance } from "../../core/fact.js";
import type { GroundedReply, GroundingRequest } from "../../core/grounding.js";
import type { Manner } from "../../core/names.js";
import { readUsual, subjectOf } from "../../core/notebook.js";
import { normaliseText } from "./normalise.js";

/** How people say each manner of cutting: the verb in every form, and its result. */
const sayings: Readonly<Record<Manner, RegExp>> = {
  sliced: /\b(slic(?:e|es|ed|ing)|rounds|discs)\b/g,
  diced: /\b(dic(?:e|es|ed|ing)|cub(?:e|es|ed|ing))\b/g,
  chopped: /\b(chop|chops|chopped|chopping|hack(?:ed)?)\b/g,
  uncut:
    /\b(uncut|whole|untouched|in one piece|as (?:it|they) (?:is|are)|(?:not|no|never|without)(?: (?:to|be|need|needs|any))* cut(?:ting)?)\b/g,
};

const denials = /\b(?:not|never|no|nor|without|instead of|rather than)(?: \w+){0,3}$/;
const corrections = /\b(?:no|wait|sorry|actually|rather|correction|i mean|or rather)\b/;

/** The options, if they are values and not numbered things ("pack of 2" of what is bought is a value); otherwise null. */
export function valuesOffered({ need, options }: GroundingRequest): readonly string[] | null {
  const isValue = need.func === "how" || need.func === "what";
  if (!isValue || !options || options.length === 0) return null;
  return readUsual(subjectOf(need)) || !options.some(isInstance) ? options : null;
}

/** Sizes, amounts and denials as people write them and as shops do, in one spelling. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/\bhalf (?:a |of a )?kilo(?:gram)?\b/giu, "500 gram"],
  [/\ba kilo(?:gram)?\b/giu, "1 kilogram"],
  [/\bhalf (?:a |of a )?dozen\b/giu, "6"],
  [/\b(?:two|2|a couple of) dozen\b/giu, "24"],
  [/\ba dozen\b/giu, "12"],
  [
    /\b(?:(?:any|every)thing|any|all|some(?:thing)?) (?:but|except|other than|besides|apart from)\b/giu,
    "not",
  ],
  [/^ *(?:size )?s[ .!]*$/iu, "small"],
  [/^ *(?:size )?m[ .!]*$/iu, "medium"],
  [/^ *(?:size )?l[ .!]*$/iu, "large"],
  [/\b(\d) ?x[ -]?(small|large|s|l)\b/giu, "$1x$2"],
  [/\b(?:extra[ -]?extra[ -]?|xx[ -]?)(small|large|s|l)\b/giu, "2x$1"],
  [/\b(?:extra[ -]?|x[ -]?)(small|large|s|l)\b/giu, "1x$1"],
  [/\b(\d)xs(?:mall)?\b/giu, "sizedown$1"],
  [/\b(\d)xl(?:arge)?\b/giu, "sizeup$1"],
];

/** The same text with one spelling of sizes and amounts. */
export function spellSizes(text: string): string {
  return spellings.reduce((spelled, [said, spelling]) => spelled.replace(said, spelling), text);
}

/** @param text the reply in plain words */
export function groundValue(
  text: string,
  values: readonly string[],
  isDontKnow: boolean,
): GroundedReply {
  const named = findValues(text, values);
  const meant = withoutCorrected(
    named.filter(({ denied }) => !denied),
    text,
  );
  const kept = new Set(meant.map(({ value }) => value));
  if (kept.size === 1) return { kind: "choice", options: [...kept] };
  const denied = new Set(named.map(({ value }) => value));
  const left = kept.size > 0 ? [...kept] : values.filter((value) => !denied.has(value));
  const [only] = left;
  if (only !== undefined && left.length === 1) return { kind: "choice", options: [only] };
  if (isDontKnow && kept.size === 0) return { kind: "dont_know", claims: [] };
  return { kind: "unclear", guesses: left };
}

interface Named {
  readonly value: string;
  readonly at: number;
  readonly end: number;
  readonly denied: boolean;
}

/** The values that a text names, each with its place and whether it is denied. */
export function findValues(text: string, values: readonly string[]): readonly Named[] {
  const found = values.flatMap((value) =>
    formsOf(value, values).flatMap((form) =>
      [...text.matchAll(form)].flatMap(({ index, 0: said }) =>
        isOtherAmount(text.slice(0, index), said, value)
          ? []
          : [
              {
                value,
                at: index,
                end: index + said.length,
                denied: denials.test(clauseBefore(text, index)),
              },
            ],
      ),
    ),
  );
  return found
    .filter((one) => !found.some((other) => holds(other, one)))
    .sort((one, other) => one.at - other.at);
}

const amount =
  /(?:(?<!\p{N})\p{N}{1,9}(?: ?[.,] ?\p{N}{1,9}){0,3}|\b(?:half|quarter|\p{L}{1,7}teen|\p{L}{1,7}ty|ten|eleven|twelve|two|three|four|five|six|seven|eight|nine))[ -]{0,3}(?:an? |of ){0,3}$/u;

/** "16 ounce" is not "12 ounce (pack of 1)", though no other value is in ounces. */
function isOtherAmount(before: string, said: string, value: string): boolean {
  const hasNumber = /\p{N}/u;
  if (hasNumber.test(said) || !hasNumber.test(value)) return false;
  const [told] = amount.exec(before) ?? [];
  if (told === undefined) return false;
  const numbers: readonly string[] = value.match(/\p{N}+(?:\.\p{N}+)?/gu) ?? [];
  const [number] =
    told.replace(/(?<=\p{N}) ?, ?(?=\p{N})/gu, "").match(/\p{N}+(?:\.\p{N}+)?/u) ?? [];
  return number === undefined || !numbers.includes(number);
}

/** A wider match hides those within it: the "cut" in "do not cut" does not count, nor "red" in "red ball". */
function holds(wide: Named, narrow: Named): boolean {
  const isWider = wide.end - wide.at > narrow.end - narrow.at;
  return isWider && wide.at <= narrow.at && narrow.end <= wide.end;
}

/** Patterns for a value: all its words, or one word that no other value has. */
function formsOf(value: string, values: readonly string[]): readonly RegExp[] {
  const saying = Object.entries(sayings).find(([manner]) => manner === value)?.[1];
  if (saying) return [saying];
  const words = wordsOf(value);
  const distinctive = words.filter(
    (word) => !values.some((other) => other !== value && wordsOf(other).includes(word)),
  );
  return [words, ...(words.length > 1 ? distinctive.map((word) => [word]) : [])]
    .filter((phrase) => phrase.length > 0)
    .map(
      (phrase) =>
        new RegExp(
          `(?<![\\p{L}\\p{N}]|\\p{N} ?\\. ?)${phrase.map(patternOf).join("[^\\p{L}\\p{N}]+")}`,
          "giu",
        ),
    );
}

/** In the letters of a reply, and without signs: a size may be "12 ounce (pack of 2)". */
function wordsOf(value: string): readonly string[] {
  return normaliseText(spellSizes(value)).match(/[\p{L}\p{N}]+(?: ?\. ?\p{N}+)*/gu) ?? [];
}

/** A unit may follow a number at once: "500g". */
function patternOf(word: string): string {
  const end = /\p{N}$/u.test(word) ? "(?! ?\\.? ?\\p{N})" : "s?(?![\\p{L}\\p{N}])";
  return word.replace(/ ?\. ?/g, " ?\\. ?") + end;
}

function clauseBefore(text: string, at: number): string {
  return (
    text
      .slice(0, at)
      .split(/[.,;!?]|\bbut\b/)
      .at(-1)
      ?.trim() ?? ""
  );
}

/** "Slice it, no, dice it": what was said before the correction does not count. */
function withoutCorrected(named: readonly Named[], text: string): readonly Named[] {
  const [last] = named.slice(-1);
  const before = named.at(-2);
  if (!last || !before) return named;
  return corrections.test(text.slice(before.end, last.at)) ? [last] : named;
}
