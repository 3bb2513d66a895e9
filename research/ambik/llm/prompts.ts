import { readFileSync } from "node:fs";
import { readIntent, shareFulfilled } from "../../../scenes/ambik/answered-row.js";
import { appliances } from "../../../scenes/ambik/row.js";
import type { Message, ModelRole, Prompt } from "../../../src/core/model/model.js";
import { packageFile } from "../../../src/core/package-file.js";
import { type AskedRow, type PairHalf, taskOf } from "../method.js";

export interface AskedStep {
  readonly row: AskedRow;
  readonly half: PairHalf;
}

export interface PromptStyle {
  /** Worked examples of ours before each question, at most {@link mostShots}. */
  readonly shots: number;
  /** Only the kitchen and the step are told, without the task and what is done ("noplans" of the repository). */
  readonly withoutPlans: boolean;
}

type Told = ReturnType<typeof toldOf>;

interface Shot extends Told {
  readonly options: readonly string[];
  readonly meant: number;
  readonly certainty: "Certain" | "Uncertain";
  readonly tried: string;
  readonly possible: "True" | "False";
}

const shots: readonly Shot[] = JSON.parse(
  readFileSync(packageFile("research/ambik/llm/shots.json"), "utf8"),
);
export const mostShots = shots.length;

export type Prompts = ReturnType<typeof createPrompts>;

export function createPrompts({ shots: count, withoutPlans }: PromptStyle) {
  const examples = shots.slice(0, count);

  /** @param worked what is asked, and said, of an example */
  function ask(
    role: ModelRole,
    step: AskedStep,
    question: string,
    worked: (shot: Shot) => readonly [asked: string, said: string],
  ): Prompt {
    const describe = (told: Told, asked: string) => `${tell(told, withoutPlans)}\n\n${asked}`;
    const before = examples.flatMap((shot): Message[] => {
      const [asked, said] = worked(shot);
      return [
        { speaker: "user", text: describe(shot, asked) },
        { speaker: "assistant", text: said },
      ];
    });
    const text = describe(toldOf(step), question);
    return { role, messages: [system, ...before, { speaker: "user", text }], charge: {} };
  }

  return {
    options(step: AskedStep): Prompt {
      const worked = (shot: Shot) => [fourWays, lettered(shot.options)] as const;
      return { ...ask("planner", step, fourWays, worked), maxTokens: 256 };
    },
    choice: (step: AskedStep) =>
      ask("reasoner", step, whichWay, (shot) => choosing(whichWay, shot.options, shot.meant)),
    action(step: AskedStep): Prompt {
      const worked = (shot: Shot) => [oneWay, shot.options[shot.meant] ?? ""] as const;
      return { ...ask("planner", step, oneWay, worked), maxTokens: 128 };
    },
    certainty: (step: AskedStep, action: string) =>
      ask("reasoner", step, isCertain(action), ({ options, meant, certainty }) =>
        choosing(isCertain(options[meant] ?? ""), certainties, certainties.indexOf(certainty)),
      ),
    affordance: (step: AskedStep, action: string) =>
      ask("reasoner", step, isPossible(action), ({ tried, possible }) =>
        choosing(isPossible(tried), truths, truths.indexOf(possible)),
      ),
  };
}

export const certainties = ["Certain", "Uncertain"] as const;
export const truths = ["True", "False"] as const;

const system: Message = {
  speaker: "system",
  text: "You think for a robot that works in a kitchen. Answer with what you are asked for and nothing else.",
};
const fourWays =
  "Write four different ways in which the robot could take this step, each one action with the exact things it uses. One per line, marked A), B), C), D).";
const whichWay = "Which of these does the person want the robot to do?";
const oneWay =
  "Say in one sentence what exactly the robot does in this step, and with which things.";
const isCertain = (action: string) =>
  `The robot is about to do this: ${action}\nIs it certain that the person wants exactly this, or would the robot have to ask?`;
const isPossible = (action: string) =>
  `Consider this action: ${action}\nIs it possible and safe with what is in this kitchen?`;

function choosing(question: string, options: readonly string[], at: number) {
  const listed = `Options:\n${lettered(options)}\nAnswer with the letter of one option.`;
  return [`${question}\n\n${listed}`, letters[at] ?? ""] as const;
}

function lettered(options: readonly string[]): string {
  return options.map((option, at) => `${letters[at]}) ${option}`).join("\n");
}

function toldOf({ row, half }: AskedStep) {
  const plan = half === "clear" ? row.clearPlan : row.ambiguousPlan;
  const done = plan.slice(0, row.start).filter((step) => step !== "");
  return {
    environment: row.environment,
    task: taskOf(row, half),
    done,
    step: plan[row.start] ?? "",
  };
}

function tell({ environment, task, done, step }: Told, withoutPlans: boolean): string {
  const plan = done.length === 0 ? "Nothing is done yet." : `Done so far:\n${done.join("\n")}`;
  return [
    `The kitchen has: ${appliances.join(", ")}.`,
    `In it there are: ${environment}.`,
    ...(withoutPlans
      ? [`Step: ${step}`]
      : [`Task: ${task}`, plan, `Next step of the plan: ${step}`]),
  ].join("\n");
}

const letters = ["A", "B", "C", "D"] as const;

const marker = /^\s*(?:[-*]+\s*)?\(?(?:[A-Da-d]|[1-4])[).:]\s*/;

/** The options of a completion in any usual notation, without markers, each once; at most four. */
export function readOptions(text: string): readonly string[] {
  const options = text
    .split("\n")
    .filter((line) => marker.test(line))
    .map((line) => line.replace(marker, "").replace(/\s+/g, " ").trim());
  return [...new Set(options.filter((option) => option !== ""))].slice(0, letters.length);
}

/** Whether an option fulfils all concepts of one of the variants (one a line). */
export function isRightOption(option: string, variants: string): boolean {
  return variants
    .split("\n")
    .map(readIntent)
    .some((concepts) => concepts.length > 0 && shareFulfilled(option, concepts) === 1);
}
