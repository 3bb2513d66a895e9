import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Reporter, TestModule, Vitest } from "vitest/node";
import { missedList } from "./shared-data.js";

export class LeftOut implements Reporter {
  #list = "";
  #vitest: Vitest | null = null;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    const folder = mkdtempSync(path.join(tmpdir(), "sous-left-out-"));
    process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
    this.#list = path.join(folder, "missed");
    writeFileSync(this.#list, "");
    process.env[missedList] = this.#list;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const missed = [...new Set(readFileSync(this.#list, "utf8").split("\n"))].filter(Boolean);
    const isChosen = this.#vitest?.config.testNamePattern !== undefined;
    const skipped = modules.map(({ children }) => [...children.allTests("skipped")].length);
    const files = skipped.filter((count) => count > 0).length;
    if (isChosen || missed.length === 0 || files === 0) return;
    const tests = skipped.reduce((sum, count) => sum + count, 0);
    this.#vitest?.logger.log(
      `Left out: ${count(tests, "test")} in ${count(files, "file")}, for want of ${missed.toSorted().join(", ")}.`,
    );
  }
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? "" : "s"}`;
}
