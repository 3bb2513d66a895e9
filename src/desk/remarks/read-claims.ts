/** What a remark states: where things are, and who owns what. */
import { classOf, isInstance, type NewFact } from "../../core/fact.js";
import type { GroundedReply, GroundingRequest } from "../../core/grounding.js";
import { thingsOf } from "../../core/looks.js";
import { everydayName, possessive } from "../../core/names.js";
import { labelsOf } from "../phrase.js";
import { readingIn } from "../understand.js";
import { type RemarkContext, reliedOn } from "./remark-context.js";
import { kindsIn } from "./standing-question.js";
import { type Belonging, ownedFact, ownership, readBelonging } from "./whose.js";

type Asked = Pick<GroundingRequest, "need" | "reply"> & Partial<Pick<GroundingRequest, "options">>;

function ground(context: RemarkContext, asked: Asked): Promise<GroundedReply> {
  return context.grounder.ground({ ...readingIn(context), options: null, ...asked });
}

/** Claims about where things are. Only things that are named count; a kind of which there is one stays a kind. */
export async function readPlaces(
  context: RemarkContext,
  text: string,
): Promise<{ readonly claims: readonly NewFact[]; readonly isSure: boolean }> {
  const { ballot, question } = context;
  const said = text.replace(/\bmy\b/gi, possessive(ballot.personName));
  const kinds = kindsIn(said, question.view.owner);
  const described = kinds.flatMap((kind) => {
    const owner = new RegExp(`(\\p{Lu}\\p{L}+['’]s?) ${everydayName(kind)}`, "u").exec(said)?.[1];
    return owner ? [{ func: "where" as const, adjective: owner, noun: kind }] : [];
  });
  const need = described[0] ?? { func: "where" as const, noun: kinds[0] ?? "anything" };
  const plain = described[0] ? said.replace(described[0].adjective, "the") : said;
  const reply = kinds.length > 0 ? await ground(context, { need, reply: plain }) : null;
  if (reply?.kind !== "location") return { claims: [], isSure: false };
  const labels = labelsOf(question.view.owner);
  const claims = reply.claims.map(({ thing, places, polarity, certainty }): NewFact => {
    const kind = classOf(thing);
    const isOnlyKind = isInstance(thing) && labels.get(thing) === everydayName(kind);
    const isDescribed = kind === need.noun && "adjective" in need;
    const subject = isDescribed ? `${need.adjective} ${kind}` : isOnlyKind ? kind : thing;
    return { subject, relation: "at", objects: places, polarity, certainty, source: "answer" };
  });
  return { claims, isSure: reply.confidence !== "middling" };
}

/** Who owns what. "That is Ben's" is about the thing that the robot relies on. */
export async function readWhose(context: RemarkContext, text: string): Promise<NewFact | null> {
  const { asked, ballot } = context;
  const owner = asked?.need.adjective?.replace(/['’]s?$/, "") ?? null;
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
  const [, instead] = /[.,;!]\s*([^.,;!]+)[\s.!]*$/.exec(text) ?? [];
  if (asked?.need.func !== "which" || !asked.need.adjective || !instead) return null;
  const { noun } = asked.need;
  const view = question.view.owner;
  const options = thingsOf(view).flatMap(({ id, kind }) => (kind === noun ? [id] : []));
  const reply = await ground(context, { need: asked.need, options, reply: instead });
  return ownedFact(asked.need.adjective.replace(/['’]s?$/, ""), noun, reply);
}
