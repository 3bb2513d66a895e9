/** The part of the report on remembering over many rounds. */
import { percent } from "../../src/core/wording.js";
import { namePeople } from "../lab/name-people.js";
import { failures, fixed, heading, percentWith, tableOf, text } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import { type ReuseArm, type ReuseResult, reuseShape, type Spread } from "./results.js";

export const reuseKind = resultKind("reuse", reuseShape, composeReuse);

function composeReuse(result: ReuseResult): ResultPart {
  const { homes, rounds, rooms, seeds, moved, maxSteps } = result;
  return {
    title: `A memory worth reusing: ${homes} homes, ${rounds} rounds each`,
    about: `One task after the other in the same home, whose memory is kept; ${rooms} rooms, seeds ${seeds.join(", ")}, at most ${maxSteps} actions for a task. There are three arms. In the first, people tell the truth and only the agent moves things. In the second, people err (${namePeople(result).join(", ")}), and move each thing with probability ${moved} between two tasks, unseen. The third is the second with an agent that learns nothing of where things usually are.`,
    blocks: [
      text(
        "The figures are worked out from the recorded steps and from where things really were, not from what the desk, the notebook or the ledger say. The last row says in how many homes the ledger counted otherwise.",
      ),
      heading("Figures"),
      tableArms(result),
      heading("Learning over rounds"),
      plotRounds(result),
      ...formatAges(result),
      ...failures(
        result.failures.map(({ home, seed, reason }) => `${home} (seed ${seed}): ${reason}`),
      ),
    ],
  };
}

type Row = readonly [name: string, figure: (arm: ReuseArm) => string | number];

const rows: Readonly<Record<Row[0], Row[1]>> = {
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
  "search steps after a remembered place was wrong": ({ stepsAfterStale }) =>
    stepsAfterStale ? fixed(stepsAfterStale.mean) : "–",
  "homes in which the ledger disagrees": (arm) => arm.ledgerDisagrees,
};

function tableArms({ truthful, moving, withoutHabits, wrong, moved }: ReuseResult): Block {
  const second = `${percent(wrong)} wrong, ${percent(moved)} moved`;
  const arms = [
    { name: "truthful, nothing moved", arm: truthful },
    { name: second, arm: moving },
    ...(withoutHabits ? [{ name: `${second}, without habits`, arm: withoutHabits }] : []),
  ];
  const columns = arms.map(({ name, arm }) => [name, ([, figure]: Row) => figure(arm)] as const);
  return tableOf<Row>(Object.entries(rows), {
    "": ([name]) => name,
    ...Object.fromEntries(columns),
  });
}

function plotRounds({ moving, truthful }: ReuseResult): Block {
  const bars = (group: string, { questionsByRound }: ReuseArm) =>
    questionsByRound.map((value, index) => ({ label: String(index + 1), group, value }));
  return {
    kind: "plot",
    name: "reuse-rounds",
    title: "Questions per task, by round in the same home",
    unit: "questions per task",
    bars: [...bars("truthful", truthful), ...bars("wrong and moved", moving)],
  };
}

function formatAges({ moving }: ReuseResult): readonly Block[] {
  const ages = moving.byAge.filter(({ relied }) => relied > 0);
  if (ages.length === 0) return [];
  return [
    heading("Not there any more, by age"),
    text(
      "Things that the agent saw itself and relied on later, by the number of rounds since it last saw them there. An agent that only remembers cannot avoid 1 - (1 - p)^age, where p is the share that is moved in a round. All that was remembered keeps to that. What is relied on may be gone more often soon after: a task is drawn among those that are not done, so a thing that was taken from where it belongs has to be brought there again. The agent asks again about what is likelier moved than not.",
    ),
    {
      kind: "plot",
      name: "reuse-stale",
      title: "Share of remembered things that were not there any more",
      xTitle: "rounds since seen",
      yTitle: "share",
      points: ages.map(({ age, staleRate, relied }) => ({ x: age, y: staleRate, games: relied })),
    },
    tableOf(moving.byAge, {
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

function formatSpread({ mean, deviation, bySeed }: Spread): string {
  return bySeed.length > 1 ? percentWith(mean, deviation, 2) : percent(mean);
}
