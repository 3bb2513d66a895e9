/**
 * What the leak scan finds and what it takes for a leak that is none, on the cases of `scan-cases`. These figures are
 * those of docs/collecting-data.md.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createScan } from "../../src/datasets/scan/index.js";
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

/** Only totals: who makes rules must not see the cases that rules are judged by. */
function measure(file: string) {
  const cases = readLines<Case>(path.join(folder, file));
  const flagged = cases.filter(({ text }) => scan(text).length > 0);
  return { all: cases.length, flagged };
}

describe("the leak scan", () => {
  it("finds the leaks that its rules were made for", () => {
    const { all, flagged } = measure("tune-planted.jsonl");
    expect(all).toBe(120);
    expect(flagged.length).toBe(all);
  });

  it("finds nine of ten others of the same 60 kinds", () => {
    const { all, flagged } = measure("report-planted.jsonl");
    expect(all).toBe(120);
    expect(flagged.length).toBeGreaterThanOrEqual(108);
  });

  it("takes at most one of a hundred harmless answers for a leak", () => {
    const { all, flagged } = measure("harmless.jsonl");
    expect(all).toBe(500);
    expect(flagged.length).toBeLessThanOrEqual(5);
  });

  const shared = sharedData("answers", "answers.jsonl");
  it.skipIf(shared === null)("and at most one of a hundred given replies", () => {
    const replies = readLines<{ readonly reply: string }>(shared ?? "");
    const knowsNobody = createScan({ names: [], ids: [] });
    const flagged = replies.filter(({ reply }) => knowsNobody(reply).length > 0);
    expect(flagged.length / replies.length).toBeLessThanOrEqual(0.01);
  });
});
