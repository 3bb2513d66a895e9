/** What rows and messages must show after a soak: nothing lost, nothing twice, nobody woken. */
import type { Question } from "../../../src/core/question.js";
import type { Ballot, Delivery, Memory } from "../../../src/core/stores.js";
import type { SoakChannel } from "./channel.js";

export interface SoakFindings {
  readonly episodes: number;
  readonly questions: number;
  readonly reminders: number;
  /** Presses that were accepted and are in no row, or were never read. */
  readonly lost: number;
  readonly doubled: number;
  /** Reminders of one question beyond what was configured. */
  readonly doubledReminders: number;
  readonly remindersAtNight: number;
  readonly duplicatePosts: number;
  /** Buttons, of whatever age, that did not answer. */
  readonly deadButtons: number;
  /** Questions still open, or tasks that did not end. */
  readonly unfinished: number;
}

export interface SoakEvidence {
  /** Keys of the presses that the inbox accepted. */
  readonly accepted: readonly string[];
  readonly deadButtons: number;
  readonly reminders: number;
  readonly isQuiet: (at: number) => boolean;
}

export async function judge(
  memory: Memory,
  channel: SoakChannel,
  evidence: SoakEvidence,
): Promise<SoakFindings> {
  const questions = await memory.questions.list();
  const ballots: Ballot[] = [];
  for (const { id } of questions) ballots.push(...(await memory.questions.ballots(id)));
  const reminders = (await memory.outbox.list()).filter(({ note }) => note?.kind === "reminder");
  const episodes = await allEpisodes(memory);
  const read = new Set(
    ballots.flatMap(({ understood, eventKey }) => (understood === null ? [] : [eventKey])),
  );
  return {
    episodes: episodes.length,
    questions: questions.length,
    reminders: reminders.length,
    lost: evidence.accepted.filter((key) => !read.has(key)).length,
    doubled: ballots.length - new Set(ballots.map(({ eventKey }) => eventKey)).size,
    doubledReminders: countExtra(questions, reminders, evidence.reminders),
    remindersAtNight: reminders.filter(({ createdAt }) => evidence.isQuiet(createdAt)).length,
    duplicatePosts: [...channel.posted.values()].filter((times) => times > 1).length,
    deadButtons: evidence.deadButtons,
    unfinished:
      questions.filter(({ state }) => state === "open").length +
      episodes.filter(({ end }) => end === null).length,
  };
}

async function allEpisodes({ households, episodes }: Memory) {
  const all = [];
  for (const { id } of await households.list()) all.push(...(await episodes.list(id)));
  return all;
}

/** Two questions with the same words are never open at once in one home. */
function countExtra(
  questions: readonly Question[],
  reminders: readonly Delivery[],
  configured: number,
): number {
  const extra = questions.map(({ text, episode, askedAt, deadline, settledAt }) => {
    const own = reminders.filter(
      (reminder) =>
        reminder.episode === episode &&
        reminder.note?.text.startsWith(`Still open: ${text}`) &&
        reminder.createdAt > askedAt &&
        reminder.createdAt <= (settledAt ?? deadline),
    );
    return Math.max(0, own.length - configured);
  });
  return extra.reduce((sum, count) => sum + count, 0);
}
