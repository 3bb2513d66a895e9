/** Agents side by side: figures, what models took, and the report. */

import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { gameId, listGames } from "../../../scenes/household/index.js";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { benchedPolicy } from "../../../src/app/models/policies.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { ConfigError, InputError } from "../../../src/core/errors.js";
import { composeAgents } from "../../../src/research/aba/agents-report.js";
import {
  type AgentSettings,
  type BenchAgentsRequest,
  benchAgents,
} from "../../../src/research/aba/bench-agents.js";
import { measureConditions } from "../../../src/research/aba/figures.js";
import { readGameList } from "../../../src/research/aba/game-list.js";
import { readRules } from "../../../src/research/aba/rule-file.js";
import type { Lab } from "../../../src/research/lab/contract.js";
import { createLab } from "../../../src/research/lab/lab.js";
import { renderMarkdown } from "../../../src/research/report/markdown.js";
import { partOf } from "../../../src/research/report/result-kind.js";
import { openFaultyStage } from "../../faulty-model/stage.js";
import { newFile } from "../../memory/folder.js";
import { mugHome } from "../../policies/agents/homes.js";
import { openStage } from "../../policies/agents/over-http.js";
import { tinyGame } from "../../scenes/household/tiny-game.js";
import { sharedData } from "../../shared-data.js";

const settings: AgentSettings = {
  variant: "standard",
  ask: "missing",
  wrong: 0,
  unsure: 0,
  maxSteps: 50,
};

function writeGames(): string {
  const folder = path.dirname(newFile());
  const good = tinyGame().replace("do as the test says", "put a cup in drawer");
  for (const [id, text] of Object.entries({
    "cup-1/good": good,
    "cup-2/cut": good.slice(0, 200),
  })) {
    mkdirSync(path.join(folder, id), { recursive: true });
    writeFileSync(path.join(folder, id, "game.tw-pddl"), text);
  }
  return folder;
}

function bench(lab: Lab, change: Partial<BenchAgentsRequest> = {}) {
  const folder = writeGames();
  return benchAgents(lab, {
    folder,
    agents: ["react", "aba"],
    label: "scripted model",
    settings,
    seeds: [1],
    ...change,
  });
}

it("plays every game with every agent, and counts what their models took", async () => {
  const { lab, peer } = await openStage();
  const seen: string[] = [];
  const { agents } = await bench(lab, { onProgress: (done, of) => seen.push(`${done}/${of}`) });
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

it("marks every table of the report with whose figures they are", async () => {
  const { lab } = await openStage();
  const origin = { command: "sous bench agents", seconds: 1 };
  const text = renderMarkdown(partOf(composeAgents(await bench(lab)), origin));
  const headings = text.split("\n").filter((line) => line.startsWith("## "));
  expect(headings).toHaveLength(4);
  for (const heading of headings.slice(0, 3)) expect(heading).toContain("(scripted model)");
  expect(text).toMatch(/\| aba \| 1 \| 100\.0 % \|/);
});

it("says what to set where no language model is configured, and which policies there are", async () => {
  const lab = createLab({ config: loadConfig(), clock: systemClock, log: createLog("silent") });
  await expect(bench(lab, { agents: ["aba"] })).rejects.toBeInstanceOf(ConfigError);
  await expect(bench(lab, { agents: ["rules"] })).resolves.toMatchObject({
    agents: [{ success: 1, requests: 0 }],
  });
  expect(() => benchedPolicy("butler")).toThrow(InputError);
});

it("weighs success and goal conditions by the length of the way", () => {
  const game = {
    id: "a",
    seed: 1,
    ownTask: true,
    walkthrough: 5,
    repeatedQuestions: 0,
    peopleMs: 0,
  };
  const round = (success: boolean, steps: number) => [{ success, steps } as never];
  const played = [
    { ...game, rounds: round(true, 10), conditionsMet: [1] },
    { ...game, rounds: round(false, 50), conditionsMet: [1 / 3] },
    { ...game, rounds: round(true, 4), conditionsMet: [1], ownTask: false },
  ];
  expect(measureConditions(played)).toEqual({
    goalConditions: expect.closeTo(7 / 9),
    pathWeightedSuccess: 0.25,
    pathWeightedConditions: expect.closeTo((0.5 + 1 / 30) / 2),
  });
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

it.each(["opex-l", "opex-h", "opex", "agent"])(
  "shows rules of a file to %s once",
  async (policy) => {
    const rule = "A fridge is shut at first.";
    const { play, server } = await openFaultyStage({}, {}, { worldRules: [rule] });
    await play(mugHome(), { policy, maxSteps: 2 });
    const prompts = server.requests.map(({ messages }) => JSON.stringify(messages));
    expect(Math.max(...prompts.map((text) => text.split(rule).length - 1))).toBe(1);
  },
);

const list = readGameList(
  fileURLToPath(new URL("../../../src/research/aba/games-134.json", import.meta.url)),
);

it("has 134 games of its own", () => {
  expect(new Set(list).size).toBe(134);
});

const shared = sharedData("alfworld", "valid_train");

it.skipIf(!shared)("took those of valid_train whose names have the smallest SHA-256", () => {
  const digest = (name: string) => createHash("sha256").update(name).digest("hex");
  const names = listGames(shared ?? "").map(gameId);
  const sorted = names.toSorted((a, b) => (digest(a) < digest(b) ? -1 : 1));
  expect(list).toEqual(sorted.slice(0, 134));
});
