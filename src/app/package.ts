/** The version of the package, and the Node that it needs. */
import { readFileSync } from "node:fs";
import { z } from "zod";
import { packageFile } from "../core/package-file.js";

const packageShape = z.object({ version: z.string(), engines: z.object({ node: z.string() }) });

/** The version of Sous, and the least version of Node that it needs ("20.19"). */
export function readPackage(): { readonly version: string; readonly leastNode: string } {
  const { version, engines } = packageShape.parse(
    JSON.parse(readFileSync(packageFile("package.json"), "utf8")),
  );
  return { version, leastNode: engines.node.replace(/[^\d.]/g, "") };
}
