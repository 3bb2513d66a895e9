import { type Cell, differing, heading, share, tableOf } from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import { type ReadResult, resultsOf, sharedKind } from "../report/result-kind.js";
import type { AmbikResult, ByType, KnowNoResult } from "./benches.js";
import published from "./papers.json" with { type: "json" };

export const ambikKind = sharedKind<AmbikResult>("ambik", compose);
export const knowNoKind = sharedKind<KnowNoResult>("knowno", compose);

const differences = [
  "The embedded detector has no language model; the paper's methods run on the models named beside them. It was made with rows 1 to 100 and half of the given rows, so that only the other half (--half report) is unseen. Figures of the scripted model say nothing about a language model.",
  "A task counts as rightly dealt with when it is asked about and its type is preferences, or not asked about and of another type. Balanced accuracy is the mean of preferences and of all others together; 0.5 is what always asking, never asking and a coin reach. The paper gives none: it is worked out from its correct help rates with the numbers of its 400 test pairs.",
  "AmbDif, the pairs whose ambiguous task has the larger set, is reached by chance as often as the reverse, which the paper does not give.",
  "Rows are those of the command; the paper's test pairs are its own.",
];

type Run = AmbikResult & { readonly name: string };

function compose(results: readonly ReadResult[]): readonly Report[] {
  const runs = resultsOf(results, ambikKind).map((one) => ({ ...one.result, name: nameOf(one) }));
  const knowno = resultsOf(results, knowNoKind);
  if (runs.length + knowno.length === 0) return [];
  const blocks = [
    ...differing(differences),
    ...(runs.length === 0 ? [] : composeRuns(runs)),
    ...(knowno.length === 0 ? [] : [heading("KnowNo's tasks"), tableKnowNo(knowno)]),
  ];
  return [{ title: "AmbiK", blocks }];
}

function nameOf({ result, origin }: ReadResult<AmbikResult>): string {
  const plans = result.withoutPlans ? ", without plans" : "";
  const shots = result.shots > 0 ? `, ${result.shots} shots` : "";
  return `Sous: ${result.method}${modelOf(origin.command)}${plans}${shots}, ${result.rows} pairs`;
}

const modelOf = (command: string): string =>
  / --scripted\b/.test(command) ? ", scripted model" : "";

interface Row {
  readonly name: string;
  readonly four: readonly Cell[];
  readonly rest?: Readonly<Record<string, Cell>>;
}

/** Correct help rates (table 9), intent coverage (tables 8 and 6), AmbDif (table 3) and thresholds (table 5). */
function composeRuns(runs: readonly Run[]): readonly Block[] {
  const of = (by: ByType) =>
    [by.unambiguous, by.preferences, by.common_sense_knowledge, by.safety].map(share);
  const theirs = published.methods.map(({ method, model, ...one }) => {
    return { ...one, name: `${method}, ${model}`, balance: balanceOf(one.chr) };
  });
  const two = (shares: readonly number[]) => shares.map((one) => one.toFixed(2));
  const help = [
    ...runs.map((run): Row => {
      const { name, chr, balancedAccuracy: balanced, ambdif: AmbDif, reverse, ssc: SSC } = run;
      const rest = { balanced, AmbDif, reverse, SSC };
      const shown = Object.entries(rest).map(([head, value]) => [head, share(value)]);
      return { name, four: of(chr), rest: Object.fromEntries(shown) };
    }),
    ...theirs.map(({ name, chr, balance, ambdif }): Row => {
      const rest = { balanced: balance.toFixed(2), AmbDif: ambdif.toFixed(2) };
      return { name, four: two(chr), rest };
    }),
  ];
  const planned = ["with plans", "without plans"].flatMap((plans, at) =>
    Object.entries(published.plans).map(([method, pair]): Row => {
      return { name: `${method}, GPT-3.5, ${plans} (table 6)`, four: two(pair[at] ?? []) };
    }),
  );
  const coverage = [
    ...runs.map(({ name, icr }): Row => ({ name, four: of(icr) })),
    ...theirs.map(({ name, icr }): Row => ({ name, four: two(icr) })),
    ...planned,
  ];
  const bars = [
    ...runs.map(({ name, balancedAccuracy }) => ({ label: name, value: balancedAccuracy ?? 0 })),
    ...theirs.map(({ name, balance }) => ({ label: name, value: balance })),
  ];
  return [
    heading("Correct help"),
    tableFour("correct help rate", help, ["balanced", "AmbDif", "reverse", "SSC"]),
    {
      kind: "plot",
      name: "ambik-balance",
      title: "Balanced accuracy of asking (0.5: a coin)",
      unit: "mean of preferences and of all others",
      bars: bars.map((bar) => ({ ...bar, group: "balanced accuracy" })),
    },
    heading("Intent coverage"),
    tableFour("intent coverage", coverage, []),
    heading("Prediction sets"),
    tableThresholds(runs),
  ];
}

const types = ["unambiguous", "preferences", "common sense", "safety"] as const;

function tableFour(title: string, rows: readonly Row[], more: readonly string[]): Block {
  const four = types.map((type, at) => [type, ({ four }: Row) => four[at]] as const);
  const rest = more.map((head) => [head, ({ rest }: Row) => rest?.[head]] as const);
  return tableOf(rows, { [title]: ({ name }) => name, ...Object.fromEntries([...four, ...rest]) });
}

const others = [400, 0, 159, 52];

function balanceOf(chr: readonly number[]): number {
  const all = others.reduce((sum, tasks) => sum + tasks, 0);
  const right = chr.reduce((sum, share, index) => sum + share * (others[index] ?? 0), 0);
  return ((chr[1] ?? 0) + right / all) / 2;
}

/** The thresholds of the paper's KnowNo and LAP are scores, not nonconformity. */
function tableThresholds(runs: readonly Run[]): Block {
  const ours = runs.flatMap(({ name, conformal }) => (conformal ? [{ name, ...conformal }] : []));
  const theirs = Object.entries(published.thresholds).flatMap(([method, byModel]) =>
    Object.entries(byModel).map(([model, threshold]) => {
      const name = `${method}, ${model}`;
      return { name, target: 0.8, threshold, coverage: null, realised: null };
    }),
  );
  return tableOf([...ours, ...theirs], {
    sets: ({ name }) => name,
    threshold: ({ threshold }) => threshold?.toFixed(3) ?? "none: all is kept",
    target: ({ target }) => target.toFixed(2),
    "coverage in calibration": ({ coverage }) => share(coverage),
    "realised coverage": ({ realised }) => share(realised),
  });
}

function tableKnowNo(runs: readonly ReadResult<KnowNoResult>[]): Block {
  const ours = runs.map(({ result, origin }) => ({
    name: `Sous: ${result.method}${modelOf(origin.command)}, ${result.tasks} tasks`,
    helpRate: result.helpRate,
    success: result.success as number | null | undefined,
    realised: result.conformal?.realised ?? null,
  }));
  const theirs = Object.entries(published.knowno).map(([method, [helpRate = 0, success]]) => {
    return { name: `${method}, GPT-3.5`, helpRate, success, realised: null };
  });
  return tableOf([...ours, ...theirs], {
    "KnowNo's tasks": ({ name }) => name,
    "help rate": ({ helpRate }) => share(helpRate),
    success: ({ success }) => share(success ?? null),
    "realised coverage": ({ realised }) => share(realised),
  });
}
