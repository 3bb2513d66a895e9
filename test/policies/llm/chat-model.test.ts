/** Language models over HTTP: what is asked, how it is read, and every way in which it fails. */
import { getEventListeners } from "node:events";
import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { ModelError, type Prompt } from "../../../src/core/model.js";
import { createChatModel, type ModelSettings } from "../../../src/policies/llm/index.js";
import { pickOption, readOptions } from "../../peers/openai/options.js";
import {
  type OpenAiPeer,
  type OpenAiPeerOptions,
  startOpenAiPeer,
} from "../../peers/openai/peer.js";

const apiKey = "key-of-the-test";
const prompt: Prompt = {
  role: "actor",
  messages: [
    { speaker: "system", text: "You are short." },
    { speaker: "user", text: "Where is the mug?" },
  ],
  charge: {},
};
const place = { name: "place", schema: z.object({ place: z.string(), sure: z.number() }) };

const peers: OpenAiPeer[] = [];
afterAll(() => Promise.all(peers.map((peer) => peer.close())));

async function start(
  options: OpenAiPeerOptions = {},
  settings: Partial<ModelSettings> = {},
  signal?: AbortSignal,
) {
  const peer = await startOpenAiPeer({ key: apiKey, brain: () => " In the sink. ", ...options });
  peers.push(peer);
  const url = { apiKey, baseUrl: peer.url, model: "m1" };
  const patience = { maxRetries: 1, timeoutMs: 5_000 };
  const model = createChatModel({ ...url, ...patience, ...settings }, undefined, signal);
  return { peer, model };
}

describe("free text", () => {
  it("is sent as it is asked, and comes without blanks", async () => {
    const { peer, model } = await start({}, { roles: { planner: "m2" } });
    expect(await model.complete({ ...prompt, stop: ["\n"], maxTokens: 9 })).toBe("In the sink.");
    await model.complete({ ...prompt, role: "planner", temperature: 0.7 });
    expect(peer.chats[0]).toEqual({
      model: "m1",
      max_tokens: 9,
      temperature: 0,
      stop: ["\n"],
      messages: [
        { role: "system", content: "You are short." },
        { role: "user", content: "Where is the mug?" },
      ],
    });
    expect(peer.chats[1]).toMatchObject({ model: "m2", temperature: 0.7 });
  });

  it("goes without a temperature where the server refuses one", async () => {
    const { peer, model } = await start({ lacks: ["temperature"] });
    expect(await model.complete(prompt)).toBe("In the sink.");
    await model.complete(prompt);
    expect(peer.chats.map(({ temperature }) => temperature)).toEqual([0, undefined, undefined]);
  });
});

it("of models that think comes without the thoughts, and they have room for them", async () => {
  const brain: OpenAiPeerOptions["brain"] = (_, { schema }) =>
    `<think>Hm {no}.</think>\n${schema ? '{"choice": "look"}' : "In the sink."}`;
  const { peer, model } = await start({ brain }, { thinkingTokens: 1000 });
  expect(await model.complete({ ...prompt, maxTokens: 10 })).toBe("In the sink.");
  expect((await model.choose(prompt, ["go", "look"])).scored[0]?.option).toBe("look");
  expect(peer.chats.map(({ max_tokens: most }) => most)).toEqual([1010, 1512]);
});

describe("objects", () => {
  it("are asked for by schema", async () => {
    const { peer, model } = await start({ brain: () => '{"place": "sink", "sure": 0.5}' });
    expect(await model.structure(prompt, place)).toEqual({ place: "sink", sure: 0.5 });
    expect(peer.chats[0]?.response_format).toMatchObject({
      json_schema: { name: "place", schema: { required: ["place", "sure"] } },
    });
  });

  it.each([
    ["in a fence", '```json\n{"place": "sink", "sure": 1}\n```'],
    ["with words around it", 'Here: {"place": "sink", "sure": 1}. Good luck {you}!'],
    ["with a comma too many", '{"place": "sink", "sure": 1,}'],
  ])("are read %s", async (_, text) => {
    const { peer, model } = await start({ brain: () => text });
    expect(await model.structure(prompt, place)).toEqual({ place: "sink", sure: 1 });
    expect(peer.chats).toHaveLength(1);
  });

  it("are asked for twice more with the problem named, and then no more", async () => {
    const { peer, model } = await start({ brain: () => '{"place": "sink"}' });
    peer.failNext(
      { kind: "says", text: "no idea" },
      { kind: "says", text: '{"place":"a","sure":1}' },
    );
    expect(await model.structure(prompt, place)).toEqual({ place: "a", sure: 1 });
    expect(peer.chats[1]?.messages.at(-1)?.content).toContain("no JSON object");
    await expect(model.structure(prompt, place)).rejects.toMatchObject({ failure: "malformed" });
    expect(peer.chats).toHaveLength(5);
    expect(peer.chats[3]?.messages.at(-1)?.content).toContain("sure: ");
    expect(peer.chats[4]?.temperature).toBe(0.3);
  });

  it("are asked for in words where the server has no schemas", async () => {
    const { peer, model } = await start({
      lacks: ["schema"],
      brain: () => '{"place": "sink", "sure": 1}',
    });
    await model.structure(prompt, place);
    await model.structure(prompt, place);
    expect(peer.chats.map(({ response_format: format }) => format?.type)).toEqual([
      "json_schema",
      "json_object",
      "json_object",
    ]);
    expect(peer.chats[1]?.messages.at(-1)?.content).toContain('"required":["place","sure"]');
  });
});

describe("choices", () => {
  const options = ["go to sink 1", "go to desk 1", "look"];
  const weigh = (option: string) => (option === "look" ? 6 : 2);
  const brain: OpenAiPeerOptions["brain"] = (messages, params) =>
    pickOption(messages, params, weigh);

  it("are weighed by the log-probabilities of their letters", async () => {
    const { peer, model } = await start({ brain });
    const { scored, by } = await model.choose(prompt, options);
    expect(by).toBe("log-probabilities");
    expect(scored.map(({ option }) => option)).toEqual(["look", "go to sink 1", "go to desk 1"]);
    expect(scored[0]?.probability).toBeCloseTo(0.6);
    expect(peer.chats[0]).toMatchObject({ max_tokens: 1, logprobs: true, top_logprobs: 20 });
  });

  it.each(["refused", "unheard"] as const)(
    "are constrained where log-probabilities are %s",
    async (lacking) => {
      const listed: OpenAiPeerOptions["brain"] = (messages, params) =>
        pickOption(messages, params, weigh);
      const { peer, model } = await start({ brain: listed, lacks: ["log-probabilities"], lacking });
      const chosen = await model.choose(prompt, options);
      expect(chosen.by).toBe("constrained");
      expect(chosen.scored[0]).toEqual({ option: "look", probability: 1 });
      for (let more = 0; more < 5; more += 1) await model.choose(prompt, options);
      // an answer without a letter says less than a refusal: five of them are waited for
      expect(peer.chats).toHaveLength(lacking === "refused" ? 7 : 11);
    },
  );

  it.each([
    ["are no numbers", "AB", Number.NaN],
    ["are of the chosen token alone", "A", 1],
    ["are none", "", 1],
  ])("are constrained where log-probabilities %s", async (_, letters, probability) => {
    const tokens = [...letters].map((token) => ({ token, probability }));
    const { model } = await start({
      brain: (_, { logprobs }) => (logprobs ? { text: "A", tokens } : '{"choice": "look"}'),
    });
    const { by, scored } = await model.choose(prompt, options);
    expect([by, scored[0]?.option]).toEqual(["constrained", "look"]);
  });

  it("are constrained where there are more options than letters", async () => {
    const many = Array.from({ length: 401 }, (_, index) => `go to shelf ${index + 1}`);
    const { model } = await start({
      brain: (messages, params) =>
        pickOption(messages, params, (option) => (option === readOptions(messages)[28] ? 1 : 0)),
    });
    const { scored, by } = await model.choose(prompt, many);
    expect(by).toBe("constrained");
    expect(scored[0]?.option).toBe("go to shelf 29");
    expect(scored).toHaveLength(401);
  });

  it("of one option cost nothing", async () => {
    const { peer, model } = await start();
    expect((await model.choose(prompt, ["look"])).scored[0]?.probability).toBe(1);
    expect(peer.chats).toHaveLength(0);
  });
});

describe.concurrent("failures", () => {
  const failing = (model: { complete(given: Prompt): Promise<string> }) =>
    expect(model.complete(prompt)).rejects;

  it("that pass are tried again", async () => {
    const { peer, model } = await start();
    peer.failNext({ kind: "status", status: 500 });
    expect(await model.complete(prompt)).toBe("In the sink.");
    expect(peer.chats).toHaveLength(2);
  });

  it("wait as long as the server says", async () => {
    const { peer, model } = await start();
    peer.failNext({ kind: "status", status: 429, retryAfter: 3 });
    const began = performance.now();
    expect(await model.complete(prompt)).toBe("In the sink.");
    expect(performance.now() - began).toBeGreaterThan(2_950);
  });

  it.each([
    ["a key that is wrong", { kind: "status", status: 401 }, "rejected", 1],
    ["a model that is unknown", { kind: "status", status: 404 }, "rejected", 1],
    ["overload", { kind: "status", status: 429 }, "unreachable", 2],
    ["a broken server", { kind: "status", status: 503 }, "unreachable", 2],
    ["half a body", { kind: "garbled" }, "unreachable", 2],
    ["a connection that is reset", { kind: "reset" }, "unreachable", 2],
    ["silence", { kind: "slow", ms: 1500 }, "unreachable", 2],
    ["a model that declines", { kind: "refuses", text: "I will not." }, "refused", 3],
    ["a content filter", { kind: "filtered" }, "refused", 3],
    ["an answer cut short", { kind: "cut-off", after: 1 }, "cut-off", 3],
  ] as const)("have their kind: %s", async (_, fault, failure, requests) => {
    const { peer, model } = await start({}, { timeoutMs: fault.kind === "slow" ? 400 : 20_000 });
    peer.failNext(fault, fault, fault);
    await failing(model).toMatchObject({ failure, code: `model-${failure}` });
    expect(peer.chats).toHaveLength(requests);
  });

  it.each([
    [{ kind: "refuses", text: "No." }, "refused"],
    [{ kind: "cut-off", after: 1 }, "cut-off"],
  ] as const)("of objects are sent back with what is wrong: %o", async (fault, failure) => {
    const { peer, model } = await start({ brain: () => '{"place": "sink", "sure": 1}' });
    peer.failNext(fault, fault, fault);
    await expect(model.structure(prompt, place)).rejects.toMatchObject({ failure });
    expect(peer.chats).toHaveLength(3);
    peer.failNext(fault);
    expect(await model.structure(prompt, place)).toEqual({ place: "sink", sure: 1 });
    expect(peer.chats[4]?.messages.at(-1)?.content).toContain("That was not right");
  });

  it("go to the fallback model", async () => {
    const { peer, model } = await start({}, { fallbackModel: "m3", maxRetries: 0 });
    peer.failNext({ kind: "status", status: 503 });
    expect(await model.complete(prompt)).toBe("In the sink.");
    expect(peer.chats.map(({ model: name }) => name)).toEqual(["m1", "m3"]);
  });

  it("do not name the key", async () => {
    const { model } = await start({ key: "another" });
    await failing(model).not.toMatchObject({ message: expect.stringContaining(apiKey) });
  });
});

it("waits for nothing any more when it is stopped", async () => {
  const peer = await startOpenAiPeer({ brain: () => "In the sink." });
  peers.push(peer);
  peer.failNext({ kind: "slow", ms: 1500 });
  const stopping = new AbortController();
  const settings = { apiKey, baseUrl: peer.url, model: "m1" };
  const model = createChatModel(settings, undefined, stopping.signal);
  const began = performance.now();
  setTimeout(() => stopping.abort(), 100);
  await expect(model.complete(prompt)).rejects.toMatchObject({ failure: "unreachable" });
  await expect(model.complete(prompt)).rejects.toMatchObject({ failure: "unreachable" });
  expect(performance.now() - began).toBeLessThan(1400);
  expect(peer.chats.length).toBeLessThan(2);
});

it("keeps to the number of requests at once", async () => {
  const { peer, model } = await start({}, { concurrency: 2 });
  peer.failNext(...Array.from({ length: 4 }, () => ({ kind: "slow", ms: 150 }) as const));
  const began = performance.now();
  await Promise.all([1, 2, 3, 4].map(() => model.complete(prompt)));
  expect(performance.now() - began).toBeGreaterThan(290);
});

describe("a signal to stop", () => {
  it("has no listener left after 50 requests, also of those that fail", async () => {
    const stopping = new AbortController();
    const { peer, model } = await start({}, { maxRetries: 0 }, stopping.signal);
    for (let round = 0; round < 50; round += 1) {
      if (round % 5 === 0) peer.failNext({ kind: "status", status: 500 });
      await model.complete(prompt).catch(() => undefined);
    }
    expect(peer.chats).toHaveLength(50);
    expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
  });

  it("ends what is under way, and what is asked later", async () => {
    const stopping = new AbortController();
    const { peer, model } = await start({}, { maxRetries: 0 }, stopping.signal);
    peer.failNext({ kind: "slow", ms: 1_500 });
    const asked = model.complete(prompt);
    await expect.poll(() => peer.chats.length).toBe(1);
    stopping.abort();
    await expect(asked).rejects.toThrow(ModelError);
    await expect(model.complete(prompt)).rejects.toThrow(ModelError);
    expect(peer.chats).toHaveLength(1);
    expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
  });
});
