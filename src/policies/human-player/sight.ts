/** Shows a human player no more than policies see. */

import type { PolicyView } from "../../core/decision.js";
import type { TrajectoryStep } from "../../core/episode.js";
import { capitalise } from "../../core/wording.js";
import { Belief } from "../rules/belief.js";
import { callThing } from "../rules/say.js";

export function formatMoment({
  trajectory,
  particular,
  rules = [],
}: PolicyView): readonly string[] {
  const belief = new Belief(trajectory);
  const last = trajectory.at(-1);
  const seen = trajectory.findLast((step) => step.kind !== "ask");
  const { held } = belief;
  return [
    ...(last?.kind === "ask" ? [formatAsked(last)] : []),
    ...(seen ? seen.observation.split("\n").filter(isNews) : []),
    ...(held ? [`You hold ${callThing(belief, held)}.`] : []),
    ...(particular ? ["One particular thing is meant. People know which."] : []),
    ...rules.map(({ text }) => `In this home: ${capitalise(text)}`),
  ];
}

function isNews(line: string): boolean {
  return line.trim() !== "" && !/^(-= |Your task is to: )/.test(line);
}

function formatAsked({ outcome, reason }: Extract<TrajectoryStep, { kind: "ask" }>): string {
  switch (outcome) {
    case "answered":
      return "Your question was answered.";
    case "withheld":
      return `Your question was put to nobody${reason ? `: ${reason}` : ""}.`;
    case "expired":
    case "abandoned":
      return "Nobody answered your question in time.";
    default:
      return "Nobody could answer your question.";
  }
}
