/** The table in docs/operating.md is generated from this one. */
import type { Vitals } from "./vitals.js";

const mega = 1024 * 1024;
const leastFreeBytes = 100 * mega;
const mostWalBytes = 256 * mega;
const mostLateMs = 10 * 60_000;

export const conditions = {
  "database-paused": {
    meaning: "The database cannot be written, so everything waits: the disk is full, for example.",
    remedy:
      "`sous doctor` says why and what to do. Sous goes on by itself when it can write again.",
    holds: ({ storage }) => storage !== null && storage.fault !== "damaged",
  },
  "database-damaged": {
    meaning: "The database is damaged. Sous stops with exit code 3; what was written is kept.",
    remedy:
      "`sous db verify --db FILE` says where. `sous db restore BACKUP --db FILE`, here or on a standby machine, and start Sous there.",
    holds: ({ storage }) => storage?.fault === "damaged",
  },
  "task-stopped": {
    meaning: "A task should go on and does not.",
    remedy:
      "The log says why (`episode-stopped`). Mend it; if the task does not continue, start Sous again.",
    holds: ({ stopped }) => stopped.length > 0,
  },
  "deliveries-dead": {
    meaning: "Cards or notes were given up: people do not see them.",
    remedy:
      "`sous questions --stuck` says which, why and what to do; then `sous questions retry --all`.",
    holds: ({ deliveries }) => deliveries.some(({ state }) => state === "dead"),
  },
  "deliveries-late": {
    meaning: "Cards or notes are refused again and again, or have waited for ten minutes.",
    remedy:
      "`sous questions --stuck` says why. If the platform is down, nothing: Sous tries for an hour.",
    holds: ({ deliveries, at }) =>
      deliveries.some(
        ({ state, since }) => state === "failing" || (state !== "dead" && at - since >= mostLateMs),
      ),
  },
  "platform-lost": {
    meaning: "Sous is not connected to a platform. Nobody is heard there.",
    remedy:
      "If the token was refused: put a new one into `.env` and start Sous again. Else check the network and the platform's status page.",
    holds: ({ platforms }) => platforms.some(({ trouble }) => trouble !== null),
  },
  "disk-low": {
    meaning: "Less than 100 MB is free on the disk of the database.",
    remedy: "Make room. Sous goes on by itself when it can write again.",
    holds: ({ freeBytes }) => freeBytes !== null && freeBytes < leastFreeBytes,
  },
  "wal-large": {
    meaning: "The write-ahead log of the database has grown over 256 MB.",
    remedy:
      "Something reads the database for long: end it (a backup tool, an open `sqlite3`). It shrinks then.",
    holds: ({ walBytes }) => walBytes >= mostWalBytes,
  },
} as const satisfies Readonly<
  Record<string, { meaning: string; remedy: string; holds: (vitals: Vitals) => boolean }>
>;
