import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { InputError } from "../../core/errors.js";
import { readJson, readJsonLines } from "../../core/json.js";
import { readTextFile } from "../../core/text-file.js";
import { manifestShape, tombstoneShape } from "./manifest.js";
import { questionShape, rowAnswerShape, trajectoryShape, tupleShape, worldShape } from "./rows.js";
import { splits } from "./splits.js";

export type ReadRelease = ReturnType<typeof readRelease>;

/** @throws InputError with file, line and reason */
export function readRelease(folder: string) {
  const file = path.join(folder, "release.json");
  if (!existsSync(file)) throw new InputError("there is no release in this folder", { file });
  const { version, settings, flags } = readJson(manifestShape, readTextFile(file), { file });
  const parts = <Shape extends z.ZodType>(name: string, shape: Shape) =>
    splits.flatMap((split) => readLines(path.join(folder, name, `${split}.jsonl`), shape));
  return {
    version,
    settings,
    flags,
    rows: {
      questions: parts("data", questionShape),
      trajectories: parts("trajectories", trajectoryShape),
      tuples: parts("tuples", tupleShape),
      rowAnswers: parts("ambik-answers", rowAnswerShape),
      worlds: readLines(path.join(folder, "worlds.jsonl"), worldShape),
    },
    tombstones: readLines(path.join(folder, "tombstones.jsonl"), tombstoneShape),
  };
}

function readLines<Shape extends z.ZodType>(file: string, shape: Shape): readonly z.infer<Shape>[] {
  return existsSync(file) ? readJsonLines(shape, file) : [];
}
