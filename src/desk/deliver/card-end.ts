/** Phrases the end of a task's message: the result, what was learned from whom, and what that saved. */
import type { CardEnd } from "../../core/bot.js";
import type {
  Episode,
  EpisodeEnd,
  StepRecord,
  TruncationReason,
} from "../../core/episode/episode.js";
import { lookLabels } from "../../core/episode/looks.js";
import { humanPolicy } from "../../core/episode/turn.js";
import type { Fact } from "../../core/memory/fact.js";
import { preferredAdjective, readUsual } from "../../core/memory/notebook.js";
import type { Question } from "../../core/question/question.js";
import { everydayName, possessive } from "../../core/words/names.js";
import { joinWords } from "../../core/words/wording.js";
import { labelsOf, phraseChoice, phraseFact } from "../words/phrase.js";

export function countSteps(records: readonly StepRecord[]): number {
  return records.filter(({ step }) => step.kind === "act").length;
}

const reasons: Readonly<Record<TruncationReason, string>> = {
  "max-steps": "the limit of steps was reached",
  "gave-up": "I have looked everywhere I could",
  stopped: "it was stopped",
  lost: "it can no longer be done",
  "world-changed": "the home is no longer the one that was recorded",
  unanswered: "nobody answered what I needed to know",
  "model-failed": "my language model gave no usable answer",
  "budget-spent": "the budget for my language model is used up",
};

export function showEnd(given: {
  readonly episode: Episode;
  readonly end: EpisodeEnd;
  readonly records: readonly StepRecord[];
  readonly questions: readonly Question[];
  readonly told: readonly Fact[];
  readonly reused: readonly string[];
}): CardEnd {
  const { episode, end, records, questions, told, reused } = given;
  const useful = told.filter(
    ({ status, dispute }) =>
      status !== "contradicted" && status !== "retracted" && dispute === null,
  );
  const labels = questions[0] ? labelsOf(questions[0].view.owner) : new Map<string, string>();
  return {
    success: end.kind === "terminated",
    reason: end.kind === "truncated" ? formatReason(end.reason, episode) : null,
    steps: countSteps(records),
    // Leaves out questions posed after the task's end, which wait for another task.
    questions: questions.filter(({ askedAt }) => askedAt <= (episode.endedAt ?? askedAt)).length,
    worth: episode.worth,
    ...(episode.task.open && { choice: formatChoice(episode, useful, labels) }),
    ...sayGuess(episode, records, questions, told),
    ...(reused.length > 0 && { reused }),
    ...(reused.length > 0 && episode.task.type === "order" && { isOrder: true as const }),
    helpers: [...new Set(useful.map((fact) => fact.personName ?? ""))],
    facts: [...new Set(useful.map((fact) => phraseFact(fact, labels)))],
  };
}

/** Phrases a guess: "I guessed that Ana's mug is the green mug: nobody told me." `told` includes outdated answers. */
export function sayGuess(
  { task: { object, particular } }: Episode,
  records: readonly StepRecord[],
  questions: readonly Question[],
  told: readonly Fact[],
): Pick<CardEnd, "guess"> {
  const things = records.flatMap(({ step }) => (step.kind === "act" && step.guess) || []);
  if (things.length === 0) return {};
  const view = questions.at(-1)?.view.owner;
  const looks = view ? lookLabels(view) : new Map<string, string>();
  const { owner, size, colour, material } = particular ?? {};
  const words = [owner && possessive(owner), size, colour, material, object].filter(Boolean);
  const subject = words.join(" ");
  const guessed = phraseFact(
    {
      subject,
      relation: "is",
      objects: [...new Set(things)],
      polarity: true,
      certainty: "sure",
      source: "inference",
    },
    looks,
  );
  const isTold = told.some(
    ({ relation, subject: about, source }) =>
      relation === "is" && about === subject && source === "answer",
  );
  const why = isTold ? "the answers left it open" : "nobody told me";
  return { guess: `I guessed that ${guessed}: ${why}.` };
}

/** Says why a task failed. AmbiK tasks ("clarify") have no search, so the reason is that nobody answered. */
function formatReason(reason: TruncationReason, { task, policy }: Episode): string {
  if (reason === "gave-up" && policy === humanPolicy) return "the player gave up";
  return reasons[reason === "gave-up" && task.type === "clarify" ? "unanswered" : reason];
}

function formatChoice(
  { task }: Episode,
  told: readonly Fact[],
  labels: ReadonlyMap<string, string>,
): string {
  const subject = `${preferredAdjective} ${task.object}`;
  const { chosen, wish } = task;
  const choices = told.filter(
    (fact) => fact.relation === "is" && (wish ? readUsual(fact.subject) : fact.subject === subject),
  );
  if (!chosen) {
    const who = choices.length > 0 ? "Nobody minded which" : "Nobody chose";
    return `${who}, so any ${everydayName(task.object)} would do.`;
  }
  const by = choices.find(({ objects }) => objects.join() === chosen.join())?.personName;
  const what = wish ? joinWords(chosen, "or") : phraseChoice(chosen, labels);
  return by ? `${by} chose ${what}.` : `The choice was ${what}.`;
}
