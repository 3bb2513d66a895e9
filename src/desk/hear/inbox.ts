/** Stores what people press and write before the bot acknowledges it, then has it read. */

import type { Memory } from "../../../memory/stores.js";
import {
  type InboxVerdict,
  type IncomingEvent,
  isDirect,
  isOwnPage,
  type Opening,
  type Rights,
} from "../../core/bot.js";
import { newId } from "../../core/id.js";
import { isAskedHome, longestQuote } from "../../core/question/asking.js";
import type { Question } from "../../core/question/question.js";
import { readPress } from "../ask/offers.js";
import { type DeskParts, newNote } from "../parts.js";
import { obey } from "../remarks/obey.js";
import { askedBy, remarksQuestionFor } from "../remarks/remarks-question.js";
import { admit, bound, isSpeaker, privately, speakerOf } from "./admit.js";
import { hearPlayer } from "./player.js";

const longestReply = 4000;

/** Stores an event as an answer (ballot) and calls `kept` with its id; or returns why the person may not answer. */
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
  const asked = await findAsked(memory, event);
  const episode = what.kind === "reply" ? what.episode : (asked?.episode ?? null);
  const played = await hearPlayer(parts, event, rights, episode);
  if (played) return played;
  // `false` if nothing was pressed, null for a choice that was not offered.
  const pressed = what.kind === "press" && asked && (await readPress(memory, asked, what.choice));
  const isSaid = what.kind === "words" || what.kind === "reply";
  const about = isSaid && episode !== null ? { episode, asked } : null;
  // Words said unasked are stored as answers to a "remarks question", which is never posted.
  const remarks = about && (await remarksQuestionFor(parts, event, about));
  const question = pressed === null ? null : (remarks ?? asked);
  const admission = await admit(parts, event, rights, { campaign: question?.campaign, question });
  if (typeof admission === "string") return admission;
  if (!question) return "unknown";
  const { mayManage } = rights;
  // Carries out an order before storing it: a crash in between repeats it.
  if (remarks && mayManage) await obey(parts, { event, rights: { mayManage } }, remarks);
  const id = newId("b");
  const verdict = await memory.questions.recordBallot({
    id,
    question: question.id,
    ...(remarks && { remarks }),
    replaces: what.kind === "fix" ? what.ballot : null,
    eventKey,
    message: what.kind === "reply" ? what.message : null,
    person: speakerOf(event),
    ...(pressed || { choice: null, text: textToKeep(received, question) }),
    sawOthers: Boolean(question.campaign) && question.quorum > 1 && isInThread(event),
    unchecked: admission.unchecked,
    at: admission.notBefore,
  });
  if (verdict !== "accepted") return verdict;
  // The answer is read once the platform has confirmed the person.
  if (admission.unchecked) return "unchecked";
  kept(id);
  return verdict;
}

/** Returns the words to store. For agents, keeps one character over the limit of 4,000, to show that words were cut. */
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
  if (question) await questions.recordOpened(question, { platform, workspace, platformId }, at);
}

/** True for replies that others can read. Direct messages and our own pages are private. */
function isInThread({ platform, what }: IncomingEvent): boolean {
  return what.kind === "reply" && !isOwnPage(platform) && !isDirect(what.message);
}

/** Finds the question of an event: in a thread, the open or last one. People correct only answers of their own. */
async function findAsked(memory: Memory, event: IncomingEvent): Promise<Question | null> {
  const { what } = event;
  const { questions } = memory;
  switch (what.kind) {
    case "press":
    case "words":
      return questions.get(what.question);
    case "reply": {
      const named = what.question === undefined ? null : await questions.get(what.question);
      return named ?? askedBy(memory, what);
    }
    case "fix": {
      const earlier = await questions.ballot(what.ballot);
      return earlier && isSpeaker(earlier, event) ? questions.get(earlier.question) : null;
    }
    default:
      return null;
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
