/** What a command loads: langchain only where a language model is asked. */
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { newFile } from "../../memory/folder.js";

/** A loader that writes the address of every module of langchain that is asked for. */
const watching = `
  import { writeSync } from "node:fs";
  export async function resolve(name, context, next) {
    if (/langchain/.test(name)) writeSync(2, "LOADS " + name + "\\n");
    return next(name, context);
  }`;

function loadedBy(...command: readonly string[]): readonly string[] {
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
      "src/cli/main.ts",
      ...command,
    ],
    { encoding: "utf8", env: { ...process.env, SOUS_LLM_MODEL: "m1", SOUS_LLM_KEY: "k" } },
  );
  expect(status).toBe(0);
  return stderr.split("\n").filter((line) => line.startsWith("LOADS "));
}

it("a command that asks no model loads no langchain, also where one is configured", () => {
  const play = ["play", "kitchen", "--policy", "rules", "--bot", "simulated", "--json"];
  expect(loadedBy(...play, "--db", newFile())).toEqual([]);
});
