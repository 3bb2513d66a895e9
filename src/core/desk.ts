/** The question desk, as the loop sees it. */
import type { AskHandling, AskOutcome, Episode } from "./episode.js";
import type { Fact } from "./fact.js";
import type { Need, QuestionView } from "./question.js";
import type { OwnerView } from "./scene.js";
import type { OutboxNote } from "./stores.js";

export interface AskRequest {
  readonly episode: Episode;
  /** The step that asks: its seq, engine version, thought and the facts it rests on. */
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
  /** How likely each candidate is held to be, in [0, 1]; absent: the policy does not say. */
  readonly scores?: readonly number[];
  readonly propensity: number;
  readonly ask: boolean;
  /** Why not, where the ask policy alone does not say it. */
  readonly refusal?: string;
  /** Skip the notebook and earlier answers (ask policy "always"). */
  readonly eager: boolean;
  readonly view: QuestionView;
}

export interface AskVerdict {
  readonly handling: AskHandling;
  /** Null: wait for {@link Desk.settled}. */
  readonly outcome: AskOutcome | null;
  readonly question: string | null;
  /** The facts that made the question unnecessary, or that its answer became. */
  readonly facts: readonly Fact[];
}

export interface Desk {
  /**
   * Notebook, earlier answers, open questions, and only then a new one. The step's row, the question
   * and its delivery are written in one transaction before this resolves.
   */
  ask(request: AskRequest): Promise<AskVerdict>;
  /** Resolves when the question is no longer open. Silence ends as "expired". */
  settled(question: string, signal: AbortSignal): Promise<AskOutcome>;
  /** What to tell people whose claims the agent has just found untrue. */
  noteContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[];
}
