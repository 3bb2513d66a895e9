/** Checks, reads and hashes designs of campaigns. */
import { createHash } from "node:crypto";
import { z } from "zod";
import type { Memory } from "../../../memory/stores.js";
import { readAskRule } from "../../agent/when-to-ask.js";
import { platforms } from "../../core/bot.js";
import { type CampaignDesign, campaignLimits } from "../../core/campaign/campaign.js";
import type { DesignFault } from "../../core/campaign/studio.js";
import { reasonOf } from "../../core/errors.js";
import { phraseIssue } from "../../core/json.js";
import { isTimeZone } from "../../core/local-time.js";
import {
  pathOf,
  designShape as plainShape,
  readDesign as read,
} from "../../crowdwork/plan/read-design.js";
import type { Treatment } from "../../desk/parts.js";
import type { DeskRules } from "../../desk/rules.js";
import { quietHoursShape } from "../settings/rule-settings.js";
import { contentOf, type Kept, readKept } from "./households.js";

const hourMs = 3_600_000;
/** Last part of the address of the page for new campaigns, so no campaign may have this id. */
const pageName = "new";

const looseShape = z
  .object({ tasks: z.array(z.string()).max(campaignLimits.tasks).catch([]) })
  .catch({ tasks: [] });

/** Makes the schema that checks a design. @param memory to look up homes and AmbiK rows that people added */
export async function shapeFor(
  memory: Memory | null,
  given: unknown,
): Promise<z.ZodType<CampaignDesign>> {
  const kept = await readKept(memory, looseShape.parse(given));
  return plainShape.superRefine((design, context) => checkParts(design, kept, context));
}

function checkParts(design: CampaignDesign, kept: Kept, context: z.RefinementCtx): void {
  const fault = (path: readonly (string | number)[], message: string): void => {
    context.addIssue({ code: "custom", path: [...path], message });
  };
  const { arms, practice } = design;
  if (design.id === pageName) fault(["id"], "is the address of a page");
  if (!(platforms.some((platform) => platform === design.bot) || design.bot.startsWith("x-")))
    fault(["bot"], `is none of ${platforms.join(", ")}`);
  if (!isTimeZone(design.timeZone))
    fault(["timeZone"], "is not a time zone; use a name like Europe/Berlin");
  const quiet = quietHoursShape.safeParse(design.quietHours);
  for (const { message } of quiet.error?.issues ?? []) fault(["quietHours"], message);
  for (const [at, { ask }] of arms.entries()) {
    const why = tryOut(() => {
      if (readAskRule(ask).explore !== undefined && design.explore)
        fault(["arms", at, "ask"], "explores, and so does the design: say it once");
    });
    if (why) fault(["arms", at, "ask"], why);
  }
  const isPlayed = arms.some(({ player }) => player === "human");
  if (isPlayed && design.bot === "simulated")
    fault(["bot"], "simulated people answer, they do not play: an arm has player: human");
  for (const [at, { choices, answer }] of practice.entries()) {
    if (!choices.includes(answer))
      fault(["practice", at, "answer"], "is none of the choices above it");
  }
  for (const task of new Set(design.tasks)) {
    const at = design.tasks.indexOf(task);
    const why = tryOut(() => {
      const { content, tasks } = contentOf(kept, task, 1);
      const isHome = content.format === "home" || content.format === "alfworld";
      const orders = tasks.slice(0, design.rounds).some(({ type }) => type === "order");
      if (isPlayed && (!isHome || orders))
        fault(
          ["tasks", at],
          `${isHome ? "orders in the shop" : "is no home"}: an arm has player: human, and people play in homes only`,
        );
    });
    if (why) fault(["tasks", at], why);
  }
}

/** Replaces missing fields, so that the others can be checked. */
const filler = {
  id: "filler",
  title: "filler",
  tasks: ["kitchen"],
  bot: "web",
  channel: "web",
  consent: { version: "1", text: "filler" },
  instructions: "filler",
  debrief: "filler",
  pay: "filler",
  ethics: "filler",
};

/** Finds each field's first fault. The design is null when there are faults. */
export async function checkDesign(
  given: unknown,
  memory: Memory,
): Promise<{
  readonly design: CampaignDesign | null;
  readonly faults: readonly DesignFault[];
}> {
  const shape = await shapeFor(memory, given);
  const parsed = shape.safeParse(given, { error: phraseIssue });
  if (parsed.success) return { design: parsed.data, faults: [] };
  const { issues } = parsed.error;
  const faulty = new Set(issues.map(({ path }) => path[0]));
  const sound = Object.entries(given ?? {}).filter(([field]) => !faulty.has(field));
  const again = shape.safeParse(
    { ...filler, ...Object.fromEntries(sound) },
    { error: phraseIssue },
  );
  const others = again.error?.issues.filter(({ path }) => !faulty.has(path[0])) ?? [];
  const byPath = new Map<string, string>();
  for (const issue of [...issues, ...others]) {
    const path = pathOf(issue).join(".");
    if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return { design: null, faults: [...byPath].map(([path, message]) => ({ path, message })) };
}

function tryOut(attempt: () => unknown): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** @throws InputError that names the file, line, key and reason */
export function readDesign(
  text: string,
  file: string,
  memory: Memory | null,
): Promise<CampaignDesign> {
  return read(text, file, (given) => shapeFor(memory, given));
}

export function hashDesign(design: CampaignDesign): string {
  return createHash("sha256").update(canonicalJson(design)).digest("hex");
}

function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}

/** Returns the rules by which the desk treats the campaign's questions: the design's, and `rules` for the rest. */
export function treatmentIn(design: CampaignDesign, rules: DeskRules): Treatment {
  const { answersPerQuestion, answerWithinHours, ifNobodyAnswers } = design;
  const { dailyQuestions, quietHours, timeZone } = design;
  return {
    answerTimeoutMs: answerWithinHours * hourMs,
    rules: {
      ...rules,
      timeZone,
      dailyQuestions,
      quietHours: quietHoursShape.parse(quietHours),
      quorum: answersPerQuestion,
      fallback: ifNobodyAnswers,
      offers: design.offers === true,
    },
  };
}
