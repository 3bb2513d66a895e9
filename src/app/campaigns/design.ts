/** Reads, checks and hashes designs of campaigns (what to ask, of whom, until when). */
import { createHash } from "node:crypto";
import { LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import type { Memory } from "../../../memory/stores.js";
import { readAskRule } from "../../agent/when-to-ask.js";
import { platforms } from "../../core/bot.js";
import {
  type CampaignDesign,
  campaignShape,
  mostEpisodes,
  mostHouseholds,
  mostTasks,
} from "../../core/campaign/campaign.js";
import type { DesignFault } from "../../core/campaign/studio.js";
import { InputError, reasonOf } from "../../core/errors.js";
import { phraseIssue } from "../../core/json.js";
import { isTimeZone } from "../../core/local-time.js";
import type { Treatment } from "../../desk/parts.js";
import type { DeskRules } from "../../desk/rules.js";
import { quietHoursShape } from "../settings/rule-settings.js";
import { contentOf, type Kept, readKept } from "./households.js";

const hourMs = 3_600_000;
/** Last part of the address of the page for new campaigns, so no campaign may have this id. */
const pageName = "new";

const looseShape = z
  .object({ tasks: z.array(z.string()).max(mostTasks).catch([]) })
  .catch({ tasks: [] });

function checkParts(design: CampaignDesign, kept: Kept, context: z.RefinementCtx): void {
  const fault = (path: readonly (string | number)[], message: string): void => {
    context.addIssue({ code: "custom", path: [...path], message });
  };
  const { arms, practice, propensityFloor, rounds } = design;
  const households = design.tasks.length * design.copies;
  if (households > mostHouseholds)
    fault(["copies"], `makes ${households} households: at most ${mostHouseholds}`);
  else if (households * rounds > mostEpisodes)
    fault(["rounds"], `makes ${households * rounds} episodes: at most ${mostEpisodes}`);
  if (propensityFloor * arms.length > 1)
    fault(["propensityFloor"], `is too much for ${arms.length} arms: at most 1/${arms.length}`);
  if (design.id === pageName) fault(["id"], "is the address of a page");
  if (!(platforms.some((platform) => platform === design.bot) || design.bot.startsWith("x-")))
    fault(["bot"], `is none of ${platforms.join(", ")}`);
  if (!isTimeZone(design.timeZone))
    fault(["timeZone"], "is not a time zone; use a name like Europe/Berlin");
  const quiet = quietHoursShape.safeParse(design.quietHours);
  for (const { message } of quiet.error?.issues ?? []) fault(["quietHours"], message);
  for (const [at, { name, ask }] of arms.entries()) {
    if (arms.findIndex((arm) => arm.name === name) < at)
      fault(["arms", at, "name"], "is another arm's name");
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
      const orders = tasks.slice(0, rounds).some(({ type }) => type === "order");
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

export interface CheckedDesign {
  readonly design: CampaignDesign | null;
  readonly faults: readonly DesignFault[];
}

/** Finds each field's first fault. @param memory to look up homes and AmbiK rows that people added */
export async function checkDesign(given: unknown, memory: Memory | null): Promise<CheckedDesign> {
  const kept = await readKept(memory, looseShape.parse(given));
  const shape = campaignShape.superRefine((design, context) => checkParts(design, kept, context));
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
    const keys = issue.code === "unrecognized_keys" ? issue.keys.slice(0, 1) : [];
    const path = [...issue.path, ...keys].join(".");
    if (!byPath.has(path)) byPath.set(path, issue.message);
  }
  return { design: null, faults: [...byPath].map(([path, message]) => ({ path, message })) };
}

export function requireSound({ design, faults }: CheckedDesign): CampaignDesign {
  if (design) return design;
  throw new InputError(faults.map(({ path, message }) => `${path} ${message}`.trim()).join("; "));
}

function tryOut(attempt: () => unknown): string | null {
  try {
    attempt();
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}

/** Parses a design in YAML or JSON. @throws InputError that names the file, line, key and reason */
export async function readDesign(
  text: string,
  file: string,
  memory: Memory | null,
): Promise<CampaignDesign> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [broken] = document.errors;
  if (broken) {
    const [reason = broken.message] = broken.message.split("\n");
    throw new InputError(reason, { file, line: lineCounter.linePos(broken.pos[0]).line });
  }
  const checked = await checkDesign(document.toJS(), memory);
  const [fault] = checked.faults;
  if (!fault) return requireSound(checked);
  const place = offsetOf(document, fault.path.split("."));
  throw new InputError(`${fault.path || "the design"}: ${fault.message}`, {
    file,
    ...(place !== null && { line: lineCounter.linePos(place).line }),
  });
}

function offsetOf(
  document: ReturnType<typeof parseDocument>,
  path: readonly string[],
): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = (node as { readonly range?: readonly number[] | null } | undefined)?.range;
    if (range?.[0] !== undefined) return range[0];
  }
  return null;
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
