/** The parts of the report on the index of the memory, and on questions that mean the same. */
import { figures, heading, tableOf } from "../report/blocks.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import {
  type MemoryResult,
  memoryShape,
  type ParaphrasesResult,
  paraphrasesShape,
  type RecallFigures,
  type RecallResult,
  recallShape,
} from "./results.js";

export const memoryKind = resultKind("memory", memoryShape, composeIndex);
export const paraphrasesKind = resultKind("paraphrases", paraphrasesShape, composeParaphrases, 2);

export const recallKind = resultKind("recall", recallShape, composeRecall);

function composeRecall(result: RecallResult): ResultPart {
  const { items, questions, embedder, tune, report } = result;
  const halves = [
    { name: "all", ...result },
    { name: "for tuning", ...tune },
    { name: "for reporting", ...report },
  ];
  const share = (way: keyof RecallFigures["hitAt3"]) => (half: RecallFigures) =>
    half.hitAt3[way].toFixed(3);
  return {
    title: `Recall: ${questions} questions over ${items} things that were kept`,
    about: `How often something right is among the first three. Vectors by ${embedder}.`,
    blocks: [
      tableOf(halves, {
        questions: ({ name, questions: asked }) => `${name}: ${asked}`,
        "by words": share("words"),
        "by vectors": share("vectors"),
        "by both, as it is": share("both"),
      }),
    ],
  };
}

function composeIndex(result: MemoryResult): ResultPart {
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  const of = (value: number | undefined, format: (value: number) => string) =>
    value === undefined ? undefined : format(value);
  return {
    title: `The index: ${result.n} rows`,
    about: `Nearest neighbours by the index, against brute force over the same ${result.dim}-dimensional vectors in the same run; seed ${result.seed}. Times are of the machine that it ran on.`,
    blocks: [
      figures({
        "recall of the ten nearest": result.recallAt10.toFixed(4),
        "a query, median": ms(result.queryMsP50),
        "a query, 99th percentile": ms(result.queryMsP99),
        "brute force, median": ms(result.bruteMsP50),
        "brute force, times as long": result.ratioToBrute.toFixed(0),
        "rows added a second": result.addPerSecond.toFixed(0),
        "opened in": `${result.openMs.toFixed(0)} ms`,
        "rebuilt in": `${(result.rebuildMs / 1000).toFixed(1)} s`,
        "a query of one home, median": of(result.scopedMsP50, ms),
        "width of the search": result.searchWidth,
        "queries during the rebuild": result.queriesWhileRebuilding,
        "their recall": of(result.recallWhileRebuilding, (share) => share.toFixed(4)),
        "their 99th percentile": of(result.queryMsP99WhileRebuilding, ms),
        "beside the database": `${result.fileMb.toFixed(0)} MB`,
      }),
    ],
  };
}

function composeParaphrases(result: ParaphrasesResult): ResultPart {
  const { embedder, tune, report } = result;
  const curve = report.curve.map((point, at) => ({ ...point, alone: report.embedderAlone[at] }));
  const rate = (share = 0) => share.toFixed(3);
  return {
    title: `Which questions are the same: ${tune.pairs + report.pairs} pairs`,
    about: `Two questions are the same when they ask the same with the same telling words and their vectors (${embedder}) are near enough. Rules and threshold were made on the ${tune.pairs} pairs with odd ids; the ${report.pairs} others were only reported. Pairs and rules are by the same hand.`,
    blocks: [
      tableOf(
        [
          { name: "tuning", ...tune },
          { name: "reporting", ...report },
        ],
        {
          half: ({ name }) => name,
          pairs: ({ pairs }) => pairs,
          precision: ({ precision }) => rate(precision),
          recall: ({ recall }) => rate(recall),
        },
      ),
      heading("Reporting half, at other thresholds"),
      tableOf(curve, {
        "similarity of at least": ({ similarity }) => similarity.toFixed(2),
        precision: ({ precision }) => rate(precision),
        recall: ({ recall }) => rate(recall),
        "precision, embedder alone": ({ alone }) => rate(alone?.precision),
        "recall, embedder alone": ({ alone }) => rate(alone?.recall),
      }),
    ],
  };
}
