/** Version of the scan's rules; a new one invalidates earlier finds. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Known } from "./scan.js";

/** Set by the build, where these files are not apart. */
declare const SCAN_RULES: string | undefined;

/** Digest of this folder, computed on demand. */
let ownFiles = typeof SCAN_RULES === "string" ? SCAN_RULES : "";

function digestFiles(): string {
  const hash = createHash("sha256");
  const entries = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const file of files.map(({ parentPath, name }) => path.join(parentPath, name)).sort())
    hash.update(readFileSync(file));
  return hash.digest("hex");
}

export function rulesVersion({ names, ids }: Known): string {
  ownFiles ||= digestFiles();
  const hash = createHash("sha256").update(JSON.stringify([ownFiles, names, ids]));
  return hash.digest("hex").slice(0, 32);
}
