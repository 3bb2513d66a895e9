/** The part of the report on AmbiK. */
import { type Cell, differing, heading, share, tableOf } from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import { type ReadResult, resultsOf, sharedKind } from "../report/result-kind.js";
import { balanceOf, knowNoTable, papers, plansTable, thresholds } from "./papers.js";
import { type AmbikResult, ambikShape, type KnowNoResult, knowNoShape } from "./results.js";
import type { ByType, Scores } from "./score.js";

export const ambikKind = sharedKind("ambik", ambikShape, compose);

export const knowNoKind = sharedKind("knowno", knowNoShape, compose);

const differences = [
  "The embedded detector has no language model; the paper's methods run on the models named beside them. It was made with rows 1 to 100 and half of the given rows, so that only the other half (--half report) is unseen. Figures of the scripted model say nothing about a language model.",
  "A task counts as rightly dealt with when it is asked about and its type is preferences, or not asked about and of another type. Balanced accuracy is the mean of preferences and of all others together; 0.5 is what always asking, never asking and a coin reach. The paper gives none: it is worked out from its correct help rates with the numbers of its 400 test pairs.",
  "AmbDif, the pairs whose ambiguous task has the larger set, is reached by chance as often as the reverse, which the paper does not give.",
  "Rows and reading (the paper's text or its repository's code) are those of the command; the paper's test pairs are its own.",
];

function compose(results: readonly ReadResult[]): readonly Report[] {
  const given = resultsOf(results, ambikKind);
  const knowno = resultsOf(results, knowNoKind);
  if (given.length + knowno.length === 0) return [];
  const runs = given.map((one) => ({ name: nameOf(one), ...one.result }));
  const blocks: readonly Block[] = [
    ...differing(differences),
    ...(runs.length === 0 ? [] : blocksOf(runs)),
    ...(knowno.length === 0 ? [] : [heading("KnowNo's tasks"), tableKnowNo(knowno)]),
  ];
  return [{ title: "AmbiK", blocks }];
}

function blocksOf(runs: readonly NamedResult[]): readonly Block[] {
  return [
    heading("Correct help"),
    tableHelp(runs),
    plotBalance(runs),
    heading("Intent coverage"),
    tableCoverage(runs),
    heading("Prediction sets"),
    tableThresholds(runs),
    heading("Rows apart"),
    tableParts(runs),
  ];
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
  const planned = ["with plans", "without plans"].flatMap((plans, at) =>
    Object.entries(plansTable).map(
      ([method, pair]): HelpRow => ({
        name: `${method}, GPT-3.5, ${plans} (table 6)`,
        four: (pair[at] ?? []).map((one) => one.toFixed(2)),
        rest: {},
      }),
    ),
  );
  return tableOf([...ours, ...theirs, ...planned], {
    "intent coverage": ({ name }) => name,
    ...fourColumns,
  });
}

/** Thresholds beside the paper's (table 5). Those of its KnowNo and LAP are scores, not nonconformity. */
function tableThresholds(runs: readonly NamedResult[]): Block {
  const ours = runs.flatMap(({ name, conformal }) => (conformal ? [{ name, ...conformal }] : []));
  const theirs = Object.entries(thresholds).flatMap(([method, byModel]) =>
    Object.entries(byModel).map(([model, threshold]) => ({
      name: `${method}, ${model}`,
      target: 0.8,
      threshold,
      coverage: null,
      realised: null,
    })),
  );
  return tableOf([...ours, ...theirs], {
    sets: ({ name }) => name,
    threshold: ({ threshold }) => threshold?.toFixed(3) ?? "none: all is kept",
    target: ({ target }) => target.toFixed(2),
    "coverage in calibration": ({ coverage }) => share(coverage),
    "realised coverage": ({ realised }) => share(realised),
  });
}

/** Table 7. */
function tableKnowNo(runs: readonly ReadResult<KnowNoResult>[]): Block {
  const ours = runs.map(({ result, origin }) => ({
    name: `Sous: ${result.method}${modelOf(origin.command)}, ${result.tasks} tasks`,
    helpRate: result.helpRate,
    success: result.success as number | null,
    realised: result.conformal?.realised ?? null,
  }));
  const theirs = Object.entries(knowNoTable).map(([method, [helpRate, success]]) => ({
    name: `${method}, GPT-3.5`,
    helpRate,
    success,
    realised: null,
  }));
  return tableOf([...ours, ...theirs], {
    "KnowNo's tasks": ({ name }) => name,
    "help rate": ({ helpRate }) => share(helpRate),
    success: ({ success }) => share(success),
    "realised coverage": ({ realised }) => share(realised),
  });
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
  const plans = result.withoutPlans ? ", without plans" : "";
  const shots = result.shots > 0 ? `, ${result.shots} shots` : "";
  return `Sous: ${result.method}${modelOf(origin.command)}${plans}${shots}, ${result.rows} pairs${reading}`;
}

function modelOf(command: string): string {
  return / --scripted\b/.test(command) ? ", scripted model" : "";
}
