/** What AFK's paper reports on its two worlds, for comparison. Success rates in percent. */

export interface QueryPaperRow {
  /** The task's name here. */
  readonly task: string;
  readonly noQuery: string;
  readonly queryBaseline: string;
  readonly afk: string;
  /** Steps of an AFK episode, questions included; null where the paper gives none. */
  readonly afkSteps: number | null;
}

type Rates = readonly [noQuery: string, queryBaseline: string, afk: string];

function row(task: string, [noQuery, queryBaseline, afk]: Rates, steps?: number): QueryPaperRow {
  return { task, noQuery, queryBaseline, afk, afkSteps: steps ?? null };
}

/** Q-TextWorld (table 3), with the standard deviation over seeds. */
const cookingRows: readonly QueryPaperRow[] = [
  row("take1", ["75.1 ± 4.1", "73.5 ± 5.8", "85.1 ± 2.9"]),
  row("take2", ["24.0 ± 6.6", "13.7 ± 8.5", "61.9 ± 6.5"]),
  row("take1-cut", ["24.6 ± 1.0", "22.9 ± 3.6", "43.5 ± 15.9"]),
  row("take2-cut", ["0.0 ± 0.0", "0.0 ± 0.0", "0.0 ± 0.0"]),
];

/** Q-BabyAI (table 10), in the order of its rows; tasks by their parts in our order. */
const gridRows: readonly QueryPaperRow[] = [
  row("object-in-box", ["50.5 ± 0.6", "49.8 ± 1.1", "100.0 ± 0.0"], 10.8),
  row("danger", ["68.3 ± 0.8", "73.8 ± 0.9", "100.0 ± 0.0"], 10.4),
  row("favorite", ["98.9 ± 0.4", "99.3 ± 0.2", "100.0 ± 0.0"], 16.8),
  row("open-door", ["99.7 ± 0.2", "85.3 ± 1.1", "100.0 ± 0.0"], 20.6),
  row("danger+object-in-box", ["0.0 ± 0.0", "0.0 ± 0.0", "90.3 ± 1.8"], 15.5),
  row("favorite+object-in-box", ["0.1 ± 0.1", "0.6 ± 0.5", "94.3 ± 2.3"], 18.8),
  row("open-door+object-in-box", ["0.0 ± 0.0", "0.0 ± 0.0", "99.0 ± 0.4"], 32.3),
  row("danger+favorite", ["0.4 ± 0.1", "0.2 ± 0.2", "100.0 ± 0.0"], 14.5),
  row("danger+open-door", ["0.0 ± 0.0", "0.0 ± 0.0", "0.0 ± 0.0"], 79.0),
  row("open-door+favorite", ["10.8 ± 1.6", "10.2 ± 2.1", "98.7 ± 0.2"], 66.9),
  row("danger+favorite+object-in-box", ["0.0 ± 0.0", "0.0 ± 0.0", "0.15 ± 0.2"], 85.8),
  row("danger+open-door+object-in-box", ["0.0 ± 0.0", "0.0 ± 0.0", "0.0 ± 0.0"], 109.4),
  row("open-door+favorite+object-in-box", ["0.0 ± 0.0", "0.0 ± 0.0", "2.1 ± 0.8"], 220.9),
  row("danger+open-door+favorite", ["4.3 ± 1.0", "4.4 ± 0.8", "4.8 ± 0.9"], 105.0),
  row("danger+open-door+favorite+object-in-box", ["0.0 ± 0.0", "0.0 ± 0.0", "0.0 ± 0.1"], 177.2),
];

export const queryPapers: Readonly<Record<"cooking" | "grid", readonly QueryPaperRow[]>> = {
  cooking: cookingRows,
  grid: gridRows,
};

/** Table 4: mean success over five Q-BabyAI tasks, by what the agent goes without. */
export const gridAblationMeans: ReadonlyMap<string | null, number> = new Map([
  [null, 99.8],
  ["notebook", 76.4],
  ["pointer", 87.9],
  ["bonus", 74.1],
]);
