/** Reads what somebody said unasked: facts with a receipt, a correction, or an answer in one line. */
import type { Episode, StepRecord } from "../../core/episode.js";
import type { Fact, NewFact } from "../../core/fact.js";
import { classOf, isInstance } from "../../core/fact.js";
import type { GroundedReply } from "../../core/grounding.js";
import { newId } from "../../core/id.js";
import { thingsOf } from "../../core/looks.js";
import { everydayName, possessive } from "../../core/names.js";
import type { Need, Question } from "../../core/question.js";
import { isStandingId } from "../../core/question.js";
import type { BallotOutcome, BallotReading, FactInvalidation, Memory } from "../../core/stores.js";
import { labelsOf, phraseFact } from "../phrase.js";
import { factWrite } from "../read-ballot.js";
import { isOutdated } from "../same-person.js";
import type { BallotContext } from "../understand.js";
import { explain } from "./explain.js";
import { type Intent, readIntent } from "./intent.js";
import { kindsIn } from "./standing-question.js";
import { type Belonging, ownedFact, ownership, readBelonging } from "./whose.js";

/** What a remark is read with, beside what every ballot is read with. */
export interface RemarkContext extends BallotContext {
  readonly episode: Episode;
  /** The open question, or else the last one; null before the first. */
  readonly asked: Question | null;
  /** What the robot does, in its own words. */
  readonly doing: string;
  readonly isPaused: boolean;
}

/** What a remark comes to. */
interface Heard {
  readonly understood: BallotReading;
  /** What it says. With "unclear" it is asked back, and not noted yet. */
  readonly claims: readonly NewFact[];
  /** What it corrects. */
  readonly wrong: readonly Fact[];
  readonly text: string;
}

/** Reads one remark. Pure except for the grounder; the caller writes the outcome. */
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

const nothing = { understood: "unclear", claims: [], wrong: [] } as const;

async function listen(context: RemarkContext): Promise<Heard> {
  const text = context.ballot.text ?? "";
  const intent = readIntent(text);
  const pending = claimsAskedBack(context);
  if (pending && intent === "yes") return note(context, pending, []);
  if (pending && intent === "no") return { ...nothing, text: "All right, I do not note it." };
  if (intent === "question") return { ...nothing, text: explain(text, explaining(context)) };
  const whose = await readWhose(context, text);
  if (whose) return correct(context, whose, intent === "denial");
  const read = await readPlaces(context, text);
  if (intent === "denial") return deny(context, await chosenInstead(context, text));
  if (intent === "gone") return missing(context, text);
  if (read.claims.length > 0)
    return read.isSure ? note(context, read.claims, []) : askBack(context, read.claims);
  return { ...nothing, text: answerTo(intent, context) };
}

/** What this person was asked back last, if nothing of theirs came after it. */
function claimsAskedBack({ ballot, ballots }: RemarkContext): readonly NewFact[] | null {
  const mine = ballots.filter(
    ({ id, person, at }) => person === ballot.person && id !== ballot.id && at <= ballot.at,
  );
  const last = mine.at(-1);
  return last?.understood === "unclear" && last.claims.length > 0 ? last.claims : null;
}

function explaining({ episode, asked, question, facts, doing }: RemarkContext) {
  return { episode, asked, labels: labelsOf(question.view.owner), facts, doing };
}

function ground(
  { question, grounder, facts }: RemarkContext,
  {
    need,
    options = null,
    reply,
  }: { need: Need; options?: readonly string[] | null; reply: string },
): Promise<GroundedReply> {
  const { owner } = question.view;
  const labels = labelsOf(owner);
  const names = new Map([...labels].map(([id, label]) => [id, [label]] as const));
  return grounder.ground({
    need,
    question: question.text,
    options,
    reply,
    vocabulary: {
      places: owner.places.map(({ id }) => id),
      things: thingsOf(owner).map(({ id }) => id),
      names,
    },
    known: placesSeen(facts),
    charge: { household: question.household, episode: question.episode },
  });
}

function placesSeen(facts: readonly Fact[]): ReadonlyMap<string, string> {
  return new Map(
    facts.flatMap(({ relation, subject, objects }) =>
      relation === "holds" ? objects.map((thing) => [thing, subject] as const) : [],
    ),
  );
}

/** Claims about where things are. Only things that are named count; a kind of which there is one stays a kind. */
async function readPlaces(
  context: RemarkContext,
  text: string,
): Promise<{ readonly claims: readonly NewFact[]; readonly isSure: boolean }> {
  const { ballot, question } = context;
  const said = text.replace(/\bmy\b/gi, possessive(ballot.personName));
  const kinds = kindsIn(said, question.view.owner);
  const described = kinds.flatMap((kind) => {
    const owner = new RegExp(`(\\p{Lu}\\p{L}+['’]s?) ${everydayName(kind)}`, "u").exec(said)?.[1];
    return owner ? [{ func: "where" as const, adjective: owner, noun: kind }] : [];
  });
  const need = described[0] ?? { func: "where" as const, noun: kinds[0] ?? "anything" };
  const plain = described[0] ? said.replace(described[0].adjective, "the") : said;
  const reply = kinds.length > 0 ? await ground(context, { need, reply: plain }) : null;
  if (reply?.kind !== "location") return { claims: [], isSure: false };
  const labels = labelsOf(question.view.owner);
  const claims = reply.claims.map(({ thing, places, polarity, certainty }): NewFact => {
    const kind = classOf(thing);
    const isOnlyKind = isInstance(thing) && labels.get(thing) === everydayName(kind);
    const isDescribed = kind === need.noun && "adjective" in need;
    const subject = isDescribed ? `${need.adjective} ${kind}` : isOnlyKind ? kind : thing;
    return { subject, relation: "at", objects: places, polarity, certainty, source: "answer" };
  });
  return { claims, isSure: reply.confidence !== "middling" };
}

/** Who owns what. "That is Ben's" is about the thing that the robot relies on. */
async function readWhose(context: RemarkContext, text: string): Promise<NewFact | null> {
  const { asked, ballot } = context;
  const owner = asked?.need.adjective?.replace(/['’]s?$/, "") ?? null;
  const belonging = readBelonging(text, { speaker: ballot.personName, asked: owner });
  if (!belonging || /\bnot\b|n't\b/i.test(text.split(/[.,;!]/)[0] ?? "")) return null;
  if (belonging.isPointed) {
    const meant = reliedOn(context).find(({ relation }) => relation === "is");
    return meant && meant.objects.length === 1
      ? ownership(belonging.owner, classOf(meant.objects[0] ?? ""), meant.objects)
      : null;
  }
  return groundOwned(context, belonging);
}

async function groundOwned(
  context: RemarkContext,
  { owner, noun, words }: Belonging,
): Promise<NewFact | null> {
  const { episode, asked, question } = context;
  const view = question.view.owner;
  const named = kindsIn(`${noun ?? ""} ${words ?? ""}`, view)[0];
  const kind = named ?? asked?.need.noun ?? episode.task.object;
  const options = thingsOf(view).flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
  const need = { func: "which" as const, adjective: possessive(owner), noun: kind };
  const reply = await ground(context, { need, options, reply: words ?? "" });
  return ownedFact(owner, kind, reply);
}

/** The claims on which the present task rests, the newest first. */
function reliedOn({ facts, asked, episode }: RemarkContext): readonly Fact[] {
  const noun = asked && !isStandingId(asked.id) ? asked.need.noun : episode.task.object;
  return facts
    .filter(({ source, subject, polarity }) => {
      const kind = isInstance(subject) ? classOf(subject) : (subject.split(" ").at(-1) ?? "");
      return source === "answer" && polarity && kind === noun;
    })
    .toReversed();
}

/** A person owns a thing: nobody else does, and that person's is no other one. */
function correct(context: RemarkContext, owned: NewFact, isDenial: boolean): Heard {
  const kind = classOf(owned.objects[0] ?? "");
  const wrong = context.facts.filter(
    ({ relation, subject, objects, source }) =>
      relation === "is" &&
      source !== "observation" &&
      subject.endsWith(` ${kind}`) &&
      /^\p{Lu}\p{L}+['’]s? /u.test(subject) &&
      (subject === owned.subject) !== objects.some((thing) => owned.objects.includes(thing)),
  );
  return note(context, [owned], wrong, isDenial);
}

function note(
  { question, episode }: RemarkContext,
  claims: readonly NewFact[],
  wrong: readonly Fact[],
  changesPlan = wrong.length > 0,
): Heard {
  const labels = labelsOf(question.view.owner);
  const said = claims.map((claim) => phraseFact(claim, labels)).join("; ");
  const now = changesPlan && !episode.end ? " I change my plan with the next step." : "";
  const text = wrong.length > 0 ? `Corrected: ${said}.${now}` : `Noted for later: ${said}.${now}`;
  return { understood: "fact", claims, wrong, text };
}

function askBack({ question }: RemarkContext, claims: readonly NewFact[]): Heard {
  const labels = labelsOf(question.view.owner);
  const said = claims.map((claim) => phraseFact(claim, labels)).join("; ");
  return { ...nothing, claims, text: `Did I get that right: ${said}? Say yes, and I note it.` };
}

/** "No, not that one. The blue": what was chosen instead of what was asked about. */
async function chosenInstead(context: RemarkContext, text: string): Promise<NewFact | null> {
  const { asked, question } = context;
  const [, instead] = /[.,;!]\s*([^.,;!]+)[\s.!]*$/.exec(text) ?? [];
  if (asked?.need.func !== "which" || !asked.need.adjective || !instead) return null;
  const { noun } = asked.need;
  const view = question.view.owner;
  const options = thingsOf(view).flatMap(({ id, kind }) => (kind === noun ? [id] : []));
  const reply = await ground(context, { need: asked.need, options, reply: instead });
  return ownedFact(asked.need.adjective.replace(/['’]s?$/, ""), noun, reply);
}

/** The newest claim that the task rests on is wrong. */
function deny(context: RemarkContext, instead: NewFact | null): Heard {
  const [newest] = reliedOn(context);
  if (instead) return correct(context, instead, true);
  if (!newest)
    return {
      ...nothing,
      text: "What is wrong, and what is right? I rely on nothing that I was told.",
    };
  const labels = labelsOf(context.question.view.owner);
  const told = phraseFact(newest, labels);
  const now = context.episode.end ? "" : " I change my plan with the next step.";
  const text = `I no longer count on it that ${told}.${now} What is right?`;
  return { understood: "fact", claims: [], wrong: [newest], text };
}

/** A thing is gone from where people said it is. */
function missing(context: RemarkContext, text: string): Heard {
  const { question, facts, asked } = context;
  const kinds = kindsIn(text, question.view.owner);
  const kind = kinds[0] ?? asked?.need.noun;
  const wrong = facts.filter(
    ({ relation, source, subject, polarity }) =>
      relation === "at" &&
      source === "answer" &&
      polarity &&
      (classOf(subject) === kind || subject.endsWith(` ${kind}`)),
  );
  if (wrong.length === 0)
    return {
      ...nothing,
      text: `I cannot use that: I was told nothing about it that would change. ${help}`,
    };
  const labels = labelsOf(question.view.owner);
  const told = wrong.map((fact) => phraseFact(fact, labels)).join("; ");
  const text2 = `I no longer count on it that ${told}. I look for another one; tell me if you know one.`;
  return { understood: "fact", claims: [], wrong, text: text2 };
}

const notAllowed = "I cannot do that: only people who may stop my tasks may say so. I go on.";
const help = "It helps me to know where a thing is, or whose it is.";

function answerTo(intent: Intent | null, { episode, doing, isPaused }: RemarkContext): string {
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
      return episode.end ? "You are welcome." : `Thank you. ${doing}`;
    case "go-on":
      if (episode.end) return "Nothing is going on now.";
      return isPaused ? notAllowed : `I go on. ${doing}`;
    default:
      return `I cannot use that. ${help}`;
  }
}

/** What the robot does, by its last step. */
export function lastDoing(records: readonly StepRecord[]): string {
  const step = records.at(-1)?.step;
  return step && step.kind !== "begin" ? step.thought : "I am looking around.";
}

/** The question that was asked last in the episode, an open one first. */
export async function lastAsked(memory: Memory, episode: string): Promise<Question | null> {
  const questions = await memory.questions.list({ episode });
  return questions.find(({ state }) => state === "open") ?? questions.at(-1) ?? null;
}
