/** Who owns what, as people say it: "mine is the blue one", "the red mug is Mia's", "that is Ben's". */
import type { NewFact } from "../../core/fact.js";
import type { GroundedReply } from "../../core/grounding.js";
import { possessive } from "../../core/names.js";

/** "`owner` owns what `words` name"; words of null: what was spoken of last. */
export interface Belonging {
  readonly owner: string;
  /** The kind of thing, if it is named beside the owner: "my mug". */
  readonly noun: string | null;
  readonly words: string | null;
  /** It was pointed at: "that is Ben's". */
  readonly isPointed: boolean;
}

const name = "([A-Z][\\p{L}]+)['’]s?|(my|mine|hers|his)";
const forwards = new RegExp(
  `(?:^|[.,;!] *|\\b(?:no|stop|wait|and|that|because|up) +)(?:${name})(?: +([a-z]+))?(?: +is|['’]s) +(?!in\\b|on\\b|at\\b|under\\b|behind\\b|next\\b|not\\b|near\\b)(the +[^.,;!?]+|[a-z]+(?: +one)?)(?=[.,;!?]|$)`,
  "iu",
);
const backwards = new RegExp(
  `(?:^|[.,;!] *|\\b(?:no|stop|wait) +)(that|this|it|(?:the )?[a-z ]+?)(?: +one)?(?: +is|['’]s) +(?:${name})(?=[\\s.,;!?]*$|[.,;!?])`,
  "iu",
);

/**
 * Reads it.
 *
 * @param speaker who speaks: "mine" is theirs
 * @param asked whose thing was asked about: "hers" is theirs; null when there is none
 */
export function readBelonging(
  text: string,
  { speaker, asked }: { readonly speaker: string; readonly asked: string | null },
): Belonging | null {
  const ownerOf = (named: string | undefined, pronoun: string | undefined): string | null => {
    if (named) return named;
    return pronoun && /^my|mine$/i.test(pronoun) ? speaker : asked;
  };
  const [, named, pronoun, noun, words] = forwards.exec(text) ?? [];
  const owner = ownerOf(named, pronoun);
  if (words && owner) return { owner, noun: noun ?? null, words, isPointed: false };
  const [, what, possessor, own] = backwards.exec(text) ?? [];
  const isPointed = /^(that|this|it)$/i.test(what ?? "");
  const owning = ownerOf(possessor, own);
  if (!what || !owning) return null;
  return { owner: owning, noun: null, words: isPointed ? null : what, isPointed };
}

/** The thing is theirs, if the words single one out. */
export function ownedFact(owner: string, kind: string, reply: GroundedReply): NewFact | null {
  if (reply.kind !== "choice" || reply.options.length !== 1) return null;
  return ownership(owner, kind, reply.options);
}

export function ownership(owner: string, kind: string, things: readonly string[]): NewFact {
  return {
    subject: `${possessive(owner)} ${kind}`,
    relation: "is",
    objects: things,
    polarity: true,
    certainty: "sure",
    source: "answer",
  };
}
