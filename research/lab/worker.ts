/** A lab in a process of its own: plays the games that it is sent, one at a time, and sends the results. */
import { SousError } from "../../src/core/errors.js";
import { createLab } from "./lab.js";
import { createBenchParts } from "./parts.js";
import type { Job, JobReply, JobRequest, JobResult } from "./pool.js";

const lab = createLab(createBenchParts());

async function answer({ number, ...job }: JobRequest): Promise<JobReply> {
  try {
    return { number, ...(await work(job)) };
  } catch (error) {
    const code = error instanceof SousError ? error.code : "worker-failed";
    return { number, kind: "failed", code, message: describe(error) };
  }
}

async function work(job: Job): Promise<JobResult> {
  const { file } = job;
  return job.kind === "play"
    ? { kind: "play", game: await lab.play(file, job.settings) }
    : { kind: "live", home: await lab.live(file, job.settings) };
}

function describe(error: unknown): string {
  if (error instanceof SousError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** The parent may have gone. */
function reply(message: JobReply): void {
  if (process.connected) process.send?.(message, () => undefined);
}

process.on("message", (request: JobRequest) => {
  answer(request).then(reply);
});
// Ctrl-C reaches all processes of a terminal: the parent ends this one
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(0));
