/** A file of this program that runs in a process of its own. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * What `fork` takes: the sources need a loader, a build does not.
 *
 * @param name of the file without its ending, from the module at `base`: "./worker"
 */
export function childProgram(
  name: string,
  base: string,
): readonly [file: string, execArgv: readonly string[]] {
  const built = fileURLToPath(new URL(`${name}.js`, base));
  if (existsSync(built)) return [built, []];
  return [fileURLToPath(new URL(`${name}.ts`, base)), ["--import", import.meta.resolve("tsx")]];
}
