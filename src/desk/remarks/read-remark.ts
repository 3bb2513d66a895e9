/** Reads remarks (what people say unasked) and phrases the replies. The caller stores the outcome. */
import type { Memory } from "../../../memory/stores.js";
import type { StepRecord } from "../../core/episode/episode.js";
import type { Fact, NewFact } from "../../core/memory/fact.js";
import { subjectOf } from "../../core/memory/notebook.js";
import type { BallotOutcome, FactInvalidation } from "../../core/memory/stores.js";
import type { Question } from "../../core/question/question.js";
import { everydayLabel } from "../../core/words/names.js";
import { capitalise, joinWords, wordsIn } from "../../core/words/wording.js";
import { isOutdated } from "../hear/counting.js";
import { factWrite } from "../hear/read-ballot.js";
import { newNote } from "../parts.js";
import type { Act, Topic } from "../reading/acts.js";
import { labelsOf, phraseFact, phrasePlaces, phraseSubject } from "../words/phrase.js";
import { askBack, correct, deny, missing, mistake, place, withdraw } from "./corrections.js";
import { blamesOther, readMistaken } from "./mistaken.js";
import { namesIn } from "./names-in.js";
import { readBought } from "./read-bought.js";
import {
  chosenInstead,
  readDisowned,
  readPlaces,
  readPlacesBeside,
  readWhose,
} from "./read-claims.js";
import {
  canTell,
  type Heard,
  help,
  nothing,
  type RemarkContext,
  reliedOn,
} from "./remark-context.js";
import { asksHelp } from "./set-phrases.js";
import { utteranceIn } from "./utterance.js";

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
      newNote("receipt", heard.text, {
        ballot: writes.length > 0 ? ballot.id : null,
        to: ballot.platformId,
      }),
    ],
    at: now,
  };
}

async function listen(context: RemarkContext): Promise<Heard> {
  const { ordered } = context;
  const said = context.ballot.text ?? "";
  if (asksHelp(said)) return { ...nothing, text: explainAll(context) };
  if (ordered !== null) return { ...nothing, text: ordered };
  const view = context.question.view.owner;
  const { act, topic } = utteranceIn(said, { asked: context.asked, view });
  const { text } = namesIn(said, view);
  const pending = claimsAskedBack(context);
  if (pending && act === "yes") return place(context, pending);
  if (pending && act === "no") return { ...nothing, text: "All right, I do not note it." };
  const seconded = act === "agree" ? disputedBy(context, text) : null;
  if (seconded) return place(context, [seconded]);
  if (act === "agree") return { ...nothing, text: `Thank you. ${whatIsKnown(context)}` };
  if (act === "ask") return { ...nothing, text: explain(text, topic, context) };
  const bought = await readBought(context, said);
  if (bought) return mistake(context, bought);
  const whose = await readWhose(context, text);
  if (whose.length > 0) {
    const places = await readPlacesBeside(context, text, whose);
    return correct(context, [...whose, ...places], act === "denial");
  }
  const isObjection = act === "mistaken" || act === "denial";
  if (isObjection && blamesOther(text, reliedOn(context))) return { ...nothing, text: help };
  const mistaken = isObjection ? readMistaken(context, text, act === "denial") : null;
  if (mistaken) return mistake(context, mistaken);
  const disowned = await readDisowned(context, text);
  if (disowned) return correct(context, [disowned], true);
  const read = await readPlaces(context, text);
  if (act === "denial") {
    const instead = await chosenInstead(context, text);
    const isNews = !instead && read.isSure && read.claims.length > 0;
    return isNews ? place(context, read.claims) : deny(context, instead);
  }
  const isElsewhere =
    read.claims.length > 0 && /\bit(?:['’]s| is) (?:now |back )?(?:in|on|at)\b/i.test(text);
  if (act === "gone" && !isElsewhere) return missing(context, text);
  if (act === "withdraw" && read.claims.length === 0) return withdraw(context);
  if (read.claims.length > 0)
    return read.isSure ? place(context, read.claims) : askBack(context, read.claims);
  return { ...nothing, text: answerTo(act, context) };
}

function explainAll({ ordered, asked }: RemarkContext): string {
  const how = 'Press an answer, say it in your own words, or say "skip".';
  const open = asked?.state === "open" ? `My question is still open: ${asked.text} ${how}` : "";
  return [ordered, canTell, open].filter(Boolean).join(" ");
}

/** Finds the disputed claim of a named person: "Ana is right". */
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

const notAllowed = "I cannot do that: only people who may stop my tasks may say so. I go on.";

function answerTo(act: Act, { episode, asked, doing, isPaused }: RemarkContext): string {
  const isStopped = episode.end?.kind === "truncated" && episode.end.reason === "stopped";
  switch (act) {
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
    case "order":
      return `I can't tell what you want done. Please say it again. ${canTell}`;
    default:
      return help;
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

function explain(text: string, topic: Topic, context: RemarkContext): string {
  const { episode, asked, question } = context;
  const open = asked?.state === "open" ? asked : null;
  const task = `My task: ${episode.task.sentence}`;
  const still = open ? ` My question is: ${open.text}` : "";
  switch (topic) {
    case "who":
      return `I am Sous, the household robot. ${task}${still}`;
    case "urgent":
      return open
        ? `I wait for the answer, and then look for myself. ${task}`
        : `I cannot say how long it takes. ${whatNow(context)}`;
    case "why":
      return `${task}${open?.why ? ` ${capitalise(open.why)}` : ""} Any help is fine; "I don't know" too.`;
    case "which":
      return open
        ? `I mean ${phraseSubject(subjectOf(open.need), labelsOf(question.view.owner))}. ${task}${offered(open)}`
        : `${task} ${whatIsKnown(context)}`;
    case "sure":
      return `${whatIsKnown(context)} Tell me if that is wrong.`;
    case "done":
      return `${whatIsSeen(text, context) ?? whatNow(context)}${still}`;
    default:
      return `${whatNow(context)}${still}`;
  }
}

function offered({ choices }: Question): string {
  const labels = choices.map(({ label }) => label);
  return labels.length > 0 ? ` I could think of: ${joinWords(labels, "or")}.` : "";
}

function whatNow({ episode, doing }: RemarkContext): string {
  const { sentence } = episode.task;
  if (episode.end?.kind === "terminated") return `I have done my task: ${sentence}`;
  if (episode.end) return `I no longer work on my task: ${sentence}`;
  return `My task: ${sentence} ${doing}`.trim();
}

/** Says what was seen at the named places: "I have looked in the fridge: a tomato."; null if no place is named. */
function whatIsSeen(text: string, { question, facts }: RemarkContext): string | null {
  const view = question.view.owner;
  const labels = labelsOf(view);
  const lines = namesIn(text, view).places.map((id) => {
    const seen = facts.findLast(({ relation, subject }) => relation === "holds" && subject === id);
    const where = phrasePlaces([id], labels);
    if (!seen) return `I have not looked ${where} yet.`;
    const things = seen.objects.map((thing) => labels.get(thing) ?? everydayLabel(thing));
    return `I have looked ${where}: ${things.length > 0 ? joinWords(things, "and") : "nothing"}.`;
  });
  return lines.length > 0 ? lines.join(" ") : null;
}

function whatIsKnown({ asked, facts, question }: RemarkContext): string {
  const labels = labelsOf(question.view.owner);
  const noun = asked?.need.noun;
  const told = facts.filter(
    ({ source, subject }) => source === "answer" && (!noun || subject.includes(noun)),
  );
  if (told.length === 0) return "I was told nothing about that yet.";
  const lines = told
    .slice(-3)
    .map((fact) => `${fact.personName ?? "Somebody"} told me that ${phraseFact(fact, labels)}`);
  return `${joinWords(lines, "and")}.`;
}
