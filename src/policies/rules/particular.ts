/** Finds out which thing a task means, from facts. */
import { classOf, type Fact, isInstance } from "../../core/memory/fact.js";
import { meantAdjective, preferredAdjective } from "../../core/memory/notebook.js";
import { everydayName } from "../../core/words/names.js";
import { instancesInFacts } from "./leads.js";
import { candidatesSeen, looksRight, type Situation } from "./situation.js";
import type { ParsedTask } from "./task-sentence.js";

export type Identity = ReturnType<typeof identify>;

/** The adjective in questions: "Ana's", "blue", "Ana's blue"; undefined when any of the class will do. */
export function adjectiveOf({ description, count }: ParsedTask): string | undefined {
  if (description?.meant) return meantAdjective;
  if (description?.preferred) return preferredAdjective;
  if (description) return [description.owner, ...description.words].filter(Boolean).join(" ");
  return count === 2 ? "two" : undefined;
}

/** Whether only people or attempts can identify the thing, not its looks. */
export function isHidden({ description }: ParsedTask): boolean {
  if (description === null) return false;
  return description.owner !== null || [description.meant, description.preferred].includes(true);
}

/** Returns the thing's name in facts, such as "Ana's blue mug"; only the class if any will do. */
export function wantedName(task: ParsedTask): string {
  return task.description ? `${adjectiveOf(task)} ${task.object}` : task.object;
}

/**
 * Returns what facts say about the thing that the task means: which it may be, where it is, which it is not (`others`).
 */
export function identify(situation: Situation) {
  const { task, facts, rejected } = situation;
  if (!task.description) return { instances: [], places: [], others: new Set<string>(), facts: [] };
  const own = facts.findLast(
    (fact) => fact.relation === "is" && fact.polarity && isAbout(fact.subject, task),
  );
  const claims = own ? [] : claimsAboutIt(situation);
  const claimed = own ? own.objects : claims.map((fact) => fact.subject).filter(isInstance);
  const instances = task.description.chosen ?? claimed;
  const others = otherInstances(facts, task);
  return {
    instances: instances.filter(
      (thing) =>
        !rejected.has(thing) && !others.has(thing) && looksRight(situation, thing) !== "no",
    ),
    places: claims.filter((fact) => !isInstance(fact.subject)).flatMap((fact) => fact.objects),
    others,
    facts: own ? [own] : claims,
  };
}

function claimsAboutIt({ task, belief, facts }: Situation): readonly Fact[] {
  const claims = facts.filter((fact) => fact.relation === "at" && fact.polarity);
  const direct = claims.filter((fact) => isAbout(fact.subject, task));
  if (direct.length > 0) return direct;
  const answered = belief.asked.some(
    ({ step: { need, outcome } }) => need.adjective === adjectiveOf(task) && outcome === "answered",
  );
  const answers = claims.filter(
    (fact) => fact.source === "answer" && classOf(fact.subject) === task.object,
  );
  const newest = answers.at(-1);
  return answered && newest ? answers.filter(({ question }) => question === newest.question) : [];
}

export function isAbout(subject: string, task: ParsedTask): boolean {
  const plain = squeeze(subject);
  return [task.object, everydayName(task.object)].some(
    (noun) => plain === squeeze(`${adjectiveOf(task)} ${noun}`),
  );
}

function squeeze(words: string): string {
  return words.toLowerCase().replace(/^the /, "").replaceAll(" ", "").replaceAll("’", "'");
}

export function isOthers({ facts, task }: Situation, thing: string): boolean {
  return classOf(thing) === task.object && otherInstances(facts, task).has(thing);
}

export function otherInstances(facts: readonly Fact[], task: ParsedTask): ReadonlySet<string> {
  const owner = squeeze(task.description?.owner ?? "");
  const others = facts.filter((fact) => {
    if (fact.relation !== "is") return false;
    if (isAbout(fact.subject, task)) return !fact.polarity;
    const elses = owner !== "" && fact.polarity && fact.objects.length === 1;
    return elses && /['’]s? /.test(fact.subject) && !squeeze(fact.subject).startsWith(owner);
  });
  return new Set(others.flatMap((fact) => fact.objects));
}

export function possibleInstances(situation: Situation, identity: Identity): readonly string[] {
  const { facts, task, rejected } = situation;
  const seen = candidatesSeen(situation).map(({ thing }) => thing);
  const known = instancesInFacts(facts, task.object).filter(
    (thing) => looksRight(situation, thing) !== "no" && !rejected.has(thing),
  );
  return [...new Set([...seen, ...known])].filter((thing) => !identity.others.has(thing));
}
