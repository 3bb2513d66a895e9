/** Defines people, and what is deleted with a person. */
import type { Platform } from "../platform.js";

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
  /** Most questions per day put to the person by name. Null for the configured number. */
  readonly dailyCap: number | null;
  readonly consentedAt: number | null;
  /** When the person opted out of questions by name. */
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
  /** Moves that the person played, which stay without the name. */
  readonly moves?: number;
}

export interface Said {
  readonly household: string;
  /** Null for a rule. */
  readonly bot: string | null;
  readonly channel: string | null;
}
