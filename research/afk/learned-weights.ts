import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { z } from "zod";
import { InputError, reasonOf } from "../../src/core/errors.js";
import { firstFault, parseJson } from "../../src/core/json.js";
import { packageFile } from "../../src/core/package-file.js";
import { readTextFile, writePrivateFile } from "../../src/core/text-file.js";
import type { QueryLab } from "./learner/learning.js";
import type { Weights } from "./learner/linear-values.js";

const format = "sous-afk-weights-1";

const fileShape = z.object({
  format: z.literal(format),
  world: z.string(),
  /** Version of the world's rules and texts. */
  engine: z.string(),
  command: z.string(),
  seed: z.number().int(),
  games: z.number().int(),
  /** Of the weights as compact JSON. */
  sha256: z.string(),
  weights: z.record(z.string(), z.number()),
});
export type WeightsFile = z.infer<typeof fileShape>;
export type Provenance = Omit<WeightsFile, "format" | "sha256" | "weights">;

/** Writes the whole file or nothing. @returns what was written */
export function writeWeights(file: string, from: Provenance, weights: Weights): WeightsFile {
  const content = { format, ...from, sha256: hashWeights(weights), weights } as const;
  writePrivateFile(file, `${JSON.stringify(content, null, 2)}\n`);
  return content;
}

/** @throws InputError when it is no such file, was changed, or is of another world or engine */
export function readWeights(file: string, lab: QueryLab): WeightsFile {
  const fail = (reason: string): never => {
    const again = `write one with: sous train afk --world ${lab.world} --out FILE`;
    throw new InputError(`${reason}; ${again}`, { file });
  };
  let value: unknown;
  try {
    value = parseJson(readTextFile(file));
  } catch (error) {
    return fail(`it cannot be read (${reasonOf(error)})`);
  }
  const { success, data, error } = fileShape.safeParse(value);
  if (!success) return fail(`not a file of weights: ${firstFault(error, "it")}`);
  const { world, engine, sha256, weights } = data;
  if (world !== lab.world) return fail(`it was learned in the world "${world}"`);
  if (engine !== lab.engine)
    return fail(`it was learned with ${engine}, and this is ${lab.engine}`);
  if (sha256 !== hashWeights(weights)) return fail("its weights were changed: the sum differs");
  return data;
}

export function shippedWeights(world: string): string {
  const file = packageFile(`research/afk/weights/${world}.json`);
  if (existsSync(file)) return file;
  throw new InputError(
    `there are no weights for the world "${world}"; sous train afk --world ${world} --out FILE, then --weights FILE`,
  );
}

function hashWeights(weights: Weights): string {
  return createHash("sha256").update(JSON.stringify(weights)).digest("hex");
}
