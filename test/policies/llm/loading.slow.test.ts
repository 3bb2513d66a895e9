/** What a command loads: langchain only where a language model is asked, and no more of it than that takes. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { newFile } from "../../memory/folder.js";

/** A loader that writes the name of every module of langchain that is asked for, and who asks. */
const watching = `
  import { writeSync } from "node:fs";
  export async function resolve(name, context, next) {
    const isOurs = !context.parentURL?.includes("node_modules");
    if (/langchain/.test(name)) writeSync(2, (isOurs ? "OURS " : "LOADS ") + name + "\\n");
    return next(name, context);
  }`;

function loadedBy(...program: readonly string[]): readonly string[] {
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
  return stderr.split("\n").filter((line) => /^(LOADS|OURS) /.test(line));
}

/** Processor time that a fresh process takes to import these, in milliseconds: the least of three. */
function importMs(names: readonly string[]): number {
  const program = `
    const cpu = () => Object.values(process.cpuUsage()).reduce((sum, one) => sum + one, 0);
    const before = cpu();
    for (const name of ${JSON.stringify(names)}) await import(name);
    console.log((cpu() - before) / 1000);`;
  const args = ["--input-type=module", "--eval", program];
  const run = () => Number(spawnSync(process.execPath, args, { encoding: "utf8" }).stdout);
  return Math.min(run(), run(), run());
}

it("a command that asks no model loads no langchain, also where one is configured", () => {
  const play = ["play", "kitchen", "--policy", "rules", "--bot", "simulated", "--json"];
  expect(loadedBy("src/cli/main.ts", ...play, "--db", newFile())).toEqual([]);
});

it("a request to a model loads its client and nothing else, in six times what openai takes", () => {
  const asking = newFile("asking.mjs");
  const { href } = pathToFileURL(path.resolve("src/policies/llm/index.ts"));
  writeFileSync(
    asking,
    `import { createChatModel } from ${JSON.stringify(href)};
     const settings = { apiKey: "k", model: "m1", baseUrl: "http://127.0.0.1:9/v1", maxRetries: 0 };
     const messages = [{ speaker: "user", text: "Hello." }];
     await createChatModel(settings).complete({ role: "actor", messages, charge: {} }).catch(() => 0);`,
  );
  const loaded = loadedBy(asking);
  expect(loaded.join("\n")).not.toContain("langgraph");
  const ours = loaded.flatMap((line) => (line.startsWith("OURS ") ? [line.slice(5)] : []));
  expect(ours).toContain("langchain/chat_models/universal");
  // 700 ms where openai alone takes 110
  const all = [...new Set([...ours, "@langchain/openai"])];
  expect(importMs(all) / importMs(["openai"])).toBeLessThan(6.4);
}, 60_000);
