/** Questions: what is unknown, how people are asked, and what became of it. */
import type { OwnerView } from "./scene.js";

/** What is missing, in AFK's form: function word, adjective, noun. */
export interface Need {
  readonly func: "where" | "which" | "what" | "how";
  /** What narrows the noun down: "Ana's", "blue". */
  readonly adjective?: string;
  /** Class of the thing asked about, in the world's spelling. */
  readonly noun: string;
}

/** What the answering person knows. */
export type QuestionMode = "owner" | "keeper" | "persona" | "open";

/** How an episode's people know where things are: they see the home, or answer from memory. */
export const knowledgeModes = ["owner", "keeper"] as const satisfies readonly QuestionMode[];
export type KnowledgeMode = (typeof knowledgeModes)[number];

/** Rows of a demo never enter a release. */
export type Purpose = "demo" | "campaign";

/**
 * What the agent does when nobody answers in time: look for itself, take the likeliest choice as a
 * guess, or give the task up.
 */
export const fallbacks = ["explore", "default", "abandon"] as const;
export type Fallback = (typeof fallbacks)[number];

export interface Choice {
  /** Short and stable within its question; part of button ids. */
  readonly id: string;
  /** What the button says. */
  readonly label: string;
  /** The id of the place or thing it stands for. */
  readonly value: string;
}

/** One life: open -> answered | declined | expired | cancelled. */
export type QuestionState = "open" | "answered" | "declined" | "expired" | "cancelled";

/** A question as its row has it. */
export interface Question {
  /** At most 25 characters: it is a Discord nonce and part of every button's id. */
  readonly id: string;
  readonly household: string;
  /** The episode that asked first; others may wait for it too. */
  readonly episode: string;
  readonly need: Need;
  readonly text: string;
  /** Half a line: why it is asked. */
  readonly why: string;
  readonly choices: readonly Choice[];
  readonly mode: QuestionMode;
  readonly purpose: Purpose;
  /** The campaign that it belongs to; absent outside campaigns. */
  readonly campaign?: string | null;
  readonly state: QuestionState;
  /** Why it ended as it did, where the state alone does not say. */
  readonly reason: string | null;
  /** Set once an unclear reply led to the one follow-up. */
  readonly followUp: FollowUp | null;
  /** Exactly what the answering person was shown. */
  readonly view: QuestionView;
  /** Probability with which the ask policy asked here. */
  readonly propensity: number;
  readonly askedAt: number;
  /** From when on it could be read, as far as that is known: quiet hours and delivery come before. */
  readonly deliveredAt?: number;
  /** Milliseconds since 1970; after it the agent looks for itself. */
  readonly deadline: number;
  readonly settledAt: number | null;
  /** How many people have to say something before it is settled. Until then what they said is hidden. */
  readonly quorum: number;
  readonly fallback: Fallback;
  /** The question whose answers contradict each other; this one settles which holds. */
  readonly adjudicates: string | null;
  /** Row id of the person it was put to by name; anybody may answer. */
  readonly assignee: string | null;
}

export interface FollowUp {
  readonly text: string;
  readonly choices: readonly Choice[];
}

/** The owner's view plus what the robot has seen of it. */
export interface QuestionView {
  readonly owner: OwnerView;
  readonly seen: readonly string[];
  /**
   * Persona: the thing that the person wants, to be highlighted in the drawing ("you want this one"),
   * never told by its id. Absent when nobody has one particular thing in mind.
   */
  readonly meant?: string;
  /** Any words are an answer: those that name no choice are kept as they were said. */
  readonly anyWords?: true;
}
