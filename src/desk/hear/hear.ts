/** Reads a stored answer, writes what it changes, and closes its question. */
import { isDirect, type Note } from "../../core/bot.js";
import { classOf } from "../../core/memory/fact.js";
import { subjectOf } from "../../core/memory/notebook.js";
import type { Ballot, BallotOutcome } from "../../core/memory/stores.js";
import { isAskedHome } from "../../core/question/asking.js";
import { isRemarksId, type Question, repeatedBy } from "../../core/question/question.js";
import { readAsked } from "../agents/hear-asked.js";
import { findDispute } from "../ask/adjudicate.js";
import { type DeskParts, partsFor } from "../parts.js";
import { boughtBy, withQuestions } from "../remarks/read-bought.js";
import { lastAsked, lastDoing, readRemark } from "../remarks/read-remark.js";
import type { BallotContext, RemarkContext } from "../remarks/remark-context.js";
import { privately } from "./admit.js";
import { asksIn, confirmRemark, needOf } from "./confirm.js";
import { isCounted, readBallot } from "./read-ballot.js";
import { settleCounted, settleIfDue, tied } from "./settle.js";

const askedAgain = "Somebody told me otherwise, so I use neither until that is settled.";

/** Reads a ballot (stored answer). If it was read already or withdrawn, only settles the question. */
export async function hear(given: DeskParts, id: string): Promise<void> {
  const { memory } = given;
  const ballot = await memory.questions.ballot(id);
  const question = ballot && (await memory.questions.get(ballot.question));
  if (!ballot || !question) return settleCounted(given);
  const parts = await partsFor(given, question);
  if (ballot.understood || ballot.retracted) {
    if (isAskedHome(question.household) || isCounted({ question, ballot }))
      await settleIfDue(parts, question);
    return;
  }
  if (isAskedHome(question.household)) {
    await memory.questions.recordOutcome(aside(await readAsked(parts, question, ballot), ballot));
    const answered = await memory.questions.get(question.id);
    if (answered) await settleIfDue(parts, answered);
    return;
  }
  const context = await contextOf(parts, question, ballot);
  const remark = isRemarksId(question.id) && (await remarkContext(parts, context));
  if (remark) {
    const outcome = await readRemark(remark);
    const [first] = outcome.facts;
    const need = first ? needOf(first) : question.need;
    const about = { ...question, need: { ...need, noun: classOf(need.noun) } };
    const heard = await withDispute(parts, about, confirmed(parts, remark, outcome));
    return memory.questions.recordOutcome(aside(heard, ballot));
  }
  const answer = await readBallot(context);
  const outcome = (await heardOtherwise(parts, context, answer)) ?? answer;
  const asked = await confirmedLate(parts, context, outcome);
  const heard = await withDispute(parts, question, asked);
  await memory.questions.recordOutcome(aside(heard, ballot));
  if (isCounted(context)) await settleIfDue(parts, question);
}

/** Reads a late reply that answers nothing as a remark (something said unasked): "Can't be, I painted it". */
async function heardOtherwise(
  parts: DeskParts,
  context: BallotContext,
  { understood, claims }: BallotOutcome,
): Promise<BallotOutcome | null> {
  const { question, ballot } = context;
  const isAnswer = understood !== "unclear" || (claims ?? []).length > 0;
  if (isAnswer || question.state === "open" || ballot.text === null || isCounted(context))
    return null;
  const remark = await remarkContext(parts, context);
  const heard = remark && (await readRemark(remark));
  return heard?.understood === "fact" ? heard : null;
}

/** Makes the replies to a press, form or direct message private. */
function aside(outcome: BallotOutcome, ballot: Ballot): BallotOutcome {
  if (ballot.message !== null && !isDirect(ballot.message)) return outcome;
  return withNotes(outcome, (note) => (note.to === null ? {} : privately(ballot)));
}

function withNotes(outcome: BallotOutcome, changeOf: (note: Note) => Partial<Note>): BallotOutcome {
  const notes = outcome.notes.map(({ id, note }) => ({ id, note: { ...note, ...changeOf(note) } }));
  return { ...outcome, notes };
}

async function contextOf(
  { memory, grounder, clock }: DeskParts,
  question: Question,
  ballot: Ballot,
): Promise<BallotContext> {
  const episode = await memory.episodes.get(question.episode);
  const repeated = ballot.text === null ? repeatedBy(question.id) : null;
  return {
    question,
    ballot,
    ballots: await memory.questions.ballots(question.id),
    facts: await memory.facts.list({ household: question.household, disputed: true }),
    grounder,
    words: ballot.text ?? (repeated && (await memory.questions.ballot(repeated))?.text) ?? "",
    episodeEnded: episode?.end != null,
    now: clock.now(),
  };
}

/** Asks whether an uncertain remark was understood, unless the task has ended or asks something else. */
function confirmed(
  parts: DeskParts,
  given: Pick<RemarkContext, "episode" | "asked" | "question" | "ballot">,
  outcome: BallotOutcome,
): BallotOutcome {
  const { episode, asked, question, ballot } = given;
  const { understood, claims = [] } = outcome;
  const about = claims.filter(({ subject }) => asked && subject === subjectOf(asked.need));
  const [claim, ...more] = about.length > 0 ? about : claims;
  if (understood !== "unclear" || !claim || more.length > 0) return outcome;
  if (episode.end || asked?.state === "open") return outcome;
  const said = ballot.text ?? "";
  const remark = { episode, remarks: question, ballot: ballot.id, claim, said };
  const asks = confirmRemark(parts, remark);
  return { ...withNotes(outcome, () => asksIn(asks, asks)), claims: [], asks };
}

/** Asks whether an uncertain answer to a closed question was understood. */
async function confirmedLate(
  parts: DeskParts,
  { question, ballot }: BallotContext,
  outcome: BallotOutcome,
): Promise<BallotOutcome> {
  if (question.state === "open" || question.quorum > 1) return outcome;
  const episode = await parts.memory.episodes.get(question.episode);
  if (!episode) return outcome;
  const asked = await lastAsked(parts.memory, episode.id);
  return confirmed(parts, { episode, asked, question, ballot }, outcome);
}

async function remarkContext(
  { memory, orders }: DeskParts,
  context: BallotContext,
): Promise<RemarkContext | null> {
  const { episode: id } = context.question;
  const episode = await memory.episodes.get(id);
  if (!episode) return null;
  const records = await memory.episodes.steps(id);
  return {
    ...context,
    episode,
    asked: await lastAsked(memory, id),
    doing: lastDoing(records),
    isPaused: (await memory.runs.get(episode.household))?.pausedAt != null,
    reused: await withQuestions(memory, boughtBy(records, id, context.facts)),
    ordered: orders?.said(context.ballot.eventKey) ?? null,
  };
}

async function withDispute(
  parts: DeskParts,
  question: Question,
  outcome: BallotOutcome,
): Promise<BallotOutcome> {
  const replaced = outcome.invalidations.map(({ id }) => id);
  const dispute = await findDispute(parts, { question, facts: outcome.facts, replaced });
  if (!dispute) return outcome;
  return {
    ...withNotes(outcome, ({ ballot, text }) => (ballot ? { text: `${text} ${askedAgain}` } : {})),
    dispute,
    settle: outcome.settle && { state: "answered", reason: tied },
  };
}
