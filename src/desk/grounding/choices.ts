import type { GroundingRequest } from "../../core/grounding.js";
import { entityAt, type Mention } from "./mentions.js";
import { withWord } from "./own-names.js";
import { digits, rangeFrom } from "./place-numbers.js";
import { classOf, numberOf } from "./room-vocabulary.js";
import type { TokenisedReply } from "./tokenised-reply.js";
import { cue, isBreak, isLight } from "./tokens.js";

const indifference: readonly RegExp[] = [
  /\b(whichever|whatever|does not matter|no matter|doesnt matter|do not (really )?(care|mind)|not (fussed|fussy|bothered|picky)|no (real )?preference|up to you|you (choose|decide|pick)|your (choice|call|pick)|choose for me|same to me|all the same|makes no difference|egal|da igual|cualquiera|peu importe|n importe|surprise me|flip a coin|first (one )?you (find|see|come across)|closest|nearest|dealer 's choice|(pick|choose|take|grab) (one|any|your pick)(?= ?[.!,]|$)|no (difference|odds)|(i am|all) (easy|good|fine)(?= ?[.!,]|$)|(are|is) (identical|equal|interchangeable|alike|the same)|dealer|(suit|please) yourself|as you (like|please|wish)|one is as good as|as good as (the|any|each)|not particular|indifferent|no view|same (same|diff)|comes? (first|to hand)|idm|idc|be my guest|nae (bother|difference)|no bother|fussy|bothered|not mind)\b/,
  /(?<!\b(?:not|no|have|has|want|there|need|at|after|for|see|know|without|of|did|do|got) )\b(any|anyone|anything|either|both|all|each|everything|every)\b(?! (?:idea|chance|more|reason|difference|i|you|we|the time|day|way|clue|other|good|way|luck|sense|wrong|right|but|except|(?:are|is) (?:dirty|gone|broken|lost|empty|mine))\b)/,
];

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
  return exact.length > 0 || !saidOne ? exact : matchingOptions(mention.family, request);
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

/** Whether a number counts what follows ("2 sugars") and names no option ("2", "number 2", "mug 2"). */
function isCount(tokens: readonly string[], at: number): boolean {
  const before = tokens[at - 1] ?? ".";
  const after = tokens[at + 1] ?? ".";
  if (/^(number|T\d+)$/.test(before)) return false;
  return (
    /^[a-z]+$/.test(after) &&
    !/^(please|thanks|thank|mate|for|is|it|i|whichever|whatever|obviously|definitely|too|are|was|has|have|belongs?|goes|and|or|not|will|would|looks|has|one|the|if|lol|haha|actually)$/.test(
      after,
    )
  );
}

const listed = /^(option|choice|answer|alternative|item|letter|variant)$/;

/** "2", "2 to 4", "all 3" (of three), "option 2" (the second that was shown). */
function numberedAt(
  tokens: readonly string[],
  at: number,
  options: readonly string[],
): readonly string[] {
  const number = Number(tokens[at]);
  const before = tokens[at - 1] ?? "";
  if (listed.test(before)) return byRank(options, number);
  const isAll = /^(all|both|any|either)$/.test(before) || tokens[at - 2] === "all";
  if (isAll && number === options.length) return options;
  if (/^(OTHER|of|O1|last)$/.test(before) || /^(of|ONEOF)$/.test(tokens[at - 2] ?? "")) return [];
  if (before === "to" && digits(tokens[at - 2]) !== null) return [];
  const range = rangeFrom(tokens, at, number);
  if (range) return range.numbers.flatMap((one) => byNumber(options, one));
  return isCount(tokens, at) ? [] : byNumber(options, number);
}

/** "the second", "the first two", "the second to last". */
function rankedAt(
  tokens: readonly string[],
  at: number,
  options: readonly string[],
): readonly string[] {
  const rank = Number((tokens[at] ?? "").slice(1));
  const next = tokens[at + 1] === "to" ? tokens[at + 2] : tokens[at + 1];
  if (next === "last") return byRank(options, options.length + 1 - rank);
  const count = rank === 1 ? digits(tokens[at + 1]) : null;
  return count === null ? byRank(options, rank) : options.slice(0, count);
}

/** "B", "option B", "mug B": 2. */
function letterAt(tokens: readonly string[], at: number): number | null {
  const token = tokens[at] ?? "";
  if (!/^[a-h]$/.test(token)) return null;
  const before = tokens[at - 1] ?? "";
  const isAlone =
    tokens.length < 8 && tokens.every((other, i) => i === at || isBreak(other) || isLight(other));
  const isNamed = listed.test(before) || (/^T\d+$/.test(before) && isBreak(tokens[at + 1] ?? "."));
  return isNamed || (isAlone && token !== "a") || tokens.length === 1
    ? token.charCodeAt(0) - 96
    : null;
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

function readPointing(reply: TokenisedReply, request: GroundingRequest): PointAt {
  const { tokens } = reply;
  const mentioned = mentionsByToken(reply);
  return (at) => {
    const mention = mentioned[at];
    const isNumberOfThing = /^\d+$/.test(tokens[at] ?? "") && tokens[at - 1]?.startsWith("T");
    return {
      ids: idsAt(reply, at, { request, mention: placeMention(mention, reply) }),
      isName: mention?.start === at || isNumberOfThing === true,
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
  if (/^\d+$/.test(token)) return numberedAt(reply.tokens, at, options);
  const letter = letterAt(reply.tokens, at);
  if (letter !== null) return byRank(options, letter);
  if (token === "middle" && options.length % 2 === 1)
    return byRank(options, (options.length + 1) / 2);
  if (/^O\d+$/.test(token) && !isAdverb(reply.tokens, at))
    return rankedAt(reply.tokens, at, options);
  if (token === "penultimate") return options.slice(-2, -1);
  if (token === "bottom") return options.slice(-1);
  if (token === "top") return options.slice(0, 1);
  if (at === 0 && isLoneOne(reply.tokens)) return byNumber(options, 1);
  if (token === "last" && /^(O\d+|to)$/.test(reply.tokens[at - 1] ?? "")) return [];
  if (token === "last" || token === "latter")
    return options.slice(-(digits(reply.tokens[at + 1]) ?? 1));
  if (token === "former") return options.slice(0, 1);
  const tool = doings.find(([verb]) => verb.test(token));
  if (tool && request.need.func !== "which")
    return options.filter((option) => classOf(option) === tool[1]);
  return byAttribute(token, request);
}

/** A clause that describes another option: "the other is empty". */
function isRemark(tokens: readonly string[], at: number): boolean {
  const next = /^\d+$/.test(tokens[at + 1] ?? "") ? at + 2 : at + 1;
  if (tokens.slice(next, next + 3).some((token) => /^(mine|ours)$/.test(token))) return false;
  return /^(is|has|was|are|were|belongs?|stays?|goes|ABSENT|got|smells|looks|'s)$/.test(
    tokens[next] ?? "",
  );
}

const wanted = /^(mine|ours|me|us|my|fine|ok|good|best|better|clean|it|yes|right|correct)$/;
const unwanted =
  /^(dirty|broken|gone|lost|chipped|cracked|taken|used|empty|bad|wrong|his|hers|theirs|NEG|ABSENT|'s)$/;

/** "1 is broken", "the second one is Ben's" (where nobody asked for Ben's): says why not that one. */
function isRejected(tokens: readonly string[], at: number, question: string): boolean {
  const near = tokens.slice(at + 1, at + 14);
  const end = near.findIndex(isBreak);
  const clause = end < 0 ? near : near.slice(0, end);
  const verb = clause.findIndex((token) => /^(is|are|was|'s|belongs?|NEG|ABSENT)$/.test(token));
  if (
    verb < 0 ||
    !clause.slice(0, verb).every((token) => isLight(token) || /^(\d+|T\d+|AND|OR)$/.test(token))
  )
    return false;
  const said = clause.slice(verb + 1);
  if (clause[verb] === cue.NEG || clause[verb] === cue.ABSENT)
    return said.length === 0 || said.some((token) => wanted.test(token));
  if (said.some((token) => wanted.test(token) || asksFor(question, token))) return false;
  return said.some((token) => unwanted.test(token)) || clause[verb] === "belongs";
}

function asksFor(question: string, word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isLight(word) && question.toLowerCase().includes(word);
}

interface Picks {
  /** The options that the last words picked; null before the first. */
  last: readonly string[] | null;
  /** The options picked before them. */
  before: Set<string>;
  dropped: Set<string>;
  /** A place or number was named that no option has. */
  missed: boolean;
  /** An option was named after the pick, and nothing said how the two belong together. */
  ignored: boolean;
}

function pickedIn({ last, before }: Picks): Set<string> {
  return new Set([...before, ...(last ?? [])]);
}

function pickAnew(picks: Picks, ids: readonly string[] | null): void {
  picks.before.clear();
  picks.last = ids;
}

/** Of each token, whether its clause denies it. */
function readDenials(tokens: readonly string[]): readonly boolean[] {
  let isDenied = false;
  return tokens.map((token) => {
    const before = isDenied;
    if (isBreak(token) || token === cue.CORRECTION) isDenied = false;
    else if (token === cue.NEG || token === cue.ABSENT || /^(leave|avoid|skip)$/.test(token))
      isDenied = true;
    return before;
  });
}

/** Of each token, the mention that it belongs to. */
function mentionsByToken({ tokens, mentions }: TokenisedReply): readonly (Mention | undefined)[] {
  const found = new Array<Mention | undefined>(tokens.length);
  for (const mention of mentions.toReversed())
    if (mention.start >= 0) found.fill(mention, mention.start, mention.end);
  return found;
}

/** What stands between an option and the one picked before it. */
interface Gap {
  joins: boolean;
  breaks: boolean;
  /** Only words that may stand within a list. */
  isLight: boolean;
}

const emptyGap: Gap = { joins: false, breaks: false, isLight: true };

function extendGap(gap: Gap, token: string): void {
  gap.joins ||= /^(OR|AND|,)$/.test(token);
  gap.breaks ||= isBreak(token);
  gap.isLight &&= isLight(token) || /^(OR|AND|,|IN|T\d+|\d+|HEDGE|ALSO|NEAR)$/.test(token);
}

/** Whether they are the last ones picked now. */
function pick(picks: Picks, ids: readonly string[], gap: Gap): boolean {
  const { last } = picks;
  if (last && !(gap.joins && gap.isLight)) return !gap.breaks && narrowLast(picks, last, ids);
  for (const id of last ?? []) picks.before.add(id);
  picks.last = ids;
  return true;
}

/** "the blue one on the desk": both must hold. */
function narrowLast(picks: Picks, last: readonly string[], ids: readonly string[]): boolean {
  const both = last.filter((id) => ids.includes(id));
  if (both.length > 0) picks.last = both;
  return both.length > 0;
}

function complement(picks: Picks, options: readonly string[]): string[] {
  const named = new Set([...pickedIn(picks), ...picks.dropped]);
  return named.size === 0 ? [] : options.filter((option) => !named.has(option));
}

function collectPicks(reply: TokenisedReply, request: GroundingRequest): Picks {
  const picks: Picks = {
    last: null,
    before: new Set(),
    dropped: new Set(),
    missed: false,
    ignored: false,
  };
  const { tokens } = reply;
  const pointAt = readPointing(reply, request);
  const denied = readDenials(tokens);
  const lastOther = tokens.lastIndexOf(cue.OTHER);
  const lastName = tokens.findLastIndex((token) => namesOption.test(token));
  let gap = { ...emptyGap };
  tokens.forEach((token, at) => {
    let isPicked = false;
    if (/^(CORRECTION|ACTUALLY)$/.test(token) && at < lastName && takesBack(tokens, at)) {
      if (lastOther < at) pickAnew(picks, null);
    } else if (token === cue.OTHER) {
      const others = isRemark(tokens, at) ? [] : complement(picks, request.options ?? []);
      isPicked = others.length > 0;
      if (isPicked) pickAnew(picks, others);
    } else {
      const { ids, isName } = pointAt(at);
      if (ids.length === 0) picks.missed ||= isName;
      else if (denied[at] || isRejected(tokens, at, request.question))
        for (const id of ids) picks.dropped.add(id);
      else {
        isPicked = pick(picks, ids, gap);
        picks.ignored ||= !isPicked && !ids.every((id) => pickedIn(picks).has(id));
      }
    }
    if (isPicked) gap = { ...emptyGap };
    else extendGap(gap, token);
  });
  return picks;
}

/** The mention, if it names a place in words: a bare number is an option here. */
function placeMention(mention: Mention | undefined, reply: TokenisedReply): Mention | undefined {
  if (!mention) return undefined;
  const named = reply.tokens
    .slice(mention.start, mention.end)
    .some((token) => token.startsWith("P"));
  return named ? mention : undefined;
}

const namesOption = /^(\d+|O\d+|[PT]\d+)$/;

/** Whether the option that is named after the "no, sorry" is named in its stead. */
function takesBack(tokens: readonly string[], at: number): boolean {
  if (tokens[at] !== cue.ACTUALLY) return true;
  return tokens
    .slice(at + 1, at + 5)
    .some((token) => namesOption.test(token) || token === cue.OTHER);
}

/** The options that a reply chooses, in the order offered; null when it chooses none. */
export function readChoice(
  reply: TokenisedReply,
  request: GroundingRequest,
  text: string,
): { readonly options: readonly string[]; readonly ignored: boolean } | null {
  const options = request.options ?? [];
  const picks = collectPicks(reply, request);
  const { ignored } = picks;
  const chosen = pickedIn(picks);
  for (const id of picks.dropped) chosen.delete(id);
  if (chosen.size > 0) return { options: options.filter((option) => chosen.has(option)), ignored };
  if (picks.dropped.size > 0 && picks.dropped.size < options.length)
    return { options: options.filter((option) => !picks.dropped.has(option)), ignored };
  const doubts = reply.tokens.includes(cue.DUNNO) && !/\b(any|either|both)\b/.test(text);
  const [shrugs, names] = indifference.map((pattern) => pattern.test(text));
  return !picks.missed && (shrugs || (names && !doubts)) ? { options, ignored: false } : null;
}
