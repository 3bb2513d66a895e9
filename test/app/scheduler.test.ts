import { expect, it, onTestFinished } from "vitest";
import type { OpenMemory } from "../../memory/open.js";
import { createLog } from "../../src/app/operating/log.js";
import type { RunRequest } from "../../src/app/play/run-rounds.js";
import { createScheduler } from "../../src/app/scheduler.js";
import type { Episode } from "../../src/core/episode/episode.js";
import { SousError } from "../../src/core/errors.js";
import type { Schedule } from "../../src/core/memory/stores.js";
import { plainRules } from "../../src/desk/rules.js";
import { openRows } from "../build/sous.js";
import { TurnedClock } from "../clock.js";
import { run } from "../contracts/memory/runs.js";
import { sampleEpisode, sampleHousehold } from "../memory/samples.js";

const hour = 3_600_000;
const day = 24 * hour;
const terminated = { kind: "terminated" } as const;

/** Daily at ten in Berlin, nine UTC in winter. */
const schedule: Schedule = {
  household: "kitchen",
  bot: "slack",
  channel: "C1",
  minute: 600,
  timeZone: "Europe/Berlin",
  lastDay: null,
  createdAt: 0,
};

interface Setting {
  readonly now: string;
  readonly change?: Partial<Schedule>;
  readonly quietUntil?: number;
  readonly staysOpen?: boolean;
  readonly before?: (memory: OpenMemory) => Promise<unknown>;
}

async function openDaily({ now, change, quietUntil = 0, staysOpen, before }: Setting) {
  const clock = new TurnedClock(Date.parse(now));
  const memory = await openRows(":memory:", clock);
  await memory.households.create(sampleHousehold());
  await memory.schedules.set({ ...schedule, ...change });
  await before?.(memory);
  const started: { readonly at: string; readonly request: RunRequest }[] = [];
  const state = { fails: false };

  async function start(request: RunRequest): Promise<Episode> {
    if (state.fails) throw new SousError("no-task", "There is nothing left to do.");
    started.push({ at: new Date(clock.now()).toISOString(), request });
    const id = `e${started.length}`;
    const episode = sampleEpisode({ id, round: started.length, startedAt: clock.now() });
    await memory.episodes.open(episode);
    if (!staysOpen) await memory.episodes.end(id, terminated, 1, [], clock.now());
    return episode;
  }

  const create = () =>
    createScheduler({
      memory,
      clock,
      log: createLog("silent"),
      mode: "owner",
      ask: "missing",
      runner: { start },
      platforms: new Set(["slack"]),
      rules: {
        ...plainRules,
        timeZone: "Europe/Berlin",
        quietHours: { from: 0, to: quietUntil * 60 },
      },
    });
  let scheduler = create();
  const stop = () => scheduler.stop();
  const restart = async () => {
    await stop();
    scheduler = create();
    scheduler.start();
    await clock.turn(0);
  };
  onTestFinished(stop);
  await restart();
  return {
    memory,
    clock,
    started,
    state,
    stop,
    restart,
    /** "2026-01-05T09:00" for each task started. */
    startedAt: () => started.map(({ at }) => at.slice(0, 16)),
    async pass(ms: number): Promise<void> {
      for (let left = ms; left > 0; left -= hour / 4) await clock.turn(Math.min(left, hour / 4));
    },
  };
}

async function failTwice({ schedules }: OpenMemory): Promise<void> {
  const { list } = schedules;
  let failures = 2;
  schedules.list = async () => {
    if (failures-- > 0) throw new Error("the database is locked");
    return list();
  };
}

const nine = "2026-01-05T09:00:00Z";

it.each<[string, Setting, number, readonly string[]]>([
  ["not before its time", { now: "2026-01-05T08:00:00Z" }, 0.9 * hour, []],
  [
    "by the clock on the wall when clocks are changed",
    { now: "2026-03-28T00:00:00Z" },
    2 * day,
    ["2026-03-28T09:00", "2026-03-29T08:00"],
  ],
  [
    "at a time that the clocks leave out",
    { now: "2026-03-29T00:00:00Z", change: { minute: 150 } },
    12 * hour,
    ["2026-03-29T01:00"],
  ],
  [
    "once at a time that comes twice",
    { now: "2026-10-24T23:00:00Z", change: { minute: 150 } },
    12 * hour,
    ["2026-10-25T00:30"],
  ],
  [
    "when quiet hours are over",
    { now: "2026-01-05T08:00:00Z", quietUntil: 11 },
    6 * hour,
    ["2026-01-05T10:00"],
  ],
  [
    "not again while it is still open on later days",
    { now: nine, staysOpen: true },
    3 * day,
    ["2026-01-05T09:00"],
  ],
  ["after a failure of ours", { now: nine, before: failTwice }, hour, ["2026-01-05T09:30"]],
  [
    "not in the place of rounds that somebody paused",
    { now: nine, before: ({ runs }) => runs.begin({ ...run, household: "kitchen", pausedAt: 1 }) },
    6 * hour,
    [],
  ],
])("a daily task begins %s", async (_, setting, ms, expected) => {
  const { pass, startedAt } = await openDaily(setting);
  await pass(ms);
  expect(startedAt()).toEqual(expected);
});

it("begins once a day at its time, where it was asked for", async () => {
  const { started, startedAt, pass } = await openDaily({ now: "2026-01-05T08:00:00Z" });
  await pass(2 * day + hour);
  expect(startedAt()).toEqual(["2026-01-05T09:00", "2026-01-06T09:00", "2026-01-07T09:00"]);
  const where = { bot: "slack", channel: "C1", household: { id: "kitchen" } };
  expect(started[0]?.request).toMatchObject({ ...where, rounds: 1, origin: "scheduled" });
});

it("does not begin twice on a day: after restarts, or when the clock is set back and ahead", async () => {
  const { clock, started, restart, pass } = await openDaily({ now: nine });
  await restart();
  await pass(6 * hour);
  await restart();
  for (const days of [-2, 2]) {
    clock.jump(days * day);
    await pass(hour);
  }
  expect(started).toHaveLength(1);
  // A clock far ahead stops nothing.
  clock.jump(400 * day);
  await pass(hour);
  clock.jump(-400 * day);
  await pass(day);
  expect(started).toHaveLength(4);
});

it("that was missed while nothing ran begins when it runs again, on the same day only", async () => {
  const { clock, startedAt, stop, restart, pass } = await openDaily({
    now: "2026-01-05T08:00:00Z",
  });
  await stop();
  await clock.turn(8 * hour);
  await restart();
  expect(startedAt()).toEqual(["2026-01-05T16:00"]);
  await stop();
  await clock.turn(day + 9 * hour);
  await restart();
  expect(startedAt()).toHaveLength(1);
  await pass(9 * hour);
  expect(startedAt().slice(1)).toEqual(["2026-01-07T09:00"]);
});

it("does not begin beside one that is going on: that is the day's task", async () => {
  const before = ({ episodes }: OpenMemory) => episodes.open(sampleEpisode({ id: "by-hand" }));
  const { memory, clock, startedAt, pass } = await openDaily({ now: nine, before });
  await memory.episodes.end("by-hand", terminated, 1, [], clock.now());
  await pass(6 * hour);
  expect(startedAt()).toEqual([]);
});

it("is left to the process whose bot carries it", async () => {
  const { memory, startedAt, pass } = await openDaily({ now: nine, change: { bot: "discord" } });
  await pass(hour);
  expect(startedAt()).toEqual([]);
  expect((await memory.schedules.list())[0]?.lastDay).toBeNull();
});

it("that cannot begin is tried again the next day", async () => {
  const { state, startedAt, pass } = await openDaily({ now: "2026-01-05T08:00:00Z" });
  state.fails = true;
  await pass(2 * hour);
  state.fails = false;
  await pass(hour);
  expect(startedAt()).toEqual([]);
  await pass(day);
  expect(startedAt()).toHaveLength(1);
});
