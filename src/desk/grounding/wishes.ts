/** Which of some offers a reply wants: what it points at, less what it denies and takes back. */
import { wordSet } from "../../core/wording.js";
import { corrections, type Group, readGroups } from "./groups.js";
import type { Shelf } from "./marks.js";
import { isSmall, type Offer, sizesOf } from "./offers.js";
import { isBreak } from "./tokens.js";

export interface Wish {
  /** What is wanted: any of these, or where several may be wanted at once all of them. */
  readonly wanted: readonly Offer[];
  readonly denied: readonly Offer[];
  /** What may be meant, where nothing is wanted for sure. */
  readonly guesses: readonly Offer[];
  /** It is likely, and to be asked back. */
  readonly isDoubtful: boolean;
}

interface Manner {
  /** Several may be wanted at once. */
  readonly mayAll: boolean;
  /** It is asked what is dangerous: to avoid it is to name it. */
  readonly isDanger?: boolean;
}

/** A group, and what it means. */
interface Meant {
  readonly group: Group;
  readonly ids: readonly Offer[];
}

const wishes = wordSet("so please want take give make buy prefer choose pick go need wants");
const preferred = /^(?:preferably|ideally|favorite|favourite|better)$/;

/** What the words want of what is offered. */
export function readWish(shelf: Shelf, { mayAll, isDanger = false }: Manner): Wish {
  const { tokens, offers } = shelf;
  const groups = readGroups(shelf, isDanger);
  const refused = groups
    .filter(({ role }) => role === "denied")
    .flatMap((group) => settle(group, shelf, []));
  const denied = offers.filter((offer) => refused.includes(offer));
  const said = groups.filter(({ role, ids }) => role === "wanted" && ids.length > 0);
  const from = said.findLastIndex((group) =>
    isTakenBack(tokens, groups[groups.indexOf(group) - 1], group),
  );
  const last = said.slice(Math.max(0, from));
  const firm = last.filter(({ isTold }) => !isTold);
  const settled = (firm.length > 0 ? firm : last).map((group) => ({
    group,
    ids: settle(group, shelf, denied),
  }));
  const found = settled.filter(({ ids }) => ids.length > 0);
  const read = found.length > 0 ? found : settled;
  const kept = chooseAmong(read, shelf, mayAll);
  const wanted = [...new Set(kept.flatMap(({ ids }) => ids))].sort(
    (one, other) => offers.indexOf(one) - offers.indexOf(other),
  );
  const guesses = offers.filter((offer) =>
    read.length > 0 ? read.some(({ ids }) => ids.includes(offer)) : !denied.includes(offer),
  );
  return {
    wanted,
    denied,
    guesses,
    isDoubtful: firm.length === 0 || kept.some((one) => isUnsure(tokens, one)),
  };
}

/** Those of several that count; none: they do not fit together, or leave open which is meant. */
function chooseAmong(read: readonly Meant[], shelf: Shelf, mayAll: boolean): readonly Meant[] {
  const { tokens } = shelf;
  const leads = ({ marks }: Group, words: RegExp) =>
    marks.some(({ start }) =>
      tokens.slice(Math.max(0, start - 3), start).some((token) => words.test(token)),
    );
  const [best, ...more] = read.filter(({ group }) => leads(group, preferred));
  if (best && more.length === 0 && read.length > 1) return [best];
  // "glass or steel, whichever is cheaper"
  const rule = read.find(
    ({ group }) =>
      group.marks.every(({ order }) => order !== null) && leads(group, /^(?:whichever|whatever)$/),
  );
  const named = read.filter((one) => one !== rule).flatMap(({ ids }) => ids);
  if (rule && named.length > 1)
    return [{ ...rule, ids: settle({ ...rule.group, ids: named }, shelf, []) }];
  const isNumber = (at: number) => /^\d/.test(tokens[at] ?? "");
  const isBetween = tokens.some(
    (token, at) =>
      isNumber(at + 1) && (token === "between" || (token === "to" && isNumber(at - 1))),
  );
  const isEither = mayAll && read.length > 1 && tokens.includes("or");
  if (isBetween || isEither || !read.every((one) => isSettled(one, tokens))) return [];
  return mayAll || read.length === 1 || isList(tokens, read) ? read : byWish(read);
}

/** Of several that do not belong together, the only one with a wish; or what differs from the time before. */
function byWish(read: readonly Meant[]): readonly Meant[] {
  const wished = read.filter(({ group }) => group.clause.some((token) => wishes.has(token)));
  if (wished.length === 1) return wished;
  if (read[0]?.group.marks.some(({ as }) => as[0] === "same")) return read.slice(-1);
  const first = read[0]?.ids ?? [];
  return read.every(
    ({ ids }) => ids.length === first.length && ids.every((id) => first.includes(id)),
  )
    ? read.slice(0, 1)
    : [];
}

const praise = wordSet(
  "nice lovely good great best our classic favorite those old kids kid wants likes loves drinks love prefer tasty simple always usually definitely obviously maybe",
);

/** Whether it is rather asked back: a guess at one word among many, a question, or a word of another kind. */
function isUnsure(tokens: readonly string[], { group, ids: [offer, ...more] }: Meant): boolean {
  const { marks, start, end, clause } = group;
  if (tokens[end] === "?" && end + 1 < tokens.length) return true;
  if (
    tokens
      .slice(Math.max(0, start - 2), start)
      .some((token) => /^(?:after|beside|match|matches|matching)$/.test(token))
  )
    return true;
  const isContent = (token: string) =>
    /^[a-z]{3,}$/.test(token) && !isSmall(token) && !praise.has(token) && !wishes.has(token);
  const isGuess = marks.every(({ isSure }) => !isSure);
  if (isGuess && clause.filter(isContent).length > 3 + marks.length) return true;
  // "milk chocolate" is not "dark chocolate".
  const at = offer?.content.indexOf(marks[0]?.as[0] ?? "") ?? -1;
  const before = tokens[start - 1] ?? "";
  const isOther = at > 0 && !marks.some(({ as }) => as.includes(offer?.content[at - 1] ?? ""));
  return (
    isOther &&
    more.length === 0 &&
    offer?.price === null &&
    isContent(before) &&
    !/^(?:without|except|not)$/.test(before)
  );
}

/** "the 28. scratch that, 24", "vanilla, no, decaf" */
function isTakenBack(tokens: readonly string[], before: Group | undefined, group: Group): boolean {
  const gap = before ? tokens.slice(before.end, group.start) : [];
  return gap.some((token, at) => {
    if (corrections.has(token)) return true;
    if (token === "make") return /^(?:it|that)$/.test(gap[at + 1] ?? "");
    if (token === "rather") return gap[at - 1] === "or";
    const next =
      gap.slice(at + 1).find((one) => !/^(?:thanks|thank|you|way|please)$/.test(one)) ?? ".";
    return /^(?:no|nope|nah)$/.test(token) && isBreak(gap[at - 1] ?? ".") && isBreak(next);
  });
}

/** Whether nothing but joins stands between the groups: "the 40 or the 42". */
function isList(tokens: readonly string[], read: readonly Meant[]): boolean {
  return read.slice(1).every(({ group }, at) => {
    const gap = tokens.slice(read[at]?.group.end ?? 0, group.start);
    return (
      gap.some((token) => /^(?:or|and|,)$/.test(token)) &&
      gap.every((token) =>
        /^(?:or|and|,|maybe|even|else|the|an?|in|ones?|either|both|also|size|number|option)$/.test(
          token,
        ),
      )
    );
  });
}

/** What the group means: of a superlative, the one at its end of the order. */
function settle(
  { marks, ids }: Group,
  { offers }: Shelf,
  denied: readonly Offer[],
): readonly Offer[] {
  const order = marks.find((mark) => mark.order !== null)?.order;
  const left = ids.filter((id) => !denied.includes(id));
  if (!order) return left;
  const isFirst = order.rank === null || order.rank === 0 || order.rank === -1;
  const among = isFirst ? left : ids;
  const prices = offers.every(({ price }) => price !== null)
    ? offers.map(({ price }) => price ?? 0)
    : null;
  // Where no price is shown, the cheapest is up to the robot.
  if (!prices && order.by === "price" && order.rank === 0) return among;
  const sizes =
    order.by === "price"
      ? prices
      : order.by === "size"
        ? sizesOf(offers)
        : (prices ?? sizesOf(offers));
  const measured = sizes ?? (order.rank === null ? offers.map((_, at) => at) : null);
  if (!measured) return marks.some((mark) => mark.order === null) ? among : [];
  const size = (offer: Offer) => measured[offers.indexOf(offer)] ?? 0;
  const sorted = [...among].sort((one, other) => size(one) - size(other));
  const found =
    order.rank === null
      ? sorted.length % 2 === 1
        ? sorted[(sorted.length - 1) / 2]
        : undefined
      : sorted.at(order.rank);
  return found ? [found] : [];
}

/** Whether it is one, or any of several that the words allow. */
function isSettled({ group, ids }: Meant, tokens: readonly string[]): boolean {
  const { marks, start, end } = group;
  if (
    ids.length < 2 ||
    marks.some(({ isRange, order, as }) => isRange || order || as[0] === "same")
  )
    return ids.length > 0;
  return tokens
    .slice(Math.max(0, start - 3), end + 4)
    .some((token) => /^(?:any|either|both|all|ones|whichever|every)$/.test(token));
}
