/** The answers of a campaign as agreement and quality are judged on them. */
import { reservedChoices } from "../../core/bot.js";
import type { CampaignDesign, RatedAnswer, TimeOrigin } from "../../core/campaign.js";
import type { Need, Question } from "../../core/question.js";
import { seededRandom } from "../../core/random.js";
import type { ThingView } from "../../core/scene.js";
import type { Ballot, Memory } from "../../core/stores.js";
import { claimValue } from "../../desk/claim-value.js";

/** Agreement corrected for chance; null where nothing can be said. */
export type MeasureAgreement = (
  ratings: readonly { readonly item: string; readonly rater: string; readonly label: string }[],
) => number | null;

/** What judging takes of a design: which of its questions are gold. */
export type JudgedDesign = Pick<CampaignDesign, "id" | "seed" | "gold">;

/** What each person said to each question, questions in the order in which they were asked. */
export async function rateAnswers(
  memory: Memory,
  design: JudgedDesign,
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

/** Agreement of those who could not have known what the others said. */
export function agreementOf(
  answers: readonly RatedAnswer[],
  measure: MeasureAgreement,
): number | null {
  return measure(
    answers.flatMap(({ question, person, label, sawOthers }) =>
      label === null || sawOthers ? [] : [{ item: question, rater: person, label }],
    ),
  );
}

/** One of each person: the last that was given unseen, or else the last. */
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
    tookMs: isImported(ballot) ? null : Math.max(0, ballot.at - since),
    timedFrom,
    // Once it is settled, what the others said is told.
    sawOthers: couldRead(ballot) || (settledAt !== null && ballot.late),
  };
}

/** It stood where others read, or what others had said did. */
function couldRead({ sawOthers, afterOthers }: Ballot): boolean {
  return sawOthers === true || afterOthers === true;
}

/** The platform is known to show it only once it has said so: who answers before that took no time at all. */
function originOf(
  { askedAt, deliveredAt }: Question,
  { openedAt }: Ballot,
): { readonly timedFrom: TimeOrigin; readonly since: number } {
  if (openedAt !== undefined) return { timedFrom: "opened", since: openedAt };
  if (deliveredAt !== undefined) return { timedFrom: "delivered", since: deliveredAt };
  return { timedFrom: "asked", since: askedAt };
}

/** Of what was read in from a release only the order is known, not the time. */
export function isImported({ eventKey }: Pick<Ballot, "eventKey">): boolean {
  return eventKey.startsWith("release:");
}

function labelOf({ understood, claims }: Ballot): string | null {
  if (understood === "dont_know") return reservedChoices.dontKnow;
  if (understood === "bad_question") return reservedChoices.badQuestion;
  return claims.length > 0 ? claims.map(claimValue).sort().join("; ") : null;
}

/** Drawn by the question's id: the same ones whenever it is looked at. */
export function isGold({ seed, gold }: JudgedDesign, { id }: Pick<Question, "id">): boolean {
  return seededRandom(seed, "gold", id)() < gold;
}

/**
 * Where the thing is, or which one it is, as those see it who are asked; null where there is more than one
 * right answer, or where what is asked for is nobody's to see.
 */
export function truthOf({ need, view }: Pick<Question, "need" | "view">): string | null {
  const found = view.owner.places.flatMap(({ id, things }) =>
    things
      .filter((thing) =>
        view.meant === undefined ? isOfNeed(thing, need) : thing.id === view.meant,
      )
      .map((thing) => ({ where: id, which: thing.id })),
  );
  if (need.func !== "where" && need.func !== "which") return null;
  const right = new Set(found.map((one) => one[need.func === "where" ? "where" : "which"]));
  const [only = null] = right;
  return right.size === 1 ? only : null;
}

/** What narrows the noun down has to be seen on the thing: "Ana's", "blue". */
function isOfNeed({ kind, attributes }: ThingView, { noun, adjective }: Need): boolean {
  if (kind !== noun) return false;
  const wanted = adjective?.replace(/'s$/, "");
  return wanted === undefined || Object.values(attributes).includes(wanted);
}
