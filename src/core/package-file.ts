/** Files that come with the package, such as tables and homes. */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The path of a file of the package, whether the program runs from the sources or from a build in the package.
 *
 * @param name path from the package's folder
 */
export function packageFile(name: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder);
  return path.join(folder, name);
}
