import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { checkImports, listRules } from "./check-imports.mjs";
import { findNames, readSources } from "./read-sources.js";

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

const open = (from: string) => `import { open } from "${from}";\nopen();\n`;
const use = (name: string) => `import thing from "${name}";\nthing();\n`;

/** By rule: a file that breaks it. */
const planted: Readonly<Record<string, readonly [file: string, text: string]>> = {
  "no-circular": ["src/core/bad.ts", 'export { bad } from "./circle.js";\n'],
  "core-knows-nobody": ["src/core/bad.ts", open("../../memory/open.js")],
  "core-imports-zod-only": ["src/core/bad.ts", use("pino")],
  "scenes-knows-only-core": ["scenes/bad.ts", open("../memory/open.js")],
  "memory-knows-only-core": ["memory/bad.ts", open("../bots/slack/open.js")],
  "bots-knows-only-core": ["bots/web/bad.ts", open("../../memory/open.js")],
  "agent-knows-only-core": [
    "src/agent/bad.ts",
    'import type { Open } from "../../memory/open.js";\nexport const none: Open | null = null;\n',
  ],
  "policies-knows-only-core": ["src/policies/bad.ts", open("../../memory/open.js")],
  "desk-knows-only-core": ["src/desk/bad.ts", open("../../memory/open.js")],
  "datasets-knows-only-core": ["src/datasets/bad.ts", open("../../memory/open.js")],
  "crowdwork-knows-only-core": ["src/crowdwork/bad.ts", open("../../memory/open.js")],
  "doors-knows-only-core": ["src/doors/bad.ts", open("../../memory/open.js")],
  "adapters-knows-only-core": ["src/adapters/bad.ts", open("../../memory/open.js")],
  "app-knows-no-command": ["src/app/bad.ts", open("../cli/open.js")],
  "research-has-one-door": ["src/cli/bad.ts", open("../research/lab/open.js")],
  "research-registry-is-for-the-commands": ["src/cli/bad.ts", open("../research/cli/registry.js")],
  "slices-are-apart": ["src/research/aba/bad.ts", open("../ldm2/open.js")],
  "slices-are-registered-once": ["src/research/report/bad.ts", open("../cli/slices.js")],
  "bots-are-apart": ["bots/web/bad.ts", open("../slack/open.js")],
  "nothing-imports-tests": ["src/app/bad.ts", open("../../test/open.js")],
  "better-sqlite3-stays-home": ["src/app/bad.ts", use("better-sqlite3")],
  "hnswlib-stays-home": ["src/app/bad.ts", use("hnswlib-node")],
  "pg-stays-home": ["src/app/bad.ts", use("pg")],
  "slack-stays-home": ["src/app/bad.ts", use("@slack/bolt")],
  "discord-stays-home": ["src/app/bad.ts", use("discord.js")],
  "langchain-stays-home": ["src/app/bad.ts", use("langchain")],
  "mcp-stays-home": ["src/app/bad.ts", use("@modelcontextprotocol/server")],
  "commander-stays-home": ["src/research/lab/bad.ts", use("commander")],
  "no-dev-dependency-in-the-product": ["src/app/bad.ts", use("vitest")],
  resolvable: ["src/app/bad.ts", open("./nowhere.js")],
};

test("each rule is tried", async () => {
  expect(Object.keys(planted).sort()).toEqual((await listRules()).toSorted());
});

test.each(Object.entries(planted))("%s is found", async (rule, [file, text]) => {
  const target = "export type Open = string;\nexport const open = (): void => undefined;\n";
  const places = [
    "memory",
    "bots/slack",
    "src/cli",
    "src/research/lab",
    "src/research/ldm2",
    "test",
  ];
  plant({
    ...Object.fromEntries(places.map((place) => [`${place}/open.ts`, target])),
    "src/research/cli/registry.ts": target,
    "src/research/cli/slices.ts": target,
    "src/core/circle.ts": 'export { bad } from "./bad.js";\n',
    "package.json": '{"dependencies":{"pino":"1.0.0"},"devDependencies":{"vitest":"1.0.0"}}',
    "node_modules/pino/package.json": '{"name":"pino","version":"1.0.0","main":"index.js"}',
    "node_modules/pino/index.js": "module.exports = () => undefined;\n",
    "node_modules/vitest/package.json": '{"name":"vitest","version":"1.0.0","main":"index.js"}',
    "node_modules/vitest/index.js": "module.exports = () => undefined;\n",
    [file]: text,
  });
  const { violations } = await checkImports(folder);
  expect(violations.filter((one) => one.startsWith(`${rule}: ${file} ->`))).not.toEqual([]);
});

test("the base of the research knows no slice", async () => {
  plant({
    "src/research/ldm2/open.ts": "export const open = (): void => undefined;\n",
    "src/research/report/bad.ts": open("../ldm2/open.js"),
  });
  const { violations } = await checkImports(folder);
  expect(violations.join("\n")).toContain("slices-are-apart: src/research/report/bad.ts");
});

describe("names in texts", () => {
  /** A path into the tests, in quotes. */
  const testPath = /["'`](?:\.{0,2}\/)*test\//;
  /** A slice of the research, in an import. */
  const slicePath = /research\/(?!cli\/|lab\/|report\/)(\w+)\//;

  test("nothing in the product names the tests", () => {
    expect(findNames(readSources("src", "bots", "memory", "scenes"), testPath)).toEqual([]);
    expect(findNames({ "src/bad.ts": 'run("test/peers/main.ts")' }, testPath)).toHaveLength(1);
    expect(findNames({ "src/bad.ts": 'import("../test/peer.js")' }, testPath)).toHaveLength(1);
  });

  test("only tests of a slice name it", () => {
    const others = Object.entries(readSources("test")).filter(
      ([file]) => !/^test\/(imports|research\/(?!lab|report|cli))/.test(file),
    );
    const imports = /^(?:import|export|} from) .*research\/.*$/gm;
    const lines = others.flatMap(([file, text]) =>
      [...text.matchAll(imports)].map(([line]) => [file, line] as const),
    );
    expect(lines.filter(([, line]) => slicePath.test(line))).toEqual([]);
    expect('import { x } from "../../src/research/aba/x.js";').toMatch(slicePath);
  });
});

test("an empty tree is no success", async () => {
  mkdirSync(path.join(folder, "src"));
  expect((await checkImports(folder)).modules).toBe(0);
});
