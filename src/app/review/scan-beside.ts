/** The leak scan in a child process, so that it holds nobody up. */
import type { ChildProcess } from "node:child_process";
import { SousError } from "../../core/errors.js";
import { forkFile } from "../fork-file.js";
import type { TextScan } from "./text-scan.js";

/** Milliseconds without a request, after which the process ends. */
const idleMs = 60_000;

/**
 * The process starts with the first request, and again when it has ended. It takes one request at a time.
 *
 * @throws SousError "scan-failed" when the process ends before it has answered
 */
export function createScanBeside(): TextScan {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  return async (request) => {
    clearTimeout(idle);
    if (!child?.connected) child = startProcess();
    const current = child;
    current.channel?.ref();
    try {
      return await ask(current, request);
    } finally {
      current.channel?.unref();
      idle = setTimeout(() => current.connected && current.disconnect(), idleMs).unref();
    }
  };
}

/** This process may end before it, but for requests. */
function startProcess(): ChildProcess {
  const child = forkFile(new URL("./scan-process.js", import.meta.url));
  child.on("error", () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}

function ask(
  child: ChildProcess,
  request: Parameters<TextScan>[0],
): Promise<Awaited<ReturnType<TextScan>>> {
  return new Promise((resolve, reject) => {
    const fail = (code: unknown) =>
      reject(new SousError("scan-failed", `The scan of people's words ended (${code}).`));
    child.once("exit", fail);
    child.once("message", (leaks: Awaited<ReturnType<TextScan>>) => {
      child.off("exit", fail);
      resolve(leaks);
    });
    child.send(request, (error) => error && fail(error.message));
  });
}
