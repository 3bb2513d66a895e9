import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { createCampaignPlayer } from "../../../src/app/campaigns/player.js";
import { loadContent } from "../../../src/app/play/households.js";
import { makeRelease } from "../../../src/app/release/release.js";
import type { RunRequest } from "../../../src/app/runner.js";
import type { CampaignReport } from "../../../src/core/campaign/campaign-report.js";
import { SousError } from "../../../src/core/errors.js";
import { plainRules } from "../../../src/desk/rules.js";
import { newFile } from "../../memory/folder.js";
import { sampleEpisode } from "../../memory/samples.js";
import { until } from "../../peers/control.js";
import { dieAfter } from "../dying-memory.js";
import { readSous, runSous } from "../run-sous.js";
import {
  beginCampaign,
  clock,
  closed,
  look,
  parts,
  pilot,
  startCampaigns,
  startedSous,
} from "./scenario.js";

it("is played to the end of its households, which are drawn into arms, and is released", async () => {
  const file = newFile();
  const sous = await startedSous(file);
  const { memory } = sous;
  await beginCampaign(sous, { copies: 1 });
  await closed(sous);

  const report = await look(memory);
  expect(report).toMatchObject({
    households: 2,
    householdsDone: 2,
    episodesEnded: 4,
    progress: 1,
    people: 3,
    enrolled: 3,
    reason: "every household has been played",
  });
  const questions = await memory.questions.list({ campaign: "pilot" });
  const answers = questions.reduce((sum, { quorum }) => sum + quorum, 0);
  expect(report).toMatchObject({ questions: questions.length, answers });
  expect(questions.filter(({ quorum }) => quorum === 3).length).toBeGreaterThan(1);
  expect(report.arms.map(({ propensity }) => propensity)).toEqual([0.5, 0.5]);
  const research = { purpose: "campaign", campaign: "pilot" };
  for (const { household, arm } of await memory.campaigns.assignments("pilot")) {
    for (const episode of await memory.episodes.list(household)) {
      const drawn = { name: arm, reuse: arm === "with", propensity: 0.5 };
      expect(episode).toMatchObject({ ...research, arm: drawn });
      for (const question of await memory.questions.list({ episode: episode.id }))
        expect(question).toMatchObject(research);
    }
  }
  await sous.stop();

  const kept = await openMemory({ file, clock, readOnly: true });
  const out = path.join(path.dirname(newFile()), "release");
  const released = await makeRelease(kept, {
    out,
    key: "k".repeat(40),
    settings: { license: "CC-BY-4.0", campaign: "pilot", includeSimulated: true },
  });
  await kept.close();
  expect(released.questions).toBeGreaterThan(0);
  expect(released.trajectories + released.leftOut.deleted).toBe(4);
  expect(existsSync(path.join(out, "README.md"))).toBe(true);
});

it("uses in an arm without reuse nothing of earlier rounds", async () => {
  const sous = await startedSous(newFile());
  const { memory } = sous;
  const design = { tasks: ["kitchen"], copies: 5, rounds: 2, answersPerQuestion: 1, atOnce: 4 };
  await beginCampaign(sous, design);
  await closed(sous);
  const reused: Record<string, number> = { with: 0, without: 0 };
  for (const { household, arm } of await memory.campaigns.assignments("pilot")) {
    const facts = await memory.facts.list({ household, valid: false });
    const episodeOf = new Map(facts.map(({ id, episode }) => [id, episode]));
    for (const { id } of await memory.episodes.list(household)) {
      const because = (await memory.episodes.steps(id)).flatMap((step) => step.because);
      const older = because.filter((fact) => episodeOf.get(fact) !== id);
      reused[arm] = (reused[arm] ?? 0) + older.length;
    }
  }
  expect(reused.with).toBeGreaterThan(0);
  expect(reused.without).toBe(0);
});

it("asks nothing while it is paused, and stays so over a restart", async () => {
  const file = newFile();
  const first = await startCampaigns(file);
  // In sequence, so that the pause precedes the last one.
  await beginCampaign(first, { copies: 8, atOnce: 1 });
  await until(async () => (await look(first.memory)).answers > 0);
  await moveCampaign({ memory: first.memory, clock }, "pilot", "pause");
  first.campaigns.wake();
  await until(async () => (await first.memory.runs.list()).every(({ pausedAt }) => pausedAt));
  await first.stop();

  const sous = await startedSous(file);
  // A household that was about to begin at the pause can have asked until here.
  const { questions } = await look(sous.memory);
  await sous.campaigns.tend();
  await sous.runner.resume();
  sous.campaigns.start();
  await sous.campaigns.tend();
  expect((await look(sous.memory)).questions).toBe(questions);
  await moveCampaign({ memory: sous.memory, clock }, "pilot", "start");
  sous.campaigns.wake();
  await until(async () => (await look(sous.memory)).questions > questions);
});

it("goes on where it was after a kill", async () => {
  const file = newFile();
  const design = { tasks: ["kitchen"], copies: 2, atOnce: 2, rounds: 2 };
  let isDead = false;
  const around: NonNullable<Parameters<typeof startCampaigns>[1]>["around"] = (memory) =>
    dieAfter(memory, 30, () => {
      isDead = true;
    });
  const first = await startCampaigns(file, { around });
  await beginCampaign(first, design).catch(() => undefined);
  await until(async () => isDead);
  await first.stop();

  const sous = await startedSous(file);
  const { memory } = sous;
  await sous.campaigns.tend();
  await sous.runner.resume();
  sous.campaigns.start();
  await closed(sous);
  expect(await look(memory)).toMatchObject({ households: 2, episodesEnded: 4 });
  for (const { household, arm } of await memory.campaigns.assignments("pilot")) {
    const episodes = await memory.episodes.list(household);
    expect(episodes.map((episode) => [episode.round, episode.arm?.name])).toEqual([
      [1, arm],
      [2, arm],
    ]);
  }
});

it("ends at its stop rule with nothing left open, or the day after its last one", async () => {
  const sous = await startedSous(newFile());
  const { memory } = sous;
  await beginCampaign(sous, { copies: 5, stop: { answers: 12, date: "2999-12-31" } });
  await closed(sous);
  const report = await look(memory);
  expect(report.reason).toMatch(/^\d+ answers were given, and 12 were wanted$/);
  expect(report.answers).toBeGreaterThanOrEqual(12);
  expect(report.householdsDone).toBeLessThan(report.households);
  await until(async () => (await memory.runs.list()).length === 0);
  expect(await memory.episodes.unfinished()).toEqual([]);
  expect(await memory.questions.list({ campaign: "pilot", state: "open" })).toEqual([]);
  await beginCampaign(sous, { id: "second", copies: 1, stop: { date: "2001-01-01" } });
  await closed(sous, "second");
  expect((await look(memory, "second")).reason).toBe("its last day was 2001-01-01");
});

function writeDesign(file: string, tasks = pilot().tasks): string {
  const design = path.join(path.dirname(file), "pilot.json");
  writeFileSync(design, JSON.stringify(pilot({ copies: 1, tasks })));
  return design;
}

describe("sous campaign", () => {
  it("creates, tells, starts and closes, and names what is wrong", async () => {
    const db = newFile();
    const design = writeDesign(db);
    const [created] = await readSous<CampaignReport[]>("campaign", "create", design, "--db", db);
    expect(created).toMatchObject({ id: "pilot", state: "created", households: 2 });
    const bad = path.join(path.dirname(db), "bad.json");
    writeFileSync(bad, readFileSync(design, "utf8").replace('"simulated"', '"telegraph"'));
    const [refused, missing, started] = await Promise.all([
      runSous("campaign", "create", bad, "--db", db),
      runSous("campaign", "status", "piolt", "--db", db),
      runSous("campaign", "start", "pilot", "--db", db),
    ]);
    expect(refused.code).not.toBe(0);
    expect(refused.err).toContain("bad.json:1: bot: is none of web");
    expect(missing.err).toContain('There is no campaign "piolt". There are: pilot');
    expect(started.out).toContain("pilot: A pilot\n  running");
    const closed = await runSous("campaign", "close", "pilot", "--db", db);
    expect(closed.out).toMatch(/closed \(.*\), design [0-9a-f]{12}/);
  });

  it("is handed to the process that owns the database, which plays it at once", async () => {
    const db = newFile();
    const sous = await startedSous(db);
    sous.campaigns.start();
    const kitchen = { ...loadContent("kitchen", 1), id: "teahouse", createdAt: 1 };
    await sous.memory.households.create(kitchen);
    const design = writeDesign(db, ["flat", "teahouse"]);
    const created = await runSous("campaign", "create", design, "--db", db);
    expect(created.out).toContain("households 0 of 2 done");
    await runSous("campaign", "start", "pilot", "--db", db);
    await until(async () => (await sous.memory.campaigns.get("pilot"))?.state === "closed");
    const [told] = await readSous<CampaignReport[]>("campaign", "status", "--db", db);
    expect(told).toMatchObject({ state: "closed", householdsDone: 2, enrolled: 3, doneAt: null });
    const beside = await openMemory({ file: db, clock: parts.clock, readOnly: true });
    expect((await beside.campaigns.counts("pilot")).answers).toBe(told?.answers);
    await beside.close();
  });
});

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
