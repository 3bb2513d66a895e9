/** Fits the reader of replies to a workspace's people, if it then reads them better and others no worse. */
import { createHash } from "node:crypto";
import type { LearnedReader, LearningFigures, Score } from "../../core/memory/learned-reader.js";
import type { GroundedReply, LocationClaim } from "../../core/question/grounding.js";
import { analyse } from "../reading/analyse.js";
import { scoreRows, softmax } from "../reading/heads.js";
import { forHeads, type HeadName, type Heads, readAnalysis } from "../reading/read.js";
import { readerVersion, shippedHeads, shippedLimits } from "../reading/shipped.js";
import { type Example, type Prepared, prepare } from "./examples.js";
import { fitStored, randomFrom } from "./fit.js";
import { learnNames } from "./learn-names.js";
import { correctHeads, withNames } from "./learned.js";
import { countWrong, loadUnseen, type Unseen } from "./unseen.js";
import type { UsedReply } from "./used-replies.js";

type Names = LearnedReader["names"];
type Corrections = LearnedReader["heads"];

export interface Learning {
  readonly space: string;
  readonly verdict: "kept" | "not better" | "too few";
  readonly figures: LearningFigures;
  readonly reader: LearnedReader | null;
}

/** With fewer replies, the half kept for testing would be too small. */
export const leastExamples = 12;

/** Most weight of a reply. Up to this, a workspace's replies together weigh as much as the shipped ones. */
const mostWeight = 15;
/** Weight of an example that a shipped classifier gets right already. */
const rightWeight = 0.1;
const seed = 3;
/** A classifier gets an example right if it gives the right label more than this probability. */
const sureShare = 0.8;

/** Splits replies at random: taking every other one might separate two people. */
function splitHalves(replies: readonly UsedReply[]) {
  const next = randomFrom(seed);
  const drawn = replies.map((reply) => ({ reply, isHeldOut: next() < 0.5 }));
  const half = (isHeldOut: boolean) =>
    drawn.filter((one) => one.isHeldOut === isHeldOut).map(({ reply }) => reply);
  return { heldOut: half(true), rest: half(false) };
}

function withOwn({ item, household }: UsedReply, names: Names) {
  return { ...item, request: withNames(item.request, names[household] ?? {}) };
}

function spell(said: readonly Pick<LocationClaim, "places" | "polarity">[]): readonly string[] {
  return said.map(({ places, polarity }) => `${polarity ? "" : "not "}${places.join()}`);
}

/** Returns the claims that become facts at once, without uncertain ones, which are asked back. */
function notedOf(reply: GroundedReply): readonly string[] {
  if (reply.kind === "location" && reply.confidence !== "middling") return spell(reply.claims);
  return reply.kind === "choice" && reply.confidence !== "middling" ? [reply.options.join()] : [];
}

/** Counts replies read as they were meant (`right`) or not (`wrong`), without those that Sous asks to confirm. */
function score(replies: readonly UsedReply[], heads: Heads, names: Names): Score {
  let [right, wrong] = [0, 0];
  for (const one of replies) {
    const { request, gold } = withOwn(one, names);
    const { reply } = readAnalysis(analyse(request), heads, shippedLimits.normal);
    const meant = gold.choice ? [gold.choice.join()] : spell(gold.facts);
    const noted = notedOf(reply);
    const isSame = noted.length === meant.length && meant.every((claim) => noted.includes(claim));
    if (isSame && (gold.kind !== "dont_know" || reply.kind === gold.kind)) right += 1;
    else if (noted.length > 0) wrong += 1;
  }
  return { right, wrong };
}

/** True if the reply names what its person said later, so it was misread. Else the person changed their mind. */
function isNamed({ item: { gold }, analysis: { mentions, references } }: Prepared): boolean {
  if (gold.choice !== null)
    return (
      references.length === 0 ||
      references.some(({ ids }) => ids.some((id) => gold.choice?.includes(id)))
    );
  return gold.facts.every(({ places }) =>
    mentions.some(({ ids }) => places.some((place) => ids.includes(place))),
  );
}

/** Adds a shipped classifier's scores to examples, and gives those that it gets right little weight. */
function asCorrections(name: HeadName, examples: readonly Example[]): Example[] {
  const head = shippedHeads()[name];
  return examples.flatMap((example) => {
    const scores = scoreRows(head, example.rows);
    const shares = softmax(scores);
    if ((shares[head.classes.indexOf("order")] ?? 0) > 0.5) return [];
    const isRight = (shares[example.label] ?? 0) > sureShare;
    return [{ ...example, scores, weight: isRight ? rightWeight : example.weight }];
  });
}

function fitCorrections(replies: readonly UsedReply[], names: Names, { practice }: Unseen) {
  const weight = Math.min(mostWeight, practice.reply.length / replies.length);
  const own = replies.flatMap((one) => {
    const prepared = prepare(withOwn(one, names), one.weight * weight);
    if (!isNamed(prepared)) return [];
    return [{ examples: forHeads((name) => asCorrections(name, prepared.examples[name])) }];
  });
  return fitStored(own, [{ examples: practice }]);
}

/** Learns names and corrections from a workspace's replies, if those from half of them help with the rest. */
export async function learn(
  space: string,
  replies: readonly UsedReply[],
  at: number,
): Promise<Learning> {
  const { heldOut, rest } = splitHalves(replies);
  const before = score(heldOut, shippedHeads(), {});
  const own = { examples: replies.length, heldOut: heldOut.length, before };
  const unread = { ...own, after: before, shipped: 0, shippedBefore: 0, shippedAfter: 0 };
  if (replies.length < leastExamples)
    return { space, verdict: "too few", figures: unread, reader: null };
  const unseen = await loadUnseen();
  const triedNames = learnNames(rest);
  const names = learnNames(replies);
  const shipped = countWrong(unseen.check, {});
  const measure = (tried: Corrections, heads: Corrections) => {
    const corrected = correctHeads({ version: readerVersion, heads: tried });
    const after = score(heldOut, corrected, triedNames);
    const { all, wrong } = countWrong(unseen.check, heads);
    const isBetter = after.right > before.right && after.wrong <= before.wrong;
    const counts = { shipped: all, shippedBefore: shipped.wrong, shippedAfter: wrong };
    const isKept = isBetter && wrong <= shipped.wrong;
    return {
      heads,
      isKept,
      gain: after.right - after.wrong,
      figures: { ...own, after, ...counts },
    };
  };
  const named = measure({}, {});
  const fitted = measure(
    fitCorrections(rest, triedNames, unseen),
    fitCorrections(replies, names, unseen),
  );
  // Keeps names without corrections if corrections add no gain.
  const isFitted = !named.isKept || (fitted.isKept && fitted.gain > named.gain);
  const { heads, isKept, figures } = isFitted ? fitted : named;
  if (!isKept) return { space, verdict: "not better", figures, reader: null };
  const ballots = replies.map(({ ballot }) => ballot);
  const trainedOn = hashOf(replies);
  const learned = { version: readerVersion, trainedOn, names, heads, figures, ballots, at };
  return { space, verdict: "kept", figures, reader: { space, ...learned } };
}

function hashOf(replies: readonly UsedReply[]): string {
  const said = replies.map(({ ballot, weight, item: { request, gold } }) => {
    return [ballot, weight, request.reply, gold];
  });
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
