/** A bench over games at once, and in shards. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { runSous } from "../../app/run-sous.js";

/** What the command prints with --json. */
export async function printedBy(...words: readonly string[]): Promise<string> {
  const { code, out, err } = await runSous(...words, "--json");
  if (code !== 0) throw new Error(`exit code ${code}: ${err}`);
  return out;
}

const folder = mkdtempSync(path.join(tmpdir(), "sous-shards-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
let made = 0;

/** Plays a bench in shards. @returns the files with what each printed */
export async function playShards(of: number, ...bench: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (let index = 1; index <= of; index++) {
    const file = path.join(folder, `${++made}.json`);
    writeFileSync(file, await printedBy("bench", ...bench, "--shard", `${index}/${of}`));
    files.push(file);
  }
  return files;
}
