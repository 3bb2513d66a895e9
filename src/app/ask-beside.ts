/** Work in a child process, so that it holds nobody up. */
import type { ChildProcess, Serializable } from "node:child_process";
import { SousError } from "../core/errors.js";
import { forkFile } from "./fork-file.js";

/** Milliseconds without a request, after which the process ends. */
const idleMs = 60_000;

/**
 * The process starts with the first request, and again when it has ended. It gets one request after the other, and
 * answers each with one message.
 *
 * @param url of the built file: `new URL("./worker.js", import.meta.url)`
 * @param what is done there, for the error
 * @returns sends a request; when its signal is aborted first, the process is stopped, and the answer is the reason
 * @throws SousError "process-ended" when it ends before it has answered
 */
export function createBeside<Request extends Serializable, Answer>(
  url: URL,
  what: string,
): (request: Request, signal?: AbortSignal) => Promise<Answer> {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  async function answer(request: Request, signal?: AbortSignal): Promise<Answer> {
    signal?.throwIfAborted();
    clearTimeout(idle);
    if (!child?.connected) child = startProcess(url);
    const current = child;
    current.channel?.ref();
    const stop = () => current.kill("SIGKILL");
    signal?.addEventListener("abort", stop);
    try {
      return await ask(current, request);
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener("abort", stop);
      current.channel?.unref();
      idle = setTimeout(() => current.connected && current.disconnect(), idleMs).unref();
    }
  }

  function ask(current: ChildProcess, request: Request): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const fail = (code: unknown) =>
        reject(new SousError("process-ended", `${what} ended (${code}).`));
      current.once("exit", fail);
      current.once("message", (given: Answer) => {
        current.off("exit", fail);
        resolve(given);
      });
      current.send(request, (error) => error && fail(error.message));
    });
  }

  return (request, signal) => {
    const own = turn.then(() => answer(request, signal));
    turn = own.catch(() => undefined);
    return own;
  };
}

/** This process may end before it, but for requests. */
function startProcess(url: URL): ChildProcess {
  const child = forkFile(url);
  child.on("error", () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
}
