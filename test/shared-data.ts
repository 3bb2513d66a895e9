import { appendFileSync, existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const sharedFolder = path.resolve(repository, process.env.SOUS_SHARED ?? "../shared");
export const missedList = "SOUS_SHARED_MISSED";

/** Returns the path of shared data, or null. Records the use in the file in SOUS_SHARED_USED, for `.ci/run`. */
export function sharedData(...parts: string[]): string | null {
  return find(path.join("data", ...parts), parts);
}

/** Returns the path of reference outputs, or null; records the use too. */
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

export function noteMissing(what: string): void {
  note(process.env[missedList], what);
}

function note(list: string | undefined, part: string): void {
  if (list) appendFileSync(list, `${part}\n`);
}
