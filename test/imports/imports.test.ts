import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkImports, listRules } from "./check-imports.mjs";

function plant(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-imports-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}

const open = (from: string) => `import { open } from "${from}";\nopen();\n`;
const use = (name: string) => `import thing from "${name}";\nthing();\n`;

const planted: Readonly<Record<string, readonly [folder: string, text: string]>> = {
  "no-circular": ["src/core", 'export { bad } from "./circle.js";\n'],
  "core-knows-nobody": ["src/core", open("../../memory/open.js")],
  "core-imports-zod-only": ["src/core", use("pino")],
  "scenes-knows-only-core": ["scenes", open("../memory/open.js")],
  "memory-knows-only-core": ["memory", open("../bots/slack/open.js")],
  "bots-knows-only-core": ["bots/web", open("../../memory/open.js")],
  "agent-knows-only-core": [
    "src/agent",
    'import type { Open } from "../../bots/slack/open.js";\nexport const none: Open | null = null;\n',
  ],
  "policies-knows-only-core": ["src/policies", open("../../bots/slack/open.js")],
  "desk-knows-only-core": ["src/desk", open("../../bots/slack/open.js")],
  "datasets-knows-only-core": ["src/datasets", open("../../bots/slack/open.js")],
  "crowdwork-knows-only-core": ["src/crowdwork", open("../../bots/slack/open.js")],
  "doors-knows-only-core": ["src/doors", open("../../bots/slack/open.js")],
  "adapters-knows-only-core": ["src/adapters", open("../../memory/open.js")],
  "app-knows-no-command": ["src/app", open("../cli/open.js")],
  "nothing-imports-research": ["src/cli", open("../../research/lab/open.js")],
  "slices-are-apart": ["research/aba", open("../ldm2/open.js")],
  "bots-are-apart": ["bots/web", open("../slack/open.js")],
  "nothing-imports-tests": ["src/app", open("../../test/open.js")],
  "better-sqlite3-stays-home": ["src/app", use("better-sqlite3")],
  "hnswlib-stays-home": ["src/app", use("hnswlib-node")],
  "pg-stays-home": ["src/app", use("pg")],
  "slack-stays-home": ["src/app", use("@slack/bolt")],
  "discord-stays-home": ["src/app", use("discord.js")],
  "langchain-stays-home": ["src/app", use("langchain")],
  "mcp-stays-home": ["src/app", use("@modelcontextprotocol/server")],
  "commander-stays-home": ["research/lab", use("commander")],
  "no-dev-dependency-in-the-product": ["src/app", use("vitest")],
  resolvable: ["src/app", open("./nowhere.js")],
};

test("each rule finds what breaks it", async () => {
  expect(Object.keys(planted).sort()).toEqual((await listRules()).toSorted());
  const target = "export type Open = string;\nexport const open = (): void => undefined;\n";
  const open = ["memory", "bots/slack", "src/cli", "research/lab", "research/ldm2", "test"];
  const folder = plant({
    ...Object.fromEntries(open.map((place) => [`${place}/open.ts`, target])),
    "src/core/circle.ts": 'export { bad } from "./no-circular.js";\n',
    "package.json": '{"dependencies":{"pino":"1.0.0"},"devDependencies":{"vitest":"1.0.0"}}',
    "node_modules/pino/package.json": '{"name":"pino","version":"1.0.0","main":"index.js"}',
    "node_modules/pino/index.js": "module.exports = () => undefined;\n",
    "node_modules/vitest/package.json": '{"name":"vitest","version":"1.0.0","main":"index.js"}',
    "node_modules/vitest/index.js": "module.exports = () => undefined;\n",
    ...Object.fromEntries(
      Object.entries(planted).map(([rule, [place, text]]) => [`${place}/${rule}.ts`, text]),
    ),
  });
  const { violations } = await checkImports(folder);
  // A cycle is reported for either file.
  const found = violations.map((one) =>
    one.split(" -> ")[0]?.replace("circle.ts", "no-circular.ts"),
  );
  const expected = Object.entries(planted).map(([rule, [place]]) => `${rule}: ${place}/${rule}.ts`);
  expect(expected.filter((one) => !found.includes(one))).toEqual([]);
});

const root = fileURLToPath(new URL("../..", import.meta.url));

function readSources(
  ...folders: readonly string[]
): readonly (readonly [file: string, text: string])[] {
  return folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|js|mjs)$/.test(file))
      .map(
        (file) =>
          [`${folder}/${file}`, readFileSync(path.join(root, folder, file), "utf8")] as const,
      ),
  );
}

describe("names in texts", () => {
  const testPath = /["'`](?:\.{0,2}\/)*test\//;
  test("nothing in the product names the tests", () => {
    const product = readSources("src", "bots", "memory", "scenes");
    expect(product.filter(([, text]) => testPath.test(text)).map(([file]) => file)).toEqual([]);
    for (const text of ['run("test/peers/main.ts")', 'import("../test/peer.js")'])
      expect(text).toMatch(testPath);
  });

  test("the peers above the memory import only types of it", () => {
    const imports =
      /(?:^(?:import|export) (?!type )[^;]*?from |^import |import\()"(?:\.\.\/)+memory\//m;
    const peers = ["agent", "policies", "desk", "datasets", "crowdwork", "doors"];
    const above = readSources(...peers.map((peer) => `src/${peer}`));
    expect(above.filter(([, text]) => imports.test(text)).map(([file]) => file)).toEqual([]);
    const path = '"../../memory/open.js"';
    for (const text of [`import { open } from ${path};`, `import ${path};`, `import(${path})`])
      expect(text).toMatch(imports);
    expect(`import type { Open } from ${path};`).not.toMatch(imports);
  });

  test("no test of the product needs the research, which can be deleted", () => {
    const imports = /from "(?:\.\.\/)+research\//;
    const others = readSources("test").filter(([file]) => !file.startsWith("test/imports/"));
    expect(others.filter(([, text]) => imports.test(text))).toEqual([]);
    expect('import { x } from "../../research/lab/x.js";').toMatch(imports);
  });
});
