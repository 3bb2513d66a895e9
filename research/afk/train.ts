import { seededRandom } from "../../src/core/random.js";
import { advance, breathe, expectUnits } from "../lab/in-jobs.js";
import { playGame } from "./bench-query.js";
import type { Ablation, QueryLab } from "./learner/learning.js";

export interface CurvePoint {
  readonly games: number;
  readonly success: number;
  readonly queries: number;
  readonly exploration: number;
}

const curvePoints = 20;
/** Exploration falls in a line over the first three fifths. */
const leastExploration = 0.05;
const exploringShare = 0.6;

/** Plays and learns from one game after the other. @throws the reason when it was stopped */
export async function trainLearner(
  lab: QueryLab,
  request: {
    readonly seed: number;
    /** Absent: those that the world trains with. Their games take turns. */
    readonly tasks?: readonly string[] | undefined;
    readonly games?: number | undefined;
    readonly without?: Ablation | undefined;
  },
) {
  const { seed, without } = request;
  const { tasks = lab.trainingTasks ?? lab.tasks, games = lab.trainingGames } = request;
  expectUnits(games);
  const learner = lab.learner(without);
  const random = seededRandom(seed, "training", lab.world, without ?? "");
  const curve: CurvePoint[] = [];
  let [won, queries, since] = [0, 0, 0];
  for (let index = 0; index < games; index++) {
    const progress = index / games;
    const exploration = Math.max(
      leastExploration,
      1 - (progress / exploringShare) * (1 - leastExploration),
    );
    const task = tasks[index % tasks.length] ?? "";
    const simulator = lab.game(task, "training", seed, index);
    const played = playGame(simulator, learner.player(exploration, random));
    learner.learn(played.view, progress);
    if (played.won) won++;
    queries += played.queries.length;
    since++;
    if (Math.floor(((index + 1) * curvePoints) / games) > curve.length) {
      curve.push({ games: index + 1, success: won / since, queries: queries / since, exploration });
      [won, queries, since] = [0, 0, 0];
    }
    advance();
    await breathe();
  }
  return { weights: learner.weights(), curve, games };
}
