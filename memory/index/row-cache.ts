import { setImmediate } from "node:timers/promises";
import { type Among, isAmong, type Label } from "./labels.js";
import type { KeptVector, RowReader } from "./row-reader.js";

const rowsPerRead = 4096;
/** Most rows whose vectors stay in memory although the graph has them: 50 MB at 384 numbers each. */
const mostHeld = 32_768;

interface LabelGroup {
  readonly label: Label;
  readonly numbers: Set<number>;
}

export type Wanted = Awaited<ReturnType<RowCache["find"]>>;

/**
 * Keeps in memory the labels of all rows, the vectors that the graph lacks (the tail), and others that were compared.
 */
export class RowCache {
  readonly #groupOf = new Map<number, LabelGroup>();
  readonly #homes = new Map<string, Map<string, LabelGroup>>();
  readonly tail = new Map<number, KeptVector>();
  readonly #read = new Map<number, KeptVector>();
  #newest = 0;
  #newestOfTail = 0;

  constructor(private readonly rows: RowReader) {}

  count(home?: string): number {
    if (home === undefined) return this.#groupOf.size;
    const groups = [...(this.#homes.get(home)?.values() ?? [])];
    return groups.reduce((sum, { numbers }) => sum + numbers.size, 0);
  }

  /** Reads new rows. Puts those with numbers above `covered` into the tail. */
  async catchUp(covered: number): Promise<void> {
    for (;;) {
      const read = await this.rows.labelsAfter(this.#newest, rowsPerRead);
      this.#newest = read.at(-1)?.number ?? this.#newest;
      for (const { number, ...label } of read) this.label(number, label);
      if (read.length < rowsPerRead) break;
      await setImmediate();
    }
    for (;;) {
      this.#newestOfTail = Math.max(this.#newestOfTail, covered);
      const read = await this.rows.after(this.#newestOfTail, rowsPerRead);
      for (const row of read) this.tail.set(row.number, row);
      this.#newestOfTail = read.at(-1)?.number ?? this.#newestOfTail;
      if (read.length < rowsPerRead) return;
      await setImmediate();
    }
  }

  cover(covered: number): void {
    for (const number of this.tail.keys()) {
      if (number > covered) return;
      this.tail.delete(number);
    }
  }

  /** Changes a row's label; ignores rows that were not read yet. */
  label(number: number, label: Label): void {
    if (number > this.#newest) return;
    const group = isAmong(label, {}) ? this.#groupFor(label) : undefined;
    const before = this.#groupOf.get(number);
    if (group === before) return;
    if (before) this.#removeFrom(number, before);
    if (!group) return;
    group.numbers.add(number);
    this.#groupOf.set(number, group);
  }

  remove(number: number): void {
    const group = this.#groupOf.get(number);
    if (group) this.#removeFrom(number, group);
    this.tail.delete(number);
    this.#read.delete(number);
  }

  async find(among: Among) {
    if (among.ids) {
      const numbers = new Set(await this.rows.numbersOf(among.ids));
      const has = (number: number) => numbers.has(number);
      return { size: numbers.size, has, numbers: (): Iterable<number> => numbers };
    }
    const { home } = among;
    const homes = home === undefined ? this.#homes.values() : [this.#homes.get(home) ?? new Map()];
    const groups = new Set<LabelGroup | undefined>();
    let size = 0;
    for (const ofHome of homes)
      for (const group of ofHome.values()) {
        if (!isAmong(group.label, among)) continue;
        groups.add(group);
        size += group.numbers.size;
      }
    return {
      size,
      has: (number: number) => groups.has(this.#groupOf.get(number)),
      *numbers(): Iterable<number> {
        for (const group of groups) yield* group?.numbers ?? [];
      },
    };
  }

  /** Reads the rows' vectors and keeps them in memory; leaves out deleted rows. */
  async vectorsOf(numbers: Iterable<number>): Promise<readonly KeptVector[]> {
    const found: KeptVector[] = [];
    const missing: number[] = [];
    for (const number of numbers) {
      const vector = this.tail.get(number) ?? this.#read.get(number);
      if (vector) found.push(vector);
      else missing.push(number);
    }
    if (missing.length === 0) return found;
    if (this.#read.size + missing.length > mostHeld) this.#read.clear();
    for (const row of await this.rows.byNumbers(missing)) {
      this.#read.set(row.number, row);
      found.push(row);
    }
    return found;
  }

  #groupFor(label: Label): LabelGroup {
    const home = label.home ?? "";
    const ofHome = this.#homes.get(home) ?? new Map<string, LabelGroup>();
    this.#homes.set(home, ofHome);
    const key = keyOf(label);
    const group = ofHome.get(key) ?? { label, numbers: new Set() };
    ofHome.set(key, group);
    return group;
  }

  #removeFrom(number: number, { label, numbers }: LabelGroup): void {
    numbers.delete(number);
    this.#groupOf.delete(number);
    if (numbers.size === 0) this.#homes.get(label.home ?? "")?.delete(keyOf(label));
  }
}

function keyOf({ counts, task, about }: Label): string {
  return JSON.stringify([counts, task, about]);
}
