/** Serves metrics to Prometheus, and defines alerts. */
import { Counter, collectDefaultMetrics, Gauge, Registry } from "prom-client";
import type { Inbox } from "../../core/bot.js";
import type { HealthDesk } from "../../core/memory/storage.js";
import type { Vitals } from "./vitals.js";

export function createMetrics(
  measure: () => Promise<Vitals>,
): HealthDesk & { counting(inbox: Inbox): Inbox } {
  const registry = new Registry();
  let isAsked = false;
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `sous_${name}`, help, labelNames, registers: [registry] });
  const received = new Counter({
    name: "sous_events_total",
    help: "What people did, by platform and result (accepted: it counts)",
    labelNames: ["platform", "verdict"],
    registers: [registry],
  });
  const up = gauge("database_up", "1 when the database can be read");
  const tasks = gauge("tasks", "Open tasks: playing, paused by people, or stopped by an error", [
    "state",
  ]);
  const questions = gauge("open_questions", "Questions that wait for an answer");
  const deliveries = gauge("deliveries", "Messages that are not shown yet, or were given up", [
    "platform",
    "state",
  ]);
  const oldest = gauge("delivery_oldest_seconds", "Seconds since the oldest message was due", [
    "platform",
    "state",
  ]);
  const connected = gauge("platform_connected", "1 while a platform is connected", ["platform"]);
  const bytes = gauge("database_bytes", "Size of the database and its write-ahead log", ["part"]);
  const free = gauge("disk_free_bytes", "Free space on the disk of the database");
  const calls = gauge("model_calls", "Calls of language models since the start", ["source"]);
  const tokens = gauge("model_tokens", "Tokens of language models since the start", ["kind"]);
  const cost = gauge("model_cost", "What language models cost since the start");
  const firing = gauge("alert", "1 while an alert holds (docs/operating.md)", ["name"]);

  function set(vitals: Vitals): void {
    tasks.set({ state: "playing" }, vitals.playing);
    tasks.set({ state: "paused" }, vitals.paused);
    tasks.set({ state: "stopped" }, vitals.stopped.length);
    questions.set(vitals.openQuestions);
    deliveries.reset();
    oldest.reset();
    for (const { bot: platform, state, count, since } of vitals.deliveries) {
      deliveries.set({ platform, state }, count);
      oldest.set({ platform, state }, Math.max(0, vitals.at - since) / 1000);
    }
    for (const { platform, trouble } of vitals.platforms)
      connected.set({ platform }, trouble === null ? 1 : 0);
    bytes.set({ part: "rows" }, vitals.databaseBytes);
    bytes.set({ part: "wal" }, vitals.walBytes);
    if (vitals.freeBytes !== null) free.set(vitals.freeBytes);
    calls.set({ source: "server" }, vitals.usage.requests);
    calls.set({ source: "kept" }, vitals.usage.cached);
    tokens.set({ kind: "prompt" }, vitals.usage.promptTokens);
    tokens.set({ kind: "completion" }, vitals.usage.completionTokens);
    cost.set(vitals.usage.cost);
    for (const [name, holds] of Object.entries(conditions))
      firing.set({ name }, holds(vitals) ? 1 : 0);
  }

  return {
    isReady: () =>
      measure().then(
        ({ storage }) => storage === null,
        () => false,
      ),
    async metrics() {
      // While the database is unreadable, the last values stay and `sous_database_up` is 0.
      const vitals = await measure().catch(() => null);
      up.set(vitals ? 1 : 0);
      if (vitals) set(vitals);
      // Measures event loop, memory and CPU only from the first request on, as it costs time.
      if (!isAsked) collectDefaultMetrics({ register: registry });
      isAsked = true;
      return registry.metrics();
    },
    counting: (inbox: Inbox): Inbox => ({
      ...inbox,
      async receive(event, rights) {
        const verdict = await inbox.receive(event, rights);
        received.inc({ platform: event.platform, verdict });
        return verdict;
      },
    }),
  };
}

const mega = 1024 * 1024;
const leastFreeBytes = 100 * mega;
const mostWalBytes = 256 * mega;
const mostLateMs = 10 * 60_000;

/** Whether each alert holds; docs/operating.md says what it means. @internal */
export const conditions: Readonly<Record<string, (vitals: Vitals) => boolean>> = {
  "database-paused": ({ storage }) => storage !== null && storage.fault !== "damaged",
  "database-damaged": ({ storage }) => storage?.fault === "damaged",
  "task-stopped": ({ stopped }) => stopped.length > 0,
  "deliveries-dead": ({ deliveries }) => deliveries.some(({ state }) => state === "dead"),
  "deliveries-late": ({ deliveries, at }) =>
    deliveries.some(
      ({ state, since }) => state === "failing" || (state !== "dead" && at - since >= mostLateMs),
    ),
  "platform-lost": ({ platforms }) => platforms.some(({ trouble }) => trouble !== null),
  "disk-low": ({ freeBytes }) => freeBytes !== null && freeBytes < leastFreeBytes,
  "wal-large": ({ walBytes }) => walBytes >= mostWalBytes,
};
