import { readFileSync } from "node:fs";
import { packageFile } from "../core/package-file.js";

interface Package {
  readonly version: string;
  readonly engines: { readonly node: string };
}

/** `leastNode` is the least version of Node: "20.19". */
export function readPackage(): { readonly version: string; readonly leastNode: string } {
  const text = readFileSync(packageFile("package.json"), "utf8");
  const { version, engines } = JSON.parse(text) as Package;
  return { version, leastNode: engines.node.replace(/[^\d.]/g, "") };
}
