/** Reads a visit to the shop from its pages' texts. */
import type { TrajectoryStep } from "../../core/episode/episode.js";

export interface Found extends ListedProduct {
  groups: readonly OptionGroup[] | null;
  details: string | null;
}

export type Visit = ReturnType<typeof retrace>;

export function retrace(trajectory: readonly TrajectoryStep[]) {
  let found = new Map<string, Found>();
  let page: ShopPage = { kind: "index" };
  let current: Found | null = null;
  let first: readonly Found[] = [];
  let actions = 0;
  const searches: string[] = [];
  for (const step of trajectory) {
    if (step.kind === "ask") continue;
    page = readPage(step.observation, step.admissible);
    if (step.kind === "act") {
      actions += 1;
      searches.push(...(/^search\[(.*)\]$/.exec(step.command)?.slice(1) ?? []));
      const opened = /^click\[(.*)\]$/.exec(step.command)?.[1]?.toUpperCase();
      current = found.get(opened ?? "") ?? current;
    }
    if (page.kind === "results") {
      current = null;
      const listed = page.products.map((one): [string, Found] => {
        return [one.asin, { ...one, groups: null, details: null }];
      });
      // Puts listed products first; those found before keep what was read of them.
      found = new Map([...listed, ...found]);
      if (first.length === 0) first = [...found.values()];
    } else if (page.kind === "item") {
      if (current) current.groups = page.groups;
    } else if (page.kind === "sub" && current) {
      current.details = `${current.details ?? ""} ${page.text}`;
    }
  }
  return { page, found: [...found.values()], first, current, actions, searches };
}

export interface ListedProduct {
  readonly asin: string;
  readonly title: string;
  /** Lowest and highest price, in dollars. */
  readonly price: number;
  readonly highest: number;
  readonly tag: string;
}

export interface OptionGroup {
  readonly name: string;
  readonly values: readonly string[];
}

export type ShopPage =
  | { readonly kind: "index" | "done" }
  | { readonly kind: "results"; readonly products: readonly ListedProduct[] }
  | {
      readonly kind: "item";
      readonly title: string;
      readonly price: number;
      readonly groups: readonly OptionGroup[];
      readonly chosen: readonly string[];
    }
  | { readonly kind: "sub"; readonly text: string };

/** Labels of buttons; an option with the same label acts as the button. */
const buttons =
  "back to search|< prev|next >|search|description|features|reviews|attributes|buy now".split("|");

export function readPage(text: string, admissible: readonly string[]): ShopPage {
  const lines = text.split("\n").map((line) => line.trim());
  if (lines[0] === "WebShop") return { kind: "index" };
  if (lines.includes("[Buy Now]")) return readItem(lines, new Set(admissible));
  if (lines.some((line) => /^Page \d+ \(Total results: \d+\)$/.test(line)))
    return { kind: "results", products: readProducts(lines) };
  if (lines[0] === "[Back to Search]") return { kind: "sub", text: lines.slice(2).join(" ") };
  return { kind: "done" };
}

function readProducts(lines: readonly string[]): readonly ListedProduct[] {
  const asins = lines.map((line) => /^\[(\S{1,10})\]$/.exec(line)?.[1]?.toUpperCase() ?? null);
  return asins.flatMap((asin, at) => {
    if (asin === null) return [];
    const next = asins.findIndex((other, place) => place > at && other !== null);
    const details = lines.slice(at + 1, next < 0 ? undefined : next);
    const priced = details.findLastIndex((line) => line.startsWith("$"));
    const tag = details[priced] ?? "";
    const title = details.slice(0, Math.max(priced, 1)).join(" ");
    const price = readPrice(tag);
    return [
      { asin, title, price, highest: Number(/ to \$([\d.]+)$/.exec(tag)?.[1] ?? price), tag },
    ];
  });
}

function readItem(lines: readonly string[], admissible: ReadonlySet<string>): ShopPage {
  const at = lines.findIndex((line) => line.startsWith("Price: $"));
  const given = lines.slice(2, at - 1).flatMap((line) => {
    const open = line.indexOf(" [");
    if (open < 0) return [];
    const values = line
      .slice(open + 2, -1)
      .split("][")
      .map((value) => value.replace(/^\[|\]$/g, ""))
      .filter((value) => admissible.has(`click[${value}]`) && !buttons.includes(value));
    return [{ name: line.slice(0, open), values: [...new Set(values)] }];
  });
  const groups = given.flatMap(({ name, values }, place) => {
    // A value of two groups belongs to the last one.
    const later = new Set(given.slice(place + 1).flatMap((other) => other.values));
    const own = values.filter((value) => !later.has(value));
    return own.length > 0 ? [{ name, values: own }] : [];
  });
  return {
    kind: "item",
    title: lines[at - 1] ?? "",
    price: readPrice(lines[at]?.slice("Price: ".length) ?? ""),
    groups,
    chosen: lines.flatMap((line) => /^You have clicked (.*)\.$/.exec(line)?.[1] ?? []),
  };
}

function readPrice(tag: string): number {
  return Number(/^\$([\d.]+)/.exec(tag)?.[1] ?? Number.NaN);
}
