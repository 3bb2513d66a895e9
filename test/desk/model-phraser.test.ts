import { expect, it, onTestFinished } from "vitest";
import { chooseModels } from "../../src/app/models/model-supply.js";
import { systemClock as clock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { createModelPhraser } from "../../src/desk/ask/models.js";
import { createChatModel } from "../../src/policies/llm/chat-model.js";
import { tableOf } from "../build/table.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { HostileHomes } from "../safety/hostile-home.js";

const plain = "Where is Ana's blue mug?";
const why = "I have to wash it.";

async function phrase(text: string): Promise<string> {
  const peer = await startOpenAiPeer({ brain: () => JSON.stringify({ question: text }) });
  onTestFinished(() => peer.close());
  const model = createChatModel({ apiKey: "any", baseUrl: peer.url, model: "m1" });
  return createModelPhraser(model)(plain, why, {});
}

it.each([
  "Do you know where Ana's blue mug is?",
  "Where can I find Ana's blue mug, please?",
  "Have you seen the blue mug of Ana?",
])("is asked in other words: %s", async (text) => {
  const worded = await phrase(text);
  expect(worded).toMatch(/^(?:Do|Where|Have) .*blue mug/);
});

it.each(tableOf<[string, string]>("desk", "worded wrongly"))(
  "is asked plainly where the model asks for %s",
  async (_what, text) => {
    expect(await phrase(text)).toBe(plain);
  },
);

it("is asked plainly where the model fails", async () => {
  const peer = await startOpenAiPeer();
  onTestFinished(() => peer.close());
  peer.failAll({ kind: "refuses", text: "No." });
  const settings = { apiKey: "any", baseUrl: peer.url, model: "m1", maxRetries: 0 };
  expect(await createModelPhraser(createChatModel(settings))(plain, why, {})).toBe(plain);
});

it("is switched on by its variable, shown as it was worded, kept so, and charged", async () => {
  const worded = "Could you tell me where Ana's mug is?";
  const peer = await startOpenAiPeer({ brain: () => JSON.stringify({ question: worded }) });
  const variables = { SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "any", SOUS_LLM_URL: peer.url };
  const homes = new HostileHomes();
  onTestFinished(async () => {
    await homes.stop();
    await peer.close();
  });
  const config = readConfig({ ...variables, SOUS_LLM_ROLES: "phraser" }, false);
  const parts = { config, clock, log: createLog("silent") };
  await homes.start({ phraser: chooseModels(parts).phraser });
  const { episode, posts } = await homes.play("h-1", { name: "Ana", text: null }, { maxSteps: 3 });
  const { questions, models } = homes.sous.memory;
  const texts = (await questions.list({ household: "h-1" })).map(({ text }) => text);
  expect(texts).toContain(worded);
  expect(JSON.stringify(posts)).toContain(worded);
  expect(peer.chats.length).toBe(texts.length);
  expect((await models.sumUsage({ episode })).requests).toBe(texts.length);

  const off = { ...parts, config: readConfig(variables, false) };
  expect(await chooseModels(off).phraser(homes.sous.memory)).toBeUndefined();
});
