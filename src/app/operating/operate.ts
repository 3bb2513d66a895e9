import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import { dayMs } from "../../core/local-time.js";
import type { Storage } from "../../core/memory/storage.js";
import { lastBackupAt } from "../backup/make-backup.js";
import { createLearning } from "../learning/learning.js";
import type { Config } from "../settings/read-config.js";
import type { Sous } from "../wire.js";
import { runJob } from "../worker/worker.js";
import { repeat } from "./repeat.js";

export interface OperateParts {
  readonly config: Pick<Config, "isTraced" | "backupFolder" | "learnsDaily">;
  readonly database: string;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Starts learning, backups and traces. @returns a stop function */
export async function operate(
  { memory, bus }: Pick<Sous, "memory" | "bus">,
  { config, database, clock, log }: OperateParts,
): Promise<() => Promise<void>> {
  const { backupFolder: folder, learnsDaily: daily } = config;
  const learning = createLearning({ memory, clock, log }, { database, daily });
  learning.start();
  const stops: (() => Promise<void>)[] = [learning.stop];
  if (folder !== null)
    stops.push(scheduleBackups({ database, folder }, { clock, log, storage: memory.storage }));
  if (config.isTraced) {
    const { startTraces } = await import("./traces.js");
    stops.push(await startTraces({ memory, bus, clock }));
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

/** How often a backup is tried, if due. */
const checkMs = 3_600_000;
/** Number of newest backups that stay. */
const keep = 14;

interface BackupPlan {
  readonly database: string;
  readonly folder: string;
}

/** @internal */
export function scheduleBackups(
  plan: BackupPlan,
  {
    clock,
    log,
    storage,
  }: { readonly clock: Clock; readonly log: Logger; readonly storage: Storage },
): () => Promise<void> {
  const making = repeat(clock, checkMs, async (signal) => {
    const last = lastBackupAt(plan.folder) ?? Number.NEGATIVE_INFINITY;
    // When another file has replaced the database, backups of that file would push out those of the right one.
    if (clock.now() - last < dayMs || storage.trouble()?.fault === "replaced") return;
    try {
      const { database, folder } = plan;
      const job = { database, out: `${folder}/`, keep, now: clock.now() };
      const { file, sha256, worldlines } = await runJob("backup", job, { signal });
      log.info({ event: "backup-made", file, sha256, worldlines }, "a backup was made");
    } catch (error) {
      if (!signal.aborted)
        log.error({ event: "backup-failed", folder: plan.folder, error }, "no backup was made");
    }
  });
  making.start();
  return making.stop;
}
