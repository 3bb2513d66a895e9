import type { OwnerView } from "./scene.js";

/** AFK's form: function word, adjective, noun. */
export interface Need {
  readonly func: "where" | "which" | "what" | "how";
  /** "Ana's", "blue". */
  readonly adjective?: string;
  /** A class in the world's spelling. */
  readonly noun: string;
  /** Yes/no: whether this thing ("mug 2") is the described one. */
  readonly thing?: string;
}

/** Compares the words. */
export function isSameNeed(one: Need, other: Need): boolean {
  return (
    one.func === other.func &&
    one.noun === other.noun &&
    one.adjective === other.adjective &&
    one.thing === other.thing
  );
}

/** Knowledge of the answering person. */
export type QuestionMode = "owner" | "keeper" | "persona" | "open";

/** People see the home (owner), or answer from memory (keeper). */
export const knowledgeModes = ["owner", "keeper"] as const satisfies readonly QuestionMode[];
export type KnowledgeMode = (typeof knowledgeModes)[number];

export type Purpose = "demo" | "campaign";

/** Without an answer in time: search, guess the likeliest choice, or give the task up. */
export const fallbacks = ["explore", "default", "abandon"] as const;
export type Fallback = (typeof fallbacks)[number];

export interface Choice {
  /** Short and unique within its question, as part of button ids. */
  readonly id: string;
  readonly label: string;
  /** Id of the place or thing. */
  readonly value: string;
}

export const standingReason = "standing";

export const standingPrefix = "said-";

/**
 * Id of an episode's standing question ("What should I know?"), whose ballots are unasked remarks. It is never posted,
 * open or listed.
 */
export function standingId(episode: string): string {
  return `${standingPrefix}${episode}`;
}

export function isStandingId(id: string): boolean {
  return id.startsWith(standingPrefix);
}

export const confirmationPrefix = "sure-";

/** Id of the question that confirms an unasked ballot. It repeats the ballot's words and is deleted with them. */
export function confirmationId(ballot: string): string {
  return `${confirmationPrefix}${ballot}`;
}

/** The ballot that a question confirms, or null. */
export function repeatedBy(question: string): string | null {
  return question.startsWith(confirmationPrefix) ? question.slice(confirmationPrefix.length) : null;
}

/** open -> answered | declined | expired | cancelled. */
export type QuestionState = "open" | "answered" | "declined" | "expired" | "cancelled";

export interface Question {
  /** At most 25 characters: a Discord nonce and part of button ids. */
  readonly id: string;
  readonly household: string;
  /** The first asker; others may wait too. */
  readonly episode: string;
  readonly need: Need;
  readonly text: string;
  /** Half a line. */
  readonly why: string;
  readonly choices: readonly Choice[];
  readonly mode: QuestionMode;
  readonly purpose: Purpose;
  /** Absent outside campaigns. */
  readonly campaign?: string | null;
  readonly state: QuestionState;
  /** Why it ended, when the state does not say it. */
  readonly reason: string | null;
  /** The single follow-up to an unclear reply, or null. */
  readonly followUp: FollowUp | null;
  /** Exactly what the answering person saw. */
  readonly view: QuestionView;
  /** Probability with which the ask policy asked. */
  readonly propensity: number;
  readonly askedAt: number;
  /** When it became readable, if known; quiet hours and delivery come before. */
  readonly deliveredAt?: number;
  /** Milliseconds since 1970; afterwards the agent uses its fallback. */
  readonly deadline: number;
  readonly settledAt: number | null;
  /** Answers needed to settle it, hidden until then. */
  readonly quorum: number;
  readonly fallback: Fallback;
  /** The question whose contradiction it decides, or null. */
  readonly adjudicates: string | null;
  /** Row id of the person it is put to by name; others may answer too. */
  readonly assignee: string | null;
}

export interface FollowUp {
  readonly text: string;
  readonly choices: readonly Choice[];
}

export interface QuestionView {
  readonly owner: OwnerView;
  readonly seen: readonly string[];
  /**
   * Persona: the wanted thing, highlighted in the drawing and never named by its id. Absent when nobody has a
   * particular thing in mind.
   */
  readonly meant?: string;
  /** Words that name no choice are kept verbatim as an answer. */
  readonly anyWords?: true;
}
