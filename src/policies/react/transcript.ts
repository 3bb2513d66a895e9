/** Writes an episode as lines of a prompt. People's words appear only as understood: names of the home, quoted. */
import type { TrajectoryStep } from "../../core/episode/episode.js";
import type { Fact } from "../../core/memory/fact.js";
import { tellAnswer } from "../../core/memory/notebook.js";
import type { Need } from "../../core/question/question.js";

/** Writes a question with the world's names: "Where is the meant mug?", "Which mug is Ana's?" */
export function sayNeed({ func, adjective, noun }: Need): string {
  if (func === "how")
    return `How is the ${adjective ? `${adjective} ` : ""}${noun} to be prepared?`;
  if (func !== "where" && !adjective) return `Which ${noun} is it?`;
  if (func === "what") return `What is the ${adjective} ${noun}?`;
  if (func === "which") return `Which ${noun} is ${adjective}?`;
  if (adjective === "two") return `Where are two ${noun}s?`;
  if (adjective && /^\S+'s?( |$)/.test(adjective)) return `Where is ${adjective} ${noun}?`;
  return `Where is the ${adjective ? `${adjective} ` : ""}${noun}?`;
}

export function writeSteps(
  trajectory: readonly TrajectoryStep[],
  facts: readonly Fact[],
): readonly string[] {
  return trajectory.flatMap((step) => writeStep(step, facts));
}

function writeStep(step: TrajectoryStep, facts: readonly Fact[]): readonly string[] {
  if (step.kind === "begin") return [`See: ${tidy(step.observation)}`];
  const thought = step.thought === "" ? [] : [`Think: ${tidy(step.thought)}`];
  if (step.kind === "act") {
    return [...thought, `Act: ${step.command}`, `See: ${tidy(step.observation)}`];
  }
  return [...thought, `Ask: ${sayNeed(step.need)}`, `Answer: ${sayAnswer(step, facts)}`];
}

export function sayAnswer(step: TrajectoryStep & { kind: "ask" }, facts: readonly Fact[]): string {
  if (step.outcome !== "answered") return "nobody knows";
  const answer = step.told ?? tellAnswer(step.need, facts);
  return answer.length > 0 ? answer.join(", ") : "it was not so";
}

/** Joins lines; drops the greeting and the task, which appear elsewhere. */
export function tidy(text: string): string {
  return text
    .replace(/^-= Welcome .+? =-/, "")
    .replace(/Your task is to: .*$/s, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Keeps the first line (the home) and as many of the last as fit into `limit` characters. */
export function foldOldest(lines: readonly string[], limit: number): readonly string[] {
  const [first = "", ...rest] = lines;
  let room = limit - first.length;
  let kept = 0;
  for (const line of [...rest].reverse()) {
    room -= line.length + 1;
    if (room < 0) break;
    kept++;
  }
  const folded = rest.length - kept;
  if (folded === 0) return lines;
  const note = `(${folded} earlier lines are left out.)`;
  return [first, note, ...rest.slice(folded)];
}
