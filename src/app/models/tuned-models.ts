/** Keeps the list of fine-tuned models in a file beside the database. */
import { existsSync } from "node:fs";
import { z } from "zod";
import { InputError } from "../../core/errors.js";
import { readTextFile, writePrivateFile } from "../../core/text-file.js";

const jobShape = z.object({
  id: z.string(),
  baseModel: z.string(),
  training: z.string(),
  startedAt: z.number(),
  model: z.string().nullable(),
});
const fileShape = z.object({ jobs: z.array(jobShape), inUse: z.string().nullable() });

export type KeptJob = Readonly<z.infer<typeof jobShape>>;
export type TunedModels = Readonly<z.infer<typeof fileShape>>;

export function readTunedModels(database: string): TunedModels {
  const file = fileOf(database);
  if (!existsSync(file)) return { jobs: [], inUse: null };
  try {
    return fileShape.parse(JSON.parse(readTextFile(file)));
  } catch (cause) {
    throw new InputError("it is no list of fine-tuning jobs; remove it to begin anew", {
      file,
      cause,
    });
  }
}

export function keepJob(database: string, job: KeptJob): void {
  const { jobs, inUse } = readTunedModels(database);
  write(database, { jobs: [...jobs.filter(({ id }) => id !== job.id), job], inUse });
}

export function setModelInUse(database: string, model: string): void {
  write(database, { ...readTunedModels(database), inUse: model });
}

function write(database: string, models: TunedModels): void {
  writePrivateFile(fileOf(database), `${JSON.stringify(fileShape.parse(models), null, 2)}\n`);
}

function fileOf(database: string): string {
  return `${database}.tuned.json`;
}
