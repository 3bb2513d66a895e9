/** The words of a card, the same on every platform. Plain text: each bot escapes for its own markup. */
import type { Call, Card, CardEnd, CardQuestion } from "../../src/core/bot.js";
import type { OwnerView, PlaceView } from "../../src/core/scene.js";

const barWidth = 10;

/** "Sous is in Ana's kitchen: heat an apple and put it in the fridge". */
export function headline(card: Card): string {
  return `Sous is in ${card.home}: ${card.task.replace(/\.$/, "")}`;
}

/** "step 3 of at most 50", "step 3 of at most 50, paused". */
export function progress(card: Card): string {
  const state = card.paused && !card.done ? ", paused" : "";
  return `step ${card.steps} of at most ${card.maxSteps}${state}`;
}

/** A bar for people who look, beside words for those who read: "▓▓▓░░░░░░░". */
export function progressBar(card: Card): string {
  const filled = card.done
    ? barWidth
    : Math.min(barWidth - 1, Math.round((card.steps / card.maxSteps) * barWidth));
  return "▓".repeat(filled) + "░".repeat(barWidth - filled);
}

/** How to answer and what happens next, said once per question. `time` is the deadline in the reader's words. */
export function howToAnswer(
  time: string,
  where: "thread" | "here",
  question: Pick<CardQuestion, "mode" | "fallback">,
): string {
  const how =
    where === "thread" ? "You can also just reply in the thread." : "You can also just type.";
  return `${how} ${otherwise(time, question)}`;
}

/** "If nobody knows by 15:00 I will look for it myself." Of open questions nobody has to know the answer. */
export function otherwise(
  time: string,
  { mode, fallback }: Pick<CardQuestion, "mode" | "fallback">,
): string {
  if (mode === "open") return `If nobody chooses by ${time} any of them will do.`;
  return `If nobody knows by ${time} ${nextSteps[fallback]}.`;
}

const nextSteps: Readonly<Record<CardQuestion["fallback"], string>> = {
  explore: "I will look for it myself",
  default: "I will try what is likeliest",
  abandon: "I will leave it undone",
};

/** "Sous needs help in Ana's kitchen", over a question that is put to somebody else. */
export function callHeadline({ home }: Call): string {
  return `Sous needs help in ${home}`;
}

/** What became of it: "Where is an apple? → in the sink (Ana, 8 s)". */
export function callEnd(call: Call): string {
  return heardLine(call) ?? `${call.asked} This is settled; there is nothing to do here any more.`;
}

/** "Where is an apple? → in the sink (Ana, 8 s)", or null when nothing was heard yet. */
export function heardLine(card: Pick<Card, "heard">): string | null {
  if (!card.heard) return null;
  const { question, answer, by, seconds } = card.heard;
  const who = by ? ` (${by}, ${inWords(seconds)})` : "";
  return `${question} → ${answer}${who}`;
}

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

/** The sentence, and half a line: why, whom it is put to, how many have answered. */
export function questionLines(question: CardQuestion): readonly string[] {
  const about = aboutQuestion(question);
  return about ? [question.text, about] : [question.text];
}

/** "I have looked in the fridge. Ana, could you say? 1 of 3 answers." A name is no mention. */
export function aboutQuestion({ why, assignee, answers }: CardQuestion): string {
  return [
    why,
    assignee === null ? "" : `${assignee}, could you say?`,
    answers === null ? "" : `${answers.given} of ${answers.wanted} answers.`,
  ]
    .filter((part) => part !== "")
    .join(" ");
}

/** The owner's view as a list in words: the same as the drawing. */
export function listPlaces(
  view: Pick<OwnerView, "places">,
  seen: readonly string[],
): readonly string[] {
  return view.places.map((place) => placeLine(place, seen.includes(place.id)));
}

function placeLine(place: PlaceView, seen: boolean): string {
  const things = place.things.map((thing) => thing.label);
  const state = place.openable && !place.open ? " (closed)" : "";
  const unseen = seen ? "" : " [the robot has not seen this]";
  return `${place.label}${state}: ${things.length > 0 ? things.join(", ") : "empty"}${unseen}`;
}

/** "8 s", "3 min", "2 h", "4 days". */
export function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

function count(amount: number, noun: string): string {
  return `${amount} ${noun}${amount === 1 ? "" : "s"}`;
}

function list(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
