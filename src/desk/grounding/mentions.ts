import type { MarkedText } from "./entities.js";
import type { Entity } from "./meanings.js";
import { isInFridge, isPartOf } from "./nested-places.js";
import { digits, numbersAfter, rangeFrom, ranksBefore } from "./place-numbers.js";
import { numberOf } from "./room-vocabulary.js";
import { cue, isBreak, isLight } from "./tokens.js";

/** Most places read from one reply. A reply with more is no answer. */
const MAX_MENTIONS = 60;
/** Most words that lead to a number. */
const MAX_LEAD = 40;

export type Relation = "in" | "near" | "under" | "from" | "over" | "none";

/** A place named in the reply (or several, by number), and where it stands among the tokens. */
export interface Mention {
  /** Index of its first token, and of the one after its last. */
  readonly start: number;
  readonly end: number;
  /** The places that may be meant; empty for a place that is not in the room. */
  readonly ids: readonly string[];
  /** Every place of the class, whatever number was named. */
  readonly family: readonly string[];
  readonly classes: readonly string[];
  readonly numbered: boolean;
  readonly relation: Relation;
  /** Another room than this one. */
  readonly away: boolean;
}

/** Words after which a bare number may name a place: "try 3", "or 2", "it is 4". */
const beforeNumber =
  /^(OR|AND|IN|CORRECTION|ACTUALLY|TRY|HEDGE|NEG|BREAK|SO|IFNOT|THEN|ALSO|ONEOF|[.,;!?]|\.\.\.|number|is|was|it|the|to|says|said|reckons|thinks|leaves|leaving|definitely|COUNT|yes|either|both|only|in|between|NEAR)$/;
/** Words before which it may: anything but a thing that is counted ("3 cups"). */
const afterNumber =
  /^(OR|AND|IN|CORRECTION|ACTUALLY|HEDGE|NEG|NEAR|UNDER|BREAK|THEN|ALSO|COUNT|ABSENT|CHECKED|OTHER|DUNNO|OVER|[.,;!?]|\.\.\.|like|please|thanks|thank|both|is|are|was|whichever|mate|love|down|too|to|has|have|the|i|it|again|for|actually|lol|haha|definitely|though|either|first|there|all|each|one|bitte|por|whatever|depending|[a-z]+ly|already|nothing|because|so|that|which|now|today|yesterday|myself|only|just|can|could|would|should|will|do|does|did|no|yes|ok|okay|sir|were|with|hold|holds|had|contain|contains)$/;

function relationBefore(tokens: readonly string[], start: number): Relation {
  for (let at = start - 1, skipped = 0; at >= 0 && skipped <= 4; at -= 1, skipped += 1) {
    const token = tokens[at] ?? "";
    if (token === cue.IN) return "in";
    if (token === cue.NEAR) return "near";
    if (token === cue.UNDER) return "under";
    if (token === cue.FROM) return "from";
    if (token === cue.OVER) return "over";
    if (token === cue.ONEOF || token === "number") continue;
    if (!/^[a-z'O]/.test(token) || /^(is|are|was|were|has|have)$/.test(token)) return "none";
  }
  return "none";
}

function pick(family: readonly string[], numbers: readonly number[]): string[] {
  return family.filter((id) => numbers.includes(numberOf(id) ?? -1));
}

function mentionOf(tokens: readonly string[], at: number, entity: Entity): Mention {
  const isCounted = /^(\d+|one)$/.test(tokens[at - 1] ?? "") && /^P\d/.test(tokens[at + 2] ?? "");
  const after = isCounted ? { numbers: [], end: at + 1 } : numbersAfter(tokens, at + 1);
  const ranked = after.numbers.length > 0 ? { ranks: [], start: at } : ranksBefore(tokens, at);
  // "second one bed": the only bed has no rank.
  const isOnly = entity.ids.length === 1 && !ranked.ranks.includes(1);
  const before = isOnly && /^one$/.test(tokens[at - 1] ?? "") ? { ranks: [], start: at } : ranked;
  const lead = tokens.slice(Math.max(0, at - 3), at).join(" ");
  const isLast = /\blast( of the| of)?$/.test(lead) && entity.classes.length === 1;
  const isNextToLast = /\bpenultimate$/.test(lead) && entity.classes.length === 1;
  const last = isLast || isNextToLast ? [numberOf(entity.ids.at(isLast ? -1 : -2) ?? "") ?? 0] : [];
  const numbers = [...before.ranks, ...after.numbers, ...(after.numbers.length > 0 ? [] : last)];
  return {
    start: before.start,
    end: after.end,
    ids: numbers.length > 0 ? pick(entity.ids, numbers) : entity.ids,
    family: entity.ids,
    classes: entity.classes,
    numbered: numbers.length > 0,
    relation: relationBefore(tokens, before.start),
    away: entity.away,
  };
}

/** "mug 2 and 3": a number of the thing, not of a place. */
function isOfThing(tokens: readonly string[], at: number): boolean {
  let first = at;
  const end = at - MAX_LEAD;
  while (first > end && /^(\d+|AND|OR|,|number)$/.test(tokens[first - 1] ?? "")) first -= 1;
  return first < at && /^T\d+$/.test(tokens[first - 1] ?? "");
}

/** "three of the four": how many there are. */
function isTotal(tokens: readonly string[], at: number): boolean {
  return (
    /^(of|ONEOF)$/.test(tokens[at - 2] ?? "") &&
    /^(the|my|our|these|those)$/.test(tokens[at - 1] ?? "")
  );
}

/** "... or 3", "another in 16": a number of the class named before, or of the only class that reaches it. */
function bareMention(
  tokens: readonly string[],
  at: number,
  context: {
    previous: Mention | undefined;
    next: readonly string[] | null;
    classes: ReadonlyMap<string, readonly string[]>;
  },
): Mention | null {
  const isRank = /^O\d+$/.test(tokens[at] ?? "");
  const value = digits(tokens[at]) ?? (isRank ? Number((tokens[at] ?? "").slice(1)) : null);
  const goesOn = context.previous?.numbered === true && context.previous.end === at;
  const before = tokens[at - 1] ?? ".";
  if (value === null || !(goesOn || beforeNumber.test(before))) return null;
  if (isOfThing(tokens, at) || isTotal(tokens, at)) return null;
  const range = isRank ? firstOnes(tokens, at) : rangeFrom(tokens, at, value);
  const end = range?.end ?? at + 1;
  const after = tokens[end] ?? ".";
  const isRow = goesOn && digits(after) !== null;
  if (
    !(isRow || afterNumber.test(after)) ||
    (after === cue.IN && isCountBefore(before, context.previous)) ||
    (/^(are|were)$/.test(after) && context.previous?.numbered === false)
  )
    return null;
  const closes =
    (isBreak(after) || /^(AND|OR|HEDGE)$/.test(after)) &&
    /^(the|IN|CORRECTION|HEDGE|[.,;?]|OR|AND|NEG)$/.test(before);
  if (isRank && !range && !closes && !/^(one|down|FROM)$/.test(after)) return null;
  if (isRank && after === "one" && /^(is|ABSENT)$/.test(tokens[end + 1] ?? "")) return null;
  if (!context.previous && !isShortLead(tokens, at)) return null;
  const numbers = range?.numbers ?? [value];
  const family = context.previous?.family ?? context.next ?? familyWith(numbers, context.classes);
  if (!family || (isRank && !context.previous)) return null;
  if (!context.previous && pick(family, numbers).length === 0) return null;
  return {
    start: at,
    end,
    ids: pick(family, numbers),
    family,
    classes: context.previous?.classes ?? [],
    numbered: true,
    relation: relationBefore(tokens, at),
    away: false,
  };
}

/** "the first two": 1 and 2. */
function firstOnes(
  tokens: readonly string[],
  at: number,
): { numbers: number[]; end: number } | null {
  const count = tokens[at] === "O1" ? digits(tokens[at + 1]) : null;
  if (count === null || count > 20) return null;
  return { numbers: Array.from({ length: count }, (_, i) => i + 1), end: at + 2 };
}

/** "the bed and 1 in the hamper": a count, as the place before has no number. */
function isCountBefore(before: string, previous: Mention | undefined): boolean {
  return isBreak(before) || (before === cue.AND && previous?.numbered === false);
}

/** Whether only small words lead to the number: "I think it's in 3", but not "I will be back in 3". */
function isShortLead(tokens: readonly string[], at: number): boolean {
  for (let i = at - 1; i >= 0 && !isBreak(tokens[i] ?? ""); i -= 1) {
    const token = tokens[i] ?? "";
    if (at - i > MAX_LEAD) return false;
    if (!isLight(token) && !/^([A-Z]+|T?\d+|P\d+|i|number|has|have|put|left|try)$/.test(token))
      return false;
  }
  return true;
}

/** The places of the only class that reaches that number. */
function familyWith(
  numbers: readonly number[],
  classes: ReadonlyMap<string, readonly string[]>,
): readonly string[] | null {
  const families = [...classes.values()].filter(
    (ids) => pick(ids, numbers).length === numbers.length,
  );
  return families.length === 1 ? (families[0] ?? null) : null;
}

/** Whether a name only describes the next one: "sink cabinet", "desk drawer". */
function isModifier(tokens: readonly string[], at: number, entities: readonly Entity[]): boolean {
  let next = at + 1;
  while (/^(,|the|top|bottom|left|right|upper|lower|middle)$/.test(tokens[next] ?? "")) next += 1;
  const classes = entityAt(tokens[next], entities)?.classes ?? [];
  const gap = tokens.slice(at + 1, next).filter((token) => token !== "," && token !== "the");
  if (next > at + 1 && (gap.length === 0 || !classes.includes("drawer"))) return false;
  return classes.some((cls) => /^(drawer|cabinet|shelf|countertop|.*table)$/.test(cls));
}

/** The entity that a token stands for ("P3", "T4"). */
export function entityAt(
  token: string | undefined,
  entities: readonly Entity[],
): Entity | undefined {
  const index = /^[PT](\d+)$/.exec(token ?? "");
  return index ? entities[Number(index[1])] : undefined;
}

/** A shelf or drawer of the fridge is the fridge. */
function headOf(
  tokens: readonly string[],
  at: number,
  entities: readonly Entity[],
): Entity | undefined {
  const own = entityAt(tokens[at], entities);
  const before = entityAt(tokens[at - 1], entities);
  const isInner = own?.classes.some((cls) => /^(shelf|drawer)$/.test(cls));
  return isInner && before?.classes.includes("fridge") && before.kind === "place" ? before : own;
}

/** The places named in the tagged text, in order. */
export function findMentions(
  tokens: readonly string[],
  marked: MarkedText,
  classes: ReadonlyMap<string, readonly string[]>,
): Mention[] {
  const mentions: Mention[] = [];
  for (let at = 0; at < tokens.length && mentions.length < MAX_MENTIONS; at += 1) {
    const mention = mentionAt(tokens, at, { marked, classes, previous: headOfPhrase(mentions) });
    if (!mention || isDoneTo(tokens, mention)) continue;
    const last = mentions.at(-1);
    if (last && isInFridge(tokens, last, mention)) mentions.pop();
    else if (last && (last.end > mention.start || isPartOf(tokens, last, mention))) continue;
    mentions.push(...eachOne(tokens, mention));
    at = mention.end - 1;
  }
  return mentions.map((mention, at) =>
    isAway(tokens, mentions, at) ? { ...mention, ids: [], family: [] } : mention,
  );
}

/** "the drawer next to the stove, number four": what follows is said of the drawer, not of its landmark. */
function headOfPhrase(mentions: readonly Mention[]): Mention | undefined {
  const [before, last] = [mentions.at(-2), mentions.at(-1)];
  const isLandmark = /^(near|under|over)$/.test(last?.relation ?? "") && !last?.numbered;
  return isLandmark && before && !before.numbered ? before : last;
}

/** "first, second and third drawer", "one on each desk": a mention for each of them. */
function eachOne(tokens: readonly string[], mention: Mention): Mention[] {
  const own = tokens.slice(mention.start, mention.end);
  const isRanked = /^O\d+$/.test(own[0] ?? "") && own.includes(cue.AND) && !own.includes(cue.OR);
  const before = tokens.slice(Math.max(0, mention.start - 2), mention.start);
  const isEach =
    !mention.numbered &&
    (before.at(-1) === cue.COUNT ||
      before.join(" ") === "COUNT the" ||
      /^(, )?COUNT\b/.test(tokens.slice(mention.end, mention.end + 2).join(" ")));
  if (!(isRanked || isEach) || mention.ids.length < 2) return [mention];
  return mention.ids.map((id) => ({ ...mention, ids: [id], numbered: true }));
}

/** "tidy all the drawers", in any language: what is done to all places of a kind does not say where a thing is. */
function isDoneTo(tokens: readonly string[], { start, ids, numbered, relation }: Mention): boolean {
  if (numbered || ids.length < 2 || relation !== "none") return false;
  const before = tokens.slice(Math.max(0, start - 4), start).join(" ");
  const verb =
    /(?:^| )([a-z]{3,}) (?:all|every|each)(?: (?:the|of|my|our|your|those|these))*$/.exec(
      before,
    )?.[1];
  return verb !== undefined && !isLight(verb) && !/^(check|try|search|not|are|were)$/.test(verb);
}

/** "the shelf in the garage", "in the bathroom, on the shelf": a place of another room. */
function isAway(tokens: readonly string[], mentions: readonly Mention[], at: number): boolean {
  const near = (a: Mention | undefined, b: Mention | undefined, other: Mention | undefined) =>
    a !== undefined &&
    b !== undefined &&
    other?.away === true &&
    tokens.slice(a.end, b.start).every((token) => isLight(token) || /^(IN|,)$/.test(token));
  const own = mentions[at];
  const [before, after] = [mentions[at - 1], mentions[at + 1]];
  if (near(before, own, before) && before?.relation !== "from") return true;
  return near(own, after, after) && /^(in|none)$/.test(after?.relation ?? "");
}

/** "not 1, not 2: cabinet 4": the places of the first class named, if it is named by number or as a whole. */
function familyAfter(
  tokens: readonly string[],
  at: number,
  entities: readonly Entity[],
): readonly string[] | null {
  const name = tokens.findIndex((token, i) => i > at && /^P\d/.test(token));
  const entity = entityAt(tokens[name], entities);
  if (entity?.kind !== "place" || entity.classes.length !== 1) return null;
  const isNumbered = digits(tokens[name + 1]) !== null || entity.name.endsWith("s");
  return isNumbered && entity.ids.length > 1 ? entity.ids : null;
}

function mentionAt(
  tokens: readonly string[],
  at: number,
  context: {
    marked: MarkedText;
    classes: ReadonlyMap<string, readonly string[]>;
    previous: Mention | undefined;
  },
): Mention | null {
  const token = tokens[at] ?? "";
  if (!token.startsWith("P")) {
    const lead = tokens
      .slice(Math.max(0, at - 3), at)
      .findLast((one) => !/^(IN|the|number)$/.test(one));
    const isOffered = /^(NEG|TRY|OR|HEDGE)$/.test(lead ?? "");
    const next =
      context.previous || !isOffered ? null : familyAfter(tokens, at, context.marked.entities);
    return bareMention(tokens, at, { ...context, next });
  }
  const entity = headOf(tokens, at, context.marked.entities);
  if (entity?.kind !== "place" || isModifier(tokens, at, context.marked.entities)) return null;
  const owner = tokens[at - 1] === "'s" ? tokens[at - 2] : tokens[at - 1];
  if (entityAt(owner, context.marked.entities)?.away) return null;
  const mention = mentionOf(tokens, at, entity);
  const isElsewhere = entity.classes.length === 0 && mention.relation === "none";
  if (isElsewhere && /^(my|our|his|her|their|a)$/.test(tokens[at - 1] ?? "")) return null;
  if (entity.screen && !/near|under|in/.test(mention.relation)) return null;
  return mention;
}
