import {
  outcomeOf,
  type StepRecord,
  type TrajectoryStep,
} from "../../../src/core/episode/episode.js";
import type { DecidedBy } from "../../../src/core/model/model.js";
import type { Fallback, QuestionState } from "../../../src/core/question/question.js";
import { all, type Params, type Work } from "../../work.js";
import { tableOf } from "../table.js";
import { sharedJson, shareJson } from "./shared-json.js";

/** Fields that are written later, or forgotten separately, have columns of their own. */
interface StepRow extends StepRecord {
  readonly by?: DecidedBy;
  readonly note?: string;
  readonly told?: readonly string[];
  /** JSON, stored once for equal lists. */
  readonly admissible: string | null;
}

const stepTable = tableOf<StepRow>()(
  "steps",
  `episode seq step:json observationHash engine because:json question propensity? scores:json?
  factWatermark at by:json? note? told:json?`,
  { admissible: sharedJson("steps.admissible") },
);

export function* insertStep(record: StepRecord): Work<void> {
  const { by, note, ...step } = record.step as TrajectoryStep & Pick<StepRow, "by" | "note">;
  const hasCommands = "admissible" in step;
  const kept = hasCommands ? { ...step, admissible: [] } : step;
  const admissible = hasCommands ? yield* shareJson(step.admissible) : null;
  const row = { ...record, step: kept as TrajectoryStep, by, note };
  yield* stepTable.insert(row, { also: { admissible } });
}

export function* keepTold(given: {
  episode: string;
  seq: number;
  told: readonly string[];
}): Work<void> {
  const { episode, seq, told } = given;
  const where = "episode = @episode AND seq = @seq AND told_json IS NULL";
  yield* stepTable.update({ told }, where, { episode, seq });
}

function toRecord({ by, note, told, admissible, ...record }: StepRow): StepRecord {
  const commands = admissible !== null && { admissible: JSON.parse(admissible) as string[] };
  const step = { ...record.step, ...commands } as TrajectoryStep;
  if (step.kind === "begin") return { ...record, step };
  const beside = { ...(by && { by }), ...(note !== undefined && { note }), ...(told && { told }) };
  return { ...record, step: { ...step, ...beside } };
}

export function* readSteps(episode: string): Work<readonly StepRecord[]> {
  return yield* readWithOutcomes("episode = @episode", { episode });
}

export function* readScoredSteps(given: {
  readonly household: string | null;
  readonly limit: number;
  readonly except: string;
}): Work<readonly { readonly household: string; readonly record: StepRecord }[]> {
  const { household, limit, except } = given;
  const found = yield* all<{ household: string; episode: string; seq: number }>(
    `SELECT episodes.household, steps.episode, steps.seq
       FROM ${household === null ? "steps JOIN episodes" : "episodes CROSS JOIN steps"}
         ON episodes.id = steps.episode
       WHERE steps.scores_json IS NOT NULL ${household === null ? "" : "AND household = @household"} AND steps.episode <> @except
       ORDER BY episodes.number DESC, steps.seq DESC LIMIT @limit`,
    household === null ? { limit, except } : { household, limit, except },
  );
  const steps: { readonly household: string; readonly record: StepRecord }[] = [];
  for (const { household: home, episode, seq } of found) {
    const records = yield* readWithOutcomes("episode = @episode AND seq = @seq", { episode, seq });
    steps.push(...records.map((record) => ({ household: home, record })));
  }
  return steps;
}

/** Its question's state, or that of the question that settles it. */
interface Waiting {
  readonly seq: number;
  readonly state: QuestionState;
  readonly fallback: Fallback;
}

/** Reads outcomes from the question, or from the one that broke its tie. @param where columns of steps and waits */
function* readWithOutcomes(where: string, params: Params): Work<readonly StepRecord[]> {
  const waiting = yield* all<Waiting>(
    `SELECT waits.seq, coalesce(settling.state, questions.state) AS state,
       coalesce(settling.fallback, questions.fallback) AS fallback
     FROM (SELECT * FROM question_waits WHERE ${where}) AS waits
     JOIN questions ON questions.id = waits.question
     LEFT JOIN questions AS settling ON questions.reason = 'tied' AND settling.number = (
       SELECT min(number) FROM questions AS later WHERE later.adjudicates = questions.id)`,
    params,
  );
  const outcomes = new Map(waiting.map((question) => [question.seq, outcomeOf(question)]));
  return (yield* stepTable.all(`WHERE ${where} ORDER BY seq`, params)).map((row) => {
    const record = toRecord(row);
    const { seq, step } = record;
    const outcome = outcomes.get(seq);
    if (outcome === undefined || step.kind !== "ask") return record;
    return { ...record, step: { ...step, outcome } };
  });
}
