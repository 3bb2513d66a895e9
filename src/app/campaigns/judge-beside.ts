/** Judges a campaign's answers in a child process. */
import { answerOf, forkFile } from "../fork-file.js";

export type Judging = "quality" | "figures" | "agreement";

/** Works out in the same way how far a campaign's answers agree; null while that says little. */
export async function agreementBeside(database: string, campaign: string): Promise<number | null> {
  const judged = await judgeBeside<{ alpha: number | null }>(database, campaign, "agreement");
  return judged.alpha;
}

/**
 * Judges in a process of its own: thousands of answers take seconds, in which this process would hear nobody.
 *
 * @param database path of the file
 */
export function judgeBeside<Result>(
  database: string,
  campaign: string,
  what: Judging,
): Promise<Result> {
  const url = new URL("./judge-process.js", import.meta.url);
  // An address may hold a password, and other users see arguments.
  return answerOf(forkFile(url, [campaign, what], { SOUS_DB: database }), "judging");
}
