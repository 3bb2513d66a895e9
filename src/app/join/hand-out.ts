/** Assigns a campaign's questions to participants: each to no more people than it wants answers. */
import type { Question } from "../../core/question/question.js";
import { isUnclear, type OpenQuestion } from "./questions.js";

/** Without requests for this long, a page counts as closed. */
const goneMs = 30_000;
/** After this time, another person gets the question too. */
const patienceMs = 5 * 60_000;

/** Maximum interval between a waiting page's requests. */
const waitingMs = 8_000;

const forgottenMs = 3_600_000;

/** What one participant has. Times are milliseconds since 1970. */
interface Place {
  /** Null while the participant waits for a question. */
  readonly question: string | null;
  /** Ids of the questions that a waiting participant could have had at the last request. */
  readonly wanted: ReadonlySet<string>;
  readonly since: number;
  /** Time of the page's last request. */
  readonly seen: number;
}

/** Who has which question, in memory only: a restart assigns questions anew. */
export class HandOut {
  readonly #places = new Map<string, Place>();

  /**
   * Returns the question that the participant has, or else the oldest one that wants more answers than others are
   * giving or waiting to give.
   * @param open oldest first, with their answers
   */
  give(guest: string, open: readonly OpenQuestion[], now: number): Question | null {
    for (const [id, { seen }] of this.#places)
      if (now - seen > forgottenMs) this.#places.delete(id);
    const given =
      open.find(({ question }) => this.has(guest, question.id)) ??
      open.find((one) => this.#countFree(one, guest, now) > 0);
    const question = given?.question.id ?? null;
    const before = this.#places.get(guest);
    const since = before?.question === question ? before.since : now;
    const wanted = new Set(given ? [] : open.map((one) => one.question.id));
    this.#places.set(guest, { question, wanted, since, seen: now });
    return given?.question ?? null;
  }

  has(guest: string, question: string): boolean {
    return this.#places.get(guest)?.question === question;
  }

  /** Takes the question from the participant, who no longer waits for one. */
  release(guest: string): void {
    this.#places.delete(guest);
  }

  #countFree({ question, ballots }: OpenQuestion, guest: string, now: number): number {
    const { id, askedAt, quorum } = question;
    const answered = new Set(
      ballots.filter((one) => !one.retracted && !isUnclear(one)).map(({ person }) => person),
    );
    const mine = this.#places.get(guest);
    const waitsSince = mine?.question === null ? mine.since : now;
    // People who have the question, and those who waited longer and may get it, as of their last requests.
    const others = [...this.#places].filter(([other, { question, wanted, since, seen }]) => {
      if (other === guest) return false;
      if (question === id) return now - seen < goneMs && now - since < patienceMs;
      const mayGetIt = wanted.has(id) || askedAt > seen;
      return question === null && mayGetIt && now - seen < waitingMs && since < waitsSince;
    });
    return quorum - answered.size - others.length;
  }
}
