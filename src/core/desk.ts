/** The question desk, as the episode's loop sees it. */
import type { AskHandling, AskOutcome, Episode } from "./episode.js";
import type { Fact } from "./fact.js";
import type { Need, QuestionView } from "./question.js";
import type { OwnerView } from "./scene.js";
import type { OutboxNote } from "./stores.js";

export interface AskRequest {
  readonly episode: Episode;
  /** The step that asks: its number, engine version, thought, and the facts behind it. */
  readonly seq: number;
  readonly engine: string;
  readonly thought: string;
  readonly because: readonly string[];
  readonly factWatermark: number;
  readonly need: Need;
  /** The question in the asker's own words; absent: the desk words it. */
  readonly text?: string;
  readonly why: string;
  readonly candidates: readonly string[];
  /** The likelihood of each candidate, in [0, 1]; absent: the policy does not say. */
  readonly scores?: readonly number[];
  readonly propensity: number;
  readonly ask: boolean;
  /** Why nobody is asked, when it is not the ask policy that decided. */
  readonly refusal?: string;
  /** Skips the notebook and earlier answers (ask policy "always"). */
  readonly eager: boolean;
  readonly view: QuestionView;
}

export interface AskVerdict {
  readonly handling: AskHandling;
  /** Null: wait with {@link Desk.settled}. */
  readonly outcome: AskOutcome | null;
  readonly question: string | null;
  /** The facts that made the question unnecessary, or that came from its answer. */
  readonly facts: readonly Fact[];
}

export interface Desk {
  /**
   * Looks into the notebook, earlier answers and open questions before it asks a new one. The step's row, the
   * question and its delivery are written in one transaction before this resolves.
   */
  ask(request: AskRequest): Promise<AskVerdict>;
  /** Resolves when the question is no longer open. Without an answer it ends as "expired". */
  settled(question: string, signal: AbortSignal): Promise<AskOutcome>;
  /** The notes to people whose claims the agent has just found untrue. */
  noteContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[];
}
