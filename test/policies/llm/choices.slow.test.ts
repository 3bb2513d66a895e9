import { describe, expect, it } from "vitest";
import { noteEffort } from "../../../src/policies/llm/answers.js";
import type { ModelSettings } from "../../../src/policies/llm/settings.js";
import { pickOption, readOptions } from "../../peers/openai/options.js";
import type { OpenAiPeerOptions } from "../../peers/openai/peer.js";
import { asking, startModel } from "./model-peer.js";

const options = ["go to sink 1", "go to desk 1", "look"];
const prompt = asking("What now?");

function weighing(
  weigh: (option: string) => number,
  more: OpenAiPeerOptions = {},
  settings: Partial<ModelSettings> = {},
) {
  const brain: OpenAiPeerOptions["brain"] = (messages, params) =>
    pickOption(messages, params, weigh);
  return startModel({ brain, ...more }, settings);
}
const looks = (option: string) => (option === "look" ? 6 : 2);

describe("letters", () => {
  it("are weighed by their log-probabilities", async () => {
    const { peer, model } = await weighing(looks);
    const noted = await noteEffort(async (effort) => ({
      chosen: await model.choose(prompt, options),
      by: effort.by,
    }));
    const { scored, by } = noted.chosen;
    expect([by, noted.by]).toEqual(["log-probabilities", "log-probabilities"]);
    expect(scored.map(({ option }) => option)).toEqual(["look", "go to sink 1", "go to desk 1"]);
    expect(scored[0]?.probability).toBeCloseTo(0.6);
    expect(peer.chats[0]).toMatchObject({ max_tokens: 1, logprobs: true, top_logprobs: 20 });
  });

  it("cost nothing where there is one option", async () => {
    const { peer, model } = await startModel();
    expect((await model.choose(prompt, ["look"])).scored[0]?.probability).toBe(1);
    expect(peer.chats).toHaveLength(0);
  });

  const many = Array.from({ length: 45 }, (_, index) => `go to shelf ${index + 1}`);
  const only = (number: number) => (option: string) => Number(option === `go to shelf ${number}`);

  it("are of a row first, then of an option in it, where there are too many", async () => {
    const { peer, model } = await weighing((option) => (option === "go to shelf 29" ? 6 : 1));
    const { scored, by } = await model.choose(prompt, many);
    expect(by).toBe("log-probabilities");
    expect(peer.chats).toHaveLength(2);
    expect(new Set(scored.map(({ option }) => option))).toEqual(new Set(many));
    expect(scored.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
    // 6 of 8 for its row, 6 of 20 within
    expect(scored[0]).toEqual({ option: "go to shelf 29", probability: expect.closeTo(0.225, 9) });
    expect(peer.chats[1]?.messages.at(-2)).toEqual({ role: "assistant", content: "B" });
  });

  it.each([1, 16, 30, 31, 45])("find shelf %i in its row", async (number) => {
    const { model } = await weighing(only(number));
    const [first] = (await model.choose(prompt, many)).scored;
    expect(first).toEqual({ option: `go to shelf ${number}`, probability: expect.closeTo(1, 6) });
  });
});

describe("one constrained answer", () => {
  it.each(["refused", "unheard"] as const)(
    "is given where log-probabilities are %s",
    async (lacking) => {
      const { peer, model } = await weighing(
        looks,
        { lacks: ["log-probabilities"], lacking },
        lacking === "refused" ? { abilities: ["max_tokens", "response_format", "turns"] } : {},
      );
      const chosen = await model.choose(prompt, options);
      expect(chosen.by).toBe("constrained");
      expect(chosen.scored[0]).toEqual({ option: "look", probability: 1 });
      expect(peer.chats).toHaveLength(lacking === "refused" ? 1 : 2);
    },
  );

  it.each([
    ["are no numbers", "AB", Number.NaN],
    ["are of the chosen token alone", "A", 1],
    ["are none", "", 1],
  ])("is given where log-probabilities %s", async (_, letters, probability) => {
    const tokens = [...letters].map((token) => ({ token, probability }));
    const { model } = await startModel({
      brain: (_, { logprobs }) => (logprobs ? { text: "A", tokens } : '{"choice": "look"}'),
    });
    const { by, scored } = await model.choose(prompt, options);
    expect([by, scored[0]?.option]).toEqual(["constrained", "look"]);
  });

  it("is given where there are more options than letters of rows", async () => {
    const shelves = Array.from({ length: 401 }, (_, index) => `go to shelf ${index + 1}`);
    const { model } = await startModel({
      brain: (messages, params) =>
        pickOption(messages, params, (option) => Number(option === readOptions(messages)[28])),
    });
    const { scored, by } = await model.choose(prompt, shelves);
    expect([by, scored[0]?.option]).toEqual(["constrained", "go to shelf 29"]);
    expect(scored).toHaveLength(401);
  });
});
