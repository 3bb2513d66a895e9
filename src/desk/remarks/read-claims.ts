/** What a remark states: where things are, and who owns what. */
import { classOf, isInstance, type NewFact } from "../../core/fact.js";
import type { GroundedReply, GroundingRequest } from "../../core/grounding.js";
import { thingsOf } from "../../core/looks.js";
import { everydayName, possessive } from "../../core/names.js";
import { narrowPlaces } from "../narrow-places.js";
import { labelsOf } from "../phrase.js";
import { readingIn } from "../understand.js";
import { type RemarkContext, reliedOn } from "./remark-context.js";
import { kindsIn } from "./standing-question.js";
import {
  type Belonging,
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
  text: string,
): Promise<{ readonly claims: readonly NewFact[]; readonly isSure: boolean }> {
  const { ballot, asked, question } = context;
  const kinds = kindsIn(text, question.view.owner);
  const [noun] = kinds;
  if (!noun) return { claims: [], isSure: false };
  const whose = {
    speaker: ballot.personName,
    asked: ownerIn(asked?.need.adjective ?? ""),
  };
  const owned = kinds.flatMap((kind) => readOwned(text, everydayName(kind), whose) ?? [])[0];
  const kindOwned = kinds.find((kind) => everydayName(kind) === owned?.kind);
  const adjective = owned && possessive(owned.owner);
  const need = { func: "where" as const, noun: kindOwned ?? noun, ...(adjective && { adjective }) };
  const reply = await ground(context, { need, reply: owned?.rest ?? text });
  if (reply.kind !== "location") return { claims: [], isSure: false };
  const labels = labelsOf(question.view.owner);
  const read = reply.claims.map((claim) => narrowPlaces(claim, text, labels));
  const claims = read.flatMap(({ thing, places, polarity, certainty }): readonly NewFact[] => {
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
  });
  return { claims, isSure: reply.confidence !== "middling" };
}

/** Who owns what. "That is Ben's" is about the thing that the robot relies on. */
export async function readWhose(context: RemarkContext, text: string): Promise<NewFact | null> {
  const { asked, ballot } = context;
  const owner = ownerIn(asked?.need.adjective ?? "");
  const belonging = readBelonging(text, { speaker: ballot.personName, asked: owner });
  if (!belonging || /\bnot\b|n't\b/i.test(text.split(/[.,;!]/)[0] ?? "")) return null;
  if (belonging.isPointed) {
    const meant = reliedOn(context).find(({ relation }) => relation === "is");
    return meant && meant.objects.length === 1
      ? ownership(belonging.owner, classOf(meant.objects[0] ?? ""), meant.objects)
      : null;
  }
  return groundOwned(context, belonging);
}

async function groundOwned(
  context: RemarkContext,
  { owner, noun, words }: Belonging,
): Promise<NewFact | null> {
  const { episode, asked, question } = context;
  const view = question.view.owner;
  const named = kindsIn(`${noun ?? ""} ${words ?? ""}`, view)[0];
  const kind = named ?? asked?.need.noun ?? episode.task.object;
  const options = thingsOf(view).flatMap((thing) => (thing.kind === kind ? [thing.id] : []));
  const need = { func: "which" as const, adjective: possessive(owner), noun: kind };
  const reply = await ground(context, { need, options, reply: words ?? "" });
  return ownedFact(owner, kind, reply);
}

/** "No, not that one. The blue": what was chosen instead of what was asked about. */
export async function chosenInstead(context: RemarkContext, text: string): Promise<NewFact | null> {
  const { asked, question } = context;
  const instead = text
    .split(/[.,;!]/)
    .slice(1)
    .findLast((clause) => clause.trim() !== "");
  if (asked?.need.func !== "which" || !asked.need.adjective || !instead) return null;
  const { noun } = asked.need;
  const view = question.view.owner;
  const options = thingsOf(view).flatMap(({ id, kind }) => (kind === noun ? [id] : []));
  const reply = await ground(context, { need: asked.need, options, reply: instead });
  const owner = ownerIn(asked.need.adjective);
  return owner === null ? null : ownedFact(owner, noun, reply);
}
