/** Measurements, traces and alerts of a Sous that plays, and the way back after damage. */

import { pino } from "pino";
import { expect, it, onTestFinished, vi } from "vitest";
import { makeBackup, restoreBackup } from "../../../src/app/backup/make-backup.js";
import { systemClock } from "../../../src/app/clock.js";
import { startAlerts } from "../../../src/app/operating/alerts.js";
import { conditions } from "../../../src/app/operating/conditions.js";
import { createHealthDesk } from "../../../src/app/operating/health.js";
import { createMetrics } from "../../../src/app/operating/metrics.js";
import { startTraces } from "../../../src/app/operating/traces.js";
import type { Vitals } from "../../../src/app/operating/vitals.js";
import { noUsage } from "../../../src/core/model.js";
import { StorageError } from "../../../src/core/storage.js";
import { openReceiver } from "../../build/receiver.js";
import { nextQuestion } from "../../build/sous.js";
import { TurnedClock } from "../../clock.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../story/team.js";
import { openProduct, settled } from "../product.js";
import { failingDriver, newScene, owner, serve as serveScene } from "../virtual-product.js";
import { listenForAlerts } from "./alerts.js";

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

it("sends a trace of each question, without words and people", async () => {
  const { told, url } = await openReceiver((response) =>
    response.writeHead(200, { "content-type": "application/json" }).end("{}"),
  );
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", new URL(url).origin);
  onTestFinished(() => void vi.unstubAllEnvs());
  const product = await openProduct(newFile());
  // The question outlives a process.
  const { id, askedAt } = await product.ask();
  await product.reopen();
  const stopTraces = await startTraces({ name: "sous-test", ...product.sous, clock: systemClock });
  await product.sous.runner.resume();
  const question = await nextQuestion(product);
  await product.people.press(question, question.choices[0]?.label ?? "", "Ana");
  expect((await settled(product, { id })).state).toBe("answered");
  const sent = async () => (await product.memory.outbox.list()).map(({ state }) => state);
  await until(async () => (await sent()).every((state) => state === "sent"));
  await stopTraces();

  const bodies = told.map(({ body }) => body);
  const all = bodies.join("\n");
  for (const shown of ["sous-test", id]) expect(all).toContain(shown);
  for (const hidden of ["Ana", question.text]) expect(all).not.toContain(hidden);
  const spans: Span[] = bodies.flatMap(
    (body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans,
  );
  const ask = spans.find(({ name }) => name === "ask");
  const trace = spans.filter(({ traceId }) => traceId === ask?.traceId);
  const names = trace.map(({ name }) => name).toSorted();
  expect(names).toEqual(["answer", "ask", "deliver", "receipt", "settle"]);
  expect(Number(BigInt(ask?.startTimeUnixNano ?? 0) / 1_000_000n)).toBe(askedAt);
  for (const { startTimeUnixNano, endTimeUnixNano } of trace)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
});

it("measures tasks, deliveries and connections", async () => {
  const product = await openProduct(newFile());
  const bot = { ...product.people.bot, trouble: () => "the socket is closed." };
  await product.reopen({ bots: [bot] });
  const read = async () => createMetrics(product.sous.measure).read();
  await product.ask();
  const before = await read();
  expect(before).toContain('sous_tasks{state="playing"} 1');
  expect(before).toContain("sous_open_questions 1");
  expect(before).toContain('sous_platform_connected{platform="simulated"} 0');
  expect(before).toContain('sous_alert{name="platform-lost"} 1');
  expect(before).toMatch(/sous_database_bytes\{part="wal"\} [1-9]/);
  expect(before).toMatch(/nodejs_eventloop_lag_p99_seconds/);
  await product.sous.runner.pause("kitchen");
  expect(await read()).toContain('sous_tasks{state="paused"} 1');
});

it("says that it is not ready when the database cannot be read", async () => {
  const broken = async () => {
    throw new Error("disk I/O error");
  };
  const metrics = createMetrics(broken);
  expect(await createHealthDesk(broken, metrics).isReady()).toBe(false);
  expect(await metrics.read()).toContain("sous_database_up 0");
});

/** A scene that tells an operator of its troubles, and has begun a task. */
async function drill() {
  const { url, taken } = await listenForAlerts();
  const scene = newScene();
  const told = (alert: string, state: string) =>
    taken.find((one) => one.alert === alert && one.state === state);
  const serve = async (file = scene.file) => {
    const serving = await serveScene({ ...scene, file });
    const { sous, clock } = serving;
    const stopAlerts = startAlerts({ url, ...sous, clock, log: pino({ level: "silent" }) });
    const stop = () => stopAlerts().then(serving.stop);
    onTestFinished(stop);
    const metrics = createMetrics(sous.measure);
    return { ...serving, stop, read: async () => metrics.read() };
  };
  const serving = await serve();
  return { ...serving, serve, told };
}

it("the database is damaged: a standby copy is restored, and goes on", async () => {
  const { sous, asked, press, file, channel, told, read, stop, serve } = await drill();
  const driver = failingDriver();
  await sous.control.play({ home: "kitchen" }, owner);
  const question = await asked();
  const backup = newFile("backup.db");
  await makeBackup({ database: file, out: backup, now: 0 });
  driver.arm("CORRUPT", 1, Number.POSITIVE_INFINITY);
  await expect(press(question)).rejects.toMatchObject({ code: "storage-damaged" });
  expect((await sous.damaged).fault).toBe("damaged");
  driver.disarm();
  expect(await read()).toContain('sous_alert{name="database-damaged"} 1');
  await stop();
  const alert = told("database-damaged", "firing");
  expect(alert?.remedy).toBe(conditions["database-damaged"].remedy);

  const standby = newFile("standby.db");
  await restoreBackup({ from: backup, database: standby, discardNewer: false, now: 0 });
  const second = await serve(standby);
  expect(await second.read()).toContain('sous_alert{name="database-damaged"} 0');
  expect(await second.press(question)).toMatchObject({ verdict: "accepted" });
  await second.until(() => !channel.open().some(({ id }) => id === question.id));
});

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
  const address = await listenForAlerts();
  const { taken } = address;
  const state = { vitals: well as Vitals | Error };
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
  const log = pino({ level: "silent" });
  const stop = startAlerts({ url: address.url, measure, damaged, clock, log });
  onTestFinished(stop);
  /** Lets so many checks happen. A turn of the clock is lost on what does not sleep yet. */
  const pass = async (checks: number) => {
    for (const end = measured + checks; measured < end; await systemClock.sleep(20)) {
      const before = measured;
      await clock.turn(15_000);
      for (let wait = 0; wait < 20 && measured === before; wait += 1) await systemClock.sleep(10);
    }
  };
  const took = (count: number) => until(async () => taken.length >= count);
  return { address, state, taken, pass, took, stop, harm };
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
  expect(taken[0]?.text).toContain("sous db restore BACKUP");
});

it("sends again what was not taken", async () => {
  const { address, state, taken, pass, took } = await open();
  address.status = 500;
  state.vitals = { ...well, freeBytes: 1000 };
  await pass(4);
  expect(taken).toEqual([]);
  address.status = 200;
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
