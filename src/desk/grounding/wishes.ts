/** Which of some offers a reply wants: what it points at, what it denies, and what it takes back. */
import { wordSet } from "../../core/wording.js";
import { type Mark, readMarks, type Shelf } from "./marks.js";
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

/** Marks that belong together: "the dark roast from Ferry House". */
interface Group {
  readonly marks: readonly Mark[];
  readonly start: number;
  readonly end: number;
  readonly ids: readonly Offer[];
  readonly isDenied: boolean;
  /** It is wanted, as what it lacks is denied: "no gluten". */
  readonly isLack: boolean;
  readonly isTold: boolean;
}

const denials = wordSet(
  "not no never without except excluding nor neither hate avoid skip bar minus dislike instead rather apart besides allergic sick barring",
);
/** "no problem", "never mind": these deny nothing that is offered. */
const idle = wordSet(
  "mind care matter fuss worry problem doubt idea wait sure preference more matters thanks need",
);
const badWords = wordSet(
  "too hate hated awful horrible disgusting gross nasty stinks stank ugly scam overkill stale sick rubbish bad terrible yuck worst sucks never not no",
);
const reasons = wordSet(
  "because since if when whenever unless had was were used tried bought ate ran finished cause",
);
const wishes = wordSet("so please want take give make buy prefer choose pick go need");
const corrections = wordSet(
  "wait actually scratch correction meant mean oops sorry strike thoughts thought reconsidering",
);

interface Manner {
  /** Several may be wanted at once. */
  readonly mayAll: boolean;
  /** It is asked what is dangerous: to avoid it is to name it. */
  readonly isDanger?: boolean;
}

/** What the words want of what is offered. */
export function readWish(shelf: Shelf, { mayAll, isDanger = false }: Manner): Wish {
  const { tokens, offers } = shelf;
  const marks = readMarks(shelf);
  const groups = toGroups(shelf, marks, isDanger);
  const refused = groups
    .filter((group) => group.isDenied && !isVague(tokens, group))
    .flatMap((group) => settle(group, shelf, []));
  const denied = offers.filter((offer) => refused.includes(offer));
  const said = groups.filter(
    (group) =>
      !group.isDenied && group.ids.length > 0 && !isOnlyAbout(group) && !isVague(tokens, group),
  );
  const from = said.findLastIndex((group) =>
    isTakenBack(tokens, groups[groups.indexOf(group) - 1], group),
  );
  const meant = said.slice(Math.max(0, from));
  const firm = meant.filter(({ isTold }) => !isTold);
  const settled = (firm.length > 0 ? firm : meant).map((group) => ({
    group,
    ids: settle(group, shelf, denied),
  }));
  const found = settled.filter(({ ids }) => ids.length > 0);
  const read = found.length > 0 ? found : settled;
  const unsure = {
    denied,
    guesses: offers.filter((offer) =>
      read.length > 0 ? read.some(({ ids }) => ids.includes(offer)) : !denied.includes(offer),
    ),
  };
  if (read.length === 0) return { wanted: [], isDoubtful: false, ...unsure };
  const isEither = mayAll && read.length > 1 && tokens.includes("or");
  const isBetween = tokens.some(
    (token, at) => token === "between" && /^\d/.test(tokens[at + 1] ?? ""),
  );
  const isOpen =
    isEither || isBetween || read.some(({ group, ids }) => !isSettled(group, ids, tokens));
  const kept =
    mayAll ||
    read.length === 1 ||
    isList(
      tokens,
      read.map(({ group }) => group),
    )
      ? read
      : byWish(tokens, read);
  const wanted = [...new Set(kept?.flatMap(({ ids }) => ids))].sort(
    (one, other) => offers.indexOf(one) - offers.indexOf(other),
  );
  if (!kept || isOpen || wanted.length === 0) return { wanted: [], isDoubtful: false, ...unsure };
  return {
    wanted,
    isDoubtful: firm.length === 0 || kept.some(({ group, ids }) => isOtherKind(tokens, group, ids)),
    ...unsure,
  };
}

const praise = wordSet(
  "nice lovely good great best our classic favorite those old kids kid wants likes loves drinks love prefer tasty simple always usually definitely obviously maybe",
);

/** "milk chocolate" is not "dark chocolate": a word stands where the offer has another. */
function isOtherKind(
  tokens: readonly string[],
  { marks }: Group,
  [offer, ...more]: readonly Offer[],
): boolean {
  const [first] = marks;
  const at = offer?.content.indexOf(first?.as[0] ?? "") ?? -1;
  const before = tokens[(first?.start ?? 0) - 1] ?? "";
  if (!offer || more.length > 0 || offer.price !== null || at < 1 || !/^[a-z]{3,}$/.test(before))
    return false;
  const said = marks.flatMap(({ as }) => as);
  return (
    !isSmall(before) &&
    !praise.has(before) &&
    !said.includes(offer.content[at - 1] ?? "") &&
    !wishes.has(before) &&
    !denials.has(before)
  );
}

/** Of several that do not belong together, the last after "but", or the only one with a wish. */
function byWish<T extends { readonly group: Group; readonly ids: readonly Offer[] }>(
  tokens: readonly string[],
  read: readonly T[],
): readonly T[] | null {
  const wished = read.filter(({ group }) =>
    clauseOf(tokens, group).some((token) => wishes.has(token)),
  );
  if (wished.length === 1) return wished;
  const first = read[0]?.ids ?? [];
  return read.every(
    ({ ids }) => ids.length === first.length && ids.every((id) => first.includes(id)),
  )
    ? read.slice(0, 1)
    : null;
}

function toGroups({ tokens }: Shelf, marks: readonly Mark[], isDanger: boolean): readonly Group[] {
  const groups: Group[] = [];
  for (const mark of marks) {
    const last = groups.at(-1);
    const gap = tokens.slice(last?.end ?? 0, mark.start);
    const both = last ? last.ids.filter((id) => mark.ids.includes(id)) : [];
    const isJoined =
      last &&
      both.length > 0 &&
      !gap.some(
        (token) =>
          /^(?:[.!?]|or|but|nor)$/.test(token) || denials.has(token) || corrections.has(token),
      );
    if (last && isJoined)
      groups[groups.length - 1] = {
        ...last,
        marks: [...last.marks, mark],
        end: mark.end,
        ids: fullyNamed([...last.marks, mark], both),
      };
    else
      groups.push({
        marks: [mark],
        start: mark.start,
        end: mark.end,
        ids: fullyNamed([mark], mark.ids),
        isDenied: false,
        isLack: false,
        isTold: false,
      });
  }
  return groups.reduce<readonly Group[]>((read, group, at) => {
    const before = read.at(-1);
    const clause = tokens.slice(clauseStart(tokens, group.start), group.start).slice(-8);
    const lead = tokens.slice(
      Math.max(clauseStart(tokens, group.start), before?.end ?? 0),
      group.start,
    );
    const rest = tokens.slice(group.end, groups[at + 1]?.start ?? tokens.length);
    const stop = rest.findIndex((token) => isBreak(token) || token === "but");
    const tail = stop < 0 ? rest : rest.slice(0, stop);
    const isCarried =
      before?.isDenied === true &&
      lead.some((token) => /^(?:or|and|nor)$/.test(token)) &&
      lead.every((token) => isSmall(token) || /^(?:or|and|nor)$/.test(token));
    const leadsOn = stop < 0 && groups[at + 1] !== undefined;
    const isBad = tail.some(
      (token, i) =>
        badWords.has(token) && (!denials.has(token) || (!leadsOn && endsDenial(tail[i + 1]))),
    );
    const isOfNothing =
      tail.some((token) => /^(?:nothing|free|less)$/.test(token)) && isOnlyAbout(group);
    const isSaid = isDeniedBy(lead, isDanger) || isCarried || isOfNothing || (isBad && !isDanger);
    const isTold = clause.some((token) => reasons.has(token));
    const isLack = isSaid && lacks(group);
    return [...read, { ...group, isDenied: isSaid && !isLack, isLack, isTold }];
  }, []);
}

/** "white" beside "warm white": the one of which nothing is left unsaid. */
function fullyNamed(marks: readonly Mark[], ids: readonly Offer[]): readonly Offer[] {
  const said = new Set(marks.flatMap(({ as }) => as));
  const full =
    said.size === 0
      ? []
      : ids.filter(({ content }) => content.length > 0 && content.every((word) => said.has(word)));
  return full.length === 1 ? full : ids;
}

/** "vanilla, not again": what follows adds nothing. "beans not ground" denies something else. */
function endsDenial(next = "."): boolean {
  return isBreak(next) || /^(?:for|again|thanks|way|please|really|ok|thank|anymore)$/.test(next);
}

function isDeniedBy(lead: readonly string[], isDanger: boolean): boolean {
  const at = lead.findLastIndex((token) => denials.has(token));
  const next = lead.slice(at + 1).find((token) => !isSmall(token)) ?? "";
  if (at < 0 || (isDanger && lead[at] === "avoid")) return false;
  if (
    idle.has(lead[at + 1] ?? "") ||
    idle.has(next) ||
    (lead[at] === "rather" && lead[at + 1] !== "than")
  )
    return false;
  return lead.length - at <= 6;
}

/** Whether what is named is sold as a lack: "gluten free", "unscented", "non slip". To deny gluten is to want it. */
function lacks({ ids, marks }: Group): boolean {
  const said = new Set(marks.flatMap(({ as }) => as));
  return ids.every(({ content }) =>
    content.some(
      (word) =>
        (/^(?:free|non|no|without|proof)$/.test(word) && !said.has(word)) ||
        (/^(?:un|decaf)/.test(word) && said.has(word) && marks.some(({ isSure }) => !isSure)),
    ),
  );
}

/** "not too soft" says what is not wanted, and not what is. */
function isVague(tokens: readonly string[], { start }: Group): boolean {
  return (
    /^(?:too|so|that|very)$/.test(tokens[start - 1] ?? "") &&
    /^(?:not|nothing|never)$/.test(tokens[start - 2] ?? "")
  );
}

/** "smells of the beach": that unscented things smell of nothing says nothing here. */
function isOnlyAbout(group: Group): boolean {
  return (
    !group.isDenied &&
    !group.isLack &&
    group.marks.every(({ isSure, as }) => !isSure && as.length > 0) &&
    group.ids.every(({ content }) =>
      content.some((word) => /^(?:un.{4,}|free|non|without)$/.test(word)),
    )
  );
}

function clauseStart(tokens: readonly string[], at: number): number {
  return tokens.slice(0, at).findLastIndex((token) => isBreak(token) || token === "but") + 1;
}

function clauseOf(tokens: readonly string[], { start, end }: Group): readonly string[] {
  const stop = tokens
    .slice(end)
    .findIndex(
      (token, at) => (isBreak(token) || token === "but") && tokens[end + at + 1] !== "please",
    );
  return tokens.slice(clauseStart(tokens, start), stop < 0 ? tokens.length : end + stop);
}

function isTakenBack(tokens: readonly string[], before: Group | undefined, group: Group): boolean {
  if (!before) return false;
  const gap = tokens.slice(before.end, group.start);
  if (
    gap.some(
      (token, at) =>
        corrections.has(token) ||
        (token === "make" && /^(?:it|that)$/.test(gap[at + 1] ?? "")) ||
        (token === "rather" && gap[at - 1] === "or"),
    )
  )
    return true;
  return gap.some(
    (token, at) =>
      /^(?:no|nope|nah)$/.test(token) &&
      (at === 0 || isBreak(gap[at - 1] ?? "")) &&
      isBreak(
        gap.slice(at + 1).find((one) => !/^(?:thanks|thank|you|way|please)$/.test(one)) ?? ".",
      ),
  );
}

/** Whether nothing but joins and small words stands between the groups. */
function isList(tokens: readonly string[], groups: readonly Group[]): boolean {
  return groups.slice(1).every((group, at) => {
    const gap = tokens.slice(groups[at]?.end ?? 0, group.start);
    return (
      gap.some((token) => /^(?:or|and|,)$/.test(token)) &&
      gap.every((token) => isSmall(token) || /^(?:or|and|,|maybe|even|else|whichever)$/.test(token))
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
  if (!order) return ids.filter((id) => !denied.includes(id));
  const isRanked = order.rank !== null && order.rank !== 0 && order.rank !== -1;
  const among = isRanked ? ids : ids.filter((id) => !denied.includes(id));
  const priced = offers.every(({ price }) => price !== null);
  const sizes =
    order.by === "size"
      ? sizesOf(offers)
      : priced
        ? offers.map(({ price }) => price ?? 0)
        : order.by === "price"
          ? null
          : sizesOf(offers);
  // Where no price is shown, the cheapest is up to the robot.
  if (!sizes && order.by === "price" && order.rank === 0) return among;
  const measured = sizes ?? (order.rank === null ? offers.map((_, at) => at) : null);
  if (!measured) return marks.some((mark) => mark.order === null) ? among : [];
  const sorted = among
    .map((offer) => ({ offer, size: measured[offers.indexOf(offer)] ?? 0 }))
    .sort((one, other) => one.size - other.size);
  const rank = order.rank ?? (sorted.length % 2 === 1 ? (sorted.length - 1) / 2 : Number.NaN);
  const found = sorted.at(rank);
  return found && !Number.isNaN(rank) ? [found.offer] : [];
}

/** Whether it is one, or any of several that the words allow. */
function isSettled(
  { marks, start, end }: Group,
  ids: readonly Offer[],
  tokens: readonly string[],
): boolean {
  if (ids.length === 1 || marks.some(({ isRange, order }) => isRange || order))
    return ids.length > 0;
  const isBefore = marks.some(
    ({ as, order }) => as.length === 0 && order === null && tokens[start] === "same",
  );
  return (
    isBefore ||
    tokens
      .slice(Math.max(0, start - 3), end + 4)
      .some((token) => /^(?:any|either|both|all|ones|whichever|every)$/.test(token))
  );
}
