/** What a remark changes: what is noted, and what no longer counts. */
import { classOf, type Fact, type NewFact } from "../../core/fact.js";
import { labelsOf, phraseFact } from "../phrase.js";
import { type Heard, help, nothing, type RemarkContext, reliedOn } from "./remark-context.js";
import { kindsIn } from "./standing-question.js";
import { ownerIn } from "./whose.js";

/** A person owns a thing: nobody else does, and that person's is no other one. */
export function correct(context: RemarkContext, owned: NewFact, isDenial: boolean): Heard {
  const kind = classOf(owned.objects[0] ?? "");
  const wrong = context.facts.filter(
    ({ relation, subject, objects, source }) =>
      relation === "is" &&
      source !== "observation" &&
      subject.endsWith(` ${kind}`) &&
      ownerIn(subject.slice(0, -kind.length - 1)) !== null &&
      (subject === owned.subject) !== objects.some((thing) => owned.objects.includes(thing)),
  );
  return note(context, [owned], wrong, isDenial);
}

export function note(
  { question, episode }: RemarkContext,
  claims: readonly NewFact[],
  wrong: readonly Fact[],
  changesPlan = wrong.length > 0,
): Heard {
  const labels = labelsOf(question.view.owner);
  const said = claims.map((claim) => phraseFact(claim, labels)).join("; ");
  const now = changesPlan && !episode.end ? " I change my plan with the next step." : "";
  const text = wrong.length > 0 ? `Corrected: ${said}.${now}` : `Noted for later: ${said}.${now}`;
  return { understood: "fact", claims, wrong, text };
}

export function askBack({ question }: RemarkContext, claims: readonly NewFact[]): Heard {
  const labels = labelsOf(question.view.owner);
  const said = claims.map((claim) => phraseFact(claim, labels)).join("; ");
  return { ...nothing, claims, text: `Did I get that right: ${said}? Say yes, and I note it.` };
}

/** The newest claim that the task rests on is wrong. */
export function deny(context: RemarkContext, instead: NewFact | null): Heard {
  const [newest] = reliedOn(context);
  if (instead) return correct(context, instead, true);
  if (!newest)
    return {
      ...nothing,
      text: "What is wrong, and what is right? I rely on nothing that I was told.",
    };
  const labels = labelsOf(context.question.view.owner);
  const told = phraseFact(newest, labels);
  const now = context.episode.end ? "" : " I change my plan with the next step.";
  const text = `I no longer count on it that ${told}.${now} What is right?`;
  return { understood: "fact", claims: [], wrong: [newest], text };
}

/** A thing is gone from where people said it is. */
export function missing(context: RemarkContext, said: string): Heard {
  const { question, facts, asked } = context;
  const kinds = kindsIn(said, question.view.owner);
  const kind = kinds[0] ?? asked?.need.noun;
  const wrong = facts.filter(
    ({ relation, source, subject, polarity }) =>
      relation === "at" &&
      source === "answer" &&
      polarity &&
      (classOf(subject) === kind || subject.endsWith(` ${kind}`)),
  );
  if (wrong.length === 0)
    return {
      ...nothing,
      text: `I cannot use that: I was told nothing about it that would change. ${help}`,
    };
  const labels = labelsOf(question.view.owner);
  const told = wrong.map((fact) => phraseFact(fact, labels)).join("; ");
  const text = `I no longer count on it that ${told}. I look for another one; tell me if you know one.`;
  return { understood: "fact", claims: [], wrong, text };
}
