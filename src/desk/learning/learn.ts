/** Fits the reader of replies to a workspace, and keeps what is better there and no worse elsewhere. */
import { createHash } from "node:crypto";
import type { GroundedReply } from "../../core/grounding.js";
import type { LearnedReader, LearningFigures, Score } from "../../core/learned-reader.js";
import { analyse } from "../reading/analyse.js";
import { type Examples, prepare } from "../reading/examples.js";
import { fitStored, unpackHeads } from "../reading/fit.js";
import { scoreRows } from "../reading/heads.js";
import { correctHeads, withNames } from "../reading/learned.js";
import { type HeadName, type Heads, readAnalysis } from "../reading/read.js";
import { readerVersion, shippedHeads, shippedLimits } from "../reading/shipped.js";
import { learnNames } from "./learn-names.js";
import { countWrong, loadUnseen, type Unseen } from "./unseen.js";
import type { UsedReply } from "./used-replies.js";

type Names = LearnedReader["names"];

export interface Learning {
  readonly space: string;
  readonly verdict: "kept" | "not better" | "too few";
  readonly figures: LearningFigures;
  /** Null unless kept. */
  readonly reader: LearnedReader | null;
}

/** Fewer say nothing about the half that is kept out. */
export const leastExamples = 12;

/** Of a workspace's reply, relative to one that ships with Sous. */
const ownWeight = 3;
/** How much of the corrections is tried, the most first. With none only names are learned. */
const shares = [1, 0.5, 0.25, 0];

function isHeldOut({ ballot }: UsedReply): boolean {
  return (createHash("sha256").update(ballot).digest()[0] ?? 0) % 2 === 1;
}

function withOwn({ item, household }: UsedReply, names: Names) {
  return { ...item, request: withNames(item.request, names[household] ?? {}) };
}

function claimsOf(reply: GroundedReply): readonly string[] | null {
  if (reply.kind !== "location" && reply.kind !== "choice") return null;
  if (reply.confidence === "middling") return null;
  if (reply.kind === "choice") return [reply.options.join()];
  return reply.claims.map(({ places, polarity }) => `${polarity ? "" : "not "}${places.join()}`);
}

/** Counts replies that are noted as meant, and those noted otherwise. Those asked back are neither. */
function score(replies: readonly UsedReply[], heads: Heads, names: Names): Score {
  let [right, wrong] = [0, 0];
  for (const one of replies) {
    const { request, gold } = withOwn(one, names);
    const { reply } = readAnalysis(analyse(request), heads, shippedLimits.normal);
    const meant =
      gold.choice !== null
        ? [gold.choice.join()]
        : gold.facts.map(({ places, polarity }) => `${polarity ? "" : "not "}${places.join()}`);
    const noted = claimsOf(reply) ?? [];
    const isSame = noted.length === meant.length && meant.every((one) => noted.includes(one));
    if (isSame && (noted.length > 0 || gold.kind !== "dont_know" || reply.kind === gold.kind))
      right += 1;
    else if (noted.length > 0) wrong += 1;
  }
  return { right, wrong };
}

/** Whether some words of the reply name what it means; otherwise its person has only changed their mind. */
function isNamed({ gold }: UsedReply["item"], { mentions, references }: Named): boolean {
  if (gold.choice !== null)
    return (
      references.length === 0 ||
      references.some(({ ids }) => ids.some((id) => gold.choice?.includes(id)))
    );
  return gold.facts.every(({ places }) =>
    mentions.some(({ ids }) => places.some((place) => ids.includes(place))),
  );
}

type Named = Pick<ReturnType<typeof analyse>, "mentions" | "references">;

function examplesOf(replies: readonly UsedReply[], names: Names): readonly { examples: Examples }[] {
  const shipped = shippedHeads();
  return replies.flatMap((one) => {
    const { item, analysis, examples } = prepare(withOwn(one, names), one.weight * ownWeight);
    if (!isNamed(item, analysis)) return [];
    const scored = Object.entries(examples).map(([name, own]) => [
      name,
      own.map((example) => ({
        ...example,
        scores: scoreRows(shipped[name as HeadName], example.rows),
      })),
    ]);
    return [{ examples: Object.fromEntries(scored) as Examples }];
  });
}

function fitCorrections(replies: readonly UsedReply[], names: Names, { practice }: Unseen) {
  return fitStored([...examplesOf(replies, names), { examples: practice }]);
}

/** @param replies of one workspace */
export async function learn(
  space: string,
  replies: readonly UsedReply[],
  at: number,
): Promise<Learning> {
  const heldOut = replies.filter(isHeldOut);
  const before = score(heldOut, shippedHeads(), {});
  const figures = { examples: replies.length, heldOut: heldOut.length, before };
  const unread = { ...figures, after: before, shipped: 0, shippedBefore: 0, shippedAfter: 0 };
  if (replies.length < leastExamples)
    return { space, verdict: "too few", figures: unread, reader: null };
  const unseen = await loadUnseen();
  const rest = replies.filter((one) => !isHeldOut(one));
  const tried = { names: learnNames(rest), version: readerVersion };
  const half = fitCorrections(rest, tried.names, unseen);
  const names = learnNames(replies);
  const heads = fitCorrections(replies, names, unseen);
  const whole = unpackHeads(heads);
  const shipped = countWrong(unseen.check, whole, 0);
  let last: LearningFigures = unread;
  for (const share of shares) {
    const after = score(heldOut, correctHeads({ ...tried, heads: half }, share), tried.names);
    const { wrong } = countWrong(unseen.check, whole, share);
    last = {
      ...figures,
      after,
      shipped: shipped.all,
      shippedBefore: shipped.wrong,
      shippedAfter: wrong,
    };
    if (after.right <= before.right || after.wrong > before.wrong || wrong > shipped.wrong) continue;
    const scaled = share === 0 ? {} : scaleHeads(heads, share);
    const reader = {
      space,
      version: readerVersion,
      trainedOn: hashOf(replies),
      names,
      heads: scaled,
      figures: last,
      ballots: replies.map(({ ballot }) => ballot),
      at,
    };
    return { space, verdict: "kept", figures: last, reader };
  }
  return { space, verdict: "not better", figures: last, reader: null };
}

function scaleHeads(heads: LearnedReader["heads"], share: number): LearnedReader["heads"] {
  return Object.fromEntries(
    Object.entries(heads).map(([name, head]) => [name, { ...head, step: head.step * share }]),
  );
}

function hashOf(replies: readonly UsedReply[]): string {
  const hash = createHash("sha256");
  for (const { ballot, weight, item } of replies)
    hash.update(JSON.stringify([ballot, weight, item.request.reply, item.gold]));
  return hash.digest("hex");
}
