/** Reports composed in tests. */
import { writeFileSync } from "node:fs";
import type { Slice } from "../../../src/research/cli/slice.js";
import { composeWhole } from "../../../src/research/report/compose-whole.js";
import type { Report, Table } from "../../../src/research/report/document.js";
import { kindsOf, readResults } from "../../../src/research/report/read-results.js";
import { newFile } from "../../memory/folder.js";

/** A file with this text, removed after the test. */
export function writeResult(text: string, name = "result.json"): string {
  const file = newFile(name);
  writeFileSync(file, text);
  return file;
}

/** The report on results of a slice, as files have them. */
export async function composeResults(slice: Slice, ...results: readonly object[]): Promise<Report> {
  const kinds = kindsOf([slice]);
  const files = results.map((result) => writeResult(JSON.stringify(result)));
  const read = await readResults(files, kinds);
  return composeWhole({ kept: null, results: read, kinds, command: "sous report" });
}

/** The first table that has such a column, by the first cells of its rows. */
export function tableWith(report: Report, column: string): ReadonlyMap<string, string> {
  const table = report.blocks.find(
    (block): block is Table => block.kind === "table" && block.head.includes(column),
  );
  const at = table?.head.indexOf(column) ?? -1;
  return new Map(table?.rows.map((row) => [row[0] ?? "", row[at] ?? ""]));
}

export function partsOf({ blocks }: Report): readonly string[] {
  return blocks.flatMap((block) =>
    block.kind === "heading" && block.level !== 3 ? [block.text] : [],
  );
}
