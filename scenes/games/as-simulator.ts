/** A game of a world with an oracle, played like a household: people answer in the oracle's place. */
import { InputError } from "../../src/core/errors.js";
import type { QueryOutcome, QuerySimulator } from "../../src/core/query-scene.js";
import type { Outcome, OwnerView, Simulator, Task } from "../../src/core/scene.js";

/** What a game's world adds to it. */
export interface Played<Game extends QuerySimulator> {
  readonly fork: (game: Game) => Game;
  readonly ownerView: (game: Game) => OwnerView;
  /** Every command that would be accepted now. */
  readonly commands: (game: Game) => readonly string[];
}

/** The game's own oracle is never asked: questions go to people, and cost no step. */
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
