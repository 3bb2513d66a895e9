/** Decides what a remark (something said unasked) changes in the known facts, and phrases the reply. */
import { classOf, type Fact, type NewFact } from "../../core/memory/fact.js";
import { contradicts, latestSightings } from "../../core/memory/notebook.js";
import { isNotBoth, overruled, withDenials } from "../hear/overrule.js";
import { labelsOf, phraseFact } from "../words/phrase.js";
import { kindsIn } from "./names-in.js";
import { canTell, type Heard, nothing, type RemarkContext, reliedOn } from "./remark-context.js";
import { ownerIn } from "./whose.js";

/** Stores whose things are. Ends claims that name another owner. */
export function correct(
  context: RemarkContext,
  owned: readonly NewFact[],
  isDenial: boolean,
): Heard {
  const wrong = context.facts.filter((known) =>
    owned.some((fact) => isNotBoth(fact, known) || isSaidWrongly(fact, known)),
  );
  return note(context, owned, wrong, isDenial);
}

function isSaidWrongly(denied: NewFact, known: Fact): boolean {
  return !denied.polarity && known.source === "answer" && contradicts(denied, known);
}

/** Stores where things are. Ends contrary claims, and those that took another thing for the speaker's. */
export function place(context: RemarkContext, claims: readonly NewFact[]): Heard {
  const { facts, ballot } = context;
  const sightings = latestSightings(facts);
  const mistaken = facts.filter(
    (known) =>
      known.relation === "is" &&
      known.source === "answer" &&
      known.objects.length === 1 &&
      claims.some(({ relation, subject, polarity, objects: [place, ...more] }) => {
        const seen = place && more.length === 0 ? sightings.get(place) : undefined;
        const isOwn = ownerIn(subject.split(" ")[0] ?? "") === ballot.personName;
        if (relation !== "at" || !polarity || subject !== known.subject || !isOwn) return false;
        return seen !== undefined && !seen.things.includes(known.objects[0] ?? "");
      }),
  );
  return note(context, withDenials(claims, context), [...overruled(claims, context), ...mistaken]);
}

function phrase(facts: readonly NewFact[], { question }: RemarkContext): string {
  const labels = labelsOf(question.view.owner);
  return facts.map((fact) => phraseFact(fact, labels)).join("; ");
}

function note(
  context: RemarkContext,
  claims: readonly NewFact[],
  wrong: readonly Fact[],
  changesPlan = wrong.length > 0,
): Heard {
  const said = phrase(claims, context);
  const now = changesPlan && !context.episode.end ? " I change my plan with the next step." : "";
  const text = wrong.length > 0 ? `Corrected: ${said}.${now}` : `Noted for later: ${said}.${now}`;
  return { understood: "fact", claims, wrong, text };
}

export function askBack(context: RemarkContext, claims: readonly NewFact[]): Heard {
  return { ...nothing, claims, text: `Just to check: ${phrase(claims, context)}. Is that right?` };
}

export function deny(context: RemarkContext, instead: NewFact | null): Heard {
  const [newest] = reliedOn(context);
  if (instead) return correct(context, [instead], true);
  const isOthers =
    isOwnDenial(context.ballot) &&
    !(ownerIn(newest?.subject.split(" ")[0] ?? "") === context.ballot.personName);
  if (!newest || isOthers)
    return {
      ...nothing,
      text: "What's wrong, and what's right? I worked this out myself; nobody told me.",
    };
  return drop(context, [newest]);
}

export function withdraw(context: RemarkContext): Heard {
  const { facts, ballot } = context;
  const own = facts.filter(
    ({ source, person }) => source === "answer" && person !== null && person === ballot.person,
  );
  const last = own.filter((fact) => fact.ballot === own.at(-1)?.ballot);
  if (last.length > 0) return drop(context, last);
  return { ...nothing, text: "All right. I'm not using anything you told me." };
}

export function mistake(
  context: RemarkContext,
  { wrong, meant }: { readonly wrong: readonly Fact[]; readonly meant: readonly NewFact[] },
): Heard {
  return meant.length > 0 ? note(context, meant, wrong) : drop(context, wrong);
}

function drop(context: RemarkContext, known: readonly Fact[]): Heard {
  const now = context.episode.end ? "" : " I change my plan with the next step.";
  const text = `I no longer count on it that ${phrase(known, context)}.${now} What is right?`;
  return { understood: "fact", claims: [], wrong: known, text };
}

/** True for "that is not mine", which says nothing about other people's things. */
function isOwnDenial({ text }: RemarkContext["ballot"]): boolean {
  return /\bnot (?:mine|my)\b|n['’]?t (?:mine|my)\b/i.test(text ?? "");
}

/** Ends claims about where a thing is, when somebody says that it is gone. */
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
      text: `I was told nothing about it that this would change. ${canTell}`,
    };
  const text = `I no longer count on it that ${phrase(wrong, context)}. I look for another one; tell me if you know one.`;
  return { understood: "fact", claims: [], wrong, text };
}
