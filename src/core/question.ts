/** Questions: what is unknown, how people are asked, and what came of it. */
import type { OwnerView } from "./scene.js";

/** What is missing, in AFK's form: function word, adjective, noun. */
export interface Need {
  readonly func: "where" | "which" | "what" | "how";
  /** The description of the noun: "Ana's", "blue". */
  readonly adjective?: string;
  /** Class of the thing asked about, in the world's spelling. */
  readonly noun: string;
  /** Asks yes or no: whether this thing ("mug 2") is the described one. */
  readonly thing?: string;
}

/** Whether two needs ask for the same, in the same words. */
export function isSameNeed(one: Need, other: Need): boolean {
  return (
    one.func === other.func &&
    one.noun === other.noun &&
    one.adjective === other.adjective &&
    one.thing === other.thing
  );
}

/** What the answering person knows. */
export type QuestionMode = "owner" | "keeper" | "persona" | "open";

/** How an episode's people know where things are: they see the home, or answer from memory. */
export const knowledgeModes = ["owner", "keeper"] as const satisfies readonly QuestionMode[];
export type KnowledgeMode = (typeof knowledgeModes)[number];

/** Why it is played. Rows of a demo never enter a release. */
export type Purpose = "demo" | "campaign";

/**
 * What the agent does when nobody answers in time: look for itself, take the likeliest choice as a guess, or give
 * the task up.
 */
export const fallbacks = ["explore", "default", "abandon"] as const;
export type Fallback = (typeof fallbacks)[number];

export interface Choice {
  /** Short and unique within its question, as it is part of button ids. */
  readonly id: string;
  /** What the button says. */
  readonly label: string;
  /** The id of the place or thing it stands for. */
  readonly value: string;
}

/** Why a standing question is not open: it never was. */
export const standingReason = "standing";

export const standingPrefix = "said-";

/**
 * The id of an episode's standing question ("What should I know?"). What people say unasked are its ballots. It is
 * never posted and never open, and no list of questions has it.
 */
export function standingId(episode: string): string {
  return `${standingPrefix}${episode}`;
}

/** Whether an id is that of a standing question. */
export function isStandingId(id: string): boolean {
  return id.startsWith(standingPrefix);
}

export const confirmationPrefix = "sure-";

/** The id of the question that asks back what an unasked ballot says. It repeats that ballot's words, and goes with them. */
export function confirmationId(ballot: string): string {
  return `${confirmationPrefix}${ballot}`;
}

/** The ballot whose words a question asks back; null of every other question. */
export function repeatedBy(question: string): string | null {
  return question.startsWith(confirmationPrefix) ? question.slice(confirmationPrefix.length) : null;
}

/** The answer to an earlier question, as it is offered with a new one. Whose it is, and what it says, its rows tell. */
export interface Offer {
  /** The earlier question. */
  readonly question: string;
  /** The answer to it. */
  readonly ballot: string;
  /** The choice that stands for the answer, one of the question's own or an additional one. */
  readonly choice: string;
  /** When it was answered, for people: "Tue", "3 Nov". */
  readonly day: string;
}

/** The life of a question: open -> answered | declined | expired | cancelled. */
export type QuestionState = "open" | "answered" | "declined" | "expired" | "cancelled";

/** A question as its row has it. */
export interface Question {
  /** At most 25 characters, as it is a Discord nonce and part of every button's id. */
  readonly id: string;
  readonly household: string;
  /** The episode that asked first. Others may wait for it too. */
  readonly episode: string;
  readonly need: Need;
  readonly text: string;
  /** Why it is asked: half a line. */
  readonly why: string;
  readonly choices: readonly Choice[];
  /** Earlier answers that are offered with it, the nearest question's first; absent: none. */
  readonly offers?: readonly Offer[];
  readonly mode: QuestionMode;
  readonly purpose: Purpose;
  /** The campaign that it belongs to; absent outside campaigns. */
  readonly campaign?: string | null;
  readonly state: QuestionState;
  /** Why it ended as it did, when the state does not say it. */
  readonly reason: string | null;
  /** The one follow-up to an unclear reply; null before. */
  readonly followUp: FollowUp | null;
  /** Exactly what the answering person was shown. */
  readonly view: QuestionView;
  /** The probability with which the ask policy asked here. */
  readonly propensity: number;
  readonly askedAt: number;
  /** When it could first be read, if known. Quiet hours and delivery come before. */
  readonly deliveredAt?: number;
  /** Milliseconds since 1970. After it, the agent looks for itself. */
  readonly deadline: number;
  readonly settledAt: number | null;
  /** How many people have to answer before it is settled. Their answers are hidden until then. */
  readonly quorum: number;
  readonly fallback: Fallback;
  /** The question whose contradictory answers this one settles; null for others. */
  readonly adjudicates: string | null;
  /** Row id of the person it is put to by name; others may answer too. */
  readonly assignee: string | null;
}

export interface FollowUp {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** The owner's view, with what the robot has seen of it. */
export interface QuestionView {
  readonly owner: OwnerView;
  readonly seen: readonly string[];
  /**
   * Persona: the thing that the person wants, highlighted in the drawing ("you want this one") and never named by
   * its id. Absent when nobody has one particular thing in mind.
   */
  readonly meant?: string;
  /** Any words are an answer. Words that name no choice are kept as they were said. */
  readonly anyWords?: true;
}
