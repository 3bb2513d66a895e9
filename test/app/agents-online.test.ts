/** Agents that are language models, over the command line and HTTP: what is kept, capped, slow. */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import type { PlaySummary } from "../../src/cli/play-rounds.js";
import { newFile } from "../memory/folder.js";
import { tinyGame } from "../scenes/household/tiny-game.js";
import { online, patience, play } from "./agents-online-setup.js";
import { runSousWith } from "./run-sous.js";

/** A folder with a small game. */
function writeGame(): string {
  const root = path.dirname(newFile());
  const folder = path.join(root, "pick_and_place_simple-Cup-None-Drawer-1", "trial_1");
  mkdirSync(folder, { recursive: true });
  const game = tinyGame().replace("do as the test says", "put some cup on drawer");
  writeFileSync(path.join(folder, "game.tw-pddl"), game);
  writeFileSync(path.join(folder, "traj_data.json"), "{}");
  return root;
}

interface Bench {
  readonly agents: readonly {
    readonly agent: string;
    readonly requests: number;
    readonly meanSteps: number;
    readonly success: number;
  }[];
}

it("a second run of the same benchmark sends no request, and ends the same", patience, async () => {
  const words = ["bench", "agents", "--games", writeGame(), "--scripted", "--db", newFile()];
  const { settings } = await online();
  const run = async () =>
    JSON.parse((await runSousWith(settings, ...words, "--json")).out) as Bench;
  const first = await run();
  const second = await run();
  expect(first.agents.map(({ requests, success }) => requests * success > 5)).toEqual([true, true]);
  expect(second.agents.map(({ requests }) => requests)).toEqual([0, 0]);
  const outcome = ({ agents }: Bench) =>
    agents.map(({ agent, success, meanSteps }) => ({ agent, success, meanSteps }));
  expect(outcome(second)).toEqual(outcome(first));
});

it(
  "an episode ends when its budget is spent, after one call too many at most",
  patience,
  async () => {
    const { peer, settings } = await online();
    const file = newFile();
    const capped = { ...settings, SOUS_LLM_EPISODE_TOKENS: "3000" };
    const { out } = await runSousWith(capped, ...play(file), "--json");
    const { rounds } = JSON.parse(out) as PlaySummary;
    expect(rounds).toMatchObject([{ success: false, end: "budget-spent" }]);
    const memory = await openMemory({ file, clock: systemClock, readOnly: true });
    const all = await memory.models.sumUsage();
    await memory.close();
    expect(all.requests).toBe(peer.chats.length);
    const used = all.promptTokens + all.completionTokens;
    expect(used).toBeGreaterThanOrEqual(3000);
    expect(used).toBeLessThan(3000 + (2 * used) / all.requests);
  },
);
