/** One game from its beginning to its end. */
import type {
  QueryPolicy,
  QuerySimulator,
  QueryStep,
  QueryView,
} from "../../src/core/query-scene.js";
import { spellQuery } from "../../src/policies/query/asking.js";

export type PlayedGame = ReturnType<typeof playGame>;

/** The policy sees the instruction, what happened and the steps left, never the simulator. */
export function playGame(simulator: QuerySimulator, policy: QueryPolicy) {
  const { instruction, maxSteps } = simulator;
  const raised = new Map<string, number>();
  const history: QueryStep[] = [{ command: null, query: null, outcome: simulator.begin() }];
  const view = (): QueryView => ({ instruction, history, left: maxSteps - (history.length - 1) });
  for (let last = history[0]; last && isOpen(last); last = history.at(-1)) {
    const decision = policy.decide(view());
    for (const { query, propensity } of decision.raised ?? []) {
      raised.set(spellQuery(query), propensity);
    }
    history.push(
      decision.kind === "ask"
        ? { command: null, query: decision.query, outcome: simulator.ask(decision.query) }
        : { command: decision.command, query: null, outcome: simulator.step(decision.command) },
    );
  }
  return {
    won: (history.at(-1)?.outcome.reward ?? 0) > 0,
    /** Questions included. */
    steps: history.length - 1,
    queries: history.flatMap(({ query }) => query ?? []),
    view: view(),
    /** The probability of the ask policy's choice, once for each question that it decided on. */
    propensities: [...raised.values()],
  };
}

function isOpen({ outcome }: QueryStep): boolean {
  return !outcome.terminated && !outcome.truncated;
}
