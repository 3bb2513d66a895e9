import { fileURLToPath } from "node:url";
import { z } from "zod";
import { readJsonLines } from "../../src/core/json.js";

/** Used as answers and as names. Long ones have their text here. */
const row = z.object({
  name: z.string(),
  text: z.string().optional(),
  states: z.array(z.string()).default([]),
  /** What it states is asked back, and is no fact without an answer. */
  isAskedBack: z.boolean().default(false),
});

const long: Readonly<Record<string, string>> = {
  zalgo: `z${"\u0300\u0316\u0489".repeat(80)}a${"\u0301".repeat(300)}lgo`,
  "endless emoji": "👩‍👩‍👧‍👦".repeat(400),
  "one endless emoji": `👩${"\u200d👩".repeat(900)}`,
  "right to left": "שלום עולם ".repeat(60),
  huge: "A".repeat(10_000),
  "huge markup": "<@U1>*`[".repeat(2000),
  "huge lines": "x\n".repeat(3000),
};

export const hostileTexts = readJsonLines(
  row,
  fileURLToPath(new URL("hostile-texts.jsonl", import.meta.url)),
).map(({ name, text = long[name] ?? "", ...expected }) => ({ name, text, ...expected }));
export type HostileText = (typeof hostileTexts)[number];
