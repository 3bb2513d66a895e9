import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { fileURLToPath } from "node:url";

export const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

export async function npmStart(database: string, options: readonly string[] = []) {
  const words = ["start", "--silent", "--", "--port", "0", "--db", database, ...options];
  const child = spawn("npm", words, {
    cwd: repository,
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  const url = await readAddress(child);
  return { url, stop: () => stopGroup(child) };
}

function readAddress(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = "";
    child.stdout?.on("data", (chunk) => {
      printed += chunk;
      const [url] = /http:\/\/\S+/.exec(printed) ?? [];
      if (url) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`npm start ended with ${code}: ${printed}`)));
  });
}

/** Stops npm, its shell and node by their process group, like Ctrl-C. */
function stopGroup(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.pid === undefined) return resolve();
    child.once("exit", () => resolve());
    process.kill(-child.pid, "SIGINT");
  });
}
