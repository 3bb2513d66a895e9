import { createServer } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { z } from "zod";
import { openMemory } from "../../../memory/open.js";
import { dayMs } from "../../../src/core/local-time.js";
import type { Charge, ChatModel, Prompt } from "../../../src/core/model/model.js";
import { createChatModel } from "../../../src/policies/llm/chat-model.js";
import type { Books } from "../../../src/policies/llm/ledger.js";
import type { ModelSettings } from "../../../src/policies/llm/settings.js";
import { listenOnLoopback } from "../../peers/control.js";
import { countTokens } from "../../peers/openai/chat.js";
import { type OpenAiPeerOptions, startOpenAiPeer } from "../../peers/openai/peer.js";

const answer = "In the sink, under the plates.";

async function start(
  caps: Pick<Books, "dayDollars"> = { dayDollars: null },
  options: OpenAiPeerOptions = {},
) {
  const peer = await startOpenAiPeer({ brain: () => answer, ...options });
  let now = 10 * dayMs;
  const clock = { now: () => now, sleep: async () => undefined };
  const memory = await openMemory({ file: ":memory:", clock });
  onTestFinished(async () => {
    await Promise.all([peer.close(), memory.close()]);
  });
  const settings: ModelSettings = {
    apiKey: "k",
    baseUrl: peer.url,
    model: "m1",
    maxRetries: 0,
    concurrency: 8,
    prices: { m1: { prompt: 1000, completion: 2000 } },
  };
  const books = {
    store: memory.models,
    clock,
    ...caps,
    startOfDay: (at: number) => at - (at % dayMs),
  };
  const restart = (changes: Partial<ModelSettings> = {}): ChatModel =>
    createChatModel({ ...settings, ...changes }, books);
  const turn = (ms: number) => {
    now += ms;
  };
  return { peer, restart, model: restart(), turn, store: memory.models, settings, books };
}

function ask(text: string, charge: Charge = {}): Prompt {
  return { role: "actor", messages: [{ speaker: "user", text }], charge };
}

it("asks for nothing twice, whatever the server lacks, also after a restart", async () => {
  const { peer, restart } = await start(undefined, {
    brain: (messages) =>
      messages.at(-1)?.content.includes("choice") ? '{"choice": "b"}' : '{"n": 1}',
    lacks: ["schema", "log-probabilities", "temperature"],
  });
  const lacking = { abilities: ["max_tokens", "system", "turns"] } as const;
  const shape = { name: "number", schema: z.object({ n: z.number() }) };
  const play = async (one: ChatModel) => [
    await one.complete(ask("Count.")),
    await one.structure(ask("Count."), shape),
    await one.choose(ask("Which?"), ["a", "b"]),
  ];
  const first = await play(restart(lacking));
  const sent = peer.chats.length;
  expect(sent).toBe(3);
  expect(await play(restart(lacking))).toEqual(first);
  expect(peer.chats).toHaveLength(sent);
});

it("asks again for another sample, parameter or model", async () => {
  const { peer, model, restart } = await start();
  const prompt = ask("Where?");
  await model.complete(prompt);
  await model.complete({ ...prompt, charge: { episode: "e2" } });
  expect(peer.chats).toHaveLength(1);
  await model.complete({ ...prompt, sample: 1 });
  await model.complete({ ...prompt, temperature: 1 });
  await model.complete({ ...prompt, maxTokens: 99 });
  await restart({ model: "m2" }).complete(prompt);
  expect(peer.chats).toHaveLength(5);
});

it("does not keep what another model said in its place", async () => {
  const { peer, restart } = await start();
  const model = restart({ fallbackModel: "m2" });
  peer.failNext({ kind: "status", status: 503 });
  await model.complete(ask("Where?"));
  await model.complete(ask("Where?"));
  expect(peer.chats.map(({ model: name }) => name)).toEqual(["m1", "m2", "m1"]);
});

it("writes down what each step took, with its price; failures too", async () => {
  const { peer, model, store } = await start();
  const charge = { household: "h1", episode: "e1", seq: 4 };
  await model.complete(ask("Where is the mug?", charge));
  await model.complete(ask("Where is the mug?", { ...charge, seq: 5 }));
  const cut = { kind: "cut-off", after: 2 } as const;
  peer.failNext(cut, cut, cut, { kind: "status", status: 500 });
  await expect(model.complete(ask("And?", charge))).rejects.toThrow();
  await expect(model.complete(ask("And now?", charge))).rejects.toThrow();
  const [promptTokens, completionTokens] = [
    countTokens("Where is the mug?") + 4,
    countTokens(answer),
  ];
  const cost = (promptTokens * 1000 + completionTokens * 2000) / 1e6;
  expect(await store.listUsage({ episode: "e1" })).toEqual([
    {
      at: 10 * dayMs,
      model: "m1",
      role: "actor",
      charge,
      requests: 1,
      cached: 0,
      promptTokens,
      completionTokens,
      cachedTokens: 0,
      reasoningTokens: 0,
      cost,
    },
    expect.objectContaining({ requests: 0, cached: 1, promptTokens: 0, cost: 0 }),
    expect.objectContaining({ requests: 1, completionTokens: 2 }),
    expect.objectContaining({ requests: 1, completionTokens: 2 }),
    expect.objectContaining({ requests: 1, completionTokens: 2 }),
    expect.objectContaining({ requests: 1, promptTokens: 0, completionTokens: 0 }),
  ]);
  expect(await store.sumUsage({ since: 11 * dayMs })).toMatchObject({ requests: 0 });
});

/** Dollars. */
const perCall = ((countTokens("Question 10?") + 4) * 1000 + countTokens(answer) * 2000) / 1e6;

it("never goes beyond the day's dollars by more than one call", async () => {
  const { peer, model, store } = await start({ dayDollars: 2.5 * perCall });
  const asked = Array.from({ length: 9 }, (_one, index) =>
    model.complete(ask(`Question ${index + 10}?`, { episode: "e1" })),
  );
  const ended = await Promise.allSettled(asked);
  const failed = ended.filter(({ status }) => status === "rejected");
  expect(failed).toHaveLength(6);
  expect(failed[0]).toMatchObject({ reason: { failure: "budget-spent" } });
  expect(peer.chats).toHaveLength(3);
  expect((await store.sumUsage()).cost).toBeCloseTo(3 * perCall);
});

it("waits for no call that ended while the budget was read", async () => {
  const { peer, settings, books } = await start({ dayDollars: 2 * perCall });
  let isSlow = false;
  const sumUsage: typeof books.store.sumUsage = async (scope) => {
    const used = await books.store.sumUsage(scope);
    if (isSlow) await expect.poll(() => ended).toBe(true);
    return used;
  };
  const slowly = { ...books, store: { ...books.store, sumUsage } };
  const model = createChatModel(settings, slowly);
  let ended = false;
  peer.failNext({ kind: "slow", ms: 50 });
  const first = model.complete(ask("Question 10?")).then(() => {
    ended = true;
  });
  await expect.poll(() => peer.chats.length).toBe(1);
  isSlow = true;
  await model.complete(ask("Question 11?"));
  await first;
  expect(peer.chats).toHaveLength(2);
});

it("lets another day spend again; what is kept stays free", async () => {
  const { peer, model, turn } = await start({ dayDollars: perCall });
  await model.complete(ask("Question 10?"));
  await expect(model.complete(ask("Question 11?"))).rejects.toThrow(
    /budget .* used up.* sous doctor usage/,
  );
  await model.complete(ask("Question 10?"));
  turn(dayMs);
  await model.complete(ask("Question 11?"));
  expect(peer.chats).toHaveLength(2);
});

it.each(["no JSON", "null", "[]", '{"model":"m1","reply":{"text":7}}', '{"model":"m1"}'])(
  "a kept reply of %j is asked for again",
  async (text) => {
    const { peer, restart, store, model } = await start();
    const keepReply = vi.spyOn(store, "keepReply");
    await model.complete(ask("Where?"));
    const [[kept] = []] = keepReply.mock.calls;
    if (kept) await store.keepReply({ ...kept, reply: text });
    expect(await restart().complete(ask("Where?"))).toBe(answer);
    expect(peer.chats).toHaveLength(2);
    expect(await restart().complete(ask("Where?"))).toBe(answer);
    expect(peer.chats).toHaveLength(2);
  },
);

it("an answer that says nothing is not kept", async () => {
  const { peer, restart, model } = await start(undefined, { brain: () => " " });
  await model.complete(ask("Where?"));
  peer.setBrain(() => answer);
  expect(await restart().complete(ask("Where?"))).toBe(answer);
});

it.each([-5, 1.5, 1e300, "1e999", "many", null, [7]])(
  "usage of %j tokens is counted by the words, and spends no budget for good",
  async (tokens) => {
    const peer = createServer((request, response) => {
      request.resume();
      const count = tokens === "1e999" ? "1e999" : JSON.stringify(tokens);
      response.setHeader("content-type", "application/json");
      response.end(
        `{"id":"1","object":"chat.completion","created":1,"model":"m1","usage":{"prompt_tokens":${count},"completion_tokens":${count},"total_tokens":${count}},"choices":[{"index":0,"finish_reason":"stop","message":{"role":"assistant","content":"In the sink."}}]}`,
      );
    });
    const baseUrl = `http://127.0.0.1:${await listenOnLoopback(peer)}/v1`;
    onTestFinished(() => void peer.close());
    const { restart, store } = await start({ dayDollars: 10 });
    const model = restart({ baseUrl });
    for (const text of ["One?", "Two?"])
      expect(await model.complete(ask(text))).toBe("In the sink.");
    const { promptTokens, completionTokens } = await store.sumUsage();
    for (const counted of [promptTokens, completionTokens]) {
      expect(Number.isSafeInteger(counted)).toBe(true);
      expect(counted).toBeGreaterThan(0);
      expect(counted).toBeLessThan(1000);
    }
  },
);
