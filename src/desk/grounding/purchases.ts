/** Replies about what is bought: "the big one", "same as last time", "whatever", "cheapest", "nothing special". */
import type { GroundedReply, GroundingRequest } from "../../core/grounding.js";
import { aspects, readDollars, readUsual, subjectOf } from "../../core/notebook.js";
import { tokensOf } from "./amounts.js";
import { cutQuestions } from "./commands.js";
import { groundLimit } from "./limits.js";
import { readOffers } from "./offers.js";
import { isShrug } from "./shrugs.js";
import { cue } from "./tokens.js";
import { readWish } from "./wishes.js";

/** What a reply says, in the words of a {@link GroundingRequest}. */
interface Said {
  /** In plain English words. */
  readonly text: string;
  readonly values: readonly string[];
  readonly isDontKnow: boolean;
  /** It tries to give orders beyond the question. */
  readonly takesOver: boolean;
}

const nothing =
  /^no thank you\b|^(?:no|nope|nah|nay|none|nothing|nada|niente|rien|nichts|nix|nic)(?= [,.!]|$)|^(?:none of (?:them|these|those|that)|nothing (?:i can|comes|really|specific|much|at all|needed|from me))\b|\bnot (?:really|particularly|especially|that i know|think so|think of anything)\b|\b(?:nothing|anything) (?:special|particular|in particular|else|fancy|of special)\b|\b(?:normal|ordinary|regular|standard|plain|basic)\b/;
const ifCan = / ?\bif (?:possible|you can|available|they have (?:it|them|that))\b/g;
/** "anything but decaf" */
const butOne =
  /\b((?:any|every)thing|any(?: one| of (?:them|em|those|these))?|all(?: of (?:them|those|these))?|some(?:thing)?) (?:but|bar|except|other than|besides|apart from) /g;
/** "any of the strong ones": of a kind that was not understood. */
const ofKind =
  /\b(?:any|either|all|both|each) (?:of )?(?:the|your|my) [a-z]{3,20} (?:ones?|kinds?|sorts?)\b|\bwhatever (?:the|my|he|she)\b|\banything (?!but|not|else|goes|is|will|would|really|works|you|that|at all|please|fine|ok|special|as)[a-z]{3,}/;
const everyOne =
  /(?:^|^.{0,12}[,.!] )(?:all|everything|both)(?: of (?:them|it|those|these|that|the above))?(?: on (?:the|that|your) list)?(?= ?(?:[.,!]|not\b|please\b|$))/;
const asking =
  /^(?:(?:and|but|so|well|hm+|um) (?:, )?)?(?:(?:what|how) (?:is|are|was|did|do|does|many|much|big|s)|why(?! not)|where|whose|when (?:is|do|will)|(?:do|did|does|is|are) (?:you|they|it|the|there|we|that))\b/;

/** Null: the question is about nothing that is bought. */
export function groundPurchase(request: GroundingRequest, said: Said): GroundedReply | null {
  const bought = readUsual(subjectOf(request.need));
  if (!bought) return null;
  const read = groundOffer(request, said, bought.aspect);
  return read.kind === "choice" && said.takesOver ? { ...read, confidence: "middling" } : read;
}

function groundOffer(
  { reply, before: told = [] }: GroundingRequest,
  said: Said,
  aspect: keyof typeof aspects | null,
): GroundedReply {
  const open = aspect && aspects[aspect].open;
  const values = said.values.filter((value) => value !== open);
  const text = withoutQuestions(said.text).replace(butOne, "$1 not ").replace(ifCan, " ");
  const tokens = tokensOf(text);
  if (aspect === "price") {
    const limit = groundLimit({ reply, tokens }, values, told);
    if (limit) return limit === "unclear" ? { kind: "unclear", guesses: values } : limit;
  }
  const offers = readOffers(values).map((offer) => ({
    ...offer,
    price: offer.price ?? readDollars(offer.value),
  }));
  const isKnown =
    told.length > 0 &&
    told.every((one) => values.includes(one) || (aspect === "price" && readDollars(one) !== null));
  const before = isKnown
    ? readOffers(told).map((one) => offers.find(({ value }) => value === one.value) ?? one)
    : null;
  const wish = readWish({ tokens, offers, before }, { mayAll: aspect === "requirement" });
  const wanted = wish.wanted.map(({ value }) => value);
  if (wanted.length > 0)
    return { kind: "choice", options: wanted, ...(wish.isDoubtful && { confidence: "middling" }) };
  const denied = wish.denied.map(({ value }) => value);
  const left = values.filter((value) => !denied.includes(value));
  const isAll = everyOne.test(text);
  // "both" leaves nothing open among three.
  const vague = said.isDontKnow ? text.replace(/\b(?:any|either|both)\b/g, "") : text;
  const isOpen =
    !text.endsWith("?") &&
    !ofKind.test(text) &&
    isShrug(vague, said.isDontKnow ? [cue.DUNNO] : []) &&
    (values.length === 2 || !/\bboth\b/.test(text));
  if (denied.length > 0 && left.length > 0 && (open === null || isAll))
    return { kind: "choice", options: left };
  if (denied.length === 0 && wish.guesses.length === values.length) {
    if (aspect === "requirement" && isAll && !nothing.test(text))
      return { kind: "choice", options: values };
    if (isOpen || (aspect === "requirement" && nothing.test(text)))
      return { kind: "choice", options: open === null ? values : [open] };
  }
  // What need not be is no wish.
  if (open !== null && denied.length > 0)
    return { kind: "choice", options: [open], confidence: "middling" };
  if (said.isDontKnow) return { kind: "dont_know", claims: [] };
  return { kind: "unclear", guesses: wish.guesses.map(({ value }) => value) };
}

/** The text without what it asks back: "what is the difference between A and B" wants neither. */
function withoutQuestions(text: string): string {
  return cutQuestions(text)
    .split(/(?<= [.!?]) /)
    .filter((sentence) => !asking.test(sentence))
    .join(" ");
}
