import type { LocationClaim } from "../../core/grounding.js";
import type { Statement } from "./statements.js";

interface Group {
  thing: string;
  alien: boolean;
  negative: boolean;
  unsure: boolean;
  ids: Set<string>;
}

interface Draft {
  readonly groups: Group[];
  readonly noun: string;
}

function open(draft: Draft, statement: Statement, thing: string): void {
  draft.groups.push({
    thing,
    alien: statement.alien,
    negative: statement.negative,
    unsure: statement.unsure,
    ids: new Set(statement.mention.ids),
  });
}

function extend(group: Group, statement: Statement, unsure: boolean): void {
  for (const id of statement.mention.ids) group.ids.add(id);
  group.unsure ||= unsure || statement.unsure;
}

function isWithin(inner: Iterable<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((id) => outer.has(id));
}

/** Takes back the last positive group: "drawer 1, no sorry, 2". */
function retract(draft: Draft, statement: Statement): void {
  const at = draft.groups.findLastIndex((group) => group.negative === false);
  if (at < 0) return;
  const taken = draft.groups[at];
  if (taken && statement.negative && !isWithin(statement.mention.ids, taken.ids)) return;
  draft.groups.splice(at, 1);
}

/** A list's commas mean what its last link means; a bare list names alternatives. */
function meaningOf(statements: readonly Statement[], at: number): Statement["link"] {
  const link = statements[at]?.link ?? "start";
  if (link !== "list") return link;
  const after = statements.slice(at + 1).find((statement) => statement.link !== "list");
  return after?.link === "and" ? "and" : "or";
}

function addNegative(draft: Draft, statement: Statement, thing: string): void {
  const same = draft.groups.find((group) => group.negative && group.thing === thing);
  if (same) extend(same, statement, false);
  else open(draft, statement, thing);
}

/** A place said again, or more exactly: "on the table, the dining table". */
function refine(group: Group, statement: Statement): boolean {
  const { ids } = statement.mention;
  if (ids.length === 0) return false;
  if (isWithin(ids, group.ids)) {
    group.ids = new Set(ids);
    return true;
  }
  return isWithin(group.ids, new Set(ids));
}

function addPositive(
  draft: Draft,
  statement: Statement,
  context: { thing: string; link: Statement["link"]; oneEach: boolean },
): void {
  const last = draft.groups.findLast((group) => !group.negative);
  const { thing, link } = context;
  if (!last || last.thing !== thing) return open(draft, statement, thing);
  if (link === "or" && !(context.oneEach && statement.located))
    return extend(last, statement, true);
  if (link === "next" || link === "start") return addLater(draft, statement, { last, thing });
  if (link === "and" && refine(last, statement)) return;
  open(draft, statement, thing);
}

/** A second place in a later sentence: more exact, another one, or only talk. */
function addLater(
  draft: Draft,
  statement: Statement,
  context: { last: Group; thing: string },
): void {
  if (refine(context.last, statement)) return;
  if (context.last.ids.size === 0 || statement.located) open(draft, statement, context.thing);
}

function addStatement(draft: Draft, statements: readonly Statement[], at: number): void {
  const statement = statements[at];
  if (!statement || (statement.ignored && statement.link !== "instead")) return;
  const link = meaningOf(statements, at);
  if (link === "instead") retract(draft, statement);
  if (statement.ignored) return;
  const before = statements[at - 1];
  const inherited = statement.link !== "next" ? draft.groups.at(-1)?.thing : undefined;
  const alien = statement.alien;
  const thing = statement.thing ?? (alien ? null : (inherited ?? draft.noun));
  if (thing === null) return;
  if (
    statement.negative &&
    link === "instead" &&
    before &&
    isWithin(statement.mention.ids, new Set(before.mention.ids))
  )
    return;
  if (statement.negative) return addNegative(draft, statement, thing);
  addPositive(draft, statement, { thing, link, oneEach: false });
}

/** What is denied is no candidate; a class-wide claim keeps the rest. */
function removeDenied(groups: readonly Group[]): void {
  for (const denied of groups.filter((group) => group.negative))
    for (const group of groups)
      if (!group.negative && group.thing === denied.thing)
        for (const id of denied.ids) group.ids.delete(id);
}

/** The claims of a reply, alike ones merged. Places are sorted as the vocabulary lists them. */
export function makeClaims(
  statements: readonly Statement[],
  context: { noun: string; places: readonly string[] },
): LocationClaim[] {
  const draft: Draft = { groups: [], noun: context.noun };
  statements.forEach((_, at) => {
    addStatement(draft, statements, at);
  });
  removeDenied(draft.groups);
  const seen = new Set<string>();
  return draft.groups.flatMap((group) => {
    const places = context.places.filter((place) => group.ids.has(place));
    const key = JSON.stringify([group.thing, group.negative, places]);
    if (places.length === 0 || seen.has(key)) return [];
    seen.add(key);
    const certainty = group.unsure ? "unsure" : "sure";
    return [{ thing: group.thing, places, polarity: !group.negative, certainty }];
  });
}
