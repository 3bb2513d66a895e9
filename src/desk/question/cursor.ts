/** Goes through the words of a sentence with patterns over their letters (see `Word`). */
import type { Word } from "./words.js";

const patterns = new Map<string, RegExp>();

/** A place in a sentence. */
export class Cursor {
  protected readonly words: readonly Word[];
  readonly #sorts: string;
  protected at = 0;

  constructor(words: readonly Word[]) {
    this.words = words;
    this.#sorts = words.map(({ sort }) => sort).join("");
  }

  protected get isDone(): boolean {
    return this.at >= this.words.length;
  }

  protected sees(pattern: string): boolean {
    return this.#length(pattern) >= 0;
  }

  #length(pattern: string): number {
    const expression = patterns.get(pattern) ?? new RegExp(pattern, "y");
    patterns.set(pattern, expression);
    expression.lastIndex = this.at;
    return expression.exec(this.#sorts)?.[0].length ?? -1;
  }

  protected take(pattern: string): readonly Word[] {
    const words = this.words.slice(this.at, this.at + Math.max(0, this.#length(pattern)));
    this.at += words.length;
    return words;
  }

  protected said(ahead = 0): string {
    return this.words[this.at + ahead]?.said ?? "";
  }
}
