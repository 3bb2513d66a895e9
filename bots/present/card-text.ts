/** Writes the words of messages, unescaped. `src/core/question/card.ts` explains their kinds. */

import type { Call, Card, CardEnd, CardQuestion, CardTurn } from "../../src/core/bot.js";
import type { OwnerView, PlaceView } from "../../src/core/episode/scene.js";
import { phraseOtherwise } from "../../src/core/question/phrasing.js";
import { everydayName, plural } from "../../src/core/words/names.js";
import { literalPattern, many } from "../../src/core/words/wording.js";
import { visibleLine } from "./visible-text.js";

export { endLine } from "../../src/core/question/end-line.js";

const barWidth = 10;

export function headline(card: Card): string {
  return `Sous is in ${card.home}: ${card.task.replace(/\.$/, "")}`;
}

/** Says how far a task is: "step 3 of at most 50, paused: the disk is full". */
export function progress(card: Card): string {
  const isPaused = (card.paused || card.trouble) && !card.done;
  const reason = card.trouble ? `: ${card.trouble}` : "";
  const state = isPaused ? `, paused${reason}` : "";
  return card.steps === 0
    ? `just starting (up to ${card.maxSteps} steps)${state}`
    : `step ${card.steps} of at most ${card.maxSteps}${state}`;
}

export function progressBar(card: Card): string {
  const filled = card.done
    ? barWidth
    : Math.min(barWidth - 1, Math.round((card.steps / card.maxSteps) * barWidth));
  return "▓".repeat(filled) + "░".repeat(barWidth - filled);
}

export function activity(card: Card): string {
  if (card.question) return "Waiting for an answer.";
  if (!card.turn) return card.doing;
  return `Waiting for ${card.turn.player || "somebody to play"}.`;
}

export function turnLine({ player }: CardTurn): string {
  return player === null
    ? "A person plays. The first to act is the player: what do you do?"
    : `${player || "A person"} plays. What do you do?`;
}

function whoAnswers(asker: string): string {
  return asker === "" ? "The player asked this." : `${asker} plays, so others answer.`;
}

export function howToPlay(where: "thread" | "here"): string {
  const how = where === "thread" ? "just reply in the thread" : "just type";
  return `You can also ${how}: "open fridge 1". There is no hurry: the task waits for you.`;
}

export const otherMoveLabel = "Type it…";
export const moreMovesLabel = "More to do";

export function otherLabel({ need, followUp, choices }: CardQuestion): string {
  if (choices.length === 0) return "In your own words…";
  if (followUp && choices.length > 1) return choices.length === 2 ? "Neither" : "None of these";
  return need.func === "where" ? "Somewhere else…" : "Something else…";
}

export function moreLabel({ need }: Pick<CardQuestion, "need">, count: number): string {
  const [one, several] =
    need.func === "where" ? ["more place", "more places"] : ["more choice", "more choices"];
  return many(count, one, several);
}

export function factsLabel(end: CardEnd): string {
  return `Facts I learned (${end.facts.length})`;
}

const blindWords = "Please use the buttons: others can read the thread.";

/** @param time the formatted deadline @param where people write: on a page, "here" */
export function howToAnswer(
  time: string,
  where: "thread" | "here",
  question: CardQuestion,
): string {
  const open = `You can also just ${where === "thread" ? "reply in the thread" : "type"}.`;
  const how = question.blind && where === "thread" ? blindWords : open;
  if (question.asker === undefined) return `${how} ${phraseOtherwise(time, question)}`;
  return `${how} If nobody answers by ${time}, ${question.asker || "the player"} goes on without.`;
}

export function listLabel({ apart }: CardQuestion): string {
  return apart ? "Show me the home" : "Show as a list";
}

/** Says who asks: "Sous needs help in Ana's kitchen" or "deploy-bot asks (run by Platform)". */
export function callHeadline({ home, asker }: Call): string {
  return asker ? `${asker.agent} asks (run by ${asker.runBy})` : `Sous needs help in ${home}`;
}

/** Says who asks and, for an agent, that it gets the answer, as no later message says it. */
export function standaloneHeadline(call: Call): string {
  const headline = callHeadline(call);
  return call.asker ? `${headline}. Your answer is kept and given to it.` : headline;
}

export function callEnd(call: Call): string {
  return heardLine(call) ?? `${call.asked} This is settled; there is nothing to do here any more.`;
}

export function heardLine(card: Pick<Card, "heard">): string | null {
  if (!card.heard) return null;
  const { question, answer, by, seconds } = card.heard;
  const who = by ? ` (${by}, ${inWords(seconds)})` : "";
  return `${question} → ${answer}${who}`;
}

export function questionLines(question: CardQuestion): readonly string[] {
  const { bound, text } = question;
  const asked = bound ? [bound.asked, ...bound.lines] : [text];
  return [...asked, ...linesAbout(question)];
}

export function linesAbout(question: CardQuestion): readonly string[] {
  return [aboutQuestion(question), question.offered ?? ""].filter((line) => line !== "");
}

/** Says more about a question: "I have looked in the fridge. Ana, could you say?" The name notifies nobody. */
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

/** Lists places with their things. @param seen ids of places that the robot has seen */
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

/** Returns a duration in words: "8 s", "3 min", "2 h", "4 days". */
function inWords(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  if (seconds < 5400) return `${Math.round(seconds / 60)} min`;
  if (seconds < 129_600) return `${Math.round(seconds / 3600)} h`;
  return `${Math.round(seconds / 86_400)} days`;
}

/** Marks what a question asks about ("mug" and "Ana's" in "Which mug is Ana's?"), or all of it. */
export function splitAsked({ text, need }: Pick<CardQuestion, "text" | "need">) {
  const line = visibleLine(text);
  const pieces: { readonly words: string; readonly isAsked: boolean }[] = [];
  let end = 0;
  for (const { index, 0: words } of marksIn(line, need)) {
    pieces.push({ words: line.slice(end, index), isAsked: false }, { words, isAsked: true });
    end = index + words.length;
  }
  if (end === 0) return [{ words: line, isAsked: true }];
  return [...pieces, { words: line.slice(end), isAsked: false }].filter(({ words }) => words);
}

/** Finds the whole description ("Ana's mug"), else the first name and the first attribute. */
function marksIn(
  line: string,
  { noun, adjective, thing }: CardQuestion["need"],
): RegExpExecArray[] {
  const names = oneOf([plural(noun), everydayName(noun), noun]);
  const apart = adjective ? oneOf([adjective]) : "(?!)";
  const words = `(?<whole>${apart} ${names})|(?<apart>${apart})|(?<name>${names})`;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, "giu");
  const found = [...line.matchAll(pattern)];
  const first = (part: string) => found.find(({ groups }) => groups?.[part]);
  const whole = first("whole");
  const marks = whole ? [whole] : [thing ? undefined : first("name"), first("apart")];
  return marks.filter((mark) => mark !== undefined).sort((a, b) => a.index - b.index);
}

function oneOf(words: readonly string[]): string {
  const literal = words.map((word) => literalPattern(visibleLine(word)));
  return `(?:${literal.join("|")})`;
}
