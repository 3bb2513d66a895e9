import type { Query, QueryOutcome, QuerySimulator } from "../../src/core/query-scene.js";
import type { OwnerView } from "../../src/core/scene.js";
import type { CookingGame } from "./game.js";
import {
  cuts,
  findDeed,
  firstKitchen,
  isWithinReach,
  judge,
  type KitchenState,
  listDeeds,
  takeCommand,
} from "./kitchen-state.js";
import { answerQuery } from "./oracle.js";
import { viewKitchen } from "./owner-view.js";
import { describeCarried, describeRoom, formatInstruction } from "./text.js";

/** Increment when rules or texts change. */
export const cookingEngine = "cooking-1";

/** The paper's limit, including questions. */
const stepLimit = 20;

export interface CookingSimulator extends QuerySimulator {
  fork(): CookingSimulator;
  ownerView(): OwnerView;
  commands(): readonly string[];
}

interface Progress {
  readonly state: KitchenState;
  readonly steps: number;
}

/** Each observation has three lines: the step's result, the room, and what is carried. */
export function playCooking(game: CookingGame): CookingSimulator {
  return resume(game, { state: firstKitchen(game), steps: 0 });
}

function resume(game: CookingGame, progress: Progress): CookingSimulator {
  let { state, steps } = progress;
  const instruction = formatInstruction(game);

  function look(feedback: string, answer: string | null): QueryOutcome {
    const verdict = judge(game, state);
    return {
      observation: [feedback, describeRoom(game, state), describeCarried(state)].join("\n"),
      answer,
      reward: verdict === "won" ? 1 : 0,
      terminated: verdict !== "open",
      truncated: verdict === "open" && steps >= stepLimit,
    };
  }

  function isOver(): boolean {
    return steps >= stepLimit || judge(game, state) !== "open";
  }

  return {
    engine: cookingEngine,
    instruction,
    maxSteps: stepLimit,
    begin() {
      state = firstKitchen(game);
      steps = 0;
      return look(instruction, null);
    },
    step(command) {
      if (isOver()) return { ...look("The game is over.", null), reward: 0 };
      steps++;
      const deed = findDeed(state, command);
      if (deed) state = deed.after();
      return look(deed?.feedback ?? "Invalid command.", null);
    },
    ask(query) {
      if (isOver()) return { ...look("The game is over.", null), reward: 0 };
      steps++;
      const answer = answerQuery(game, state, query);
      return look(answer, answer);
    },
    fork: () => resume(game, { state, steps }),
    plan: () => (judge(game, state) === "lost" ? null : planFrom(game, state)),
    goodQueries: () => listGoodQueries(game),
    ownerView: () => viewKitchen(game, state),
    commands: () => (isOver() ? [] : listDeeds(state).map(({ command }) => command)),
  };
}

function planFrom(game: CookingGame, from: KitchenState): readonly string[] {
  const commands: string[] = [];
  let state = from;
  const carryOut = (command: string): void => {
    commands.push(command);
    state = findDeed(state, command)?.after() ?? state;
  };
  for (const { food } of game.ingredients) {
    const holder = state.lying.get(food);
    if (holder === undefined) continue;
    if (!isWithinReach(state, holder)) carryOut(`open ${holder}`);
    carryOut(takeCommand(food, holder));
  }
  for (const { food, cutting } of game.ingredients) {
    if (state.prepared.get(food)?.cutting === cutting) continue;
    const verb = Object.entries(cuts).find(([, is]) => is === cutting)?.[0];
    if (verb) carryOut(`${verb} ${food} with knife`);
  }
  return commands;
}

function listGoodQueries({ task, ingredients }: CookingGame): readonly Query[] {
  const funcs = task.cut ? (["where", "how"] as const) : (["where"] as const);
  return ingredients.flatMap(({ food }) => {
    const [noun = food, adjective] = food.split(" ").reverse();
    return funcs.map((func) => ({ func, adjective, noun }));
  });
}
