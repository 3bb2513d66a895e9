/** World rules for agents: one sentence a line, or what `sous learn rules --json` prints. */
import { z } from "zod";
import { InputError } from "../../src/core/errors.js";
import { readTextFile } from "../../src/core/text-file.js";

const ruleShape = z.union([
  z.string(),
  z.object({ text: z.string() }).transform(({ text }) => text),
]);
const fileShape = z.union([
  z.array(ruleShape),
  z.object({ rules: z.array(ruleShape) }).transform(({ rules }) => rules),
]);

/** @throws InputError when it cannot be read, or has no rules */
export function readRules(file: string): readonly string[] {
  const text = readTextFile(file);
  const texts = /^\s*[[{]/.test(text) ? parseRules(text, file) : text.split("\n");
  const rules = texts.map((rule) => rule.trim()).filter((rule) => rule !== "");
  if (rules.length === 0) throw new InputError("has no rules", { file });
  return rules;
}

function parseRules(text: string, file: string): readonly string[] {
  try {
    return fileShape.parse(JSON.parse(text));
  } catch (cause) {
    throw new InputError("is neither a JSON list of rules nor one rule a line", { file, cause });
  }
}
