/** What is learned of servers: kept in rows, shared, told by the doctor, and forgotten. */
import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { openMemory } from "../../../memory/open.js";
import { systemClock as clock } from "../../../src/app/clock.js";
import { dayMs } from "../../../src/core/local-time.js";
import type { ModelStore } from "../../../src/core/model-store.js";
import { checkModels } from "../../../src/policies/llm/check.js";
import { createChatModel } from "../../../src/policies/llm/index.js";
import { runSous } from "../../app/run-sous.js";
import { type Behaviour, refusing, startFaultyModel } from "../../faulty-model/server.js";
import { newFile } from "../../memory/folder.js";

const caps = { episodeTokens: null, campaignTokens: null, dayTokens: null, dayDollars: null };
const shape = { name: "place", schema: z.object({ place: z.string().max(9) }) };
const reasons = refusing("max_tokens", "stop", "temperature", "logprobs");

async function start(behaviour: Behaviour, file = ":memory:") {
  const server = await startFaultyModel(behaviour);
  const memory = await openMemory({ file, clock });
  onTestFinished(() => server.close());
  let now = 10 * dayMs;
  const settings = { apiKey: "k", baseUrl: `${server.url}?secret=1`, model: "m1" };
  const books = (store: ModelStore) => ({
    store,
    clock: { now: () => now, sleep: async () => undefined },
    caps,
    startOfDay: () => 0,
  });
  const ask = async (text: string) => {
    const model = createChatModel(settings, books(memory.models));
    await model.complete({
      role: "actor",
      messages: [{ speaker: "user", text }],
      charge: {},
      stop: ["\n"],
    });
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { server, memory, settings, ask, pass, now: () => now, books };
}

it("is kept with its evidence, so that another process refuses nothing, for 30 days", async () => {
  const { server, memory, ask, pass, now } = await start(reasons);
  await ask("one");
  expect(server.refused()).toBe(3);
  await ask("two");
  expect(server.refused()).toBe(3);
  const known = await memory.models.features(now());
  expect(known.map(({ feature, value }) => [feature, value])).toEqual([
    ["limit", "max_completion_tokens"],
    ["stop", "cut here"],
    ["temperature", "left out"],
  ]);
  expect(known[0]).toMatchObject({ endpoint: server.url, model: "m1" });
  expect(known[0]?.evidence).toContain("Unsupported parameter: 'max_tokens'");
  pass(31 * dayMs);
  await ask("three");
  expect(server.refused()).toBe(6);
  await memory.close();
});

it("is told by the doctor, and forgotten when it is asked to try again", async () => {
  const file = newFile();
  const { memory, settings, ask, now } = await start(reasons, file);
  await ask("one");
  const learned = (await memory.models.features(now())).map((row) => ({
    ...row,
    until: Number.POSITIVE_INFINITY,
  }));
  const checks = await checkModels({ ...settings, baseUrl: settings.baseUrl }, learned);
  expect(JSON.stringify(checks)).toContain("stop: cut here (400 Unsupported parameter");
  await memory.close();
  await runSous("doctor", "--db", file, "--again");
  const again = await openMemory({ file, clock });
  expect(await again.models.features(now())).toEqual([]);
  await again.close();
});

it("loses no request when many are refused at once", async () => {
  const { server, memory, ask } = await start(reasons);
  const asked = await Promise.allSettled(Array.from({ length: 8 }, (_, n) => ask(`number ${n}`)));
  expect(asked.map(({ status }) => status)).toEqual(Array(8).fill("fulfilled"));
  expect(server.refused()).toBeLessThanOrEqual(3 * 8);
  await memory.close();
});

it("sends schemas without limits to a model that was tuned", async () => {
  const { server, memory, settings, books } = await start({});
  const model = createChatModel({ ...settings, model: "ft:gpt:1" }, books(memory.models));
  const messages = [{ speaker: "user", text: "Where?" }] as const;
  await model.structure({ role: "actor", messages, charge: {} }, shape).catch(() => undefined);
  expect(JSON.stringify(server.requests[0]?.response_format)).not.toContain("maxLength");
  await memory.close();
});

it("asks for objects in words where a schema is not heard", async () => {
  const { server, memory, settings, books } = await start({
    mangle: ({ message }, { messages }) => {
      const isTold = messages.some(({ content }) => content?.includes('"place"'));
      message.content = isTold ? '{"place": "sink"}' : "It is in the sink.";
    },
  });
  const model = createChatModel(settings, books(memory.models));
  const ask = (text: string) =>
    model.structure(
      { role: "actor", messages: [{ speaker: "user", text }], charge: {} },
      { name: "place", schema: z.object({ place: z.string() }) },
    );
  await expect(ask("Where?")).rejects.toMatchObject({ failure: "malformed" });
  expect(await ask("Where now?")).toEqual({ place: "sink" });
  expect(server.requests).toHaveLength(4);
  await memory.close();
});

it("leaves a server alone that does not answer, and tries it again after a while", async () => {
  let isDown = true;
  const { server, memory, settings, books, pass } = await start({
    refuse: () => (isDown ? { status: 503, error: { message: "down" } } : null),
  });
  const model = createChatModel({ ...settings, maxRetries: 0 }, books(memory.models));
  const ask = (n: number) =>
    model.complete({ role: "actor", messages: [{ speaker: "user", text: `${n}` }], charge: {} });
  for (let n = 0; n < 8; n += 1)
    await expect(ask(n)).rejects.toMatchObject({ failure: "unreachable" });
  expect(server.requests).toHaveLength(5);
  isDown = false;
  pass(31_000);
  expect(await ask(9)).not.toBe("");
  await ask(10);
  expect(server.requests).toHaveLength(7);
  await memory.close();
});
