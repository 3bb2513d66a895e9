/** Agents side by side: figures, what models took, and the report. */

import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { expect, it } from "vitest";
import { gameId, listGames } from "../../../scenes/household/source/load.js";
import { ConfigError, InputError } from "../../../src/core/errors.js";
import { packageFile } from "../../../src/core/package-file.js";
import { newFile } from "../../../test/memory/folder.js";
import { mugHome } from "../../../test/policies/agents/homes.js";
import { benchAgents } from "../../aba/bench-agents.js";
import { readGameList, readRules } from "../../aba/inputs.js";
import type { Lab } from "../../lab/lab.js";
import { benchedPolicy } from "../../lab/parts.js";
import { openFaultyStage } from "../agents/faulty-stage.js";
import { openStage } from "../agents/over-http.js";
import { cupInDrawer, newFolder, openLab, realGames, watch, writeGames } from "../set-up.js";

type BenchAgentsRequest = Parameters<typeof benchAgents>[1];
const settings: BenchAgentsRequest["settings"] = {
  variant: "standard",
  ask: "missing",
  wrong: 0,
  unsure: 0,
  maxSteps: 50,
};

const folder = writeGames(newFolder(), {
  "cup-1/good": cupInDrawer,
  "cup-2/cut": cupInDrawer.slice(0, 200),
});

function bench(lab: Lab, change: Partial<BenchAgentsRequest> = {}) {
  return benchAgents(lab, {
    games: folder,
    agents: ["react", "aba"],
    label: "scripted model",
    settings,
    seeds: [1],
    ...change,
  });
}

it("plays every game with every agent, and counts what their models took", async () => {
  const { lab, peer } = await openStage();
  const { result, seen } = await watch(() => bench(lab));
  const { agents } = result;
  expect(agents.map(({ agent }) => agent)).toEqual(["react", "aba"]);
  for (const one of agents) {
    expect(one).toMatchObject({ games: 1, success: 1, endings: { done: 1 }, modelFailures: {} });
    expect(one.failures.map(({ game }) => game)).toEqual(["cup-2/cut"]);
    expect(one.requestsPerEpisode).toBeGreaterThan(one.meanSteps);
    expect(one.promptTokensPerEpisode).toBeGreaterThan(one.completionTokensPerEpisode);
    expect(one.promptTokensPerTask).toBe(one.promptTokensPerEpisode);
    expect(one.decidedBy).toEqual({ model: 1, corrected: 0, choice: 0, rules: 0 });
    expect(one).toMatchObject({
      goalConditions: 1,
      pathWeightedConditions: one.pathWeightedSuccess,
    });
    expect(one.prefixShare).toBeGreaterThan(0.3);
    expect(one.prefixShare).toBeLessThan(1);
  }
  expect(agents.reduce((sum, { requests }) => sum + requests, 0)).toBe(peer.chats.length);
  expect(seen).toEqual(["1/4", "2/4", "3/4", "4/4"]);
});

it("says what to set where no language model is configured, and which policies there are", async () => {
  const lab = openLab();
  await expect(bench(lab, { agents: ["aba"] })).rejects.toBeInstanceOf(ConfigError);
  await expect(bench(lab, { agents: ["rules"] })).resolves.toMatchObject({
    agents: [{ success: 1, requests: 0 }],
  });
  expect(() => benchedPolicy("butler")).toThrow(InputError);
});

it("hands rules to agents, from lines or from what was learned", () => {
  const lines = newFile("rules.txt");
  writeFileSync(lines, "You can hold one thing.\n\nA fridge is shut at first.\n");
  const learned = newFile("rules.json");
  writeFileSync(
    learned,
    JSON.stringify({ homes: 2, rules: [{ text: "You can hold one thing." }] }),
  );
  expect(readRules(lines)).toEqual(["You can hold one thing.", "A fridge is shut at first."]);
  expect(readRules(learned)).toEqual(["You can hold one thing."]);
  writeFileSync(lines, "\n");
  expect(() => readRules(lines)).toThrow(InputError);
  writeFileSync(lines, '{"rules": 1}');
  expect(() => readRules(lines)).toThrow(/neither a JSON list/);
});

it.each(["opex-l", "agent"])("shows rules of a file to %s once", async (policy) => {
  const rule = "A fridge is shut at first.";
  const { play, server } = await openFaultyStage({}, {}, { worldRules: [rule] });
  await play(mugHome(), { policy, maxSteps: 2 });
  const prompts = server.requests.map(({ messages }) => JSON.stringify(messages));
  expect(Math.max(...prompts.map((text) => text.split(rule).length - 1))).toBe(1);
});

it.skipIf(!realGames)(
  "has 134 games of valid_train: the smallest by SHA-256 of their names",
  () => {
    const list = readGameList(packageFile("research/aba/games-134.json"));
    const digest = (name: string) => createHash("sha256").update(name).digest("hex");
    const names = listGames(realGames ?? "").map(gameId);
    const sorted = names.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1));
    expect(list).toEqual(sorted.slice(0, 134));
  },
);
