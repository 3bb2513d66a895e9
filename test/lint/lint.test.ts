import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { failureOf } from "../failure-of.js";

const repository = fileURLToPath(new URL("../..", import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sous-lint-"));
  cpSync(path.join(repository, "test/lint"), path.join(folder, "test/lint"), { recursive: true });
  const rules = { plugins: ["./test/lint/no-spread-literal.grit"] };
  writeFileSync(path.join(folder, "biome.json"), JSON.stringify(rules));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function lint(text: string): Promise<string> {
  writeFileSync(path.join(folder, "planted.ts"), text);
  const biome = path.join(repository, "node_modules/@biomejs/biome/bin/biome");
  const run = async () =>
    execFileSync(process.execPath, [biome, "lint", "planted.ts"], { cwd: folder, stdio: "pipe" });
  const failure = await failureOf(run());
  return failure === null ? "" : String((failure as { stderr?: Buffer }).stderr);
}

test.each([
  ["an object", "export const bag = (a: number) => ({ ...{ a }, b: 2 });\n"],
  ["an array", "export const list = (a: number) => [...[a, 1], 2];\n"],
])("%s that is spread in place is found", async (_, text) => {
  expect(await lint(text)).toContain("Write the members out");
});

test("values and conditions may be spread", async () => {
  const text =
    "export const join = (a: object, yes: boolean) => ({ ...a, ...(yes && { b: 2 }) });\n";
  expect(await lint(text)).toBe("");
});
