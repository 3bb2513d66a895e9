/** The part of the report on crowds: whether people's quality, and the right answers, are recovered. */
import type { Block, Report } from "../report/document.js";
import type { Given } from "../report/read-results.js";
import { formatTime } from "../report/write-report.js";

export function composeCrowd({ result, origin }: Given<"crowd">): Report {
  const { people, questions, answersPerQuestion, seeds, guessers } = result;
  const blocks: readonly Block[] = [
    { kind: "code", text: origin.command },
    {
      kind: "text",
      text: `Simulated people of known quality, every kind from diligent to colluding, in ${seeds.length} crowds; each question has candidates of its own. Quality is estimated from their answers and the gold questions; accuracies are over the questions that are not gold. "With done" is the correlation with the share of their claims that is right, "reachable" what that share has with the quality they were made with: no estimate from so few answers can do much better.${formatTime(origin)}`,
    },
    {
      kind: "table",
      head: ["seed", "correlation", "with done", "reachable", "majority", "aggregated", "alpha"],
      rows: seeds.map((one) => [
        String(one.seed),
        ...[one.correlation, one.correlationWithDone, one.reachable].map(digits),
        ...[one.majority, one.aggregated].map(percent),
        digits(one.alpha),
      ]),
    },
    {
      kind: "table",
      head: ["over all", "mean", "least"],
      rows: [
        ["correlation", digits(result.meanCorrelation), digits(result.leastCorrelation)],
        ["better than majority by", percent(result.meanGain), percent(result.leastGain)],
        [
          "the same, all people diligent",
          percent(result.alike.meanGain),
          percent(result.alike.leastGain),
        ],
      ],
    },
    {
      kind: "text",
      text: `People who all guess agree by an alpha of at most ${digits(guessers.worst)} from 0, with the chance of each question's own candidates; with the labels of all questions pooled it would be ${digits(guessers.worstPooled)}.`,
    },
    {
      kind: "table",
      head: ["flag", "flagged", "rightly", "who do it", "precision", "recall"],
      rows: result.flags.map(({ kind, flagged, right, real, precision, recall }) => [
        kind,
        String(flagged),
        String(right),
        String(real),
        digits(precision),
        digits(recall),
      ]),
    },
  ];
  return {
    title: `Crowds: ${people} people, ${questions} questions of ${answersPerQuestion} answers`,
    blocks,
  };
}

function digits(value: number | null): string {
  return value === null ? "none" : value.toFixed(3);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}
