import { expect, it, onTestFinished } from "vitest";
import { z } from "zod";
import { createChatModel } from "../../../src/policies/llm/chat-model.js";
import { checkModels } from "../../../src/policies/llm/check.js";
import { remedyOf } from "../../../src/policies/llm/errors.js";
import type { ModelSettings } from "../../../src/policies/llm/settings.js";
import { abilitiesOf, openAiUrl } from "../../../src/policies/llm/settings.js";
import { createTransport } from "../../../src/policies/llm/transport.js";
import { type Behaviour, refusing, startFaultyModel } from "../../faulty-model/server.js";

const asked = { role: "actor", charge: { household: "h1" } } as const;
const messages = [
  { speaker: "system", text: "Be short." },
  { speaker: "user", text: "Where?" },
] as const;
const act = { name: "act", description: "Acts.", schema: z.object({ command: z.string() }) };

async function start(behaviour: Behaviour, more: Partial<ModelSettings> = {}) {
  const server = await startFaultyModel(behaviour);
  onTestFinished(() => server.close());
  const settings = { apiKey: "k", baseUrl: server.url, model: "m1", maxRetries: 0, ...more };
  return { server, settings, model: createChatModel(settings) };
}

it.each([
  [{}, "gpt-4.1", ["tools", "logprobs", "stop", "prompt_cache_key"], []],
  [{}, "o3", ["tools", "response_format"], ["temperature", "stop", "logprobs"]],
  [{ baseUrl: "https://api.anthropic.com/v1/" }, "claude", ["tools"], ["response_format", "stop"]],
  [
    { baseUrl: "https://generativelanguage.googleapis.com/v1beta/openai/" },
    "gemini",
    ["response_format", "stop"],
    ["prompt_cache_key", "logprobs"],
  ],
  [{ baseUrl: "http://127.0.0.1:11434/v1" }, "qwen3:8b", ["logprobs"], ["prompt_cache_key"]],
  [{ provider: "ollama" }, "qwen3:8b", ["tools", "max_tokens"], ["response_format", "logprobs"]],
  [{ abilities: ["stop"] }, "gpt-4.1", ["stop"], ["tools", "max_tokens"]],
] as const)("by default, with %j and %s", (given, model, sent, leftOut) => {
  const found = abilitiesOf({ apiKey: "k", model, ...given }, model);
  expect([...found]).toEqual(expect.arrayContaining([...sent]));
  expect(leftOut.filter((one) => found.has(one))).toEqual([]);
});

it("leaves out what the setting does not name, and says instructions and calls in words", async () => {
  const lacking = refusing("max_tokens", "stop", "temperature", "tools", "response_format");
  const { server, model } = await start(lacking, { abilities: [] });
  const talk = { ...asked, messages, stop: ["\n"] };
  await model.converse(talk, [act], () => ({ value: null }));
  expect(server.refused()).toBe(0);
  // consecutive turns of a speaker are merged
  expect(server.requests[0]).toMatchObject({
    max_completion_tokens: 512,
    messages: [{ role: "user", content: expect.stringMatching(/^Be short\.\nWhere\?\nTools:/) }],
  });
});

it("says what to do when a server refuses a parameter, which the doctor finds", async () => {
  const { model, settings } = await start(refusing("temperature", "logprobs"));
  const failed = await model.complete({ ...asked, messages }).catch((error: unknown) => error);
  expect(failed).toMatchObject({ failure: "rejected" });
  expect(String(failed)).toMatch(/'temperature' is not supported.*SOUS_LLM_ABILITIES/);
  const found = (await checkModels(settings)).find(
    ({ name }) => name === "language model m1: abilities",
  );
  expect(found).toMatchObject({
    state: "fail",
    detail: expect.stringContaining("logprobs (refused), temperature (refused)"),
    advice: expect.stringMatching(/^Set SOUS_LLM_ABILITIES=tools,\S+ in \.env\.$/),
  });
  const named = found?.advice?.match(/=(\S+)/)?.[1]?.split(",") ?? [];
  expect(named).not.toContain("temperature");
  const abilities = named as unknown as NonNullable<ModelSettings["abilities"]>;
  const again = createChatModel({ ...settings, abilities });
  expect(await again.complete({ ...asked, messages })).not.toBe("");
});

it.each([
  ["claude-sonnet-4-5", openAiUrl, "https://api.anthropic.com/v1/"],
  ["gemini-2.5-flash", openAiUrl, "https://generativelanguage.googleapis.com/v1beta/openai/"],
  ["qwen3:8b", openAiUrl, "http://127.0.0.1:11434/v1"],
  ["gpt-4.1", openAiUrl, null],
  ["ft:gpt-4.1:home", openAiUrl, null],
  ["claude-sonnet-4-5", "http://127.0.0.1:4000/v1", null],
])("when %s fails at %s, says whose model it is: %s", (model, url, right) => {
  const refused = Object.assign(new Error("Incorrect API key"), { status: 401 });
  const remedy = right ? `set SOUS_LLM_URL=${right} in .env.` : "Correct SOUS_LLM_KEY in .env.";
  expect(remedyOf(refused, { model, url }).endsWith(remedy)).toBe(true);
});

it("tells the schema again where it is not heard", async () => {
  const { server, model } = await start({
    mangle: ({ message }, body) => {
      const isTold = body.messages.some(({ content }) => content?.includes('"place"'));
      message.content = isTold ? '{"place": "sink"}' : "It is in the sink.";
    },
  });
  const shape = { name: "place", schema: z.object({ place: z.string().max(9) }) };
  expect(await model.structure({ ...asked, messages }, shape)).toEqual({ place: "sink" });
  expect(server.requests).toHaveLength(2);
  // many servers refuse limits
  expect(JSON.stringify(server.requests[0]?.response_format)).not.toContain("maxLength");
});

it("leaves a server alone that does not answer, and tries it again after a while", async () => {
  let isDown = true;
  let now = 0;
  const { server, settings } = await start({
    refuse: () => (isDown ? { status: 503, error: { message: "down" } } : null),
  });
  const transport = createTransport(settings, () => now);
  const ask = () => transport({ model: "m1", messages, maxTokens: 9, stop: [] }, () => undefined);
  for (let n = 0; n < 8; n += 1)
    await expect(ask()).rejects.toMatchObject({ failure: "unreachable" });
  expect(server.requests).toHaveLength(5);
  isDown = false;
  now += 31_000;
  expect((await ask()).reply).not.toBeNull();
  await ask();
  expect(server.requests).toHaveLength(7);
});
