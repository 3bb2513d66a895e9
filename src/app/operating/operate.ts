import type { Logger } from "pino";
import { dayMs } from "../../core/local-time.js";
import type { Storage } from "../../core/memory/storage.js";
import { lastBackupAt } from "../backup/make-backup.js";
import { createLearning } from "../learning/learning.js";
import type { BotParts } from "../serve/web-bot.js";
import type { Sous } from "../wire.js";
import { runJob } from "../worker/worker.js";
import { type Repeated, repeat } from "./repeat.js";

/** Starts learning, backups and traces. @returns a stop function */
export async function operate(
  { memory, bus }: Pick<Sous, "memory" | "bus">,
  parts: Pick<BotParts, "config" | "clock" | "log"> & { readonly database: string },
): Promise<() => Promise<void>> {
  const { database, config, clock, log } = parts;
  const { backupFolder: folder, learnsDaily: daily } = config;
  const repeated = [createLearning({ memory, clock, log }, { database, daily })];
  if (folder !== null)
    repeated.push(createBackups({ database, folder }, { clock, log, storage: memory.storage }));
  for (const one of repeated) one.start();
  const stops = repeated.map(({ stop }) => stop);
  if (config.isTraced) {
    const { startTraces } = await import("./traces.js");
    stops.push(await startTraces({ memory, clock }, bus));
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** Exits with code 1 on an uncaught error, as the state is unknown. @returns an uninstall function */
export function crashLoudly(log: Logger): () => void {
  const crash = (error: unknown): void => {
    log.fatal({ event: "crashed", error }, "an error that nothing caught");
    process.exit(1);
  };
  process.on("uncaughtException", crash).on("unhandledRejection", crash);
  return () => {
    process.off("uncaughtException", crash).off("unhandledRejection", crash);
  };
}

/** Milliseconds between two looks whether a backup is due. */
const checkMs = 3_600_000;
/** Number of newest backups that stay. */
const keep = 14;

/** @internal */
export function createBackups(
  { database, folder }: { readonly database: string; readonly folder: string },
  { clock, log, storage }: Pick<BotParts, "clock" | "log"> & { readonly storage: Storage },
): Repeated {
  const backUp = async (signal: AbortSignal): Promise<void> => {
    const last = lastBackupAt(folder) ?? Number.NEGATIVE_INFINITY;
    // When another file has replaced the database, backups of that file would push out those of the right one.
    if (clock.now() - last < dayMs || storage.trouble()?.fault === "replaced") return;
    const job = { database, out: `${folder}/`, keep, now: clock.now() };
    const { file, sha256, worldlines } = await runJob("backup", job, { signal });
    log.info({ event: "backup-made", file, sha256, worldlines }, "a backup was made");
  };
  return repeat(clock, checkMs, backUp, (error) =>
    log.error({ event: "backup-failed", folder, error }, "no backup was made"),
  );
}
