import { describe, expect, it } from "vitest";
import { drawGridGame, playGrid } from "../../../scenes/grid/index.js";
import { gridTasks } from "../../../scenes/grid/task.js";

describe("drawn grid games", () => {
  it.each(gridTasks.map((task) => [task.name, task] as const))(
    "%s can be won by its plan",
    (_, task) => {
      for (let seed = 0; seed < 12; seed++) {
        const simulator = playGrid(drawGridGame(task, seed));
        simulator.begin();
        const plan = simulator.plan();
        const outcomes = plan?.map((command) => simulator.step(command)) ?? [];
        expect(outcomes.at(-1)).toMatchObject({ terminated: true, truncated: false });
        expect(outcomes.at(-1)?.reward).toBeGreaterThan(0.5);
      }
    },
  );
});
