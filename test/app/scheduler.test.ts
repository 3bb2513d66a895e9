/** Daily tasks in a time that tests turn. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { createLog } from "../../src/app/log.js";
import type { Repeated } from "../../src/app/repeat.js";
import type { RunRequest } from "../../src/app/run-rounds.js";
import { createScheduler } from "../../src/app/scheduler.js";
import type { Episode } from "../../src/core/episode.js";
import { SousError } from "../../src/core/errors.js";
import type { Schedule } from "../../src/core/stores.js";
import { plainRules } from "../../src/desk/rules.js";
import { TurnedClock } from "../clock.js";
import { sampleEpisode, sampleHousehold } from "../memory/samples.js";

const hour = 3_600_000;
const day = 24 * hour;
let memory: OpenMemory;
let clock: TurnedClock;
let scheduler: Repeated | null;
let started: { readonly at: string; readonly request: RunRequest }[];
let quietUntil: number;
/** What a task that begins does: ends at once unless told. */
let staysOpen: boolean;
let fails: boolean;

const schedule: Schedule = {
  household: "kitchen",
  bot: "slack",
  channel: "C1",
  minute: 600,
  timeZone: "Europe/Berlin",
  lastDay: null,
  createdAt: 0,
};

async function open(now: string): Promise<void> {
  clock = new TurnedClock(Date.parse(now));
  memory = await openMemory({ file: ":memory:", clock });
  await memory.households.create(sampleHousehold());
}

async function start(request: RunRequest): Promise<Episode> {
  if (fails) throw new SousError("no-task", "There is nothing left to do.");
  started.push({ at: new Date(clock.now()).toISOString(), request });
  const id = `e${started.length}`;
  const episode = sampleEpisode({ id, round: started.length, startedAt: clock.now() });
  await memory.episodes.open(episode);
  const end = { kind: "terminated" } as const;
  if (!staysOpen) await memory.episodes.end(id, end, 1, [], clock.now());
  return episode;
}

function begin(): void {
  scheduler = createScheduler({
    memory,
    clock,
    log: createLog("silent"),
    mode: "owner",
    ask: "missing",
    runner: { start },
    platforms: new Set(["slack"]),
    rules: { ...plainRules, timeZone: "Europe/Berlin", quietHours: { from: 0, to: quietUntil } },
  });
  scheduler.start();
}

async function restart(): Promise<void> {
  await scheduler?.stop();
  begin();
  await clock.turn(0);
}

/** Lets time pass a quarter of an hour at a time. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= hour / 4) await clock.turn(Math.min(left, hour / 4));
}

beforeEach(() => {
  started = [];
  quietUntil = 0;
  staysOpen = false;
  fails = false;
});
afterEach(async () => {
  await scheduler?.stop();
  scheduler = null;
  await memory.close();
});

describe("a daily task", () => {
  it("begins once a day at its time, where it was asked for", async () => {
    await open("2026-01-05T08:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await pass(hour - 60_000);
    expect(started).toEqual([]);
    await pass(2 * day + 60_000);
    expect(started.map(({ at }) => at.slice(0, 13))).toEqual([
      "2026-01-05T09",
      "2026-01-06T09",
      "2026-01-07T09",
    ]);
    expect(started[0]?.request).toMatchObject({
      bot: "slack",
      channel: "C1",
      rounds: 1,
      origin: "scheduled",
      household: { id: "kitchen" },
    });
  });

  it("keeps the clock on the wall when clocks are changed", async () => {
    await open("2026-03-28T00:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await pass(2 * day);
    expect(started.map(({ at }) => at.slice(0, 13))).toEqual(["2026-03-28T09", "2026-03-29T08"]);
  });

  it("begins at a time that the clocks leave out, and once at one that comes twice", async () => {
    await open("2026-03-29T00:00:00Z");
    await memory.schedules.set({ ...schedule, minute: 150 });
    begin();
    await pass(12 * hour);
    expect(started.map(({ at }) => at.slice(0, 16))).toEqual(["2026-03-29T01:00"]);
    await scheduler?.stop();
    await memory.close();
    await open("2026-10-24T23:00:00Z");
    await memory.schedules.set({ ...schedule, minute: 150 });
    started = [];
    begin();
    await pass(12 * hour);
    expect(started.map(({ at }) => at.slice(0, 16))).toEqual(["2026-10-25T00:30"]);
  });

  it("is remembered over restarts, and does not begin twice on a day", async () => {
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await clock.turn(0);
    expect(started).toHaveLength(1);
    await restart();
    await pass(6 * hour);
    await restart();
    expect(started).toHaveLength(1);
  });

  it("does not begin again when the clock is set back and ahead; a clock that was far ahead stops nothing", async () => {
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await clock.turn(0);
    for (const days of [-2, 2]) {
      clock.jump(days * day);
      await pass(hour);
    }
    expect(started).toHaveLength(1);
    clock.jump(400 * day);
    await pass(hour);
    clock.jump(-400 * day);
    await pass(day);
    expect(started).toHaveLength(4);
  });

  it("that was missed while nothing ran begins when it runs again, on the same day only", async () => {
    await open("2026-01-05T08:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await clock.turn(0);
    await scheduler?.stop();
    await clock.turn(8 * hour);
    await restart();
    expect(started.map(({ at }) => at.slice(0, 13))).toEqual(["2026-01-05T16"]);

    await scheduler?.stop();
    await clock.turn(day + 9 * hour);
    await restart();
    expect(started).toHaveLength(1);
    await pass(9 * hour);
    expect(started.map(({ at }) => at.slice(0, 13)).slice(1)).toEqual(["2026-01-07T09"]);
  });

  it("does not begin beside one that is going on: that is the day's task", async () => {
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set(schedule);
    await memory.episodes.open(sampleEpisode({ id: "by-hand" }));
    begin();
    await clock.turn(0);
    const end = { kind: "terminated" } as const;
    await memory.episodes.end("by-hand", end, 1, [], clock.now());
    await pass(6 * hour);
    expect(started).toEqual([]);
  });

  it("does not take the place of rounds that somebody paused", async () => {
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set(schedule);
    await memory.runs.begin({
      household: "kitchen",
      firstRound: 1,
      rounds: 3,
      pausedAt: clock.now(),
      plan: {
        bot: "slack",
        channel: "C1",
        askPolicy: "missing",
        maxSteps: 50,
        seed: 1,
        variant: "standard",
        mode: "owner",
        openFirst: false,
        origin: "asked",
      },
    });
    begin();
    await pass(6 * hour);
    expect(started).toEqual([]);
    expect(await memory.runs.get("kitchen")).toMatchObject({ rounds: 3 });
  });

  it("is begun after a failure of ours, which does not end the others", async () => {
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set(schedule);
    const { list } = memory.schedules;
    let failures = 2;
    memory.schedules.list = async () => {
      if (failures-- > 0) throw new Error("the database is locked");
      return list();
    };
    begin();
    await pass(hour);
    expect(started).toHaveLength(1);
  });

  it("that is still open the next day is that day's task, too", async () => {
    staysOpen = true;
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await pass(3 * day);
    expect(started).toHaveLength(1);
  });

  it("waits until quiet hours are over", async () => {
    quietUntil = 11 * 60;
    await open("2026-01-05T08:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await pass(6 * hour);
    expect(started.map(({ at }) => at.slice(0, 13))).toEqual(["2026-01-05T10"]);
  });

  it("is left to the process whose bot carries it", async () => {
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set({ ...schedule, bot: "discord" });
    begin();
    await pass(hour);
    expect(started).toEqual([]);
    expect((await memory.schedules.list())[0]?.lastDay).toBeNull();
  });

  it("that cannot begin is tried again the next day", async () => {
    fails = true;
    await open("2026-01-05T09:00:00Z");
    await memory.schedules.set(schedule);
    begin();
    await pass(hour);
    fails = false;
    await pass(hour);
    expect(started).toEqual([]);
    await pass(day);
    expect(started).toHaveLength(1);
  });
});
