/** Trains a model at a server, and lets it play (`sous finetune`). */
import { keepJob, readTunedModels, setModelInUse } from "../../app/models/tuned-models.js";
import { systemClock } from "../../app/operating/clock.js";
import { loadConfig } from "../../app/settings/config.js";
import { missingModel } from "../../app/settings/llm-settings.js";
import { InputError } from "../../core/errors.js";
import { checkDataset, fewestExamples, tokensPerExample } from "../../datasets/openai-chat.js";
import { readTuning, startTuning, type TuningJob } from "../../policies/llm/finetune.js";
import type { ModelSettings } from "../../policies/llm/settings.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand, SousCommand } from "../sous-command.js";
import { type DatabaseOptions, databaseFileOf } from "../storage/database.js";

export function finetuneCommand(): SousCommand {
  return new SousCommand("finetune")
    .addCommand(
      dataCommand("start")
        .description("upload a dataset and start a job")
        .argument("<file>", "training data from sous export aba-il")
        .requiredOption("--model <name>", "the model to tune, such as gpt-4.1-mini-2025-04-14")
        .option("--validation <file>", "validation data")
        .option("--suffix <text>", "part of the tuned model's name")
        .examples("sous finetune start dataset/train.jsonl --model gpt-4.1-mini-2025-04-14")
        .action(start),
    )
    .addCommand(
      dataCommand("status")
        .description("the state of a job, or of all jobs")
        .argument("[job]", "a job's id")
        .examples("sous finetune status", "sous finetune status ftjob-abc123")
        .action(printStatus),
    )
    .addCommand(
      dataCommand("use")
        .description("let the job's model play as --policy aba-il from now on")
        .argument("<job>", "a job's id")
        .examples("sous finetune use ftjob-abc123")
        .action(use),
    )
    .notes(`
It uses the server of SOUS_LLM_URL with SOUS_LLM_KEY. Training there costs money.

Examples:
  sous finetune start dataset/train.jsonl --validation dataset/validation.jsonl --model gpt-4.1-mini-2025-04-14
  sous finetune status
  sous finetune use ftjob-abc123
  sous play kitchen --policy aba-il`);
}

async function start(
  file: string,
  options: DataOptions & { model: string; validation?: string; suffix?: string },
): Promise<void> {
  const { model, validation, suffix } = options;
  for (const data of [file, ...(validation === undefined ? [] : [validation])])
    await requireInOrder(data);
  const job = await startTuning(configured(), { training: file, validation, model, suffix });
  keepJob(jobsBeside(options), { ...job, training: file, startedAt: systemClock.now() });
  const next = `Follow it: sous finetune status ${job.id}`;
  shared.printEither(options, job, [formatJob(job), next]);
}

/** Refuses now what the server would refuse hours later. */
async function requireInOrder(file: string): Promise<void> {
  const { lines, problems } = await checkDataset(file, tokensPerExample);
  const [first] = problems;
  if (first) throw new InputError(first.problem, { file, line: first.line });
  if (lines < fewestExamples)
    throw new InputError(`it has ${lines} examples; at least ${fewestExamples} are needed`, {
      file,
    });
}

async function printStatus(id: string | undefined, options: DataOptions): Promise<void> {
  const database = jobsBeside(options);
  const kept = readTunedModels(database).jobs;
  const ids = id === undefined ? kept.map((job) => job.id) : [id];
  const server = configured();
  const jobs: TuningJob[] = [];
  for (const one of ids) jobs.push(await refresh(server, database, one));
  const none = "No job was started yet: sous finetune start --help";
  shared.printEither(options, jobs, jobs.map(formatJob), none);
}

async function use(id: string, options: DataOptions): Promise<void> {
  const database = jobsBeside(options);
  const job = await refresh(configured(), database, id);
  if (job.model === null)
    throw new InputError(`the job ${id} has no model yet: it is ${job.status}`);
  setModelInUse(database, job.model);
  const words = `${job.model} plays from now on: sous play kitchen --policy aba-il`;
  shared.printEither(options, job, words);
}

function jobsBeside(options: DatabaseOptions): string {
  return databaseFileOf(options, "Name a file with --db: the jobs are noted beside it.");
}

async function refresh(server: ModelSettings, database: string, id: string): Promise<TuningJob> {
  const job = await readTuning(server, id);
  const kept = readTunedModels(database).jobs.find((one) => one.id === id);
  keepJob(database, { training: "", startedAt: systemClock.now(), ...kept, ...job });
  return job;
}

function configured(): ModelSettings {
  const { llm } = loadConfig();
  if (!llm) throw missingModel();
  return llm.model;
}

function formatJob({ id, status, baseModel, model, problem, events }: TuningJob): string {
  const outcome = model === null ? "" : `: ${model}`;
  const last = events.at(-1);
  const head = `${id}: ${status}, from ${baseModel}${outcome}`;
  const more = [problem, last].filter((line) => line != null).map((line) => `  ${line}`);
  return [head, ...more].join("\n");
}
