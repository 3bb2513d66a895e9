/** How well questions with the same meaning are recognised. */
import { z } from "zod";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { createEmbedder } from "../../src/app/models/embedder.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { readJsonLines } from "../../src/core/json.js";
import type { Embedder } from "../../src/core/memory/stores.js";
import { packageFile } from "../../src/core/package-file.js";
import { rankVectors } from "../../src/core/rank.js";
import { mayOffer, mostOffered } from "../../src/desk/ask/offers.js";
import { isSameQuestion, isTakenForSame, wordingOf } from "../../src/desk/ask/same-question.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { inJobs } from "../lab/in-jobs.js";
import { averageOf } from "../lab/numbers.js";
import { plainKind } from "../report/result-kind.js";

const embedders = ["words", "hashing", "configured"] as const;

/** @param what "compares sentences" */
export const embedderFlag = (what: string) =>
  flag.choice(
    "--embedder <which>",
    `what ${what}: the default, letters alone, or the configured model`,
    embedders,
    "words",
  );

export const openEmbedder = (which: (typeof embedders)[number]) =>
  which === "hashing"
    ? createHashingEmbedder()
    : createEmbedder(which === "words" ? { embed: null } : loadConfig());

export const paraphrasesCommand = () =>
  declareBench({
    flags: {
      file: flag.text(
        "--file <file>",
        "pairs, one JSON object a line (default: the 300 that come with Sous)",
      ),
      embedder: embedderFlag("compares sentences"),
      report: flag.report(),
    },
    help: `
A line: {"id":1,"same":true,"one":"Where is a mug?","other":"Where can I find a mug?"}
Pairs with odd ids are for tuning, those with even ids for reporting. precision and recall are of what is reused without
asking, "wrong" is the number of different pairs that are; "offered" is the share of same pairs whose first question is
reused or among the two offered, and "needless" the share of questions that are offered something else.

Example:
  sous bench paraphrases --json`,
    unit: "pairs",
    kind: plainKind("paraphrases", 3),
    run: ({ file, embedder }) =>
      benchParaphrases({
        pairs: readPairs(file ?? packageFile("research/memory/paraphrases.jsonl")),
        embedder: openEmbedder(embedder),
      }),
  });

/** Two questions, and whether they mean the same. */
const pairShape = z.object({
  id: z.union([z.number().int(), z.string().min(1)]),
  same: z.boolean(),
  one: z.string().min(1),
  other: z.string().min(1),
});
type QuestionPair = z.infer<typeof pairShape>;

interface ParaphrasesBench {
  readonly pairs: readonly QuestionPair[];
  readonly embedder: Embedder;
  /** Asked of pairs that the rules leave open; absent: these are not the same. */
  readonly judge?: (one: string, other: string) => Promise<boolean>;
}

export const readPairs = (file: string) => readJsonLines(pairShape, file);

export async function benchParaphrases({ pairs, embedder, judge }: ParaphrasesBench) {
  const vectors = await embedder.embed(pairs.flatMap(({ one, other }) => [one, other]));
  const asked = pairs.map((pair, at) => {
    const [vector = new Float32Array(), other = new Float32Array()] = vectors.slice(2 * at);
    return { pair, vector, other };
  });
  // What is asked again in the same words is no second question.
  const kept = [...new Map(asked.map((one) => [wordingOf(one.pair.one), one])).values()];
  const judged = await inJobs(1, asked, async ({ pair, other }) => {
    const near = rankVectors(other, kept, kept.length).map(({ item, similarity }) => ({
      text: item.pair.one,
      similarity,
    }));
    const offered = (known: typeof near) => mayOffer(pair.other, known).slice(0, mostOffered);
    const isOwn = ({ text }: { readonly text: string }) => isSameQuestion(text, pair.one);
    const without = near.filter((one) => !isOwn(one));
    return {
      pair,
      number: Number(/\d+/.exec(String(pair.id))?.[0] ?? 0),
      /** Whether the answer to one is given to the other without asking. */
      taken: await isTakenForSame(pair, judge),
      isOffered: offered(near).some(isOwn),
      /** Something is offered although the first question was never asked. What is known in the same words is not asked. */
      isNeedless:
        offered(without).length > 0 &&
        !without.some(({ text }) => isSameQuestion(text, pair.other)),
    };
  });
  const figuresOf = (some: typeof judged) => {
    const taken = some.filter((one) => one.taken);
    const same = some.filter(({ pair }) => pair.same);
    const right = taken.filter(({ pair }) => pair.same).length;
    return {
      pairs: some.length,
      precision: taken.length === 0 ? 1 : right / taken.length,
      recall: same.length === 0 ? 1 : right / same.length,
    };
  };
  const tune = judged.filter(({ number }) => number % 2 === 1);
  return {
    embedder: embedder.id,
    ...figuresOf(judged),
    /** Different pairs of which one's answer is given to the other. */
    wrong: judged.filter(({ pair, taken }) => taken && !pair.same).length,
    /** Share of the same pairs whose first question is reused or offered, when memory has all first questions. */
    offered: averageOf(
      judged.filter(({ pair }) => pair.same),
      ({ taken, isOffered }) => Number(taken || isOffered),
    ),
    /** Share of the questions that are offered something when memory has all first questions but their own. */
    needless: averageOf(judged, ({ isNeedless }) => Number(isNeedless)),
    tune: figuresOf(tune),
    report: figuresOf(judged.filter(({ number }) => number % 2 !== 1)),
    tuneErrors: tune.filter(({ pair, taken }) => pair.same !== taken).map(({ pair }) => pair),
  };
}
