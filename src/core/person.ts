/** The people who answer, and what they want for themselves. */
import type { AnswersWorth } from "./answers-worth.js";
import type { Platform } from "./bot.js";

/** A person as a row. */
export interface Person {
  readonly id: string;
  readonly platform: Platform;
  readonly workspace: string;
  readonly platformId: string;
  readonly name: string;
}

/** A person with what they want for themselves. */
export interface KnownPerson extends Person {
  /** Most questions a day that are put to them by name; null: as configured for all. */
  readonly dailyCap: number | null;
  /** When they agreed that their answers may be used for research; null: they did not. */
  readonly consentedAt: number | null;
  /** Since when nothing is put to them by name; null: it may be. */
  readonly optedOutAt: number | null;
}

/**
 * What of a person is deleted. `research`: what they said in campaigns, which is kept for research only.
 * `said`: all that they said; they stay known, with their wishes. `person`: they themselves, too.
 */
export type ForgetScope = "research" | "said" | "person";

/** What goes, or went, with what a person said. */
export interface Forgotten {
  readonly answers: number;
  /** Facts and rules of theirs, and what was concluded from them. */
  readonly facts: number;
  /** Steps of episodes that rested on such facts. */
  readonly tuples: number;
  /** Replies that quote them. */
  readonly notes: number;
  /** Moves of theirs, where they played: the moves stay, without whose they were. Absent: none. */
  readonly moves?: number;
}

export interface PersonStore {
  /** Everybody who is known, in order. */
  list(): Promise<readonly KnownPerson[]>;
  /** What {@link forget} would take away. */
  traces(id: string, scope: ForgetScope): Promise<Forgotten>;
  /**
   * Deletes what a person said and all that rests on it, for good, in one transaction; afterwards it is not
   * found in the file either. What is delivered of it again does not count. Of somebody who has opted out
   * the platform's id stays, so that the wish is kept. Nothing happens when nobody has this id.
   */
  forget(id: string, scope: ForgetScope, at: number): Promise<Forgotten>;
  /** What their answers were worth so far, in all or in one campaign; parts of steps are not rounded. */
  worthOf(id: string, campaign?: string): Promise<AnswersWorth>;
  /** Questions of campaigns that they had before them, with the last time of each, the earliest first. */
  opened(id: string): Promise<readonly { readonly question: string; readonly at: number }[]>;
  /** The person's row; a new one the first time, the present name every time. */
  keep(person: Omit<Person, "id">): Promise<KnownPerson>;
  find(platform: Platform, workspace: string, platformId: string): Promise<KnownPerson | null>;
  get(id: string): Promise<KnownPerson | null>;
  /** Whether the person with this id on the platform wants to be left alone, in whatever workspace. */
  hasOptedOut(platform: string, platformId: string): Promise<boolean>;
  /** Everybody who has answered a question of an episode that this bot carried in this channel, in order. */
  answerersIn(bot: string, channel: string): Promise<readonly KnownPerson[]>;
  /** @param cap most questions a day, 0 for none, null for as many as configured for all */
  setDailyCap(id: string, cap: number | null): Promise<void>;
  /** @param at since when, or null to be asked again */
  setOptedOut(id: string, at: number | null): Promise<void>;
  /** @param at since when, or null when it is withdrawn */
  setConsent(id: string, at: number | null): Promise<void>;
  /**
   * Number of questions since then that were put to the person by name or that they answered.
   * @param since the beginning of their day, milliseconds since 1970
   */
  questionsToday(id: string, since: number): Promise<number>;
}
