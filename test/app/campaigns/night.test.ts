import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { createCampaignPlayer } from "../../../src/app/campaigns/player.js";
import type { RunRequest } from "../../../src/app/runner.js";
import { SousError } from "../../../src/core/errors.js";
import { plainRules } from "../../../src/desk/rules.js";
import { sampleEpisode } from "../../memory/samples.js";
import { parts, pilot } from "./scenario.js";

const midnight = Date.UTC(2026, 0, 5);
const hour = 3_600_000;

async function watchRunner(
  start: (request: RunRequest) => void = () => undefined,
  platforms: readonly string[] = ["slack"],
) {
  let now = midnight;
  const clock = { now: () => now, sleep: async () => undefined };
  const memory = await openMemory({ file: ":memory:", clock });
  onTestFinished(() => memory.close());
  const told: string[] = [];
  const warned: unknown[] = [];
  const running = new Set<string>();
  const player = createCampaignPlayer({
    database: null,
    memory,
    clock,
    log: { ...parts.log, warn: (fields: unknown) => void warned.push(fields) },
    rules: plainRules,
    platforms: new Set(platforms),
    runner: {
      isRunning: (household) => running.has(household),
      async start(request) {
        start(request);
        const { household, rounds: _, ...plan } = request;
        const usual = { mode: "owner", variant: "standard", openFirst: false } as const;
        await memory.runs.begin({
          household: household.id,
          firstRound: 1,
          rounds: 1,
          pausedAt: null,
          plan: { ...usual, origin: "asked", ...plan },
        });
        told.push(`start ${household.id}`);
        running.add(household.id);
        return sampleEpisode({ household: household.id });
      },
      async pause(household) {
        told.push(`pause ${household}`);
        running.delete(household);
        return memory.runs.setPaused(household, now);
      },
      async unpause(household) {
        told.push(`unpause ${household}`);
        running.add(household);
        return memory.runs.setPaused(household, null);
      },
      async stop(household) {
        told.push(`stop ${household}`);
        await memory.runs.finish(household);
        return true;
      },
    },
  });
  const design = pilot({ bot: "slack", channel: "C1", quietHours: "22:00-07:00" });
  await createCampaign({ memory, clock }, design);
  await moveCampaign({ memory, clock }, "pilot", "start");
  return {
    memory,
    clock,
    warned,
    async tendAt(hours: number): Promise<readonly string[]> {
      now = midnight + hours * hour;
      await player.tend();
      return told.splice(0);
    },
  };
}

it("begins by day, pauses by night, goes on in the morning, and ends what is closed", async () => {
  const { memory, clock, tendAt } = await watchRunner();
  expect(await tendAt(3)).toEqual([]);
  expect(await tendAt(8)).toEqual(["start pilot:1", "start pilot:2"]);
  expect(await tendAt(9)).toEqual([]);
  expect(await tendAt(23)).toEqual(["pause pilot:1", "pause pilot:2"]);
  expect(await tendAt(26)).toEqual([]);
  expect(await tendAt(31)).toEqual(["unpause pilot:1", "unpause pilot:2"]);
  await moveCampaign({ memory, clock }, "pilot", "close");
  expect(await tendAt(32)).toEqual(["stop pilot:1", "stop pilot:2"]);
  expect(await tendAt(33)).toEqual([]);
});

it("pauses the whole campaign, and says why, when a household cannot be played", async () => {
  const { memory, tendAt } = await watchRunner(() => {
    throw new SousError("no-task", "There is nothing left to do.");
  });
  await tendAt(8);
  expect(await memory.campaigns.get("pilot")).toMatchObject({
    state: "paused",
    reason: expect.stringMatching(/^pilot:\d: There is nothing left to do/),
  });
});

it("says once that a campaign waits for a bot that is not here", async () => {
  const { tendAt, warned } = await watchRunner(undefined, ["web"]);
  expect(await tendAt(8)).toEqual([]);
  expect(await tendAt(9)).toEqual([]);
  expect(warned).toEqual([{ event: "campaign-waits", campaign: "pilot", bot: "slack" }]);
  const here = await watchRunner();
  await here.tendAt(8);
  expect(here.warned).toEqual([]);
});
