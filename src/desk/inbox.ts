/** What bots hear: each delivery is kept before the bot acknowledges it, then it is read. */
import {
  type InboxVerdict,
  type IncomingEvent,
  type IncomingKind,
  type Opening,
  reservedChoices,
} from "../core/bot.js";
import { newId } from "../core/id.js";
import { startOfDay } from "../core/local-time.js";
import type { Question } from "../core/question.js";
import type { Ballot, Memory } from "../core/stores.js";
import type { DeskParts } from "./parts.js";

const longestReply = 4000;
const longestName = 200;

/** Keeps what was heard. Calls `kept` with the ballot that is now to be read. */
export async function receive(
  parts: DeskParts,
  event: IncomingEvent,
  kept: (ballot: string) => void,
): Promise<InboxVerdict> {
  if (event.what.kind === "retract") return retract(parts, event, event.what.ballot);
  const { memory, clock } = parts;
  if (event.what.kind === "unsay")
    return memory.questions.unsay(event.what.message, event.key, clock.now());
  if (await hasOptedOut(memory, event)) return "opted-out";
  const target = await findTarget(memory, event);
  const question = target && (await memory.questions.get(target.question));
  if (!target || !question) return "unknown";
  const admission = await admit(parts, event, question);
  if (typeof admission === "string") return admission;
  const id = newId("b");
  const verdict = await memory.questions.recordBallot({
    id,
    question: target.question,
    replaces: target.replaces,
    eventKey: event.key,
    message: event.what.kind === "reply" ? event.what.message : null,
    person: {
      platform: event.platform,
      workspace: event.workspace,
      platformId: event.person.id,
      name: bound(event.person.name, longestName),
    },
    choice: event.what.kind === "press" ? event.what.choice : null,
    text: event.what.kind === "press" ? null : bound(event.what.text, longestReply),
    sawOthers: isToBeUnseen(question) && isInThread(event),
    at: Math.max(event.at, admission.notBefore),
  });
  if (verdict === "accepted") kept(id);
  return verdict;
}

/** When somebody had a question before them: what they take to answer is counted from there. */
export async function keepOpening(
  { questions }: Memory,
  { platform, workspace, person: platformId, about, at }: Opening,
): Promise<void> {
  const question =
    about.kind === "words" ? about.question : (await questions.ballot(about.ballot))?.question;
  if (question) await questions.recordOpened([question], { platform, workspace, platformId }, at);
}

/** Of those who have opted out nothing is written; taking back what they said stays possible. */
async function hasOptedOut(
  memory: Memory,
  { platform, workspace, person }: IncomingEvent,
): Promise<boolean> {
  const known = await memory.people.find(platform, workspace, person.id);
  return known?.optedOutAt != null;
}

/** From when on a person's words may be kept. */
interface Admission {
  readonly notBefore: number;
}

/**
 * Why an answer to a question of a campaign is not kept: its person has not agreed or practised, had not when
 * they wrote it in a thread (which is read again later), or has answered enough today. What they have answered
 * they may go on changing. A platform's clock may be behind ours: what is pressed now is not older than the
 * consent.
 */
async function admit(
  { memory, clock }: DeskParts,
  { platform, workspace, person: { id: platformId }, at, what }: IncomingEvent,
  question: Question,
): Promise<InboxVerdict | Admission> {
  if (!question.campaign) return { notBefore: at };
  const campaign = await memory.campaigns.get(question.campaign);
  if (!campaign) return "unknown";
  const person = await memory.people.find(platform, workspace, platformId);
  const enrolment = person && (await memory.campaigns.enrolment(campaign.id, person.id));
  const { consent, practice, timeZone, dailyQuestions } = campaign.design;
  const agreed = enrolment?.consent ?? null;
  if (!person || agreed?.version !== consent.version) return "consent-needed";
  const practisedAt = practice.length > 0 ? (enrolment?.practisedAt ?? null) : agreed.at;
  if (practisedAt === null) return "consent-needed";
  const admission = { notBefore: Math.max(agreed.at, practisedAt) };
  if (what.kind === "reply" && at < admission.notBefore) return "consent-needed";
  const answered = await memory.questions.ballots(question.id);
  if (answered.some((ballot) => ballot.person === person.id)) return admission;
  const today = startOfDay(clock.now(), timeZone);
  const asked = await memory.people.questionsToday(person.id, today);
  return asked < dailyQuestions ? admission : "enough-today";
}

/** In a campaign, what several people are asked each of them answers without knowing of the others. */
function isToBeUnseen({ campaign, quorum }: Question): boolean {
  return Boolean(campaign) && quorum > 1;
}

/** Everybody reads what stands in a thread; on our own pages only who writes it does. */
function isInThread({ platform, what }: IncomingEvent): boolean {
  return what.kind === "reply" && platform !== "web" && platform !== "terminal";
}

/** As much of a text as is kept, without halves of characters. */
function bound(text: string, longest: number): string {
  return text.slice(0, longest).replace(/\p{Cs}/gu, "\uFFFD");
}

/** The question an event answers, and the ballot it replaces when the person says so. */
async function findTarget(
  memory: Memory,
  event: IncomingEvent,
): Promise<{ question: string; replaces: string | null } | null> {
  const { what } = event;
  switch (what.kind) {
    case "press":
      return (await isOffered(memory, what)) ? { question: what.question, replaces: null } : null;
    case "words":
      return { question: what.question, replaces: null };
    case "reply": {
      const questions = await memory.questions.list({ episode: what.episode });
      const question = questions.find(({ state }) => state === "open") ?? questions.at(-1);
      return question ? { question: question.id, replaces: null } : null;
    }
    case "fix": {
      const ballot = await memory.questions.ballot(what.ballot);
      if (!ballot || !isTheirs(ballot, event)) return null;
      return { question: ballot.question, replaces: ballot.id };
    }
    case "retract":
    case "unsay":
      return null;
  }
}

/** Whether the question has, or had, this choice: a press that was made up changes nothing. */
async function isOffered(
  memory: Memory,
  { question: id, choice }: Extract<IncomingKind, { kind: "press" }>,
): Promise<boolean> {
  const question = await memory.questions.get(id);
  if (!question) return false;
  const ways = Object.values<string>(reservedChoices);
  const offered = [...question.choices, ...(question.followUp?.choices ?? [])];
  return ways.includes(choice) || offered.some((one) => one.id === choice);
}

/** An id alone says little: elsewhere somebody else may bear it. */
function isTheirs(ballot: Ballot, { platform, workspace, person }: IncomingEvent): boolean {
  return (
    ballot.platformId === person.id &&
    ballot.platform === platform &&
    ballot.workspace === workspace
  );
}

async function retract(
  { memory, clock }: DeskParts,
  event: IncomingEvent,
  id: string,
): Promise<InboxVerdict> {
  const ballot = await memory.questions.ballot(id);
  if (!ballot || !isTheirs(ballot, event)) return "unknown";
  const question = await memory.questions.get(ballot.question);
  const note = {
    id: newId("n"),
    note: {
      kind: "news" as const,
      text:
        question?.mode === "open"
          ? "Taken back. I go on with what I have begun, and will not use it again."
          : "Taken back. I will not use it.",
      ballot: null,
      to: event.person.id,
    },
  };
  return memory.questions.retract(id, event.key, [note], clock.now());
}
