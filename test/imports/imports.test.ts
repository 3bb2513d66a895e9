import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { checkImports } from "./check-imports.mjs";

let folder: string;

function plant(files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
}

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sous-imports-"));
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  [
    "core importing a store",
    "src/core/bad.ts",
    'import { open } from "../../memory/open.js";\nopen();\n',
  ],
  [
    "a peer importing a peer",
    "bots/web/bad.ts",
    'import { open } from "../../memory/open.js";\nopen();\n',
  ],
  [
    "a peer importing only a type of a peer",
    "src/agent/bad.ts",
    'import type { Open } from "../../memory/open.js";\nexport const none: Open | null = null;\n',
  ],
  [
    "one bot importing another",
    "bots/web/bad.ts",
    'import { other } from "../slack/other.js";\nother();\n',
  ],
  [
    "the product importing a test",
    "src/app/bad.ts",
    'import { peer } from "../../test/peer.js";\npeer();\n',
  ],
])("%s is found", async (_, file, text) => {
  plant({
    "memory/open.ts": "export type Open = string;\nexport const open = (): void => undefined;\n",
    "bots/slack/other.ts": "export const other = (): void => undefined;\n",
    "test/peer.ts": "export const peer = (): void => undefined;\n",
    [file]: text,
  });
  const report = await checkImports(folder);
  expect(report.violations.join("\n")).toContain(file);
});

test("an empty tree is no success", async () => {
  mkdirSync(path.join(folder, "src"));
  expect((await checkImports(folder)).modules).toBe(0);
});
