/** Describes the tools that outside agents call, with the shape of each input. */
import { z } from "zod";

const text = (least: number, most: number) => z.string().trim().min(least).max(most);
const name = z.string().trim().max(40);
const key = text(8, 120).describe("The same key and request give the same ticket, for ever.");

/** In characters: 1 MiB in Base64. */
const longestPicture = 1_398_104;

const choiceShape = z.strictObject({
  id: z.string().regex(/^[a-z0-9_-]{1,24}$/),
  label: text(1, 75),
  declines: z.boolean().optional().describe("Whoever chooses it declines: nothing is done."),
});

const pictureShape = z.strictObject({
  data: z
    .string()
    .min(1)
    .max(longestPicture)
    .describe("A PNG or JPEG of at most 1 MiB and 16 million pixels, in Base64."),
  words: text(1, 300).describe("What it shows, for those who do not see it."),
});

export const askShape = z.strictObject({
  question: text(1, 300).describe("What people read. Plain text."),
  kind: z
    .enum(["fact", "preference", "approval"])
    .default("fact")
    .describe("An approval is asked anew each time, and people see all that they approve."),
  choices: z.array(choiceShape).max(10).default([]),
  only_choices: z.boolean().default(false).describe("Only choices count; other words do not."),
  context: z
    .string()
    .max(2000)
    .default("")
    .describe(
      "Why you ask, for people. Of an approval what it is about, in at most 300 characters.",
    ),
  picture: pictureShape.optional().describe("Shown with the question while it is open."),
  audience: name.optional().describe("Whom to ask. Needed if you have several."),
  scope: name.optional().describe("Who else may see the answer; you alone if absent."),
  topic: text(1, 120)
    .optional()
    .describe("What tells questions with the same words apart. Leave it out if nothing does."),
  key: key.optional(),
  urgency: z.enum(["low", "normal", "high"]).default("normal"),
  answers: z.int().min(1).max(9).default(1).describe("How many people have to answer."),
  deadline_s: z.int().min(60).max(1_209_600).default(14_400),
  max_age_s: z
    .int()
    .min(0)
    .optional()
    .describe("How old a reused answer may be. Default 7 days. 0 reuses none, and needs a key."),
  default: text(1, 75).optional().describe("Returned if nobody answers; never an answer."),
});
export type AskRequest = z.infer<typeof askShape>;

const checkShape = z.strictObject({
  ticket: name,
  wait_s: z.int().min(0).max(45).default(0).describe("Waits up to this long for a change."),
  since: z.int().min(0).optional().describe("The version that you know."),
});
const cancelShape = z.strictObject({ ticket: name, reason: z.string().max(200).optional() });
const clarifyShape = z.strictObject({ ticket: name, text: text(1, 500), key });
const recallShape = z.strictObject({
  about: text(2, 300),
  scope: name.optional(),
  max_age_s: z.int().min(0).optional(),
  limit: z.int().min(1).max(10).default(5),
});

export const askTools = {
  ask_people: askShape.describe(
    "Asks people a question and gives a ticket at once. An earlier answer to the same words may be reused: then `reused` has what was asked. Leave out what you do not need.",
  ),
  check_question: checkShape.describe(
    "What became of a ticket: its state, the answer, who gave it, what was asked back.",
  ),
  cancel_question: cancelShape.describe(
    "You need no answer any more. The question is withdrawn if nobody else waits for it.",
  ),
  clarify_question: clarifyShape.describe(
    "Adds a note under an open question, for what people asked back. At most 3. An approval is not changed: cancel it and ask anew.",
  ),
  recall: recallShape.describe(
    "Questions like this one that people answered before, approvals left out. Only same: true is the same.",
  ),
} as const;
export type AskTool = keyof typeof askTools;
