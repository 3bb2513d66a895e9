/** Reads Sous's version, and how it was started. */
import { readFileSync } from "node:fs";
import { packageFile } from "../../core/package-file.js";

export function readPackage(): { readonly version: string; readonly leastNode: string } {
  const text = readFileSync(packageFile("package.json"), "utf8");
  const { version, engines } = JSON.parse(text) as {
    version: string;
    engines: { readonly node: string };
  };
  return { version, leastNode: engines.node.replace(/[^\d.]/g, "") };
}

/** Whether Sous runs from sources, as in a clone, where `npm start` starts it. */
export const runsSources = (): boolean => process.argv[1]?.endsWith(".ts") ?? false;
export const startCommand = (): string => (runsSources() ? "npm start" : "sous");
