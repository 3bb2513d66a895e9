/** The leak scan takes time in proportion to the text, whatever stands in it. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { createScan } from "../../src/datasets/scan/index.js";
import { families, textOf } from "./scan-families.js";

const file = path.join(import.meta.dirname, "scan-cases", "known.json");
const scan = createScan(JSON.parse(readFileSync(file, "utf8")));

/** Milliseconds of processor time, the best of two: other programs run beside this one. */
function timeOf(text: string): number {
  const times = [0, 1].map(() => {
    const begun = process.cpuUsage();
    scan(text);
    const { user, system } = process.cpuUsage(begun);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

describe("the time of a scan", () => {
  it.for(Object.entries(families))("grows with the text: %s", { retry: 2 }, ([, piece]) => {
    const [short, long] = [25_000, 100_000].map((length) => timeOf(textOf(piece, length)));
    expect((long ?? 0) / (short ?? 1)).toBeLessThan(2.2 ** 2);
    expect(long).toBeLessThan(5_000);
  });
});
