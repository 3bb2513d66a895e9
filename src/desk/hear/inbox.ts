/** Stores every event before the bot acknowledges it, then reads it. */
import { isAskedHome, longestQuote } from "../../core/asking.js";
import {
  type InboxVerdict,
  type IncomingEvent,
  type IncomingKind,
  isDirect,
  isOwnPage,
  type Opening,
  type Rights,
  reservedChoices,
} from "../../core/bot.js";
import { newId } from "../../core/id.js";
import type { Question } from "../../core/question.js";
import { isUnproven, webWorkspace } from "../../core/session.js";
import type { Memory } from "../../core/stores.js";
import { readOffered } from "../ask/offers.js";
import type { DeskParts } from "../parts.js";
import { obey } from "../remarks/obey.js";
import { lastAsked } from "../remarks/read-remark.js";
import { standingFor } from "../remarks/standing-question.js";
import { admit, bound, isSpeaker, privately, speakerOf } from "./admit.js";
import { hearPlayer } from "./player.js";

const longestReply = 4000;

/** Keeps an event, and calls `kept` with the ballot to be read. */
export async function receive(
  parts: DeskParts,
  {
    event: received,
    rights,
  }: { readonly event: IncomingEvent; readonly rights?: Rights | undefined },
  kept: (ballot: string) => void,
): Promise<InboxVerdict> {
  const event = cutText(received);
  if (event.what.kind === "retract") return retract(parts, event, event.what.ballot);
  const { memory, clock } = parts;
  if (event.what.kind === "unsay")
    return memory.questions.unsay(event.what.message, event.key, clock.now());
  if (await hasOptedOut(memory, event)) return "opted-out";
  const played = await hearPlayer(parts, event);
  if (played) return played;
  const target = await findTarget(parts, event);
  const question = target?.standing ?? (target && (await memory.questions.get(target.question)));
  if (!target || !question) return "unknown";
  const unheard = await whyUnheard(memory, question, { event, rights });
  const unchecked = unheard === "unchecked";
  if (unheard && !unchecked) return unheard;
  const admission = await admit(parts, event, { ...question, question: question.id });
  if (typeof admission === "string") return admission;
  if (target.standing && rights?.mayManage)
    await obey(parts, { event, rights: { mayManage: rights.mayManage } }, target.standing);
  const id = newId("b");
  const { what } = event;
  const pressed = what.kind === "press" ? await readOffered(memory, question, what.choice) : null;
  const verdict = await memory.questions.recordBallot({
    id,
    question: target.question,
    ...(target.standing && { standing: target.standing }),
    replaces: target.replaces,
    eventKey: event.key,
    message: what.kind === "reply" ? what.message : null,
    person: speakerOf(event),
    choice: what.kind === "press" ? what.choice : null,
    text: textToKeep(received, question),
    ...pressed,
    sawOthers: isToBeUnseen(question) && isInThread(event),
    unchecked,
    at: Math.max(event.at, admission.notBefore),
  });
  if (verdict !== "accepted") return verdict;
  if (unchecked) return "unchecked";
  kept(id);
  return verdict;
}

/** Agents get up to 4,000 characters; one more marks a cut. */
function textToKeep({ what }: IncomingEvent, { household }: Question): string | null {
  if (!("text" in what)) return null;
  return isAskedHome(household)
    ? bound(what.text, longestQuote + 1)
    : bound(what.text.trim(), longestReply);
}

function cutText(event: IncomingEvent): IncomingEvent {
  const { what } = event;
  if (!("text" in what)) return event;
  return { ...event, what: { ...what, text: bound(what.text.trim(), longestReply) } };
}

/** The time to answer counts from the opening. */
export async function keepOpening(
  { questions }: Memory,
  { platform, workspace, person: platformId, about, at }: Opening,
): Promise<void> {
  const question =
    about.kind === "words" ? about.question : (await questions.ballot(about.ballot))?.question;
  if (question) await questions.recordOpened([question], { platform, workspace, platformId }, at);
}

/** People who opted out can only take answers back. */
async function hasOptedOut(
  memory: Memory,
  { platform, workspace, person }: IncomingEvent,
): Promise<boolean> {
  const known = await memory.people.find(platform, workspace, person.id);
  return known?.optedOutAt != null;
}

/**
 * Returns null when the person may answer; "unchecked" means the platform must be asked again. Where people are counted
 * or told apart, web users need log-ins of their own; in campaigns, once anybody has one. Approvals count only from
 * confirmed channel members who do not run the agent.
 */
async function whyUnheard(
  { asks, sessions }: Memory,
  { id, household, campaign, quorum }: Question,
  { event, rights }: { readonly event: IncomingEvent; readonly rights?: Rights | undefined },
): Promise<InboxVerdict | null> {
  const asked = isAskedHome(household) ? await asks.asked(id) : null;
  const audience = asked && (await asks.audience(asked.audience));
  const { person, platform } = event;
  if (!asked || !audience) {
    const isCounted = (quorum > 1 || campaign) && event.workspace === webWorkspace;
    if (!isCounted || !isUnproven(platform, person.id)) return null;
    return (await sessions.logins()).length > 0 ? "own-login" : null;
  }
  const { answerers, bot, channel } = audience;
  const { fourEyes = [] } = (await asks.agent(asked.agent))?.grants ?? {};
  const tellsApart = quorum > 1 || answerers.length > 0 || fourEyes.length > 0;
  if (tellsApart && isUnproven(platform, person.id)) return "own-login";
  const isNamed = answerers.length === 0 || answerers.includes(person.id);
  if (!isNamed || platform !== bot) return "not-named";
  if (asked.kind !== "approval") return null;
  if (fourEyes.includes(person.id)) return "own-question";
  const belongs = (await rights?.belongs?.(channel)) ?? "unknown";
  // Our own pages have no platform to ask later.
  if (belongs === "unknown") return isOwnPage(platform) ? "unsure" : "unchecked";
  return belongs === "yes" ? null : "not-allowed";
}

function isToBeUnseen({ campaign, quorum }: Question): boolean {
  return Boolean(campaign) && quorum > 1;
}

/** Everybody can read threads and channels; direct messages and our own pages are private. */
function isInThread({ platform, what }: IncomingEvent): boolean {
  return what.kind === "reply" && !isOwnPage(platform) && !isDirect(what.message);
}

/** Finds the question that an event answers, and the ballot it replaces. */
async function findTarget(parts: DeskParts, event: IncomingEvent) {
  const { memory } = parts;
  const { what } = event;
  switch (what.kind) {
    case "press":
      return (await isOffered(memory, what)) ? { question: what.question, replaces: null } : null;
    case "words": {
      const asked = await memory.questions.get(what.question);
      const about = asked && { episode: asked.episode, asked };
      const standing = about && (await standingFor(parts, event, about));
      if (standing) return { question: standing.id, replaces: null, standing };
      return { question: what.question, replaces: null };
    }
    case "reply": {
      const named = what.question === undefined ? null : await memory.questions.get(what.question);
      const asked = named ?? (await lastAsked(memory, what.episode));
      const standing = await standingFor(parts, event, { episode: what.episode, asked });
      if (standing) return { question: standing.id, replaces: null, standing };
      return asked ? { question: asked.id, replaces: null } : null;
    }
    case "fix": {
      const ballot = await memory.questions.ballot(what.ballot);
      if (!ballot || !isSpeaker(ballot, event)) return null;
      return { question: ballot.question, replaces: ballot.id };
    }
    case "retract":
    case "unsay":
      return null;
  }
}

/** Rejects made-up presses. */
async function isOffered(
  memory: Memory,
  { question: id, choice }: Extract<IncomingKind, { kind: "press" }>,
): Promise<boolean> {
  const question = await memory.questions.get(id);
  if (!question) return false;
  const ways = Object.values<string>(reservedChoices);
  const choices = [...question.choices, ...(question.followUp?.choices ?? [])];
  const offered = [
    ...choices.map((one) => one.id),
    ...(question.offers ?? []).map((one) => one.choice),
  ];
  return ways.includes(choice) || offered.includes(choice);
}

async function retract(
  { memory, clock }: DeskParts,
  event: IncomingEvent,
  id: string,
): Promise<InboxVerdict> {
  const ballot = await memory.questions.ballot(id);
  if (!ballot || !isSpeaker(ballot, event)) return "unknown";
  const question = await memory.questions.get(ballot.question);
  const note = {
    id: newId("n"),
    note: {
      kind: "news" as const,
      text:
        question && isAskedHome(question.household)
          ? "Taken back. The agent that asked can see that."
          : question?.mode === "open"
            ? "Taken back. I go on with what I have begun, and will not use it again."
            : "Taken back. I will not use it.",
      ballot: null,
      to: event.person.id,
      ...privately(ballot),
    },
  };
  return memory.questions.retract(id, event.key, [note], clock.now());
}
