/** Our own package.json: beside the sources, or one level further up when run from a build. */
import { readFileSync } from "node:fs";
import { z } from "zod";

const packageShape = z.object({ version: z.string(), engines: z.object({ node: z.string() }) });

/** The version of Sous, and the least version of Node that it needs ("20.19"). */
export function readPackage(): { readonly version: string; readonly leastNode: string } {
  const { version, engines } = packageShape.parse(JSON.parse(readNearest()));
  return { version, leastNode: engines.node.replace(/[^\d.]/g, "") };
}

function readNearest(): string {
  try {
    return readFileSync(new URL("../../package.json", import.meta.url), "utf8");
  } catch {
    return readFileSync(new URL("../../../package.json", import.meta.url), "utf8");
  }
}
