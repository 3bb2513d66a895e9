/** What bots hear: each delivery is kept before the bot acknowledges it, then it is read. */
import type { InboxVerdict, IncomingEvent } from "../core/bot.js";
import { newId } from "../core/id.js";
import type { Memory } from "../core/stores.js";
import type { DeskParts } from "./parts.js";

const longestReply = 4000;

/** Keeps what was heard. Calls `kept` with the ballot that is now to be read. */
export async function receive(
  parts: DeskParts,
  event: IncomingEvent,
  kept: (ballot: string) => void,
): Promise<InboxVerdict> {
  if (event.what.kind === "retract") return retract(parts, event, event.what.ballot);
  const { memory } = parts;
  if (await hasOptedOut(memory, event)) return "opted-out";
  const target = await findTarget(memory, event);
  if (!target) return "unknown";
  const id = newId("b");
  const verdict = await memory.questions.recordBallot({
    id,
    question: target.question,
    replaces: target.replaces,
    eventKey: event.key,
    person: {
      platform: event.platform,
      workspace: event.workspace,
      platformId: event.person.id,
      name: event.person.name,
    },
    choice: event.what.kind === "press" ? event.what.choice : null,
    text: event.what.kind === "press" ? null : event.what.text.slice(0, longestReply),
    at: event.at,
  });
  if (verdict === "accepted") kept(id);
  return verdict;
}

/** Of those who have opted out nothing is written; taking back what they said stays possible. */
async function hasOptedOut(
  memory: Memory,
  { platform, workspace, person }: IncomingEvent,
): Promise<boolean> {
  const known = await memory.people.find(platform, workspace, person.id);
  return known?.optedOutAt != null;
}

/** The question an event answers, and the ballot it replaces when the person says so. */
async function findTarget(
  memory: Memory,
  { what, person }: IncomingEvent,
): Promise<{ question: string; replaces: string | null } | null> {
  switch (what.kind) {
    case "press":
    case "words":
      return { question: what.question, replaces: null };
    case "reply": {
      const questions = await memory.questions.list({ episode: what.episode });
      const question = questions.find(({ state }) => state === "open") ?? questions.at(-1);
      return question ? { question: question.id, replaces: null } : null;
    }
    case "fix": {
      const ballot = await memory.questions.ballot(what.ballot);
      if (!ballot || ballot.platformId !== person.id) return null;
      return { question: ballot.question, replaces: ballot.id };
    }
    case "retract":
      return null;
  }
}

async function retract(
  { memory, clock }: DeskParts,
  event: IncomingEvent,
  id: string,
): Promise<InboxVerdict> {
  const ballot = await memory.questions.ballot(id);
  if (!ballot || ballot.platformId !== event.person.id) return "unknown";
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
