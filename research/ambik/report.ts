import { readIntent, shareFulfilled } from "../../scenes/ambik/answered-row.js";
import { averageOf } from "../lab/numbers.js";
import { type Cell, differing, heading, share, tableOf } from "../report/blocks.js";
import type { Block, Report } from "../report/document.js";
import { type ReadResult, resultsOf, sharedKind } from "../report/result-kind.js";
import type { AmbikResult, KnowNoResult } from "./benches.js";
import published from "./papers.json" with { type: "json" };
import { type Outcome, type TaskType, taskTypes } from "./rows.js";

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

const asList = (answers: readonly string[] | string) =>
  typeof answers === "string" ? [answers] : answers;

/** Intent coverage: the best answer's share of the intent's concepts; 0 of an empty set. */
export function intentCoverage({ answers, intent }: Pick<Outcome, "answers" | "intent">) {
  const concepts = readIntent(intent);
  if (concepts.length === 0) return null;
  return Math.max(0, ...asList(answers).map((answer) => shareFulfilled(answer, concepts) ?? 0));
}

/** Help is asked for: more than one answer is left, or the method is not certain. */
export function asksForHelp({ answers, label }: Pick<Outcome, "answers" | "label">): boolean {
  if (label !== undefined) return label.trim().toLowerCase() === "uncertain";
  return asList(answers).length > 1;
}

/** @internal */
export function helpsRightly(outcome: Pick<Outcome, "answers" | "label" | "type">): boolean {
  return asksForHelp(outcome) === (outcome.type === "preferences");
}

/** Set size correctness: intersection over union of prediction set and shortlist, preferences only. @internal */
export function setOverlap({
  answers,
  shortlist,
  type,
}: Pick<Outcome, "answers" | "shortlist" | "type">): number | null {
  const wanted = readShortlist(shortlist);
  if (type !== "preferences" || wanted.length === 0) return null;
  const left = new Set(wanted);
  const set = asList(answers);
  for (const answer of set) {
    const text = ` ${answer.toLowerCase()}`;
    const credited = [...left].find((thing) => text.includes(` ${thing}`));
    if (credited !== undefined) left.delete(credited);
  }
  const common = wanted.length - left.size;
  return common / (set.length + wanted.length - common);
}

/** Things between commas, each once, the longest first, so that "glass mug" is not taken for "glass". */
function readShortlist(shortlist: string): readonly string[] {
  const things = shortlist.split(",").map((thing) => thing.trim().toLowerCase());
  return [...new Set(things.filter((thing) => thing !== ""))].sort(
    (one, other) => other.length - one.length,
  );
}

/** 1 when more is open in the ambiguous task (and the clear task's set is not empty), -1 when less is. */
function difference(clear: Outcome, ambiguous: Outcome): -1 | 0 | 1 {
  const [before, after] = [openness(clear), openness(ambiguous)];
  if (after > before) return before === 0 ? 0 : 1;
  return after < before ? -1 : 0;
}

function openness(outcome: Outcome): number {
  return outcome.label === undefined
    ? asList(outcome.answers).length
    : asksForHelp(outcome)
      ? 2
      : 1;
}

/** Shares in [0, 1]; null where no row counts. */
type ByType = Readonly<Record<TaskType, number | null>>;

/** @param outcomes all clear tasks first, then their partners in the same order */
export function scoreByPaper(outcomes: readonly Outcome[]) {
  const rightly = (outcome: Outcome) => Number(helpsRightly(outcome));
  const half = outcomes.length / 2;
  const differences = outcomes.slice(0, half).map((clear, index) => {
    const partner = outcomes[half + index];
    return partner ? difference(clear, partner) : 0;
  });
  const [asking, others] = [true, false].map((isWanted) =>
    mean(outcomes.filter(({ type }) => (type === "preferences") === isWanted).map(rightly)),
  );
  return {
    /** Correct help rate, help rate, intent coverage, and set size correctness of preferences. */
    chr: byType(outcomes, rightly),
    hr: byType(outcomes, (outcome) => Number(asksForHelp(outcome))),
    icr: byType(outcomes, intentCoverage),
    ssc: mean(outcomes.map(setOverlap)),
    /** Pairs whose ambiguous task has the larger set, and the reverse, which chance alone makes as many. */
    ambdif: mean(differences.map((difference) => Number(difference > 0))),
    reverse: mean(differences.map((difference) => Number(difference < 0))),
    balancedAccuracy: asking == null || others == null ? null : (asking + others) / 2,
  };
}

function byType(
  outcomes: readonly Outcome[],
  measure: (outcome: Outcome) => number | null,
): ByType {
  const of = (type: TaskType) =>
    mean(outcomes.filter((outcome) => outcome.type === type).map(measure));
  return Object.fromEntries(taskTypes.map((type) => [type, of(type)])) as ByType;
}

function mean(values: readonly (number | null)[]): number | null {
  const counting = values.filter((value) => value !== null);
  return counting.length === 0 ? null : averageOf(counting, (value) => value);
}
