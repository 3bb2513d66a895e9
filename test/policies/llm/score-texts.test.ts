/** ABA's equation 4 over HTTP: what a server says of a given text's tokens, and what is done where it says nothing. */
import { afterAll, expect, it } from "vitest";
import type { Prompt } from "../../../src/core/model.js";
import { noteEffort } from "../../../src/policies/llm/answers.js";
import { createChatModel } from "../../../src/policies/llm/index.js";
import { pickOption } from "../../peers/openai/options.js";
import {
  type OpenAiPeer,
  type OpenAiPeerOptions,
  startOpenAiPeer,
} from "../../peers/openai/peer.js";

const prompt: Prompt = {
  role: "actor",
  messages: [
    { speaker: "system", text: "You are in a kitchen." },
    { speaker: "user", text: "Think: the mug is in cabinet 1.\nAct:" },
  ],
  charge: {},
};
const options = ["go to cabinet 1", "go to cabinet 10", "look", "open it"];

const peers: OpenAiPeer[] = [];
afterAll(() => Promise.all(peers.map((peer) => peer.close())));

async function start(given: OpenAiPeerOptions, scores: "letters" | "tokens" = "tokens") {
  const brain: OpenAiPeerOptions["brain"] = (messages, params) =>
    pickOption(messages, params, (option) => Number(option === "open it"));
  const peer = await startOpenAiPeer({ brain, ...given });
  peers.push(peer);
  const model = createChatModel({
    apiKey: "k",
    baseUrl: peer.url,
    model: "m1",
    maxRetries: 1,
    scores,
  });
  return { peer, model };
}

/** A model that says "go to cabinet 1" and then ends the line three times of four. */
function likelihood(before: string, token: string): number {
  const said = before.split("Act:")[1] ?? "";
  const next: Readonly<Record<string, Readonly<Record<string, number>>>> = {
    "": { " go": 0.6, " look": 0.3, " open": 0.1 },
    " go to cabinet 1": { "\n": 0.75, "0": 0.25 },
  };
  return next[said]?.[token] ?? 1;
}

it("scores each option by the product over its tokens, to the end of its line", async () => {
  const { peer, model } = await start({ likelihood });
  const { by, scored } = await model.choose(prompt, options);
  expect(by).toBe("tokens");
  expect(scored.map(({ option }) => option)).toEqual([
    "go to cabinet 1",
    "look",
    "go to cabinet 10",
    "open it",
  ]);
  const [first, second, third, last] = scored.map(({ probability }) => probability);
  expect(first).toBeCloseTo(0.45);
  expect(second).toBeCloseTo(0.3);
  expect(third).toBeCloseTo(0.15);
  expect(last).toBeCloseTo(0.1);
  expect(peer.chats).toHaveLength(0);
  expect(peer.completions).toEqual([
    {
      model: "m1",
      prompt: options.map(
        (option) => `You are in a kitchen.\n\nThink: the mug is in cabinet 1.\nAct: ${option}\n`,
      ),
      max_tokens: 1,
      temperature: 0,
      echo: true,
      logprobs: 1,
    },
  ]);
});

it("says of a decision what it went by", async () => {
  const { model } = await start({ likelihood });
  const letters = (await start({ likelihood }, "letters")).model;
  const wentBy = (chosen: typeof model) =>
    noteEffort(async (noted) => {
      await chosen.choose(prompt, options);
      return noted.by;
    });
  expect(await wentBy(model)).toBe("tokens");
  expect(await wentBy(letters)).toBe("log-probabilities");
});

it.each([
  ["has no such endpoint", {}],
  ["does not hear the echo", { likelihood, echoes: false }],
])("a server that %s is asked once, and letters are scored from then on", async (_, given) => {
  const { peer, model } = await start(given);
  for (const _ of [1, 2]) {
    const { by, scored } = await model.choose(prompt, options);
    expect(by).toBe("log-probabilities");
    expect(scored[0]?.option).toBe("open it");
  }
  expect(peer.completions).toHaveLength(1);
  expect(peer.chats).toHaveLength(2);
});

it("what passes is tried again and teaches nothing", async () => {
  const { peer, model } = await start({ likelihood });
  peer.failNext({ kind: "status", status: 500 });
  expect((await model.choose(prompt, options)).by).toBe("tokens");
  expect(peer.completions).toHaveLength(2);
  peer.failAll({ kind: "status", status: 503 });
  await expect(model.choose(prompt, options)).rejects.toMatchObject({ failure: "unreachable" });
  peer.failAll(null);
  expect((await model.choose({ ...prompt, sample: 1 }, options)).by).toBe("tokens");
});
