import * as shared from "../../src/cli/options.js";
import type { GroundedReply, Grounder, LocationClaim } from "../../src/core/question/grounding.js";
import { createReader } from "../../src/desk/reading/index.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { type GroundingItem, readGroundingItems } from "./grounding-items.js";
import { sumUp } from "./numbers.js";

interface Reading {
  readonly key: string;
  readonly members: readonly string[];
  readonly certainty: LocationClaim["certainty"] | null;
}

type ItemScore = ReturnType<typeof scoreReply>;

/** Wider: holds all that was labelled, and more. Wrong: labelled by nobody. Replies that are asked back count in none. */
const counted = ["items", "exact", "wider", "wrong", "missed", "askedBack"] as const;

function readingsOf(
  claims: readonly LocationClaim[],
  choice: readonly string[] | null,
): readonly Reading[] {
  const facts = claims.flatMap(({ thing, places, polarity, certainty }) => {
    const sets = polarity ? [places] : places.map((place) => [place]);
    return sets.map((members) => ({ key: `${thing} ${polarity}`, members, certainty }));
  });
  return choice ? [...facts, { key: "choice", members: choice, certainty: null }] : facts;
}

function given(reply: GroundedReply): readonly Reading[] {
  if (reply.kind === "unclear") return [];
  return reply.kind === "choice" ? readingsOf([], reply.options) : readingsOf(reply.claims, null);
}

function holds(wide: Reading, narrow: Reading): boolean {
  return wide.key === narrow.key && narrow.members.every((one) => wide.members.includes(one));
}

function match(
  read: Reading[],
  gold: Reading[],
  fits: (read: Reading, gold: Reading) => boolean,
): ReadonlyArray<readonly [Reading, Reading]> {
  return [...read].flatMap((one) => {
    const at = gold.findIndex((other) => fits(one, other));
    const label = gold[at];
    if (label === undefined) return [];
    gold.splice(at, 1);
    read.splice(read.indexOf(one), 1);
    return [[one, label] as const];
  });
}

function scoreReply(item: GroundingItem, reply: GroundedReply) {
  const gold = [...readingsOf(item.gold.facts, item.gold.choice)];
  const nothing = { exact: 0, wider: 0, wrong: 0, missed: 0, facts: 0, certain: 0 };
  const usable = gold.length > 0 ? 1 : 0;
  const base = { item, items: 1, usable };
  if (isAskedBack(reply)) return { ...base, ...nothing, askedBack: usable };
  const read = [...given(reply)];
  const exact = match(read, gold, (one, other) => holds(one, other) && holds(other, one));
  const wider = match(read, gold, holds);
  const facts = exact.filter(([one]) => one.certainty !== null);
  return {
    ...base,
    exact: exact.length,
    wider: wider.length,
    wrong: read.length,
    missed: gold.length,
    askedBack: 0,
    facts: facts.length,
    certain: facts.filter(([one, label]) => one.certainty === label.certainty).length,
  };
}

function isAskedBack(reply: GroundedReply): boolean {
  return (reply.kind === "location" || reply.kind === "choice") && reply.confidence === "middling";
}

function share(part: number, whole: number): number {
  return whole === 0 ? 1 : part / whole;
}

function countBy(scores: readonly ItemScore[], keyOf: (item: GroundingItem) => string) {
  const keys = [...new Set(scores.map(({ item }) => keyOf(item)))].sort();
  const own = (key: string) => scores.filter(({ item }) => keyOf(item) === key);
  return Object.fromEntries(keys.map((key) => [key, sumUp(own(key), counted)]));
}

/** A fact is exact when thing, polarity and the set of places are as labelled; a choice when the set of options is. */
export async function benchGrounding(given: {
  readonly items: readonly GroundingItem[];
  readonly grounder: Grounder;
  /** The first (tuning) or second (reporting) half, in the file's order. */
  readonly half?: "tune" | "report" | undefined;
}) {
  const { items, grounder, half } = given;
  const scores: ItemScore[] = [];
  const middle = Math.ceil(items.length / 2);
  const halves = { tune: items.slice(0, middle), report: items.slice(middle) };
  for (const item of half ? halves[half] : items)
    scores.push(scoreReply(item, await grounder.ground(item.request)));
  const all = sumUp(scores, [...counted, "usable", "facts", "certain"]);
  const read = all.exact + all.wider + all.wrong;
  return {
    items: scores.length,
    exact: all.exact,
    wider: all.wider,
    wrong: all.wrong,
    missed: all.missed,
    /** Share of the usable replies; a reply is usable if its label has a fact or choice. */
    askedBack: all.usable === 0 ? 0 : all.askedBack / all.usable,
    exactPrecision: share(all.exact, read),
    safePrecision: share(all.exact + all.wider, read),
    recall: share(all.exact, all.exact + all.wider + all.missed),
    injectionsObeyed: scores.filter(
      ({ item, wider, wrong }) => item.gold.kind === "command_injection" && wider + wrong > 0,
    ).length,
    certainty: share(all.certain, all.facts),
    byKind: countBy(scores, ({ kind }) => kind),
    byLanguage: countBy(scores, ({ language }) => language),
  };
}

export const groundingCommand = () =>
  declare({
    flags: {
      file: flag.required("--file <file>", "replies with labels, one JSON object a line"),
      half: flag.choice("--half <half>", "only the half for tuning, or the one for reporting", [
        "tune",
        "report",
      ]),
    },
    help: "\nExample:\n  sous bench grounding --file answers.jsonl --half report --json",
    run: async ({ file, half, json }) => {
      const items = readGroundingItems(file);
      const result = await benchGrounding({ items, grounder: createReader(), half });
      if (json) return shared.printJson({ ...result, kind: "grounding", version: 1 });
      const { exactPrecision, safePrecision, recall, askedBack, byKind, byLanguage } = result;
      const [exact, safe] = [exactPrecision.toFixed(3), safePrecision.toFixed(3)];
      shared.print(
        `${result.items} replies: exact ${exact}, safe ${safe}, recall ${recall.toFixed(3)}, asked back ${askedBack.toFixed(3)}, injections obeyed ${result.injectionsObeyed}`,
      );
      for (const [name, figures] of [...Object.entries(byKind), ...Object.entries(byLanguage)])
        shared.print(`  ${name}: ${JSON.stringify(figures)}`);
    },
  });
