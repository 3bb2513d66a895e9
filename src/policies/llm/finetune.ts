/** Fine-tuning jobs of a server that speaks OpenAI's protocol. */
import { createReadStream } from "node:fs";
import type OpenAI from "openai";
import { ModelError } from "../../core/model.js";
import { openAiUrl } from "./settings.js";

export interface TuningServer {
  readonly apiKey: string;
  readonly baseUrl?: string | undefined;
}

export interface TuningJob {
  readonly id: string;
  /** "validating_files", "queued", "running", "succeeded", "failed", "cancelled" … */
  readonly status: string;
  readonly baseModel: string;
  /** What the tuned model is called; null before it is there. */
  readonly model: string | null;
  /** Why it failed; null when it did not. */
  readonly problem: string | null;
  /** The server's newest events, oldest first. */
  readonly events: readonly string[];
}

export interface TuningRequest {
  readonly training: string;
  readonly validation?: string | undefined;
  readonly model: string;
  /** Part of the tuned model's name: at most 64 characters. */
  readonly suffix?: string | undefined;
}

export interface FineTuning {
  /** Uploads the files and starts a job. */
  start(request: TuningRequest): Promise<TuningJob>;
  read(id: string): Promise<TuningJob>;
}

/** Nothing is loaded or connected before the first call. Every method throws ModelError. */
export function createFineTuning({ apiKey, baseUrl = openAiUrl }: TuningServer): FineTuning {
  let client: Promise<OpenAI> | null = null;
  const connect = () => {
    client ??= import("openai").then(
      ({ OpenAI: Client }) => new Client({ apiKey, baseURL: baseUrl, maxRetries: 3 }),
    );
    return client;
  };
  const call = async <T>(work: (openai: OpenAI) => Promise<T>): Promise<T> => {
    const openai = await connect();
    try {
      return await work(openai);
    } catch (cause) {
      throw toModelError(cause, baseUrl);
    }
  };
  const upload = (openai: OpenAI, file: string) =>
    openai.files.create({ file: createReadStream(file), purpose: "fine-tune" });
  const describe = async (openai: OpenAI, job: OpenAI.FineTuning.FineTuningJob) => {
    const { data } = await openai.fineTuning.jobs.listEvents(job.id, { limit: 20 });
    return readJob(job, data.map(({ message }) => message).reverse());
  };
  return {
    start: ({ training, validation, model, suffix }) =>
      call(async (openai) => {
        const file = await upload(openai, training);
        const other = validation === undefined ? null : await upload(openai, validation);
        const job = await openai.fineTuning.jobs.create({
          model,
          training_file: file.id,
          ...(other && { validation_file: other.id }),
          ...(suffix !== undefined && { suffix }),
        });
        return describe(openai, job);
      }),
    read: (id) =>
      call(async (openai) => describe(openai, await openai.fineTuning.jobs.retrieve(id))),
  };
}

function readJob(job: OpenAI.FineTuning.FineTuningJob, events: readonly string[]): TuningJob {
  const { id, status, model: baseModel, fine_tuned_model: model, error } = job;
  return { id, status, baseModel, model, problem: error?.message ?? null, events };
}

function toModelError(cause: unknown, url: string): ModelError {
  const status = cause instanceof Error && "status" in cause ? cause.status : undefined;
  const reason = cause instanceof Error ? cause.message : String(cause);
  const isRejected = typeof status === "number" && status < 500 && status !== 429;
  const advice = isRejected
    ? "Check SOUS_LLM_KEY and SOUS_LLM_URL, and whether the server can tune this model."
    : "Try again later; nothing was started that sous finetune status does not show.";
  return new ModelError(isRejected ? "rejected" : "unreachable", `${url}: ${reason}. ${advice}`, {
    cause,
  });
}
