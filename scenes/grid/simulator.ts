/** Plays Q-BabyAI's games (Liu et al.). */
import type { GridView } from "../../src/core/grid.js";
import type { QueryOutcome, QuerySimulator } from "../../src/core/query-scene.js";
import type { OwnerView } from "../../src/core/scene.js";
import type { GridGame } from "./game.js";
import { answerQuery, listGoodQueries } from "./oracle.js";
import { viewRooms } from "./owner-view.js";
import { planWin } from "./plan.js";
import { lookAround } from "./sight.js";
import { act, firstState, type GridAction, type GridState, gridActions, judge } from "./state.js";
import { stepLimitOf } from "./task.js";
import { describeSight, formatInstruction } from "./text.js";
import { addSeen, viewGrid } from "./view.js";

/** Increment when rules or texts change. */
export const gridEngine = "grid-1";

export interface GridSimulator extends QuerySimulator {
  fork(): GridSimulator;
  gridView(): GridView;
  ownerView(): OwnerView;
  commands(): readonly string[];
}

interface Progress {
  readonly state: GridState;
  readonly steps: number;
  readonly seen: ReadonlySet<number>;
}

/** Each observation has three lines, after any answer; `sight` is the same as data. */
export function playGrid(game: GridGame): GridSimulator {
  return resume(game, begun(game));
}

function begun(game: GridGame): Progress {
  const state = firstState(game);
  return { state, steps: 0, seen: addSeen(new Set(), state) };
}

function resume(game: GridGame, progress: Progress): GridSimulator {
  let { state, steps, seen } = progress;
  const instruction = formatInstruction(game.task, game.child);
  const maxSteps = stepLimitOf(game.task);

  const isOver = (): boolean => steps >= maxSteps || judge(game, state) !== "open";

  function look(feedback: string | null, answer: string | null): QueryOutcome {
    const verdict = judge(game, state);
    const sight = lookAround(state);
    return {
      observation: [...(feedback === null ? [] : [feedback]), describeSight(sight)].join("\n"),
      sight,
      answer,
      reward: verdict === "won" ? 1 - (leastLoss * steps) / maxSteps : 0,
      terminated: verdict !== "open",
      truncated: verdict === "open" && steps >= maxSteps,
    };
  }

  const gridView = (): GridView => viewGrid(game, { instruction, state, seen });

  return {
    engine: gridEngine,
    instruction,
    maxSteps,
    begin() {
      ({ state, steps, seen } = begun(game));
      return look(null, null);
    },
    step(command) {
      if (isOver()) return { ...look("The game is over.", null), reward: 0 };
      steps++;
      const action = gridActions.find((name) => name === command.trim().toLowerCase());
      const before = state;
      if (action) state = act(state, action);
      seen = addSeen(seen, state);
      return look(feedbackOf(action, state !== before), null);
    },
    ask(query) {
      if (isOver()) return { ...look("The game is over.", null), reward: 0 };
      steps++;
      const answer = answerQuery(game, state, query);
      return look(answer, answer);
    },
    fork: () => resume(game, { state, steps, seen }),
    plan: () => planWin(game, state),
    goodQueries: () => listGoodQueries(game),
    gridView,
    ownerView: () => viewRooms(game, state, gridView()),
    commands: () => (isOver() ? [] : gridActions),
  };
}

/** MiniGrid: share of the reward lost at the last possible step. */
const leastLoss = 0.9;

function feedbackOf(action: GridAction | undefined, changed: boolean): string | null {
  if (!action) return `There are only these actions: ${gridActions.join(", ")}.`;
  return changed || action === "done" ? null : "Nothing happens.";
}
