/** A lab in a process of its own: plays the games that it is sent, one at a time, and sends the results. */
import { SousError } from "../../src/core/errors.js";
import { createLab } from "./lab.js";
import { createBenchParts } from "./parts.js";
import type { Job, JobReply } from "./pool.js";

const lab = createLab(createBenchParts());

async function work(job: Job): Promise<JobReply> {
  try {
    return job.kind === "play"
      ? { kind: "play", game: await lab.play(job.file, job.settings) }
      : { kind: "live", home: await lab.live(job.file, job.settings) };
  } catch (error) {
    if (error instanceof SousError)
      return { kind: "failed", code: error.code, message: error.message };
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { kind: "failed", code: "worker-failed", message };
  }
}

process.on("message", async (job: Job) => {
  const reply = await work(job);
  // The parent may have gone.
  if (process.connected) process.send?.(reply, () => undefined);
});
// Ctrl-C reaches all processes of a terminal: the parent ends this one
process.on("SIGINT", () => undefined);
process.on("disconnect", () => process.exit(0));
