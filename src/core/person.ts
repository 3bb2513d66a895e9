import type { AnswersWorth } from "./episode.js";
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

/** Whether Sous or a platform made the name up, so that it identifies nobody. */
export function isStandIn(name: string): boolean {
  return standIn.test(name.trim()) || /^guest[0-9a-f]{8,}$/.test(name);
}

export interface KnownPerson extends Person {
  /** For questions put to them by name. Null for the configured number. */
  readonly dailyCap: number | null;
  readonly consentedAt: number | null;
  /** Opt-out of questions put to them by name. */
  readonly optedOutAt: number | null;
  /** Null when known only from a release or an opt-out. */
  readonly seenAt: number | null;
}

/**
 * `research`: words in campaigns. `said`: all words; person and preferences stay. `person`: everything. `demoBefore`:
 * words outside campaigns before that time (milliseconds since 1970).
 */
export type ForgetScope = "research" | "said" | "person" | { readonly demoBefore: number };

export interface Forgotten {
  readonly answers: number;
  /** Facts and rules, with conclusions from them. */
  readonly facts: number;
  /** Steps of episodes that used such facts. */
  readonly tuples: number;
  readonly notes: number;
  /** Moves as a player, which stay without the name. */
  readonly moves?: number;
}

export interface Said {
  readonly household: string;
  /** Null for a rule. */
  readonly bot: string | null;
  readonly channel: string | null;
}

export interface PersonStore {
  list(): Promise<readonly KnownPerson[]>;
  traces(id: string, scope: ForgetScope): Promise<Forgotten>;
  /**
   * Deletes words and everything derived from them in one transaction, also from the file's bytes. Ignores
   * redeliveries. Keeps the platform id of a person who opted out. Idempotent.
   */
  forget(id: string, scope: ForgetScope, at: number): Promise<Forgotten>;
  /** Shares of steps are not rounded. */
  worthOf(id: string, campaign?: string): Promise<AnswersWorth>;
  /** Campaign questions that they opened, with the last time of each. */
  opened(id: string): Promise<readonly { readonly question: string; readonly at: number }[]>;
  keep(person: Omit<Person, "id">): Promise<KnownPerson>;
  find(platform: Platform, workspace: string, platformId: string): Promise<KnownPerson | null>;
  named(platform: Platform, platformId: string): Promise<KnownPerson | null>;
  get(id: string): Promise<KnownPerson | null>;
  hasOptedOut(platform: string, platformId: string): Promise<boolean>;
  answerersIn(bot: string, channel: string): Promise<readonly KnownPerson[]>;
  /** Homes that they talked about, the latest last. A rule has no channel. */
  saidIn(id: string): Promise<readonly Said[]>;
  /** @param cap 0 for none, null for the configured number */
  setDailyCap(id: string, cap: number | null): Promise<void>;
  /** @param at null opts them in again */
  setOptedOut(id: string, at: number | null): Promise<void>;
  /** @param at null for a withdrawal */
  setConsent(id: string, at: number | null): Promise<void>;
  /** @param since start of their day, in milliseconds since 1970 */
  questionsToday(id: string, since: number): Promise<number>;
}
