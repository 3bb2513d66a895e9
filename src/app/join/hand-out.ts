/** Assigns questions to participants: each to no more people than it wants answers. */
import type { Question } from "../../core/question/question.js";
import { isUnclear, type OpenQuestion } from "./questions.js";

/** Without requests for this long, a page counts as closed. */
const goneMs = 30_000;
/** After this time, another person gets the question too. */
const patienceMs = 5 * 60_000;

/** Maximum interval between a waiting page's requests. */
const waitingMs = 8_000;

/** Forget participants idle this long. */
const forgottenMs = 3_600_000;

/** When a participant got the question, and when their page last asked; milliseconds since 1970. */
interface Hold {
  readonly since: number;
  readonly seen: number;
}

/** Who has which question, in memory only: a restart assigns questions anew. */
export class HandOut {
  readonly #holds = new Map<string, Map<string, Hold>>();
  readonly #waits = new Map<string, Hold & { wanted: ReadonlySet<string> }>();

  /**
   * Returns the question that they have, or else the oldest one that wants more answers than others are giving or
   * waiting to give.
   * @param open oldest first, with their answers
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

  has(guest: string, question: string): boolean {
    return this.#holds.get(question)?.has(guest) === true;
  }

  /** Takes all questions but `except` from the participant, who no longer waits for one. */
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

  /** Counts people who waited longer and may get the question, as of their last requests. */
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
