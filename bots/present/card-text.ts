/** The words of a card, the same on every platform. Plain text: each bot escapes for its own markup. */
import type { Call, Card, CardEnd, CardQuestion, CardTurn } from "../../src/core/bot.js";
import { phraseOtherwise } from "../../src/core/phrase-fallback.js";
import type { OwnerView, PlaceView } from "../../src/core/scene.js";
import { many } from "../../src/core/wording.js";

export { endLine } from "../../src/core/end-line.js";

const barWidth = 10;

/** "Sous is in Ana's kitchen: heat an apple and put it in the fridge". */
export function headline(card: Card): string {
  return `Sous is in ${card.home}: ${card.task.replace(/\.$/, "")}`;
}

/** "step 3 of at most 50", "step 3 of at most 50, paused: the disk is full". */
export function progress(card: Card): string {
  const isPaused = (card.paused || card.trouble) && !card.done;
  const reason = card.trouble ? `: ${card.trouble}` : "";
  const state = isPaused ? `, paused${reason}` : "";
  return card.steps === 0
    ? `just starting (up to ${card.maxSteps} steps)${state}`
    : `step ${card.steps} of at most ${card.maxSteps}${state}`;
}

/** "▓▓▓░░░░░░░", beside the same in words. */
export function progressBar(card: Card): string {
  const filled = card.done
    ? barWidth
    : Math.min(barWidth - 1, Math.round((card.steps / card.maxSteps) * barWidth));
  return "▓".repeat(filled) + "░".repeat(barWidth - filled);
}

/** What is going on now, in words; the bar comes after it. */
export function activity(card: Card): string {
  if (card.question) return "Waiting for an answer.";
  if (!card.turn) return card.doing;
  return `Waiting for ${card.turn.player || "somebody to play"}.`;
}

/** The line above what the player sees and can do. */
export function turnLine({ player }: CardTurn): string {
  return player === null
    ? "A person plays. The first to act is the player: what do you do?"
    : `${player || "A person"} plays. What do you do?`;
}

/** One person may play and answer when nobody gave a name. */
function whoAnswers(asker: string): string {
  return asker === "" ? "The player asked this." : `${asker} plays, so others answer.`;
}

/** Says how else to act, and that the task waits. */
export function howToPlay(where: "thread" | "here"): string {
  const how = where === "thread" ? "just reply in the thread" : "just type";
  return `You can also ${how}: "open fridge 1". There is no hurry: the task waits for you.`;
}

/** The button to act in words. */
export const otherMoveLabel = "Type it…";
/** The label of the menu with the moves that are not buttons. */
export const moreMovesLabel = "More to do";

/** The label of the button to answer in one's own words. */
export function otherLabel({ need, followUp, choices }: CardQuestion): string {
  if (choices.length === 0) return "In your own words…";
  if (followUp && choices.length > 1) return choices.length === 2 ? "Neither" : "None of these";
  return need.func === "where" ? "Somewhere else…" : "Something else…";
}

/** The label of the menu with the choices that are not buttons: "8 more places". */
export function moreLabel({ need }: Pick<CardQuestion, "need">, count: number): string {
  const [one, several] =
    need.func === "where" ? ["more place", "more places"] : ["more choice", "more choices"];
  return many(count, one, several);
}

/** "Facts I learned (3)". */
export function factsLabel(end: CardEnd): string {
  return `Facts I learned (${end.facts.length})`;
}

const blindWords = "Please use the buttons: what stands in the thread others can read.";

/**
 * Where words count: in the thread, right here, or only in the form behind a button, where nobody can write in the
 * thread.
 */
type WordsGo = "thread" | "here" | "form";

/** Says how to answer and what happens next. `time` is the deadline in the reader's words. */
export function howToAnswer(time: string, where: WordsGo, question: CardQuestion): string {
  const opens = {
    thread: "You can also just reply in the thread.",
    here: "You can also just type.",
    form: `The thread is closed: press a button, or answer in words with "${otherLabel(question)}".`,
  };
  const open = opens[where];
  const how = question.blind && where === "thread" ? blindWords : open;
  if (question.asker === undefined) return `${how} ${phraseOtherwise(time, question)}`;
  return `${how} If nobody answers by ${time}, ${question.asker || "the player"} goes on without.`;
}

/** The label of the button that shows the home in words. The asker sees the button but may not use it. */
export function listLabel({ apart }: CardQuestion): string {
  return apart ? "Show me the home" : "Show as a list";
}

/** "Sous needs help in Ana's kitchen", or "deploy-bot asks (run by Platform)". */
export function callHeadline({ home, asker }: Call): string {
  return asker ? `${asker.agent} asks (run by ${asker.runBy})` : `Sous needs help in ${home}`;
}

/** Where no note stands above a question: what becomes of the answer. */
export function standaloneHeadline(call: Call): string {
  const headline = callHeadline(call);
  return call.asker ? `${headline}. Your answer is kept and given to it.` : headline;
}

/** How it was settled: "Where is an apple? → in the sink (Ana, 8 s)". */
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

/** The question, half a line about it, and the line about earlier answers that are offered. */
export function questionLines(question: CardQuestion): readonly string[] {
  const { bound, text } = question;
  const asked = bound ? [bound.asked, ...bound.lines] : [text];
  return [...asked, ...linesAbout(question)];
}

/** What is said below a question, line by line. */
export function linesAbout(question: CardQuestion): readonly string[] {
  return [aboutQuestion(question), question.offered ?? ""].filter((line) => line !== "");
}

/** "I have looked in the fridge. Ana, could you say? 1 of 3 answers." A name is no mention. */
function aboutQuestion({ why, assignee, answers, asker, apart, bound }: CardQuestion): string {
  return [
    bound ? "" : asker === undefined ? why : whoAnswers(asker),
    apart
      ? `They see the home with "Show me the home", which ${asker || "the player"} cannot open.`
      : "",
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
function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}
