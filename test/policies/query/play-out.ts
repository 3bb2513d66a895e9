import type {
  Query,
  QueryPolicy,
  QuerySimulator,
  QueryStep,
} from "../../../src/core/query-scene.js";

export function playOut(simulator: QuerySimulator, policy: QueryPolicy) {
  const { instruction, maxSteps } = simulator;
  const history: QueryStep[] = [{ command: null, query: null, outcome: simulator.begin() }];
  const queries: Query[] = [];
  let outcome = history[0]?.outcome;
  while (outcome && !outcome.terminated && !outcome.truncated) {
    const decision = policy.decide({ instruction, history, left: maxSteps - history.length + 1 });
    const query = decision.kind === "ask" ? decision.query : null;
    const command = decision.kind === "act" ? decision.command : null;
    outcome = query ? simulator.ask(query) : simulator.step(command ?? "");
    if (query) queries.push(query);
    history.push({ command, query, outcome });
  }
  return { won: (outcome?.reward ?? 0) > 0, queries };
}
