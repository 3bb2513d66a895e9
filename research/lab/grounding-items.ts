import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import type { GroundingRequest, LocationClaim } from "../../src/core/grounding.js";
import { readJsonLines } from "../../src/core/json.js";

/** Kinds of labelled replies. */
const replyKinds = [
  "location",
  "negative_only",
  "choice",
  "dont_know",
  "unusable",
  "command_injection",
] as const;
type ReplyKind = (typeof replyKinds)[number];

/** One labelled reply: the grounder's input and the expected result. */
export interface GroundingItem {
  readonly id: string;
  /** What is special in the words, where the file says it; else the label's kind. */
  readonly kind: string;
  /** ISO 639-1. */
  readonly language: string;
  readonly request: GroundingRequest;
  readonly gold: {
    readonly kind: ReplyKind;
    readonly facts: readonly LocationClaim[];
    readonly choice: readonly string[] | null;
  };
}

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
    kind: z.enum(replyKinds),
    facts: z.array(factSchema),
    choice: z.array(z.string()).nullable(),
  }),
});

function readKnown(sentence: string): [thing: string, place: string] {
  const [, thing = "", place = ""] = /^(.+?) is (?:in|on|at) (.+)$/.exec(sentence) ?? [];
  return [thing, place];
}

function toItem(line: z.infer<typeof lineSchema>): GroundingItem {
  const { question, gold, before } = line;
  const { func, adjective, noun } = question;
  return {
    id: line.id,
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
    },
    gold: {
      kind: gold.kind,
      facts: gold.facts.map(({ object, ...fact }) => ({ thing: object, ...fact })),
      choice: gold.choice?.length ? gold.choice : null,
    },
  };
}

/**
 * Reads a file of labelled replies, one JSON object a line.
 *
 * @throws InputError when it is missing, has no replies, or a line is broken
 */
export function readGroundingItems(file: string): GroundingItem[] {
  const items = readJsonLines(lineSchema, file).map(toItem);
  if (items.length === 0) throw new InputError("holds no labelled replies", { file });
  return items;
}
