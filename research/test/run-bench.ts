/** Runs a bench as people do, and composes the report on what it printed. */
import { writeFileSync } from "node:fs";
import { expect } from "vitest";
import { runSousWith } from "../../test/app/run-sous.js";
import { newFile } from "../../test/memory/folder.js";
import { resultKinds as kinds } from "../cli/registry.js";
import { composeWhole } from "../report/command.js";
import type { Report, Table } from "../report/document.js";
import { readResults } from "../report/read-results.js";

export interface Bench {
  readonly words: readonly string[];
  /** What it prints with --json has these figures. */
  readonly prints: object;
  /** Cells of the report by the column's and the row's name; none: the bench has no part in it. */
  readonly shows: readonly (readonly [column: string, row: string, cell: unknown])[];
  readonly settings?: Readonly<Record<string, string>>;
  /** 3: some games were left out. */
  readonly code?: number;
}

/** The report on files of results. */
async function composeReport(files: readonly string[]): Promise<Report> {
  const results = await readResults(files, kinds);
  return composeWhole({ kept: null, results, kinds, command: "sous report" });
}

/** The first table that has such a column, by the first cells of its rows. */
function tableWith(report: Report, column: string): ReadonlyMap<string, string> {
  const table = report.blocks.find(
    (block): block is Table => block.kind === "table" && block.head.includes(column),
  );
  const at = table?.head.indexOf(column) ?? -1;
  return new Map(table?.rows.map((row) => [row[0] ?? "", row[at] ?? ""]));
}

/** Checks what a bench prints, and what the report shows of it. */
export async function checkBench({ words, prints, shows, settings = {}, code = 0 }: Bench) {
  const ended = await runSousWith(settings, ...words, "--json");
  expect(ended.code, ended.err).toBe(code);
  expect(JSON.parse(ended.out)).toMatchObject(prints);
  if (shows.length === 0) return;
  const file = newFile("result.json");
  writeFileSync(file, ended.out);
  const report = await composeReport([file]);
  const found = shows.map(([column, row]) => [column, row, tableWith(report, column).get(row)]);
  expect(found).toEqual(shows);
}
