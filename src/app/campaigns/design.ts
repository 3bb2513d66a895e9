/** A campaign's design: read from its file, checked, and frozen by its hash. */
import { createHash } from "node:crypto";
import { isMap, isScalar, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { readAskRule } from "../../agent/when-to-ask.js";
import { platforms } from "../../core/bot.js";
import { type CampaignDesign, campaignShape } from "../../core/campaign.js";
import { InputError } from "../../core/errors.js";
import { isTimeZone } from "../../core/local-time.js";
import type { Treatment } from "../../desk/parts.js";
import type { DeskRules } from "../../desk/rules.js";
import { loadContent } from "../households.js";
import { quietHoursShape } from "../rule-settings.js";

const hourMs = 3_600_000;

/** The design with all that a shape alone does not say. */
export const designShape = campaignShape.superRefine((design, context) => {
  const fault = (path: readonly (string | number)[], message: string): void => {
    context.addIssue({ code: "custom", path: [...path], message });
  };
  const { arms, propensityFloor, practice } = design;
  if (!isBot(design.bot)) fault(["bot"], `is none of ${platforms.join(", ")}`);
  if (!isTimeZone(design.timeZone))
    fault(["timeZone"], "is no time zone; give a name like Europe/Berlin");
  const quiet = quietHoursShape.safeParse(design.quietHours);
  for (const { message } of quiet.error?.issues ?? []) fault(["quietHours"], message);
  if (propensityFloor * arms.length > 1)
    fault(["propensityFloor"], `is too much for ${arms.length} arms: at most 1/${arms.length}`);
  for (const [at, { name, ask }] of arms.entries()) {
    if (arms.findIndex((arm) => arm.name === name) < at)
      fault(["arms", at, "name"], "is another arm's name");
    const why = tryOut(() => readAskRule(ask));
    if (why) fault(["arms", at, "ask"], why);
  }
  for (const [at, { choices, answer }] of practice.entries()) {
    if (!choices.includes(answer))
      fault(["practice", at, "answer"], "is none of the choices above it");
  }
  for (const [at, task] of design.tasks.entries()) {
    const why = tryOut(() => loadContent(task, 1));
    if (why) fault(["tasks", at], why);
  }
});

function isBot(name: string): boolean {
  return platforms.some((platform) => platform === name) || name.startsWith("x-");
}

/** Why something cannot be; null when it can. */
function tryOut(attempt: () => unknown): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/**
 * Reads a design that somebody wrote, in YAML or JSON.
 *
 * @throws InputError that names the file, the line, the key and the reason
 */
export function readDesign(text: string, file: string): CampaignDesign {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) {
    const [message = broken.message] = broken.message.split("\n");
    throw new InputError(message, { file, line: lines.linePos(broken.pos[0]).line });
  }
  const parsed = designShape.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue) throw parsed.error;
  const path = keyOf(issue);
  const offset = offsetOf(document.contents, path);
  throw new InputError(`${path.join(".") || "the design"}: ${issue.message}`, {
    file,
    ...(offset !== null && { line: lines.linePos(offset).line }),
  });
}

/** The key that is at fault, also where it is one that nobody knows. */
function keyOf(issue: z.core.$ZodIssue): readonly (string | number)[] {
  const path = issue.path.map((part) => (typeof part === "symbol" ? String(part) : part));
  return issue.code === "unrecognized_keys" ? [...path, ...issue.keys.slice(0, 1)] : path;
}

/** Where the last part of a key that is there stands in the text; null when none is. */
function offsetOf(contents: unknown, path: readonly (string | number)[]): number | null {
  let node: unknown = contents;
  let offset: number | null = null;
  for (const part of path) {
    const pair = isMap(node)
      ? node.items.find(({ key }) => isScalar(key) && key.value === part)
      : undefined;
    if (pair && isScalar(pair.key)) offset = pair.key.range?.[0] ?? offset;
    node = pair ? pair.value : itemOf(node, part);
    if (node === undefined) return offset;
    const range = (node as { range?: readonly number[] | null } | null)?.range;
    if (!pair && range) offset = range[0] ?? offset;
  }
  return offset;
}

function itemOf(node: unknown, part: string | number): unknown {
  const items = (node as { items?: readonly unknown[] } | null)?.items;
  return typeof part === "number" ? items?.[part] : undefined;
}

/** SHA-256, in hex, of the design as JSON with its keys in order. */
export function hashDesign(design: CampaignDesign): string {
  return createHash("sha256").update(canonicalJson(design)).digest("hex");
}

/** JSON in which the same value is always written the same: keys in order, nothing between. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** How people are treated in the campaign; what its design does not say is as everywhere. */
export function treatmentIn(design: CampaignDesign, rules: DeskRules): Treatment {
  const { answersPerQuestion, answerWithinHours, ifNobodyAnswers } = design;
  const { dailyQuestions, quietHours, timeZone } = design;
  return {
    answerTimeoutMs: answerWithinHours * hourMs,
    rules: {
      ...rules,
      ...{ timeZone, dailyQuestions },
      quietHours: quietHoursShape.parse(quietHours),
      quorum: answersPerQuestion,
      fallback: ifNobodyAnswers,
    },
  };
}
