/** Every game of a folder, played with simulated people: success, steps, questions, reward. */
import type { AskPolicyName, Variant } from "../../../core/episode.js";
import { InputError } from "../../../core/errors.js";
import { defaultNotebookView, type NotebookView } from "../../../core/notebook.js";
import type { Lab, LabGame, LabSettings } from "../../lab/contract.js";
import { type AlfworldFigures, type BaselineFigures, measure, measureBaseline } from "./figures.js";
import { chooseGames, type GameFailure, playAll } from "./play-all.js";

export interface BenchAlfworldRequest {
  readonly folder: string;
  readonly settings: Omit<LabSettings, "seed" | "visits">;
  readonly seeds: readonly number[];
  /** Names of games ("<task>/<trial>") to be played, in this order; absent: all. */
  readonly list?: readonly string[];
  /** At most this many games; absent: all. */
  readonly limit?: number;
  /** Called after each game; `of` counts the games of every seed and of the baseline. */
  readonly onProgress?: (done: number, of: number) => void;
}

/** What was set, so that a report can say so. */
export interface BenchAlfworldSetting {
  readonly variant: Variant;
  readonly ask: AskPolicyName;
  readonly notebook: NotebookView;
  readonly wrong: number;
  readonly unsure: number;
  readonly maxSteps: number;
  readonly seeds: readonly number[];
}

export interface BenchAlfworldResult extends AlfworldFigures, BenchAlfworldSetting {
  readonly failures: readonly GameFailure[];
  /** With `ask: never`: mean steps when places are visited in random order, and how many succeed. */
  readonly randomOrderSteps?: number;
  readonly randomOrderSuccess?: number;
  /** The ambiguous variant without asking: trying one thing after the other. */
  readonly enumeration?: BaselineFigures;
  /** The multiround variant without asking. */
  readonly withoutAsking?: BaselineFigures;
}

/** Plays all games with every seed, and the baseline of the setting; a broken file is a failure. */
export async function benchAlfworld(
  lab: Lab,
  request: BenchAlfworldRequest,
): Promise<BenchAlfworldResult> {
  const { settings, seeds, onProgress } = request;
  const games = chooseGames(lab.games(request.folder), request);
  const baseline = baselineOf(settings);
  const runs = [settings, ...(baseline ? [baseline] : [])].map((one) => spread(games, one, seeds));
  const of = runs.flat().length;
  let done = 0;
  const onGame = () => onProgress?.(++done, of);

  const [own = [], other] = runs;
  const { played, failures } = await playAll(lab, own, onGame);
  const beside = other ? await playAll(lab, other, onGame) : null;
  const { variant, ask, notebook = defaultNotebookView, wrong, unsure, maxSteps } = settings;
  return {
    ...measure(played, maxSteps),
    failures,
    ...(beside && nameBaseline(settings, measureBaseline(beside.played, maxSteps))),
    variant,
    ask,
    notebook,
    wrong,
    unsure,
    maxSteps,
    seeds,
  };
}

type Arm = BenchAlfworldRequest["settings"] & Pick<LabSettings, "visits">;

/** What the figures are compared with: a random order for who never asks, else nobody to ask. */
function baselineOf(settings: BenchAlfworldRequest["settings"]): Arm | null {
  if (settings.ask === "never") {
    return settings.variant === "standard" ? { ...settings, visits: "random" } : null;
  }
  return settings.variant === "standard" ? null : { ...settings, ask: "never", visits: "likely" };
}

function nameBaseline(
  { variant }: BenchAlfworldRequest["settings"],
  figures: BaselineFigures,
): Partial<BenchAlfworldResult> {
  switch (variant) {
    case "standard":
      return { randomOrderSteps: figures.meanSteps, randomOrderSuccess: figures.success };
    case "ambiguous":
      return { enumeration: figures };
    case "multiround":
      return { withoutAsking: figures };
  }
}

function spread(
  games: readonly LabGame[],
  settings: BenchAlfworldRequest["settings"] & Partial<Pick<LabSettings, "visits">>,
  seeds: readonly number[],
) {
  return seeds.flatMap((seed) =>
    games.map((game) => ({ game, settings: { visits: "likely" as const, ...settings, seed } })),
  );
}

/** Game names from the text of a list: one a line, or a JSON array. Throws InputError. */
export function readGameNames(text: string, file: string): readonly string[] {
  const lines = text.split("\n").map((line) => line.trim());
  const names: unknown = text.trimStart().startsWith("[")
    ? parseArray(text, file)
    : lines.filter((line) => line !== "");
  if (!Array.isArray(names) || !names.every((name) => typeof name === "string")) {
    throw new InputError("is not a list of game names", { file });
  }
  return names;
}

function parseArray(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new InputError("is neither a JSON array nor one name a line", { file, cause });
  }
}
