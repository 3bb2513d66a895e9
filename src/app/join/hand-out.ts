/** Who is answering what just now: no more people are given a question than it wants answers. */
import type { Question } from "../../core/question.js";
import { isUnclear } from "./given-answers.js";
import type { OpenQuestion } from "./questions.js";

/** A page that has not asked for so long is closed, or its phone is in a pocket. */
const goneMs = 90_000;
/** Whoever thinks longer than this may go on thinking, but somebody else is asked, too. */
const patienceMs = 5 * 60_000;

/** Whoever waits looks again sooner than this. */
const waitingMs = 8_000;

/** Of whoever has not looked for so long nothing is known any more. */
const forgottenMs = 3_600_000;

interface Hold {
  readonly since: number;
  readonly seen: number;
}

/** Who was given nothing. */
interface Wait extends Hold {
  /** Questions that they could have been given when they looked last. */
  readonly wanted: ReadonlySet<string>;
}

/** Kept in memory only: after a restart questions are handed out anew. */
export class HandOut {
  readonly #holds = new Map<string, Map<string, Hold>>();
  readonly #waits = new Map<string, Wait>();

  /**
   * The question that somebody is given: the one they have already, or else the oldest that wants more answers
   * than people are giving, or than people wait for who came before.
   *
   * @param open questions that they may answer, the oldest first, with what was answered to them
   * @param now milliseconds since 1970
   */
  give(guest: string, open: readonly OpenQuestion[], now: number): Question | null {
    this.#forget(now);
    const held = open.find(({ question }) => this.#holds.get(question.id)?.has(guest));
    const given = held ?? open.find((one) => this.#countFree(one, guest, now) > 0);
    const since = this.#waits.get(guest)?.since ?? now;
    this.release(guest, given?.question.id);
    if (!given) {
      const wanted = new Set(open.map(({ question }) => question.id));
      this.#waits.set(guest, { since, seen: now, wanted });
      return null;
    }
    const holds = this.#holds.get(given.question.id) ?? new Map<string, Hold>();
    this.#holds.set(given.question.id, holds);
    holds.set(guest, { since: holds.get(guest)?.since ?? now, seen: now });
    return given.question;
  }

  /** Whether they were given it before. */
  has(guest: string, question: string): boolean {
    return this.#holds.get(question)?.has(guest) === true;
  }

  /** They are at work on nothing any more, or only on this, and wait for nothing. */
  release(guest: string, except?: string): void {
    this.#waits.delete(guest);
    for (const [id, holds] of this.#holds) {
      if (id !== except) holds.delete(guest);
      if (holds.size === 0) this.#holds.delete(id);
    }
  }

  #forget(now: number): void {
    for (const guests of [this.#waits, ...this.#holds.values()])
      for (const [guest, { seen }] of guests) if (now - seen > forgottenMs) guests.delete(guest);
    for (const [id, holds] of this.#holds) if (holds.size === 0) this.#holds.delete(id);
  }

  #countFree({ question, ballots }: OpenQuestion, guest: string, now: number): number {
    const answered = new Set(
      ballots.filter((one) => !one.retracted && !isUnclear(one)).map(({ person }) => person),
    );
    const others = [...(this.#holds.get(question.id) ?? [])].filter(
      ([id, { since, seen }]) => id !== guest && now - seen < goneMs && now - since < patienceMs,
    );
    const ahead = this.#countAhead(question, guest, now);
    return question.quorum - answered.size - others.length - ahead;
  }

  /** Who waits for longer and may be given the question, as far as it was known when they looked last. */
  #countAhead({ id, askedAt }: Question, guest: string, now: number): number {
    const mine = this.#waits.get(guest)?.since ?? now;
    return [...this.#waits].filter(
      ([other, { since, seen, wanted }]) =>
        other !== guest &&
        now - seen < waitingMs &&
        since < mine &&
        (wanted.has(id) || askedAt > seen),
    ).length;
  }
}
