import type { JudgedAnswers } from "./quality.js";

export type AgreementFigures = ReturnType<typeof agreementOf>;

export function agreementOf({ questions, people, overall }: JudgedAnswers) {
  const several = questions.filter(({ disagreement }) => disagreement !== null);
  const ofFact = several.filter(({ preference }) => !preference);
  const wishes = several.filter(({ preference }) => preference);
  return {
    questions: ofFact.length,
    /** Share of pairs who agree, averaged over questions. */
    pairwise: meanAgreement(ofFact),
    alpha: overall.alpha,
    kappa: overall.kappa,
    preferences: wishes.length,
    preferencesPairwise: meanAgreement(wishes),
    shared: questions.filter(({ dawidSkene }) => dawidSkene !== null).length,
    people: people.length,
    flagged: people.filter(({ flags }) => flags.length > 0).length,
  };
}

function meanAgreement(
  questions: readonly { readonly disagreement: number | null }[],
): number | null {
  const shares = questions.map(({ disagreement }) => 1 - (disagreement ?? 0));
  return shares.length === 0 ? null : shares.reduce((sum, one) => sum + one, 0) / shares.length;
}
