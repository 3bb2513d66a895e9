/** What the words of a reply point at among the options: by number, rank, letter, place or name. */
import { classOf } from "../../core/fact.js";
import type { GroundingRequest } from "../../core/grounding.js";
import { entityAt, type Mention } from "./mentions.js";
import { withWord } from "./own-names.js";
import { digits, rangeFrom } from "./place-numbers.js";
import { numberOf } from "./room-vocabulary.js";
import type { TokenisedReply } from "./tokenised-reply.js";
import { cue, isBreak, isLight } from "./tokens.js";

/** Verbs that stand for a tool, when people are asked how. */
const doings: ReadonlyArray<readonly [RegExp, string]> = [
  [/^(nuke|zap|nuking|zapping|microwaving|nuked)$/, "microwave"],
  [/^(toast|toasting|toasted)$/, "toaster"],
  [
    /^(fry|boil|saute|simmer|frying|boiling|fried|boiled|poached|scrambled|grill|steam|poach|scramble|flame|gas)$/,
    "stoveburner",
  ],
  [/^(rinse|wash|rinsing|washing|soak|scrub|tap)$/, "sinkbasin"],
  [/^(chill|refrigerate|chilling)$/, "fridge"],
];

function matchingOptions(ids: readonly string[], request: GroundingRequest): string[] {
  const options = request.options ?? [];
  const here = new Set(ids);
  return options.filter((option) => here.has(option) || here.has(request.known.get(option) ?? ""));
}

/** Options at a place. "The cabinet one" is the one of any cabinet, not of cabinet 1. */
function byPlace(reply: TokenisedReply, mention: Mention, request: GroundingRequest): string[] {
  const exact = matchingOptions(mention.ids, request);
  const saidOne = mention.numbered && reply.tokens[mention.end - 1] === "1";
  const isOfKind = saidOne && reply.tokens[mention.start - 1] === "the";
  return isOfKind || (saidOne && exact.length === 0)
    ? matchingOptions(mention.family, request)
    : exact;
}

function byNumber(options: readonly string[], number: number): string[] {
  return options.filter((option) => numberOf(option) === number);
}

/** "the second": counts the options in the order offered. */
function byRank(options: readonly string[], rank: number): string[] {
  const option = options[rank - 1];
  return option === undefined ? [] : [option];
}

/** Options whose own names have one of the words, if the word tells them apart. */
function byAttribute(words: string, request: GroundingRequest): readonly string[] {
  const found = words
    .split(" ")
    .map((word) => withWord(request.options ?? [], word, request.vocabulary));
  return found.find((ids) => ids.length > 0) ?? [];
}

/** What numbers count: words in the plural, and units. */
const units =
  /^([a-z]{2,}s|min|sec|mins?|minutes?|hours?|more|left|other|person|people|pieces?|of|clean|dirty|big|small|new|old|little|different|good|pm|am|percent|euro|flame|bags?|cups?)$/;

/** Whether a number counts what follows ("2 sugars") and names no option ("2", "number 2", "mug 2"). */
function isCount(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? ".";
  const after = tokens[at + 1] ?? ".";
  if (after === "times") return true;
  if (/^(number|T\d+)$/.test(before)) return false;
  if (/^(least|most)$/.test(before)) return true;
  if (/^(AND|OR|,)$/.test(before) && digits(tokens[at - 2]) !== null) return false;
  if (
    /^(the|those|these|only|both|my)$/.test(before) &&
    /^(IN|FROM|NEAR|that|which|with)$/.test(after)
  )
    return Number(tokens[at]) > 1;
  if (before === "for" && isBreak(after)) return true;
  if (
    /^(determined|the|a|my|your|our|like|too|to|well|better|best|NEG|ABSENT|IN|it|me)$/.test(
      tokens[at + 2] ?? "",
    )
  )
    return false;
  return (
    units.test(after) &&
    !/^(is|was|has|does|goes|yes|this|'s|thanks|please|suits|fits|works|looks|seems|sounds|feels|needs|obvs|obvious|always)$/.test(
      after,
    )
  );
}

const listed = /^(option|choice|answer|alternative|item|letter|variant)$/;

/** "the two": all that were asked for, where there are two. */
function isWhole(tokens: readonly string[], at: number, request: GroundingRequest): boolean {
  const isPlural = /^which \w*[^s]s\b/i.test(request.question);
  const isThe = tokens[at - 1] === "the" && Number(tokens[at]) === request.options?.length;
  const isAlone = isBreak(tokens[at + 1] ?? ".");
  const isOfThem = tokens[at + 1] === "of" && /^(them|those|these)$/.test(tokens[at + 2] ?? "");
  return isThe && (isOfThem || (isPlural && isAlone));
}

/** "odd numbers", "the lower index". */
function byKindOfNumber(
  tokens: readonly string[],
  at: number,
  options: readonly string[],
): readonly string[] | null {
  const next = tokens[at + 1] ?? "";
  if (!/^(numbers?|index|ones?|numbered|indices|digits?)$/.test(next)) return null;
  const token = tokens[at] ?? "";
  const sorted = options.toSorted((a, b) => (numberOf(a) ?? 0) - (numberOf(b) ?? 0));
  const isCounted = next !== "one" && next !== "ones";
  if (/^(odd|even)$/.test(token))
    return options.filter((id) => (numberOf(id) ?? 0) % 2 === (token === "odd" ? 1 : 0));
  if (isCounted && /^(lower|lowest|smaller|smallest|low)$/.test(token)) return sorted.slice(0, 1);
  if (isCounted && /^(higher|highest|bigger|biggest|larger|largest|high)$/.test(token))
    return sorted.slice(-1);
  return null;
}

/** "2", "2 to 4", "all 3" (of three), "option 2" (the second that was shown). */
function numberedAt(
  tokens: readonly string[],
  at: number,
  options: readonly string[],
): readonly string[] {
  const number = Number(tokens[at]);
  const before = tokens[at - 1] ?? "";
  if (listed.test(before)) return byRank(options, number);
  if (
    before === cue.UNDER &&
    tokens
      .slice(0, at)
      .some((token) => /^(any|anything|all|everything|numbered|numbers|ones)$/.test(token))
  )
    return options.filter((id) => (numberOf(id) ?? number) < number);
  const isOfList =
    /^(IN|of|FROM) (the|your|that|those|these)\b.*\b(list|options|shown|offered|suggestions)\b/;
  if (isOfList.test(tokens.slice(at + 1, at + 7).join(" "))) return byRank(options, number);
  const isAll = /^(all|both|any|either)$/.test(before) || tokens[at - 2] === "all";
  if (isAll && number === options.length) return options;
  if (/^(OTHER|of|O1|last)$/.test(before) || /^(of|ONEOF)$/.test(tokens[at - 2] ?? "")) return [];
  if (before === "to" && digits(tokens[at - 2]) !== null) return [];
  const range = rangeFrom(tokens, at, number);
  if (range) return range.numbers.flatMap((one) => byNumber(options, one));
  return isCount(tokens, at) ? [] : byNumber(options, number);
}

/** "in the fourth dimension": the rank of something that was not shown. */
function isOfElse(tokens: readonly string[], at: number): boolean {
  const next = tokens[at + 1] ?? "";
  const lead = tokens.slice(Math.max(0, at - 2), at).join(" ");
  return (
    /\bIN( the)?$/.test(lead) && /^[a-z]{3,}$/.test(next) && !isLight(next) && !counted.test(next)
  );
}

/** What may follow a rank among what was shown. */
const counted =
  /^(ones?|to|from|last|please|thanks|place|spot|of|listed|shown|mentioned|suggested|named)$/;

/** "the second", "the first two", "the second to last". */
function rankedAt(
  tokens: readonly string[],
  at: number,
  options: readonly string[],
): readonly string[] {
  const rank = Number((tokens[at] ?? "").slice(1));
  if (isOfElse(tokens, at)) return [];
  const next = tokens[at + 1] === "to" ? tokens[at + 2] : tokens[at + 1];
  const isFromEnd = /^(one )?FROM (the )?(bottom|end|right|last|back)\b/.test(
    tokens.slice(at + 1, at + 5).join(" "),
  );
  if (next === "last" || isFromEnd) return byRank(options, options.length + 1 - rank);
  const before = tokens[at - 2] === "the" ? digits(tokens[at - 1]) : null;
  const count = rank === 1 ? (digits(tokens[at + 1]) ?? before) : null;
  return count === null ? byRank(options, rank) : options.slice(0, count);
}

/** "the middle one" of three, "the two in the middle" of four. */
function middleOf(options: readonly string[], tokens: readonly string[]): readonly string[] {
  const half = Math.floor(options.length / 2);
  if (options.length % 2 === 1) return options.slice(half, half + 1);
  return tokens.includes("2") ? options.slice(half - 1, half + 1) : [];
}

/** "the top one", "on the right": the first or the last of what was shown; but not "third from the top". */
function sideAt(tokens: readonly string[], at: number): "first" | "last" | null {
  const token = tokens[at] ?? "";
  const before = tokens.slice(Math.max(0, at - 2), at);
  if (before.includes("FROM")) return null;
  if (token === "top" || token === "bottom") return token === "top" ? "first" : "last";
  const isPlace =
    tokens.length === 1 ||
    (before.at(-1) === "the" && /^(one|[.,;!])$/.test(tokens[at + 1] ?? "."));
  if (!/^(left|right)$/.test(token) || !isPlace) return null;
  return token === "left" ? "first" : "last";
}

/** "B", "option B", "mug B": 2. */
function letterAt(tokens: readonly string[], at: number, shown: number): number | null {
  const token = tokens[at] ?? "";
  if (!isLetter(token, shown)) return null;
  const before = tokens[at - 1] ?? "";
  const isAlone =
    tokens.length < 8 &&
    tokens.every(
      (other, i) =>
        i === at || isBreak(other) || isLight(other) || /^(please|thanks|HEDGE)$/.test(other),
    );
  if (isLetterList(tokens, shown)) return token.charCodeAt(0) - 96;
  const isNamed = listed.test(before) || (/^T\d+$/.test(before) && isBreak(tokens[at + 1] ?? "."));
  const isOnly = tokens.every((other, i) => i === at || isBreak(other));
  return isNamed || (isAlone && token !== "a") || isOnly ? token.charCodeAt(0) - 96 : null;
}

/** The letter of one of the options shown. */
function isLetter(token: string, shown: number): boolean {
  return /^[a-h]$/.test(token) && token.charCodeAt(0) - 96 <= shown;
}

/** "a or c", "neither a nor b": nothing but letters of options, and how they belong together. */
function isLetterList(tokens: readonly string[], shown: number): boolean {
  if (tokens.length > 12) return false;
  const letters = tokens.filter((token) => isLetter(token, shown));
  const joins = /^(OR|AND|NEG|HEDGE|option|answer|please|,)$/;
  const last = tokens.findLastIndex((token) => !isBreak(token));
  return (
    letters.length > 1 &&
    tokens.slice(0, last + 1).every((token) => isLetter(token, shown) || joins.test(token))
  );
}

/** "whichever you find first": here "first" is no rank. */
function isAdverb(tokens: readonly string[], at: number): boolean {
  const follows = /^(one|ones|of|T\d+|P\d+|OR|AND)$/.test(tokens[at + 1] ?? "");
  return (
    !follows &&
    /^(you|clean|(find|see|come|get|try|look|do|go|reach|grab)(s|ing)?)$/.test(tokens[at - 1] ?? "")
  );
}

/** The only word of the reply is "one". */
function isLoneOne(tokens: readonly string[]): boolean {
  return (
    tokens[0] === "one" && tokens.slice(1).every((token) => /^([.!]|please|thanks)$/.test(token))
  );
}

/** What a token points at, and whether it names a place or number at all. */
type PointAt = (at: number) => { readonly ids: readonly string[]; readonly isName: boolean };

export function readPointing(reply: TokenisedReply, request: GroundingRequest): PointAt {
  const { tokens } = reply;
  const mentioned = mentionsByToken(reply);
  return (at) => {
    const mention = mentioned[at];
    const isNumberOfThing = /^\d+$/.test(tokens[at] ?? "") && tokens[at - 1]?.startsWith("T");
    return {
      ids: idsAt(reply, at, { request, mention: placeMention(mention, reply) }),
      isName:
        (mention?.start === at && (mention.numbered || mention.relation !== "none")) ||
        isNumberOfThing === true,
    };
  };
}

function idsAt(
  reply: TokenisedReply,
  at: number,
  context: { request: GroundingRequest; mention: Mention | undefined },
): readonly string[] {
  const { request, mention } = context;
  const options = request.options ?? [];
  const token = reply.tokens[at] ?? "";
  if (mention) return mention.start === at ? byPlace(reply, mention, request) : [];
  const entity = entityAt(token, reply.entities);
  if (entity?.own) return options.filter((option) => entity.ids.includes(option));
  if (entity && request.need.func === "how" && /^(pan|pot)$/.test(entity.classes[0] ?? ""))
    return options.filter((option) => classOf(option) === "stoveburner");
  if (entity) return entity.asked ? [] : byAttribute(entity.name, request);
  if (/^\d+$/.test(token)) {
    if (isWhole(reply.tokens, at, request)) return options;
    return numberedAt(reply.tokens, at, options);
  }
  const numbers = byKindOfNumber(reply.tokens, at, options);
  if (numbers) return numbers;
  const letter = letterAt(reply.tokens, at, options.length);
  if (letter !== null) return byRank(options, letter);
  if (token === "middle") return middleOf(options, reply.tokens);
  if (/^O\d+$/.test(token) && !isAdverb(reply.tokens, at))
    return rankedAt(reply.tokens, at, options);
  if (token === "penultimate") return options.slice(-2, -1);
  const side = sideAt(reply.tokens, at);
  if (side !== null) return side === "first" ? options.slice(0, 1) : options.slice(-1);
  if (at === 0 && isLoneOne(reply.tokens)) return byNumber(options, 1);
  if (token === "last" && /^(O\d+|to)$/.test(reply.tokens[at - 1] ?? "")) return [];
  if (token === "last" || token === "latter")
    return options.slice(-(digits(reply.tokens[at + 1]) ?? 1));
  if (token === "former") return options.length === 2 ? options.slice(0, 1) : [];
  const tool = doings.find(([verb]) => verb.test(token));
  if (tool && request.need.func === "how")
    return options.filter((option) => classOf(option) === tool[1]);
  return byAttribute(token, request);
}

/** Of each token, the mention that it belongs to. */
function mentionsByToken({ tokens, mentions }: TokenisedReply): readonly (Mention | undefined)[] {
  const found = new Array<Mention | undefined>(tokens.length);
  for (const mention of mentions.toReversed())
    if (mention.start >= 0) found.fill(mention, mention.start, mention.end);
  return found;
}

/** The mention, if it names a place in words: a bare number is an option here. */
function placeMention(mention: Mention | undefined, reply: TokenisedReply): Mention | undefined {
  if (!mention) return undefined;
  const named = reply.tokens
    .slice(mention.start, mention.end)
    .some((token) => token.startsWith("P"));
  return named ? mention : undefined;
}
