import { LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import {
  type CampaignDesign,
  campaignLimits,
  campaignShape,
} from "../../core/campaign/campaign.js";
import { InputError } from "../../core/errors.js";
import { phraseIssue } from "../../core/json.js";

type Path = readonly PropertyKey[];

export const designShape = campaignShape.superRefine((design, context) => {
  const { arms, propensityFloor, tasks, copies, rounds } = design;
  const households = tasks.length * copies;
  const excess = (path: string, made: number, things: "households" | "episodes") =>
    context.addIssue({
      code: "custom",
      path: [path],
      message: `makes ${made} ${things}: at most ${campaignLimits[things]}`,
    });
  if (households > campaignLimits.households) excess("copies", households, "households");
  else if (households * rounds > campaignLimits.episodes)
    excess("rounds", households * rounds, "episodes");
  if (propensityFloor * arms.length > 1)
    context.addIssue({
      code: "custom",
      path: ["propensityFloor"],
      message: `is too much for ${arms.length} arms: at most 1/${arms.length}`,
    });
  for (const [at, { name }] of arms.entries()) {
    if (arms.findIndex((arm) => arm.name === name) < at)
      context.addIssue({
        code: "custom",
        path: ["arms", at, "name"],
        message: "is another arm's name",
      });
  }
});

/** Parses a design in YAML or JSON; `shapeFor` adds checks. @throws InputError with the file, line, key and reason */
export async function readDesign(
  text: string,
  file: string,
  shapeFor: (given: unknown) => Promise<z.ZodType<CampaignDesign>>,
): Promise<CampaignDesign> {
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const [broken] = document.errors;
  if (broken) {
    const [reason = broken.message] = broken.message.split("\n");
    throw new InputError(reason, { file, line: lineCounter.linePos(broken.pos[0]).line });
  }
  const given: unknown = document.toJS();
  const parsed = (await shapeFor(given)).safeParse(given, { error: phraseIssue });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  if (!issue) throw parsed.error;
  const path = pathOf(issue);
  const place = offsetOf(document, path);
  throw new InputError(`${path.join(".") || "the design"}: ${issue.message}`, {
    file,
    ...(place !== null && { line: lineCounter.linePos(place).line }),
  });
}

export function pathOf(issue: z.core.$ZodIssue): Path {
  return issue.code === "unrecognized_keys"
    ? [...issue.path, ...issue.keys.slice(0, 1)]
    : issue.path;
}

function offsetOf(document: ReturnType<typeof parseDocument>, path: Path): number | null {
  for (let length = path.length; length > 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    const range = (node as { readonly range?: readonly number[] | null } | undefined)?.range;
    if (range?.[0] !== undefined) return range[0];
  }
  return null;
}
