import { escapeMarkdown } from "../../src/core/markdown.js";
import { anchorOf, type Renderer, type Report, renderBlock, type Table } from "./document.js";

export function renderMarkdown({ title, blocks }: Report): string {
  return `${[`# ${escapeMarkdown(title)}`, ...blocks.map((block) => renderBlock(render, block))].join("\n\n")}\n`;
}

const render: Renderer = {
  heading: ({ text, level = 2 }) => `${"#".repeat(level)} ${escapeMarkdown(text)}`,
  contents: ({ headings }) =>
    headings.map((text) => `- [${escapeMarkdown(text)}](#${anchorOf(text)})`).join("\n"),
  text: ({ text }) => escapeMarkdown(text),
  list: ({ items }) => items.map((item) => `- ${escapeMarkdown(item)}`).join("\n"),
  code: ({ text }) => renderCode(text),
  table: renderTable,
  plot: ({ title, name }) => `![${escapeMarkdown(title)}](${name}.svg)`,
};

/** The fence is longer than every one in the text. */
function renderCode(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}sh\n${text}\n${fence}`;
}

function renderTable({ head, rows }: Table): string {
  const join = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  const line = (cells: readonly string[]): string => join(cells.map(escapeMarkdown));
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [line(head), join(rule), ...rows.map(line)].join("\n");
}
