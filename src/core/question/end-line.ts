import type { CardEnd } from "../bot.js";
import { possessive } from "../words/names.js";
import { joinWords, many } from "../words/wording.js";

/**
 * Says how a task ended, and what was gained by answers:
 * "Done in 7 steps and 1 question. Without Ana's answer it would have taken 19: 12 steps saved."
 */
export function endLine(end: CardEnd): string {
  const guess = end.guess ? ` ${end.guess}` : "";
  const counts = countsOf(end);
  if (!end.success)
    return `Not done after ${counts}: ${end.reason ?? "it was stopped"}.${reusedLine(end)}${guess}`;
  const choice = end.choice ? ` ${end.choice}` : "";
  return `Done in ${counts}.${reusedLine(end)}${choice}${guess}${worthLine(end)}`;
}

function countsOf({ steps, questions, reused }: CardEnd): string {
  const isUnasked = questions === 0 && reused !== undefined;
  return many(steps, "step") + (isUnasked ? "" : ` and ${many(questions, "question")}`);
}

function reusedLine({ reused = [], questions, isOrder }: CardEnd): string {
  if (reused.length === 0) return "";
  const asked = questions === 0 ? "I didn't ask" : "I asked less";
  const change = isOrder ? " If that has changed, tell me here." : "";
  return ` ${asked}: ${reused.join("; ")}.${change}`;
}

function worthLine({ worth, helpers }: CardEnd): string {
  if (!worth || helpers.length === 0) return "";
  const { stepsWith, stepsWithout, successWithout } = worth;
  const answers = answersOf(helpers);
  if (!successWithout) return ` Without ${answers} I would not have managed it.`;
  const saved = stepsWithout - stepsWith;
  if (saved <= 0) return "";
  return ` Without ${answers} it would have taken ${stepsWithout}: ${many(saved, "step")} saved.`;
}

function answersOf(helpers: readonly string[]): string {
  const [only = ""] = helpers;
  if (helpers.length > 1)
    return `the answers of ${joinWords(
      helpers.map((name) => name || "somebody"),
      "and",
    )}`;
  return only === "" ? "the answer" : `${possessive(only)} answer`;
}
