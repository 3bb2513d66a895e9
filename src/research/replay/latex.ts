/** A report's tables as LaTeX, to be put into a paper; needs the package booktabs. */
import type { Report, Table } from "../report/document.js";

/** Each table is a float whose caption is the heading above it; all else of the report is left out. */
export function renderLatex({ title, blocks }: Report): string {
  const tables: string[] = [];
  let heading = title;
  for (const block of blocks) {
    if (block.kind === "heading") heading = block.text;
    if (block.kind === "table") tables.push(renderTable(block, heading));
  }
  return `${[`% ${oneLine(title)}`, "% \\usepackage{booktabs}", ...tables].join("\n\n")}\n`;
}

function renderTable({ head, rows }: Table, caption: string): string {
  const columns = head.map((_, column) => (column === 0 ? "l" : "r")).join("");
  const line = (cells: readonly string[]): string => `${cells.map(escapeLatex).join(" & ")} \\\\`;
  return [
    "\\begin{table}",
    "\\centering",
    `\\caption{${escapeLatex(caption)}}`,
    `\\begin{tabular}{${columns}}`,
    "\\toprule",
    line(head),
    "\\midrule",
    ...rows.map(line),
    "\\bottomrule",
    "\\end{tabular}",
    "\\end{table}",
  ].join("\n");
}

const escapes: Readonly<Record<string, string>> = {
  "\\": "\\textbackslash{}",
  "~": "\\textasciitilde{}",
  "^": "\\textasciicircum{}",
  "`": "\\textasciigrave{}",
  "|": "\\textbar{}",
  "<": "\\textless{}",
  ">": "\\textgreater{}",
  "–": "--",
};

/** Escapes LaTeX's characters. A bracket or star at the beginning would belong to the line before. */
function escapeLatex(text: string): string {
  return oneLine(text)
    .replace(/[\\~^`|<>–]|[&%$#_{}]/g, (character) => escapes[character] ?? `\\${character}`)
    .replace(/^[[*]/, "{$&}");
}

/** Without line ends, which would end a comment, and without what nobody can see. */
function oneLine(text: string): string {
  return text
    .replace(/[\s\u0085]+/g, " ")
    .replace(/[\p{Cc}\p{Cf}]/gu, "")
    .trim();
}
