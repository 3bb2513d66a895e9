/** A report as Markdown; its plots are SVG files beside it. */
import { anchorOf, type Block, type Report, type Table } from "./document.js";

export function renderMarkdown({ title, blocks }: Report): string {
  return `${[`# ${title}`, ...blocks.map(renderBlock)].join("\n\n")}\n`;
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level ?? 2)} ${block.text}`;
    case "contents":
      return block.headings.map((text) => `- [${text}](#${anchorOf(text)})`).join("\n");
    case "text":
      return block.text;
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "code":
      return `\`\`\`sh\n${block.text}\n\`\`\``;
    case "table":
      return renderTable(block);
    case "plot":
      return `![${block.title}](${block.name}.svg)`;
  }
}

function renderTable({ head, rows }: Table): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  const rule = head.map((_, column) => (column === 0 ? "---" : "---:"));
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}
