/** Blocks that several parts of the report have. */
import type { Block, Report } from "../document.js";

export function heading(text: string): Block {
  return { kind: "heading", text };
}

/** What has to be read before figures that stand side by side. */
export function differing(items: readonly string[]): readonly Block[] {
  return [
    { kind: "text", text: "What differs between the papers' setting and ours:" },
    { kind: "list", items },
  ];
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
