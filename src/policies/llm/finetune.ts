/** Starts fine-tuning jobs on a model server, and reads how they go. */
import { createReadStream } from "node:fs";
import type OpenAI from "openai";
import { fetchHere } from "../../core/fetch-here.js";
import { ModelError } from "../../core/model/model.js";
import { openRegularFile } from "../../core/text-file.js";
import { failureOf, reasonOf } from "./errors.js";
import { type ModelSettings, openAiUrl } from "./settings.js";

type Server = Pick<ModelSettings, "apiKey" | "baseUrl">;

export type TuningJob = Awaited<ReturnType<typeof askServer>>;

/** @param suffix part of the tuned model's name, at most 64 characters @throws ModelError */
export function startTuning(
  server: Server,
  request: {
    readonly training: string;
    readonly validation?: string | undefined;
    readonly model: string;
    readonly suffix?: string | undefined;
  },
): Promise<TuningJob> {
  const { training, validation, model, suffix } = request;
  return askServer(server, async (openai) => {
    const upload = async (name: string) => {
      const file = createReadStream(name, { fd: openRegularFile(name) });
      return (await openai.files.create({ file, purpose: "fine-tune" })).id;
    };
    return openai.fineTuning.jobs.create({
      model,
      training_file: await upload(training),
      ...(validation !== undefined && { validation_file: await upload(validation) }),
      ...(suffix !== undefined && { suffix }),
    });
  });
}

export function readTuning(server: Server, id: string): Promise<TuningJob> {
  return askServer(server, (openai) => openai.fineTuning.jobs.retrieve(id));
}

/** Returns the job. Its `model` is null until the tuned model exists. */
async function askServer(
  { apiKey, baseUrl = openAiUrl }: Server,
  work: (openai: OpenAI) => Promise<OpenAI.FineTuning.FineTuningJob>,
) {
  const { OpenAI: Client } = await import("openai");
  const openai = new Client({ apiKey, baseURL: baseUrl, maxRetries: 3, fetch: fetchHere });
  try {
    const { id, status, model: baseModel, fine_tuned_model: model, error } = await work(openai);
    const { data } = await openai.fineTuning.jobs.listEvents(id, { limit: 20 });
    const events = data.map(({ message }) => message).reverse();
    return { id, status, baseModel, model, problem: error?.message ?? null, events };
  } catch (cause) {
    const { failure } = failureOf(cause, { model: "", url: baseUrl });
    const advice =
      failure === "rejected"
        ? "Check SOUS_LLM_KEY and SOUS_LLM_URL, and whether the server can tune this model."
        : "Try again later; nothing was started that sous finetune status does not show.";
    throw new ModelError(failure, `${baseUrl}: ${reasonOf(cause)}. ${advice}`, { cause });
  }
}
