/** The mutants of the product's code, and those that a seed draws. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { InputError } from "../../src/core/errors.js";
import { seededRandom } from "../../src/core/random.js";
import { type Change, changesOf, operatorNames } from "./operators.js";
import { isSound, readSource, type Source } from "./source.js";

export interface SourceFile extends Source {
  /** From the repository's root. */
  readonly file: string;
  readonly text: string;
}

/** One change of one file. */
export interface Mutant extends Change {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** Number of the function that it changes; null: it is evaluated when the file is loaded. */
  readonly within: number | null;
}

/**
 * The sources below a folder, or one file.
 *
 * @throws InputError when there are none
 */
export function readSources(root: string, folder: string): readonly SourceFile[] {
  const at = path.join(root, folder);
  const found = statSync(at, { throwIfNoEntry: false });
  if (!found)
    throw new InputError(`There is no ${folder} here: name a folder or file of the product.`);
  const files = found.isFile()
    ? [at]
    : readdirSync(at, { recursive: true, encoding: "utf8" }).map((name) => path.join(at, name));
  return files
    .filter((file) => file.endsWith(".ts"))
    .sort()
    .map((full) => {
      const text = readFileSync(full, "utf8");
      return { file: path.relative(root, full), text, ...readSource(full, text) };
    });
}

/** All mutants of the sources. */
export function mutantsOf(sources: readonly SourceFile[]): readonly Mutant[] {
  return sources.flatMap(({ file, text, nodes }) =>
    nodes.flatMap((visited) =>
      changesOf(visited, text).map((change) => ({
        ...change,
        file,
        line: text.slice(0, change.start).split("\n").length,
        within: visited.within,
      })),
    ),
  );
}

/**
 * `count` mutants, as many of each operator as there are, the same for the same seed and sources. None that cannot
 * be parsed.
 */
export function draw(
  sources: readonly SourceFile[],
  { seed, count }: { readonly seed: number; readonly count: number },
): readonly Mutant[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const random = seededRandom(seed, "mutants");
  const shuffled = mutantsOf(sources)
    .map((mutant) => ({ mutant, key: random() }))
    .sort((one, other) => one.key - other.key)
    .map(({ mutant }) => mutant);
  const piles = operatorNames.map((name) => shuffled.filter(({ operator }) => operator === name));
  const drawn: Mutant[] = [];
  while (drawn.length < count && piles.some(({ length }) => length > 0)) {
    for (const pile of piles) {
      const mutant = pile.shift();
      const text = mutant && applyTo(texts.get(mutant.file) ?? "", mutant);
      if (mutant && isSound(mutant.file, text ?? "") && drawn.length < count) drawn.push(mutant);
    }
  }
  return drawn;
}

/** What tells a mutant from the others of its file, also after lines were added above it. */
export interface Told {
  readonly file: string;
  readonly line: number;
  readonly operator: string;
  readonly change: string;
}

/** The mutants that an earlier run told of, as far as their code still stands. */
export function findTold(sources: readonly SourceFile[], told: readonly Told[]): readonly Mutant[] {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const all = mutantsOf(sources);
  return told.flatMap(({ file, line, operator, change }) => {
    const alike = all.filter(
      (one) =>
        one.file === file &&
        one.operator === operator &&
        describeChange(texts.get(file) ?? "", one) === change,
    );
    const distance = (one: Mutant) => Math.abs(one.line - line);
    return alike.sort((one, other) => distance(one) - distance(other)).slice(0, 1);
  });
}

/** The text with the change in it. */
export function applyTo(text: string, { start, end, replacement }: Change): string {
  return text.slice(0, start) + replacement + text.slice(end);
}

/** The change in one line: what was there, and what is there now. */
export function describeChange(text: string, { start, end, replacement }: Change): string {
  const before = shorten(text.slice(start, end));
  return replacement === ";" || replacement === ""
    ? `without ${before}`
    : `${before}  ->  ${shorten(replacement)}`;
}

function shorten(code: string): string {
  const line = code.replace(/\s+/g, " ").trim();
  return line.length > 110 ? `${line.slice(0, 107)}...` : line;
}
