import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { readJsonLines } from "../../src/core/json.js";
import type { GroundingRequest } from "../../src/core/question/grounding.js";

export type GroundingItem = ReturnType<typeof toItem>;

const factSchema = z.object({
  object: z.string(),
  places: z.array(z.string()).min(1),
  polarity: z.boolean(),
  certainty: z.enum(["sure", "unsure"]),
});

const knownSchema = z
  .string()
  .regex(/^.+ is (?:in|on|at) .+$/, 'must read "<thing> is in <place>"');

const lineSchema = z.object({
  id: z.string(),
  kind: z.string().optional(),
  language: z.string().default("en"),
  places: z.array(z.string()),
  objects: z.array(z.string()),
  question: z.object({
    func: z.enum(["where", "which", "what", "how"]),
    adjective: z.string().optional(),
    noun: z.string(),
    text: z.string(),
    options: z.array(z.string()).nullable(),
  }),
  reply: z.string(),
  known: z.array(knownSchema).nullish(),
  before: z.array(z.string()).optional(),
  gold: z.object({
    kind: z.enum([
      "location",
      "negative_only",
      "choice",
      "dont_know",
      "unusable",
      "command_injection",
    ]),
    facts: z.array(factSchema),
    choice: z.array(z.string()).nullable(),
  }),
});

function readKnown(sentence: string): [thing: string, place: string] {
  const [, thing = "", place = ""] = /^(.+?) is (?:in|on|at) (.+)$/.exec(sentence) ?? [];
  return [thing, place];
}

function toItem(line: z.infer<typeof lineSchema>) {
  const { question, gold, before } = line;
  const { func, adjective, noun } = question;
  return {
    id: line.id,
    /** What is special in the words, where the file says it; else the label's kind. */
    kind: line.kind ?? gold.kind,
    language: line.language,
    request: {
      need: { func, noun, ...(adjective && { adjective }) },
      question: question.text,
      options: question.options,
      reply: line.reply,
      vocabulary: { places: line.places, things: line.objects },
      known: new Map((line.known ?? []).map(readKnown)),
      ...(before && { before }),
    } satisfies GroundingRequest,
    gold: {
      kind: gold.kind,
      facts: gold.facts.map(({ object, ...fact }) => ({ thing: object, ...fact })),
      choice: gold.choice?.length ? gold.choice : null,
    },
  };
}

export function readGroundingItems(file: string): GroundingItem[] {
  const items = readJsonLines(lineSchema, file).map(toItem);
  if (items.length === 0) throw new InputError("holds no labelled replies", { file });
  return items;
}
