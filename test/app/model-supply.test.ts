import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { createPolicy } from "../../src/app/models/policies.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { createLog } from "../../src/app/operating/log.js";
import { secretsOf } from "../../src/app/settings/config.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import type { Prompt } from "../../src/core/model/model.js";
import { newFile } from "../memory/folder.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { runSous } from "./run-sous.js";

const prompt: Prompt = {
  role: "actor",
  messages: [{ speaker: "user", text: "Where?" }],
  charge: { episode: "e-1" },
};

async function supply(variables: Record<string, string>, file = ":memory:") {
  const memory = await openMemory({ file, clock: systemClock });
  onTestFinished(() => memory.close());
  const config = readConfig(variables, false);
  const lines: string[] = [];
  const log = createLog("debug", {
    secrets: secretsOf(config),
    to: { write: (line: string) => void lines.push(line) },
  });
  const again = () => modelSupply({ config, store: memory.models, clock: systemClock, log });
  return { memory, model: again(), again, lines };
}

it("without one, says which variables are missing, and rules go on", async () => {
  const { memory, model } = await supply({});
  expect(() => model()).toThrow(/SOUS_LLM_MODEL: .*\n {2}SOUS_LLM_KEY: platform\.openai\.com/);
  expect(await createPolicy("rules", { memory, model })).toMatchObject({ name: "rules" });
});

it("keeps to the caps, logs what fails without the key, and what it took is printed", async () => {
  const key = "key-of-the-test-0123456789";
  const peer = await startOpenAiPeer({ key, brain: () => "In the sink." });
  onTestFinished(() => peer.close());
  const file = newFile();
  const { memory, model, again, lines } = await supply(
    {
      SOUS_LLM_MODEL: "m1",
      SOUS_LLM_KEY: key,
      SOUS_LLM_URL: peer.url,
      SOUS_LLM_DAY_DOLLARS: "0.2",
      SOUS_LLM_PRICES: "m1=100000/0",
    },
    file,
  );
  expect(model()).toBe(model());
  peer.failNext({ kind: "status", status: 401, message: `${key} is wrong` });
  await expect(model().complete(prompt)).rejects.toMatchObject({ failure: "rejected" });
  // A server that rejects the key is not called for a while, even by later episodes.
  for (const episode of ["e-1", "e-2"])
    await expect(model().complete({ ...prompt, charge: { episode } })).rejects.toMatchObject({
      failure: "rejected",
    });
  expect(peer.chats).toHaveLength(1);
  const later = again();
  expect(await later().complete(prompt)).toBe("In the sink.");
  await expect(later().complete({ ...prompt, sample: 1 })).rejects.toMatchObject({
    failure: "budget-spent",
  });
  expect(lines.join()).toContain("model-rejected");
  expect(lines.join()).not.toContain(key);
  await memory.close();

  const { out } = await runSous("doctor", "usage", "--db", file);
  expect(out).toContain("all together: 2 requests (and 0 kept), 6 tokens in, 3 out, $0.6000");
  expect(out).toContain("episode e-1: 2 requests");
  const json = JSON.parse((await runSous("doctor", "usage", "--db", file, "--json")).out);
  expect(json).toMatchObject({ all: { requests: 2, promptTokens: 6 }, models: { m1: {} } });
});
