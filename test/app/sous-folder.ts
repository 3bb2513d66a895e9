/** Runs the command line with settings from a folder's `.env` only. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { settingsSchema } from "../../src/app/settings/variables.js";
import { sousProgram } from "../program.js";
import type { Ended } from "./run-sous.js";

export const sousWords: readonly string[] = [process.execPath, ...sousProgram];

export function emptyFolder(variables: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const lines = Object.entries(variables).map(([name, value]) => `${name}=${value}\n`);
  if (lines.length > 0) writeFileSync(path.join(folder, ".env"), lines.join(""), { mode: 0o600 });
  return folder;
}

function bareEnvironment(): NodeJS.ProcessEnv {
  // With a screen, sous init offers to open links.
  const settings = [...Object.keys(settingsSchema.shape), "BROWSER", "DISPLAY", "WAYLAND_DISPLAY"];
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !settings.includes(name)),
  );
}

export function startIn(folder: string, words: readonly string[]): ChildProcess {
  const [program = "", ...args] = words;
  const child = spawn(program, args, {
    cwd: folder,
    env: bareEnvironment(),
    stdio: ["pipe", "pipe", "pipe"],
  });
  const closed = once(child, "close");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await closed;
  });
  child.stdout?.setEncoding("utf8");
  child.stderr?.setEncoding("utf8");
  return child;
}

export async function runIn(folder: string, args: readonly string[]): Promise<Ended> {
  const child = startIn(folder, [...sousWords, ...args]);
  let [out, err] = ["", ""];
  child.stdout?.on("data", (text: string) => {
    out += text;
  });
  child.stderr?.on("data", (text: string) => {
    err += text;
  });
  child.stdin?.end();
  await once(child, "close");
  return { code: child.exitCode, out, err };
}
