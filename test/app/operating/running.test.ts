/** Measurements and traces of a Sous that plays. */

import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { createHealthDesk } from "../../../src/app/operating/health.js";
import { createMetrics } from "../../../src/app/operating/metrics.js";
import { startTraces } from "../../../src/app/operating/traces.js";
import { listenOnLoopback, readBody } from "../../peers/control.js";
import { until } from "../../story/team.js";
import { nextQuestion, openWith, playOpen, QuietPeople } from "../open-scenario.js";

function databaseFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-operating-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return path.join(folder, "sous.db");
}

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
}

it("sends a trace of each question, without words and people", async () => {
  const bodies: string[] = [];
  const collector = createServer(async (request, response) => {
    bodies.push(String(await readBody(request)));
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const port = await listenOnLoopback(collector);
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${port}`);
  const people = new QuietPeople();
  const file = databaseFile();
  let sous = await openWith(file, people.bot);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await sous.stop();
    collector.closeAllConnections();
    collector.close();
  });
  // The question outlives a process.
  void playOpen(sous).catch(() => undefined);
  const { id, askedAt } = await nextQuestion(sous);
  await sous.stop();
  sous = await openWith(file, people.bot);
  const stopTraces = await startTraces({ name: "sous-test", ...sous, clock: systemClock });
  await sous.runner.resume();
  const question = await nextQuestion(sous);
  await people.press(question, question.choices[0]?.label ?? "", "Ana");
  await until(async () => (await sous.memory.questions.get(id))?.state === "answered");
  await until(async () => (await sous.memory.outbox.list()).every((one) => one.state === "sent"));
  await stopTraces();

  const all = bodies.join("\n");
  expect(all).toContain("sous-test");
  expect(all).toContain(id);
  expect(all).not.toContain("Ana");
  expect(all).not.toContain(question.text);
  const spans = bodies.flatMap(
    (body) => JSON.parse(body).resourceSpans[0].scopeSpans[0].spans,
  ) as Span[];
  const trace = spans.filter(
    ({ traceId }) => traceId === spans.find((one) => one.name === "ask")?.traceId,
  );
  expect(trace.map(({ name }) => name).toSorted()).toEqual([
    "answer",
    "ask",
    "deliver",
    "receipt",
    "settle",
  ]);
  const ask = trace.find(({ name }) => name === "ask");
  expect(Number(BigInt(ask?.startTimeUnixNano ?? 0) / 1_000_000n)).toBe(askedAt);
  for (const { startTimeUnixNano, endTimeUnixNano } of trace)
    expect(BigInt(endTimeUnixNano)).toBeGreaterThanOrEqual(BigInt(startTimeUnixNano));
});

it("measures tasks, deliveries and connections", async () => {
  const people = new QuietPeople();
  const bot = { ...people.bot, trouble: () => "the socket is closed." };
  const sous = await openWith(databaseFile(), bot);
  onTestFinished(() => sous.stop());
  const read = async () => await createMetrics(sous.measure).read();
  const playing = playOpen(sous).catch(() => undefined);
  const question = await nextQuestion(sous);
  const before = await read();
  expect(before).toContain('sous_tasks{state="playing"} 1');
  expect(before).toContain("sous_open_questions 1");
  expect(before).toContain('sous_platform_connected{platform="simulated"} 0');
  expect(before).toContain('sous_alert{name="platform-lost"} 1');
  expect(before).toMatch(/sous_database_bytes\{part="wal"\} [1-9]/);
  expect(before).toMatch(/nodejs_eventloop_lag_p99_seconds/);
  await sous.runner.pause("kitchen");
  expect(await read()).toContain('sous_tasks{state="paused"} 1');
  await playing;
  expect(question.state).toBe("open");
});

it("says that it is not ready when the database cannot be read", async () => {
  const broken = async () => {
    throw new Error("disk I/O error");
  };
  const metrics = createMetrics(broken);
  expect(await createHealthDesk(broken, metrics).isReady()).toBe(false);
  expect(await metrics.read()).toContain("sous_database_up 0");
});
