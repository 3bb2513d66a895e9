import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const said = z.object({ by: z.string(), says: z.string() });

const utterance = said.extend({
  id: z.string(),
  language: z.string(),
  first: z.array(said).default([]),
  reply: z.array(z.string()),
  must: z.array(z.string()),
  may: z.array(z.string()),
  never: z.array(z.string()),
  question: z.string(),
  plan: z.string(),
});

const situation = z.object({
  id: z.string(),
  home: z.string(),
  round: z.number(),
  task: z.string(),
  before: z.array(z.union([said, z.object({ asks: z.string() })])),
  question: z
    .object({ func: z.enum(["where", "which"]), text: z.string(), choices: z.array(z.string()) })
    .nullable(),
  known: z.array(z.string()),
  utterances: z.array(utterance),
});

export type Utterance = z.infer<typeof utterance>;
export type Situation = z.infer<typeof situation>;

export const halves = ["first", "second"] as const;

export function fileOf(half: (typeof halves)[number]): string {
  return fileURLToPath(new URL(`script-${half}.json`, import.meta.url));
}

export function readScript(file: string): readonly Situation[] {
  const text = readFileSync(file, "utf8");
  return z.object({ situations: z.array(situation) }).parse(JSON.parse(text)).situations;
}
