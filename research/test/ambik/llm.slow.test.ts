/** The methods with a language model, over the real client, against the rule-driven server. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { ChatModel } from "../../../src/core/model/model.js";
import { seededRandom } from "../../../src/core/random.js";
import { createChatModel } from "../../../src/policies/llm/chat-model.js";
import { playersBrain } from "../../../test/peers/openai/brain.js";
import { type OpenAiPeerOptions, startOpenAiPeer } from "../../../test/peers/openai/peer.js";
import { players } from "../../../test/peers/openai/players/index.js";
import { benchAmbik, benchKnowNo, createMethod } from "../../ambik/benches.js";
import { embedded } from "../../ambik/embedded/detect.js";
import { createPrompts } from "../../ambik/llm/prompts.js";
import { createLap } from "../../ambik/llm/scorers.js";
import { createSetMethod, notListed } from "../../ambik/llm/set-method.js";
import { loadKnowNo } from "../../ambik/load.js";
import type { MethodName } from "../../ambik/method.js";
import { ownRow, ownRows } from "./own-rows.js";

async function start(options: Parameters<typeof startOpenAiPeer>[0] = {}) {
  const peer = await startOpenAiPeer(options);
  onTestFinished(() => peer.close());
  const model = createChatModel({ apiKey: "k", baseUrl: peer.url, model: "m", maxRetries: 0 });
  return { peer, model };
}

const noModel = (): ChatModel => {
  throw new Error("no model is needed");
};

const rows = [...ownRows(1, 10), ...ownRows(200, 6)];
const measured = rows.slice(-6);
const style = { shots: 0, withoutPlans: false };
const given = { rows, calibration: rows.slice(0, 10), style };

it.each(["knowno", "lap", "lofree", "binary", "nohelp"] as const)(
  "%s plays through",
  async (name) => {
    const { peer, model } = await start();
    const method = await createMethod(name, { ...given, model: () => model });
    const calls = peer.chats.length;
    const result = await benchAmbik(measured, method);
    expect(result).toMatchObject({ rows: 6, method: name });
    expect(calls > 0).toBe(name !== "binary" && name !== "nohelp");
    expect(peer.chats.length).toBeGreaterThan(calls);
    for (const share of Object.values(result.chr)) {
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }
  },
);

it("the model is told the kitchen, the task, what is done and the step, and lists four options", async () => {
  const { peer, model } = await start();
  await createMethod("knowno", { ...given, calibration: ownRows(1, 1), model: () => model });
  const [write, choose] = peer.chats.map(({ messages }) =>
    messages.map(({ content }) => content).join("\n"),
  );
  for (const part of [
    "a tin teapot",
    "fridge",
    "Task: Fill the clay teapot.",
    "Go to the shelf",
    "Take the clay teapot",
  ])
    expect(write).toContain(part);
  expect(choose).toContain(`E) ${notListed}`);
});

it("the right option is in the set as often as wanted, at any distribution of scores", async () => {
  const random = seededRandom(3, "scores");
  const all = ownRows(1, 400);
  const right = new Map(all.map(({ id }) => [id, Math.floor(random() * 4)]));
  const scored = new Map(
    all.map(({ id }) => {
      const raw = Array.from(
        { length: 4 },
        (_, index) => random() + (index === right.get(id) ? 0.5 : 0),
      );
      const sum = raw.reduce((total, value) => total + value, 0);
      return [
        id,
        raw.map((value, index) => ({ option: `take teapot ${"abcd"[index]}`, score: value / sum })),
      ];
    }),
  );
  const answerOf = (id: number) => `teapot ${"abcd"[right.get(id) ?? 0]}`;
  const labelled = all.map((row) => ({ ...row, variants: answerOf(row.id) }));
  const scorer = {
    name: "knowno",
    score: async ({ row }: { row: { id: number } }) => scored.get(row.id) ?? [],
  } as const;
  const method = await createSetMethod(scorer, labelled.slice(0, 100));
  const tests = labelled.slice(100);
  const sets = await Promise.all(tests.map((row) => method.answer(row, "clear")));
  const covered = sets.filter(({ answers }, index) =>
    [answers].flat().includes(`take ${answerOf(tests[index]?.id ?? 0)}`),
  );
  expect(covered.length / tests.length).toBeGreaterThanOrEqual(0.78);
  expect(sets.some(({ answers }) => answers.length < 4)).toBe(true);
});

it("LAP rules out what is not in the kitchen", async () => {
  const known = ["samovar", "tin teapot", "teapot", "blue mug"];
  const here = ["take the tin teapot", "take the teapot", "put it into the fridge"];
  const scoreOf = async (option: string) => {
    const model = {
      complete: async () => `A) ${option}`,
      choose: async (_: unknown, options: readonly string[]) => ({
        scored: options.map((one) => ({ option: one, probability: 0.5 })),
      }),
    } as unknown as ChatModel;
    const scored = await createLap(model, createPrompts(style), known).score({
      row: ownRow(1),
      half: "clear",
    });
    return scored.find((one) => one.option === option)?.score;
  };
  for (const option of here) expect(await scoreOf(option)).toBe(0.25);
  for (const option of ["fill the samovar", "fill a blue mug from the tin teapot"])
    expect(await scoreOf(option)).toBe(0);
});

it("says what is missing: rows to calibrate with, a model", async () => {
  const { model } = await start();
  const make = (name: MethodName, model: () => ChatModel) =>
    createMethod(name, { rows: measured, calibration: [], style, model });
  await expect(make("knowno", () => model)).rejects.toThrow(/calibrated on rows 1 to 100/);
  await expect(make("binary", noModel)).rejects.toThrow("no model is needed");
  expect((await make("embedded", noModel)).name).toBe("embedded");
});

it.each([
  ["at all", null],
  ["but of the chosen token", [{ token: "A", probability: 1 }]],
  ["but of words", ["The", "I"].map((token) => ({ token, probability: 0.5 }))],
  ["of anything", []],
])("KnowNo and LAP refuse a server without log-probabilities %s", async (_, tokens) => {
  const brain = playersBrain(players);
  const scoring: OpenAiPeerOptions["brain"] = (messages, params) =>
    tokens && params.logprobs ? { text: "A", tokens } : brain(messages, params);
  const lacking = { lacks: ["log-probabilities"], lacking: "unheard" } as const;
  const { model } = await start(tokens ? { brain: scoring } : lacking);
  for (const name of ["knowno", "lap"] as const)
    await expect(createMethod(name, { ...given, model: () => model })).rejects.toThrow(
      /need log-probabilities, .* or --method lofree/,
    );
  if (tokens) return;
  const lofree = await createMethod("lofree", { ...given, model: () => model });
  expect(lofree.calibration).toMatchObject({ target: 0.8, tasks: 10 });
});

it("says threshold and realised coverage, of rows that nothing was calibrated with", async () => {
  const { model } = await start();
  const method = await createMethod("knowno", { ...given, model: () => model });
  const { conformal } = await benchAmbik(measured, method);
  expect(conformal).toMatchObject({ target: 0.8, tasks: 10, realised: expect.any(Number) });
  const { conformal: none } = await benchAmbik(rows.slice(0, 2), method);
  expect(none?.realised).toBeNull();
});

it("worked examples come before each question, and the plan may be left out", async () => {
  const { peer, model } = await start();
  const style = { shots: 3, withoutPlans: true };
  const calibration = ownRows(1, 1);
  await createMethod("knowno", { ...given, calibration, style, model: () => model });
  const [write] = peer.chats.map(({ messages }) => messages);
  expect(write?.map(({ role }) => role).join(" ")).toBe(
    "system user assistant user assistant user assistant user",
  );
  const asked = JSON.stringify(write);
  expect(asked).toContain("Step: Take the clay teapot");
  expect(asked).not.toContain("Task:");
});

it("KnowNo's tasks have a help rate, success and coverage", async () => {
  const { model } = await start();
  const folder = mkdtempSync(path.join(tmpdir(), "sous-knowno-"));
  const columns = "id,environment_full,environment_short,task,ambiguity_type,user_intent";
  const lines = Array.from(
    { length: 104 },
    (_, id) => `${id},a hat and a cap,"hat, cap",Bring it.,winograd_task,cap|hat`,
  );
  writeFileSync(path.join(folder, "knowno_data.csv"), [columns, ...lines].join("\n"));
  const { calibration, test } = loadKnowNo(folder);
  expect([calibration.length, test.length]).toEqual([100, 4]);
  const method = await createMethod("knowno", { ...given, calibration, model: () => model });
  const result = await benchKnowNo(test, method);
  expect(result).toMatchObject({
    tasks: 4,
    conformal: { tasks: 100 },
    kinds: [{ kind: "winograd_task", tasks: 4 }],
  });
  const unasked = await benchKnowNo(test, embedded);
  expect(unasked).toMatchObject({ helpRate: 0, success: 0 });
  rmSync(folder, { recursive: true });
});
