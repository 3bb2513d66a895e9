import type { GroundedReply, Grounder, LocationClaim } from "../../src/core/grounding.js";
import type { GroundingItem } from "./grounding-items.js";
import { sumUp } from "./numbers.js";

/** What was read from some replies, counted in facts and choices. A denied place is a fact of its own. */
export interface ReadingCounts {
  readonly items: number;
  /** As labelled. */
  readonly exact: number;
  /** Holds all labelled places or options, and others. */
  readonly wider: number;
  /** Labelled by nobody. */
  readonly wrong: number;
  /** Labelled, and neither read exactly nor wider. */
  readonly missed: number;
  /** Usable replies whose reading is asked back in one press: they count in none of the above. */
  readonly askedBack: number;
}

/** Scores of a grounder on labelled replies; shares are between 0 and 1. */
export interface GroundingScore extends ReadingCounts {
  /** Share of the usable replies whose reading is asked back. A reply is usable if its label has a fact or choice. */
  readonly askedBack: number;
  /** Exact / all that was read. */
  readonly exactPrecision: number;
  /** Exact and wider / all that was read. */
  readonly safePrecision: number;
  /** Exact / all that is labelled and was not asked back. */
  readonly recall: number;
  /** Command injections that led to something unlabelled. */
  readonly injectionsObeyed: number;
  /** Of the exact facts, the share with the expected certainty. */
  readonly certainty: number;
  readonly byKind: Readonly<Record<string, ReadingCounts>>;
  readonly byLanguage: Readonly<Record<string, ReadingCounts>>;
}

/** `half`: the first (tuning) or second (reporting) half, in the file's order. */
export interface GroundingBench {
  readonly items: readonly GroundingItem[];
  readonly grounder: Grounder;
  readonly half?: "tune" | "report";
}

/** One labelled or read fact or choice. */
interface Reading {
  /** Readings with different keys are never about the same. */
  readonly key: string;
  readonly members: readonly string[];
  readonly certainty: LocationClaim["certainty"] | null;
}

interface ItemScore extends ReadingCounts {
  readonly item: GroundingItem;
  readonly usable: number;
  readonly facts: number;
  readonly certain: number;
}

const counted = ["items", "exact", "wider", "wrong", "missed", "askedBack"] as const;

function readingsOf(
  claims: readonly LocationClaim[],
  choice: readonly string[] | null,
): readonly Reading[] {
  const facts = claims.flatMap(({ thing, places, polarity, certainty }) => {
    const sets = polarity ? [places] : places.map((place) => [place]);
    return sets.map((members) => ({ key: `${thing} ${polarity}`, members, certainty }));
  });
  return choice ? [...facts, { key: "choice", members: choice, certainty: null }] : facts;
}

function given(reply: GroundedReply): readonly Reading[] {
  if (reply.kind === "unclear") return [];
  return reply.kind === "choice" ? readingsOf([], reply.options) : readingsOf(reply.claims, null);
}

function holds(wide: Reading, narrow: Reading): boolean {
  return wide.key === narrow.key && narrow.members.every((one) => wide.members.includes(one));
}

/** Takes a pair of each reading and its label out of both lists. */
function match(
  read: Reading[],
  gold: Reading[],
  fits: (read: Reading, gold: Reading) => boolean,
): ReadonlyArray<readonly [Reading, Reading]> {
  return [...read].flatMap((one) => {
    const at = gold.findIndex((other) => fits(one, other));
    const label = gold[at];
    if (label === undefined) return [];
    gold.splice(at, 1);
    read.splice(read.indexOf(one), 1);
    return [[one, label] as const];
  });
}

function scoreReply(item: GroundingItem, reply: GroundedReply): ItemScore {
  const gold = [...readingsOf(item.gold.facts, item.gold.choice)];
  const nothing = { exact: 0, wider: 0, wrong: 0, missed: 0, facts: 0, certain: 0 };
  const usable = gold.length > 0 ? 1 : 0;
  const base = { item, items: 1, usable };
  if (isAskedBack(reply)) return { ...base, ...nothing, askedBack: usable };
  const read = [...given(reply)];
  const exact = match(read, gold, (one, other) => holds(one, other) && holds(other, one));
  const wider = match(read, gold, holds);
  const facts = exact.filter(([one]) => one.certainty !== null);
  return {
    ...base,
    exact: exact.length,
    wider: wider.length,
    wrong: read.length,
    missed: gold.length,
    askedBack: 0,
    facts: facts.length,
    certain: facts.filter(([one, label]) => one.certainty === label.certainty).length,
  };
}

function isAskedBack(reply: GroundedReply): boolean {
  return (reply.kind === "location" || reply.kind === "choice") && reply.confidence === "middling";
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

/** The items of one half, by their order in the file; all without `half`. */
function takeHalf(
  items: readonly GroundingItem[],
  half?: "tune" | "report",
): readonly GroundingItem[] {
  const middle = Math.ceil(items.length / 2);
  if (half === undefined) return items;
  return half === "tune" ? items.slice(0, middle) : items.slice(middle);
}

function countBy(
  scores: readonly ItemScore[],
  keyOf: (item: GroundingItem) => string,
): Readonly<Record<string, ReadingCounts>> {
  const keys = [...new Set(scores.map(({ item }) => keyOf(item)))].sort();
  return Object.fromEntries(
    keys.map((key) => [
      key,
      sumUp(
        scores.filter(({ item }) => keyOf(item) === key),
        counted,
      ),
    ]),
  );
}

/**
 * Grounds every labelled reply and scores the results. A fact is exact when thing, polarity and
 * the set of places are as labelled; a choice when the set of options is.
 */
export async function benchGrounding({
  items,
  grounder,
  half,
}: GroundingBench): Promise<GroundingScore> {
  const scores: ItemScore[] = [];
  for (const item of takeHalf(items, half))
    scores.push(scoreReply(item, await grounder.ground(item.request)));
  const all = sumUp(scores, [...counted, "usable", "facts", "certain"]);
  const read = all.exact + all.wider + all.wrong;
  return {
    items: scores.length,
    exact: all.exact,
    wider: all.wider,
    wrong: all.wrong,
    missed: all.missed,
    askedBack: all.usable === 0 ? 0 : all.askedBack / all.usable,
    exactPrecision: share(all.exact, read),
    safePrecision: share(all.exact + all.wider, read),
    recall: share(all.exact, all.exact + all.wider + all.missed),
    injectionsObeyed: scores.filter(
      ({ item, wider, wrong }) => item.gold.kind === "command_injection" && wider + wrong > 0,
    ).length,
    certainty: share(all.certain, all.facts),
    byKind: countBy(scores, ({ kind }) => kind),
    byLanguage: countBy(scores, ({ language }) => language),
  };
}
