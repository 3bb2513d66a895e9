/** Asks people what is unknown, keeps questions until settled, and turns answers, also late ones, into facts. */
import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import type { Inbox } from "../core/bot.js";
import { elapsedOn } from "../core/clock.js";
import type { PeopledDesk } from "../core/episode/desk.js";
import { outcomeOf } from "../core/episode/episode.js";
import type { OwnerView } from "../core/episode/scene.js";
import { newId } from "../core/id.js";
import { formatTime } from "../core/local-time.js";
import type { Fact } from "../core/memory/fact.js";
import type { OutboxNote, QuestionTimer, TimerFiring } from "../core/memory/stores.js";
import { spaceOf } from "../core/platform.js";
import type { Grounder } from "../core/question/grounding.js";
import { phraseOtherwise } from "../core/question/phrasing.js";
import type { Question } from "../core/question/question.js";
import { ask } from "./ask/ask.js";
import { askedToday } from "./ask/new-question.js";
import { hear } from "./hear/hear.js";
import { keepOpening, receive } from "./hear/inbox.js";
import { findMeant } from "./hear/meant.js";
import { settleCounted, settleIfDue, tied } from "./hear/settle.js";
import { type DeskParts, newNote, partsFor } from "./parts.js";
import { type DeskRules, plainRules, wakingHoursOf } from "./rules.js";
import { labelsOf, phraseContradiction } from "./words/phrase.js";

/** Smaller differences are no jump: the system corrects its clock gradually. */
const leastJumpMs = 5000;

/** Moves all due times by as much as the system clock jumped. Rows have wall-clock times, to survive a restart. */
function followClock({ memory, clock, log }: DeskParts): () => Promise<void> {
  const aheadBy = (): number => clock.now() - elapsedOn(clock);
  let known = aheadBy();
  let following: Promise<void> = Promise.resolve();

  async function follow(): Promise<void> {
    const by = aheadBy() - known;
    if (Math.abs(by) < leastJumpMs) return;
    await memory.questions.moveWaits({ by }, clock.now());
    known += by;
    log.warn({ event: "clock-jumped", seconds: Math.round(by / 1000) }, "the clock was set");
  }

  return () => {
    // Waits for the last run, even a failed one, which left `known` as it was.
    following = following.then(follow, follow);
    return following;
  };
}

/** Shortens waits of questions asked after `now`: the clock was set back while Sous did not run. */
async function boundWaits(given: DeskParts): Promise<void> {
  const { memory, clock } = given;
  const now = clock.now();
  for (const question of await memory.questions.askedAfter(now)) {
    const { id, deadline, episode } = question;
    const { rules, answerTimeoutMs } = await partsFor(given, question);
    const bot = (await memory.episodes.get(episode))?.bot;
    if (!bot) continue;
    const by = wakingHoursOf(rules, bot).addAwake(now, answerTimeoutMs) - deadline;
    if (by < 0) await memory.questions.moveWaits({ by, question: id }, now);
  }
}

const checkMs = 500;
/** Time until a ballot (a stored answer) whose reading failed is read again. Its question stays open. */
const readAgainMs = 5000;

/** @param options.rules replace single rules of {@link plainRules} */
export function createDesk(options: Omit<DeskParts, "rules"> & { rules?: Partial<DeskRules> }) {
  const { memory, clock, log } = options;
  const parts: DeskParts = {
    ...options,
    grounder: forgiving(options.grounder, log),
    rules: { ...plainRules, ...options.rules },
  };
  /** Emits the ids of settled questions, to wake the tasks that wait. */
  const bells = new EventEmitter().setMaxListeners(0);
  const follow = followClock(parts);
  const stopping = new AbortController();
  let reading: Promise<void> = Promise.resolve();
  let watching: Promise<void> = Promise.resolve();

  /** Reads answers one after the other, so that each sees the facts of those before. */
  function readSoon(ballot: string): void {
    reading = reading
      .then(follow)
      .then(() => hear(parts, ballot))
      .then(wakeThoseWhoWait)
      .catch((error) => {
        log.error(
          { event: "ballot-not-read", error, ballot },
          "a ballot was not read, trying again",
        );
        void clock.sleep(readAgainMs, stopping.signal).then(
          () => readSoon(ballot),
          () => undefined,
        );
      });
  }

  /** Wakes tasks whose questions are settled: one answer may settle several, as when it ends a dispute. */
  async function wakeThoseWhoWait(): Promise<void> {
    const waitedFor = bells.eventNames().map(String);
    for (const id of await memory.questions.settledAmong(waitedFor)) bells.emit(id);
  }

  async function settleDue(): Promise<void> {
    const due = await memory.questions.due(clock.now());
    if (due.length > 0) await reading;
    for (const question of due) await settleIfDue(parts, question);
    await wakeThoseWhoWait();
  }

  async function watch(): Promise<void> {
    while (!stopping.signal.aborted) {
      await follow()
        .then(settleDue)
        .then(() => fireDueTimers(parts))
        .catch((error) =>
          log.error({ event: "desk-failed", error }, "due work failed, trying again"),
        );
      await clock.sleep(checkMs, stopping.signal).catch(() => undefined);
    }
  }

  /** Holds only the question's id meanwhile, since a question contains a whole home. */
  async function waitFor(id: string, signal: AbortSignal): Promise<Question | null> {
    for (;;) {
      let wake = (): void => undefined;
      const woken = new Promise<void>((resolve) => {
        wake = resolve;
      });
      // Listens before it reads the question, so as not to miss its end.
      bells.once(id, wake);
      signal.addEventListener("abort", wake);
      let found = await memory.questions.get(id);
      const isOpen = found?.state === "open";
      if (isOpen) found = null;
      if (isOpen && !signal.aborted) await woken;
      bells.off(id, wake);
      signal.removeEventListener("abort", wake);
      if (!isOpen) return found;
      signal.throwIfAborted();
    }
  }

  const asking: PeopledDesk = {
    ask: (request) => ask(parts, request),

    async settled(id, signal) {
      const question = await waitFor(id, signal);
      const isTied = question?.reason === tied;
      const [next] = isTied ? await memory.questions.list({ adjudicates: id }) : [];
      const ended = next ? await waitFor(next.id, signal) : question;
      return (ended && outcomeOf(ended)) ?? "cancelled";
    },

    noteContradicted,
  };

  const inbox: Inbox = {
    async receive(event, rights = {}) {
      const verdict = await receive(parts, event, rights, readSoon);
      // If this fails, the next look at due questions wakes the tasks that wait.
      await wakeThoseWhoWait().catch((error) => log.debug({ error }, "nobody was woken"));
      return verdict;
    },
    opened: (opening) => keepOpening(memory, opening),
    meant: (spoken) => findMeant(memory, spoken),
    heard: (episode) => memory.questions.heardMessages(episode),
  };

  return {
    ...asking,
    inbox,

    /** Reads answers that a crash left unread, then settles due questions and sends reminders until stopped. */
    async start() {
      await boundWaits(parts);
      for (const { id } of await memory.questions.unread()) readSoon(id);
      await reading;
      // A crash may have come between the last answer and the question's end.
      await settleCounted(parts).catch((error) =>
        log.error({ event: "desk-failed", error }, "answers were not counted"),
      );
      watching = watch();
    },

    read: readSoon,

    async stop() {
      stopping.abort();
      await Promise.all([watching, reading]);
    },
  };
}

/** Treats a reply whose reading fails as unclear. */
function forgiving(grounder: Grounder, log: Logger): Grounder {
  return {
    async ground(request) {
      try {
        return await grounder.ground(request);
      } catch (error) {
        log.error({ event: "reply-not-understood", error }, "a reply was not read");
        return { kind: "unclear", guesses: [] };
      }
    },
  };
}

function noteContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[] {
  return claims.map((claim) => newNote("news", phraseContradiction(claim, labelsOf(view))));
}

const nothing: TimerFiring = { notes: [], call: null, deferTo: null };

/** Fires due timers, but only the last of a question's reminders. */
async function fireDueTimers(parts: DeskParts): Promise<void> {
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

/** Makes a reminder, or a second post elsewhere ("call"). Waits for the end of quiet hours if the deadline is later. */
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
  // The channel in the settings is the operator's, so other workspaces' questions stay out of it.
  if (
    !channel ||
    spaceOf(episode.channel) !== "" ||
    (await memory.people.hasOptedOut(episode.bot, channel))
  )
    return nothing;
  return { ...nothing, call: { id: newId("c"), channel } };
}

/** True if the operator lets an agent's urgent question be posted elsewhere in quiet hours. */
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
  const person = assignee === null ? null : await memory.people.get(assignee);
  // The question itself is counted already, so 0 left is enough.
  const mayRemind = person !== null && (await askedToday(parts, person)).left >= 0;
  if (assignee !== null && !mayRemind) return [];
  const time = formatTime(deadline, clock.now(), rules.timeZone);
  // Marks every line after the first as quoted, as the question's message does.
  const asked = text.replaceAll("\n", "\n│ ");
  const words = `Still open: ${asked} ${phraseOtherwise(time, question)}`;
  const to = person?.platformId ?? null;
  return [newNote("reminder", words, { to, time: { words: time, at: deadline } })];
}
