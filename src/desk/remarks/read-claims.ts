/** What a remark states: where things are, and who owns what. */
import { classOf, type Fact, isInstance, type NewFact } from "../../core/fact.js";
import type { GroundedReply, GroundingRequest } from "../../core/grounding.js";
import { thingsOf } from "../../core/looks.js";
import { everydayName, possessive } from "../../core/names.js";
import { capitalise, labelsOf } from "../phrase.js";
import { readingIn } from "../reading-in.js";
import { plainWords } from "./plain-words.js";
import { type RemarkContext, reliedOn } from "./remark-context.js";
import { kindsIn, namesIn } from "./standing-question.js";
import {
  type Belonging,
  clausesOf,
  ownedFact,
  ownerIn,
  ownership,
  readBelonging,
  readOwned,
} from "./whose.js";

type Asked = Pick<GroundingRequest, "need" | "reply"> & Partial<Pick<GroundingRequest, "options">>;

function ground(context: RemarkContext, asked: Asked): Promise<GroundedReply> {
  return context.grounder.ground({ ...readingIn(context, asked.need), options: null, ...asked });
}

/** Claims about where things are. Only things that are named count; a kind of which there is one stays a kind. */
export async function readPlaces(
  context: RemarkContext,
  said: string,
): Promise<{ readonly claims: readonly NewFact[]; readonly isSure: boolean }> {
  const { ballot, asked, question } = context;
  const text = inFull(said, context);
  const kinds = kindsIn(text, question.view.owner);
  const [noun] = kinds;
  if (!noun) return { claims: [], isSure: false };
  const whose = {
    speaker: ballot.personName,
    asked: ownerIn(asked?.need.adjective ?? ""),
  };
  const { called } = namesIn(text, question.view.owner);
  const nameOf = (kind: string) =>
    [called.get(kind), everydayName(kind)].find(
      (name) => name && text.toLowerCase().includes(name),
    ) ?? everydayName(kind);
  const owned = kinds.flatMap((kind) => readOwned(text, nameOf(kind), whose) ?? [])[0];
  const kindOwned = kinds.find((kind) => nameOf(kind) === owned?.kind);
  const adjective = owned && possessive(owned.owner);
  const need = { func: "where" as const, noun: kindOwned ?? noun, ...(adjective && { adjective }) };
  const reply = await ground(context, { need, reply: owned?.rest ?? text });
  if (reply.kind !== "location") return { claims: [], isSure: false };
  const labels = labelsOf(question.view.owner);
  const claims = reply.claims.flatMap(
    ({ thing, places, polarity, certainty }): readonly NewFact[] => {
      const kind = classOf(thing);
      const at = {
        relation: "at",
        objects: places,
        polarity,
        certainty,
        source: "answer",
      } as const;
      if (owned && kind === kindOwned) {
        const isSingledOut = isInstance(thing) && owned.looks !== "";
        const which = isSingledOut ? [ownership(owned.owner, kind, [thing])] : [];
        return [{ ...at, subject: `${adjective} ${kind}` }, ...which];
      }
      const isOnlyKind = isInstance(thing) && labels.get(thing) === everydayName(kind);
      return [{ ...at, subject: isOnlyKind ? kind : thing }];
    },
  );
  return { claims, isSure: reply.confidence !== "middling" };
}

/** "mine" by its kind, which is the one that was asked about or that the task is about; names in English. */
function inFull(text: string, { asked, episode, question }: RemarkContext): string {
  const kind = everydayName(asked?.need.noun ?? episode.task.object);
  return namesIn(plainWords(text), question.view.owner)
    .text.replace(/\bmine(?= (?:is|are|was)\b|['’]s)/i, `my ${kind}`)
    .replace(/\bhers(?= (?:is|are|was)\b|['’]s)/i, `her ${kind}`)
    .replace(/\b([a-z]{2,20}) of ([a-z]{2,20})\b/, (all, thing: string, name: string) =>
      thing === kind ? `${capitalise(name)}'s ${thing}` : all,
    );
}

/** Who owns what, clause by clause. "That is Ben's" is about the thing that the robot relies on. */
export async function readWhose(context: RemarkContext, text: string): Promise<readonly NewFact[]> {
  const { asked, ballot } = context;
  const owner = ownerIn(asked?.need.adjective ?? "");
  const owned = new Map<string, NewFact>();
  let before = "";
  for (const clause of clausesOf(text)) {
    const belonging = readBelonging(clause, { speaker: ballot.personName, asked: owner });
    const shown = before.replace(/\b(?:not|(?:do not|don't)(?: [a-z]+)?)\b/gi, " ");
    before = clause;
    if (!belonging || /\bnot\b|n't\b|\?/i.test(clause)) continue;
    const named = belonging.isPointed && shown !== "" ? { ...belonging, words: shown } : belonging;
    const fact =
      (named.words === null ? null : await groundOwned(context, named)) ??
      (belonging.isPointed ? pointed(context, belonging) : null);
    if (fact) owned.set(fact.subject, fact);
  }
  return [...owned.values()];
}

/** "The red one isn't Mia's": the claim that says it is. */
export async function readDisowned(context: RemarkContext, text: string): Promise<Fact | null> {
  const not = /(?: is| was)(?:n['’]t| not)(?= )/i;
  for (const clause of clausesOf(text).filter((one) => not.test(one))) {
    const [owned] = await readWhose(context, clause.replace(not, " is"));
    const known = context.facts.find(
      ({ subject, relation, objects, source }) =>
        source === "answer" &&
        relation === "is" &&
        subject === owned?.subject &&
        objects.join() === owned.objects.join(),
    );
    if (known) return known;
  }
  return null;
}

/** "That is Ben's", "that is my mug"; but not "that is my idea". */
function pointed(context: RemarkContext, { owner, noun }: Belonging): NewFact | null {
  const meant = reliedOn(context).find(({ relation }) => relation === "is");
  const [thing, ...more] = meant?.objects ?? [];
  if (!thing || more.length > 0) return null;
  const kind = classOf(thing);
  if (noun && !kindsIn(noun, context.question.view.owner).includes(kind)) return null;
  return ownership(owner, kind, [thing]);
}

async function groundOwned(
  context: RemarkContext,
  { owner, noun, words }: Belonging,
): Promise<NewFact | null> {
  const { episode, asked, question } = context;
  const view = question.view.owner;
  const named = kindsIn(`${noun ?? ""} ${words ?? ""}`, view)[0];
  const kind = named ?? asked?.need.noun ?? episode.task.object;
  const [relied] = reliedOn(context).filter(({ relation }) => relation === "is");
  const isOther = /\bother\b/i.test(words ?? "");
  const options = thingsOf(view).flatMap((thing) =>
    thing.kind === kind && !(isOther && relied?.objects.includes(thing.id)) ? [thing.id] : [],
  );
  if (isOther && options.length === 1) return ownership(owner, kind, options);
  const need = { func: "which" as const, adjective: possessive(owner), noun: kind };
  const reply = await ground(context, { need, options, reply: words ?? "" });
  return ownedFact(owner, kind, reply);
}

/** "No, not that one. The blue": what was chosen instead of what was asked about. */
export async function chosenInstead(context: RemarkContext, text: string): Promise<NewFact | null> {
  const { asked, question } = context;
  const instead = text
    .split(/[.,;!]/)
    .slice(/\bother one\b/i.test(text) ? 0 : 1)
    .findLast((clause) => clause.trim() !== "");
  if (asked?.need.func !== "which" || !asked.need.adjective || !instead) return null;
  const { noun } = asked.need;
  const view = question.view.owner;
  const options = thingsOf(view).flatMap(({ id, kind }) => (kind === noun ? [id] : []));
  const reply = await ground(context, { need: asked.need, options, reply: instead });
  const owner = ownerIn(asked.need.adjective);
  return owner === null ? null : ownedFact(owner, noun, reply);
}
