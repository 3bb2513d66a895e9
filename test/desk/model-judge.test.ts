/** A language model over HTTP compares questions that the rules leave open. It can join none that they tell apart. */
import { expect, it, onTestFinished } from "vitest";
import { systemClock as clock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { chooseJudge } from "../../src/app/models/desk-models.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { createModelJudge } from "../../src/desk/model-judge.js";
import { isTakenForSame } from "../../src/desk/same-question.js";
import { createChatModel } from "../../src/policies/llm/index.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { openDesk } from "./desk-scenario.js";

const plate = (adjective: string) =>
  ({ need: { func: "where", noun: "plate", adjective } }) as const;

/** A desk whose model says this, whatever it is asked. */
async function openWith(says: unknown) {
  const peer = await startOpenAiPeer({ brain: () => JSON.stringify(says) });
  onTestFinished(() => peer.close());
  const model = createChatModel({ apiKey: "any", baseUrl: peer.url, model: "m1", maxRetries: 0 });
  const judge = createModelJudge(model);
  return { peer, judge, scenario: await openDesk({ judge }) };
}

it("joins what the model takes for the same, and says how much it is alike", async () => {
  const { peer, scenario } = await openWith({ same: true });
  const { id } = await scenario.pose(plate("chipped"));
  const joined = await scenario.ask(plate("damaged"));
  expect(joined).toMatchObject({ handling: "joined", question: id });
  const step = (await scenario.memory.episodes.steps("e1")).at(-1)?.step;
  expect(step).toMatchObject({
    alike: expect.stringMatching(/^The open question is \d\d % like it\.$/),
  });
  expect(step).not.toHaveProperty("reason");
  expect(peer.chats).toHaveLength(1);
});

it.each([
  ["says no", { same: false }],
  ["says something else", { verdict: "same" }],
  ["says nothing", ""],
])("asks people where the model %s", async (_, says) => {
  const { scenario } = await openWith(says);
  await scenario.pose(plate("chipped"));
  expect(await scenario.ask(plate("damaged"))).toMatchObject({ handling: "posted" });
});

it("asks people where the model fails", async () => {
  const { peer, scenario } = await openWith({ same: true });
  await scenario.pose(plate("chipped"));
  peer.failAll({ kind: "refuses", text: "No." });
  expect(await scenario.ask(plate("damaged"))).toMatchObject({ handling: "posted" });
});

it("asks nobody but people without a model", async () => {
  const scenario = await openDesk();
  await scenario.pose(plate("chipped"));
  expect(await scenario.ask(plate("damaged"))).toMatchObject({ handling: "posted" });
});

it.each([
  ["another person's", "Where is Ana's old mug?", "Where is Ben's former mug?"],
  ["who keeps what", "Where does Ben keep Ana's keys?", "Where does Ana hide Ben's keys?"],
  ["under and on", "Is the book under the lamp?", "Is the lamp under the book?"],
  ["not", "Which cup may I use?", "Which cup may I not take away?"],
  ["may and must", "May guests use this towel?", "Must visitors employ this towel?"],
  ["a count", "Where are the two cheap pillows?", "Where are the three inexpensive pillows?"],
  ["a colour", "Where is the red scarf?", "Where is the blue scarf?"],
  ["another thing", "Where is the shabby fork?", "Where is the worn spoon?"],
  ["another place", "Is the tray beside the fridge?", "Is the tray beside the sofa?"],
  ["a part", "Where is the potato?", "Where is the potato peeler?"],
  ["where and which", "Which towel is Mia's?", "Where is Mia's towel?"],
  ["usually and now", "Where do you usually keep the remote?", "Where is the remote now?"],
])("believes no lie about questions that the rules tell apart: %s", async (_, one, other) => {
  const { peer, judge } = await openWith({ same: true });
  const ask = (a: string, b: string) => judge(a, b, {});
  for (const pair of [
    { one, other },
    { one: other, other: one },
  ])
    expect(await isTakenForSame({ ...pair, similarity: 0.9 }, ask)).toBe(false);
  expect(peer.chats).toEqual([]);
});

it("is switched on by its variable", async () => {
  const { scenario } = await openWith({ same: true });
  const variables = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "any" };
  const choose = (given: Record<string, string>) =>
    chooseJudge({ config: readConfig(given, false), clock, log: createLog("silent") })(
      scenario.memory,
    );
  expect(await choose(variables)).toBeUndefined();
  expect(await choose({ ...variables, SOUS_LLM_COMPARES: "on" })).toBeInstanceOf(Function);
  expect(() => readConfig({ SOUS_LLM_COMPARES: "on" }, false)).toThrow(/SOUS_LLM_COMPARES: needs/);
});
