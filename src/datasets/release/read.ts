/** Reads a release's folder, and checks it. */
import { existsSync } from "node:fs";
import path from "node:path";
import type { z } from "zod";
import { InputError } from "../../core/errors.js";
import { phraseIssue } from "../../core/phrase-issue.js";
import type { Tombstone } from "../../core/release.js";
import { readTextFile } from "../../core/text-file.js";
import { parseJson } from "../openai-chat.js";
import {
  manifestShape,
  type ObservedFlag,
  type ReleaseSettings,
  tombstoneShape,
} from "./manifest.js";
import {
  questionShape,
  type ReleaseRows,
  rowAnswerShape,
  trajectoryShape,
  tupleShape,
  worldShape,
} from "./rows.js";
import { splits } from "./splits.js";

export interface ReadRelease {
  readonly version: string;
  readonly settings: ReleaseSettings;
  readonly flags: readonly ObservedFlag[];
  readonly rows: ReleaseRows;
  readonly tombstones: readonly Tombstone[];
}

/** @throws InputError naming file, line and reason */
export function readRelease(folder: string): ReadRelease {
  const file = path.join(folder, "release.json");
  if (!existsSync(file)) throw new InputError("there is no release in this folder", { file });
  const { version, settings, flags } = check(manifestShape, readTextFile(file), { file });
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

/** Rows of a file; none when there is no file. */
function readLines<Shape extends z.ZodType>(file: string, shape: Shape): readonly z.infer<Shape>[] {
  if (!existsSync(file)) return [];
  const lines = readTextFile(file).split("\n");
  return lines.flatMap((text, index) =>
    text === "" ? [] : [check(shape, text, { file, line: index + 1 })],
  );
}

function check<Shape extends z.ZodType>(
  shape: Shape,
  text: string,
  where: { readonly file: string; readonly line?: number },
): z.infer<Shape> {
  const parsed = shape.safeParse(parseJson(text), { error: phraseIssue });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new InputError(`${issue?.path.join(".") || "the row"}: ${issue?.message}`, where);
}
