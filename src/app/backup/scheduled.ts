/** Makes a backup every day while Sous runs. */
import type { Logger } from "pino";
import type { Clock } from "../../core/clock.js";
import { dayMs } from "../../core/local-time.js";
import type { Storage } from "../../core/storage.js";
import { repeat } from "../repeat.js";
import { runJob } from "../worker/worker.js";
import { lastBackupAt } from "./make-backup.js";

/** Also how soon a backup that failed is tried again. */
const checkMs = 3_600_000;
/** How many stay, the newest. */
const keep = 14;

export interface BackupPlan {
  /** Path of the database. */
  readonly database: string;
  readonly folder: string;
}

/** Begins with one at once, unless there is one of the last day. @returns ends it */
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
    // Another file at the path would push the backups of the right one out.
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
