/** `sous serve` opens its address before all of it is loaded; who comes early waits a moment and is answered. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { repository } from "../story/npm-start.js";

it("has its address within 2 s of processor time, and answers there", {
  timeout: 60_000,
}, async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-start-"));
  const words = ["src/cli/main.ts", "serve", "--port", "0", "--db", path.join(folder, "a.db")];
  const child = spawn(path.join(repository, "node_modules/.bin/tsx"), words, {
    cwd: repository,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const group = child.pid ?? 0;
  try {
    const url = await new Promise<string>((resolve) => {
      child.stdout.setEncoding("utf8").once("data", (line) => resolve(line.split(" ").at(-1)));
    });
    expect(secondsOf(group)).toBeLessThan(2);
    const page = await fetch(url.trim());
    expect(await page.text()).toContain("<title>Sous</title>");
  } finally {
    process.kill(-group, "SIGINT");
    await new Promise((resolve) => child.once("exit", resolve));
    rmSync(folder, { recursive: true });
  }
});

/** Processor time of all processes of a group, from Linux' /proc, which counts in hundredths of a second. */
function secondsOf(group: number): number {
  let ticks = 0;
  for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
    const [, , inGroup, ...rest] = statOf(pid);
    if (Number(inGroup) === group) ticks += Number(rest[8]) + Number(rest[9]);
  }
  expect(ticks).toBeGreaterThan(10);
  return ticks / 100;
}

/** The fields after the program's name; empty when it has just ended. */
function statOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  } catch {
    return [];
  }
}
