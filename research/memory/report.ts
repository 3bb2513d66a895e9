import { percent } from "../../src/core/wording.js";
import {
  failures,
  figures,
  fixed,
  heading,
  namePeople,
  percentWith,
  tableOf,
  text,
} from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import type { MemoryResult } from "./bench-memory.js";
import type { ParaphrasesResult } from "./bench-paraphrases.js";
import type { RecallResult } from "./recall/bench-recall.js";
import type { ReuseResult } from "./reuse/bench-reuse.js";
import type { ReuseArm } from "./reuse/figures.js";

export const memoryKind = resultKind("memory", composeIndex);
export const paraphrasesKind = resultKind("paraphrases", composeParaphrases, 3);
export const recallKind = resultKind("recall", composeRecall);
export const reuseKind = resultKind("reuse", composeReuse);

function composeRecall(result: RecallResult): ResultPart {
  const { items, questions, embedder, tune, report } = result;
  const halves = [
    { name: "all", ...result },
    { name: "for tuning", ...tune },
    { name: "for reporting", ...report },
  ];
  return {
    title: `Recall: ${questions} questions over ${items} things that were kept`,
    about: `How often something right is among the first three. Vectors by ${embedder}.`,
    blocks: [
      tableOf(halves, {
        questions: ({ name, questions: asked }) => `${name}: ${asked}`,
        "by words": ({ hitAt3 }) => hitAt3.words.toFixed(3),
        "by vectors": ({ hitAt3 }) => hitAt3.vectors.toFixed(3),
        "by both, as it is": ({ hitAt3 }) => hitAt3.both.toFixed(3),
      }),
    ],
  };
}

function composeIndex(result: MemoryResult): ResultPart {
  const ms = (value: number) => `${value.toFixed(3)} ms`;
  const { scopedMsP50: scoped, recallWhileRebuilding: recall } = result;
  const { queryMsP99WhileRebuilding: slowest } = result;
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
        "a query of one home, median": scoped && ms(scoped),
        "a query of one home with all rows, median": result.homeMsP50 && ms(result.homeMsP50),
        "its recall": result.homeRecallAt10?.toFixed(4),
        "width of the search": result.searchWidth,
        "queries during the rebuild": result.queriesWhileRebuilding,
        "their recall": recall?.toFixed(4),
        "their 99th percentile": slowest && ms(slowest),
        "beside the database": `${result.fileMb.toFixed(0)} MB`,
      }),
    ],
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

function composeReuse(result: ReuseResult): ResultPart {
  const { homes, rounds, rooms, seeds, moved, maxSteps, moving, truthful, wrong } = result;
  const bars = (group: string, { questionsByRound }: ReuseArm) =>
    questionsByRound.map((value, index) => ({ label: String(index + 1), group, value }));
  const second = `${percent(wrong)} wrong, ${percent(moved)} moved`;
  const arms = {
    "truthful, nothing moved": truthful,
    [second]: moving,
    [`${second}, without habits`]: result.withoutHabits,
  };
  const columns = Object.entries(arms).map(
    ([name, arm]) => [name, ([, figure]: ArmRow) => figure(arm)] as const,
  );
  return {
    title: `A memory worth reusing: ${homes} homes, ${rounds} rounds each`,
    about: `One task after the other in the same home, whose memory is kept; ${rooms} rooms, seeds ${seeds.join(", ")}, at most ${maxSteps} actions for a task. There are three arms. In the first, people tell the truth and only the agent moves things. In the second, people err (${namePeople(result).join(", ")}), and move each thing with probability ${moved} between two tasks, unseen. The third is the second with an agent that learns nothing of where things usually are. The figures are worked out from the recorded steps and from where things really were; the last row says in how many homes the ledger counted otherwise.`,
    blocks: [
      tableOf<ArmRow>(Object.entries(armRows), {
        "": ([name]) => name,
        ...Object.fromEntries(columns),
      }),
      {
        kind: "plot",
        name: "reuse-rounds",
        title: "Questions per task, by round in the same home",
        unit: "questions per task",
        bars: [...bars("truthful", truthful), ...bars("wrong and moved", moving)],
      },
      ...composeAges(moving),
      ...failures(
        result.failures.map(({ home, seed, reason }) => `${home} (seed ${seed}): ${reason}`),
      ),
    ],
  };
}

type ArmRow = readonly [name: string, figure: (arm: ReuseArm) => string | number];

const armRows: Readonly<Record<ArmRow[0], ArmRow[1]>> = {
  tasks: ({ tasks }) => tasks,
  success: ({ success }) => formatSpread(success),
  "questions saved": ({ questionsSaved }) => questionsSaved,
  "questions asked": ({ questionsAsked }) => questionsAsked,
  "saved, of all that came up": ({ reuseRate }) => formatSpread(reuseRate),
  "saved and then seen to be untrue": ({ wrongReuseRate }) => formatSpread(wrongReuseRate),
  "the same, median over seeds": ({ wrongReuseRate }) => percent(wrongReuseRate.median),
  "asked although the answer was known and true": (arm) => arm.unnecessaryQuestions,
  "asked again out of doubt": ({ askedAgain }) => askedAgain,
  "of these, what was noted was not so": ({ rightlyDoubted }) => rightlyDoubted,
  "answers found untrue": ({ untrueAnswers }) => untrueAnswers,
  "used after it was seen to be untrue": (arm) => arm.usedAfterContradiction,
  "search steps after a remembered place was wrong": (arm) => fixed(arm.stepsAfterStale.mean),
  "homes in which the ledger disagrees": (arm) => arm.ledgerDisagrees,
};

function composeAges({ byAge }: ReuseArm): readonly Block[] {
  const ages = byAge.filter(({ relied }) => relied > 0);
  if (ages.length === 0) return [];
  return [
    heading("Not there any more, by age"),
    text(
      "Things that the agent saw itself and relied on later, by the number of rounds since it last saw them there. An agent that only remembers cannot avoid 1 - (1 - p)^age, where p is the share that is moved in a round. What is relied on may be gone more often soon after: a thing that was taken from where it belongs has to be brought there again.",
    ),
    {
      kind: "plot",
      name: "reuse-stale",
      title: "Share of remembered things that were not there any more",
      xTitle: "rounds since seen",
      yTitle: "share",
      points: ages.map(({ age, staleRate, relied }) => ({ x: age, y: staleRate, games: relied })),
    },
    tableOf(byAge, {
      "rounds since seen": ({ age }) => age,
      "relied on": ({ relied }) => relied,
      "not there": ({ stale }) => stale,
      share: ({ relied, staleRate }) => (relied > 0 ? percent(staleRate) : null),
      "of all remembered": ({ goneRate }) => percent(goneRate),
      unavoidable: ({ unavoidable }) => percent(unavoidable),
      "asked again": ({ askedAgain }) => askedAgain,
    }),
  ];
}

function formatSpread({ mean, deviation, bySeed }: ReuseArm["success"]): string {
  return bySeed.length > 1 ? percentWith(mean, deviation, 2) : percent(mean);
}
