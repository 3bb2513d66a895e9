/** Finds the earlier answers that a purchase used. People may correct them: "we take the 1 kilogram now". */

import type { Memory } from "../../../memory/stores.js";
import type { StepRecord } from "../../core/episode/episode.js";
import type { Fact, NewFact } from "../../core/memory/fact.js";
import { aspects, readUsual } from "../../core/memory/notebook.js";
import { readingIn } from "../hear/reading-in.js";
import type { RemarkContext, Reused } from "./remark-context.js";

export function boughtBy(
  records: readonly StepRecord[],
  episode: string,
  facts: readonly Fact[],
): readonly Fact[] {
  const used = new Set(
    records.flatMap(({ step, because }) => (step.kind === "act" ? because : [])),
  );
  const isEarlier = (fact: Fact) => fact.episode !== episode && readUsual(fact.subject) !== null;
  return [...used].flatMap((id) => facts.filter((fact) => fact.id === id && isEarlier(fact)));
}

export async function withQuestions(
  { questions }: Memory,
  facts: readonly Fact[],
): Promise<readonly Reused[]> {
  const found: Reused[] = [];
  for (const fact of facts) {
    const question = fact.question && (await questions.get(fact.question));
    if (question) found.push({ fact, question });
  }
  return found;
}

export async function readBought(
  { reused, facts, grounder }: RemarkContext,
  text: string,
): Promise<{ readonly wrong: readonly Fact[]; readonly meant: readonly NewFact[] } | null> {
  for (const { fact, question } of reused.toReversed()) {
    const { need, choices } = question;
    const options = choices.map(({ value }) => value);
    const asked = { ...readingIn({ question, facts }, need), options, reply: text };
    const reply = await grounder.ground(asked);
    if (reply.kind !== "choice" || !isNamed(reply.options, options, fact, text)) continue;
    const { subject, relation } = fact;
    const said = { polarity: true, certainty: "sure", source: "answer" } as const;
    return { wrong: [fact], meant: [{ subject, relation, objects: reply.options, ...said }] };
  }
  return null;
}

const aboutMoney =
  /[$€£]|\b(?:dollars?|bucks?|euros?|at most|max|under|up to|below|limit|budget|price)\b/i;

/** True if the words change the answer. Ignores prices without a word for money, and words that leave all options. */
function isNamed(
  named: readonly string[],
  options: readonly string[],
  { subject, objects }: Fact,
  text: string,
): boolean {
  const aspect = readUsual(subject)?.aspect ?? null;
  if (aspect === "price" && !aboutMoney.test(text)) return false;
  const isOpen = named.length >= options.length || (aspect && named.includes(aspects[aspect].open));
  return !isOpen && named.join() !== objects.join();
}
