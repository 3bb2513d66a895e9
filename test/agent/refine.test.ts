import { describe, expect, it } from "vitest";
import { createSimulator } from "../../scenes/household/source/content.js";
import { loadHousehold } from "../../scenes/household/source/load.js";
import { exploreTree } from "../../src/agent/explore.js";
import { refine, refineGuarded } from "../../src/agent/refine-guarded.js";
import type { TrajectoryStep } from "../../src/core/episode/episode.js";
import type { Task } from "../../src/core/episode/scene.js";
import type {
  EpisodeSoFar,
  Experience,
  ProcessJudge,
  Proposal,
  Proposer,
} from "../../src/core/memory/tuple.js";
import { ModelError } from "../../src/core/model/model.js";
import { createTupleMaker } from "../../src/policies/tuples/summarise.js";

const task: Task = {
  type: "pick_heat_then_place_in_recep",
  sentence: "put a hot potato in the fridge.",
  object: "potato",
  target: "fridge",
};
const maker = createTupleMaker();
const { summarise } = maker;

function kitchen() {
  const scene = createSimulator(loadHousehold("kitchen").content);
  scene.begin(task);
  return scene;
}

const way = kitchen().plan() ?? [];

function commandsOf(trajectory: readonly TrajectoryStep[]): readonly string[] {
  return trajectory.flatMap((step) => (step.kind === "act" ? [step.command] : []));
}

/** Proposals depend on past commands; a pattern is its command. */
function proposing(
  propose: (done: readonly string[]) => Readonly<Record<string, number>>,
): Proposer {
  return async ({ trajectory }: EpisodeSoFar): Promise<readonly Proposal[]> =>
    Object.entries(propose(commandsOf(trajectory)))
      .map(([command, confidence]) => ({ command, pattern: command, confidence }))
      .sort((a, b) => b.confidence - a.confidence);
}

/** The expert's next command, beside others. */
function onTheWay(confidence: number, others: Readonly<Record<string, number>> = {}) {
  return (done: readonly string[]) => {
    const isOnWay = done.every((command, index) => command === way[index]);
    const next = isOnWay ? way[done.length] : undefined;
    return { ...others, ...(next !== undefined && { [next]: confidence }) };
  };
}

const nothing = proposing(() => ({}));

describe("exploring", () => {
  const explore = (explorer: Proposer, maxSteps = 50) =>
    exploreTree({ proposer: nothing, explorer, summarise, start: kitchen(), task, maxSteps });

  it("multiplies the confidences of a path", async () => {
    const [best] = await explore(proposing(onTheWay(0.5, { "go to toaster 1": 0.3 })));
    expect(best?.reward).toBe(1);
    expect(commandsOf(best?.trajectory ?? [])).toEqual(way);
    expect(best?.confidence).toBeCloseTo(0.5 ** way.length, 10);
  });

  it("tries the others where the majority leads back", async () => {
    const [best] = await explore(
      proposing((done) => ({
        look: 0.9,
        ...onTheWay(0.1)(done.filter((text) => text !== "look")),
      })),
    );
    expect(best?.reward).toBe(1);
  });

  it("keeps the four surest paths, and one of each way", async () => {
    const places = ["toaster 1", "fridge 1", "cabinet 1", "cabinet 2", "drawer 1", "drawer 2"];
    const confidences = [0.1, 0.5, 0.3, 0.2, 0.4, 0.45];
    const explorer: Proposer = async () =>
      places.map((place, index) => {
        const confidence = confidences[index] ?? 0;
        const pattern = confidence > 0.42 ? "same" : place;
        return { command: `go to ${place}`, pattern, confidence };
      });
    const processes = await explore(explorer, 1);
    expect(processes.map(({ confidence }) => confidence)).toEqual([0.5, 0.4, 0.3, 0.2]);
  });
});

describe("refining", () => {
  const run = (proposer: Proposer, explorer: Proposer) =>
    refine({ proposer, explorer, start: kitchen(), task, maxSteps: 50 }, maker);

  it("makes tuples of a better path from the key step on", async () => {
    const wrongTurn = proposing((done) =>
      done.length < 2 ? onTheWay(1)(done) : { "go to toaster 1": 1 },
    );
    const { explored, ground, best } = await run(wrongTurn, proposing(onTheWay(0.6)));
    expect(ground.reward).toBeLessThan(1);
    expect(best?.reward).toBe(1);
    expect(explored.map(({ action }) => action)).toEqual(way.slice(2));
    expect(new Set(explored.map(({ source }) => source))).toEqual(new Set(["explored"]));
    expect(explored.every(({ pattern, cell }) => pattern !== "" && cell.goal.length === 2)).toBe(
      true,
    );
  });

  /** Memory's path first, then endless search. */
  async function judged(memorys: readonly string[], told: number | null) {
    const asked: unknown[] = [];
    const judge: ProcessJudge = {
      keyStep: async (...ways) => {
        asked.push(ways);
        return told;
      },
      choose: async () => null,
    };
    const exploration = {
      proposer: proposing((done) => ({ [memorys[done.length] ?? "look"]: 1 })),
      explorer: proposing(onTheWay(0.6)),
      start: kitchen(),
      task,
      maxSteps: 12,
    };
    const writeRoles = (_: unknown, command: string) => command.replace(/ \d+$/, "");
    const { explored } = await refine(exploration, { ...maker, writeRoles }, judge);
    return { asked, actions: explored.map(({ action }) => action) };
  }

  it("asks the judge where the ways part by nothing but a name", async () => {
    const { asked, actions } = await judged(["go to drawer 1", "open drawer 1"], 2);
    expect(asked).toEqual([
      [task.sentence, way, ["go to drawer 1", "open drawer 1", ...Array(10).fill("look")]],
    ]);
    expect(actions).toEqual(way.slice(2));
  });
});

const ground = { trajectory: [], reward: 0, confidence: 1 };

const refineTasks = refineGuarded<string, string>;
type Guard = Parameters<typeof refineTasks>[0];

const found = (goal: string): Experience => ({
  goal,
  observation: "",
  action: "look",
  pattern: "look",
  source: "explored",
  history: { evaluation: [], summary: "" },
  cell: { goal: [], observation: [] },
});

/** Explores tasks, each adding its findings to memory. */
function refineWith(
  tasks: readonly string[],
  rewardOf: (has: (goal: string) => boolean, watched: string) => number,
  changes: Partial<Guard> = {},
) {
  const memory = new Set<Experience>();
  const has = (goal: string) => [...memory].some((one) => one.goal === goal);
  const counts = refineTasks({
    tasks,
    explore: async (task) => ({ ground, best: null, explored: [found(task)] }),
    memory: {
      add: (added) => added.forEach((one) => void memory.add(one)),
      remove: (removed) => removed.forEach((one) => void memory.delete(one)),
    },
    watched: ["one"],
    rewardOf: async (watched) => rewardOf(has, watched),
    ...changes,
  });
  return { counts, kept: () => [...memory].map(({ goal }) => goal) };
}

it("takes out again, all of it, what lowers the reward of one, and tells what stays", async () => {
  const told: string[] = [];
  const { counts, kept } = refineWith(
    ["good", "bad", "none", "fine"],
    (has, watched) => (watched === "good" ? (has("good") ? 1 : 0.5) : has("bad") ? 0.25 : 0.75),
    {
      watched: ["good", "bad"],
      explore: async (task) => ({
        ground,
        best: null,
        explored: task === "none" ? [] : [found(task), found(task)],
      }),
      onKept: async (task) => void told.push(task),
    },
  );
  expect(await counts).toEqual({ failed: 4, bettered: 2, added: 4, withdrawn: 2, left: 0 });
  expect(kept()).toEqual(["good", "good", "fine", "fine"]);
  expect(told).toEqual(["good", "fine"]);
});

it("ends where the model's requests are used up, and keeps nothing that was not compared", async () => {
  let left = 3;
  const { counts, kept } = refineWith(["first", "second", "third"], () => {
    left -= 1;
    if (left === 0) throw new ModelError("budget-spent", "used up");
    return 1;
  });
  expect(await counts).toMatchObject({ bettered: 1, added: 1, left: 2 });
  expect(kept()).toEqual(["first"]);
});

it("leaves out a task at which the model says nothing that can be used, and goes on", async () => {
  const { counts, kept } = refineWith(
    ["unsaid", "unwatched", "fine"],
    (has) => {
      if (has("unwatched")) throw new ModelError("refused", "no");
      return 1;
    },
    {
      explore: async (task) => {
        if (task === "unsaid") throw new ModelError("malformed", "no object");
        return { ground, best: null, explored: [found(task)] };
      },
    },
  );
  expect(await counts).toMatchObject({ bettered: 1, added: 1, left: 0 });
  expect(kept()).toEqual(["fine"]);
});
