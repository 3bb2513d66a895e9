import { type Cell, differing, heading, tableOf } from "../report/blocks.js";
import type { Report } from "../report/document.js";
import { type ReadResult, resultsOf, sharedKind } from "../report/result-kind.js";
import type { WebshopFigures, WebshopResult } from "./bench-webshop.js";
import papers from "./papers.json" with { type: "json" };

export const webshopKind = sharedKind<WebshopResult>("webshop", compose);

const differences = [
  "The papers play the first 500 instructions of people in a shop of 1.18 million products. With few products there are fewer wrong ones, so figures are higher: only the same files and goals can be compared.",
  "The people who answer are simulated, and know what they want. In the papers nobody can be asked.",
  "Title nouns are wink-nlp's, not spaCy's. It matters only for other products than the one that was meant.",
  "WebShop's reward takes many wrong options for right ones. Strict success does not, and no paper gives it.",
];

interface Row {
  readonly name: string;
  readonly figures: Partial<WebshopFigures>;
}

function compose(results: readonly ReadResult[]): readonly Report[] {
  const given = resultsOf(results, webshopKind).map(({ result }) => result);
  if (given.length === 0) return [];
  const parts = given.flatMap((run) => [
    ...Object.entries(run.byKind).map(([kind, figures]) => ({
      name: `${nameOf(run)}, unsaid: ${kind}`,
      figures,
    })),
    ...run.later.map((figures, at) => ({ name: `${nameOf(run)}, round ${at + 2}`, figures })),
  ]);
  const theirs = papers.map(({ method, ...figures }): Row => ({ name: method, figures }));
  const blocks = [
    ...differing(differences),
    heading("Orders"),
    tableRows([...given.map((run) => ({ name: nameOf(run), figures: run })), ...theirs]),
    heading("By what was not said"),
    tableRows(parts),
  ];
  return [{ title: "WebShop", blocks }];
}

function nameOf({ agent, ask, variant, catalogue, seed }: WebshopResult): string {
  const { name, products, goals } = catalogue;
  return `${agent}, asking ${ask}, ${variant} (${name}: ${products} products, ${goals} goals, seed ${seed})`;
}

function tableRows(rows: readonly Row[]) {
  const percent = (value: number | undefined): Cell =>
    value === undefined ? null : `${(100 * value).toFixed(1)} %`;
  return tableOf(rows, {
    "": ({ name }) => name,
    goals: ({ figures }) => figures.goals,
    score: ({ figures }) => figures.score?.toFixed(1),
    success: ({ figures }) => percent(figures.success),
    strict: ({ figures }) => percent(figures.strictSuccess),
    steps: ({ figures }) => figures.meanSteps?.toFixed(1),
    questions: ({ figures }) => figures.questionsPerGoal?.toFixed(2),
    "purchases that fit": ({ figures }) => figures.meanFits?.toFixed(1),
  });
}
