import type { StepRecord } from "../../core/episode.js";
import type { Fact, NewFact } from "../../core/fact.js";
import { newId } from "../../core/id.js";
import type { Question } from "../../core/question.js";
import type { BallotOutcome, FactInvalidation, Memory } from "../../core/stores.js";
import { wordsIn } from "../../core/wording.js";
import { labelsOf } from "../phrase.js";
import { factWrite } from "../read-ballot.js";
import { isOutdated } from "../same-person.js";
import { askBack, correct, deny, missing, mistake, place, withdraw } from "./corrections.js";
import { explain, whatIsKnown } from "./explain.js";
import { type Intent, readIntent } from "./intent.js";
import { readMistaken } from "./mistaken.js";
import { namesIn } from "./names-in.js";
import { readBought } from "./read-bought.js";
import { chosenInstead, readDisowned, readItsPlace, readPlaces, readWhose } from "./read-claims.js";
import { canTell, type Heard, help, nothing, type RemarkContext } from "./remark-context.js";

/** Reads one remark; the caller stores the outcome. */
export async function readRemark(context: RemarkContext): Promise<BallotOutcome> {
  const { ballot, ballots, question, facts, now } = context;
  const heard = await listen(context);
  const isNoted = heard.understood === "fact" && !isOutdated(ballot, ballots);
  const writes = isNoted
    ? heard.claims.map((claim) => factWrite(claim, question, ballot, facts))
    : [];
  const before = facts.filter((fact) => fact.ballot !== null && fact.ballot === ballot.replaces);
  const closed = (status: FactInvalidation["status"], known: readonly Fact[]) =>
    known.map(({ id }) => ({ id, status, by: writes[0]?.id ?? null }));
  return {
    ballot: ballot.id,
    understood: heard.understood,
    claims: heard.claims,
    facts: writes,
    invalidations: [
      ...closed("superseded", before),
      ...closed(
        "contradicted",
        heard.wrong.filter((fact) => !before.includes(fact)),
      ),
    ],
    replaced: ballot.replaces === null ? [] : [ballot.replaces],
    settle: null,
    followUp: null,
    notes: [
      {
        id: newId("n"),
        note: {
          kind: "receipt",
          text: heard.text,
          ballot: writes.length > 0 ? ballot.id : null,
          to: ballot.platformId,
        },
      },
    ],
    at: now,
  };
}

async function listen(context: RemarkContext): Promise<Heard> {
  const said = context.ballot.text ?? "";
  const intent = readIntent(said);
  const { text } = namesIn(said, context.question.view.owner);
  const pending = claimsAskedBack(context);
  if (pending && intent === "yes") return place(context, pending);
  if (pending && intent === "no") return { ...nothing, text: "All right, I do not note it." };
  const seconded = intent === "agree" ? disputedBy(context, text) : null;
  if (seconded) return place(context, [seconded]);
  if (intent === "agree")
    return { ...nothing, text: `Thank you. ${whatIsKnown(explaining(context))}` };
  const isAsked = intent === "question" && said.includes("?");
  if (isAsked) return { ...nothing, text: explain(text, explaining(context)) };
  const bought = await readBought(context, said);
  if (bought) return mistake(context, bought);
  const whose = await readWhose(context, text);
  if (whose.length > 0)
    return correct(
      context,
      [...whose, ...(await readItsPlace(context, text, whose))],
      intent === "denial",
    );
  const mistaken = readMistaken(context, text);
  if (mistaken) return mistake(context, mistaken);
  if (intent === "question") return { ...nothing, text: explain(text, explaining(context)) };
  const disowned = await readDisowned(context, text);
  if (disowned) return correct(context, [disowned], true);
  const read = await readPlaces(context, text);
  if (intent === "denial") {
    const instead = await chosenInstead(context, text);
    const isNews = !instead && read.isSure && read.claims.length > 0;
    return isNews ? place(context, read.claims) : deny(context, instead);
  }
  const isElsewhere =
    read.claims.length > 0 && /\bit(?:['’]s| is) (?:now |back )?(?:in|on|at)\b/i.test(text);
  if (intent === "gone" && !isElsewhere) return missing(context, text);
  if (intent === "withdraw" && read.claims.length === 0) return withdraw(context);
  if (read.claims.length > 0)
    return read.isSure ? place(context, read.claims) : askBack(context, read.claims);
  return { ...nothing, text: answerTo(intent, context) };
}

/** "Ana is right": her claim, if others contradict it. */
function disputedBy({ facts }: RemarkContext, text: string): NewFact | null {
  const claim = facts.findLast(
    ({ dispute, personName }) =>
      dispute !== null && personName !== null && wordsIn(text).includes(personName.toLowerCase()),
  );
  if (!claim) return null;
  const { subject, relation, objects, polarity, certainty } = claim;
  return { subject, relation, objects, polarity, certainty, source: "answer" };
}

function claimsAskedBack({ ballot, ballots }: RemarkContext): readonly NewFact[] | null {
  const mine = ballots.filter(
    ({ id, person, at }) => person === ballot.person && id !== ballot.id && at <= ballot.at,
  );
  const last = mine.at(-1);
  return last?.understood === "unclear" && last.claims.length > 0 ? last.claims : null;
}

function explaining({ episode, asked, question, facts, doing }: RemarkContext) {
  const view = question.view.owner;
  return { episode, asked, view, labels: labelsOf(view), facts, doing };
}

/** "Please put the egg in the bin": a task. */
const isOrder =
  /^(?:(?:please|can|could|would|will|you|sous|robot|hey|hi|now|then|and)[ ,]+)*(?:put|bring|move|take|get|fetch|heat|warm|cool|chill|clean|wash|throw|give|find|open|close|make|cook|turn|go|pick)\b/i;

const notAllowed = "I cannot do that: only people who may stop my tasks may say so. I go on.";

function answerTo(
  intent: Intent | null,
  { episode, asked, doing, isPaused, ballot }: RemarkContext,
): string {
  const said = (ballot.text ?? "").trim();
  const isStopped = episode.end?.kind === "truncated" && episode.end.reason === "stopped";
  switch (intent) {
    case "wait":
      if (isPaused) return 'I wait. Say "go on", and I do.';
      return episode.end ? "Nothing is going on now." : notAllowed;
    case "stop":
    case "found":
      if (isStopped) return `I have stopped my task: ${episode.task.sentence}`;
      return episode.end ? "Nothing is going on now." : notAllowed;
    case "thanks":
    case "yes":
      if (asked?.state === "open") return `I still need to know, though. ${asked.text}`;
      return episode.end ? "You are welcome." : `Thank you. ${doing}`;
    case "go-on":
      if (episode.end) return "Nothing is going on now.";
      return isPaused ? notAllowed : `I go on. ${doing}`;
    default:
      return isOrder.test(said) ? `I can't take requests here yet. ${canTell}` : help;
  }
}

export function lastDoing(records: readonly StepRecord[]): string {
  const step = records.at(-1)?.step;
  return step && step.kind !== "begin" ? step.thought : "I am looking around.";
}

export async function lastAsked(memory: Memory, episode: string): Promise<Question | null> {
  const questions = await memory.questions.list({ episode });
  return questions.find(({ state }) => state === "open") ?? questions.at(-1) ?? null;
}
