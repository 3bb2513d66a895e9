import { newId } from "../core/id.js";
import { formatTime } from "../core/local-time.js";
import { phraseOtherwise } from "../core/phrasing.js";
import { spaceOf } from "../core/platform.js";
import type { Question } from "../core/question.js";
import type { OutboxNote, QuestionTimer, TimerFiring } from "../core/stores.js";
import { mayBeReminded } from "./ask/new-question.js";
import { type DeskParts, newNote, partsFor } from "./parts.js";
import { wakingHoursOf } from "./rules.js";

const nothing: TimerFiring = { notes: [], call: null, deferTo: null };

/** Fires due timers in order; of several due reminders sends only the last. */
export async function fireDueTimers(parts: DeskParts): Promise<void> {
  const { memory, clock } = parts;
  const due = await memory.questions.dueTimers(clock.now());
  for (const timer of due) {
    const isOvertaken = due.some(
      ({ question, kind, nth }) =>
        question === timer.question && kind === timer.kind && nth > timer.nth,
    );
    const firing = isOvertaken ? nothing : await decide(parts, timer);
    await memory.questions.fireTimer(timer, firing, clock.now());
  }
}

/** In quiet hours a timer waits for the morning, unless the question ends before. */
async function decide(given: DeskParts, timer: QuestionTimer): Promise<TimerFiring> {
  const { memory, clock } = given;
  const question = await memory.questions.get(timer.question);
  const episode = question && (await memory.episodes.get(question.episode));
  if (!question || !episode || question.state !== "open") return nothing;
  const parts = await partsFor(given, question);
  const { rules } = parts;
  const morning = wakingHoursOf(rules, episode.bot).nextAwake(clock.now());
  if (morning >= question.deadline) return nothing;
  if (morning > clock.now() && !(await mayWake(memory, question, timer)))
    return { ...nothing, deferTo: morning };
  if (timer.kind === "remind") return { ...nothing, notes: await remind(parts, question) };
  const channel = rules.escalateTo[episode.bot as keyof typeof rules.escalateTo];
  // Channels in the settings belong to their own workspace.
  if (
    !channel ||
    spaceOf(episode.channel) !== "" ||
    (await memory.people.hasOptedOut(episode.bot, channel))
  )
    return nothing;
  return { ...nothing, call: { id: newId("c"), channel } };
}

/** An agent's urgent escalation ignores quiet hours if the operator lets it wake the audience. */
async function mayWake(
  { asks }: DeskParts["memory"],
  { id }: Question,
  { kind }: QuestionTimer,
): Promise<boolean> {
  const asked = kind === "escalate" ? await asks.asked(id) : null;
  if (asked?.urgency !== "high") return false;
  return (await asks.audience(asked.audience))?.wakes ?? false;
}

async function remind(parts: DeskParts, question: Question): Promise<readonly OutboxNote[]> {
  const { memory, clock, rules } = parts;
  const { assignee, deadline, text } = question;
  if (assignee !== null && !(await mayBeReminded(parts, assignee))) return [];
  const person = assignee === null ? null : await memory.people.get(assignee);
  const time = formatTime(deadline, clock.now(), rules.timeZone);
  // Marks lines as the agent's, as in its message.
  const asked = text.replaceAll("\n", "\n│ ");
  const words = `Still open: ${asked} ${phraseOtherwise(time, question)}`;
  const to = person?.platformId ?? null;
  return [newNote("reminder", words, { to, time: { words: time, at: deadline } })];
}
