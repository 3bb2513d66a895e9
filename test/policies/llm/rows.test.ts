/** More options than letters: a row first, then an option in it. */
import { expect, it, onTestFinished } from "vitest";
import type { Prompt } from "../../../src/core/model.js";
import { createChatModel } from "../../../src/policies/llm/index.js";
import { pickOption } from "../../peers/openai/options.js";
import { type OpenAiPeerOptions, startOpenAiPeer } from "../../peers/openai/peer.js";

const prompt: Prompt = {
  role: "actor",
  messages: [{ speaker: "user", text: "Where to?" }],
  charge: {},
};
const many = Array.from({ length: 45 }, (_, index) => `go to shelf ${index + 1}`);

async function choose(weigh: (option: string) => number, more: Partial<OpenAiPeerOptions> = {}) {
  const peer = await startOpenAiPeer({
    brain: (messages, params) => pickOption(messages, params, weigh),
    ...more,
  });
  onTestFinished(() => peer.close());
  const model = createChatModel({ apiKey: "any", baseUrl: peer.url, model: "m1" });
  return { ...(await model.choose(prompt, many)), peer };
}

it("takes two requests, and gives every option its share", async () => {
  const { scored, by, peer } = await choose((option) => (option === "go to shelf 29" ? 6 : 1));
  expect(by).toBe("log-probabilities");
  expect(peer.chats).toHaveLength(2);
  expect(scored).toHaveLength(45);
  expect(new Set(scored.map(({ option }) => option))).toEqual(new Set(many));
  expect(scored.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
  // 6 of 8 for its row, 6 of 20 within
  expect(scored[0]).toEqual({ option: "go to shelf 29", probability: expect.closeTo(0.225, 9) });
  expect(peer.chats[1]?.messages.at(-2)).toEqual({ role: "assistant", content: "B" });
});

it.each([1, 16, 30, 31, 45])("finds shelf %i", async (number) => {
  const { scored } = await choose((option) => (option === `go to shelf ${number}` ? 1 : 0));
  expect(scored[0]).toEqual({ option: `go to shelf ${number}`, probability: expect.closeTo(1, 6) });
});

it("is one constrained choice where the server has no log-probabilities", async () => {
  const { scored, by, peer } = await choose((option) => (option === "go to shelf 29" ? 1 : 0), {
    lacks: ["log-probabilities"],
  });
  expect([by, scored[0]?.option]).toEqual(["constrained", "go to shelf 29"]);
  expect(peer.chats).toHaveLength(2);
});
