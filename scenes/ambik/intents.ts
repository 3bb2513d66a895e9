/**
 * The grammar of AmbiK's intents: concepts between commas, alternatives between bars, a leading "-"
 * for what must not be there. Alternatives are parts of words ("refriger").
 */

/** Fulfilled when one of the alternatives is found, or, negated, when none is. */
export interface Concept {
  readonly negated: boolean;
  /** Lower case, without outer blanks; at least one. */
  readonly alternatives: readonly string[];
}

/** Reads an intent; empty concepts and alternatives say nothing and are left out. */
export function readIntent(intent: string): readonly Concept[] {
  return intent.split(",").flatMap((text) => {
    const plain = text.trim();
    const alternatives = plain
      .replace(/^-+/, "")
      .split("|")
      .map(fold)
      .filter((alternative) => alternative !== "");
    return alternatives.length > 0 ? [{ negated: plain.startsWith("-"), alternatives }] : [];
  });
}

/** Share of the concepts that one answer fulfils, in [0, 1]; null of no concepts. */
export function shareFulfilled(answer: string, concepts: readonly Concept[]): number | null {
  if (concepts.length === 0) return null;
  const text = fold(answer);
  const fulfilled = concepts.filter(
    ({ negated, alternatives }) => alternatives.some((part) => text.includes(part)) !== negated,
  );
  return fulfilled.length / concepts.length;
}

function fold(text: string): string {
  return text.toLowerCase().replace(/\s+/g, " ").trim();
}
