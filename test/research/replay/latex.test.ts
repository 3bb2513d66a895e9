import { expect, it } from "vitest";
import { renderLatex } from "../../../src/research/replay/latex.js";
import { composeReplay } from "../../../src/research/replay/replay-report.js";
import { studyReplay } from "../../../src/research/replay/study-replay.js";
import { partOf } from "../../../src/research/report/result-kind.js";
import { material, setting } from "./material.js";

it("shows what it is given, whatever LaTeX makes of it otherwise", () => {
  const cell = "5 % & 3 $ of a_b # {x} \\ ~ ^ –";
  const rows = [[cell, "[1, 2]\n% x"]];
  const latex = renderLatex({ title: "t", blocks: [{ kind: "table", head: ["", "b"], rows }] });
  expect(latex).toContain(
    "5 \\% \\& 3 \\$ of a\\_b \\# \\{x\\} \\textbackslash{} \\textasciitilde{} \\textasciicircum{} --",
  );
  expect(latex).toContain("& {[}1, 2] \\% x");
});

it("has every table of the study, each row as wide as its head", () => {
  const origin = { command: "sous study replay", seconds: 2 };
  const report = partOf(composeReplay(studyReplay(material, setting)), origin);
  const tables = report.blocks.flatMap((block) => (block.kind === "table" ? [block] : []));
  const latex = renderLatex(report);
  expect(tables.length).toBeGreaterThanOrEqual(6);
  const parts = latex.split("\\begin{table}").slice(1);
  expect(parts).toHaveLength(tables.length);
  for (const [index, part] of parts.entries()) {
    const [, columns = ""] = /\\begin\{tabular\}\{(l?r*)\}/.exec(part) ?? [];
    const rows = part.split("\n").filter((line) => line.endsWith(" \\\\"));
    expect(rows).toHaveLength(1 + (tables[index]?.rows.length ?? 0));
    for (const row of rows) expect(row.split(/(?<!\\)&/)).toHaveLength(columns.length);
    expect(part).toMatch(/\\toprule[\s\S]*\\midrule[\s\S]*\\bottomrule\n\\end\{tabular\}\n\\end/);
  }
  expect(latex).toContain("\\caption{Saved per question}");
});

it("lets no text break out of a table", () => {
  const hostile = [
    "\\input{/etc/passwd} \\write18{id}",
    "a | b | c & d",
    "C:\\dir\\",
    "[1] bracket",
    " [2] bracket",
    "* star",
    "% comment $x^2$ # {y}",
    "\u2028# next\u0085# line",
    "\u202etxt.exe\u200b\u0000",
  ];
  for (const text of hostile) {
    const table = { kind: "table", head: [text, "b"], rows: [[text, text]] } as const;
    const latex = renderLatex({ title: text, blocks: [table] }).split("\n");
    const rows = latex.filter((line) => line.endsWith(" \\\\"));
    expect(rows, text).toHaveLength(2);
    for (const row of rows) {
      expect(row.split(/(?<!\\)&/)).toHaveLength(2);
      expect(row).not.toMatch(/^\s*[[*]|\\(?:input|write18|dir)|(?<!\\)[%$#]|[\p{Cc}\p{Cf}]/u);
    }
    expect(latex[0]).toMatch(/^% \S/);
    expect(latex[2]).toBe("% \\usepackage{booktabs}");
  }
});
