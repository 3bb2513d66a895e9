/** Stores what people press and write before the bot acknowledges it, then has it read. */

import type { Memory } from "../../../memory/stores.js";
import {
  type InboxVerdict,
  type IncomingEvent,
  type IncomingKind,
  isDirect,
  isOwnPage,
  type Opening,
  type Rights,
} from "../../core/bot.js";
import { newId } from "../../core/id.js";
import type { Ballot } from "../../core/memory/stores.js";
import { isUnproven, webWorkspace } from "../../core/people/session.js";
import { isAskedHome, longestQuote } from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import { readPress } from "../ask/offers.js";
import { type DeskParts, newNote } from "../parts.js";
import { obey } from "../remarks/obey.js";
import { askedBy, standingFor } from "../remarks/standing-question.js";
import { admit, bound, isSpeaker, privately, speakerOf } from "./admit.js";
import { hearMove, refuseOwnQuestion } from "./player.js";

const longestReply = 4000;

/**
 * Stores an event as a ballot (answer), and calls `kept` with its id. Stores nothing of what its person may not say
 * here, and returns why.
 */
export async function receive(
  parts: DeskParts,
  received: IncomingEvent,
  rights: Rights,
  kept: (ballot: string) => void,
): Promise<InboxVerdict> {
  const { memory, clock } = parts;
  const event = cutText(received);
  const { what, key: eventKey } = event;
  if (what.kind === "retract") return retract(parts, event, what.ballot);
  if (what.kind === "unsay") return memory.questions.unsay(what.message, eventKey, clock.now());
  if (await hasOptedOut(memory, event)) return "opted-out";
  const moved = await hearMove(parts, event);
  if (moved) return moved;
  const { asked, earlier } = await findAsked(memory, what);
  const episode = what.kind === "reply" ? what.episode : (asked?.episode ?? null);
  const own = await refuseOwnQuestion(memory, event, episode);
  if (own) return own;
  const pressed = what.kind === "press" && asked && (await readPress(memory, asked, what.choice));
  const isForged = what.kind === "fix" ? !earlier || !isSpeaker(earlier, event) : pressed === null;
  const isSaid = what.kind === "words" || what.kind === "reply";
  const about = isSaid && episode !== null ? { episode, asked } : null;
  const standing = about && (await standingFor(parts, event, about));
  const question = standing ?? asked;
  if (isForged || !question) return "unknown";
  const refusal = await whyUnheard(memory, question, event, rights);
  const unchecked = refusal === "unchecked";
  if (refusal && !unchecked) return refusal;
  const admission = await admit(parts, event, { ...question, question: question.id });
  if (typeof admission === "string") return admission;
  const { mayManage } = rights;
  if (standing && mayManage) await obey(parts, { event, rights: { mayManage } }, standing);
  const id = newId("b");
  const verdict = await memory.questions.recordBallot({
    id,
    question: question.id,
    ...(standing && { standing }),
    replaces: what.kind === "fix" ? what.ballot : null,
    eventKey,
    message: what.kind === "reply" ? what.message : null,
    person: speakerOf(event),
    ...(pressed || { choice: null, text: textToKeep(received, question) }),
    sawOthers: Boolean(question.campaign) && question.quorum > 1 && isInThread(event),
    unchecked,
    at: Math.max(event.at, admission.notBefore),
  });
  if (verdict !== "accepted") return verdict;
  if (unchecked) return "unchecked";
  kept(id);
  return verdict;
}

/** Returns the words to store. For agents, one character over their limit of 4,000 shows that the words were cut. */
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

/** Stores when a person opened a question's form: their time to answer counts from then. */
export async function keepOpening(
  { questions }: Memory,
  { platform, workspace, person: platformId, about, at }: Opening,
): Promise<void> {
  const question =
    about.kind === "words" ? about.question : (await questions.ballot(about.ballot))?.question;
  if (question) await questions.recordOpened([question], { platform, workspace, platformId }, at);
}

/** Returns true for people who opted out. They can only take answers back. */
async function hasOptedOut(
  memory: Memory,
  { platform, workspace, person }: IncomingEvent,
): Promise<boolean> {
  const known = await memory.people.find(platform, workspace, person.id);
  return known?.optedOutAt != null;
}

/**
 * Returns why the person may not answer, or null. "unchecked": the platform must be asked again whether they are a
 * member. Where people are counted or told apart, web users need log-ins of their own; in homes, once anybody has one.
 * Approvals count only from confirmed channel members who do not run the agent.
 */
async function whyUnheard(
  { asks, sessions }: Memory,
  { id, household, campaign, quorum }: Question,
  event: IncomingEvent,
  rights: Rights,
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
  const belongs = (await rights.belongs?.(channel)) ?? "unknown";
  // Behind our own pages there is no platform to ask later.
  if (belongs === "unknown") return isOwnPage(platform) ? "unsure" : "unchecked";
  return belongs === "yes" ? null : "not-allowed";
}

/** Returns true for replies that others can read. Direct messages and our own pages are private. */
function isInThread({ platform, what }: IncomingEvent): boolean {
  return what.kind === "reply" && !isOwnPage(platform) && !isDirect(what.message);
}

/** Finds the question that an event is about (in a thread, the open or last one), and the answer that it corrects. */
async function findAsked(
  memory: Memory,
  what: IncomingKind,
): Promise<{ readonly asked: Question | null; readonly earlier?: Ballot | null }> {
  const { questions } = memory;
  switch (what.kind) {
    case "press":
    case "words":
      return { asked: await questions.get(what.question) };
    case "reply": {
      const named = what.question === undefined ? null : await questions.get(what.question);
      return { asked: named ?? (await askedBy(memory, what)) };
    }
    case "fix": {
      const earlier = await questions.ballot(what.ballot);
      return { asked: earlier && (await questions.get(earlier.question)), earlier };
    }
    default:
      return { asked: null };
  }
}

async function retract(
  { memory, clock }: DeskParts,
  event: IncomingEvent,
  id: string,
): Promise<InboxVerdict> {
  const ballot = await memory.questions.ballot(id);
  if (!ballot || !isSpeaker(ballot, event)) return "unknown";
  const question = await memory.questions.get(ballot.question);
  const isAsked = question && isAskedHome(question.household);
  const said = isAsked
    ? "The agent that asked can see that."
    : question?.mode === "open"
      ? "I go on with what I have begun, and will not use it again."
      : "I will not use it.";
  const note = newNote("news", `Taken back. ${said}`, {
    to: event.person.id,
    ...privately(ballot),
  });
  return memory.questions.retract(id, event.key, [note], clock.now());
}
