/** OPEx's components, prompts (the paper's figures 3 to 5) and limits. */
import { describe, expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { generateHome } from "../../../scenes/household/generate/generate-home.js";
import { createSimulator, storeHome } from "../../../scenes/household/source/content.js";
import { createOpex } from "../../../src/app/models/policies.js";
import type { PolicyView } from "../../../src/core/episode/decision.js";
import {
  type Simulator,
  type Task,
  type TaskType,
  taskTypes,
} from "../../../src/core/episode/scene.js";
import { SousError } from "../../../src/core/errors.js";
import type { WorldRule } from "../../../src/core/memory/fact.js";
import { seededRandom } from "../../../src/core/random.js";
import { createMostAlike } from "../../../src/core/rank.js";
import { planExamples } from "../../../src/policies/opex/examples.js";
import { type OpexName, opexNames, opexVariants } from "../../../src/policies/opex/options.js";
import { createPlayedModel, type Play, type PlayedModel, playWell } from "../played-model.js";
import { playGame } from "../rules/play.js";

function drawTask(type: TaskType, seed = 1): { readonly scene: Simulator; readonly task: Task } {
  const kind = /heat|cool/.test(type) ? "kitchen" : "flat";
  const scene = createSimulator(storeHome(generateHome({ kind, seed })), `${kind}:${seed}`);
  const random = seededRandom(seed, type);
  for (let nth = 0; nth < 60; nth++) {
    const task = scene.sampleTask(random);
    if (task?.type === type) return { scene, task };
  }
  throw new Error(`no ${type} in ${kind} ${seed}`);
}

function firstView(change: Partial<PolicyView> = {}): PolicyView {
  const { scene, task } = drawTask("pick_and_place_simple");
  const { text: observation, admissible } = scene.begin(task).observation;
  const trajectory = [{ kind: "begin", observation, admissible }] as const;
  const view = { task: task.sentence, particular: false, facts: [], askEagerly: false };
  return { ...view, trajectory, ...change };
}

async function play(name: OpexName, type: TaskType, answers: "true" | "none" = "true") {
  const model = createPlayedModel();
  const game = drawTask(type);
  const played = await playGame({ ...game, answers, policy: createOpex(name, model) });
  return { ...played, model, task: game.task };
}

const said = ({ sent }: PlayedModel, role: string, speaker: "system" | "user") =>
  sent.flatMap((prompt) =>
    prompt.role === role
      ? prompt.messages.flatMap((one) => (one.speaker === speaker ? [one.text] : []))
      : [],
  );

describe("OPEx", () => {
  it.each(taskTypes)("does %s", async (type) => {
    expect(await play("opex", type)).toMatchObject({ won: true });
  });

  it.each(opexNames)("%s has its components and no others", async (name) => {
    const options = opexVariants[name];
    const { won, model } = await play(name, taskTypes[5]);
    expect(won).toBe(true);
    const roles = new Set(model.sent.map(({ role }) => role));
    const isExecutor = options.mind === "executor";
    expect(roles.has("planner")).toBe(isExecutor && options.planner);
    expect(roles.has("observer")).toBe(isExecutor && options.observer);
    expect(roles.has("reasoner")).toBe(!isExecutor);
    const [setup = ""] = said(model, "actor", "system");
    expect(setup.includes("- explore:")).toBe(isExecutor && options.explore);
    expect(setup.includes("- look around:")).toBe(isExecutor && options.lookAround);
  });

  it("plans with examples like the task, observes, and begins its memory anew for each subtask", async () => {
    const { model, task, won } = await play("opex", "pick_clean_then_place_in_recep", "none");
    expect(won).toBe(true);
    const [plan = ""] = said(model, "planner", "user");
    expect(plan.match(/^Example task: /gm)).toHaveLength(3);
    expect(plan).toContain(`Task: ${JSON.stringify(task.sentence)}`);
    const observed = said(model, "observer", "user");
    expect(observed[0]).toContain('Room: kitchen\nSubtask: "Look round the room');
    expect(observed[0]).toMatch(/Holding: nothing\nError: none$/);
    expect(observed.some((text) => /Holding: [a-z]+ \d/.test(text))).toBe(true);
    const executed = said(model, "actor", "user");
    expect(executed[0]).toContain('Previous steps:\nnone\nCurrent objective: "Look round');
    expect(executed[1]).toMatch(/Previous steps:\n1\. Play\[explore, none\] -> "You /);
    expect(executed[2]).toMatch(/Previous steps:\nnone\nCurrent objective: "Find a /);
  });

  it("goes on from what was done, where the model would now do something else", async () => {
    const view = firstView();
    const model = createPlayedModel();
    const { scene, task } = drawTask("pick_and_place_simple");
    scene.begin(task);
    const command = "go to fridge 1";
    expect(await createOpex("opex", model).decide(view)).not.toMatchObject({ command });
    const { observation, reward } = scene.step(command);
    const seen = { observation: observation.text, admissible: observation.admissible };
    const step = { kind: "act", thought: "", command, ...seen, reward } as const;
    const trajectory = [...view.trajectory, step];
    const next = await createOpex("opex", model).decide({ ...view, trajectory });
    expect(observation.admissible).toContain(next.kind === "act" ? next.command : next.kind);
  });

  it("asks once where it may, and what people said is in the prompts after it", async () => {
    const { model, trajectory, won, questions, task } = await play(
      "opex-asks",
      "pick_and_place_simple",
    );
    expect([won, questions]).toEqual([true, 1]);
    const asked = trajectory.find(({ kind }) => kind === "ask");
    expect(asked).toMatchObject({ need: { func: "where", noun: task.object } });
    expect(said(model, "actor", "user").join("\n")).toContain("People said: ");
    expect(await play("opex", "pick_and_place_simple")).toMatchObject({ questions: 0 });
  });
});

describe("its limits", () => {
  const stubborn =
    (skill: string, target: string): Play =>
    (asked) =>
      asked.system.startsWith("You control")
        ? JSON.stringify({ thought: "I insist.", action: "play", skill, target })
        : playWell(asked);

  it("a skill that failed twice is refused, and after three new plans it gives up", async () => {
    const model = createPlayedModel(stubborn("navigate", "piano 1"));
    const decision = await createOpex("opex", model).decide(firstView());
    expect(decision).toMatchObject({ kind: "stop", reason: "gave-up" });
    const actor = said(model, "actor", "user");
    expect(actor.some((text) => text.includes("is no place, and no thing"))).toBe(true);
    const refused = said(model, "observer", "user").filter((text) => text.includes("Error: "));
    expect(refused.at(-1)).not.toContain("Error: none");
    expect(said(model, "planner", "user").length).toBeLessThanOrEqual(4);
  });

  it("asking for a new plan again and again is limited to three", async () => {
    const model = createPlayedModel(stubborn("require replan", "none"));
    expect(await createOpex("opex", model).decide(firstView())).toMatchObject({ kind: "stop" });
    const plans = said(model, "planner", "user");
    expect(plans.filter((text) => text.includes("did not work out")).length).toBeGreaterThan(0);
    expect(plans.length).toBeLessThanOrEqual(4);
  });
});

it.each<[OpexName, number]>([
  ["opex", 2],
  ["opex-no-knowledge", 0],
  ["opex-l", 1],
  ["opex-h", 1],
])("%s quotes %i of a taught and a learned rule", async (name, count) => {
  const taught = (text: string, source: WorldRule["source"]): WorldRule => ({
    id: `r-${text}`,
    household: null,
    text,
    source,
    person: null,
    at: 0,
  });
  const rules = [
    taught("you can hold one thing", "taught"),
    taught("heat with a microwave", "learned"),
  ];
  const model = createPlayedModel();
  await createOpex(name, model).decide(firstView({ rules }));
  for (const { messages, role } of model.sent) {
    if (role === "observer") continue;
    const [, user] = messages.map(({ text }) => text);
    expect(rules.filter(({ text }) => user?.includes(JSON.stringify(text)))).toHaveLength(count);
  }
});

describe("the examples", () => {
  it("are ten of each of seven types, and those of the task's type are the most like it", async () => {
    const types = planExamples.map(({ taskType }) => taskType);
    expect(new Set(types).size).toBe(7);
    for (const type of types) expect(types.filter((one) => one === type)).toHaveLength(10);
    const mostAlike = createMostAlike<(typeof planExamples)[number]>(
      ({ task }) => task,
      createHashingEmbedder(),
    );
    for (const example of planExamples)
      expect((await mostAlike(example.task, planExamples, 3))[0]).toBe(example);
    const [cooled] = await mostAlike(
      "cool some bread and put it in/on the diningtable.",
      planExamples,
      3,
    );
    expect(cooled?.taskType).toBe("cool-and-place");
  });

  it("are compared by the embedder that is given, and its failure is the model's", async () => {
    const unavailable = new SousError("embedder-unavailable", "The embedder does not answer.");
    const gone = { id: "gone", dimensions: 2, embed: () => Promise.reject(unavailable) };
    const policy = createOpex("opex", createPlayedModel(), gone);
    await expect(policy.decide(firstView())).rejects.toMatchObject({ code: "model-unreachable" });
  });
});
