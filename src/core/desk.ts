/** The question desk, as the episode's loop sees it. */
import type { AskOption } from "./decision.js";
import type { AskHandling, AskOutcome, Episode, StepRecord, Weighed } from "./episode.js";
import type { Fact } from "./fact.js";
import type { QuestionView } from "./question.js";
import type { OwnerView } from "./scene.js";
import type { OutboxNote } from "./stores.js";

/** A need that comes up, and the step in which it does. */
export interface AskRequest
  extends AskOption,
    Pick<StepRecord, "seq" | "engine" | "factWatermark"> {
  readonly episode: Episode;
  /** The probability of the ask policy's choice. */
  readonly propensity: number;
  readonly ask: boolean;
  /** What the ask policy expected of it. */
  readonly weighed?: Weighed;
  /** Why nobody is asked, when it is not the ask policy that decided. */
  readonly refusal?: string;
  /** Skips the notebook and earlier answers (ask policy "always"). */
  readonly eager: boolean;
  readonly view: QuestionView;
}

export interface AskVerdict {
  readonly handling: AskHandling;
  /** Null while people are asked. */
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
  /** The notes to people whose claims the agent has just found untrue. */
  noteContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[];
}

/** A desk that asks people. */
export interface PeopledDesk extends Desk {
  /** Resolves when the question is no longer open. Without an answer it ends as "expired". */
  settled(question: string, signal: AbortSignal): Promise<AskOutcome>;
}
