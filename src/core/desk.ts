import type { AskOption } from "./decision.js";
import type { AskHandling, AskOutcome, Episode, StepRecord, Weighed } from "./episode.js";
import type { Fact } from "./fact.js";
import type { QuestionView } from "./question.js";
import type { OwnerView } from "./scene.js";
import type { OutboxNote } from "./stores.js";

export interface AskRequest
  extends AskOption,
    Pick<StepRecord, "seq" | "engine" | "factWatermark"> {
  readonly episode: Episode;
  readonly propensity: number;
  readonly ask: boolean;
  readonly weighed?: Weighed;
  /** Set when something other than the ask policy forbids asking. */
  readonly refusal?: string;
  /** Skips the notebook and earlier answers (ask policy "always"). */
  readonly eager: boolean;
  readonly view: QuestionView;
}

export interface AskVerdict {
  readonly handling: AskHandling;
  readonly outcome: AskOutcome | null;
  readonly question: string | null;
  /** They made the question unnecessary, or came from its answer. */
  readonly facts: readonly Fact[];
}

export interface Desk {
  /**
   * Tries notebook, earlier answers and open questions first. Resolves after one transaction wrote the step and
   * question.
   */
  ask(request: AskRequest): Promise<AskVerdict>;
  /** For people whose claims the agent has just found untrue. */
  noteContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[];
}

export interface PeopledDesk extends Desk {
  /** Ends as "expired" without an answer. */
  settled(question: string, signal: AbortSignal): Promise<AskOutcome>;
}
