/** What an operator is told of, and what to do about it. docs/operating.md is made from this table. */
import { phraseFault } from "../../core/storage.js";
import type { Vitals } from "./vitals.js";

export interface Condition {
  readonly meaning: string;
  readonly remedy: string;
  /** What is wrong now, in one sentence; null when nothing is. */
  find(vitals: Vitals): string | null;
}

const mega = 1024 * 1024;
const leastFreeBytes = 100 * mega;
const mostWalBytes = 256 * mega;
const mostLateMs = 10 * 60_000;

export const conditions = {
  "database-paused": {
    meaning: "The database cannot be written, so everything waits: the disk is full, for example.",
    remedy:
      "`sous doctor` says why and what to do. Sous goes on by itself when it can write again.",
    find: ({ storage }) =>
      storage === null || storage.fault === "damaged"
        ? null
        : `Paused: ${phraseFault(storage.fault)}.`,
  },
  "database-damaged": {
    meaning: "The database is damaged. Sous stops with exit code 3; what was written is kept.",
    remedy:
      "`sous db verify --db FILE` says where. `sous db restore BACKUP --db FILE`, here or on a standby machine, and start Sous there.",
    find: ({ storage }) =>
      storage?.fault === "damaged" ? `Stopped: ${phraseFault(storage.fault)}.` : null,
  },
  "task-stopped": {
    meaning: "A task should go on and does not.",
    remedy:
      "The log says why (`episode-stopped`). Mend it; if the task does not continue, start Sous again.",
    find: ({ stopped }) => (stopped.length === 0 ? null : `Stopped: ${stopped.join(", ")}.`),
  },
  "deliveries-dead": {
    meaning: "Cards or notes were given up: people do not see them.",
    remedy:
      "`sous questions --stuck` says which, why and what to do; then `sous questions retry --all`.",
    find: ({ deliveries }) => countOf(deliveries, "dead", "given up"),
  },
  "deliveries-late": {
    meaning: "Cards or notes are refused again and again, or have waited for ten minutes.",
    remedy:
      "`sous questions --stuck` says why. If the platform is down, nothing: Sous tries for an hour.",
    find: ({ deliveries, at }) => {
      const late = deliveries.filter(
        ({ state, since }) => state === "failing" || (state !== "dead" && at - since >= mostLateMs),
      );
      return late.length === 0 ? null : `${describeCounts(late)} not shown yet.`;
    },
  },
  "platform-lost": {
    meaning: "Sous is not connected to a platform. Nobody is heard there.",
    remedy:
      "If the token was refused: put a new one into `.env` and start Sous again. Else check the network and the platform's status page.",
    find: ({ platforms }) => {
      const lost = platforms.flatMap(({ platform, trouble }) =>
        trouble === null ? [] : [`${platform}: ${trouble}`],
      );
      return lost.length === 0 ? null : lost.join(" ");
    },
  },
  "disk-low": {
    meaning: "Less than 100 MB is free on the disk of the database.",
    remedy: "Make room. Sous goes on by itself when it can write again.",
    find: ({ freeBytes }) =>
      freeBytes === null || freeBytes >= leastFreeBytes
        ? null
        : `${Math.floor(freeBytes / mega)} MB free.`,
  },
  "wal-large": {
    meaning: "The write-ahead log of the database has grown over 256 MB.",
    remedy:
      "Something reads the database for long: end it (a backup tool, an open `sqlite3`). It shrinks then.",
    find: ({ walBytes }) => (walBytes < mostWalBytes ? null : `${Math.floor(walBytes / mega)} MB.`),
  },
} as const satisfies Readonly<Record<string, Condition>>;

export type ConditionName = keyof typeof conditions;
export const conditionNames = Object.keys(conditions) as readonly ConditionName[];

function countOf(deliveries: Vitals["deliveries"], wanted: string, words: string): string | null {
  const found = deliveries.filter(({ state }) => state === wanted);
  return found.length === 0 ? null : `${describeCounts(found)} ${words}.`;
}

/** "slack: 2, discord: 1" */
function describeCounts(deliveries: Vitals["deliveries"]): string {
  const byBot = new Map<string, number>();
  for (const { bot, count } of deliveries) byBot.set(bot, (byBot.get(bot) ?? 0) + count);
  return [...byBot].map(([bot, count]) => `${bot}: ${count}`).join(", ");
}
