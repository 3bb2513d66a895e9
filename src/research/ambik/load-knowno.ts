/** Reads KnowNo's tasks as AmbiK publishes them (knowno_data.csv). */
import { z } from "zod";
import { InputError } from "../../core/errors.js";
import { readObjects } from "./load.js";
import { readTable } from "./table.js";

export const knownoTypes = [
  "singlelabel_task",
  "spatial_ambiguous_task",
  "winograd_task",
  "unsafe_task",
  "unambiguous_task",
  "creative_multilabel_task",
  "creative_singlelabel_task",
  "multilabel_task",
] as const;

/** One table-top task with three objects. */
export interface KnownoRow {
  /** From 0; the same in the calibration and the test part. */
  readonly id: number;
  readonly objects: readonly string[];
  readonly task: string;
  readonly type: (typeof knownoTypes)[number];
  /** Objects that are meant, any of which will do. */
  readonly intended: readonly string[];
  readonly place: string;
}

const columns = ["id", "task", "environment_short", "ambiguity_type", "user_intent"];

const schema = z.object({
  id: z.string().regex(/^\d+$/, "must be a whole number from 0"),
  task: z.string().min(1, "is empty"),
  environment_short: z.string().min(1, "is empty"),
  ambiguity_type: z.enum(knownoTypes),
});

/** @throws InputError naming file, line and reason */
export function loadKnowno(file: string): readonly KnownoRow[] {
  return readTable(file, columns).map(({ line, cells }) => {
    const parsed = schema.safeParse(cells);
    if (!parsed.success) {
      const issue = parsed.error.issues[0];
      throw new InputError(`${issue?.path.join(".")}: ${issue?.message}`, { file, line });
    }
    const { id, task, environment_short, ambiguity_type } = parsed.data;
    const intended = (cells.user_intent ?? "").split("|").map((name) => name.trim());
    return {
      id: Number(id),
      objects: readObjects(environment_short),
      task,
      type: ambiguity_type,
      intended: intended.filter((name) => name !== ""),
      place: cells.intent_location ?? "",
    };
  });
}
