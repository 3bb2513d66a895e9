/** LDM2 over HTTP: a task like that of the paper's table 6, in our own kitchen, and what fails. */
import { afterAll, expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createSimulator, loadHousehold } from "../../../scenes/household/index.js";
import { playGreedily } from "../../../src/agent/explore.js";
import { formExperiences } from "../../../src/agent/form-tuples.js";
import { refine } from "../../../src/agent/refine.js";
import { createTupleFormer } from "../../../src/app/models/tuple-policies.js";
import type { TrajectoryStep } from "../../../src/core/episode.js";
import { type ChatModel, ModelError, type ModelFailure } from "../../../src/core/model.js";
import type { Task } from "../../../src/core/scene.js";
import type { Experience } from "../../../src/core/tuple.js";
import { formLdm2 } from "../../../src/policies/ldm2/index.js";
import { formTypes } from "../../../src/policies/ldm2/types.js";
import { createChatModel } from "../../../src/policies/llm/index.js";
import { createPickAlike } from "../../../src/policies/tuples/index.js";
import { startOpenAiPeer } from "../../peers/openai/peer.js";

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
const peer = await startOpenAiPeer();
afterAll(() => peer.close());
const model = createChatModel({
  apiKey: "any",
  baseUrl: peer.url,
  model: "m1",
  maxRetries: 0,
  timeoutMs: 5_000,
});

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
  return formExperiences(createTupleFormer(), { task, trajectory, source: "expert" });
}

/** Tuples that differ in their goals alone. */
function withGoals(...goals: readonly string[]): readonly Experience[] {
  const history = { evaluation: [], summary: "" };
  const rest = { history, observation: "a room", cell: { goal: [], observation: [] } };
  return goals.map((goal) => ({
    goal,
    ...rest,
    action: "look",
    pattern: "look",
    source: "expert",
  }));
}

function answering(object: unknown): ChatModel {
  return {
    converse: async () => {
      throw new Error("nothing is called");
    },
    complete: async () => "",
    structure: async (_prompt, { schema }) => schema.parse(object),
    choose: async (_prompt, options) => ({
      scored: [{ option: options[0] ?? "", probability: 1 }],
      by: "constrained",
    }),
  };
}

it("cools an apple and puts it down, as in the paper's table 6", async () => {
  const ldm2 = await formLdm2({ model, pick }, await demonstrate(learned));
  const exploration = { ...ldm2, summariser: ldm2.former.summariser, maxSteps: 50 };
  const process = await playGreedily({ ...exploration, start: kitchen(cooled), task: cooled });
  expect(process.reward).toBe(1);
  const commands = process.trajectory.flatMap((step) => (step.kind === "act" ? step.command : []));
  expect(commands.some((command) => /^cool apple \d+ with fridge 1$/.test(command))).toBe(true);
  const sent = JSON.stringify(peer.chats);
  expect(sent).toContain("put a hot potato in the fridge.");
  expect(sent).not.toContain("the expert");
}, 120_000);

it("explores where its memory fails, and learns the way from the key step on", async () => {
  const ldm2 = await formLdm2({ model, pick }, await demonstrate(learned));
  const stuck = { propose: async () => [{ command: "look", pattern: "look", confidence: 1 }] };
  const { best, explored } = await refine(
    {
      proposer: stuck,
      explorer: ldm2.explorer,
      start: kitchen(cooled),
      task: cooled,
      maxSteps: 30,
    },
    ldm2.former,
  );
  expect(best?.reward).toBe(1);
  expect(explored.length).toBeGreaterThan(3);
}, 120_000);

const sayNothing = () => Promise.reject(new ModelError("malformed", "no object"));

it.each([
  ["numbers that name nothing", answering({ types: [{ name: "all", numbers: [7, 9] }] })],
  ["no answer that can be used", { ...model, structure: sayNothing }],
])("has one type where it gets %s", async (_what, unable) => {
  const { goals } = await formTypes(unable, withGoals("put a mug in the sink.", "heat a mug."));
  expect(goals).toEqual([{ name: "goal", members: ["put a mug in the sink.", "heat a mug."] }]);
});

it("leaves out a text that the model cannot place, and fails where it cannot be asked", async () => {
  const tuples = withGoals("put a mug in the sink.", "heat a mug.", "cool a cup.");
  const two = { types: [1, 2].map((number) => ({ name: `type ${number}`, numbers: [number] })) };
  const answersWith = (failure: ModelFailure): ChatModel => ({
    ...model,
    structure: (prompt, shape) =>
      shape.name === "types" && JSON.stringify(prompt).includes("goals")
        ? Promise.resolve(shape.schema.parse(two))
        : Promise.reject(new ModelError(failure, "no")),
  });
  const { goals } = await formTypes(answersWith("malformed"), tuples);
  expect(goals.map(({ members }) => members)).toEqual([
    ["put a mug in the sink."],
    ["heat a mug."],
  ]);
  await expect(formTypes(answersWith("unreachable"), tuples)).rejects.toMatchObject({
    failure: "unreachable",
  });
});

it("puts texts that the model left out into a type", async () => {
  const tuples = withGoals("clean a mug and put it in fridge.", "cool a mug.", "clean a cup.");
  const left: ChatModel = {
    ...model,
    structure: (prompt, shape) =>
      shape.name === "types" && JSON.stringify(prompt).includes("goals")
        ? Promise.resolve(
            shape.schema.parse({
              types: [
                { name: "clean", numbers: [1] },
                { name: "cool", numbers: [2] },
              ],
            }),
          )
        : model.structure(prompt, shape),
  };
  const { goals } = await formTypes(left, tuples);
  expect(goals.map(({ name, members }) => [name, members.length])).toEqual([
    ["clean", 2],
    ["cool", 1],
  ]);
});
