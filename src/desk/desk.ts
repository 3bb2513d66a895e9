/**
 * The question desk: it asks only what is unknown, keeps questions until they are settled, and turns every answer
 * into facts, late ones too.
 */
import type { Logger } from "pino";
import type { Inbox } from "../core/bot.js";
import { elapsedOn } from "../core/clock.js";
import type { PeopledDesk } from "../core/desk.js";
import { type AskOutcome, outcomeOf } from "../core/episode.js";
import type { Fact } from "../core/fact.js";
import type { Grounder } from "../core/grounding.js";
import { newId } from "../core/id.js";
import type { Question } from "../core/question.js";
import type { OwnerView } from "../core/scene.js";
import type { OutboxNote } from "../core/stores.js";
import { ask } from "./ask.js";
import { hear } from "./hear.js";
import { keepOpening, receive } from "./inbox.js";
import { findMeant } from "./meant.js";
import { type DeskParts, partsFor } from "./parts.js";
import { labelsOf, phraseContradiction } from "./phrase.js";
import { type DeskRules, plainRules, wakingHoursOf } from "./rules.js";
import { settleCounted, settleIfDue, tied } from "./settle.js";
import { fireDueTimers } from "./timers.js";

/** Less is a clock that is set right little by little. */
const leastJumpMs = 5000;

/**
 * Gives a function that finds out whether somebody has set the clock, or the computer has slept, since it was last
 * called. Then it moves deadlines, reminders and deliveries by as much. Rows have the time of day, so that they hold
 * after a restart too.
 */
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
    // Also after one that failed: it moves by the same again.
    following = following.then(follow, follow);
    return following;
  };
}

/**
 * While nothing ran the clock may have been set back, and then open questions were asked in the future. They wait as
 * long as if they were asked now, at most.
 */
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

/** The waiters for questions to be settled. */
class Waiting {
  readonly #bells = new Map<string, Set<() => void>>();

  /**
   * A bell that rings at the question's next `ring`, or when the signal is aborted. Take it before looking at the
   * question, so that nothing in between is missed.
   */
  listen(question: string, signal: AbortSignal): { readonly rung: Promise<void>; drop(): void } {
    const bells = this.#bells.get(question) ?? new Set();
    this.#bells.set(question, bells);
    let drop = (): void => {};
    const rung = new Promise<void>((resolve) => {
      drop = () => {
        bells.delete(drop);
        if (bells.size === 0 && this.#bells.get(question) === bells) this.#bells.delete(question);
        signal.removeEventListener("abort", drop);
        resolve();
      };
    });
    bells.add(drop);
    signal.addEventListener("abort", drop);
    return { rung, drop };
  }

  /** The questions that are waited for. */
  questions(): readonly string[] {
    return [...this.#bells.keys()];
  }

  ring(question: string): void {
    for (const bell of [...(this.#bells.get(question) ?? [])]) bell();
  }
}

export interface DeskOptions extends Omit<DeskParts, "rules"> {
  /** The rules that differ from {@link plainRules}. */
  readonly rules?: Partial<DeskRules>;
}

/** A running desk: the loop's desk and the bots' inbox. */
export interface QuestionDesk extends PeopledDesk {
  readonly inbox: Inbox;
  /** Reads ballots that a crash left unread, then settles and reminds until stopped. */
  start(): Promise<void>;
  /** A ballot that was kept can be read now. */
  read(ballot: string): void;
  stop(): Promise<void>;
}

const checkMs = 500;
/** A ballot that could not be read or written is tried again. Its question stays open. */
const readAgainMs = 5000;

export function createDesk(options: DeskOptions): QuestionDesk {
  const { memory, clock, log } = options;
  const parts: DeskParts = {
    ...options,
    grounder: forgiving(options.grounder, log),
    rules: { ...plainRules, ...options.rules },
  };
  const waiting = new Waiting();
  const follow = followClock(parts);
  const stopping = new AbortController();
  let reading: Promise<void> = Promise.resolve();
  let watching: Promise<void> = Promise.resolve();

  /** Ballots are read one after the other, so that the second sees the facts of the first. */
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

  /** One ballot may settle several questions: a dispute ends when one of its claims falls. */
  async function wakeThoseWhoWait(): Promise<void> {
    const settled = await memory.questions.settledAmong(waiting.questions());
    for (const question of settled) waiting.ring(question);
  }

  /** What was answered in time is read before the question ends. */
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
        .catch((error) => log.error({ event: "desk-failed", error }, "what is due was not done"));
      await clock.sleep(checkMs, stopping.signal).catch(() => undefined);
    }
  }

  const isOpen = async (id: string) => (await memory.questions.get(id))?.state === "open";

  /** Holds only the id while it waits: a question shows a whole home. */
  async function waitFor(id: string, signal: AbortSignal): Promise<Question | null> {
    for (;;) {
      const bell = waiting.listen(id, signal);
      const isWaiting = await isOpen(id);
      if (isWaiting && !signal.aborted) await bell.rung;
      bell.drop();
      if (!isWaiting) return memory.questions.get(id);
      signal.throwIfAborted();
    }
  }

  return {
    ask: (request) => ask(parts, request),

    async settled(id, signal) {
      const question = await waitFor(id, signal);
      if (question?.reason !== tied) return toOutcome(question);
      const [next] = await memory.questions.list({ adjudicates: id });
      return toOutcome(next ? await waitFor(next.id, signal) : question);
    },

    noteContradicted,

    inbox: {
      async receive(event, rights) {
        const verdict = await receive(parts, { event, rights }, readSoon);
        // It is kept: who waits is woken by the next look at the latest.
        await wakeThoseWhoWait().catch((error) => log.debug({ error }, "nobody was woken"));
        return verdict;
      },
      opened: (opening) => keepOpening(memory, opening),
      meant: (spoken) => findMeant(memory, spoken),
      heard: (episode) => memory.questions.heardMessages(episode),
    },

    async start() {
      await boundWaits(parts);
      for (const { id } of await memory.questions.unread()) readSoon(id);
      await reading;
      // A crash may have come between the last answer and the end of its question.
      await settleCounted(parts).catch((error) =>
        log.error({ event: "desk-failed", error }, "what is due was not done"),
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

/** When reading a reply fails by our fault, it counts as unclear. */
function forgiving(grounder: Grounder, log: Logger): Grounder {
  return {
    ground: async (request) => {
      try {
        return await grounder.ground(request);
      } catch (error) {
        log.error({ event: "reply-not-understood", error }, "a reply was not read");
        return { kind: "unclear", guesses: [] };
      }
    },
  };
}

function toOutcome(question: Question | null): AskOutcome {
  return (question && outcomeOf(question)) ?? "cancelled";
}

/** "I looked in the sink: no apple there. Did it move?" */
function noteContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[] {
  return claims.map((claim) => ({
    id: newId("n"),
    note: {
      kind: "news",
      text: phraseContradiction(claim, labelsOf(view)),
      ballot: null,
      to: null,
    },
  }));
}
