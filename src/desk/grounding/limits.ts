/** Replies to what something may cost at most: "under 20 bucks", "max 15", "about ten euros". */
import type { GroundedReply } from "../../core/grounding.js";
import { aspects, readDollars } from "../../core/notebook.js";
import { inDigits } from "./numerals.js";
import { isSuspicious } from "./suspicion.js";

const money = "dollars?|bucks?|usd|euros?|eur|pounds?|quid|gbp|francs?|chf|pesos?|kr|[$€£¥₹]";
const foreign =
  /[€£¥₹]|\b(?:euros?|eur|pounds?|quid|gbp|francs?|chf|pesos?|yen|rupees?|kronor|kr)\b/u;

/** Where an amount is no upper limit. */
const fromBelow =
  /(?<!\b(?:no|not|nothing|never|without|do not|would not|wouldn't|don't|cannot|can't|won't)\b[^,.;]{0,25})\b(?:at least|more than|over|above|minimum|no less than|not less than|starting at)\b/u;
const corrected =
  /\b(?:no wait|wait|actually|sorry|i mean|i meant|make (?:it|that)|or rather|correction)\b/u;
const isBetween = /^ ?(?:[-–—]|to|and|or|til|till|until) ?$/u;
const ofOther =
  /^ ?(?:%|percent|minutes?|hours?|days?|weeks?|months?|years?|people|persons?|packs?|pieces?|grams?|g|kg|kilos?|kilograms?|ml|liters?|litres?|l|ounces?|oz|lbs?|count|bags?|rolls?|boxes|bottles?|cans?|am|pm|o'clock|times|stars?|of (?:them|those|these))\b/u;
const leftOpen =
  /\b(?:no (?:upper )?limits?|unlimited|no object|sky is the limit|any (?:price|amount)|whatever it (?:costs|takes)|as much as (?:it takes|you (?:like|want|need)))\b/u;
/** The cheapest. */
export const lowest =
  /(?<!\b(?:not|never) (?:the |too |so |be ){0,3})\b(?:cheap(?:est|er|ly)?|(?:as )?(?:little|low) as (?:possible|you can)|least expensive|(?:lowest|best|smallest)(?: possible)? price)\b/u;

/** An amount of so many times what was offered is asked back. */
const farAbove = 3;

/** @param text the reply as it was written */
export function groundLimit(
  text: string,
  values: readonly string[],
  isLeftOpen: boolean,
): Extract<GroundedReply, { kind: "choice" }> | null {
  const said = inDigits(
    text
      .normalize("NFKC")
      .toLowerCase()
      .replace(/’/g, "'")
      .replace(/\b(?:a |one )?(tenner|fiver)\b/gu, (_, note) => (note === "fiver" ? "5" : "10")),
  );
  const amounts = amountsIn(said);
  if (amounts === "unclear") return null;
  if (amounts !== null) {
    const options = [`${amounts} dollars`];
    const highest = Math.max(...values.flatMap((value) => readDollars(value) ?? []));
    const isDoubted =
      foreign.test(said) || isSuspicious(text, said) || amounts > farAbove * highest;
    return { kind: "choice", options, ...(isDoubted && { confidence: "middling" }) };
  }
  if (isLeftOpen || leftOpen.test(said)) return { kind: "choice", options: [aspects.price.open] };
  const [least] = values
    .filter((value) => readDollars(value) !== null)
    .sort((one, other) => (readDollars(one) ?? 0) - (readDollars(other) ?? 0));
  return least !== undefined && lowest.test(said) ? { kind: "choice", options: [least] } : null;
}

interface Amount {
  readonly value: number;
  readonly at: number;
  readonly end: number;
}

/** The highest of a range, or the only amount; null: there is none. */
function amountsIn(text: string): number | "unclear" | null {
  const later = text.split(corrected).findLast((part) => /\d/u.test(part)) ?? text;
  const found = findAmounts(later);
  const [first, ...more] = found;
  if (!first) return null;
  if (fromBelow.test(later) || /\bnot (?:[$€£] ?)?$/u.test(later.slice(0, first.at)))
    return "unclear";
  const values = new Set(found.map(({ value }) => value));
  const isRange = more.length === 1 && isBetween.test(later.slice(first.end, more[0]?.at));
  if (values.size > 1 && !isRange) return "unclear";
  const most = Math.max(...values);
  return most > 0 && most < 1_000_000 ? most : "unclear";
}

function findAmounts(text: string): readonly Amount[] {
  const number = "\\d{1,3}(?:,\\d{3})+(?:\\.\\d{1,2})?|\\d{1,7}(?:[.,]\\d{1,2})?";
  const pattern = new RegExp(
    `(?<![\\d.,])(${number})(?![\\d]|[.,]\\d)(?: ?(?:${money}) (?:and )?(\\d\\d)(?!\\d))?(?: ?(?:${money}|ish)(?!\\p{L}))?`,
    "gu",
  );
  return [...text.matchAll(pattern)].flatMap((match) => {
    const [all, whole = "", cents] = match;
    const end = match.index + all.length;
    if (ofOther.test(text.slice(end))) return [];
    const plain = /,\d{3}/u.test(whole) ? whole.replace(/,/g, "") : whole.replace(",", ".");
    return [{ value: Number(plain) + Number(cents ?? 0) / 100, at: match.index, end }];
  });
}
