import type { CookingGame } from "../../../scenes/cooking/game.js";
import { playCooking } from "../../../scenes/cooking/simulator.js";
import type { GridGame } from "../../../scenes/grid/game.js";
import { playGrid } from "../../../scenes/grid/simulator.js";
import type { Query, QueryOutcome, QuerySimulator } from "../../../src/core/episode/query-scene.js";
import { answerInKitchen, listGoodQueries as listGoodInKitchen } from "./cooking-oracle.js";
import { answerOnGrid, listGoodQueries as listGoodOnGrid } from "./grid-oracle.js";

/** A game with the oracle of the original; a question is a step. */
export interface OracleGame extends Omit<QuerySimulator, "fork"> {
  ask(query: Query): QueryOutcome;
  /** Questions whose answers the task needs (the paper's Q_t). */
  goodQueries(): readonly Query[];
  fork(): OracleGame;
}

export function askOnGrid(game: GridGame): OracleGame {
  return withOracle(
    playGrid(game),
    (state, query) => answerOnGrid(game, state, query),
    listGoodOnGrid(game),
  );
}

export function askInKitchen(game: CookingGame): OracleGame {
  return withOracle(
    playCooking(game),
    (state, query) => answerInKitchen(game, state, query),
    listGoodInKitchen(game),
  );
}

function withOracle<State>(
  game: QuerySimulator<State>,
  answer: (state: State, query: Query) => string,
  good: readonly Query[],
): OracleGame {
  return {
    ...game,
    ask: (query) => game.tell(answer(game.state(), query)),
    goodQueries: () => good,
    fork: () => withOracle(game.fork(), answer, good),
  };
}
