/** Builds and serves the image's files with its packages. */
import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { noSettings } from "../app/run-sous.js";
import { command, copied, environment } from "./dockerfile.js";

const folder = mkdtempSync(path.join(tmpdir(), "sous-container-"));
const packages = path.join(folder, "node_modules");

beforeAll(() => {
  for (const file of copied) cpSync(file, path.join(folder, file), { recursive: true });
  symlinkSync(path.resolve("node_modules"), packages);
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "pipe" });
  rmSync(packages);
  linkProductionPackages();
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** As after `npm prune --omit=dev`. */
function linkProductionPackages(): void {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Readonly<Record<string, { readonly dev?: boolean }>>;
  };
  for (const [name, { dev }] of Object.entries(lock.packages)) {
    if (dev || !/^node_modules\/(@[^/]+\/)?[^/]+$/.test(name) || !existsSync(name)) continue;
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    symlinkSync(path.resolve(name), path.join(folder, name));
  }
}

function run(settings: Readonly<Record<string, string>>) {
  const [, entry = "", ...words] = command;
  const child = spawn(process.execPath, [entry, ...words], {
    cwd: folder,
    env: {
      ...process.env,
      ...noSettings,
      ...environment,
      SOUS_DB: path.join(folder, "sous.db"),
      SOUS_WEB_PORT: "0",
      ...settings,
    },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (said += data));
  const ended = new Promise<number | null>((resolve) => child.once("exit", resolve));
  return { child, ended, said: () => said };
}

test("it serves the web chat", async () => {
  const { child, ended, said } = run({ SOUS_WEB_PASSWORD: "twelve letters" });
  try {
    await expect.poll(said, { timeout: 60_000 }).toMatch(/Sous is at (\S+)/);
    const [, address = ""] = /Sous is at (\S+)/.exec(said()) ?? [];
    const { status } = await fetch(address);
    expect(status).toBeLessThan(500);
    const pictures = await fetch(`${address}/favicon.svg`);
    expect(pictures.status).toBeLessThan(500);
  } finally {
    child.kill("SIGTERM");
  }
  expect(await ended).toBe(0);
});

test("it does not start without a password", async () => {
  const { ended, said } = run({});
  expect(await ended).toBe(1);
  expect(said()).toContain("SOUS_WEB_PASSWORD");
});
