/** Plays an oracle's game as a household: people answer in the oracle's place. */
import { InputError } from "../../src/core/errors.js";
import type { QueryOutcome, QuerySimulator } from "../../src/core/query-scene.js";
import type { Outcome, OwnerView, Simulator, Task } from "../../src/core/scene.js";

export interface Played<Game extends QuerySimulator> {
  readonly fork: (game: Game) => Game;
  readonly ownerView: (game: Game) => OwnerView;
  readonly commands: (game: Game) => readonly string[];
}

/** Never asks the game's own oracle: people answer, at no step's cost. */
export function asSimulator<Game extends QuerySimulator>(
  game: Game,
  first: Task,
  played: Played<Game>,
): Simulator {
  let task = first;

  function toOutcome({ observation, sight, reward, terminated, truncated }: QueryOutcome): Outcome {
    const admissible = [...played.commands(game)].sort();
    return {
      observation: { text: observation, admissible, ...(sight && { sight }) },
      reward: reward > 0 ? 1 : 0,
      terminated: terminated || truncated,
    };
  }

  return {
    engine: game.engine,
    get task() {
      return task;
    },
    begin(given) {
      task = given;
      return toOutcome(game.begin());
    },
    step: (command) => toOutcome(game.step(command)),
    fork: () => asSimulator(played.fork(game), task, played),
    ownerView: () => played.ownerView(game),
    plan: () => game.plan(),
    sampleTask: () => null,
    singleOut: () => null,
    relocate: () => {
      throw new InputError("In a game nothing can be moved by hand.");
    },
  };
}
