/** Alerts: told once, told when over, sent again until they are taken, and silent about what passes by itself. */

import { createServer } from "node:http";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { type AlertMessage, startAlerts } from "../../../src/app/operating/alerts.js";
import type { Vitals } from "../../../src/app/operating/vitals.js";
import { noUsage } from "../../../src/core/model.js";
import { StorageError } from "../../../src/core/storage.js";
import { TurnedClock } from "../../clock.js";
import { listenOnLoopback, readBody } from "../../peers/control.js";
import { until } from "../../story/team.js";

const well: Vitals = {
  at: 0,
  deliveries: [],
  openQuestions: 0,
  databaseBytes: 1,
  walBytes: 1,
  freeBytes: 1e12,
  playing: 1,
  paused: 0,
  storage: null,
  stopped: [],
  platforms: [{ platform: "web", trouble: null }],
  usage: noUsage,
};

async function open() {
  const clock = new TurnedClock();
  const taken: AlertMessage[] = [];
  const state: { vitals: Vitals | Error; status: number } = { vitals: well, status: 200 };
  const server = createServer(async (request, response) => {
    const body = String(await readBody(request));
    if (state.status === 200) taken.push(JSON.parse(body) as AlertMessage);
    response.writeHead(state.status).end();
  });
  const port = await listenOnLoopback(server);
  let measured = 0;
  const measure = async () => {
    measured += 1;
    if (state.vitals instanceof Error) throw state.vitals;
    return state.vitals;
  };
  let harm: (error: StorageError) => void = () => undefined;
  const damaged = new Promise<StorageError>((resolve) => {
    harm = resolve;
  });
  const url = `http://127.0.0.1:${port}/hook`;
  const stop = startAlerts({ url, measure, damaged, clock, log: pino({ level: "silent" }) });
  onTestFinished(async () => {
    await stop();
    server.closeAllConnections();
    server.close();
  });
  /** Lets so many checks happen. A turn of the clock is lost on what does not sleep yet. */
  const pass = async (checks: number) => {
    for (const end = measured + checks; measured < end; await systemClock.sleep(20)) {
      const before = measured;
      await clock.turn(15_000);
      for (let wait = 0; wait < 20 && measured === before; wait += 1) await systemClock.sleep(10);
    }
  };
  const took = (count: number) => until(async () => taken.length >= count);
  return { state, taken, pass, took, stop, harm };
}

it("tells what lasts, once, and when it is over", async () => {
  const { state, taken, pass, took } = await open();
  state.vitals = { ...well, stopped: ["kitchen"] };
  await pass(6);
  await took(1);
  expect(taken).toHaveLength(1);
  expect(taken[0]).toMatchObject({ alert: "task-stopped", state: "firing" });
  expect(taken[0]?.text).toContain("kitchen");
  expect(taken[0]?.content).toBe(taken[0]?.text);
  state.vitals = well;
  await pass(3);
  await took(2);
  expect(taken.map((one) => one.state)).toEqual(["firing", "resolved"]);
});

it("says nothing about what passes by itself", async () => {
  const { state, taken, pass } = await open();
  for (let time = 0; time < 3; time += 1) {
    state.vitals = {
      ...well,
      platforms: [{ platform: "slack", trouble: "the socket is closed." }],
    };
    await pass(1);
    state.vitals = well;
    await pass(1);
  }
  expect(taken).toEqual([]);
});

it("tells of damage at once, before it ends", async () => {
  const { harm, stop, taken } = await open();
  harm(new StorageError("damaged", "sous.db"));
  await Promise.resolve();
  await stop();
  expect(taken.map(({ alert, state }) => [alert, state])).toEqual([["database-damaged", "firing"]]);
  expect(taken[0]?.text).toContain("sous restore BACKUP");
});

it("sends again what was not taken", async () => {
  const { state, taken, pass, took } = await open();
  state.status = 500;
  state.vitals = { ...well, freeBytes: 1000 };
  await pass(4);
  expect(taken).toEqual([]);
  state.status = 200;
  await pass(2);
  await took(1);
  expect(taken.map((one) => one.alert)).toEqual(["disk-low"]);
});

it("tells that the database cannot be read", async () => {
  const { state, taken, pass, took } = await open();
  state.vitals = new Error("disk I/O error");
  await pass(3);
  await took(1);
  expect(taken[0]).toMatchObject({ alert: "database-lost", state: "firing" });
  expect(taken[0]?.detail).toContain("disk I/O error");
});

it("tells of each condition", async () => {
  const { state, taken, pass, took } = await open();
  const dead = { bot: "slack", state: "dead", count: 2, since: 0 } as const;
  state.vitals = {
    ...well,
    at: 3_600_000,
    stopped: ["kitchen"],
    deliveries: [dead, { bot: "discord", state: "queued", count: 1, since: 0 }],
    platforms: [{ platform: "discord", trouble: "the token is refused." }],
    freeBytes: 1,
    walBytes: 1e9,
    storage: { fault: "full", since: 0 },
  };
  await pass(3);
  await took(7);
  expect(taken.map((one) => one.alert).toSorted()).toEqual([
    "database-paused",
    "deliveries-dead",
    "deliveries-late",
    "disk-low",
    "platform-lost",
    "task-stopped",
    "wal-large",
  ]);
});
