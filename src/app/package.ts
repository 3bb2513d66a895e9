/** The package that this program is part of: its folder, version and files. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const packageShape = z.object({ version: z.string(), engines: z.object({ node: z.string() }) });

/** The version of Sous, and the least version of Node that it needs ("20.19"). */
export function readPackage(): { readonly version: string; readonly leastNode: string } {
  const { version, engines } = packageShape.parse(
    JSON.parse(readFileSync(packageFile("package.json"), "utf8")),
  );
  return { version, leastNode: engines.node.replace(/[^\d.]/g, "") };
}

/**
 * A file of the package, whether the program runs from the sources or from a build inside the package.
 *
 * @param name path from the package's folder
 */
export function packageFile(name: string): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!existsSync(path.join(folder, "package.json"))) folder = path.dirname(folder);
  return path.join(folder, name);
}
