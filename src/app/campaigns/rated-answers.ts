import type { Memory } from "../../../memory/stores.js";
import { reservedChoices } from "../../core/bot.js";
import type { CampaignDesign, RatedAnswer, TimeOrigin } from "../../core/campaign/campaign.js";
import type { Ballot } from "../../core/memory/stores.js";
import { type Question, truthOf } from "../../core/question/question.js";
import { seededRandom } from "../../core/random.js";
import { toRatings } from "../../crowdwork/quality/answers.js";
import { krippendorffAlpha } from "../../crowdwork/statistics/agreement.js";
import { claimValue } from "../../desk/ask/new-question.js";

/** Returns one answer per person and question, in order of the questions. */
export async function rateAnswers(
  memory: Memory,
  design: GoldDesign,
): Promise<readonly RatedAnswer[]> {
  const rated: RatedAnswer[] = [];
  for (const question of await memory.questions.list({ campaign: design.id })) {
    const truth = isGold(design, question) ? truthOf(question) : null;
    for (const ballot of answersTo(await memory.questions.ballots(question.id))) {
      rated.push({ ...rate(question, ballot), truth });
    }
  }
  return rated;
}

/** Computes agreement (Krippendorff's alpha) of answers given without seeing others'. Null for too few. @internal */
export function agreementOf(answers: readonly RatedAnswer[]): number | null {
  return krippendorffAlpha(toRatings(answers.filter(({ sawOthers }) => !sawOthers)));
}

/** Picks each person's last answer given blind (others' words were unseen), or else the last one. */
function answersTo(ballots: readonly Ballot[]): readonly Ballot[] {
  const latest = new Map<string, Ballot>();
  for (const ballot of [...ballots].sort((one, other) => one.at - other.at)) {
    if (ballot.retracted || ballot.understood === null) continue;
    const known = latest.get(ballot.person);
    const isWorse = known && !couldRead(known) && couldRead(ballot);
    if (!isWorse) latest.set(ballot.person, ballot);
  }
  return [...latest.values()];
}

function rate(question: Question, ballot: Ballot): Omit<RatedAnswer, "truth"> {
  const { id, settledAt } = question;
  const { timedFrom, since } = originOf(question, ballot);
  return {
    ballot: ballot.id,
    question: id,
    person: ballot.person,
    platform: ballot.platform,
    label: labelOf(ballot),
    written: ballot.text?.length ?? 0,
    tookMs: ballot.eventKey.startsWith("release:") ? null : Math.max(0, ballot.at - since),
    timedFrom,
    // Others' answers are visible once the question is settled.
    sawOthers: couldRead(ballot) || (settledAt !== null && ballot.late),
  };
}

/** Whether the answer was given where others could read it, or after others' visible answers. */
function couldRead({ sawOthers, afterOthers }: Ballot): boolean {
  return sawOthers === true || afterOthers === true;
}

/** Returns when the person opened the question; if unknown, when it was delivered or else asked. */
function originOf(
  { askedAt, deliveredAt }: Question,
  { openedAt }: Ballot,
): { readonly timedFrom: TimeOrigin; readonly since: number } {
  if (openedAt !== undefined) return { timedFrom: "opened", since: openedAt };
  if (deliveredAt !== undefined) return { timedFrom: "delivered", since: deliveredAt };
  return { timedFrom: "asked", since: askedAt };
}

function labelOf({ understood, claims }: Ballot): string | null {
  if (understood === "dont_know") return reservedChoices.dontKnow;
  if (understood === "bad_question") return reservedChoices.badQuestion;
  return claims.length > 0 ? claims.map(claimValue).sort().join("; ") : null;
}

export type GoldDesign = Pick<CampaignDesign, "id" | "seed" | "gold">;

/** Whether the question is gold: its answers are compared with the truth. Drawn by its id, so always the same. */
function isGold({ seed, gold }: GoldDesign, { id }: Pick<Question, "id">): boolean {
  return seededRandom(seed, "gold", id)() < gold;
}
