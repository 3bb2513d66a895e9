import { escapeMarkdown } from "../../src/core/markdown.js";
import { anchorOf, type Block, type Report, type Table } from "./document.js";

export function renderMarkdown({ title, blocks }: Report): string {
  return `${[`# ${escapeMarkdown(title)}`, ...blocks.map(renderBlock)].join("\n\n")}\n`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level ?? 2)} ${escapeMarkdown(block.text)}`;
    case "contents":
      return block.headings
        .map((text) => `- [${escapeMarkdown(text)}](#${anchorOf(text)})`)
        .join("\n");
    case "text":
      return escapeMarkdown(block.text);
    case "list":
      return block.items.map((item) => `- ${escapeMarkdown(item)}`).join("\n");
    case "code":
      return renderCode(block.text);
    case "table":
      return renderTable(block);
    case "plot":
      return `![${escapeMarkdown(block.title)}](${block.name}.svg)`;
  }
}

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
