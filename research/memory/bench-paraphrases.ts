/** `sous bench paraphrases`: how well questions with the same meaning are recognised. */
import { z } from "zod";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { readJsonLines } from "../../src/core/json.js";
import { packageFile } from "../../src/core/package-file.js";
import { isSameQuestion } from "../../src/desk/same-question.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { breathe } from "../lab/in-jobs.js";
import type { ResultKind } from "../report/result-kind.js";

export const paraphrasesCommand = (kind: ResultKind<ParaphrasesResult>) =>
  declareBench({
    flags: {
      file: flag.text(
        "--file <file>",
        "pairs, one JSON object a line (default: the 300 that come with Sous)",
      ),
      report: flag.report(),
      json: flag.json(),
    },
    help: `
A line: {"id":1,"same":true,"one":"Where is a mug?","other":"Where can I find a mug?"}
Pairs with odd ids are for tuning, those with even ids for reporting.

Example:
  sous bench paraphrases --json`,
    unit: "pairs",
    kind,
    run: ({ file }) =>
      benchParaphrases(readPairs(file ?? packageFile("research/memory/paraphrases.jsonl"))),
  });

/** Two questions, and whether they mean the same. */
const pairShape = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  same: z.boolean(),
  one: z.string().min(1),
  other: z.string().min(1),
});
type QuestionPair = z.infer<typeof pairShape>;
type Judged = QuestionPair & { readonly taken: boolean };

export const readPairs = (file: string) => readJsonLines(pairShape, file);

export async function benchParaphrases(pairs: readonly QuestionPair[]) {
  const embedder = createHashingEmbedder();
  const judged = await Promise.all(
    pairs.map(async (pair): Promise<Judged> => {
      await breathe();
      const [one = [], other = []] = await embedder.embed([pair.one, pair.other]);
      let similarity = 0;
      for (const [at, value] of one.entries()) similarity += value * (other[at] ?? 0);
      return { ...pair, taken: isSameQuestion(pair.one, pair.other, similarity) };
    }),
  );
  const tune = judged.filter((pair) => numberOf(pair) % 2 === 1);
  const report = judged.filter((pair) => numberOf(pair) % 2 === 0);
  return {
    embedder: embedder.id,
    pairs: judged.length,
    ...score(judged),
    tune: { pairs: tune.length, ...score(tune) },
    report: { pairs: report.length, ...score(report) },
    tuneErrors: tune.filter(({ same, taken }) => same !== taken),
  };
}

export type ParaphrasesResult = Awaited<ReturnType<typeof benchParaphrases>>;

/** The number in a pair's id: "p-17" is 17. */
function numberOf({ id }: QuestionPair): number {
  return Number(/\d+/.exec(String(id))?.[0] ?? 0);
}

function score(judged: readonly Judged[]) {
  const taken = judged.filter((pair) => pair.taken);
  const right = taken.filter(({ same }) => same).length;
  const same = judged.filter((pair) => pair.same).length;
  return {
    precision: taken.length === 0 ? 1 : right / taken.length,
    recall: same === 0 ? 1 : right / same,
  };
}
