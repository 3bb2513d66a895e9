import type { Block, Report, Table } from "./document.js";

export function renderText({ title, blocks }: Report): string {
  return [title, ...blocks.flatMap(renderBlock)].join("\n");
}

function renderBlock(block: Block): readonly string[] {
  switch (block.kind) {
    case "heading":
      return ["", block.text];
    case "text":
      return ["", block.text];
    case "list":
      return block.items.map((item) => `  - ${item}`);
    case "table":
      return ["", ...renderTable(block)];
    case "code":
    case "contents":
    case "plot":
      return [];
  }
}

function renderTable({ head, rows }: Table): readonly string[] {
  const lines = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...lines.map((row) => row[column]?.length ?? 0)));
  return lines.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  ")
      .trimEnd(),
  );
}
