/** The people who answer, and their preferences. */
import type { AnswersWorth } from "./answers-worth.js";
import type { Platform } from "./platform.js";

/** A person as a row. */
export interface Person {
  readonly id: string;
  readonly platform: Platform;
  readonly workspace: string;
  readonly platformId: string;
  readonly name: string;
}

const standIn =
  /^[\s\p{P}]{0,9}(?:you|me|myself|i|(?:some|any|every)(?:one|body)(?: else)?|nobody|no name|none|null|n\/a|anon|anonymous|unknown|unnamed|(?:a |the )?(?:(?:slack|discord|web|terminal|local|test|deleted|unknown|anonymous) )?(?:guest|visitor|participant|player|annotator|worker|tester|test|human|person|user|owner))?(?:[\s\p{P}]{0,9}\d+)?[\s\p{P}]{0,9}$/iu;

/** Whether a name is a placeholder made up by Sous or a platform, which identifies nobody. */
export function isStandIn(name: string): boolean {
  return standIn.test(name.trim()) || /^guest[0-9a-f]{8,}$/.test(name);
}

/** A person with their preferences. */
export interface KnownPerson extends Person {
  /** Most questions a day put to them by name; null: the configured number. */
  readonly dailyCap: number | null;
  /** When they agreed that their answers may be used for research; null: they did not. */
  readonly consentedAt: number | null;
  /** When they opted out of questions put to them by name; null: they did not. */
  readonly optedOutAt: number | null;
  /** When they last did something here; null: they are known from a release, or only by their wish to be left alone. */
  readonly seenAt: number | null;
}

/**
 * What is deleted of a person. `research`: what they said in campaigns, kept for research only. `said`: all that
 * they said; they stay known, with their preferences. `person`: everything, the person included. `demoBefore`: what
 * they said outside campaigns before that time (milliseconds since 1970).
 */
export type ForgetScope = "research" | "said" | "person" | { readonly demoBefore: number };

/** What is deleted, or was, with a person's words. */
export interface Forgotten {
  readonly answers: number;
  /** Their facts and rules, and what was concluded from them. */
  readonly facts: number;
  /** Steps of episodes that used such facts. */
  readonly tuples: number;
  /** Replies that quote them. */
  readonly notes: number;
  /** Their moves where they played. The moves stay, without their name. Absent: none. */
  readonly moves?: number;
}

/** Where a person said something about a home. */
export interface Said {
  readonly household: string;
  /** The bot and the channel of the episode; null for a rule. */
  readonly bot: string | null;
  readonly channel: string | null;
}

export interface PersonStore {
  /** Everybody who is known, in order. */
  list(): Promise<readonly KnownPerson[]>;
  /** What {@link forget} would delete. */
  traces(id: string, scope: ForgetScope): Promise<Forgotten>;
  /**
   * Deletes what a person said and all that rests on it, in one transaction; afterwards the file does not hold it
   * any more. Redeliveries do not count. The platform id of somebody who opted out stays, so that the wish is
   * kept. Does nothing for an unknown id.
   */
  forget(id: string, scope: ForgetScope, at: number): Promise<Forgotten>;
  /** What their answers were worth, in all or in one campaign. Shares of steps are not rounded. */
  worthOf(id: string, campaign?: string): Promise<AnswersWorth>;
  /** Questions of campaigns that they opened, with the last time of each, the earliest first. */
  opened(id: string): Promise<readonly { readonly question: string; readonly at: number }[]>;
  /** The person's row: created the first time, with the present name every time. */
  keep(person: Omit<Person, "id">): Promise<KnownPerson>;
  find(platform: Platform, workspace: string, platformId: string): Promise<KnownPerson | null>;
  /** The one of a platform with this id, whatever their workspace. */
  named(platform: Platform, platformId: string): Promise<KnownPerson | null>;
  get(id: string): Promise<KnownPerson | null>;
  /** Whether the person with this platform id has opted out, in any workspace. */
  hasOptedOut(platform: string, platformId: string): Promise<boolean>;
  /** Everybody who has answered a question of an episode that this bot carried in this channel, in order. */
  answerersIn(bot: string, channel: string): Promise<readonly KnownPerson[]>;
  /**
   * The homes about which they said something, with the channel of each: what they answered last comes last. A rule
   * has no channel.
   */
  saidIn(id: string): Promise<readonly Said[]>;
  /** @param cap most questions a day: 0 for none, null for the configured number */
  setDailyCap(id: string, cap: number | null): Promise<void>;
  /** @param at since when; null: ask them again */
  setOptedOut(id: string, at: number | null): Promise<void>;
  /** @param at since when; null: withdrawn */
  setConsent(id: string, at: number | null): Promise<void>;
  /**
   * Number of questions since then that were put to the person by name or that they answered.
   * @param since the start of their day, in milliseconds since 1970
   */
  questionsToday(id: string, since: number): Promise<number>;
}
