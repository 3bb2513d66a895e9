import { describe, expect, it } from "vitest";
import { drawGridGame } from "../../../scenes/grid/draw-game.js";
import { findGridTask, gridTasks } from "../../../scenes/grid/task.js";
import type { Query, QueryPolicy, QueryStep } from "../../../src/core/episode/query-scene.js";
import { createGridPlanner } from "../../../src/policies/query/grid/planner.js";
import { askOnGrid, type OracleGame } from "../../afk/oracle/with-oracle.js";

function playOut(simulator: OracleGame, policy: QueryPolicy) {
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

function play(task: string, seed: number, policy: QueryPolicy = createGridPlanner()) {
  return playOut(askOnGrid(drawGridGame(findGridTask(task), seed, "policy test")), policy);
}

describe("the grid planner", () => {
  it.each(gridTasks.map(({ name }) => name))("wins %s and asks only what it needs", (name) => {
    for (let seed = 0; seed < 2; seed++) {
      const game = askOnGrid(drawGridGame(findGridTask(name), seed, "policy test"));
      const good = game.goodQueries();
      const { won, queries } = play(name, seed);
      expect(won).toBe(true);
      for (const query of queries) expect(good).toContainEqual(query);
    }
  });

  it("loses where nobody answers", () => {
    const silent = (name: string, seed: number) => {
      const game = askOnGrid(drawGridGame(findGridTask(name), seed));
      const ask = () => {
        const { observation, ...outcome } = game.ask({ func: "what", noun: "i" });
        return { ...outcome, observation, answer: "I dont know" };
      };
      return playOut({ ...game, ask }, createGridPlanner()).won;
    };
    for (let seed = 0; seed < 2; seed++) expect(silent("object-in-box", seed)).toBe(false);
  });
});
