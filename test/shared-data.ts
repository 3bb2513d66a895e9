import { appendFileSync, existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
/** Where the shared research data lies, if this clone has it. */
const sharedFolder = path.resolve(repository, process.env.SOUS_SHARED ?? "../shared");
/** The variable with the file in which is noted what is missing. */
export const missedList = "SOUS_SHARED_MISSED";

/**
 * Path of a file or folder of the shared research data, or null where this clone has none.
 * Each use is noted in the file named by SOUS_SHARED_USED, so that `.ci/run` sees what was used.
 */
export function sharedData(...parts: string[]): string | null {
  return find(path.join("data", ...parts), parts);
}

/** Path of a file of reference outputs, or null where this clone has none; its use is noted too. */
export function sharedGolden(name: string): string | null {
  return find(path.join("goldens", name), ["goldens", name]);
}

function find(within: string, used: readonly string[]): string | null {
  const file = path.join(sharedFolder, within);
  const isThere = existsSync(file);
  if (isThere) note(process.env.SOUS_SHARED_USED, used.join("/"));
  else noteMissing(file);
  return isThere ? file : null;
}

/** Says at the end of the run that tests were left out for want of it. */
export function noteMissing(what: string): void {
  note(process.env[missedList], what);
}

function note(list: string | undefined, part: string): void {
  if (list) appendFileSync(list, `${part}\n`);
}
