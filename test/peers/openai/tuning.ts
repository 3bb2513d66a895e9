import type { IncomingMessage, ServerResponse } from "node:http";
import { z } from "zod";
import { readBody } from "../control.js";
import { readJson, refusal, reply } from "./wire.js";

interface Job {
  readonly id: string;
  readonly model: string;
  readonly training_file: string;
  readonly suffix: string;
  status: "queued" | "running" | "succeeded" | "cancelled";
  readonly events: string[];
}

const jobShape = z.object({
  model: z.string(),
  training_file: z.string(),
  suffix: z.string().max(64).nullish(),
});

export function createTuning() {
  const files = new Map<string, { name: string; text: string }>();
  const jobs: Job[] = [];

  async function upload(request: IncomingMessage): Promise<object | string> {
    const headers = { "content-type": request.headers["content-type"] ?? "" };
    const body = new Uint8Array(await readBody(request));
    const form = await new Response(body, { headers }).formData();
    const file = form.get("file");
    if (form.get("purpose") !== "fine-tune" || !(file instanceof File))
      return "a file with the purpose fine-tune is needed";
    const id = `file-${files.size + 1}`;
    files.set(id, { name: file.name, text: await file.text() });
    return describeFile(id, file.name, file.size);
  }

  async function create(request: IncomingMessage): Promise<object | string> {
    const given = jobShape.safeParse(await readJson(request));
    if (!given.success) return given.error.message;
    const { model, training_file, suffix } = given.data;
    if (!files.has(training_file)) return "invalid training_file";
    const id = `ftjob-${jobs.length + 1}`;
    const events = ["Created fine-tuning job"];
    const job: Job = { id, model, training_file, suffix: suffix ?? "", status: "queued", events };
    jobs.push(job);
    return describeJob(job);
  }

  function serveJob(id: string, verb: string | undefined): object | string | null {
    const job = jobs.find((one) => one.id === id);
    if (!job) return null;
    if (verb === "events") return describeEvents(job);
    if (verb === "cancel") {
      if (!isOpen(job)) return "the job is over";
      job.status = "cancelled";
      job.events.push("The job was cancelled");
    }
    return describeJob(job);
  }

  /** Returns an object, the reason of a refusal, or null if not found. */
  async function answer(path: readonly string[], request: IncomingMessage) {
    const [kind, id = "", part] = path;
    const isNew = request.method === "POST" && !id;
    if (kind === "jobs") {
      if (isNew) return create(request);
      return id ? serveJob(id, part) : listOf(jobs.map(describeJob));
    }
    if (isNew) return upload(request);
    const file = files.get(id);
    return file ? describeFile(id, file.name, Buffer.byteLength(file.text)) : null;
  }

  return {
    files,
    advance() {
      for (const job of jobs.filter(isOpen)) {
        const isRunning = job.status === "running";
        job.status = isRunning ? "succeeded" : "running";
        job.events.push(
          isRunning ? "The job has successfully completed" : "Fine-tuning job started",
        );
      }
    },
    /** @returns false for other addresses */
    async serve(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
      const { pathname } = new URL(request.url ?? "/", "http://peer");
      const path = pathname.replace("/fine_tuning/jobs", "/jobs").split("/").slice(2);
      const [kind] = path;
      if (kind !== "files" && kind !== "jobs") return false;
      const said = await answer(path, request);
      if (said === null) reply(response, 404, refusal(`no such thing in ${kind}`));
      else if (typeof said === "string") reply(response, 400, refusal(said));
      else reply(response, 200, said);
      return true;
    },
  };
}

const isOpen = ({ status }: Job): boolean => status === "queued" || status === "running";
const listOf = (data: readonly object[]) => ({ object: "list", data, has_more: false });

function describeFile(id: string, filename: string, bytes: number): object {
  const fixed = { object: "file", purpose: "fine-tune", created_at: 0, status: "processed" };
  return { ...fixed, id, filename, bytes };
}

function describeJob({ events: _, ...job }: Job): object {
  const tuned = `ft:${job.model}:peer:${job.suffix}:${job.id}`;
  const fine_tuned_model = job.status === "succeeded" ? tuned : null;
  return { object: "fine_tuning.job", ...job, created_at: 0, fine_tuned_model, error: null };
}

function describeEvents({ id, events }: Job): object {
  const object = "fine_tuning.job.event";
  const data = events.map((message, index) => {
    const about = { id: `${id}-${index}`, created_at: index, level: "info", type: "message" };
    return { object, ...about, message };
  });
  return listOf(data.toReversed());
}
