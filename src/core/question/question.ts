/** Defines a question to people, and the need that it is about: what the robot does not know. */
import type { OwnerView, ThingView } from "../episode/scene.js";

/** Answers to follow-up questions about an order, by what was asked: "0 thing" (of its first task) -> "mug 2". */
export type Clarified = Readonly<Record<string, string>>;

export interface OrderChoice {
  readonly label: string;
  /** All answers so far, with which the order is read again. */
  readonly clarified: Clarified;
}

/** Returns the thing or its place in the view of the people asked. Null unless exactly one answer is right. */
export function truthOf({ need, view }: Pick<Question, "need" | "view">): string | null {
  const found = view.owner.places.flatMap(({ id, things }) =>
    things
      .filter((thing) =>
        view.meant === undefined ? isOfNeed(thing, need) : thing.id === view.meant,
      )
      .map((thing) => ({ where: id, which: thing.id })),
  );
  if (need.func !== "where" && need.func !== "which") return null;
  const right = new Set(found.map((one) => one[need.func === "where" ? "where" : "which"]));
  const [only = null] = right;
  return right.size === 1 ? only : null;
}

/** Whether the need describes the thing. Its adjective, if any, must be an attribute of the thing. */
function isOfNeed({ kind, attributes }: ThingView, { noun, adjective }: Need): boolean {
  if (kind !== noun) return false;
  const wanted = adjective?.replace(/'s$/, "");
  return wanted === undefined || Object.values(attributes).includes(wanted);
}

/** What is unknown, in the form of the paper AFK: "where", "Ana's", "mug". */
export interface Need {
  readonly func: "where" | "which" | "what" | "how";
  /** What tells the wanted thing from others of its class: "Ana's", "blue". */
  readonly adjective?: string;
  /** A class of things, in the world's spelling: "butterknife". */
  readonly noun: string;
  /** Asks whether this thing ("mug 2") is the described one. */
  readonly thing?: string;
}

export function isSameNeed(one: Need, other: Need): boolean {
  return (
    one.func === other.func &&
    one.noun === other.noun &&
    one.adjective === other.adjective &&
    one.thing === other.thing
  );
}

export type QuestionMode = "owner" | "keeper" | "persona" | "open";

/** People see the home (owner), or answer from memory (keeper). */
export const knowledgeModes = ["owner", "keeper"] as const satisfies readonly QuestionMode[];
export type KnowledgeMode = (typeof knowledgeModes)[number];

/** What a question is asked for. Those of a demo are never released. */
export type Purpose = "demo" | "campaign";

/** What the agent does without an answer in time: search, guess the likeliest choice, or give up. */
export const fallbacks = ["explore", "default", "abandon"] as const;
export type Fallback = (typeof fallbacks)[number];

export interface Choice {
  /** Short and unique within its question, as part of button ids. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** `reason` of a remarks question; see {@link remarksId}. */
export const remarksReason = "standing";

export const remarksPrefix = "said-";

const longestId = 25;

/** Id of an episode's remarks question, which holds what people say unasked. Never posted or listed. */
export function remarksId(episode: string): string {
  return `${remarksPrefix}${episode}`.slice(0, longestId);
}

export function isRemarksId(id: string): boolean {
  return id.startsWith(remarksPrefix);
}

export const confirmationPrefix = "sure-";

/** Id of the question that confirms a remark. `ballot` is the remark as stored; both are deleted together. */
export function confirmationId(ballot: string): string {
  return `${confirmationPrefix}${ballot}`;
}

/** The inverse of {@link confirmationId}; null for other questions. */
export function repeatedBy(question: string): string | null {
  return question.startsWith(confirmationPrefix) ? question.slice(confirmationPrefix.length) : null;
}

/** The answer to an earlier question, offered with a new one. */
export interface Offer {
  readonly question: string;
  readonly ballot: string;
  /** The choice that gives this answer: one of the question's or an added one. */
  readonly choice: string;
  /** When it was answered: "Tue", "3 Nov". */
  readonly day: string;
}

export type QuestionState = "open" | "answered" | "declined" | "expired" | "cancelled";

export interface Question {
  /** At most 25 characters: a Discord nonce and part of button ids. */
  readonly id: string;
  readonly household: string;
  readonly episode: string;
  readonly need: Need;
  readonly text: string;
  readonly why: string;
  readonly choices: readonly Choice[];
  /** Earlier answers that are offered with it, that of the most similar question first. */
  readonly offers?: readonly Offer[];
  readonly mode: QuestionMode;
  readonly purpose: Purpose;
  readonly campaign?: string | null;
  readonly state: QuestionState;
  readonly reason: string | null;
  readonly followUp: FollowUp | null;
  /** Exactly what the answering person saw. */
  readonly view: QuestionView;
  /** Probability of the ask policy's decision to ask. */
  readonly propensity: number;
  readonly askedAt: number;
  /** When people could first read it, after quiet hours and delivery. */
  readonly deliveredAt?: number;
  /** Milliseconds since 1970. */
  readonly deadline: number;
  readonly settledAt: number | null;
  /** Number of answers needed. They are hidden until all are given. */
  readonly quorum: number;
  readonly fallback: Fallback;
  /** The question whose contradicting answers this one decides between. */
  readonly adjudicates: string | null;
  /** Row id of the person to whom it is put by name. Others may answer too. */
  readonly assignee: string | null;
}

export interface FollowUp {
  readonly text: string;
  readonly choices: readonly Choice[];
}

export interface QuestionView {
  readonly owner: OwnerView;
  readonly seen: readonly string[];
  /** The thing that the person plays to want, highlighted in the drawing and never named by its id. */
  readonly meant?: string;
  /** Accepts any reply as the answer, word for word, even if it names no choice. Questions are not accepted. */
  readonly anyWords?: true;
}
