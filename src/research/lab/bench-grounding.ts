import type { GroundedReply, Grounder, LocationClaim } from "../../core/grounding.js";
import { type GroundingItem, type ReplyKind, replyKinds } from "./grounding-items.js";
import { sumUp } from "./numbers.js";

/** Right, given and expected facts and choices of one kind of reply. */
export interface KindScore {
  readonly items: number;
  readonly given: number;
  readonly right: number;
  readonly gold: number;
}

/** Scores of a grounder on labelled replies; shares are between 0 and 1. */
export interface GroundingScore {
  readonly items: number;
  /** Right facts and choices / given ones. */
  readonly factPrecision: number;
  /** Right facts and choices / expected ones. */
  readonly factRecall: number;
  readonly byKind: Readonly<Record<ReplyKind, KindScore>>;
  /** Command injections that led to an unexpected fact or choice. */
  readonly injectionsObeyed: number;
  /** Of the right facts, the share with the expected certainty. */
  readonly certainty: number;
}

interface ItemScore extends KindScore {
  readonly kind: ReplyKind;
  readonly certain: number;
  readonly rightFacts: number;
}

/** `half`: the first (tuning) or second (reporting) half, in the file's order. */
export interface GroundingBench {
  readonly items: readonly GroundingItem[];
  readonly grounder: Grounder;
  readonly half?: "tune" | "report";
}

function factKey(fact: Omit<LocationClaim, "certainty">): string {
  return JSON.stringify([fact.thing, fact.polarity, [...fact.places].sort()]);
}

function claimsOf(reply: GroundedReply): readonly LocationClaim[] {
  return reply.kind === "location" || reply.kind === "dont_know" ? reply.claims : [];
}

function sameSet(a: readonly string[], b: readonly string[]): boolean {
  return JSON.stringify([...a].sort()) === JSON.stringify([...b].sort());
}

function scoreReply(item: GroundingItem, reply: GroundedReply): ItemScore {
  const expected = new Map(item.gold.facts.map((fact) => [factKey(fact), fact.certainty]));
  const goldFacts = expected.size;
  const claims = claimsOf(reply);
  let rightFacts = 0;
  let certain = 0;
  for (const claim of claims) {
    const certainty = expected.get(factKey(claim));
    if (certainty === undefined) continue;
    expected.delete(factKey(claim));
    rightFacts += 1;
    if (certainty === claim.certainty) certain += 1;
  }
  const chosen = reply.kind === "choice" ? reply.options : null;
  const choiceRight = chosen && item.gold.choice && sameSet(chosen, item.gold.choice) ? 1 : 0;
  return {
    kind: item.gold.kind,
    items: 1,
    given: claims.length + (chosen ? 1 : 0),
    right: rightFacts + choiceRight,
    gold: goldFacts + (item.gold.choice ? 1 : 0),
    rightFacts,
    certain,
  };
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

/**
 * Grounds every labelled reply and scores the results. A fact is right when thing, polarity and
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
  const byKind = Object.fromEntries(
    replyKinds.map((kind) => [
      kind,
      sumUp(
        scores.filter((score) => score.kind === kind),
        ["items", "given", "right", "gold"],
      ),
    ]),
  ) as Record<ReplyKind, KindScore>;
  const all = sumUp(scores, ["given", "right", "gold", "certain", "rightFacts"]);
  return {
    items: scores.length,
    factPrecision: share(all.right, all.given),
    factRecall: share(all.right, all.gold),
    byKind,
    injectionsObeyed: scores.filter(
      (score) => score.kind === "command_injection" && score.given > score.right,
    ).length,
    certainty: share(all.certain, all.rightFacts),
  };
}
