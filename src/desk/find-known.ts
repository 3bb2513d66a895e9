/** Finds what makes a new question unnecessary: facts, an earlier answer, or an open question. */
import type { AskRequest } from "../core/desk.js";
import type { Fact } from "../core/fact.js";
import { formatDay } from "../core/local-time.js";
import { factsMeeting, factsWithin } from "../core/notebook.js";
import type { Question } from "../core/question.js";
import type { DeskParts } from "./parts.js";
import { phraseQuestion } from "./phrase-question.js";
import { isSameQuestion, isTakenForSame } from "./same-question.js";

type Parts = Pick<DeskParts, "memory" | "judge">;

export interface Known {
  readonly handling: "notebook" | "reused";
  readonly facts: readonly Fact[];
  readonly reason?: string;
}

export async function findKnown(
  parts: Parts & Pick<DeskParts, "clock" | "rules">,
  { episode, need }: AskRequest,
): Promise<Known | null> {
  const all = await parts.memory.facts.list({ household: episode.household });
  const facts = factsWithin(episode, all);
  const noted = factsMeeting(need, facts);
  if (noted.length > 0) return { handling: "notebook", facts: noted };
  for await (const { question } of findSame(parts, { episode, need }, "answered")) {
    const told = facts.filter((fact) => fact.question === question.id && fact.polarity);
    const [first] = told;
    if (first)
      return { handling: "reused", facts: told, reason: sayAnswered(parts, question, first) };
  }
  return null;
}

/** Names nobody, as facts record who said it. */
function sayAnswered(
  { clock, rules }: Pick<DeskParts, "clock" | "rules">,
  { text }: Question,
  { validFrom }: Fact,
): string {
  return `"${text}" was answered on ${formatDay(validFrom, clock.now(), rules.timeZone)}`;
}

type Asked = Pick<AskRequest, "episode" | "need">;

export interface Same {
  readonly question: Question;
  /** In [0, 1]; absent when the need is the same. */
  readonly similarity?: number;
}

export async function findOpen(parts: Parts, asked: Asked): Promise<Same | null> {
  const { questions } = parts.memory;
  const equal = await questions.findOpen(asked.episode.household, asked.need);
  if (equal) return { question: equal };
  for await (const same of findSame(parts, asked, "open")) return same;
  return null;
}

/** Best first. Skips questions about one thing, which may differ in a colour alone. */
async function* findSame(
  { memory, judge }: Parts,
  { episode, need }: Asked,
  state: "open" | "answered",
): AsyncGenerator<Required<Same>> {
  if (need.thing) return;
  const text = phraseQuestion(need);
  const { id, household } = episode;
  const like = await memory.questions.findAlike(household, need, { text, state });
  if (like.length === 0) return;
  const called = await memory.questions.calledSame(household);
  const ask =
    judge && ((one: string, other: string) => judge(one, other, { household, episode: id }));
  for (const { question, similarity } of like) {
    const pair = { one: text, other: question.text };
    if (isCalledSame(pair, called) || (await isTakenForSame(pair, ask)))
      yield { question, similarity };
  }
}

/** Returns true if a person called the two questions the same. */
function isCalledSame(
  { one, other }: { readonly one: string; readonly other: string },
  called: readonly (readonly [string, string])[],
): boolean {
  return called.some(
    ([a, b]) =>
      (isSameQuestion(a, one) && isSameQuestion(b, other)) ||
      (isSameQuestion(a, other) && isSameQuestion(b, one)),
  );
}
