/** The version of the package, and the Node that it needs. */
import { readFileSync } from "node:fs";
import { packageFile } from "../core/package-file.js";

/** What package.json has and the program uses. It comes with the program: it needs no check. */
interface Package {
  readonly version: string;
  readonly engines: { readonly node: string };
}

/** The version of Sous, and the least version of Node that it needs ("20.19"). */
export function readPackage(): { readonly version: string; readonly leastNode: string } {
  const text = readFileSync(packageFile("package.json"), "utf8");
  const { version, engines } = JSON.parse(text) as Package;
  return { version, leastNode: engines.node.replace(/[^\d.]/g, "") };
}
