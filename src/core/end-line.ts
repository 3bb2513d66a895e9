import type { CardEnd } from "./bot.js";
import { possessive } from "./names.js";
import { joinWords, many } from "./wording.js";

/** "Done in 7 steps and 1 question. Without Ana's answer it would have taken 19: 12 steps saved." */
export function endLine(end: CardEnd): string {
  const counts = `${many(end.steps, "step")} and ${many(end.questions, "question")}`;
  const guess = end.guess ? ` ${end.guess}` : "";
  if (!end.success)
    return `Not done after ${counts}: ${end.reason ?? "it was stopped"}.${guess}${reusedLine(end)}`;
  const choice = end.choice ? ` ${end.choice}` : "";
  return `Done in ${counts}.${choice}${guess}${worthLine(end)}${reusedLine(end)}`;
}

/** Shows what was reused, so that people can correct it. */
function reusedLine({ reused = [] }: CardEnd): string {
  if (reused.length === 0) return "";
  return ` I went by what I was told before: ${reused.join("; ")}. If that has changed, tell me here.`;
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
