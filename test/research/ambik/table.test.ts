/** AmbiK's columns in a CSV of ours. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fieldColumns, toCsv, toTable } from "../../../src/datasets/release/tables.js";
import { readTable } from "../../../src/research/ambik/table.js";

it("cells that were made inert are read as they were", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-tables-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, "rows.csv");
  const texts = [
    "=1+1",
    "+49 30 1",
    "-2+3",
    "@SUM(A1)",
    "\t=1",
    " =1",
    "\u200b=1",
    "\uff1d1+1",
    "'=1",
    "=a,b\nc",
  ];
  const rows = texts.map((answer) => ({ answer }));
  writeFileSync(file, toCsv(toTable(fieldColumns("STRING", "answer"), rows)));
  expect(readTable(file, ["answer"]).map(({ cells }) => cells.answer)).toEqual(texts);
});
