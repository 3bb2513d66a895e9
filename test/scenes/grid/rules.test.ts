import { describe, expect, it } from "vitest";
import { drawGridGame } from "../../../scenes/grid/draw-game.js";
import { playGrid } from "../../../scenes/grid/simulator.js";
import { findGridTask, gridTasks } from "../../../scenes/grid/task.js";
import { pick, seededRandom } from "../../../src/core/random.js";

const actions = ["left", "right", "forward", "pickup", "drop", "toggle", "done"] as const;

function wander(
  name: string,
  seed: number,
  check: (step: {
    readonly action: string;
    readonly before: ReturnType<ReturnType<typeof playGrid>["ownerView"]>["grid"];
    readonly after: ReturnType<ReturnType<typeof playGrid>["ownerView"]>["grid"];
    readonly outcome: ReturnType<ReturnType<typeof playGrid>["step"]>;
  }) => void,
): void {
  const simulator = playGrid(drawGridGame(findGridTask(name), seed));
  const random = seededRandom(seed, "wandering");
  let outcome = simulator.begin();
  while (!outcome.terminated && !outcome.truncated) {
    const before = simulator.ownerView().grid;
    const action = pick(random, [...actions, "forward", "forward"]) ?? "done";
    outcome = simulator.step(action);
    check({ action, before, after: simulator.ownerView().grid, outcome });
  }
}

describe("the grid's rules", () => {
  it("keep robot, walls and things in order, whatever is done", () => {
    for (const name of ["level4", "favorite", "danger+open-door"]) {
      wander(name, 7, ({ action, before, after, outcome }) => {
        const { x, y } = after.robot;
        const under = after.rows[y]?.[x];
        expect(["floor", "tile", "goal", "door"]).toContain(under?.kind);
        const moved = Math.abs(before.robot.x - x) + Math.abs(before.robot.y - y);
        expect(moved).toBeLessThanOrEqual(action === "forward" ? 1 : 0);
        const walls = (rows: typeof after.rows) =>
          rows.flat().filter(({ kind }) => kind === "wall");
        expect(walls(after.rows)).toHaveLength(walls(before.rows).length);
        const keys = (view: typeof after) =>
          view.rows.flat().filter(({ kind }) => kind === "key").length +
          (view.carries?.thing === "key" ? 1 : 0);
        expect(keys(after)).toBe(keys(before));
        expect(after.seen.flat().filter(Boolean).length).toBeGreaterThanOrEqual(
          before.seen.flat().filter(Boolean).length,
        );
        expect(outcome.sight?.facing).toBe(after.robot.facing);
        expect(outcome.sight?.carries).toEqual(after.carries);
      });
    }
  });

  it("show in the view what the grid has there", () => {
    wander("level4", 3, ({ after, outcome }) => {
      const ways = { east: [1, 0], south: [0, 1], west: [-1, 0], north: [0, -1] } as const;
      const [dx, dy] = ways[after.robot.facing];
      for (const [row, cells] of (outcome.sight?.rows ?? []).entries()) {
        for (const [column, look] of cells.entries()) {
          if (!look) continue;
          const x = after.robot.x + dx * (6 - row) - dy * (column - 3);
          const y = after.robot.y + dy * (6 - row) + dx * (column - 3);
          expect(look).toEqual(after.rows[y]?.[x] ?? { kind: "wall" });
        }
      }
    });
  });

  it("let walls block sight", () => {
    const simulator = playGrid(drawGridGame(findGridTask("open-door"), 2));
    const { sight } = simulator.begin();
    const view = simulator.ownerView().grid;
    const beyond = view.seen.flatMap((row) => row.slice(7));
    expect(beyond.some(Boolean)).toBe(false);
    expect(sight?.rows.flat().filter((look) => look !== null).length).toBeGreaterThan(3);
  });

  it("end on danger without a reward, and pay less for more steps", () => {
    let lost = 0;
    for (let seed = 0; seed < 8; seed++) {
      wander("danger", seed, ({ after, outcome }) => {
        const { x, y } = after.robot;
        const under = after.rows[y]?.[x];
        const danger = after.card.join().replace("danger zone is ", "");
        if (under?.kind === "tile" && under.color === danger) {
          expect(outcome).toMatchObject({ terminated: true, reward: 0 });
          lost++;
        } else if (outcome.terminated) expect(under?.kind).toBe("goal");
      });
    }
    expect(lost).toBeGreaterThan(0);
    const simulator = playGrid(drawGridGame(findGridTask("danger"), 1));
    const plan = simulator.plan() ?? [];
    const reward = plan.map((command) => simulator.step(command).reward).at(-1);
    expect(reward).toBeCloseTo(1 - (0.9 * plan.length) / 49, 10);
  });

  it("are lost when the wrong box is opened", () => {
    let [won, lost] = [0, 0];
    for (let seed = 0; seed < 200 && (won === 0 || lost === 0); seed++) {
      wander("danger+object-in-box", seed, ({ action, before, outcome, after }) => {
        const boxes = (rows: typeof after.rows) =>
          rows.flat().filter(({ kind }) => kind === "box").length;
        if (action !== "toggle" || boxes(before.rows) === boxes(after.rows)) return;
        expect(outcome.terminated).toBe(true);
        if (outcome.reward > 0) won++;
        else lost++;
      });
    }
    expect(won).toBeGreaterThan(0);
    expect(lost).toBeGreaterThan(0);
  });

  it("count questions and unknown commands as steps, and stop at the limit", () => {
    const simulator = playGrid(drawGridGame(findGridTask("danger"), 1));
    simulator.begin();
    expect(simulator.step("fly").observation).toContain("only these actions");
    for (let step = 0; step < 47; step++) simulator.tell("I dont know");
    expect(simulator.step("left")).toMatchObject({ truncated: true, terminated: false });
    expect(simulator.step("left").observation).toContain("over");
  });

  it("leave a fork where it was", () => {
    const simulator = playGrid(drawGridGame(findGridTask("favorite"), 4));
    simulator.begin();
    const before = JSON.stringify(simulator.ownerView().grid);
    const fork = simulator.fork();
    for (const command of fork.plan() ?? []) fork.step(command);
    expect(JSON.stringify(simulator.ownerView().grid)).toBe(before);
    expect(JSON.stringify(fork.ownerView().grid)).not.toBe(before);
  });
});

it.each(gridTasks.map((task) => [task.name, task] as const))("%s is won by its plan", (_, task) => {
  for (let seed = 0; seed < 3; seed++) {
    const simulator = playGrid(drawGridGame(task, seed));
    simulator.begin();
    const outcomes = simulator.plan()?.map((command) => simulator.step(command)) ?? [];
    expect(outcomes.at(-1)).toMatchObject({ terminated: true, truncated: false });
    expect(outcomes.at(-1)?.reward).toBeGreaterThan(0.5);
  }
});
