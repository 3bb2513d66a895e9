/** Files and fine-tuning jobs, kept in memory. Jobs go on one step when the test says so. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readBody } from "../control.js";
import { readJson, refusal, reply } from "./wire.js";

export type JobStatus = "queued" | "running" | "succeeded" | "failed" | "cancelled";

interface Job {
  readonly id: string;
  readonly model: string;
  readonly trainingFile: string;
  readonly suffix: string | null;
  status: JobStatus;
  error: string | null;
  readonly events: string[];
}

export interface Tuning {
  /** What was uploaded, by id. */
  readonly files: ReadonlyMap<string, { readonly name: string; readonly text: string }>;
  readonly jobs: readonly Readonly<Job>[];
  /** Every job goes on: queued, running, succeeded. */
  advance(): void;
  /** Every job that is not over fails. */
  fail(reason: string): void;
  /** @returns false when the address is none of fine-tuning's */
  serve(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

const jobShape = z.object({
  model: z.string(),
  training_file: z.string(),
  suffix: z.string().max(64).nullish(),
});

export function createTuning(): Tuning {
  const files = new Map<string, { name: string; text: string }>();
  const jobs: Job[] = [];
  const move = (job: Job, status: JobStatus, event: string) => {
    job.status = status;
    job.events.push(event);
  };

  const upload = async (request: IncomingMessage, response: ServerResponse) => {
    const form = await readForm(request);
    const file = form.get("file");
    if (form.get("purpose") !== "fine-tune" || !(file instanceof File))
      return reply(response, 400, refusal("a file with the purpose fine-tune is needed"));
    const id = `file-${files.size + 1}`;
    files.set(id, { name: file.name, text: await file.text() });
    reply(response, 200, describeFile(id, file.name, file.size));
  };
  const create = async (request: IncomingMessage, response: ServerResponse) => {
    const given = jobShape.safeParse(await readJson(request));
    if (!given.success) return reply(response, 400, refusal(given.error.message));
    const { model, training_file: trainingFile, suffix = null } = given.data;
    if (!files.has(trainingFile)) return reply(response, 400, refusal("invalid training_file"));
    const id = `ftjob-${jobs.length + 1}`;
    const events = ["Created fine-tuning job"];
    const job: Job = { id, model, trainingFile, suffix, status: "queued", error: null, events };
    jobs.push(job);
    reply(response, 200, describeJob(job));
  };
  const serveJob = (job: Job, verb: string | undefined, response: ServerResponse) => {
    if (verb === "events") return reply(response, 200, describeEvents(job));
    if (verb === "cancel") {
      if (!isOpen(job)) return reply(response, 400, refusal("the job is over"));
      move(job, "cancelled", "The job was cancelled");
    }
    reply(response, 200, describeJob(job));
  };

  return {
    files,
    jobs,
    advance() {
      for (const job of jobs.filter(isOpen)) {
        if (job.status === "queued") move(job, "running", "Fine-tuning job started");
        else move(job, "succeeded", "The job has successfully completed");
      }
    },
    fail(reason) {
      for (const job of jobs.filter(isOpen)) {
        move(job, "failed", reason);
        job.error = reason;
      }
    },
    async serve(request, response) {
      const { pathname } = new URL(request.url ?? "/", "http://peer");
      const [, , kind, id, part] = pathname.replace("/fine_tuning/jobs", "/jobs").split("/");
      if (kind === "files" && request.method === "POST") await upload(request, response);
      else if (kind === "files") sendFile(files, id, part, response);
      else if (kind !== "jobs") return false;
      else if (!id && request.method === "POST") await create(request, response);
      else if (!id)
        reply(response, 200, { object: "list", data: jobs.map(describeJob), has_more: false });
      else {
        const job = jobs.find((one) => one.id === id);
        if (job) serveJob(job, part, response);
        else reply(response, 404, refusal("no such job"));
      }
      return true;
    },
  };
}

const isOpen = ({ status }: Job): boolean => status === "queued" || status === "running";

function sendFile(
  files: Tuning["files"],
  id: string | undefined,
  part: string | undefined,
  response: ServerResponse,
): void {
  const file = files.get(id ?? "");
  if (!file) reply(response, 404, refusal("no such file"));
  else if (part === "content") response.writeHead(200).end(file.text);
  else reply(response, 200, describeFile(id ?? "", file.name, Buffer.byteLength(file.text)));
}

async function readForm(request: IncomingMessage): Promise<FormData> {
  const body = new Uint8Array(await readBody(request));
  const type = request.headers["content-type"] ?? "";
  return new Response(body, { headers: { "content-type": type } }).formData();
}

function describeFile(id: string, filename: string, bytes: number): object {
  const fixed = { object: "file", purpose: "fine-tune", created_at: 0, status: "processed" };
  return { ...fixed, id, filename, bytes };
}

function describeJob(job: Job): object {
  const tuned = `ft:${job.model}:peer:${job.suffix ?? ""}:${job.id}`;
  return {
    object: "fine_tuning.job",
    id: job.id,
    model: job.model,
    created_at: 0,
    training_file: job.trainingFile,
    status: job.status,
    fine_tuned_model: job.status === "succeeded" ? tuned : null,
    finished_at: isOpen(job) ? null : 1,
    error: job.error === null ? null : { code: "failed", message: job.error, param: null },
    hyperparameters: { n_epochs: "auto" },
    result_files: [],
    organization_id: "peer",
    seed: 0,
    trained_tokens: null,
    validation_file: null,
  };
}

function describeEvents({ id, events }: Job): object {
  const data = events.map((message, index) => ({
    object: "fine_tuning.job.event",
    id: `${id}-${index}`,
    created_at: index,
    level: "info",
    message,
    type: "message",
  }));
  return { object: "list", data: data.toReversed(), has_more: false };
}
