/** Several labs side by side, each in a process of its own. */
import type { ChildProcess } from "node:child_process";
import { forkFile } from "../../src/app/fork-file.js";
import { InputError, SousError } from "../../src/core/errors.js";
import type { GameSummary, HomeRecord, Lab, LabSettings, LivingSettings } from "./contract.js";
import { createLab } from "./lab.js";
import { createBenchParts, type LabParts } from "./parts.js";

/** What a worker is to do. */
export type Job =
  | { readonly kind: "play"; readonly file: string; readonly settings: LabSettings }
  | { readonly kind: "live"; readonly file: string; readonly settings: LivingSettings };

/** What came of a job. */
export type JobReply =
  | { readonly kind: "play"; readonly game: GameSummary }
  | { readonly kind: "live"; readonly home: HomeRecord }
  | { readonly kind: "failed"; readonly code: string; readonly message: string };

/**
 * With one job, a lab in this process; with more, child processes, started when all others are busy.
 *
 * @slice benchmark
 */
export function createLabPool(parts: LabParts, jobs: number): Lab {
  const lab = createLab(parts);
  if (jobs === 1) return lab;
  const workers = new Set<ChildProcess>();
  const idle: ChildProcess[] = [];
  const give = async (job: Job): Promise<JobReply> => {
    const worker = idle.pop() ?? forkFile(new URL("./worker.js", import.meta.url));
    workers.add(worker);
    const reply = await ask(worker, job);
    if (worker.connected) idle.push(worker);
    return reply;
  };
  return {
    ...lab,
    jobs,
    async play(file, settings) {
      const reply = await give({ kind: "play", file, settings });
      return reply.kind === "play" ? reply.game : refuse(reply);
    },
    async live(file, settings) {
      const reply = await give({ kind: "live", file, settings });
      return reply.kind === "live" ? reply.home : refuse(reply);
    },
    async close() {
      for (const worker of workers) if (worker.connected) worker.disconnect();
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

function ask(worker: ChildProcess, job: Job): Promise<JobReply> {
  return new Promise((resolve) => {
    const fail = (code: number | null) =>
      resolve({
        kind: "failed",
        code: "worker-failed",
        message: `a worker ended with code ${code}`,
      });
    worker.once("exit", fail);
    worker.once("message", (reply: JobReply) => {
      worker.off("exit", fail);
      resolve(reply);
    });
    worker.send(job);
  });
}

function refuse(reply: JobReply): never {
  if (reply.kind !== "failed") throw new SousError("worker-failed", "a worker did something else");
  if (reply.code === "bad-input") throw new InputError(reply.message);
  throw new SousError(reply.code, reply.message);
}
