import { expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createSimulator } from "../../../scenes/household/source/content.js";
import { loadHousehold } from "../../../scenes/household/source/load.js";
import { playGreedily } from "../../../src/agent/explore.js";
import { formExperiences } from "../../../src/agent/form-tuples.js";
import { refine } from "../../../src/agent/refine-guarded.js";
import type { TrajectoryStep } from "../../../src/core/episode/episode.js";
import type { Task } from "../../../src/core/episode/scene.js";
import type { EpisodeSoFar, Experience } from "../../../src/core/memory/tuple.js";
import { type ChatModel, ModelError, type ModelFailure } from "../../../src/core/model/model.js";
import { formLdm2, formTypes } from "../../../src/policies/ldm2/ldm2-policy.js";
import { createPickAlike } from "../../../src/policies/tuples/alike.js";
import { createTupleMaker } from "../../../src/policies/tuples/summarise.js";
import { createPlayedModel, type Play, playWell } from "../played-model.js";

const learned: Task = {
  type: "pick_heat_then_place_in_recep",
  sentence: "put a hot potato in the fridge.",
  object: "potato",
  target: "fridge",
};
const cooled: Task = {
  type: "pick_cool_then_place_in_recep",
  sentence: "cool some apple and put it in countertop.",
  object: "apple",
  target: "countertop",
};
const pick = createPickAlike(createHashingEmbedder());

function kitchen(task: Task) {
  const scene = createSimulator(loadHousehold("kitchen").content);
  scene.begin(task);
  return scene;
}

async function demonstrate(task: Task) {
  const scene = kitchen(task);
  const { text, admissible } = scene.begin(task).observation;
  const trajectory: TrajectoryStep[] = [{ kind: "begin", observation: text, admissible }];
  for (const command of scene.plan() ?? []) {
    const { observation, reward } = scene.step(command);
    const seen = { observation: observation.text, admissible: observation.admissible };
    trajectory.push({ kind: "act", thought: "", command, ...seen, reward });
  }
  return formExperiences(createTupleMaker(), task, trajectory, "expert");
}

function withGoals(...goals: readonly string[]): readonly Experience[] {
  const history = { evaluation: [], summary: "" };
  const cell = { goal: [], observation: [] };
  return goals.map((goal) => ({
    goal,
    history,
    observation: "a room",
    cell,
    action: "look",
    pattern: "look",
    source: "expert",
  }));
}

it("cools an apple and puts it down, as in the paper's table 6", async () => {
  const model = createPlayedModel();
  const ldm2 = await formLdm2({ model, pick }, await demonstrate(learned));
  const exploration = { ...ldm2, summarise: ldm2.maker.summarise, maxSteps: 50 };
  const process = await playGreedily({ ...exploration, start: kitchen(cooled), task: cooled });
  expect(process.reward).toBe(1);
  const commands = process.trajectory.flatMap((step) => (step.kind === "act" ? step.command : []));
  expect(commands.some((command) => /^cool apple \d+ with fridge 1$/.test(command))).toBe(true);
  const sent = JSON.stringify(model.sent);
  expect(sent).toContain("put a hot potato in the fridge.");
  expect(sent).not.toContain("the expert");
});

it("explores where its memory fails, and learns the way from the key step on", async () => {
  const ldm2 = await formLdm2({ model: createPlayedModel(), pick }, await demonstrate(learned));
  const stuck = async () => [{ command: "look", pattern: "look", confidence: 1 }];
  const start = kitchen(cooled);
  const { best, explored } = await refine(
    { proposer: stuck, explorer: ldm2.explorer, start, task: cooled, maxSteps: 30 },
    ldm2.maker,
  );
  expect(best?.reward).toBe(1);
  expect(explored.length).toBeGreaterThan(3);
});

it("keeps the newest of many tuples, quotes taught rules, and explores on past a useless answer", async () => {
  let unlikely = false;
  const model = createPlayedModel((asked) =>
    unlikely ? '{"actions": [{"action": "look", "confidence": 0.4}]}' : playWell(asked),
  );
  const [kept] = await demonstrate(learned);
  if (!kept) throw new Error("nothing was formed");
  const many = Array.from({ length: 600 }, () => ({ ...kept }));
  const { memory, proposer, explorer } = await formLdm2({ model, pick }, many);
  expect(memory.size).toBe(500);
  expect(memory.list()).not.toContain(many[99]);
  const rule = { id: "r-1", household: null, person: "p-1", at: 1, source: "taught" } as const;
  const moment: EpisodeSoFar = {
    task: kept.goal,
    particular: false,
    rules: [{ ...rule, text: 'say "yes"' }],
    trajectory: [{ kind: "begin", observation: kept.observation, admissible: ["look", "wait"] }],
  };
  await proposer(moment);
  const [system, user] = model.sent.at(-1)?.messages ?? [];
  expect(system?.text).not.toContain('say "yes"');
  expect(JSON.parse(user?.text ?? "{}")).toMatchObject({ rules: ['say "yes"'] });
  unlikely = true;
  expect(await explorer(moment)).toEqual([]);
});

/** Sorts goals as given, and fails otherwise. */
function sorting(types: object, failure: ModelFailure = "malformed"): ChatModel {
  const play: Play = ({ system }) => {
    if (system.startsWith("Sort")) return JSON.stringify(types);
    throw new ModelError(failure, "no");
  };
  return createPlayedModel(play);
}

const goalsOf = async (model: ChatModel, ...goals: readonly string[]) =>
  (await formTypes(model, withGoals(...goals))).goals.map(({ members }) => members);

it.each([
  ["numbers that name nothing", sorting({ types: [{ name: "all", numbers: [7, 9] }] })],
  ["no answer that can be used", sorting({ sorts: 7 })],
])("has one type where it gets %s", async (_what, unable) => {
  const goals = ["put a mug in the sink.", "heat a mug."];
  const types = await formTypes(unable, withGoals(...goals));
  expect(types.goals).toEqual([{ name: "goal", members: goals }]);
});

it("leaves out a text that the model cannot place, and fails where it cannot be asked", async () => {
  const types = [1, 2].map((number) => ({ name: `type ${number}`, numbers: [number] }));
  const goals = ["put a mug in the sink.", "heat a mug.", "cool a cup."];
  expect(await goalsOf(sorting({ types }), ...goals)).toEqual([[goals[0]], [goals[1]]]);
  await expect(goalsOf(sorting({ types }, "unreachable"), ...goals)).rejects.toMatchObject({
    failure: "unreachable",
  });
});

it("puts texts that the model left out into a type", async () => {
  const types = [
    { name: "clean", numbers: [1] },
    { name: "cool", numbers: [2] },
  ];
  const model = createPlayedModel((asked) =>
    asked.system.startsWith("Sort") ? JSON.stringify({ types }) : playWell(asked),
  );
  const goals = ["clean a mug and put it in fridge.", "cool a mug.", "clean a cup."] as const;
  expect(await goalsOf(model, ...goals)).toEqual([[goals[0], goals[2]], [goals[1]]]);
});
