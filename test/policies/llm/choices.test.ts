/** Choices over HTTP: by letters, rows of letters, one constrained answer, or the options' own tokens (ABA's equation 4). */
import { describe, expect, it } from "vitest";
import { noteEffort } from "../../../src/policies/llm/answers.js";
import type { ModelSettings } from "../../../src/policies/llm/index.js";
import { abilityNames } from "../../../src/policies/llm/settings.js";
import { pickOption, readOptions } from "../../peers/openai/options.js";
import type { OpenAiPeerOptions } from "../../peers/openai/peer.js";
import { asking, startModel } from "./model-peer.js";

const options = ["go to sink 1", "go to desk 1", "look"];
const prompt = asking("What now?");

/** A peer that picks by these weights. */
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
    const { scored, by } = await model.choose(prompt, options);
    expect(by).toBe("log-probabilities");
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

describe("the options' own tokens", () => {
  const thought = asking("You are in a kitchen.", "Think: the mug is in cabinet 1.\nAct:");
  const commands = ["go to cabinet 1", "go to cabinet 10", "look", "open it"];

  /** A model that says "go to cabinet 1" and then ends the line three times of four. */
  function likelihood(before: string, token: string): number {
    const said = before.split("Act:")[1] ?? "";
    const next: Readonly<Record<string, Readonly<Record<string, number>>>> = {
      "": { " go": 0.6, " look": 0.3, " open": 0.1 },
      " go to cabinet 1": { "\n": 0.75, "0": 0.25 },
    };
    return next[said]?.[token] ?? 1;
  }
  const start = (given: OpenAiPeerOptions, scores: "letters" | "tokens" = "tokens") =>
    weighing((option) => Number(option === "open it"), given, {
      abilities: scores === "tokens" ? [...abilityNames, "echo"] : undefined,
    });

  it("are multiplied, to the end of the line", async () => {
    const { peer, model } = await start({ likelihood });
    const { by, scored } = await model.choose(thought, commands);
    expect(by).toBe("tokens");
    expect(scored).toEqual([
      { option: "go to cabinet 1", probability: expect.closeTo(0.45) },
      { option: "look", probability: expect.closeTo(0.3) },
      { option: "go to cabinet 10", probability: expect.closeTo(0.15) },
      { option: "open it", probability: expect.closeTo(0.1) },
    ]);
    expect(peer.chats).toHaveLength(0);
    const text = "You are in a kitchen.\n\nThink: the mug is in cabinet 1.\nAct:";
    expect(peer.completions).toEqual([
      {
        model: "m1",
        prompt: commands.map((option) => `${text} ${option}\n`),
        max_tokens: 1,
        temperature: 0,
        echo: true,
        logprobs: 1,
      },
    ]);
  });

  it.each([
    ["tokens", "tokens"],
    ["letters", "log-probabilities"],
  ] as const)("are noted with a decision where they count: %s", async (scores, by) => {
    const { model } = await start({ likelihood }, scores);
    const noted = await noteEffort(async (effort) => {
      await model.choose(thought, commands);
      return effort.by;
    });
    expect(noted).toBe(by);
  });

  it.each([
    ["has no such endpoint", {}],
    ["does not hear the echo", { likelihood, echoes: false }],
  ])("are asked for once of a server that %s, and letters count from then on", async (_, given) => {
    const { peer, model } = await start(given);
    for (const _ of [1, 2]) {
      const { by, scored } = await model.choose(thought, commands);
      expect([by, scored[0]?.option]).toEqual(["log-probabilities", "open it"]);
    }
    expect([peer.completions.length, peer.chats.length]).toEqual([1, 2]);
  });

  it("are asked for again after a failure that passes, which teaches nothing", async () => {
    const { peer, model } = await start({ likelihood });
    peer.failNext({ kind: "status", status: 500 });
    expect((await model.choose(thought, commands)).by).toBe("tokens");
    expect(peer.completions).toHaveLength(2);
    peer.failAll({ kind: "status", status: 503 });
    await expect(model.choose(thought, commands)).rejects.toMatchObject({ failure: "unreachable" });
    peer.failAll(null);
    expect((await model.choose({ ...thought, sample: 1 }, commands)).by).toBe("tokens");
  });
});
