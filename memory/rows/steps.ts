import { outcomeOf, type StepRecord, type TrajectoryStep } from "../../src/core/episode.js";
import type { Fallback, QuestionState } from "../../src/core/question.js";
import type { Database } from "../sqlite/database.js";

interface StepRow extends Waited {
  readonly episode: string;
  readonly seq: number;
  readonly step_json: string;
  readonly observation_hash: string | null;
  readonly engine: string;
  readonly because_json: string;
  readonly question: string | null;
  readonly propensity: number | null;
  readonly scores_json: string | null;
  readonly fact_watermark: number;
  readonly at: number;
}

/** The question that a step waits for; null when it waits for none. */
interface Waited {
  readonly waited_state: QuestionState | null;
  readonly waited_fallback: Fallback | null;
}

/** Inside a transaction; the same seq again breaks a constraint. */
export function insertStep(db: Database, record: StepRecord): void {
  db.run(
    `INSERT INTO steps (episode, seq, step_json, observation_hash, engine, because_json, question,
       propensity, scores_json, fact_watermark, at)
     VALUES (@episode, @seq, @step, @observationHash, @engine, @because, @question,
       @propensity, @scores, @factWatermark, @at)`,
    {
      episode: record.episode,
      seq: record.seq,
      step: JSON.stringify(record.step),
      observationHash: record.observationHash,
      engine: record.engine,
      because: JSON.stringify(record.because),
      question: record.question,
      propensity: record.propensity ?? null,
      scores: record.scores ? JSON.stringify(record.scores) : null,
      factWatermark: record.factWatermark,
      at: record.at,
    },
  );
}

const stepsWithOutcomes = `SELECT steps.*, coalesce(settling.state, questions.state) AS waited_state,
    coalesce(settling.fallback, questions.fallback) AS waited_fallback
  FROM steps
  LEFT JOIN question_waits AS waits ON waits.episode = steps.episode AND waits.seq = steps.seq
  LEFT JOIN questions ON questions.id = waits.question
  LEFT JOIN questions AS settling ON questions.reason = 'tied' AND settling.number = (
    SELECT min(number) FROM questions AS later WHERE later.adjudicates = questions.id)`;

/**
 * An episode's steps in order; what became of a question is read from the question, never copied. When its
 * answers were tied, from the question that settled it.
 */
export function readSteps(db: Database, episode: string): readonly StepRecord[] {
  return db
    .all<StepRow>(`${stepsWithOutcomes} WHERE steps.episode = @episode ORDER BY steps.seq`, {
      episode,
    })
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
      const row = db.get<StepRow>(
        `${stepsWithOutcomes} WHERE steps.episode = @episode AND steps.seq = @seq`,
        { episode, seq },
      );
      return row ? [{ household: home, record: toStepRecord(row) }] : [];
    });
}

function toStepRecord(row: StepRow): StepRecord {
  return {
    episode: row.episode,
    seq: row.seq,
    step: withOutcome(JSON.parse(row.step_json) as TrajectoryStep, row),
    observationHash: row.observation_hash,
    engine: row.engine,
    because: JSON.parse(row.because_json) as string[],
    question: row.question,
    ...(row.propensity !== null && { propensity: row.propensity }),
    ...(row.scores_json !== null && {
      scores: JSON.parse(row.scores_json) as Record<string, number>,
    }),
    factWatermark: row.fact_watermark,
    at: row.at,
  };
}

function withOutcome(step: TrajectoryStep, waited: Waited): TrajectoryStep {
  const { waited_state: state, waited_fallback: fallback } = waited;
  if (step.kind !== "ask" || state === null || fallback === null) return step;
  return { ...step, outcome: outcomeOf({ state, fallback }) };
}
