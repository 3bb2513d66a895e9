/** Several labs side by side, each in a process of its own. */

import type { ChildProcess } from "node:child_process";
import { forkFile } from "../../src/app/fork-file.js";
import { InputError, SousError } from "../../src/core/errors.js";
import type { GameSummary, HomeRecord, Lab, LabSettings, LivingSettings } from "./contract.js";
import { createLab } from "./lab.js";
import type { LabParts } from "./parts.js";
import { createBenchParts } from "./parts.js";

/** What a worker is to do. */
export type Job =
  | { readonly kind: "play"; readonly file: string; readonly settings: LabSettings }
  | { readonly kind: "live"; readonly file: string; readonly settings: LivingSettings };

export type JobRequest = Job & { readonly number: number };

/** The result of a job. */
export type JobResult =
  | { readonly kind: "play"; readonly game: GameSummary }
  | { readonly kind: "live"; readonly home: HomeRecord }
  | { readonly kind: "failed"; readonly code: string; readonly message: string };

export type JobReply = JobResult & { readonly number: number };

interface Worker {
  readonly child: ChildProcess;
  /** Requests that it has not answered yet. */
  readonly waiting: Map<number, (reply: JobReply) => void>;
}

/**
 * With one job, a lab in this process; with more, that many child processes, started when needed.
 *
 * @slice benchmark
 */
export function createLabPool(parts: LabParts, jobs: number): Lab {
  const lab = createLab(parts);
  if (jobs === 1) return lab;
  const workers: Worker[] = [];
  let number = 0;
  const give = (job: Job): Promise<JobReply> => {
    const worker =
      workers.find(({ waiting }) => waiting.size === 0) ??
      (workers.length < jobs ? hire(workers) : leastBusy(workers));
    return send(worker, { ...job, number: ++number });
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
      for (const { child } of workers.splice(0)) child.disconnect();
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

function leastBusy(workers: readonly Worker[]): Worker {
  const [first] = [...workers].sort((a, b) => a.waiting.size - b.waiting.size);
  if (!first) throw new SousError("no-worker", "no worker could be started");
  return first;
}

function hire(workers: Worker[]): Worker {
  const child = forkFile(new URL("./worker.js", import.meta.url));
  const worker: Worker = { child, waiting: new Map() };
  child.on("message", (reply: JobReply) => {
    worker.waiting.get(reply.number)?.(reply);
    worker.waiting.delete(reply.number);
  });
  child.once("exit", (code) => {
    const message = `a worker ended with code ${code}`;
    for (const [number, settle] of worker.waiting) {
      settle({ number, kind: "failed", code: "worker-failed", message });
    }
    worker.waiting.clear();
    const index = workers.indexOf(worker);
    if (index >= 0) workers.splice(index, 1);
  });
  workers.push(worker);
  return worker;
}

function send(worker: Worker, request: JobRequest): Promise<JobReply> {
  return new Promise((resolve) => {
    worker.waiting.set(request.number, resolve);
    worker.child.send(request);
  });
}

function refuse(reply: JobReply): never {
  if (reply.kind !== "failed") throw new SousError("worker-failed", "a worker did something else");
  if (reply.code === "bad-input") throw new InputError(reply.message);
  throw new SousError(reply.code, reply.message);
}
