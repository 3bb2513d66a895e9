/** What `sous bench cooking` and `sous bench grid` print. */
import { z } from "zod";
import { ablations } from "./learner/learning.js";

const number = z.number();

const queryTask = z.object({
  task: z.string(),
  /** Games with each seed. */
  n: number,
  seeds: z.array(number).readonly(),
  /** Share of games that were won, the mean over seeds. */
  success: number,
  /** Its deviation between seeds (sample); 0 of a single seed. */
  successSd: number,
  /** Steps of a game, questions included. */
  meanSteps: number,
  /** Questions in a game. */
  queries: number,
  /** How many games took no question, one, two … Absent in files of before 2026-11-26. */
  gamesByQueries: z.array(number).readonly().optional(),
  /** Of questions, against those that the task needs: means over games. */
  precision: number,
  recall: number,
  f1: number,
  /** Questions whose answers a game needs (the paper's Q_t), the mean over games. */
  needed: number.optional(),
  /** The mean probability of what an ask policy chose, over all questions that came up; absent: none did. */
  propensity: number.optional(),
});
export type QueryTask = z.infer<typeof queryTask>;

const world = z.enum(["cooking", "grid"]);
export type QueryWorldName = z.infer<typeof world>;

/** One task. */
export const queryTaskShape = queryTask.extend({ world, policy: z.string() });
/** All tasks. */
export const queryShape = z.object({
  world,
  policy: z.string(),
  tasks: z.array(queryTask).min(1).readonly(),
});
export type QueryResult = z.infer<typeof queryShape>;

export const ablationsShape = z.object({
  world,
  /** Games of each training. */
  trainingGames: number,
  /** What was trained; null: what the world trains with. */
  sources: z.array(z.string()).nullable().default(null).readonly(),
  arms: z
    .array(
      z.object({
        /** What the learner went without; null: nothing. */
        without: z.enum(ablations).nullable(),
        tasks: z.array(queryTask).readonly(),
        /** Share of games that were won while training, the mean, least and most of the seeds' trainings. */
        curve: z
          .array(z.object({ games: number, success: number, low: number, high: number }))
          .default([])
          .readonly(),
      }),
    )
    .min(1)
    .readonly(),
});
export type AblationsResult = z.infer<typeof ablationsShape>;
