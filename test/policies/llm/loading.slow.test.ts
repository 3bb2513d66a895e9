import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { newFile } from "../../memory/folder.js";

const watching = `
  import { writeSync } from "node:fs";
  export async function load(url, context, next) {
    const name = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1];
    if (name) writeSync(2, "LOADS " + name + "\\n");
    return next(url, context);
  }`;

function packagesOf(...program: readonly string[]): readonly string[] {
  const loader = newFile("watch.mjs");
  writeFileSync(loader, watching);
  const register = newFile("register.mjs");
  const { href } = pathToFileURL(loader);
  writeFileSync(
    register,
    `import { register } from "node:module"; register(${JSON.stringify(href)});`,
  );
  const { stderr, status } = spawnSync(
    process.execPath,
    [
      "--import",
      pathToFileURL(path.resolve("node_modules/tsx/dist/loader.mjs")).href,
      "--import",
      pathToFileURL(register).href,
      ...program,
    ],
    { encoding: "utf8", env: { ...process.env, SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "k" } },
  );
  expect(status).toBe(0);
  const lines = stderr.split("\n").filter((line) => line.startsWith("LOADS "));
  return [...new Set(lines.map((line) => line.slice(6)))].sort();
}

it("help and lists load next to nothing", () => {
  const help = packagesOf("src/cli/main.ts", "--help");
  expect(help).toContain("commander");
  expect(
    help.filter((name) => /lang|openai|sqlite|slack|discord|pino|sharp|resvg/.test(name)),
  ).toEqual([]);
});

it("a command that asks no model loads no langchain, also where one is configured", () => {
  const play = ["play", "kitchen", "--policy", "rules", "--bot", "simulated", "--json"];
  const packages = packagesOf("src/cli/main.ts", ...play, "--db", newFile());
  expect(packages).toContain("pino");
  expect(packages.filter((name) => /lang|openai/.test(name))).toEqual([]);
});

it("a server loads what a release needs only for a release", () => {
  const packages = packagesOf("src/app/wire.ts");
  expect(packages).toContain("zod");
  expect(
    packages.filter((name) => /lang|openai|parquet|phone|lint|iban|bolt|discord/.test(name)),
  ).toEqual([]);
});

it("a request to a model loads its client and what that stands on, nothing else", () => {
  const asking = newFile("asking.mjs");
  const { href } = pathToFileURL(path.resolve("src/policies/llm/chat-model.ts"));
  writeFileSync(
    asking,
    `import { createChatModel } from ${JSON.stringify(href)};
     const settings = { apiKey: "k", model: "m1", baseUrl: "http://127.0.0.1:9/v1", maxRetries: 0 };
     const messages = [{ speaker: "user", text: "Hello." }];
     await createChatModel(settings).complete({ role: "actor", messages, charge: {} }).catch(() => 0);`,
  );
  expect(packagesOf(asking)).toEqual([
    "@cfworker/json-schema",
    "@langchain/core",
    "@langchain/openai",
    "@opentelemetry/api",
    "base64-js",
    "eventemitter3",
    "js-tiktoken",
    "jsonrepair",
    "langchain",
    "langsmith",
    "openai",
    "p-queue",
    "p-timeout",
    "zod",
  ]);
}, 60_000);
