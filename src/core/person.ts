import type { AnswersWorth } from "./answers-worth.js";
import type { Platform } from "./platform.js";

export interface Person {
  readonly id: string;
  readonly platform: Platform;
  readonly workspace: string;
  readonly platformId: string;
  readonly name: string;
}

const standIn =
  /^[\s\p{P}]{0,9}(?:you|me|myself|i|(?:some|any|every)(?:one|body)(?: else)?|nobody|no name|none|null|n\/a|anon|anonymous|unknown|unnamed|(?:a |the )?(?:(?:slack|discord|web|terminal|local|test|deleted|unknown|anonymous) )?(?:guest|visitor|participant|player|annotator|worker|tester|test|human|person|user|owner))?(?:[\s\p{P}]{0,9}\d+)?[\s\p{P}]{0,9}$/iu;

/** Whether a name is a placeholder by Sous or a platform. */
export function isStandIn(name: string): boolean {
  return standIn.test(name.trim()) || /^guest[0-9a-f]{8,}$/.test(name);
}

export interface KnownPerson extends Person {
  /** Daily limit of questions put to them by name; null: the configured one. */
  readonly dailyCap: number | null;
  /** Consent to research use, or null. */
  readonly consentedAt: number | null;
  /** Opt-out of questions put to them by name, or null. */
  readonly optedOutAt: number | null;
  /** Last action; null: known only from a release or an opt-out. */
  readonly seenAt: number | null;
}

/**
 * Scope of a deletion. `research`: their words in campaigns. `said`: all words; person and preferences stay. `person`:
 * everything. `demoBefore`: words outside campaigns before that time (milliseconds since 1970).
 */
export type ForgetScope = "research" | "said" | "person" | { readonly demoBefore: number };

export interface Forgotten {
  readonly answers: number;
  /** Their facts and rules, and conclusions from them. */
  readonly facts: number;
  /** Steps of episodes that used such facts. */
  readonly tuples: number;
  /** Replies that quote them. */
  readonly notes: number;
  /** Moves as a player, which stay without their name; absent: none. */
  readonly moves?: number;
}

export interface Said {
  readonly household: string;
  /** The episode's bot and channel; null for a rule. */
  readonly bot: string | null;
  readonly channel: string | null;
}

export interface PersonStore {
  /** All known people, in order of their ids. */
  list(): Promise<readonly KnownPerson[]>;
  /** Counts what {@link forget} would delete. */
  traces(id: string, scope: ForgetScope): Promise<Forgotten>;
  /**
   * Deletes a person's words and everything derived in one transaction, also from the file's bytes. Redeliveries do not
   * count. An opted-out person's platform id stays, as a record of the wish. Idempotent.
   */
  forget(id: string, scope: ForgetScope, at: number): Promise<Forgotten>;
  /** Overall or in one campaign. Shares of steps are not rounded. */
  worthOf(id: string, campaign?: string): Promise<AnswersWorth>;
  /** Opened campaign questions with the last time of each, earliest first. */
  opened(id: string): Promise<readonly { readonly question: string; readonly at: number }[]>;
  /** Upserts the person; updates the name. */
  keep(person: Omit<Person, "id">): Promise<KnownPerson>;
  find(platform: Platform, workspace: string, platformId: string): Promise<KnownPerson | null>;
  /** Searches all workspaces of a platform. */
  named(platform: Platform, platformId: string): Promise<KnownPerson | null>;
  get(id: string): Promise<KnownPerson | null>;
  /** In any workspace. */
  hasOptedOut(platform: string, platformId: string): Promise<boolean>;
  /** Everybody who answered a question of this bot in this channel, in order. */
  answerersIn(bot: string, channel: string): Promise<readonly KnownPerson[]>;
  /** Homes that they said something about, with channels; the latest comes last. A rule has no channel. */
  saidIn(id: string): Promise<readonly Said[]>;
  /** @param cap 0 for none, null for the configured number */
  setDailyCap(id: string, cap: number | null): Promise<void>;
  /** @param at since when; null: opts in again */
  setOptedOut(id: string, at: number | null): Promise<void>;
  /** @param at since when; null: withdrawn */
  setConsent(id: string, at: number | null): Promise<void>;
  /**
   * Questions put to the person by name or answered by them.
   * @param since start of their day, in milliseconds since 1970
   */
  questionsToday(id: string, since: number): Promise<number>;
}
