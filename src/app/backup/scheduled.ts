import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import { dayMs } from "../../core/local-time.js";
import type { Storage } from "../../core/storage.js";
import { repeat } from "../repeat.js";
import { runJob } from "../worker/worker.js";
import { lastBackupAt } from "./make-backup.js";

/** Also the interval of retries. */
const checkMs = 3_600_000;
/** Number of newest backups that stay. */
const keep = 14;

export interface BackupPlan {
  readonly database: string;
  readonly folder: string;
}

/** @returns a stop function */
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
    // Backups of a replaced file would push out those of the right one.
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
