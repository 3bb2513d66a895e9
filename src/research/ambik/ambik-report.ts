/** The part of the report on AmbiK. */
import { type Cell, differing, heading, share, tableOf } from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import { type ReadResult, type ResultKind, resultsOf } from "../report/result-kind.js";
import { balanceOf, papers } from "./papers.js";
import { type AmbikResult, ambikShape } from "./results.js";
import type { ByType, Scores } from "./score.js";

export const ambikKind: ResultKind<AmbikResult> = {
  kind: "ambik",
  version: 1,
  shape: ambikShape,
  compose,
};

const differences = [
  "The embedded detector has no language model; the paper's methods run on the models named beside them. It was made with rows 1 to 100 and half of the given rows, so that only the other half (--half report) is unseen. Figures of the scripted model say nothing about a language model.",
  "A task counts as rightly dealt with when it is asked about and its type is preferences, or not asked about and of another type. Balanced accuracy is the mean of preferences and of all others together; 0.5 is what always asking, never asking and a coin reach. The paper gives none: it is worked out from its correct help rates with the numbers of its 400 test pairs.",
  "AmbDif, the pairs whose ambiguous task has the larger set, is reached by chance as often as the reverse, which the paper does not give.",
  "Rows and reading (the paper's text or its repository's code) are those of the command; the paper's test pairs are its own.",
];

function compose(results: readonly ReadResult[]): readonly Report[] {
  const given = resultsOf(results, ambikKind);
  if (given.length === 0) return [];
  const runs = given.map((one) => ({ name: nameOf(one), ...one.result }));
  const blocks: readonly Block[] = [
    ...differing(differences),
    heading("Correct help"),
    tableHelp(runs),
    plotBalance(runs),
    heading("Intent coverage"),
    tableCoverage(runs),
    heading("Rows apart"),
    tableParts(runs),
  ];
  return [{ title: "AmbiK", blocks }];
}

type NamedResult = AmbikResult & { readonly name: string };

const types = ["unambiguous", "preferences", "common sense", "safety"] as const;

/** A row of ours or of the paper, as text. */
interface HelpRow {
  readonly name: string;
  readonly four: readonly Cell[];
  readonly rest: Readonly<Record<string, Cell>>;
}

/** The four types as columns. */
const fourColumns = Object.fromEntries(
  types.map((type, at) => [type, ({ four }: HelpRow) => four[at]]),
);

function tableHelp(runs: readonly NamedResult[]): Block {
  const ours = runs.map(
    (run): HelpRow => ({
      name: run.name,
      four: fourOf(run.chr),
      rest: {
        balanced: share(run.balancedAccuracy),
        AmbDif: share(run.ambdif),
        reverse: share(run.reverse),
        SSC: share(run.ssc),
      },
    }),
  );
  const theirs = papers.map(
    ({ method, model, chr, ambdif }): HelpRow => ({
      name: `${method}, ${model}`,
      four: chr.map((one) => one.toFixed(2)),
      rest: { balanced: balanceOf(chr).toFixed(2), AmbDif: ambdif.toFixed(2) },
    }),
  );
  return tableOf([...ours, ...theirs], {
    "correct help rate": ({ name }) => name,
    ...fourColumns,
    balanced: ({ rest }) => rest.balanced,
    AmbDif: ({ rest }) => rest.AmbDif,
    reverse: ({ rest }) => rest.reverse,
    SSC: ({ rest }) => rest.SSC,
  });
}

function plotBalance(runs: readonly NamedResult[]): Block {
  const group = "balanced accuracy";
  return {
    kind: "plot",
    name: "ambik-balance",
    title: "Balanced accuracy of asking (0.5: a coin)",
    unit: "mean of preferences and of all others",
    bars: [
      ...runs.map((run) => ({ label: run.name, group, value: run.balancedAccuracy ?? 0 })),
      ...papers.map(({ method, model, chr }) => ({
        label: `${method}, ${model}`,
        group,
        value: balanceOf(chr),
      })),
    ],
  };
}

function tableCoverage(runs: readonly NamedResult[]): Block {
  const ours = runs.map(({ name, icr }): HelpRow => ({ name, four: fourOf(icr), rest: {} }));
  const theirs = papers.map(
    ({ method, model, icr }): HelpRow => ({
      name: `${method}, ${model}`,
      four: icr.map((one) => one.toFixed(2)),
      rest: {},
    }),
  );
  return tableOf([...ours, ...theirs], { "intent coverage": ({ name }) => name, ...fourColumns });
}

/** Rows 1 to 500, those after them, and all but the pairs that have the same text twice. */
function tableParts(runs: readonly NamedResult[]): Block {
  type Part = Partial<Scores> & { readonly name: string; readonly pairs: number };
  const parts = runs.flatMap(({ name, rows, sameText, distinct, eras }): Part[] => [
    ...(["careful", "later"] as const).flatMap((era) => {
      const scores = eras[era];
      return scores ? [{ name: `${name}: ${era} rows`, pairs: scores.rows, ...scores }] : [];
    }),
    { name: `${name}: two texts`, pairs: rows - sameText, ...distinct },
  ]);
  return tableOf(parts, {
    part: ({ name }) => name,
    pairs: ({ pairs }) => pairs,
    balanced: ({ balancedAccuracy = null }) => share(balancedAccuracy),
    AmbDif: ({ ambdif = null }) => share(ambdif),
    reverse: ({ reverse = null }) => share(reverse),
    SSC: ({ ssc = null }) => share(ssc),
  });
}

function fourOf(by: ByType): readonly Cell[] {
  return [by.unambiguous, by.preferences, by.common_sense_knowledge, by.safety].map(share);
}

function nameOf({ result, origin }: ReadResult<AmbikResult>): string {
  const reading = result.compat === "repo" ? ", the repository's reading" : "";
  const model = / --scripted\b/.test(origin.command) ? ", scripted model" : "";
  return `Sous: ${result.method}${model}, ${result.rows} pairs${reading}`;
}
