/** The model compares only questions that the rules leave open. */
import { expect, it, onTestFinished } from "vitest";
import { chooseModels } from "../../src/app/models/model-supply.js";
import { systemClock as clock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { createModelJudge } from "../../src/desk/ask/models.js";
import { createChatModel } from "../../src/policies/llm/chat-model.js";
import { openDesk } from "../build/desk.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";

const plate = (adjective: string) =>
  ({ need: { func: "where", noun: "plate", adjective } }) as const;

async function openWith(says: unknown) {
  const peer = await startOpenAiPeer({ brain: () => JSON.stringify(says) });
  onTestFinished(() => peer.close());
  const model = createChatModel({ apiKey: "any", baseUrl: peer.url, model: "m1", maxRetries: 0 });
  const judge = createModelJudge(model);
  return { peer, scenario: await openDesk({ judge }) };
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

it("is switched on by its variable", async () => {
  const { scenario } = await openWith({ same: true });
  const variables = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "any" };
  const choose = (given: Record<string, string>) =>
    chooseModels({ config: readConfig(given, false), clock, log: createLog("silent") }).judge(
      scenario.memory,
    );
  expect(await choose(variables)).toBeUndefined();
  expect(await choose({ ...variables, SOUS_LLM_ROLES: "judge" })).toBeInstanceOf(Function);
  expect(() => readConfig({ SOUS_LLM_ROLES: "judge" }, false)).toThrow(/SOUS_LLM_ROLES: needs/);
});
