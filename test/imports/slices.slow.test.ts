/** Each slice of the research can be deleted with its tests and its line in the registry. */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const copy = mkdtempSync(path.join(tmpdir(), "sous-slices-"));

/** Not copied: what is installed, built or kept, and other clones. */
const left = new Set(["node_modules", "dist", ".git", ".compiled", ".sous"]);
const registry = "src/research/cli/slices.ts";

/** Parts that the others are built on. */
const base = ["cli", "lab", "report"];
const slices = readdirSync(path.join(root, "src/research"), { withFileTypes: true }).flatMap(
  ({ name }) => (base.includes(name) ? [] : [name]),
);

beforeAll(() => {
  for (const name of readdirSync(root)) {
    if (left.has(name) || name.startsWith(".compiled")) continue;
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true });
  }
  symlinkSync(path.join(root, "node_modules"), path.join(copy, "node_modules"));
});
afterAll(() => rmSync(copy, { recursive: true }));

/** What was checked for another slice is not checked again. */
const typeCheck = ["--noEmit", "--incremental", "--tsBuildInfoFile", ".tsbuildinfo"];

/** What a command prints when it fails; empty when it succeeds. */
function complaintsOf(tool: string, ...words: readonly string[]): string {
  const program = tool === "node" ? process.execPath : path.join(copy, "node_modules/.bin", tool);
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: copy, encoding: "utf8" });
  return status === 0 ? "" : `${stdout}${stderr}`;
}

it("there are slices", () => expect(slices.length).toBeGreaterThan(5));

it("the copy keeps every check", { timeout: 600_000 }, () => {
  expect(complaintsOf("tsc", ...typeCheck)).toBe("");
  expect(complaintsOf("biome", "check", "src/research", "test/research")).toBe("");
  expect(complaintsOf("knip", "--production")).toBe("");
});

it.each(slices)("%s can be deleted", { timeout: 600_000 }, (slice) => {
  const folders = [`src/research/${slice}`, `test/research/${slice}`];
  for (const folder of folders) rmSync(path.join(copy, folder), { recursive: true });
  const lines = readFileSync(path.join(copy, registry), "utf8");
  const others = lines.split("\n").filter((line) => !line.includes(`/${slice}/slice.js`));
  expect(others).toHaveLength(lines.split("\n").length - 1);
  writeFileSync(path.join(copy, registry), others.join("\n"));
  try {
    expect(complaintsOf("tsc", ...typeCheck)).toBe("");
    expect(complaintsOf("biome", "check", "src/research", "test/research")).toBe("");
    expect(complaintsOf("node", "test/imports/check-imports.mjs")).toBe("");
    expect(complaintsOf("knip", "--production")).toBe("");
    expect(complaintsOf("knip")).toBe("");
  } finally {
    writeFileSync(path.join(copy, registry), lines);
    for (const folder of folders)
      cpSync(path.join(root, folder), path.join(copy, folder), { recursive: true });
  }
});
