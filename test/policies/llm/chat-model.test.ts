import { getEventListeners } from "node:events";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ModelError } from "../../../src/core/model/model.js";
import type { OpenAiPeerOptions } from "../../peers/openai/peer.js";
import { apiKey, asking, startModel as start } from "./model-peer.js";

const prompt = asking("Where is the mug?");
const place = { name: "place", schema: z.object({ place: z.string(), sure: z.number() }) };

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
});

it("of models that think comes without the thoughts", async () => {
  const brain: OpenAiPeerOptions["brain"] = (_, { schema }) =>
    `<think>Hm {no}.</think>\n${schema ? '{"choice": "look"}' : "In the sink."}`;
  const { model } = await start({ brain });
  expect(await model.complete(prompt)).toBe("In the sink.");
  expect((await model.choose(prompt, ["go", "look"])).scored[0]?.option).toBe("look");
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
    const { peer, model } = await start(
      { lacks: ["schema"], brain: () => '{"place": "sink", "sure": 1}' },
      { abilities: ["max_tokens", "system"] },
    );
    await model.structure(prompt, place);
    expect(peer.chats.map(({ response_format: format }) => format)).toEqual([undefined]);
    expect(peer.chats[0]?.messages.at(-1)?.content).toContain('"required":["place","sure"]');
  });
});

describe("failures", () => {
  it("wait as long as the server says", async () => {
    const { peer, model } = await start();
    peer.failNext({ kind: "status", status: 429, retryAfter: 1 });
    const began = performance.now();
    expect(await model.complete(prompt)).toBe("In the sink.");
    expect(performance.now() - began).toBeGreaterThan(950);
    expect(peer.chats).toHaveLength(2);
  });

  it.each([
    ["a key that is wrong", { kind: "status", status: 401 }, "rejected", 1],
    ["a model that is unknown", { kind: "status", status: 404 }, "rejected", 1],
    ["overload", { kind: "status", status: 429 }, "unreachable", 1],
    ["a broken server", { kind: "status", status: 503 }, "unreachable", 1],
    ["half a body", { kind: "garbled" }, "unreachable", 1],
    ["a connection that is reset", { kind: "reset" }, "unreachable", 1],
    ["silence", { kind: "slow", ms: 1500 }, "unreachable", 1],
    ["a model that declines", { kind: "refuses", text: "I will not." }, "refused", 3],
    ["a content filter", { kind: "filtered" }, "refused", 3],
    ["an answer cut short", { kind: "cut-off", after: 1 }, "cut-off", 3],
  ] as const)("have their kind: %s", async (_, fault, failure, requests) => {
    const { peer, model } = await start(
      {},
      { maxRetries: 0, timeoutMs: fault.kind === "slow" ? 400 : 20_000 },
    );
    peer.failNext(fault, fault, fault);
    await expect(model.complete(prompt)).rejects.toMatchObject({
      failure,
      code: `model-${failure}`,
    });
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

  it("do not name the key", async () => {
    const { model } = await start({ key: "another" });
    const failed: unknown = await model.complete(prompt).catch((error) => error);
    expect(failed).toBeInstanceOf(ModelError);
    expect(String(failed)).not.toContain(apiKey);
  });
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
