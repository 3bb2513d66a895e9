/** Whether a pattern takes long for a text that people could write. */
import { type Family, families, familiesFor } from "./families.js";
import { type Care, findSlowness } from "./measure.js";
import { pumpsOf } from "./pumps.js";

/** How many spellings of each kind of text, and how many texts made for each repetition of a pattern. */
const few = { quick: { spellings: 1, made: 2 }, whole: { spellings: 99, made: 12 } } as const;

/** How a pattern is slow, as a sentence; null when it is not. It is sought everywhere, as with the flag g. */
export function slownessOf(
  { source, flags }: Pick<RegExp, "source" | "flags">,
  care: Care,
): string | null {
  const pattern = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  return slownessOfFunction(
    (text) => text.replace(pattern, ""),
    care,
    madeFor(source, flags, care),
  );
}

/** The same of a function of a text. @param more texts made for it, by their names */
export function slownessOfFunction(
  run: (text: string) => unknown,
  care: Care,
  more: Iterable<readonly [string, Family]> = [],
): string | null {
  const all = Object.entries(families).flatMap(([name, spellings]) =>
    spellings.slice(0, few[care].spellings).map((family) => [name, family] as const),
  );
  return findSlowness(run, [...more, ...all], care);
}

function madeFor(source: string, flags: string, care: Care): (readonly [string, Family])[] {
  return pumpsOf(source, flags).flatMap((pump) =>
    familiesFor(pump)
      .slice(0, few[care].made)
      .map((family) => [`"${pump.prefix}" and "${pump.pump}" again and again`, family] as const),
  );
}
