import { describe, expect, it } from "vitest";
import { cookingVocabulary } from "../../../scenes/cooking/game.js";
import { drawGridGame } from "../../../scenes/grid/draw-game.js";
import { playGrid } from "../../../scenes/grid/simulator.js";
import { findGridTask } from "../../../scenes/grid/task.js";
import type {
  QueryDecision,
  QueryOutcome,
  QueryStep,
  QueryView,
} from "../../../src/core/episode/query-scene.js";
import { pick, seededRandom } from "../../../src/core/random.js";
import { createCookingPlanner } from "../../../src/policies/query/cooking/planner.js";
import { createGridMap, type Spot } from "../../../src/policies/query/grid/grid-map.js";
import { openGridMind, searchPaths } from "../../../src/policies/query/grid/grid-mind.js";
import { openGridNotebook, readNotes } from "../../../src/policies/query/grid/grid-notes.js";
import { instruction, openOven, room, step, whereCarrot } from "./cooking-steps.js";

describe("the robot's map", () => {
  it("agrees with the grid, however the robot wanders", () => {
    for (const name of ["level4", "favorite", "danger+open-door"]) {
      const simulator = playGrid(drawGridGame(findGridTask(name), 5));
      const random = seededRandom(5, "map test");
      const map = createGridMap();
      const first = simulator.begin();
      const start = simulator.ownerView().grid.robot;
      map.take({ command: null, query: null, outcome: first });
      for (let step = 0; step < 60; step++) {
        const actions = ["left", "right", "forward", "forward", "toggle", "pickup"];
        const command = pick(random, actions) ?? "done";
        const outcome = simulator.step(command);
        map.take({ command, query: null, outcome });
        const { robot, rows } = simulator.ownerView().grid;
        expect(map.robot()).toMatchObject({ x: robot.x - start.x, y: robot.y - start.y });
        const under = map.look(map.robot());
        expect(under).toEqual(rows[robot.y]?.[robot.x]);
        if (outcome.terminated) break;
      }
    }
  });
});

/** A river ahead with one gap on its left, and the goal behind it. */
function sightOfRiver(): QueryOutcome {
  const [wall, floor, goal] = [{ kind: "wall" }, { kind: "floor" }, { kind: "goal" }] as const;
  const blue = { kind: "tile", color: "blue" } as const;
  const free = [wall, floor, floor, floor, floor, floor, wall];
  const walls = free.map(() => wall);
  const river = [wall, floor, blue, blue, blue, blue, wall];
  const rows = [
    walls,
    free,
    [wall, floor, floor, goal, floor, floor, wall],
    free,
    free,
    river,
    free,
  ];
  const sight = { rows, facing: "north" as const, carries: null };
  return { observation: "", sight, answer: null, reward: 0, terminated: false, truncated: false };
}

describe("options", () => {
  function firstStep(danger: string | null) {
    const mind = openGridMind("avoid danger zone, go to the green square");
    const outcome = sightOfRiver();
    mind.take({ command: null, query: null, outcome });
    if (danger !== null) {
      const query = { func: "what", adjective: "danger", noun: "zone" } as const;
      const answer = `danger zone is ${danger}`;
      expect(mind.take({ command: null, query, outcome: { ...outcome, answer } })).toBe(true);
    }
    return mind.options().standOn(({ kind }) => kind === "goal");
  }

  it("go round what the notebook calls dangerous, and across what it does not", () => {
    expect(firstStep(null)).toBe("forward");
    expect(firstStep("yellow")).toBe("forward");
    expect(firstStep("blue")).toBe("left");
  });

  it("are none where every way is dangerous", () => {
    const mind = openGridMind("avoid danger zone, go to the green square");
    mind.take({ command: null, query: null, outcome: sightOfRiver() });
    const onGoal = (stance: Spot) => mind.map.look(stance)?.kind === "goal";
    expect(searchPaths(mind.map, () => true).nearest(onGoal)).toMatchObject({ cost: 4 });
    expect(searchPaths(mind.map, ({ kind }) => kind !== "goal").nearest(onGoal)).toBeNull();
  });
});

describe("the grid's notebook", () => {
  it("relates the answers of a chain to the task, in any order", () => {
    const instruction = "avoid danger zone, find the key to the door, find jack toy";
    const answers = [
      "danger zone is blue",
      "jack toy is green ball",
      "while red ball in the kitchen, green ball in mary suitcase",
      "different from tim, mary suitcase blue box",
      "blue box in room7",
      "green key to the door",
    ];
    for (const list of [answers, answers.toReversed()]) {
      const notebook = openGridNotebook(instruction);
      for (const answer of list) for (const part of answer.split(",")) notebook.add(part.trim());
      expect(readNotes(instruction, notebook.taskNotes())).toEqual({
        danger: "blue",
        child: "jack",
        toy: "green ball",
        owner: "mary",
        suitcase: "blue box",
        key: "green key",
        rooms: new Map([["blue box", 7]]),
      });
      expect(notebook.taskNotes().map(({ text }) => text)).not.toContain("different from tim");
    }
  });

  it("relates the key where the instruction shares only a word with the answer", () => {
    const instruction = "find the key and open the blue door";
    const notebook = openGridNotebook(instruction);
    expect(notebook.add("grey key to the door")).toBe(true);
    expect(notebook.add("I dont know")).toBe(false);
  });
});

describe("the planner", () => {
  const decide = (...history: readonly QueryStep[]) => {
    const view: QueryView = { instruction, history, left: 20 };
    return createCookingPlanner(cookingVocabulary).decide(view);
  };
  const seen = `${room} There is a carrot, and a red pepper on the floor.`;

  it("asks where a thing is that it does not see, opens what it is in, and takes it", () => {
    const inOven = step(whereCarrot, { said: "The carrot is in the oven." });
    expect(decide(step(null))).toEqual(whereCarrot);
    expect(decide(step(null), inOven)).toEqual(openOven);
    expect(decide(step(null), inOven, step(openOven))).toEqual({
      kind: "act",
      command: "take carrot",
    });
  });

  it("does not ask for what it sees", () => {
    expect(decide(step(null, { room: seen }))).toEqual({ kind: "act", command: "take carrot" });
  });

  it("then asks how each has to be, and cuts it", () => {
    const carried = "a knife, a carrot, and a fried red pepper";
    const how: QueryDecision = { kind: "ask", query: { func: "how", noun: "carrot" } };
    const said = "The carrot needs to be diced and uncooked. Use a knife to cut it.";
    expect(decide(step(null, { carried }))).toEqual(how);
    expect(decide(step(null, { carried }), step(how, { said, carried }))).toEqual({
      kind: "act",
      command: "dice carrot",
    });
    const cut = "a knife, a diced carrot, and a fried red pepper";
    const after = decide(
      step(null, { carried }),
      step(how, { said, carried }),
      step({ kind: "act", command: "dice carrot" }, { said: "Diced.", carried: cut }),
    );
    expect(after).toEqual({
      kind: "ask",
      query: { func: "how", adjective: "red", noun: "pepper" },
    });
  });
});
