/** A file of this program in a process of its own. */
import { type ChildProcess, fork, type StdioOptions } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { childEnvironment } from "./settings/config.js";

/**
 * Runs a file with a channel for messages. The sources need a loader, a build does not.
 *
 * @param url of the built file: `new URL("./worker.js", import.meta.url)`
 * @param settings in the environment, instead of this process's
 * @param stdio its streams, by default this process's
 */
export function forkFile(
  url: URL,
  args: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
  stdio: StdioOptions = ["inherit", "inherit", "inherit", "ipc"],
): ChildProcess {
  const built = fileURLToPath(url);
  const env = childEnvironment(settings);
  if (existsSync(built)) return fork(built, args, { execArgv: [], env, stdio });
  const execArgv = ["--import", import.meta.resolve("tsx")];
  return fork(built.replace(/\.js$/, ".ts"), args, { execArgv, env, stdio });
}

/** The first message of a process. @throws Error when it ends without one; `what` it does there, for the error */
export function answerOf<Answer>(child: ChildProcess, what: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    child.once("message", (answer: Answer) => resolve(answer));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${what} ended with code ${code}`)));
  });
}
