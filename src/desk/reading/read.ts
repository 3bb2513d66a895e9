/** Reads places or a choice from an analysed reply, with trained classifiers ("heads"). */
import type { StoredHead } from "../../core/memory/learned-reader.js";
import type { GroundedReply, LocationClaim } from "../../core/question/grounding.js";
import type { Analysis } from "./analyse.js";
import { linkFeatures, mentionFeatures, optionFeatures, replyFeatures } from "./features.js";
import { type Head, predict, unpackHead } from "./heads.js";
import { entityAt } from "./mentions.js";

export const headClasses = {
  /** What a reply says by naming a place: the thing is there, is not there, nothing, or another thing is there. */
  mention: ["claimed", "denied", "nothing", "other"],
  /** For two places in a reply: both are said of one thing, or each has its own. */
  link: ["together", "apart"],
  certainty: ["sure", "unsure"],
  option: ["chosen", "not"],
  /** What the reply is. "order": it gives commands beyond the question, whatever else it says. */
  reply: ["answer", "unknown", "none", "order"],
  /** What the utterance is. "mistaken": another thing was meant. "gone": a thing is no more. "order": a task. */
  act: [
    "tell",
    "yes",
    "no",
    "agree",
    "thanks",
    "wait",
    "go-on",
    "stop",
    "found",
    "denial",
    "withdraw",
    "gone",
    "mistaken",
    "ask",
    "order",
    "unknown",
    "chatter",
  ],
  /** What an utterance tells. "otherwise": it corrects earlier words. "seen": what the speaker did or saw. */
  news: ["plain", "otherwise", "seen"],
  /** What a question to the robot is about. */
  topic: ["who", "done", "urgent", "why", "which", "sure", "doing"],
} as const;

export type HeadName = keyof typeof headClasses;
export type Heads = Readonly<Record<HeadName, Head>>;

export const headNames = Object.keys(headClasses) as HeadName[];

export function forHeads<Value>(make: (name: HeadName) => Value): Record<HeadName, Value> {
  return Object.fromEntries(headNames.map((name) => [name, make(name)])) as Record<HeadName, Value>;
}

export function unpackHeads(stored: Readonly<Record<HeadName, StoredHead>>): Heads {
  return forHeads((name) => unpackHead(stored[name]));
}

export interface Limits {
  /** Least probability at which places become facts. */
  readonly location: number;
  /** Least probability at which a choice becomes a fact. */
  readonly choice: number;
  /** Least probability of a guess that Sous asks about. */
  readonly maybe: number;
  /** Least probability that the reply is an answer. */
  readonly usable: number;
  /** Least probability of an order at which Sous asks what was meant. */
  readonly order: number;
}

export interface Reading {
  readonly reply: GroundedReply;
  readonly probability: number;
}

const mostGuesses = 6;

interface Judged {
  readonly at: number;
  readonly ids: readonly string[];
  readonly claimed: number;
  readonly denied: number;
  readonly other: number;
  readonly nothing: number;
  readonly features: readonly string[];
}

interface Group {
  readonly thing: string;
  readonly first: number;
  last: number;
  ids: readonly string[];
  unsure: number;
}

interface Said {
  readonly analysis: Analysis;
  readonly heads: Heads;
}

/** Returns the thing that a mention is about: the one asked about, one of its kind, or with `isOther` another. */
function thingAt(analysis: Analysis, at: number, isOther: boolean): string | null {
  const { tokens, entities, mentions, room } = analysis;
  const start = mentions[at]?.start ?? 0;
  const things = tokens.flatMap((token, i) => {
    const entity = entityAt(token, entities);
    const [cls] = entity?.classes ?? [];
    return entity?.kind === "thing" && entity.asked !== isOther && cls ? [{ i, cls, entity }] : [];
  });
  const near = things.findLast(({ i }) => i < start) ?? (isOther ? things[0] : undefined);
  if (isOther) return near?.cls ?? null;
  if (!near || near.i < (mentions[at - 1]?.end ?? 0)) return room.noun;
  const [only, ...more] = near.entity.own ? near.entity.ids : [];
  if (only && more.length === 0) return only;
  const id = `${room.noun} ${tokens[near.i + 1]}`;
  return room.thingsByClass.get(room.noun)?.includes(id) ? id : room.noun;
}

export function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
  return inner.every((id) => outer.includes(id));
}

function groupsOf(claimed: readonly Judged[], { analysis, heads }: Said) {
  const groups: Group[] = [];
  let probability = 1;
  for (const one of claimed) {
    const unsure = predict(heads.certainty, one.features)[1] ?? 0;
    const same = groups.find(({ ids }) => ids.join() === one.ids.join());
    if (same) {
      same.unsure = Math.min(same.unsure, unsure);
      continue;
    }
    const thing = thingAt(analysis, one.at, false) ?? analysis.room.noun;
    const group = groups.at(-1);
    const [together = 0] = group
      ? predict(heads.link, linkFeatures(analysis, group.last, one.at))
      : [];
    if (group) probability = Math.min(probability, Math.max(together, 1 - together));
    const isNested =
      group !== undefined && (isWithin(group.ids, one.ids) || isWithin(one.ids, group.ids));
    if (group && (together > 0.5 || isNested) && group.thing === thing) {
      group.last = one.at;
      group.unsure = Math.max(group.unsure, unsure);
      // Keeps the smaller set of places: for "the drawers, the second one" the second drawer.
      if (isWithin(one.ids, group.ids)) group.ids = one.ids;
      else if (!isWithin(group.ids, one.ids)) group.ids = [...group.ids, ...one.ids];
    } else groups.push({ thing, first: one.at, last: one.at, ids: one.ids, unsure });
  }
  return { groups, probability };
}

/** True for "one on each desk", which becomes a claim for each. */
function isEach({ tokens, mentions }: Analysis, { first, last }: Group): boolean {
  const mention = mentions[first];
  if (!mention || (mention.numbered && mention.ids.length < 2) || first !== last) return false;
  const near = [
    ...tokens.slice(Math.max(0, mention.start - 3), mention.start),
    ...tokens.slice(mention.end, mention.end + 4),
  ];
  return near.includes("each") || near.includes("every");
}

function claimsOf(judged: readonly Judged[], said: Said) {
  const { analysis } = said;
  const { room } = analysis;
  const claimed = judged.filter((one) => one.claimed > one.denied);
  const { groups, probability } = groupsOf(claimed, said);
  const denied = judged.filter((one) => one.denied >= one.claimed).flatMap(({ ids }) => ids);
  const inOrder = (ids: readonly string[]) => room.places.filter((id) => ids.includes(id));
  const claims = groups.flatMap((group): readonly LocationClaim[] => {
    const left = group.ids.length > 1 ? group.ids.filter((id) => !denied.includes(id)) : group.ids;
    const certainty = group.unsure > 0.5 ? "unsure" : "sure";
    const sets = isEach(analysis, group) ? left.map((id) => [id]) : [inOrder(left)];
    return sets
      .filter((places) => places.length > 0)
      .map((places) => ({ thing: group.thing, places, polarity: true, certainty }));
  });
  const stated = claims.flatMap(({ places }) => places);
  const absent = inOrder(denied).filter((id) => !stated.includes(id));
  if (absent.length > 0)
    claims.push({ thing: room.noun, places: absent, polarity: false, certainty: "sure" });
  return { claims, probability };
}

/** True for "left of the sink", which may not mean the sink itself. "Under the telly" means the telly's place. */
function isBeside({ analysis }: Said, at: number): boolean {
  const { start = 0, end = 0 } = analysis.mentions[at] ?? {};
  if (entityAt(analysis.tokens[end - 1], analysis.entities)?.screen) return false;
  const lead = analysis.cues.slice(Math.max(0, start - 3), start);
  return analysis.forms.at(-1) !== "?" && lead.includes("near");
}

function asClaimed(one: Judged): Judged {
  return { ...one, claimed: 1, denied: 0, nothing: 0 };
}

function judgeReply({ analysis, heads }: Said) {
  const [usable = 0, unknown = 0, none = 0, order = 0] = predict(
    heads.reply,
    replyFeatures(analysis),
  );
  return { usable: usable + order, unknown, none, order, isProgram: analysis.isProgram };
}

type Whole = ReturnType<typeof judgeReply>;

function nothingRead({ unknown }: Whole, guesses: readonly string[]): GroundedReply {
  return unknown > 0.5
    ? { kind: "dont_know", claims: [] }
    : { kind: "unclear", guesses: guesses.slice(0, mostGuesses) };
}

function confidenceOf(isSure: boolean, { usable, order, isProgram }: Whole, limits: Limits) {
  const isPlain = usable >= limits.usable && order < limits.order && !isProgram;
  return isSure && isPlain ? "sure" : "middling";
}

function judgeMentions({ analysis, heads }: Said): readonly Judged[] {
  return analysis.mentions.flatMap(({ ids }, at): readonly Judged[] => {
    if (ids.length === 0) return [];
    const features = mentionFeatures(analysis, at);
    const [claimed = 0, denied = 0, nothing = 0, other = 0] = predict(heads.mention, features);
    return [{ at, ids, claimed, denied, other, nothing: nothing + other, features }];
  });
}

function readPlaces(said: Said, limits: Limits): Reading {
  const { analysis } = said;
  const judged = judgeMentions(said);
  const whole = judgeReply(said);
  const meant = judged.filter((one) => one.nothing < Math.max(one.claimed, one.denied));
  const { claims, probability: joined } = claimsOf(meant, said);
  const others = judged.flatMap(({ at, ids, other }): readonly LocationClaim[] => {
    const thing = other > 0.6 ? thingAt(analysis, at, true) : null;
    return thing ? [{ thing, places: ids, polarity: true, certainty: "sure" }] : [];
  });
  const probability = judged.reduce(
    (product, { claimed, denied, nothing }) => product * Math.max(claimed, denied, nothing),
    joined,
  );
  const located = (
    found: readonly LocationClaim[],
    isSure: boolean,
    share = probability,
  ): Reading => {
    const confidence = confidenceOf(isSure, whole, limits);
    return { reply: { kind: "location", claims: found, confidence }, probability: share };
  };
  const isLikely = probability >= limits.location;
  const near = judged.filter(({ at }) => isBeside(said, at));
  if (claims.length > 0)
    return located([...claims, ...others], isLikely && !meant.every((one) => near.includes(one)));
  if (others.length > 0 && whole.unknown <= whole.usable) return located(others, isLikely);
  if (others.length > 0) return { reply: { kind: "dont_know", claims: others }, probability };
  if (near.length > 0 && whole.order < 0.5)
    return located(claimsOf(near.map(asClaimed), said).claims, false);
  const likely = judged.filter((one) => one.nothing < 1 - limits.maybe);
  const maybe = claimsOf(likely, said).claims;
  if (maybe.length > 0 && whole.usable >= 0.5) return located(maybe, false, 1 - probability);
  const guesses = analysis.room.places.filter((id) =>
    analysis.mentions.some(({ family }) => family.includes(id)),
  );
  return { reply: nothingRead(whole, guesses), probability };
}

/** Returns the options that a reply excludes, if it names no others: "not the second". */
function refusedIn(
  { references }: Analysis,
  options: readonly string[],
  chosen: readonly string[],
): { readonly refused?: readonly string[] } {
  const named = references.flatMap(({ ids }) => ids);
  if (named.length === 0 || named.some((id) => chosen.includes(id))) return {};
  return { refused: options.filter((id) => !chosen.includes(id)) };
}

function readChoice(said: Said, options: readonly string[], limits: Limits): Reading {
  const { analysis, heads } = said;
  const shares = options.map(
    (option) => predict(heads.option, optionFeatures(analysis, option))[0] ?? 0,
  );
  const whole = judgeReply(said);
  const likely = (least: number) => options.filter((_, at) => (shares[at] ?? 0) > least);
  const chosen = likely(0.5);
  const probability = Math.min(...shares.map((share) => Math.max(share, 1 - share)));
  // The question wants one choice ("how is it cut?"), so several are no answer yet.
  if (chosen.length > 1 && analysis.func.endsWith(":one"))
    return { reply: { kind: "unclear", guesses: chosen }, probability };
  if (chosen.length > 0) {
    const isOdd = analysis.references.some(({ by }) => by === "odd limit");
    const confidence = confidenceOf(probability >= limits.choice && !isOdd, whole, limits);
    const refused = refusedIn(analysis, options, chosen);
    return { reply: { kind: "choice", options: chosen, ...refused, confidence }, probability };
  }
  const maybe = likely(limits.maybe);
  if (maybe.length > 0 && whole.usable >= 0.5)
    return {
      reply: { kind: "choice", options: maybe, confidence: "middling" },
      probability: 1 - probability,
    };
  const named = options.filter((id) => analysis.references.some(({ ids }) => ids.includes(id)));
  return { reply: nothingRead(whole, named.length > 0 ? named : options), probability };
}

export function readAnalysis(analysis: Analysis, heads: Heads, limits: Limits): Reading {
  const said = { analysis, heads };
  return analysis.choices ? readChoice(said, analysis.choices, limits) : readPlaces(said, limits);
}
