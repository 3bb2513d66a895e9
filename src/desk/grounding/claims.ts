import { classOf, isInstance } from "../../core/fact.js";
import type { LocationClaim } from "../../core/grounding.js";
import type { Link } from "./links.js";
import type { Statement } from "./statements.js";

/** The places named together for one thing. It becomes one claim. */
interface Group {
  readonly thing: string;
  readonly negative: boolean;
  unsure: boolean;
  ids: Set<string>;
}

/** A statement with its thing and its link worked out, ready to join a group. */
interface Entry {
  readonly statement: Statement;
  readonly thing: string;
  readonly link: Link;
}

function open(groups: Group[], { statement, thing }: Entry): void {
  const { mention, negative, unsure } = statement;
  groups.push({ thing, negative, unsure, ids: new Set(mention.ids) });
}

function extend(group: Group, statement: Statement, unsure: boolean): void {
  for (const id of statement.mention.ids) group.ids.add(id);
  group.unsure ||= unsure || statement.unsure;
}

function isWithin(inner: Iterable<string>, outer: ReadonlySet<string>): boolean {
  return [...inner].every((id) => outer.has(id));
}

/** A place said again, or more exactly: "on the table, the dining table". */
function refine(group: Group, statement: Statement): boolean {
  const { ids } = statement.mention;
  if (ids.length === 0 || group.ids.size === 0) return false;
  if (!isWithin(ids, group.ids)) return isWithin(group.ids, new Set(ids));
  group.ids = new Set(ids);
  return true;
}

/** Takes back the last positive group: "drawer 1, no sorry, 2". */
function retract(groups: Group[], statement: Statement): void {
  const last = groups.at(-1);
  if (last?.negative && !statement.negative && isWithin(last.ids, new Set(statement.mention.ids))) {
    groups.pop();
    return;
  }
  const at = groups.findLastIndex((group) => !group.negative);
  const taken = groups[at];
  if (!taken) return;
  if (statement.negative && !isWithin(statement.mention.ids, taken.ids)) return;
  groups.splice(at, 1);
}

function dropPositives(groups: Group[], ids: ReadonlySet<string>): void {
  const kept = groups.filter(
    (group) => group.negative || ![...group.ids].some((id) => ids.has(id)),
  );
  groups.splice(0, groups.length, ...kept);
}

function addNegative(groups: Group[], entry: Entry): void {
  const same = groups.find((group) => group.negative && group.thing === entry.thing);
  if (same) extend(same, entry.statement, false);
  else open(groups, entry);
}

function addPositive(groups: Group[], entry: Entry): void {
  const { statement, thing, link } = entry;
  const last = groups.findLast((group) => !group.negative);
  const isSame = last?.thing === thing;
  if (isSame && statement.link === "list" && refine(last, statement)) return;
  if (isSame && link === "or") extend(last, statement, true);
  else if (isSame && link !== "instead" && refine(last, statement)) return;
  else if (isSame && link === "next" && last.unsure && statement.unsure)
    extend(last, statement, true);
  else if (isSame && link === "next" && last.ids.size > 0 && !statement.located) return;
  else open(groups, entry);
}

/** Commas in a list mean the same as its last link; a list of commas only names alternatives. */
function linkInList(statements: readonly Statement[], at: number): Link {
  const link = statements[at]?.link ?? "start";
  if (link !== "list") return link;
  const after = statements.slice(at + 1).find((statement) => statement.link !== "list");
  const before = statements.slice(0, at).findLast((statement) => statement.link !== "list");
  return (after ?? before)?.link === "and" ? "and" : "or";
}

function thingOf(statement: Statement, groups: readonly Group[], noun: string): string | null {
  const { thing, alien } = statement.subject;
  if (thing !== null || alien) return thing;
  const inherited = statement.link === "next" ? undefined : groups.at(-1)?.thing;
  // "mug 4 is on the shelf, the others in the sink": the others are other ones.
  const isOther = statement.link === "and" && statement.located && inherited !== undefined;
  return isOther && isInstance(inherited) ? classOf(inherited) : (inherited ?? noun);
}

function addStatement(
  groups: Group[],
  at: number,
  context: { statements: readonly Statement[]; noun: string },
): void {
  const statement = context.statements[at];
  if (!statement) return;
  const link = linkInList(context.statements, at);
  if (link === "instead") retract(groups, statement);
  const thing = thingOf(statement, groups, context.noun);
  if (statement.aside || thing === null) return;
  const { mention } = statement;
  const entry = { statement, thing, link };
  if (!statement.negative) addPositive(groups, entry);
  else if (takesBack(context.statements, at)) dropPositives(groups, new Set(mention.ids));
  else if (!(link === "instead" && repeats(context.statements, at))) addNegative(groups, entry);
}

/** "the sink. I looked, not in the sink. The desk": a denial of what was said before, where another place follows. */
function takesBack(statements: readonly Statement[], at: number): boolean {
  const denied = new Set(statements[at]?.mention.ids);
  const isPositive = ({ aside, negative }: Statement) => !aside && !negative;
  return (
    statements
      .slice(0, at)
      .some((one) => isPositive(one) && one.mention.ids.some((id) => denied.has(id))) &&
    statements.slice(at + 1).some(isPositive)
  );
}

/** "the fridge. no wait, not the fridge": the denial only takes back and claims nothing itself. */
function repeats(statements: readonly Statement[], at: number): boolean {
  const before = new Set(statements[at - 1]?.mention.ids);
  return isWithin(statements[at]?.mention.ids ?? [], before);
}

/** Removes denied places from the positive claims: "on a shelf, but not shelf 2" keeps the other shelves. */
function removeDenied(groups: readonly Group[]): void {
  for (const denied of groups.filter((group) => group.negative))
    for (const group of groups) {
      if (group.negative || group.thing !== denied.thing) continue;
      // "not that shelf, shelf 2": the shelf that was denied is another one.
      if (group.ids.size < denied.ids.size && isWithin(group.ids, denied.ids)) denied.ids.clear();
      for (const id of denied.ids) group.ids.delete(id);
    }
}

function toClaims(groups: readonly Group[], places: readonly string[]): LocationClaim[] {
  const seen = new Set<string>();
  return groups.flatMap((group) => {
    const named = places.filter((place) => group.ids.has(place));
    const key = JSON.stringify([group.thing, group.negative, named]);
    if (named.length === 0 || seen.has(key)) return [];
    seen.add(key);
    const certainty = group.unsure ? "unsure" : "sure";
    return [{ thing: group.thing, places: named, polarity: !group.negative, certainty }];
  });
}

/** The claims of a reply, without repeats. Places stand in the vocabulary's order. */
export function makeClaims(
  statements: readonly Statement[],
  context: { readonly noun: string; readonly places: readonly string[] },
): LocationClaim[] {
  const groups: Group[] = [];
  statements.forEach((_, at) => {
    addStatement(groups, at, { statements, noun: context.noun });
  });
  removeDenied(groups);
  return toClaims(groups, context.places);
}
