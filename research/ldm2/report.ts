import { taskTypes } from "../../src/core/scene.js";
import { percent } from "../../src/core/wording.js";
import { heading, list, percentWith, tableOf, text } from "../report/blocks.js";
import type { Block } from "../report/document.js";
import { type ResultPart, resultKind } from "../report/result-kind.js";
import type { Ldm2Result, Rate } from "./bench-ldm2.js";

export const ldm2Kind = resultKind("ldm2", composeLdm2);

function composeLdm2(result: Ldm2Result): ResultPart {
  const { perType, goals, seeds, maxSteps, leftOut, games } = result;
  return {
    title: `Playing from memory alone: ${games} games never used`,
    about: `Memory is formed from the expert's way of doing ${perType} training tasks of each type, and refined by exploring ${goals} other training tasks of each type; seeds ${seeds.join(", ")} draw them. Then each game is played by the tuple policy alone: no planner, no questions, at most ${maxSteps} actions. ${leftOut} games were left out, because training has the same one with things elsewhere.`,
    blocks: [
      heading("Beside the paper"),
      text("The numbers stand side by side, but the settings differ:"),
      list(differences),
      tableTypes(result),
      heading("How much memory it takes"),
      ...formatSizes(result),
      ...formatAblations(result),
    ],
  };
}

const differences = [
  "Ours has no language model: tuples are voted on by rule, and their words are replaced by roles. The paper's agent is gpt-3.5-turbo, which imitates the tuples that it is shown.",
  "The games are those of the folders in the command that training does not have. The paper plays ALFWorld's 134 unseen games. Most of our games have rooms that occur in training, with another task.",
  "Expert trajectories come from our planner, which knows the hidden state. They are shorter than ALFWorld's.",
];

function tableTypes({ before, after, paper, gamesByType, games }: Ldm2Result): Block {
  const rows = [
    ...taskTypes.map((type) => ({
      name: type,
      games: gamesByType[type] ?? 0,
      before: before.byType[type],
      after: after.byType[type],
      paper: paper[type],
    })),
    { name: "all", games, before, after, paper: paper.all },
  ];
  return tableOf(rows, {
    success: (row) => row.name,
    games: (row) => row.games,
    before: (row) => formatRate(row.before),
    refined: (row) => formatRate(row.after),
    "paper, before": (row) => percent(row.paper.initial),
    "paper, refined": (row) => percent(row.paper.refined),
  });
}

function formatSizes(result: Ldm2Result): readonly Block[] {
  const arms = [...result.curve, result].toSorted((a, b) => a.perType - b.perType);
  return [
    {
      kind: "plot",
      name: "ldm2-sizes",
      title: "Success by expert trajectories per task type",
      unit: "percent of games",
      bars: arms.flatMap(({ perType, before, after }) => [
        { label: String(perType), group: "before refinement", value: before.success * 100 },
        { label: String(perType), group: "after refinement", value: after.success * 100 },
      ]),
    },
    tableOf(arms, {
      "trajectories per type": (arm) => arm.perType,
      before: (arm) => formatRate(arm.before),
      refined: (arm) => formatRate(arm.after),
      "steps before": (arm) => arm.before.meanSteps.toFixed(2),
      "steps refined": (arm) => arm.after.meanSteps.toFixed(2),
      tuples: (arm) => arm.tuples.toFixed(0),
      "goals failed": (arm) => arm.refinement.failed.toFixed(1),
      bettered: (arm) => arm.refinement.bettered.toFixed(1),
      "tuples added": (arm) => arm.refinement.added.toFixed(1),
      "taken out again": (arm) => arm.refinement.withdrawn.toFixed(1),
      "seeds that it lowered": (arm) => arm.lowered,
    }),
  ];
}

function formatAblations(result: Ldm2Result): readonly Block[] {
  const { withoutGoalIndex, withoutObservationIndex, withoutIndices, batches } = result;
  if (!withoutGoalIndex || !withoutObservationIndex || !withoutIndices) return [];
  const rows: readonly (readonly [string, Rate])[] = [
    ["both indices, refined", result.after],
    ["both indices, not refined", result.before],
    ["no goal index, not refined", withoutGoalIndex],
    ["no observation index, not refined", withoutObservationIndex],
    ["no index, not refined", withoutIndices],
    ...batches.flatMap(({ batches: number, merged, chosen }) => {
      const count = number === 1 ? "1 batch" : `${number} batches`;
      return [
        [`${count} in one memory`, merged] as const,
        [`${count}, each plays and the best process counts`, chosen] as const,
      ];
    }),
  ];
  return [
    heading("What is left out"),
    tableOf(rows, { "": ([name]) => name, success: ([, rate]) => formatRate(rate) }),
  ];
}

function formatRate(rate: Rate | undefined): string | undefined {
  return rate && percentWith(rate.success, rate.spread);
}
