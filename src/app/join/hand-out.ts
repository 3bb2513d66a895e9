/** Who is answering what just now: no more people are given a question than it wants answers. */
import type { Question } from "../../core/question.js";
import type { Ballot } from "../../core/stores.js";
import { isUnclear } from "./answered.js";

/** A page that has not asked for so long is closed, or its phone is in a pocket. */
const goneMs = 90_000;
/** Whoever thinks longer than this may go on thinking, but somebody else is asked, too. */
const patienceMs = 5 * 60_000;

interface Hold {
  readonly since: number;
  readonly seen: number;
}

/** Kept in memory only: after a restart questions are handed out anew. */
export class HandOut {
  readonly #holds = new Map<string, Map<string, Hold>>();

  /**
   * The question that somebody is given: the one they have already, or else the oldest that wants more answers
   * than people are giving.
   *
   * @param open questions that they may answer, the oldest first, with what was answered to them
   * @param now milliseconds since 1970
   */
  give(
    guest: string,
    open: readonly { readonly question: Question; readonly ballots: readonly Ballot[] }[],
    now: number,
  ): Question | null {
    const held = open.find(({ question }) => this.#holds.get(question.id)?.has(guest));
    const given = held ?? open.find((one) => this.#countFree(one, guest, now) > 0);
    this.release(guest, given?.question.id);
    if (!given) return null;
    const holds = this.#holds.get(given.question.id) ?? new Map<string, Hold>();
    this.#holds.set(given.question.id, holds);
    holds.set(guest, { since: holds.get(guest)?.since ?? now, seen: now });
    return given.question;
  }

  /** Whether somebody was given the question and has not been given another one since. */
  isHeld(guest: string, question: string): boolean {
    return this.#holds.get(question)?.has(guest) ?? false;
  }

  /** They are at work on nothing any more, or only on this. */
  release(guest: string, except?: string): void {
    for (const [id, holds] of this.#holds) {
      if (id !== except) holds.delete(guest);
      if (holds.size === 0) this.#holds.delete(id);
    }
  }

  #countFree(
    { question, ballots }: { readonly question: Question; readonly ballots: readonly Ballot[] },
    guest: string,
    now: number,
  ): number {
    const answered = new Set(
      ballots.filter((one) => !one.retracted && !isUnclear(one)).map(({ person }) => person),
    );
    const others = [...(this.#holds.get(question.id) ?? [])].filter(
      ([id, { since, seen }]) => id !== guest && now - seen < goneMs && now - since < patienceMs,
    );
    return question.quorum - answered.size - others.length;
  }
}
