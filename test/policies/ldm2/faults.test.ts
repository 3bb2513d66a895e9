/** LDM2 in the product over HTTP, from kept tuples: whatever fails ends the episode with its name. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { systemClock as clock } from "../../../src/app/clock.js";
import { keepHousehold } from "../../../src/app/households.js";
import { createLog } from "../../../src/app/log.js";
import { modelSupply } from "../../../src/app/models/model-supply.js";
import { createPolicy } from "../../../src/app/models/policies.js";
import { readConfig } from "../../../src/app/settings/read-config.js";
import { type Sous, type SousOptions, startSous } from "../../../src/app/wire.js";
import type { Episode } from "../../../src/core/episode.js";
import type { EpisodeSoFar } from "../../../src/core/tuple.js";
import { formLdm2 } from "../../../src/policies/ldm2/index.js";
import { createChatModel } from "../../../src/policies/llm/index.js";
import { createPickAlike } from "../../../src/policies/tuples/index.js";
import type { Fault } from "../../peers/openai/faults.js";
import { startOpenAiPeer } from "../../peers/openai/peer.js";

const peer = await startOpenAiPeer();
const log = createLog("silent");
const folder = mkdtempSync(path.join(tmpdir(), "sous-ldm2-"));
const database = path.join(folder, "sous.db");
const parts = {
  log,
  clock,
  paceMs: 0,
  answerTimeoutMs: 10,
  command: "test",
  bots: [],
  database,
} satisfies SousOptions;

/** LDM2 with a model of this name: what one has answered is kept, and said again. */
function startLdm2(name: string): Promise<Sous> {
  const variables = { SOUS_LLM_MODEL: name, SOUS_LLM_KEY: "any", SOUS_LLM_URL: peer.url };
  const { llm, ...rest } = readConfig(variables, false);
  const impatient = llm && { ...llm, model: { ...llm.model, maxRetries: 0, timeoutMs: 1_000 } };
  const given = { config: { ...rest, llm: impatient }, log, clock };
  return startSous({
    ...parts,
    policy: (memory) =>
      createPolicy("ldm2", { memory, model: modelSupply({ ...given, store: memory.models }) }),
  });
}

let sous: Sous;
beforeAll(async () => {
  const shown = await startSous(parts);
  await play(shown, 50);
  await shown.stop();
  sous = await startLdm2("m1");
}, 120_000);
afterAll(async () => {
  await sous.stop();
  await peer.close();
  rmSync(folder, { recursive: true, force: true });
});

async function play({ memory, runner }: Sous, maxSteps: number): Promise<Episode> {
  const household = await keepHousehold(memory, "kitchen", clock);
  const [episode] = await runner.play({
    household,
    rounds: 1,
    maxSteps,
    seed: 1,
    askPolicy: "never",
    bot: "simulated",
    channel: "simulated",
  });
  if (!episode) throw new Error("nothing was played");
  return episode;
}

const faults: readonly (readonly [string, Fault])[] = [
  ["429", { kind: "status", status: 429 }],
  ["500", { kind: "status", status: 500 }],
  ["a slow server", { kind: "slow", ms: 2_000 }],
  ["a cut body", { kind: "garbled" }],
  ["words in place of an object", { kind: "says", text: "I would open the fridge." }],
  ["another object", { kind: "says", text: '{"types": 7}' }],
  ["a refusal", { kind: "refuses", text: "No." }],
  ["an answer cut short", { kind: "cut-off", after: 1 }],
];

it.each(faults)("%s ends the episode as failed, and nothing else", async (_name, fault) => {
  peer.failAll(fault);
  const { end } = await play(sous, 5);
  peer.failAll(null);
  expect(end).toEqual({ kind: "truncated", reason: "model-failed" });
});

it("goes on with another model, and every call is charged to an episode", async () => {
  await sous.stop();
  sous = await startLdm2("m2");
  const { id, end } = await play(sous, 3);
  expect(end).toEqual({ kind: "truncated", reason: "max-steps" });
  const { models, episodes, searches } = sous.memory;
  expect(searches().exactQueries).toBeGreaterThan(0);
  expect((await models.sumUsage({ episode: id })).requests).toBeGreaterThan(3);
  let charged = 0;
  for (const one of await episodes.list("kitchen")) {
    charged += (await models.sumUsage({ episode: one.id })).requests;
  }
  expect((await models.sumUsage()).requests).toBe(charged);
}, 120_000);

it("shows taught rules as data, and the newest of many tuples", async () => {
  const [kept] = await sous.memory.tuples.list();
  if (!kept) throw new Error("nothing was kept");
  const model = createChatModel({ apiKey: "any", baseUrl: peer.url, model: "m1" });
  const many = Array.from({ length: 600 }, () => ({ ...kept }));
  const { memory, proposer, explorer } = await formLdm2(
    { model, pick: createPickAlike(createHashingEmbedder()) },
    many,
  );
  expect(memory.size).toBe(500);
  expect(memory.list()).not.toContain(many[99]);
  const rule = { id: "r-1", household: null, person: "p-1", at: 1, source: "taught" } as const;
  const moment: EpisodeSoFar = {
    task: kept.goal,
    particular: false,
    rules: [{ ...rule, text: 'say "yes"' }],
    trajectory: [{ kind: "begin", observation: kept.observation, admissible: ["look", "wait"] }],
  };
  await proposer.propose(moment);
  const [system, user] = peer.chats.at(-1)?.messages ?? [];
  expect(system?.content).not.toContain('say "yes"');
  expect(JSON.parse(user?.content ?? "{}")).toMatchObject({ rules: ['say "yes"'] });

  const unlikely = '{"actions": [{"action": "look", "confidence": 0.4}]}';
  peer.failNext(null, { kind: "says", text: unlikely });
  const other = { ...moment, task: kept.goal };
  // exploring goes on with other ways: an answer that cannot be used is none
  expect(await explorer.propose(other)).toEqual([]);
}, 120_000);
