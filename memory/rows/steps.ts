import { outcomeOf, type StepRecord, type TrajectoryStep } from "../../src/core/episode.js";
import type { DecidedBy } from "../../src/core/model.js";
import type { Fallback, QuestionState } from "../../src/core/question.js";
import type { Database } from "../sqlite/database.js";
import type { Params } from "../sqlite/params.js";
import { Table } from "../sqlite/table.js";
import { sharedJson, shareJson } from "./shared-json.js";

/** A row: what may be written later, or forgotten alone, stands beside the step. */
interface StepRow extends StepRecord {
  readonly by?: DecidedBy;
  readonly note?: string;
  readonly told?: readonly string[];
  /** As JSON; many steps have the same commands, so they stand once. */
  readonly admissible: string | null;
}

const stepTable = new Table<StepRow>("steps", {
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
  by: "json?",
  note: "plain?",
  told: "json?",
  admissible: sharedJson("steps.admissible"),
});

/** Inside a transaction. Writing the same seq again breaks a constraint. */
export function insertStep(db: Database, record: StepRecord): void {
  const { by, note, ...step } = record.step as TrajectoryStep & Pick<StepRow, "by" | "note">;
  const hasCommands = "admissible" in step;
  const kept = hasCommands ? { ...step, admissible: [] } : step;
  const admissible = hasCommands ? shareJson(db, step.admissible) : null;
  const row = { ...record, step: kept as TrajectoryStep, by, note };
  stepTable.insert(db, row, { also: { admissible } });
}

/** Inside a transaction. What an answer said is kept once. */
export function keepTold(
  db: Database,
  { episode, seq, told }: { episode: string; seq: number; told: readonly string[] },
): void {
  const where = "episode = @episode AND seq = @seq AND told_json IS NULL";
  stepTable.update(db, { told }, where, { episode, seq });
}

function toRecord({ by, note, told, admissible, ...record }: StepRow): StepRecord {
  const commands = admissible !== null && { admissible: JSON.parse(admissible) as string[] };
  const step = { ...record.step, ...commands } as TrajectoryStep;
  if (step.kind === "begin") return { ...record, step };
  const beside = { ...(by && { by }), ...(note !== undefined && { note }), ...(told && { told }) };
  return { ...record, step: { ...step, ...beside } };
}

/** An episode's steps in order, with what became of the questions that they wait for. */
export function readSteps(db: Database, episode: string): readonly StepRecord[] {
  return readWithOutcomes(db, "episode = @episode", { episode });
}

/** The newest ask steps with scores, of one household or of all. */
export function readScoredSteps(
  db: Database,
  { household, limit }: { readonly household: string | null; readonly limit: number },
): readonly { readonly household: string; readonly record: StepRecord }[] {
  return db
    .all<{ household: string; episode: string; seq: number }>(
      `SELECT episodes.household, steps.episode, steps.seq
       FROM ${household === null ? "steps JOIN episodes" : "episodes CROSS JOIN steps"}
         ON episodes.id = steps.episode
       WHERE steps.scores_json IS NOT NULL ${household === null ? "" : "AND household = @household"}
       ORDER BY episodes.number DESC, steps.seq DESC LIMIT @limit`,
      household === null ? { limit } : { household, limit },
    )
    .flatMap(({ household: home, episode, seq }) =>
      readWithOutcomes(db, "episode = @episode AND seq = @seq", { episode, seq }).map((record) => ({
        household: home,
        record,
      })),
    );
}

/** A step that waits for a question, with the state of that question or of the one that settles it. */
interface Waiting {
  readonly seq: number;
  readonly state: QuestionState;
  readonly fallback: Fallback;
}

/**
 * What became of a question is read from the question, never copied. When its answers were tied, it is read
 * from the question that settled it.
 *
 * @param where names columns that steps and waits have alike
 */
function readWithOutcomes(db: Database, where: string, params: Params): readonly StepRecord[] {
  const waiting = db.all<Waiting>(
    `SELECT waits.seq, coalesce(settling.state, questions.state) AS state,
       coalesce(settling.fallback, questions.fallback) AS fallback
     FROM (SELECT * FROM question_waits WHERE ${where}) AS waits
     JOIN questions ON questions.id = waits.question
     LEFT JOIN questions AS settling ON questions.reason = 'tied' AND settling.number = (
       SELECT min(number) FROM questions AS later WHERE later.adjudicates = questions.id)`,
    params,
  );
  const outcomes = new Map(waiting.map((question) => [question.seq, outcomeOf(question)]));
  return stepTable.all(db, `WHERE ${where} ORDER BY seq`, params).map((row) => {
    const record = toRecord(row);
    const { seq, step } = record;
    const outcome = outcomes.get(seq);
    if (outcome === undefined || step.kind !== "ask") return record;
    return { ...record, step: { ...step, outcome } };
  });
}
