/** Phrases questions, and why they are asked. */
import { reservedChoices } from "../../core/bot.js";
import type { Weighed } from "../../core/episode/episode.js";
import {
  isAboutMeant,
  isAboutPreferred,
  readUsual,
  subjectOf,
  taskNoun,
  type Usual,
} from "../../core/memory/notebook.js";
import type { Doubt } from "../../core/memory/reuse.js";
import type { Ballot } from "../../core/memory/stores.js";
import type { Need, Question } from "../../core/question/question.js";
import {
  definite,
  everydayLabel,
  everydayName,
  plural,
  withArticle,
} from "../../core/words/names.js";

/** @param named everyday name of the thing chosen in an open task, or asked about with yes or no */
export function phraseQuestion(need: Need, named?: string): string {
  const noun = everydayName(need.noun);
  const described = need.adjective ? `${need.adjective} ${noun}` : null;
  if (need.thing) return askWhether(need, definite(named ?? everydayLabel(need.thing)));
  if (need.noun === taskNoun)
    return isAboutPreferred(need) ? "How would you like it done?" : "What exactly should I do?";
  if (isAboutMeant(need)) {
    return need.func === "where" ? `Where is the ${noun} you mean?` : `Which ${noun} do you mean?`;
  }
  if (isAboutPreferred(need)) {
    if (need.func !== "where") return `Which ${noun} would you like?`;
    return named ? `Where is ${definite(named)}?` : `Where is the ${noun} you would like?`;
  }
  switch (need.func) {
    case "where":
      if (need.adjective === "two") return `Where are the ${plural(need.noun)}? I need two.`;
      return `Where is ${described ? definite(described) : withArticle(need.noun)}?`;
    case "which":
      return need.adjective && isOwner(need.adjective)
        ? `Which ${noun} is ${need.adjective}?`
        : `Which ${noun} do you mean${need.adjective ? ` by the ${need.adjective} one` : ""}?`;
    case "how":
      return `How should I prepare the ${described ?? noun}?`;
    case "what": {
      const bought = readUsual(subjectOf(need));
      if (bought) return askWhatToBuy(bought);
      return described ? `What is ${definite(described)}?` : `Which ${noun} should it be?`;
    }
  }
}

export function phraseNeed(need: Need, labels: ReadonlyMap<string, string>): string {
  return phraseQuestion(need, need.thing && labels.get(need.thing));
}

function askWhether({ adjective = "", noun }: Need, thing: string): string {
  if (isOwner(adjective)) return `Is ${thing} ${adjective}?`;
  if (/^\S+'s? /.test(adjective)) return `Is ${thing} ${adjective} ${everydayName(noun)}?`;
  return `I need the ${adjective} ${everydayName(noun)}. Do you mean ${thing}?`;
}

function isOwner(adjective: string): boolean {
  return /^\S+(?:'s|s')$/.test(adjective);
}

function askWhatToBuy({ what, thing, aspect, person }: Usual): string {
  const whose = person ? ` for ${person}` : "";
  switch (aspect) {
    case "requirement":
      return `Anything special about the ${thing}${whose}?`;
    case "price":
      return `How much may the ${thing}${whose} cost at most?`;
    default:
      return `Which ${what} should it be${whose}?`;
  }
}

export function phraseDoubt(doubt: Doubt, need: Need): string {
  switch (doubt.kind) {
    case "thing":
      return `I have it noted, but the last time ${withArticle(need.noun)} was not where I had noted it.`;
    case "person":
      return "I was told, but something else from the same person was wrong.";
    case "age": {
      const ago = doubt.rounds === 1 ? "a task" : `${doubt.rounds} tasks`;
      return `I noted it ${ago} ago, and things get moved here.`;
    }
  }
}

/** Phrases an answer by the button's label, or in the person's words unless they were deleted. */
export function phraseAnswer(
  { choice, text }: Pick<Ballot, "choice" | "text">,
  { choices, followUp }: Pick<Question, "choices" | "followUp">,
): string {
  if (choice === null) return text ?? "(deleted)";
  const offered = [...choices, ...(followUp?.choices ?? []), ...waysOut];
  return offered.find(({ id }) => id === choice)?.label ?? "(deleted)";
}

const waysOut = [
  { id: reservedChoices.badQuestion, label: "Bad question" },
  { id: reservedChoices.dontKnow, label: "I don't know" },
];

export function phraseWeighed({ alone, saves, price }: Weighed, wasAsked: boolean): string {
  const steps = count(alone) === "1" ? "1 step" : `${count(alone)} steps`;
  const worth = count(saves) === "0" ? "would save none" : `usually saves ${count(saves)}`;
  const waits = !wasAsked && saves > price ? "; I look at the likeliest places first" : "";
  return `looking myself would take about ${steps}; an answer ${worth}, and a question counts as ${price}${waits}`;
}

function count(steps: number): string {
  return String(steps >= 3 ? Math.round(steps) : Number(Math.max(0, steps).toFixed(1)));
}
