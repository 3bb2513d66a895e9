/** How well questions with the same meaning are recognised. */
import { z } from "zod";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { createEmbedder } from "../../src/app/models/embedder.js";
import { modelSupply } from "../../src/app/models/model-supply.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { readJsonLines } from "../../src/core/json.js";
import { packageFile } from "../../src/core/package-file.js";
import { rankVectors } from "../../src/core/rank.js";
import type { Embedder } from "../../src/core/stores.js";
import { percent } from "../../src/core/wording.js";
import { createModelJudge } from "../../src/desk/model-judge.js";
import { mayOffer, mostOffered } from "../../src/desk/offers.js";
import { isSameQuestion, isTakenForSame, wordingOf } from "../../src/desk/same-question.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { breathe } from "../lab/in-jobs.js";
import { withModelParts } from "../lab/parts.js";
import { heading, tableOf } from "../report/blocks.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";

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

export const paraphrasesKind = resultKind("paraphrases", composeParaphrases, 3);

export const paraphrasesCommand = () =>
  declareBench({
    flags: {
      file: flag.text(
        "--file <file>",
        "pairs, one JSON object a line (default: the 300 that come with Sous)",
      ),
      embedder: embedderFlag("compares sentences"),
      judge: flag.choice(
        "--judge <who>",
        "who is asked about pairs that the rules leave open",
        ["none", "model"],
        "none",
      ),
      report: flag.report(),
      json: flag.json(),
    },
    help: `
A line: {"id":1,"same":true,"one":"Where is a mug?","other":"Where can I find a mug?"}
Pairs with odd ids are for tuning, those with even ids for reporting. precision and recall are of what is reused without
asking, "wrong" is the number of different pairs that are; "offered" is the share of same pairs whose first question is
reused or among the two offered, and "needless" the share of questions that are offered something else.

Example:
  sous bench paraphrases --json`,
    unit: "pairs",
    kind: paraphrasesKind,
    run: ({ file, embedder, judge: who }) => {
      const pairs = readPairs(file ?? packageFile("research/memory/paraphrases.jsonl"));
      const bench = { pairs, embedder: openEmbedder(embedder) };
      if (who === "none") return benchParaphrases(bench);
      return withModelParts({}, "sous bench paraphrases", (parts) => {
        const judge = createModelJudge(modelSupply(parts)());
        return benchParaphrases({ ...bench, judge: (one, other) => judge(one, other, {}) });
      });
    },
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

interface Judged {
  readonly pair: QuestionPair;
  readonly similarity: number;
  /** Whether the answer to one is given to the other without asking, and what the rules alone say. */
  readonly taken: boolean;
  readonly allowed: boolean;
  readonly isOffered: boolean;
  /** Something is offered although the first question was never asked. */
  readonly isNeedless: boolean;
}

const steps = Array.from({ length: 20 }, (_, at) => at / 20);

export const readPairs = (file: string) => readJsonLines(pairShape, file);

export async function benchParaphrases(bench: ParaphrasesBench) {
  const { pairs, embedder } = bench;
  const vectors = await embedder.embed(pairs.flatMap(({ one, other }) => [one, other]));
  const asked = pairs.map((pair, at) => {
    const [one = new Float32Array(), other = new Float32Array()] = vectors.slice(
      2 * at,
      2 * at + 2,
    );
    return { pair, vector: one, other };
  });
  // What is asked again in the same words is no second question.
  const kept = [...new Map(asked.map((one) => [wordingOf(one.pair.one), one])).values()];
  const judged: Judged[] = [];
  for (const one of asked) judged.push(await judge(bench, one, kept));
  const isForTuning = ({ pair }: Judged): boolean => numberOf(pair) % 2 === 1;
  const tune = judged.filter(isForTuning);
  return {
    embedder: bench.embedder.id,
    pairs: judged.length,
    ...score(judged, ({ taken }) => taken),
    ...offersOf(judged),
    tune: figuresOf(tune),
    report: figuresOf(judged.filter((one) => !isForTuning(one))),
    tuneErrors: tune.filter(({ pair, taken }) => pair.same !== taken).map(({ pair }) => pair),
  };
}

type ParaphrasesResult = Awaited<ReturnType<typeof benchParaphrases>>;

/** The number in a pair's id: "p-17" is 17. */
function numberOf({ id }: QuestionPair): number {
  return Number(/\d+/.exec(String(id))?.[0] ?? 0);
}

interface AskedPair {
  readonly pair: QuestionPair;
  /** Of the pair's first question, which memory has, and of the other. */
  readonly vector: Float32Array;
  readonly other: Float32Array;
}

async function judge(
  { judge }: ParaphrasesBench,
  { pair, vector, other }: AskedPair,
  kept: readonly AskedPair[],
): Promise<Judged> {
  await breathe();
  const near = rankVectors(other, kept, kept.length).map(({ item, similarity }) => ({
    text: item.pair.one,
    similarity,
  }));
  const offered = (known: typeof near) => mayOffer(pair.other, known).slice(0, mostOffered);
  const isOwn = ({ text }: { readonly text: string }) => isSameQuestion(text, pair.one);
  const without = near.filter((one) => !isOwn(one));
  return {
    pair,
    similarity: rankVectors(other, [{ vector }], 1)[0]?.similarity ?? 0,
    taken: await isTakenForSame(pair, judge),
    allowed: isSameQuestion(pair.one, pair.other),
    isOffered: offered(near).some(isOwn),
    // What is known in the same words is not asked.
    isNeedless:
      offered(without).length > 0 && !without.some(({ text }) => isSameQuestion(text, pair.other)),
  };
}

function offersOf(judged: readonly Judged[]) {
  const same = judged.filter(({ pair }) => pair.same);
  const share = (part: readonly Judged[], whole: readonly Judged[]) =>
    whole.length === 0 ? 0 : part.length / whole.length;
  return {
    /** Different pairs of which one's answer is given to the other. */
    wrong: judged.filter(({ pair, taken }) => taken && !pair.same).length,
    /** Share of the same pairs whose first question is reused or offered, when memory has all first questions. */
    offered: share(
      same.filter(({ taken, isOffered }) => taken || isOffered),
      same,
    ),
    /** Share of the questions that are offered something when memory has all first questions but their own. */
    needless: share(
      judged.filter(({ isNeedless }) => isNeedless),
      judged,
    ),
  };
}

function figuresOf(judged: readonly Judged[]) {
  const point = (similarity: number, takes: (one: Judged) => boolean) => ({
    similarity,
    ...score(judged, takes),
  });
  return {
    pairs: judged.length,
    ...score(judged, ({ taken }) => taken),
    curve: steps.map((step) => point(step, (one) => one.allowed && one.similarity >= step)),
    embedderAlone: steps.map((step) => point(step, (one) => one.similarity >= step)),
  };
}

function score(judged: readonly Judged[], takes: (one: Judged) => boolean) {
  const taken = judged.filter(takes);
  const right = taken.filter(({ pair }) => pair.same).length;
  const same = judged.filter(({ pair }) => pair.same).length;
  return {
    precision: taken.length === 0 ? 1 : right / taken.length,
    recall: same === 0 ? 1 : right / same,
  };
}

function composeParaphrases(result: ParaphrasesResult): ResultPart {
  const { embedder, tune, report } = result;
  const halves = [
    { name: "tuning", ...tune },
    { name: "reporting", ...report },
  ];
  const curve = report.curve.map((point, at) => ({ ...point, alone: report.embedderAlone[at] }));
  return {
    title: `Which questions are the same: ${tune.pairs + report.pairs} pairs`,
    about: `An answer is reused without asking where a question has the same words but for case, punctuation, stop words and plurals; it is for ${result.wrong} of the different pairs. With all first questions in memory, that of ${percent(result.offered)} of the same pairs is reused or among the two that are offered by their vectors (${embedder}). While its own is missing, ${percent(result.needless)} of the questions are offered another. The ${report.pairs} pairs with even ids were only reported.`,
    blocks: [
      tableOf(halves, {
        half: ({ name }) => name,
        pairs: ({ pairs }) => pairs,
        precision: ({ precision }) => precision.toFixed(3),
        recall: ({ recall }) => recall.toFixed(3),
      }),
      heading("Reporting half, at other thresholds"),
      tableOf(curve, {
        "similarity of at least": ({ similarity }) => similarity.toFixed(2),
        precision: ({ precision }) => precision.toFixed(3),
        recall: ({ recall }) => recall.toFixed(3),
        "precision, embedder alone": ({ alone }) => alone?.precision.toFixed(3),
        "recall, embedder alone": ({ alone }) => alone?.recall.toFixed(3),
      }),
    ],
  };
}
