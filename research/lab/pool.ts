import { Worker } from "../../src/app/worker/worker.js";
import type { jobs as labJobs } from "./jobs.js";
import { createLab, type Lab } from "./lab.js";
import { createBenchParts, type LabParts } from "./parts.js";

/** With more than one job, child processes, started when needed. @slice benchmark */
export function createLabPool(parts: LabParts, jobs: number): Lab {
  const lab = createLab(parts);
  if (jobs === 1) return lab;
  const entry = new URL("./jobs.js", import.meta.url);
  const workers = Array.from({ length: jobs }, () => new Worker<typeof labJobs>(entry));
  const leastBusy = () => workers.reduce((best, one) => (one.waiting < best.waiting ? one : best));
  return {
    ...lab,
    jobs,
    play: (file, settings) => leastBusy().run("play", { file, settings }),
    live: (file, settings) => leastBusy().run("live", { file, settings }),
    async close() {
      for (const worker of workers) worker.close();
    },
  };
}

/** A pool of labs with the usual parts, closed after the work. */
export async function withLabs<T>(jobs: number, work: (lab: Lab) => Promise<T>): Promise<T> {
  const lab = createLabPool(createBenchParts(), jobs);
  try {
    return await work(lab);
  } finally {
    await lab.close();
  }
}
