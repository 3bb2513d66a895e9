import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** @param name path from the package's folder, for sources and builds */
export function packageFile(name: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder);
  return path.join(folder, name);
}
