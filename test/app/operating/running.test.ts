import { expect, it, onTestFinished, vi } from "vitest";
import { makeBackup, restoreBackup } from "../../../src/app/backup/make-backup.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { createMetrics } from "../../../src/app/operating/metrics.js";
import { startTraces } from "../../../src/app/operating/traces.js";
import type { Vitals } from "../../../src/app/operating/vitals.js";
import { noUsage } from "../../../src/core/model/model.js";
import { openReceiver } from "../../build/receiver.js";
import { nextQuestion } from "../../build/sous.js";
import { newFile } from "../../memory/folder.js";
import { until } from "../../peers/control.js";
import { openProduct, settled } from "../product.js";
import { failingDriver, newScene, owner, serve as serveScene } from "../virtual-product.js";

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
  vi.stubEnv("OTEL_SERVICE_NAME", "sous-test");
  onTestFinished(() => void vi.unstubAllEnvs());
  const product = await openProduct(newFile());
  const { id, askedAt } = await product.ask();
  await product.reopen();
  const stopTraces = await startTraces({ ...product.sous, clock: systemClock }, product.sous.bus);
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
  const read = async () => createMetrics(product.sous.measure).metrics();
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
  expect(await metrics.isReady()).toBe(false);
  expect(await metrics.metrics()).toContain("sous_database_up 0");
});

it("the database is damaged: a standby copy is restored, and goes on", async () => {
  const scene = newScene();
  const serve = async (file = scene.file) => {
    const serving = await serveScene({ ...scene, file });
    onTestFinished(serving.stop);
    return { ...serving, read: () => createMetrics(serving.sous.measure).metrics() };
  };
  const { sous, asked, press, channel, read, stop } = await serve();
  const driver = failingDriver();
  await sous.control.play({ home: "kitchen" }, owner);
  const question = await asked();
  const backup = newFile("backup.db");
  await makeBackup({ database: scene.file, out: backup, now: 0 });
  driver.arm("CORRUPT", 1, Number.POSITIVE_INFINITY);
  await expect(press(question)).rejects.toMatchObject({ code: "storage-damaged" });
  expect((await sous.damaged).fault).toBe("damaged");
  driver.disarm();
  expect(await read()).toContain('sous_alert{name="database-damaged"} 1');
  await stop();

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

const firingIn = async (vitals: Vitals) => {
  const text = await createMetrics(async () => vitals).metrics();
  return [...text.matchAll(/sous_alert\{name="([\w-]+)"\} 1/g)].map(([, name]) => name);
};

it("reports each condition as an alert while it holds", async () => {
  expect(await firingIn(well)).toEqual([]);
  const dead = { bot: "slack", state: "dead", count: 2, since: 0 } as const;
  const ill: Vitals = {
    ...well,
    at: 3_600_000,
    stopped: ["kitchen"],
    deliveries: [dead, { bot: "discord", state: "queued", count: 1, since: 0 }],
    platforms: [{ platform: "discord", trouble: "the token is refused." }],
    freeBytes: 1,
    walBytes: 1e9,
    storage: { fault: "full", since: 0 },
  };
  const firing = await firingIn(ill);
  expect(firing.toSorted()).toEqual([
    "database-paused",
    "deliveries-dead",
    "deliveries-late",
    "disk-low",
    "platform-lost",
    "task-stopped",
    "wal-large",
  ]);
});
