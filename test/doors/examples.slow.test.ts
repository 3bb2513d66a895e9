/** Examples of docs/ask-people.md that need processes: a curl script, and adapters. */
import { execFile } from "node:child_process";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it, onTestFinished } from "vitest";
import { openStage, tokenOf } from "./stage.js";

it("curl asks and waits", async () => {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  const script = new URL("../../docs/examples/ask.sh", import.meta.url).pathname;
  const env = {
    ...process.env,
    SOUS_URL: new URL(stage.url).origin,
    SOUS_TOKEN: tokenOf("deploy-bot"),
  };
  const asking = promisify(execFile)("sh", [script], { env });
  await stage.press("Which region for billing?", "Europe");
  expect(JSON.parse((await asking).stdout)).toMatchObject({ answer: { choice: "eu" } });
});

it("adapters compile as copies in a project without ours", async () => {
  const folder = mkdtempSync(join(tmpdir(), "copied-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync("src/adapters", folder, { recursive: true });
  const flags = "--ignoreConfig --strict --noEmit --target es2022 --module nodenext";
  const options = [...flags.split(" "), "--lib", "es2022,dom", "--types", ""];
  const files = readdirSync(folder).map((file) => join(folder, file));
  const { stdout } = await promisify(execFile)("node_modules/.bin/tsc", [...options, ...files]);
  expect(stdout).toBe("");
});
