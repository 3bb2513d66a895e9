/** Runs jobs in a child process, as its parent (`worker.ts`) orders. */
import { faultOf, isRefusedFile, SousError } from "../../core/errors.js";

/** Input and output are JSON values. */
// biome-ignore lint/suspicious/noExplicitAny: each job has types of its own
export type Job = (input: any, onProgress: (step: string) => void) => Promise<unknown>;

/** Loads each job on its first call. */
export type JobTable = Readonly<Record<string, () => Promise<Job>>>;

export type Reply =
  | { readonly progress: string }
  | { readonly output: unknown }
  | { readonly failure: { readonly code: string; readonly message: string } };

/** Runs the parent's jobs, and ends with it. */
export function serveJobs(table: JobTable): void {
  const loaded = new Map<string, Promise<Job>>();
  const run = async (name: string, input: unknown): Promise<Reply> => {
    try {
      const job = loaded.get(name) ?? table[name]?.();
      if (!job) throw new Error(`There is no job "${name}".`);
      loaded.set(name, job);
      return { output: await (await job)(input, (progress) => reply({ progress })) };
    } catch (error) {
      const isForPeople = error instanceof SousError || isRefusedFile(error);
      if (!isForPeople && error instanceof Error) process.stderr.write(`${error.stack}\n`);
      const code = error instanceof SousError ? error.code : "job-failed";
      return { failure: { code, message: faultOf(error) } };
    }
  };
  process.on("message", ({ job, input }) => void run(job, input).then(reply));
  process.on("disconnect", () => process.exit(0));
  // Ignores Ctrl-C, which reaches all processes of a terminal: the parent ends this one.
  process.on("SIGINT", () => undefined);
}

function reply(message: Reply): void {
  if (process.connected) process.send?.(message, () => undefined);
}
