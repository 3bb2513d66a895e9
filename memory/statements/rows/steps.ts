/** Reads and writes the steps of episodes. */
import {
  outcomeOf,
  type StepRecord,
  type TrajectoryStep,
} from "../../../src/core/episode/episode.js";
import type { DecidedBy } from "../../../src/core/model/model.js";
import { remembering } from "../../../src/core/newest.js";
import type { Fallback, QuestionState } from "../../../src/core/question/question.js";
import { all, type Params, type Work } from "../../work.js";
import { tableOf } from "../table.js";
import { sharedJson, shareJson } from "./shared-json.js";

/** Fields that are written later, or forgotten separately, have columns of their own. */
interface StepRow extends StepRecord {
  readonly by?: DecidedBy;
  readonly note?: string;
  readonly told?: readonly string[];
  /** Possible commands as JSON, stored once for equal lists. */
  readonly admissible: string | null;
  readonly state: QuestionState | null;
  readonly fallback: Fallback | null;
}

const stepTable = tableOf<StepRow>()(
  "steps",
  `episode seq step:json observationHash engine because:json question propensity? scores:json?
  factWatermark at by:json? note? told:json?`,
  {
    admissible: sharedJson("steps.admissible"),
    state: "(coalesce(settling.state, questions.state))",
    fallback: "(coalesce(settling.fallback, questions.fallback))",
  },
  `LEFT JOIN question_waits AS waits ON waits.episode = steps.episode AND waits.seq = steps.seq
   LEFT JOIN questions ON questions.id = waits.question
   LEFT JOIN questions AS settling ON questions.reason = 'tied' AND settling.number = (
     SELECT min(number) FROM questions AS later WHERE later.adjudicates = questions.id)`,
);

export function* insertStep(record: StepRecord): Work<void> {
  const { by, note, ...step } = record.step as TrajectoryStep & Pick<StepRow, "by" | "note">;
  const hasCommands = "admissible" in step;
  const kept = hasCommands ? { ...step, admissible: [] } : step;
  const admissible = hasCommands ? yield* shareJson(step.admissible) : null;
  const row = { ...record, step: kept as TrajectoryStep, by, note };
  yield* stepTable.insert(row, { also: { admissible } });
}

export function* keepTold(episode: string, seq: number, told: readonly string[]): Work<void> {
  const where = "episode = @episode AND seq = @seq AND told_json IS NULL";
  yield* stepTable.update({ told }, where, { episode, seq });
}

const commandsIn = remembering((json) => JSON.parse(json) as string[], 32, 1e5);

function toRecord(row: StepRow): StepRecord {
  const { by, note, told, admissible, state, fallback, ...record } = row;
  const commands = admissible !== null && { admissible: commandsIn(admissible) };
  const outcome = state !== null &&
    fallback !== null && { outcome: outcomeOf({ state, fallback }) };
  const step = { ...record.step, ...commands, ...outcome } as TrajectoryStep;
  if (step.kind === "begin") return { ...record, step };
  const rest = { ...(by && { by }), ...(note !== undefined && { note }), ...(told && { told }) };
  return { ...record, step: { ...step, ...rest } };
}

export function* readSteps(episode: string): Work<readonly StepRecord[]> {
  return yield* readWithOutcomes("steps.episode = @episode", { episode });
}

export function* readScoredSteps(
  household: string | null,
  limit: number,
  except: string,
): Work<readonly { readonly household: string; readonly record: StepRecord }[]> {
  const found = yield* all<{ household: string; episode: string; seq: number }>(
    `SELECT episodes.household, steps.episode, steps.seq
       FROM ${household === null ? "steps JOIN episodes" : "episodes CROSS JOIN steps"}
         ON episodes.id = steps.episode
       WHERE steps.scores_json IS NOT NULL ${household === null ? "" : "AND household = @household"} AND steps.episode <> @except
       ORDER BY episodes.number DESC, steps.seq DESC LIMIT @limit`,
    { household, limit, except },
  );
  const steps: { readonly household: string; readonly record: StepRecord }[] = [];
  for (const { household: home, episode, seq } of found) {
    const isOne = "steps.episode = @episode AND steps.seq = @seq";
    const records = yield* readWithOutcomes(isOne, { episode, seq });
    steps.push(...records.map((record) => ({ household: home, record })));
  }
  return steps;
}

/**
 * Reads steps with the outcome of their question; after a tied vote, with that of the question that settled it.
 * @param where columns of steps
 */
function* readWithOutcomes(where: string, params: Params): Work<readonly StepRecord[]> {
  return (yield* stepTable.all(`WHERE ${where} ORDER BY steps.seq`, params)).map(toRecord);
}
