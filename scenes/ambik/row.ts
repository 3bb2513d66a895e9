/** Parses a stored row of AmbiK, a dataset of ambiguous kitchen tasks. */
import { z } from "zod";
import type { Task, WorldContent } from "../../src/core/episode/scene.js";
import { InputError } from "../../src/core/errors.js";
import { taskNoun } from "../../src/core/memory/notebook.js";

/** AmbiK's types of ambiguity, in its spelling. Only "preferences" call for a question. */
export const ambiguityTypes = ["preferences", "common_sense_knowledge", "safety"] as const;
/** Things in every AmbiK kitchen, though the dataset's rows do not list them. */
export const appliances = "fridge,oven,kitchen table,microwave,dishwasher,sink,tea kettle".split(
  ",",
);

const rowShape = z.strictObject({
  row: z.number().int().positive(),
  /** "persona": people are told what to want; "open": they choose. */
  mode: z.enum(["persona", "open"]),
  type: z.enum(ambiguityTypes),
  objects: z.array(z.string()).min(1),
  task: z.string(),
  /** What a right answer says, in AmbiK's notation (see answered-row.ts). */
  intent: z.string(),
  question: z.string(),
  /** The ambiguous words of the task; null if it has none. */
  phrase: z.string().nullable(),
  /** Names to choose from; empty for free text. */
  choices: z.array(z.string()),
  meant: z.string().optional(),
});

export type PutRow = z.infer<typeof rowShape>;

/** @throws InputError with `name` */
export function readRow({ text }: WorldContent<"ambik">, name: string): PutRow {
  const parsed = rowShape.safeParse(JSON.parse(text));
  if (parsed.success) return parsed.data;
  throw new InputError(`${name} is not an AmbiK row of this version: put it to people again`);
}

/** The task has one action: to go ahead with the answer. */
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
