/** A row of AmbiK as a household: what is kept of it, and its one task. */
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { taskNoun } from "../../src/core/notebook.js";
import type { RowContent, Task } from "../../src/core/scene.js";
import { ambiguityTypes } from "./kitchen.js";

const rowShape = z.strictObject({
  /** Id of AmbiK_data.csv. */
  row: z.number().int().positive(),
  /** Persona: people get an intent. Open: they choose themselves. */
  mode: z.enum(["persona", "open"]),
  /** Kind of ambiguity, in the data's spelling. */
  type: z.enum(ambiguityTypes),
  /** Names of the things in the kitchen. */
  objects: z.array(z.string()).min(1),
  /** The task as the robot gets it. */
  task: z.string(),
  /** What a right action names, in the data's grammar of intents. */
  intent: z.string(),
  /** What people are asked. */
  question: z.string(),
  /** The words of the task that leave it open between the choices; null where there are none. */
  phrase: z.string().nullable(),
  /** Names to choose from; empty when any answer in words will do. */
  choices: z.array(z.string()),
  /** Persona: what they have in mind, in words. */
  meant: z.string().optional(),
});

/** A row with the question that it became. */
export type PutRow = z.infer<typeof rowShape>;

/** The row that a household was made of. `name` is for the message of the InputError. */
export function readRow({ text }: RowContent, name: string): PutRow {
  const parsed = rowShape.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new InputError(`${name} is not a row of AmbiK as this version keeps it: ask it anew`);
}

/** One action: to go ahead as people said. */
export function taskOf({ task, phrase }: PutRow): Task {
  const sentence = task.replace(/\s+/g, " ").trim();
  return {
    type: "clarify",
    sentence: /[.!?]$/.test(sentence) ? sentence : `${sentence}.`,
    object: phrase?.toLowerCase() ?? taskNoun,
    target: "kitchen",
    maxSteps: 1,
  };
}
