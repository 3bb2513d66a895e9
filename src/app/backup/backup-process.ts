/** The child process of `scheduled.ts`: makes a backup and sends what came of it. */
import { faultOf } from "../../core/errors.js";
import { systemClock } from "../clock.js";
import { makeBackup } from "./make-backup.js";

const [database = "", out = "", keep = "1"] = process.argv.slice(2);
try {
  process.send?.(await makeBackup({ database, out, keep: Number(keep), now: systemClock.now() }));
} catch (error) {
  process.send?.({ failure: faultOf(error) });
}
process.disconnect?.();
