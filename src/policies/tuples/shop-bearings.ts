/**
 * Summarises a visit to the shop for policies that imitate remembered decisions (tuples); replaces names in commands by
 * roles.
 */
import { commandsOf } from "../../core/episode/episode.js";
import type { EpisodeSoFar, Subgoal } from "../../core/memory/tuple.js";
import { affordable, missingWords, nounOf, saidValue } from "../shop/choose.js";
import { type Order, readOrder, saysWhole, withoutNoun } from "../shop/order.js";
import { retrace, type Visit } from "../shop/page.js";

const titleWords = 6;

export function takeShopBearings({ task, trajectory }: EpisodeSoFar) {
  const [begin] = trajectory;
  if (begin?.kind !== "begin" || !begin.observation.startsWith("WebShop")) return null;
  const order = readOrder(task);
  const visit = retrace(trajectory);
  const said = openValues(order, task, visit);
  const commands = commandsOf(trajectory);
  return {
    history: { evaluation: evaluate(visit, said), summary: summarise(visit, commands) },
    cell: { goal: ["order"], observation: observationType(order, visit, said) },
    /**
     * BEST: the best unopened product; OPENED: one that was opened; SAID: an ordered value not chosen yet; ORDER: a
     * search with at least half of the order's words.
     */
    writeRoles: (command: string) => roleOf(command, { order, visit, said }),
  };
}

function openValues(order: Order, task: string, { page, first }: Visit): readonly string[] {
  if (page.kind !== "item") return [];
  const details = withoutNoun(order, nounOf(task, order, first));
  return page.groups.flatMap((group) => {
    const value = saidValue(details, group);
    return value === null || page.chosen.includes(value) ? [] : [value];
  });
}

function evaluate({ page, found, current }: Visit, said: readonly string[]): readonly Subgoal[] {
  return [
    { name: "search", done: found.length > 0 },
    { name: "open", done: current !== null },
    { name: "choose", done: current !== null && said.length === 0 },
    { name: "buy", done: page.kind === "done" },
  ];
}

function summarise({ page, current }: Visit, commands: readonly string[]): string {
  const query = commands.findLast((command) => command.startsWith("search["));
  const title = current?.title.split(" ").slice(0, titleWords).join(" ");
  const chosen = page.kind === "item" ? page.chosen : [];
  return [
    ...(query ? [`Searched for "${query.slice("search[".length, -1)}".`] : []),
    ...(title ? [`Opened ${title}.`] : []),
    ...chosen.map((value) => `Chose ${value}.`),
    ...(current?.details ? ["Looked at features."] : []),
  ].join(" ");
}

/** Returns the page, whether an ordered option is open, and whether the product fits. */
function observationType(order: Order, { page, found, current }: Visit, said: readonly string[]) {
  if (page.kind === "results")
    return ["results", found.some(({ groups }) => groups) ? "looked" : "first"];
  if (page.kind !== "item" || !current) return [page.kind];
  const fits = missingWords(order, current).length === 0;
  const read = current.details === null ? "not read" : "read";
  return ["item", said.length > 0 ? "open" : "chosen", fits ? "fits" : read];
}

function roleOf(
  command: string,
  { order, visit, said }: { order: Order; visit: Visit; said: readonly string[] },
): string {
  const [, verb = "", what = ""] = /^(\w+)\[(.*)\]$/.exec(command) ?? [];
  if (verb === "search") {
    const asked = readOrder(what);
    const isWhole = 2 * order.words.filter((word) => saysWhole(asked, word) === true).length;
    return isWhole >= order.words.length ? "search ORDER" : "search NOUN";
  }
  const product = visit.found.find(({ asin }) => asin.toLowerCase() === what);
  if (product) {
    if (product.groups) return "click OPENED";
    return product === bestOf(order, visit) ? "click BEST" : "click ANOTHER";
  }
  const { page } = visit;
  const isOption = page.kind === "item" && page.groups.some(({ values }) => values.includes(what));
  if (!isOption) return command;
  return said.includes(what) ? "click SAID" : "click VALUE";
}

function bestOf(order: Order, { found }: Visit) {
  const closed = affordable(order, found).filter(({ groups }) => groups === null);
  const misses = new Map(closed.map((one) => [one, missingWords(order, one).length]));
  return closed.toSorted((one, other) => (misses.get(one) ?? 0) - (misses.get(other) ?? 0))[0];
}
