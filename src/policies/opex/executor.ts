/** Carries out one of a plan's subtasks (OPEx, section 3): the model thinks, then plays a skill such as "navigate". */
import { z } from "zod";
import { promptOf } from "../../core/model/model.js";
import type { OpexOptions } from "./options.js";
import { type Play, type SkillName, skillNames } from "./skills.js";
import {
  aboutRules,
  formatRules,
  foundThings,
  type OpexParts,
  type OpexState,
  seenNow,
} from "./state.js";

export interface Attempt {
  readonly play: Play;
  readonly thought: string;
  /** The world's text, or the reason why nothing was done. */
  readonly result: string;
  readonly failed: boolean;
}

const skillWords: Readonly<Record<SkillName, string>> = {
  navigate: 'navigate: go to a place, or to a thing that was found. Target: its name, "fridge 1".',
  explore: 'explore: go to a place not looked into yet, and open it. Target: "none".',
  "look around": 'look around: read what is where you stand. Target: "none".',
  interact:
    'interact: do something where you stand. Target: "take mug 1", "put mug 1 in fridge 1", "open fridge 1", "close fridge 1", "clean mug 1 with sinkbasin 1", "heat mug 1 with microwave 1", "cool mug 1 with fridge 1", "use desklamp 1".',
  "require replan":
    'require replan: ask for a new plan, because this objective makes no sense or cannot be reached. Target: "none".',
};

function skillsOf({ explore, lookAround }: OpexOptions): readonly SkillName[] {
  return skillNames.filter(
    (name) => (name !== "explore" || explore) && (name !== "look around" || lookAround),
  );
}

function setupFor(options: OpexOptions): string {
  return `You control a household robot. Its task is in 'Current objective'; do that and nothing beyond it.
Think first, in one or two sentences. Then either play one skill with one target, or finish when the objective is reached. What failed twice is not tried again.
Skills:
${skillsOf(options)
  .map((name) => `- ${skillWords[name]}`)
  .join("\n")}
${aboutRules}`;
}

/** Returns what to play; null when the subtask is done. @throws ModelError */
export async function execute(
  { model, options }: OpexParts,
  state: OpexState,
  subtask: string,
  observation: string,
  memory: readonly Attempt[],
): Promise<{ readonly thought: string; readonly play: Play | null }> {
  const { belief } = state;
  const lines = [
    ...formatRules(state.rules),
    `Observation: ${JSON.stringify(observation)}`,
    `Found things: ${foundThings(state).join(", ") || "none"}`,
    `Seen now: ${seenNow(state).join("; ") || "nothing"}`,
    `Places: ${belief.places.join(", ")}`,
    `Holding: ${belief.held ?? "nothing"}`,
    "Previous steps:",
    ...(memory.length === 0 ? ["none"] : memory.map(formatAttempt)),
    `Current objective: ${JSON.stringify(subtask)}`,
  ];
  const prompt = promptOf("actor", setupFor(options), lines.join("\n"), state.charge);
  const answer = await model.structure(prompt, shapeFor(options));
  const { thought, action, skill, target } = answer;
  if (action === "finish") return { thought, play: null };
  const play = { skill: skill ?? "require replan", target: (target ?? "").slice(0, longestTarget) };
  return { thought, play };
}

const longestTarget = 200;

function shapeFor(options: OpexOptions) {
  const names = z.enum(skillsOf(options) as [SkillName, ...SkillName[]]);
  return {
    name: "execution",
    schema: z.object({
      thought: z.string(),
      action: z.enum(["play", "finish"]),
      skill: names.nullable(),
      target: z.string().nullable(),
    }),
  };
}

const longestResult = 300;

function formatAttempt({ play, result }: Attempt, index: number): string {
  const { skill, target } = play;
  return `${index + 1}. Play[${skill}, ${target}] -> ${JSON.stringify(result.slice(0, longestResult))}`;
}

/** Failures of a skill with the same target before it is refused within a subtask. */
const mostFailures = 2;

export function isRefused(memory: readonly Attempt[], { skill, target }: Play): boolean {
  const failures = memory.filter(
    ({ play, failed }) => failed && play.skill === skill && play.target === target,
  );
  return failures.length >= mostFailures;
}
