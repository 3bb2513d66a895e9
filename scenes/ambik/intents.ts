/**
 * AmbiK's intent grammar: concepts separated by commas, alternatives by bars, "-" for exclusions. Alternatives are
 * parts of words ("refriger").
 */

/** Fulfilled by any alternative; if negated, by none. */
export type Concept = ReturnType<typeof readIntent>[number];

export function readIntent(intent: string) {
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

/** Share in [0, 1]; null without concepts. */
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
