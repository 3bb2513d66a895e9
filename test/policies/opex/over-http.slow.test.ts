/** OPEx over HTTP: what its prompts say (the paper's figures 3 to 5, in our homes), and how it fails. */
import { describe, expect, it, onTestFinished } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { createOpex } from "../../../src/app/models/opex.js";
import { SousError } from "../../../src/core/errors.js";
import { ModelError } from "../../../src/core/model.js";
import { createMostAlike } from "../../../src/core/rank.js";
import { createChatModel } from "../../../src/policies/llm/index.js";
import { planExamples } from "../../../src/policies/opex/index.js";
import type { Fault } from "../../peers/openai/faults.js";
import { type OpenAiPeerOptions, startOpenAiPeer } from "../../peers/openai/peer.js";
import { playGame } from "../rules/play.js";
import { drawTask, firstView } from "./homes.js";

async function start(options: OpenAiPeerOptions = {}, timeoutMs = 20_000) {
  const peer = await startOpenAiPeer(options);
  onTestFinished(() => peer.close());
  const model = createChatModel({
    apiKey: "k",
    baseUrl: peer.url,
    model: "peer-model",
    maxRetries: 0,
    timeoutMs,
  });
  const policy = createOpex("opex", model);
  const texts = (system: RegExp) =>
    peer.chats.flatMap(({ messages }) =>
      system.test(messages[0]?.content ?? "") ? [messages[1]?.content ?? ""] : [],
    );
  return { peer, model, policy, texts };
}

const unavailable = new SousError("embedder-unavailable", "The embedder does not answer.");

const washing = () => drawTask("pick_clean_then_place_in_recep", 1);

describe("washing something and putting it away", () => {
  it("is planned with examples like it, observed, and played to its end", async () => {
    const { peer, policy, texts } = await start();
    const { scene, task } = washing();
    const played = await playGame({ scene, task, answers: "none", policy });
    expect(played).toMatchObject({ won: true, questions: 0 });

    const [plan = ""] = texts(/^You plan/);
    expect(plan.match(/^Example task: /gm)).toHaveLength(3);
    expect(plan).toContain(`Task: ${JSON.stringify(task.sentence)}`);
    expect(peer.chats[0]?.response_format).toMatchObject({ json_schema: { name: "plan" } });

    const observed = texts(/^You describe/);
    expect(observed[0]).toContain('Room: kitchen\nSubtask: "Look round the room');
    expect(observed[0]).toMatch(/Holding: nothing\nError: none$/);
    expect(observed.some((text) => /Holding: [a-z]+ \d/.test(text))).toBe(true);

    const executed = texts(/^You control/);
    expect(executed[0]).toContain('Previous steps:\nnone\nCurrent objective: "Look round');
    expect(executed[1]).toMatch(/Previous steps:\n1\. Play\[explore, none\] -> "You /);
    expect(executed[1]).toContain('Current objective: "Look round');
    // Finished after one round of exploring: the memory is cleared for the next subtask.
    expect(executed[2]).toMatch(/Previous steps:\nnone\nCurrent objective: "Find a /);
  });

  it("is the same for a server without schemas and log-probabilities", async () => {
    const { model } = await start({ lacks: ["schema", "log-probabilities"] });
    for (const name of ["opex", "opex-h"] as const) {
      const played = await playGame({
        ...washing(),
        answers: "none",
        policy: createOpex(name, model),
      });
      expect(played).toMatchObject({ won: true });
    }
  });

  it("is grounded by the actor in what is possible", async () => {
    const { model } = await start();
    const policy = createOpex("opex-l", model);
    expect(await playGame({ ...washing(), answers: "none", policy })).toMatchObject({ won: true });
  });
});

describe("each fault of the server", () => {
  const says = (text: string): Fault => ({ kind: "says", text });
  const refusal: Fault = { kind: "refuses", text: "no" };
  const cut: Fault = { kind: "cut-off", after: 9 };

  it.each<[string, readonly Fault[], string]>([
    ["a server that is busy", [{ kind: "status", status: 429 }], "unreachable"],
    ["a server that is broken", [{ kind: "status", status: 500 }], "unreachable"],
    ["a key that is refused", [{ kind: "status", status: 401 }], "rejected"],
    ["a slow answer", [{ kind: "slow", ms: 1_500 }], "unreachable"],
    ["a connection that breaks", [{ kind: "reset" }], "unreachable"],
    ["a body that ends", [{ kind: "garbled" }], "unreachable"],
    ["an answer that is none, three times", [says("hm"), says("hm"), says("hm")], "malformed"],
    ["a plan without steps", [says('{"steps":[]}'), says("{}"), says("{}")], "malformed"],
    ["a refusal", [refusal, refusal, refusal], "refused"],
    ["an answer that was cut off", [cut, cut, cut], "cut-off"],
  ])("%s is told as what it is", async (_, faults, failure) => {
    const isSlow = faults.some(({ kind }) => kind === "slow");
    const { peer, policy } = await start({}, isSlow ? 400 : undefined);
    peer.failNext(...faults);
    const failed = await policy.decide(firstView(washing())).catch((error) => error);
    expect(failed).toBeInstanceOf(ModelError);
    expect(failed).toMatchObject({ failure, code: `model-${failure}` });
    if (failure === "rejected") return;
    peer.failNext(...faults);
    const { end } = await playGame({ ...washing(), answers: "none", policy });
    expect(end).toEqual({ kind: "truncated", reason: "model-failed" });
  });

  it("is over when the server is well again", async () => {
    const { peer, policy } = await start();
    peer.failNext({ kind: "status", status: 500 });
    const game = { ...washing(), answers: "none", policy } as const;
    expect(await playGame(game)).toMatchObject({ won: false });
    expect(await playGame({ ...game, ...washing() })).toMatchObject({ won: true });
  });
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
    const select = (task: string, count: number) => mostAlike(task, planExamples, count);
    for (const example of planExamples) {
      const near = await select(example.task, 3);
      expect(near[0]).toBe(example);
    }
    const [cooled] = await select("cool some bread and put it in/on the diningtable.", 3);
    expect(cooled?.taskType).toBe("cool-and-place");
  });

  it("are compared by the embeddings of a server, and its failure is the model's", async () => {
    const gone = { id: "gone", dimensions: 2, embed: async () => Promise.reject(unavailable) };
    const { model } = await start();
    const policy = createOpex("opex", model, gone);
    await expect(policy.decide(firstView(washing()))).rejects.toMatchObject({
      code: "model-unreachable",
    });
  });
});
