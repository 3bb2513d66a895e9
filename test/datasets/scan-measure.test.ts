/** Recall and precision of the leak scan on `scan-cases`, as in docs/collecting-data.md. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createScan } from "../../src/datasets/scan/scan.js";
import { sharedData } from "../shared-data.js";

interface Case {
  readonly id: string;
  readonly kind?: string;
  readonly text: string;
}

const folder = path.join(import.meta.dirname, "scan-cases");
const known = JSON.parse(readFileSync(path.join(folder, "known.json"), "utf8"));
const scan = createScan(known);

function readLines<Row>(file: string): readonly Row[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line));
}

function measure(file: string, ofKind: (kind: string) => boolean = () => true) {
  const cases = readLines<Case>(path.join(folder, file)).filter(({ kind = "" }) => ofKind(kind));
  const flagged = cases.filter(({ text }) => scan(text).length > 0);
  return { all: cases.length, found: flagged.length };
}

const isName = (kind: string) => /\bname\b/.test(kind);
const files = ["tune-planted.jsonl", "report-planted.jsonl"];

describe("the leak scan", () => {
  it.each(files)("finds nearly everything that has a form: %s", (file) => {
    const { all, found } = measure(file, (kind) => !isName(kind));
    expect(all).toBeGreaterThan(50);
    expect(found / all).toBeGreaterThanOrEqual(0.95);
  });

  it.each(files)("finds nine of ten names: %s", (file) => {
    const { all, found } = measure(file, isName);
    expect(all).toBeGreaterThan(20);
    expect(found / all).toBeGreaterThanOrEqual(0.9);
  });

  it("takes at most one of a hundred harmless answers for a leak", () => {
    const { all, found } = measure("harmless.jsonl");
    expect(all).toBe(500);
    expect(found).toBeLessThanOrEqual(5);
  });

  const shared = sharedData("answers", "answers.jsonl");
  it.skipIf(shared === null)("and at most one of a hundred given replies", () => {
    const replies = readLines<{ readonly reply: string }>(shared ?? "");
    const knowsNobody = createScan({ names: [], ids: [] });
    const flagged = replies.filter(({ reply }) => knowsNobody(reply).length > 0);
    expect(flagged.length / replies.length).toBeLessThanOrEqual(0.01);
  });
});
