/** How an episode ended, in one sentence: for cards, and for the last note in their threads. */
import type { CardEnd } from "./bot.js";

/** "Done in 7 steps and 1 question. Without Ana's answer it would have taken 19." */
export function endLine(end: CardEnd): string {
  const counts = `${count(end.steps, "step")} and ${count(end.questions, "question")}`;
  if (!end.success) return `Not done after ${counts}: ${end.reason ?? "it was stopped"}.`;
  const choice = end.choice ? ` ${end.choice}` : "";
  return `Done in ${counts}.${choice}${worthLine(end)}`;
}

function worthLine(end: CardEnd): string {
  if (!end.worth || end.helpers.length === 0) return "";
  const { stepsWith, stepsWithout, successWithout } = end.worth;
  const [first = ""] = end.helpers;
  const answers =
    end.helpers.length === 1
      ? `${possessive(first)} answer`
      : `the answers of ${list(end.helpers)}`;
  if (!successWithout) return ` Without ${answers} I would not have managed it.`;
  const saved = stepsWithout - stepsWith;
  const took = `Without ${answers} it would have taken ${stepsWithout}`;
  return saved > 0 ? ` ${took}: ${count(saved, "step")} saved.` : ` ${took}.`;
}

function possessive(name: string): string {
  return name.toLowerCase() === "you" ? "your" : `${name}'s`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

function list(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
