/** How far people agree in a release. */
import type { QuestionRow } from "./rows.js";

export interface ReleasedRating {
  readonly item: string;
  readonly rater: string;
  readonly label: string;
}

/** Agreement corrected for chance, of ratings; null where nothing can be said. */
export type MeasureAgreement = (ratings: readonly ReleasedRating[]) => number | null;

export interface AgreementFigures {
  /** Questions with at least two people's answers. */
  readonly questions: number;
  /** Share of pairs of people who said the same of a question, averaged over questions. */
  readonly pairwise: number | null;
  readonly alpha: number | null;
}

/** What each person said last, in time and unseen where it was to be: the thing or place, "I don't know", or "bad question". */
export function ratingsOf(questions: readonly QuestionRow[]): readonly ReleasedRating[] {
  return questions.flatMap((question) => {
    const said = new Map<string, string>();
    for (const { person, late, sawOthers, understood, claims, choice } of question.ballots) {
      if (late || sawOthers || understood === "unclear") continue;
      const chosen = question.choices.find(({ id }) => id === choice)?.value;
      const told = claims.map(({ subject, relation, objects, polarity }) =>
        relation === "at" && polarity
          ? objects.join("|")
          : `${subject} ${relation} ${polarity} ${objects.join("|")}`,
      );
      const isAnswer = understood === "fact" || understood === "choice";
      said.set(person, isAnswer ? (chosen ?? told.sort().join("; ")) : understood);
    }
    return [...said].map(([rater, label]) => ({ item: question.id, rater, label }));
  });
}

export function measureAgreement(
  questions: readonly QuestionRow[],
  measure: MeasureAgreement,
): AgreementFigures {
  const ratings = ratingsOf(questions);
  const labels = new Map<string, string[]>();
  for (const { item, label } of ratings) labels.set(item, [...(labels.get(item) ?? []), label]);
  const several = [...labels.values()].filter((given) => given.length > 1);
  const shares = several.map(shareOfEqualPairs);
  return {
    questions: several.length,
    pairwise:
      shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length,
    alpha: measure(ratings),
  };
}

function shareOfEqualPairs(labels: readonly string[]): number {
  let equal = 0;
  for (const label of labels) equal += labels.filter((other) => other === label).length - 1;
  return equal / (labels.length * (labels.length - 1));
}
