/** Runs the command line with settings from a folder's `.env` only. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { onTestFinished } from "vitest";
import { settingsSchema } from "../../src/app/settings/variables.js";
import { sousProgram } from "../program.js";
import type { Ended } from "./run-sous.js";
import { Running } from "./sous-process.js";

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

export function startIn(folder: string, words: readonly string[]): Running {
  return new Running(words, { cwd: folder, env: bareEnvironment() }, "pipe");
}

export function runIn(folder: string, args: readonly string[]): Promise<Ended> {
  const where = { cwd: folder, env: bareEnvironment() };
  return new Running([...sousWords, ...args], where).ended();
}
