/** KnowNo's tasks (Ren et al. 2023, a hardware mobile manipulator), in AmbiK's file of them. */
import path from "node:path";
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { hashText } from "../../src/core/random.js";
import { readObjects } from "./load.js";
import type { AskedRow } from "./method.js";
import { readTable } from "./table.js";

const filled = z.string().refine((text) => text.trim() !== "", "is empty");
const rowSchema = z.object({
  id: z.string().regex(/^\d+$/, "must be a whole number"),
  environment_full: filled,
  environment_short: filled,
  task: filled,
  ambiguity_type: filled,
  user_intent: filled,
});

/** A task of one step. */
export interface KnowNoTask extends AskedRow {
  /** KnowNo's kind of task, as "winograd_task". */
  readonly kind: string;
}

/** Tasks for calibration, and the others. */
export interface KnowNoTasks {
  readonly calibration: readonly KnowNoTask[];
  readonly test: readonly KnowNoTask[];
}

const calibrationTasks = 100;

/**
 * Reads knowno_data.csv of a folder. The file does not say with which tasks the paper calibrated: here a hundred are
 * drawn by the hash of "knowno <id>".
 *
 * @throws InputError naming file, line and reason
 */
export function loadKnowNo(folder: string): KnowNoTasks {
  const file = path.join(folder, "knowno_data.csv");
  const tasks = readTable(file, rowSchema.keyof().options).map(({ line, cells }) => {
    const { success, data, error } = rowSchema.safeParse(cells);
    if (success) return toTask(data);
    const [issue] = error.issues;
    throw new InputError(`${issue?.path.join(".")}: ${issue?.message}`, { file, line });
  });
  if (tasks.length <= calibrationTasks)
    throw new InputError(`it needs more than ${calibrationTasks} tasks`, { file });
  const drawn = tasks.toSorted((one, other) => draw(one) - draw(other));
  return {
    calibration: drawn.slice(0, calibrationTasks),
    test: drawn.slice(calibrationTasks).sort((one, other) => one.id - other.id),
  };
}

function draw({ id }: KnowNoTask): number {
  return hashText(`knowno ${id}`);
}

/** The task is the plan's only step, and both tasks of its pair. */
function toTask(cells: z.infer<typeof rowSchema>): KnowNoTask {
  const { task, user_intent: intent } = cells;
  return {
    id: Number(cells.id),
    kind: cells.ambiguity_type,
    objects: readObjects(cells.environment_short),
    environment: cells.environment_full,
    clearTask: task,
    ambiguousTask: task,
    clearPlan: [task],
    ambiguousPlan: [task],
    start: 0,
    intent,
    variants: intent,
    calibrateAmbiguous: true,
  };
}
