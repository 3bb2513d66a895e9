import { type ChildProcess, type ForkOptions, fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { InputError, SousError } from "../../core/errors.js";
import type { jobs } from "./jobs.js";
import type { Job, JobTable, Reply } from "./serve-jobs.js";

const idleMs = 60_000;

type JobOf<Table extends JobTable, Name extends keyof Table> = Awaited<ReturnType<Table[Name]>>;
type InputOf<One extends Job> = Parameters<One>[0];
type OutputOf<One extends Job> = Awaited<ReturnType<One>>;

/** A child process that runs jobs one after the other, and restarts when needed. */
export class Worker<Table extends JobTable> {
  waiting = 0;
  #child: ChildProcess | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** @param entry built file that calls `serveJobs` */
  constructor(private readonly entry: URL) {}

  /**
   * Input, output and progress travel as JSON. `signal` kills the process; the job rejects with the signal's reason.
   * @throws InputError or SousError, as the job did; SousError "job-failed" for other errors and when the process ends
   */
  run<Name extends keyof Table & string>(
    job: Name,
    input: InputOf<JobOf<Table, Name>>,
    options: { readonly signal?: AbortSignal; readonly onProgress?: (step: string) => void } = {},
  ): Promise<OutputOf<JobOf<Table, Name>>> {
    this.waiting += 1;
    const result = this.#last
      .then(() => this.#run(job, input, options))
      .finally(() => {
        this.waiting -= 1;
      });
    this.#last = result.catch(() => undefined);
    return result as Promise<OutputOf<JobOf<Table, Name>>>;
  }

  close(): void {
    clearTimeout(this.#idle);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }

  async #run(
    job: string,
    input: unknown,
    { signal, onProgress }: NonNullable<Parameters<Worker<Table>["run"]>[2]>,
  ): Promise<unknown> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    this.#child ??= this.#start();
    const child = this.#child;
    const kill = () => child.kill("SIGKILL");
    signal?.addEventListener("abort", kill);
    child.channel?.ref();
    let hear: (reply: Reply) => void = () => undefined;
    let fail: (reason: unknown) => void = () => undefined;
    try {
      return await new Promise((resolve, reject) => {
        fail = (reason) => reject(new SousError("job-failed", `The work ended (${reason}).`));
        hear = (reply) => {
          if ("progress" in reply) onProgress?.(reply.progress);
          else if ("failure" in reply) reject(errorOf(reply.failure));
          else resolve(reply.output);
        };
        child.on("message", hear).once("exit", fail).once("error", fail);
        child.send({ job, input }, (error) => error && fail(error.message));
      });
    } catch (error) {
      signal?.throwIfAborted();
      throw error;
    } finally {
      signal?.removeEventListener("abort", kill);
      child.off("message", hear).off("exit", fail).off("error", fail);
      child.channel?.unref();
      this.#idle = setTimeout(() => this.close(), idleMs).unref();
    }
  }

  /** Starts the child process, which does not keep this one running. */
  #start(): ChildProcess {
    const child = forkFile(this.entry);
    const forget = () => {
      if (this.#child === child) this.#child = null;
    };
    child.once("exit", forget).on("error", forget);
    child.unref();
    return child;
  }
}

const workers = new Map<string, Worker<typeof jobs>>();

export const runJob: Worker<typeof jobs>["run"] = (job, input, options) => {
  const worker = workers.get(job) ?? new Worker(new URL("./jobs.js", import.meta.url));
  workers.set(job, worker);
  return worker.run(job, input, options);
};

/** @param url of the built file: `new URL("./jobs.js", import.meta.url)` */
export function forkFile(
  url: URL,
  args: readonly string[] = [],
  options: ForkOptions = {},
): ChildProcess {
  const built = fileURLToPath(url);
  if (existsSync(built)) return fork(built, args, { execArgv: [], ...options });
  const execArgv = ["--import", import.meta.resolve("tsx")];
  return fork(built.replace(/\.js$/, ".ts"), args, { execArgv, ...options });
}

function errorOf({ code, message }: { code: string; message: string }): SousError {
  return code === "bad-input" ? new InputError(message) : new SousError(code, message);
}
