import type { KeptVector, RowReader } from "./row-reader.js";

const rowsPerRead = 4096;

/** The rows that the graph does not have yet. They are in memory and searched by brute force. */
export class Tail {
  #vectors: KeptVector[] = [];
  #newest = 0;

  get size(): number {
    return this.#vectors.length;
  }

  /** All rows after number `covered`; reads those that are not in memory. */
  async after(covered: number, rows: RowReader): Promise<readonly KeptVector[]> {
    if ((this.#vectors[0]?.number ?? Number.POSITIVE_INFINITY) <= covered)
      this.#vectors = this.#vectors.filter(({ number }) => number > covered);
    this.#newest = Math.max(this.#newest, covered);
    for (;;) {
      const read = await rows.after(this.#newest, rowsPerRead);
      for (const row of read) this.#vectors.push(row);
      this.#newest = read.at(-1)?.number ?? this.#newest;
      if (read.length < rowsPerRead) return this.#vectors;
    }
  }

  remove(numbers: ReadonlySet<number>): void {
    this.#vectors = this.#vectors.filter(({ number }) => !numbers.has(number));
  }
}
