/** Defines how the robot asks the desk, the part that asks people. */
import type { Fact } from "../memory/fact.js";
import type { OutboxNote } from "../memory/stores.js";
import type { QuestionView } from "../question/question.js";
import type { AskOption } from "./decision.js";
import type { AskHandling, AskOutcome, Episode, StepRecord, Weighed } from "./episode.js";
import type { OwnerView } from "./scene.js";

/** What the robot must know. */
export interface AskRequest
  extends AskOption,
    Pick<StepRecord, "seq" | "engine" | "factWatermark"> {
  readonly episode: Episode;
  readonly propensity: number;
  readonly ask: boolean;
  readonly weighed?: Weighed;
  /** Why nobody is asked, if not because of the ask policy. */
  readonly refusal?: string;
  /** Skips the notebook and earlier answers (ask policy "always"). */
  readonly eager: boolean;
  readonly view: QuestionView;
}

export interface AskVerdict {
  readonly handling: AskHandling;
  readonly outcome: AskOutcome | null;
  readonly question: string | null;
  /** Facts that made the question unnecessary, or that came from its answer. */
  readonly facts: readonly Fact[];
}

export interface Desk {
  /** Tries notebook, earlier answers and open questions, else asks. Resolves once step and question are stored. */
  ask(request: AskRequest): Promise<AskVerdict>;
  /** Returns notes to people whose claims the agent has just found untrue. */
  noteContradicted(claims: readonly Fact[], view: OwnerView): readonly OutboxNote[];
}

export interface PeopledDesk extends Desk {
  /** Resolves when the question is closed; without an answer as "expired". */
  settled(question: string, signal: AbortSignal): Promise<AskOutcome>;
}
