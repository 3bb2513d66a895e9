/** Judges a campaign's answers in a child process. */
import type { BriefQuality } from "../../core/campaign-report.js";
import { forkFile } from "../fork-file.js";

/**
 * Judges in a process of its own: thousands of answers take seconds, in which this process would hear nobody.
 *
 * @param database path of the file
 */
export function judgeBeside(database: string, campaign: string): Promise<BriefQuality> {
  const url = new URL("./judge-process.js", import.meta.url);
  const child = forkFile(url, [database, campaign]);
  return new Promise((resolve, reject) => {
    child.once("message", (quality: BriefQuality) => resolve(quality));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`judging ended with code ${code}`)));
  });
}
