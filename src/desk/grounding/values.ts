/** Replies to "how" and "what": which of the values on offer is meant ("slice it", "the red one"). */
import { isInstance } from "../../core/fact.js";
import type { GroundedReply, GroundingRequest } from "../../core/grounding.js";
import type { Manner } from "../../core/names.js";
import { readUsual, subjectOf } from "../../core/notebook.js";
import { tokensOf } from "./amounts.js";
import { readOffers } from "./offers.js";
import { readWish } from "./wishes.js";

/** How people say each manner of cutting: the verb in every form, and its result. The last ones hold words of the others. */
const sayings: readonly (readonly [RegExp, Manner])[] = [
  [
    /\b(uncut|whole|untouched|in one piece|as (?:it|they) (?:is|are)|(?:not|no|never|without)(?: (?:to|be|need|needs|any))* cut(?:ting)?)\b/g,
    "uncut",
  ],
  [/\b(slic(?:e|es|ed|ing)|rounds|discs)\b/g, "sliced"],
  [/\b(dic(?:e|es|ed|ing)|cub(?:e|es|ed|ing))\b/g, "diced"],
  [/\b(chop|chops|chopped|chopping|hack(?:ed)?)\b/g, "chopped"],
];

/** The options, if they are values and not numbered things ("pack of 2" of what is bought is a value); otherwise null. */
export function valuesOffered({ need, options }: GroundingRequest): readonly string[] | null {
  const isValue = need.func === "how" || need.func === "what";
  if (!isValue || !options || options.length === 0) return null;
  return readUsual(subjectOf(need)) || !options.some(isInstance) ? options : null;
}

/** @param text the reply in plain words */
export function groundValue(
  text: string,
  values: readonly string[],
  isDontKnow: boolean,
): GroundedReply {
  const said = sayings.reduce(
    (plain, [saying, manner]) => (values.includes(manner) ? plain.replace(saying, manner) : plain),
    text,
  );
  const shelf = { tokens: tokensOf(said), offers: readOffers(values), before: null };
  const { wanted, denied, guesses } = readWish(shelf, { mayAll: false, isDanger: true });
  const named = (wanted.length > 0 ? wanted : guesses).map(({ value }) => value);
  const isLeft = wanted.length === 0 && denied.length === values.length - 1;
  if (named.length === 1 && (wanted.length === 1 || isLeft))
    return { kind: "choice", options: named };
  if (isDontKnow && wanted.length === 0) return { kind: "dont_know", claims: [] };
  return { kind: "unclear", guesses: named };
}
