import type { Episode } from "../../core/episode.js";
import type { Fact } from "../../core/fact.js";
import { everydayLabel } from "../../core/names.js";
import { subjectOf } from "../../core/notebook.js";
import type { Question } from "../../core/question.js";
import type { OwnerView } from "../../core/scene.js";
import { capitalise, joinWords } from "../../core/wording.js";
import type { Topic } from "../reading/acts.js";
import { phraseFact, phrasePlaces, phraseSubject } from "../words/phrase.js";
import { namesIn } from "./names-in.js";

export interface Explaining {
  readonly episode: Episode;
  /** Open or last question; null before the first. */
  readonly asked: Question | null;
  readonly view: OwnerView;
  readonly labels: ReadonlyMap<string, string>;
  readonly facts: readonly Fact[];
  readonly doing: string;
}

export function explain(text: string, topic: Topic, context: Explaining): string {
  const { episode, asked } = context;
  const open = asked?.state === "open" ? asked : null;
  const task = `My task: ${episode.task.sentence}`;
  const question = open ? ` My question is: ${open.text}` : "";
  switch (topic) {
    case "who":
      return `I am Sous, the household robot. ${task}${question}`;
    case "urgent":
      return open
        ? `I wait for the answer, and then look for myself. ${task}`
        : `I cannot say how long it takes. ${whatNow(context)}`;
    case "why":
      return `${task}${open?.why ? ` ${capitalise(open.why)}` : ""} Any help is fine; "I don't know" too.`;
    case "which":
      return open
        ? `I mean ${phraseSubject(subjectOf(open.need), context.labels)}. ${task}${offered(open)}`
        : `${task} ${whatIsKnown(context)}`;
    case "sure":
      return `${whatIsKnown(context)} Tell me if that is wrong.`;
    case "done":
      return `${whatIsSeen(text, context) ?? whatNow(context)}${question}`;
    default:
      return `${whatNow(context)}${question}`;
  }
}

function offered({ choices }: Question): string {
  const labels = choices.map(({ label }) => label);
  return labels.length > 0 ? ` I could think of: ${joinWords(labels, "or")}.` : "";
}

function whatNow({ episode, doing }: Explaining): string {
  const { sentence } = episode.task;
  if (episode.end?.kind === "terminated") return `I have done my task: ${sentence}`;
  if (episode.end) return `I no longer work on my task: ${sentence}`;
  return `My task: ${sentence} ${doing}`.trim();
}

/**
 * "I have looked in the fridge: a tomato. I have not looked on the dresser yet.", or null if the text names no place.
 */
function whatIsSeen(text: string, { view, facts, labels }: Explaining): string | null {
  const lines = namesIn(text, view).places.map((id) => {
    const seen = facts.findLast(({ relation, subject }) => relation === "holds" && subject === id);
    const where = phrasePlaces([id], labels);
    if (!seen) return `I have not looked ${where} yet.`;
    const things = seen.objects.map((thing) => labels.get(thing) ?? everydayLabel(thing));
    return `I have looked ${where}: ${things.length > 0 ? joinWords(things, "and") : "nothing"}.`;
  });
  return lines.length > 0 ? lines.join(" ") : null;
}

export function whatIsKnown({ asked, facts, labels }: Explaining): string {
  const noun = asked?.need.noun;
  const told = facts.filter(
    ({ source, subject }) => source === "answer" && (!noun || subject.includes(noun)),
  );
  if (told.length === 0) return "I was told nothing about that yet.";
  const lines = told
    .slice(-3)
    .map((fact) => `${fact.personName ?? "Somebody"} told me that ${phraseFact(fact, labels)}`);
  return `${joinWords(lines, "and")}.`;
}
