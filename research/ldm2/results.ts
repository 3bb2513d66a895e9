/** What `sous bench ldm2` prints. Rates lie in [0, 1]; spread is the standard deviation over seeds. */
import { z } from "zod";
import { taskTypes } from "../../src/core/scene.js";
import { skippedGames } from "../lab/skipped.js";

const number = z.number();
const numbers = z.array(number).readonly();
const byType = <Shape extends z.ZodType>(shape: Shape) => z.partialRecord(z.enum(taskTypes), shape);

const rate = z.object({ success: number, spread: number });
export type Rate = z.infer<typeof rate>;

const arm = rate.extend({
  byType: byType(rate),
  /** Of all tasks; one that failed counts with the steps it took. */
  meanSteps: number,
});
export type ArmFigures = z.infer<typeof arm>;

const refinedArm = z.object({
  /** Expert trajectories per task type that memory was formed from. */
  perType: number,
  before: arm,
  after: arm,
  /** Seeds with which fewer games succeeded after refinement. */
  lowered: number,
  /** Means over seeds. */
  tuples: number,
  refinement: z.object({ failed: number, bettered: number, added: number, withdrawn: number }),
});
export type RefinedArm = z.infer<typeof refinedArm>;

const batchArm = z.object({
  batches: number,
  /** One memory of all batches. */
  merged: arm,
  /** Each batch plays, and the best process counts: it needs a world that can be begun again. */
  chosen: arm,
});
export type BatchArm = z.infer<typeof batchArm>;

export const ldm2Shape = z.object({
  ...refinedArm.shape,
  games: number,
  gamesByType: byType(number),
  /** Games of the evaluation that were left out, because training has the same one with things elsewhere. */
  leftOut: number,
  seeds: numbers,
  maxSteps: number,
  goals: number,
  curve: z.array(refinedArm).readonly(),
  withoutGoalIndex: arm.nullable(),
  withoutObservationIndex: arm.nullable(),
  withoutIndices: arm.nullable(),
  batches: z.array(batchArm).readonly(),
  skipped: skippedGames,
  /** The paper's success rates on ALFWorld (table 2). */
  paper: z.record(z.enum([...taskTypes, "all"]), z.object({ initial: number, refined: number })),
});
export type Ldm2Result = z.infer<typeof ldm2Shape>;
