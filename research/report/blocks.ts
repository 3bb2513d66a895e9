import type { PeopleRates } from "../../src/core/episode/oracle.js";
import { percent } from "../../src/core/words/wording.js";
import type { Block, Report, Table } from "./document.js";

export type Cell = string | number | null | undefined;

export const heading = (text: string): Block => ({ kind: "heading", text });
export const text = (text: string): Block => ({ kind: "text", text });
export const code = (text: string): Block => ({ kind: "code", text });
export const list = (items: readonly string[]): Block => ({ kind: "list", items });

export function tableOf<Item>(
  items: readonly Item[],
  columns: Readonly<Record<string, (item: Item) => Cell>>,
): Table {
  return {
    kind: "table",
    head: Object.keys(columns),
    rows: items.map((item) => Object.values(columns).map((cell) => formatCell(cell(item)))),
  };
}

/** A table of two columns: names and values. Names without a value are left out. */
export function figures(values: Readonly<Record<string, Cell>>): Table {
  const known = Object.entries(values).filter(([, value]) => value !== undefined);
  return tableOf(known, { "": ([name]) => name, value: ([, value]) => value });
}

function formatCell(cell: Cell): string {
  return cell === null || cell === undefined ? "–" : String(cell);
}

export function differing(items: readonly string[]): readonly Block[] {
  return [text("What differs between the papers' setting and ours:"), list(items)];
}

/** A report as a part of a larger one: its title is a heading, its headings are one level lower. */
export function asPart({ title, blocks }: Report): readonly Block[] {
  return [
    heading(title),
    ...blocks.map((block): Block => (block.kind === "heading" ? { ...block, level: 3 } : block)),
  ];
}

/** Gives plots of the same name one each, so that none takes the place of another's file. */
export function namePlotsApart(blocks: readonly Block[]): readonly Block[] {
  const times = new Map<string, number>();
  return blocks.map((block) => {
    if (block.kind !== "plot") return block;
    const time = (times.get(block.name) ?? 0) + 1;
    times.set(block.name, time);
    return time === 1 ? block : { ...block, name: `${block.name}-${time}` };
  });
}

export function percentWith(share: number, deviation: number, digits = 1): string {
  return `${percent(share)} ± ${(deviation * 100).toFixed(digits)}`;
}

export function fixed(value: number): string {
  return value.toFixed(2);
}

export function share(value: number | null): string | null {
  return value?.toFixed(3) ?? null;
}

/** "30 % wrong", "50 % vague": what is not usual of them; nothing of people who are right, exact and alike. */
export function namePeople(rates: Partial<PeopleRates>): readonly string[] {
  const { differ = 0 } = rates;
  const shares = (["wrong", "unsure", "vague", "stale", "plausible", "hearsay"] as const).flatMap(
    (rate) => ((rates[rate] ?? 0) > 0 ? [`${percent(rates[rate] ?? 0)} ${rate}`] : []),
  );
  return [...shares, ...(differ > 0 ? [`apart by ${differ}`] : [])];
}
