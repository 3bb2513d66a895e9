/** The part of the report on crowds: whether people's quality, and the right answers, are recovered. */
import { percent } from "../../src/core/wording.js";
import { share, tableOf, text } from "../report/blocks.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import { type CrowdResult, crowdShape } from "./results.js";

export const crowdKind = resultKind("crowd", crowdShape, composeCrowd);

function composeCrowd(result: CrowdResult): ResultPart {
  const { people, questions, answersPerQuestion, seeds, guessers, alike } = result;
  const over = [
    ["correlation", digits(result.meanCorrelation), digits(result.leastCorrelation)],
    ["correlation with done", null, digits(result.leastCorrelationWithDone)],
    ["better than majority by", points(result.meanGain), points(result.leastGain)],
    ["the same, all people diligent", points(alike.meanGain), points(alike.leastGain)],
  ] as const;
  return {
    title: `Crowds: ${people} people, ${questions} questions of ${answersPerQuestion} answers`,
    about: `Simulated people of known quality, every kind from diligent to colluding, in ${seeds.length} crowds; each question has candidates of its own. Quality is estimated from their answers and the gold questions; accuracies are over the questions that are not gold. "With done" is the correlation with the share of their claims that is right, "reachable" what that share has with the quality they were made with: no estimate from so few answers can do much better.`,
    blocks: [
      tableOf(seeds, {
        seed: ({ seed }) => seed,
        correlation: ({ correlation }) => digits(correlation),
        "with done": ({ correlationWithDone }) => digits(correlationWithDone),
        reachable: ({ reachable }) => digits(reachable),
        majority: ({ majority }) => points(majority),
        aggregated: ({ aggregated }) => points(aggregated),
        alpha: ({ alpha }) => digits(alpha),
      }),
      tableOf(over, {
        "over all": ([name]) => name,
        mean: ([, mean]) => mean,
        least: ([, , least]) => least,
      }),
      text(
        `People who all guess agree by an alpha of at most ${digits(guessers.worst)} from 0, with the chance of each question's own candidates; with the labels of all questions pooled it would be ${digits(guessers.worstPooled)}.`,
      ),
      tableOf(result.flags, {
        flag: ({ kind }) => kind,
        flagged: ({ flagged }) => flagged,
        rightly: ({ right }) => right,
        "who do it": ({ real }) => real,
        precision: ({ precision }) => digits(precision),
        recall: ({ recall }) => digits(recall),
      }),
    ],
  };
}

const digits = (value: number | null): string => share(value) ?? "none";
const points = (value: number): string => percent(value, 2);
