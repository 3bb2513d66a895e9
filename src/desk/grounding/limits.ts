/** Replies to what something may cost at most: "under 20 bucks", "max 15", "about ten euros". */
import type { GroundedReply } from "../../core/grounding.js";
import { aspects, readDollars } from "../../core/notebook.js";
import { wordSet } from "../../core/wording.js";
import { type Amount, amountsIn } from "./amounts.js";
import { isSmall } from "./offers.js";
import { isSuspicious } from "./suspicion.js";

type Chosen = Extract<GroundedReply, { kind: "choice" }>;

/** Where an amount is no upper limit, when it is said before it. */
const fromBelow =
  /\b(?:at least|no cheaper than|not cheaper than|more than|over|above|minimum|no less than|not less than|starting at)(?: about)?$/;
const turned = /\b(?:not|no|nothing|never|without|can not|nor)\b[^,.;]{0,40}$/;
const fromAbove =
  /\b(?:up to|at most|no more than|max|maximum|under|below|less than|limit|cap|not over|not above|not more than|within)(?: (?:is|of|about|around|at))?$/;
const tops =
  /^ (?:at a (?:stretch|push|pinch)|is (?:still |also )?(?:ok|okay|fine|acceptable|alright)|max|maximum|tops|at most|at the most|is (?:the|my) (?:limit|max|cap|ceiling|maximum))\b/;
const tooMuch =
  /^ (?:(?:is|'s|would be|are|sounds) )?(?:way |far |a bit |much )?(?:too|crazy|madness|not ok)\b/;
const told = / (?:was|were|paid)(?: about| around)?$/;
/** "more than 50 would be madness" */
const judged = /^ (?:dollars? )?(?:would|is|and|then|'s)\b/;
const corrected =
  /\b(?:no wait|wait|actually|sorry|i mean|i meant|make (?:it|that)|or rather|correction|scratch that)\b|(?<=[.,;!?] )(?:no(?= [,.])|(?:ok|okay|fine|alright|well|hm+)(?= (?:, )?\d))/;
const plainAfter = wordSet(
  "dollar option one tops max maximum top would should please ish limit budget flat even ok okay thanks ta lol haha seems sounds feels tbh maybe bucks cheers my i we they absolutely no not per each apiece mark right now obviously honestly cap ceiling today will with without including incl shipping tax would dont idk",
);
const isBetween = /^ (?:to|and|or|til|till|until|;) $/;
const perPiece =
  /^ (?:each|apiece|a piece|per \w+|(?:a|an|the|for each|for every|every) (?:pair|roll|bag|box|pack|piece|kilo|kilogram|pound|liter|litre|bottle|can|ounce|gram|sheet|load|cup|one|unit|bar|tin|jar)\b)/;
const leftOpen =
  /\b(?:(?:no|not|without)(?: of| an?)? (?:upper )?limit(?:es?|s|a)?|unlimited|no object|sky is the limit|any (?:price|amount)|whatever (?:it|they) (?:costs?|takes?)|as much as (?:it takes|you (?:like|want|need))|(?:do not|does not|not|never) (?:\w+ ){0,3}(?:care|mind|matter|fussed|bothered|important)|(?:price|cost|money) (?:is|does) (?:not|no|irrelevant)\b)/;
const manifold = /\b(?:double|twice|triple|half) (?:it|that|of it|of that)\b/;

/** An amount of so many times what was offered is asked back. */
const farAbove = 3;

/** @param reply as it was written @param tokens of it, in English @param before what the limit was the last time */
export function groundLimit(
  { reply, tokens }: { readonly reply: string; readonly tokens: readonly string[] },
  values: readonly string[],
  before: readonly string[],
): Chosen | "unclear" | null {
  const found = readLimit(tokens, readDollars(before[0] ?? ""));
  if (found === "unclear") return found;
  if (found === null) {
    const isOpen = leftOpen.test(tokens.join(" "));
    return isOpen ? { kind: "choice", options: [aspects.price.open] } : null;
  }
  const highest = Math.max(...values.flatMap((value) => readDollars(value) ?? []));
  const isDoubted =
    found.isDoubtful || isSuspicious(reply, tokens.join(" ")) || found.dollars > farAbove * highest;
  return {
    kind: "choice",
    options: [`${found.dollars} dollars`],
    ...(isDoubted && { confidence: "middling" }),
  };
}

interface Limit {
  readonly dollars: number;
  readonly isDoubtful: boolean;
}

function readLimit(all: readonly string[], before: number | null): Limit | "unclear" | null {
  const tokens = afterCorrection(all);
  const amounts = amountsIn(tokens).filter(
    ({ of }) => of === "" || of === "money" || of === "foreign",
  );
  const text = (from: number, to: number) =>
    tokens
      .slice(from, to)
      .map((token) => ` ${token}`)
      .join("");
  const lead = (amount: Amount) => text(0, amount.start).replace(/ (?:dollar|euro)s?$/, "");
  const tail = (amount: Amount) => text(amount.end, tokens.length);
  const isLower = (amount: Amount) => {
    const said = fromBelow.exec(lead(amount));
    return (
      said !== null && !turned.test(lead(amount).slice(0, said.index)) && !judged.test(tail(amount))
    );
  };
  const isSaid = (amount: Amount) =>
    !/ not$/.test(lead(amount)) && (fromBelow.test(lead(amount)) || !tooMuch.test(tail(amount)));
  const now = amounts.filter((amount) => !told.test(lead(amount)));
  const said = withoutLower(now.filter(isSaid), text);
  const marked = said.filter(
    (amount) => !isLower(amount) && (fromAbove.test(lead(amount)) || tops.test(tail(amount))),
  );
  const meant = marked.length > 0 ? marked : said;
  const [first] = meant;
  if (!first) return amounts.length > 0 ? "unclear" : null;
  if (meant.some(isLower)) return "unclear";
  const sizes = new Set(meant.map(({ size }) => size));
  const most = Math.max(...sizes);
  if (sizes.size > 1 || most <= 0 || most >= 1_000_000) return "unclear";
  const whole = text(0, tokens.length);
  const change =
    /^ (more|higher|extra|less|lower|under|below|cheaper)(?: \w+)? (?:than|of) (?:last|before|the)/.exec(
      tail(first),
    );
  if (change) {
    const sign = /more|higher|extra/.test(change[1] ?? "") ? 1 : -1;
    return before === null || before + sign * most <= 0
      ? "unclear"
      : { dollars: rounded(before + sign * most), isDoubtful: false };
  }
  const isOther = meant.some(
    ({ of, end }) =>
      of === "" &&
      /^[a-z]/.test(tokens[end] ?? ".") &&
      !isSmall(tokens[end] ?? "") &&
      !plainAfter.has(tokens[end] ?? ""),
  );
  const isConditional =
    isOther ||
    /\b(?:if|unless|depends|depending|month|monthly|week|weekly|year|percent|off|total|altogether|together|something|odd|couple)\b/.test(
      whole,
    );
  const isDoubtful =
    isConditional ||
    meant.some(({ of }) => of === "foreign") ||
    meant.some((amount) => perPiece.test(tail(amount))) ||
    manifold.test(whole);
  return { dollars: rounded(most), isDoubtful };
}

/** Of a range, its upper end; of "19 99", one amount. */
function withoutLower(
  amounts: readonly Amount[],
  text: (from: number, to: number) => string,
): readonly Amount[] {
  return amounts.flatMap((amount, at) => {
    const [before, next] = [amounts[at - 1], amounts[at + 1]];
    const isCents = (one: Amount, other: Amount) =>
      one.end === other.start &&
      one.of === "" &&
      Number.isInteger(one.number) &&
      /^\d\d$/.test(String(other.number));
    if (before && isCents(before, amount)) return [];
    if (next && isCents(amount, next))
      return [{ ...amount, size: amount.size + next.number / 100, end: next.end }];
    const isLower =
      next &&
      next.size > amount.size &&
      isBetween.test(`${text(amount.end, next.start).replace(/ dollars?$/, "")} `);
    return isLower ? [] : [amount];
  });
}

function rounded(dollars: number): number {
  return Math.round(dollars * 100) / 100;
}

/** The words after the last correction that an amount follows. */
function afterCorrection(tokens: readonly string[]): readonly string[] {
  const parts = tokens.join(" ").split(corrected);
  const later = parts.findLast((part) => /\d/.test(part)) ?? tokens.join(" ");
  return later.split(" ").filter((token) => token !== "");
}
