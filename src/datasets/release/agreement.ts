/** How far people agree in a release. */
import type { JudgedAnswers } from "./quality.js";

export interface AgreementFigures {
  /** Questions of fact with at least two people's answers. */
  readonly questions: number;
  /** Share of pairs of people who gave the same answer, averaged over questions. */
  readonly pairwise: number | null;
  readonly alpha: number | null;
  readonly kappa: number | null;
  /** Questions of preference with at least two people's answers. */
  readonly preferences: number;
  /** As `pairwise`, over questions of preference. */
  readonly preferencesPairwise: number | null;
  /** Questions that Dawid and Skene's model answers. */
  readonly shared: number;
  readonly people: number;
  readonly flagged: number;
}

export function agreementOf({ questions, people, overall }: JudgedAnswers): AgreementFigures {
  const several = questions.filter(({ disagreement }) => disagreement !== null);
  const ofFact = several.filter(({ preference }) => !preference);
  const wishes = several.filter(({ preference }) => preference);
  return {
    questions: ofFact.length,
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
