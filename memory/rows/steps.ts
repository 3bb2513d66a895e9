import { outcomeOf, type StepRecord } from "../../src/core/episode.js";
import type { Fallback, QuestionState } from "../../src/core/question.js";
import type { Database } from "../sqlite/database.js";
import { Table } from "../sqlite/table.js";

/** A step with the question that it waits for; null when it waits for none. */
interface StepRow extends StepRecord {
  readonly waitedState: QuestionState | null;
  readonly waitedFallback: Fallback | null;
}

const stepTable = new Table<StepRow>(
  "steps",
  {
    episode: "plain",
    seq: "plain",
    step: "json",
    observationHash: "plain",
    engine: "plain",
    because: "json",
    question: "plain",
    propensity: "plain?",
    scores: "json?",
    factWatermark: "plain",
    at: "plain",
    waitedState: "joined",
    waitedFallback: "joined",
  },
  `SELECT steps.*, coalesce(settling.state, questions.state) AS waited_state,
    coalesce(settling.fallback, questions.fallback) AS waited_fallback
  FROM steps
  LEFT JOIN question_waits AS waits ON waits.episode = steps.episode AND waits.seq = steps.seq
  LEFT JOIN questions ON questions.id = waits.question
  LEFT JOIN questions AS settling ON questions.reason = 'tied' AND settling.number = (
    SELECT min(number) FROM questions AS later WHERE later.adjudicates = questions.id)`,
);

/** Inside a transaction; the same seq again breaks a constraint. */
export function insertStep(db: Database, record: StepRecord): void {
  stepTable.insert(db, record);
}

/**
 * An episode's steps in order; what became of a question is read from the question, never copied. When its
 * answers were tied, from the question that settled it.
 */
export function readSteps(db: Database, episode: string): readonly StepRecord[] {
  return stepTable
    .all(db, "WHERE steps.episode = @episode ORDER BY steps.seq", { episode })
    .map(toStepRecord);
}

/** The newest ask steps with scores, of one household or of all. */
export function readScoredSteps(
  db: Database,
  { household, limit }: { readonly household: string | null; readonly limit: number },
): readonly { readonly household: string; readonly record: StepRecord }[] {
  return db
    .all<{ household: string; episode: string; seq: number }>(
      `SELECT episodes.household, steps.episode, steps.seq
       FROM steps JOIN episodes ON episodes.id = steps.episode
       WHERE steps.scores_json IS NOT NULL AND (@household IS NULL OR episodes.household = @household)
       ORDER BY episodes.number DESC, steps.seq DESC LIMIT @limit`,
      { household, limit },
    )
    .flatMap(({ household: home, episode, seq }) => {
      const row = stepTable.get(db, "WHERE steps.episode = @episode AND steps.seq = @seq", {
        episode,
        seq,
      });
      return row ? [{ household: home, record: toStepRecord(row) }] : [];
    });
}

function toStepRecord({ waitedState, waitedFallback, ...record }: StepRow): StepRecord {
  const { step } = record;
  if (step.kind !== "ask" || waitedState === null || waitedFallback === null) return record;
  const outcome = outcomeOf({ state: waitedState, fallback: waitedFallback });
  return { ...record, step: { ...step, outcome } };
}
