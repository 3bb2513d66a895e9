import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "..");
const shared = path.resolve(repository, process.env.SOUS_SHARED ?? "../shared");

/** Path of a file or folder of the shared research data, or null where this clone has none. */
export function sharedData(...parts: string[]): string | null {
  const file = path.join(shared, "data", ...parts);
  return existsSync(file) ? file : null;
}
