import { type Renderer, type Report, renderBlock, type Table } from "./document.js";

export function renderText({ title, blocks }: Report): string {
  return [title, ...blocks.flatMap((block) => renderBlock(render, block))].join("\n");
}

const render: Renderer<readonly string[]> = {
  heading: ({ text }) => ["", text],
  text: ({ text }) => ["", text],
  list: ({ items }) => items.map((item) => `  - ${item}`),
  table: (table) => ["", ...renderTable(table)],
  code: () => [],
  contents: () => [],
  plot: () => [],
};

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
