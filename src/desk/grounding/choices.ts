/** Which of the options a reply chooses: references to options, what each one's clause says of it, and what follows. */
import { classOf } from "../../core/fact.js";
import type { GroundingRequest } from "../../core/grounding.js";
import { type Choosing, clauseOf, isEnd, type Reference, roleOf, states } from "./option-roles.js";
import { readPointing } from "./pointing.js";
import { isShrug } from "./shrugs.js";
import type { TokenisedReply } from "./tokenised-reply.js";
import { cue, isLight } from "./tokens.js";

/** Whether nothing but joins and small words stands there. */
function joins(gap: readonly string[]): boolean {
  return (
    gap.some((token) => /^(OR|AND|THEN|,)$/.test(token)) &&
    gap.every(
      (token) =>
        isLight(token) ||
        /^(OR|AND|THEN|IFNOT|please|,|IN|T\d+|\d+|HEDGE|ALSO|NEAR|option|answer|choice|letter)$/.test(
          token,
        ),
    )
  );
}

/** "2, the first I know": a comma by itself joins only what ends with its clause. */
function isListed(tokens: readonly string[], gap: readonly string[], end: number): boolean {
  if (gap.some((token) => /^(OR|AND|THEN)$/.test(token))) return true;
  const rest = tokens.slice(end, end + 3);
  const closing = rest.findIndex((token) => !isLight(token) && !/^T\d+$/.test(token));
  return closing < 0 || /^(OR|AND|please|thanks|[^a-z0-9]+)$/i.test(rest[closing] ?? "");
}

/** One reference for those that belong together, else null. */
function merge(last: Reference, next: Reference, tokens: readonly string[]): Reference | null {
  const gap = tokens.slice(last.end, next.start);
  if (last.isRest || next.isRest) return null;
  const span = { start: last.start, end: next.end, isRest: false };
  if (joins(gap))
    return isListed(tokens, gap, next.end)
      ? { ...span, ids: [...new Set([...last.ids, ...next.ids])] }
      : null;
  if (gap.some(isEnd)) return null;
  const both = last.ids.filter((id) => next.ids.includes(id));
  return both.length > 0 ? { ...span, ids: both } : null;
}

/** The references in order, and whether a place or number was named that no option has. */
function findReferences(
  reply: TokenisedReply,
  request: GroundingRequest,
): { readonly references: readonly Reference[]; readonly missed: boolean } {
  const { tokens } = reply;
  const pointAt = readPointing(reply, request);
  const references: Reference[] = [];
  let missed = false;
  tokens.forEach((token, at) => {
    const isRest = token === cue.OTHER;
    const { ids, isName } = isRest ? { ids: [], isName: false } : pointAt(at);
    if (!isRest && ids.length === 0) {
      missed ||= isName;
      return;
    }
    const found = { start: at, end: at + 1, ids, isRest };
    const last = references.at(-1);
    const merged = last ? merge(last, found, tokens) : null;
    if (merged) references[references.length - 1] = merged;
    else references.push(found);
  });
  return { references, missed };
}

/** What was chosen so far, while the references are read in order. */
interface State {
  picked: readonly string[];
  readonly refused: Set<string>;
  readonly told: Set<string>;
  /** How many references only tell. */
  tales: number;
  /** An option was named after the pick, and nothing said how the two belong together. */
  isDoubtful: boolean;
}

/** The options that were not named, of the classes that were. */
function restOf(state: State, options: readonly string[]): readonly string[] {
  const named = new Set([...state.picked, ...state.refused, ...state.told]);
  const left = options.filter((option) => !named.has(option));
  const classes = new Set([...named].map(classOf));
  const alike = left.filter((option) => classes.has(classOf(option)));
  if (named.size === 0) return [];
  return alike.length > 0 ? alike : left;
}

/** "no, sorry" and the like between this reference and the one before take back what was picked. */
function isTakenBack({ tokens, references }: Choosing, at: number): boolean {
  const { start = 0 } = references[at] ?? {};
  const gap = tokens.slice(references[at - 1]?.end ?? 0, start);
  if (gap.includes(cue.CORRECTION)) return true;
  const turn = gap.lastIndexOf(cue.ACTUALLY);
  return turn >= 0 && gap.length - turn <= 4;
}

/** "Do the living one", "so this one": points, without a name, at what was told or at the rest. */
function pointsBack({ tokens, references }: Choosing, at: number): boolean {
  const end = references[at]?.end ?? 0;
  const rest = tokens.slice(end, references[at + 1]?.start ?? tokens.length).join(" ");
  return /(^|[.,;!?] |BREAK )(SO )?((i )?(want|need|take|mean|bring) )?(ONEOF |some of |either of |any of |all of )?(this|that|these|those|them)( one| ones)?( please)?( [.,;!]|$)/.test(
    rest,
  );
}

/** "do the living one": the one that the words do not fit, as something else was told of the others. */
function wantsAnother({ tokens, references }: Choosing): boolean {
  const rest = tokens.slice(references.at(-1)?.end ?? 0).join(" ");
  return /\b(do|take|bring|want|use|pick|give me|leaves|leaving) (the [a-z]+ )?one\b/.test(rest);
}

function pick(state: State, ids: readonly string[], isAnew: boolean): void {
  if (isAnew || state.picked.length === 0) state.picked = ids;
  else state.isDoubtful ||= !ids.every((id) => state.picked.includes(id));
}

function read(state: State, choosing: Choosing, at: number): void {
  const reference = choosing.references[at];
  if (!reference) return;
  const role = roleOf(choosing, at);
  const isBack = isTakenBack(choosing, at);
  if (reference.isRest) {
    const rest = restOf(state, choosing.options);
    const clause = clauseOf(choosing, at);
    const isOurs = clause?.tail.slice(0, 4).some((token) => /^(mine|ours)$/.test(token));
    const isForMe = /^(\d+ )?for (me|us)\b/.test(clause?.tail.join(" ") ?? "");
    const isTale =
      role === "told" ||
      role === "refused" ||
      states.test(clause?.tail.find((token) => !/^\d+$/.test(token)) ?? "");
    const isAside = /^(\d+ )?for\b/.test(clause?.tail.join(" ") ?? "") && !isForMe;
    if (rest.length > 0 && (isOurs || !(isTale || isAside))) state.picked = rest;
    return;
  }
  if (isBack && role !== "refused") {
    state.picked = [];
    state.told.clear();
  }
  if (role === "refused") for (const id of reference.ids) state.refused.add(id);
  else if (role === "told" && !pointsBack(choosing, at)) {
    state.tales += 1;
    for (const id of reference.ids) state.told.add(id);
  } else pick(state, reference.ids, role === "wanted");
}

/** "blk 1": the number may stand for "one". */
function describes({ tokens, references: [first] }: Choosing): boolean {
  const at = first?.start ?? 0;
  const word = tokens[at - 1] ?? ".";
  const isName =
    /^(number|option|choice|answer|letter|item|go|take|use|bring|want|pick|just|only|say|said|mean)$/;
  return (
    at === 1 &&
    tokens[at] === "1" &&
    /^[a-z]{3,}$/.test(word) &&
    !isLight(word) &&
    !isName.test(word)
  );
}

interface Chosen {
  readonly options: readonly string[];
  /** Something that was named was not read. */
  readonly ignored: boolean;
  /** The words only rule these out. */
  readonly refused?: readonly string[];
}

/** The options that a reply chooses, in the order offered; null when it chooses none. */
export function readChoice(
  reply: TokenisedReply,
  request: GroundingRequest,
  text: string,
): Chosen | null {
  const options = request.options ?? [];
  const { references, missed } = findReferences(reply, request);
  const choosing = { tokens: reply.tokens, options, question: request.question, references };
  const state: State = {
    picked: [],
    refused: new Set(),
    told: new Set(),
    tales: 0,
    isDoubtful: false,
  };
  references.forEach((_, at) => {
    read(state, choosing, at);
  });
  const inOrder = (ids: readonly string[], ignored: boolean) => ({
    options: options.filter((option) => ids.includes(option)),
    ignored,
  });
  const picked = state.picked.filter((id) => !state.refused.has(id));
  if (picked.length > 0) return inOrder(picked, state.isDoubtful || describes(choosing));
  const told = [...state.told].filter((id) => !state.refused.has(id));
  if (told.length > 0) {
    const rest = restOf(state, options);
    const isRest = rest.length > 0 && (wantsAnother(choosing) || state.tales > 1);
    return inOrder(isRest ? rest : told, true);
  }
  if (state.refused.size > 0 && state.refused.size < options.length) {
    const left = options.filter((option) => !state.refused.has(option));
    return { options: left, ignored: state.isDoubtful, refused: [...state.refused] };
  }
  // That it does not matter chooses among several; of a single one it says nothing.
  const isAny = options.length > 1 && isShrug(text, reply.tokens) && !missed;
  return isAny ? { options, ignored: false } : null;
}
