/** The part of the report on AmbiK. */
import type { Block, Report, Table } from "../report/document.js";
import { share } from "../report/format-duration.js";
import { plotBars } from "../report/plots.js";
import { type Given, type GivenResult, resultsOf } from "../report/read-results.js";
import type { AmbikFigures } from "../report/result-shapes.js";
import { differing, heading } from "../report/whole/blocks.js";
import { ambikRows, balanceOf, type FourShares } from "./paper-figures.js";

const differences = [
  "The embedded detector has no language model; the paper's methods run on the models named beside them. It was made with rows 1 to 100 and half of the given rows, so that only the other half (--half report) is unseen. Figures of the scripted model say nothing about a language model.",
  "A task counts as rightly dealt with when it is asked about and its type is preferences, or not asked about and of another type. Balanced accuracy is the mean of preferences and of all others together; 0.5 is what always asking, never asking and a coin reach. The paper gives none: it is worked out from its correct help rates with the numbers of its 400 test pairs.",
  "AmbDif, the pairs whose ambiguous task has the larger set, is reached by chance as often as the reverse, which the paper does not give.",
  "Rows and reading (the paper's text or its repository's code) are those of the command; the paper's test pairs are its own.",
];

/** @returns the part, or none when no result of AmbiK is given */
export async function composeAmbik(results: readonly GivenResult[]): Promise<readonly Report[]> {
  const runs = resultsOf(results, "ambik").map((given) => ({
    ...given.result,
    name: nameOf(given),
  }));
  if (runs.length === 0) return [];
  const blocks: readonly Block[] = [
    ...differing(differences),
    heading("Correct help"),
    tableHelp(runs),
    await plotBalance(runs),
    heading("Intent coverage"),
    tableCoverage(runs),
  ];
  return [{ title: "AmbiK", blocks }];
}

interface NamedFigures extends AmbikFigures {
  readonly name: string;
}

const types = ["unambiguous", "preferences", "common sense", "safety"] as const;

function tableHelp(runs: readonly NamedFigures[]): Table {
  return {
    kind: "table",
    head: ["correct help rate", ...types, "balanced", "AmbDif", "reverse", "SSC"],
    rows: [
      ...runs.map((run) => [
        run.name,
        ...fourOf(run.chr).map(share),
        ...[run.balancedAccuracy, run.ambdif, run.reverse, run.ssc].map(share),
      ]),
      ...ambikRows.map(({ method, model, chr, ambdif }) => [
        `${method}, ${model}`,
        ...formatFour(chr),
        balanceOf(chr).toFixed(2),
        ambdif.toFixed(2),
        "–",
        "–",
      ]),
    ],
  };
}

function plotBalance(runs: readonly NamedFigures[]): Promise<Block> {
  const group = "balanced accuracy";
  return plotBars({
    name: "ambik-balance",
    title: "Balanced accuracy of asking (0.5: a coin)",
    unit: "mean of preferences and of all others",
    bars: [
      ...runs.map((run) => ({ label: run.name, group, value: run.balancedAccuracy ?? 0 })),
      ...ambikRows.map(({ method, model, chr }) => ({
        label: `${method}, ${model}`,
        group,
        value: balanceOf(chr),
      })),
    ],
  });
}

function tableCoverage(runs: readonly NamedFigures[]): Table {
  return {
    kind: "table",
    head: ["intent coverage", ...types],
    rows: [
      ...runs.map((run) => [run.name, ...fourOf(run.icr).map(share)]),
      ...ambikRows.map(({ method, model, icr }) => [`${method}, ${model}`, ...formatFour(icr)]),
    ],
  };
}

function fourOf(by: AmbikFigures["chr"]): readonly (number | null)[] {
  return [by.unambiguous, by.preferences, by.common_sense_knowledge, by.safety];
}

function formatFour(shares: FourShares): readonly string[] {
  return shares.map((one) => one.toFixed(2));
}

function nameOf({ result, origin }: Given<"ambik">): string {
  const reading = result.compat === "repo" ? ", the repository's reading" : "";
  const model = / --scripted\b/.test(origin.command) ? ", scripted model" : "";
  return `Sous: ${result.method}${model}, ${result.rows} pairs${reading}`;
}
