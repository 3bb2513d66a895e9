/** Every game of a folder, played with simulated people: success, steps, questions, reward. */
import { defaultNotebookView } from "../../src/core/notebook.js";
import { peopleRates } from "../../src/core/people-rates.js";
import type { Lab, LabSettings } from "../lab/contract.js";
import { measure, measureBaseline } from "./figures.js";
import { assignSeeds, chooseGames, type GameChoice, playAll } from "./play-all.js";
import type { AlfworldResult, BaselineFigures } from "./results.js";

export interface BenchAlfworldRequest extends GameChoice {
  readonly settings: Omit<LabSettings, "seed" | "visits">;
}

/** Plays all games with every seed, and the baseline of the setting; a broken file is a failure. */
export async function benchAlfworld(
  lab: Lab,
  request: BenchAlfworldRequest,
): Promise<AlfworldResult> {
  const { settings, seeds, onProgress } = request;
  const games = chooseGames(lab.games(request.folder), request);
  const baseline = baselineOf(settings);
  const runs = [settings, ...(baseline ? [baseline] : [])].map((one) =>
    assignSeeds(games, one, seeds),
  );
  const of = runs.flat().length;
  let done = 0;
  const onGame = () => onProgress?.(++done, of);

  const [own = [], other] = runs;
  const { played, failures, skipped } = await playAll(lab, own, onGame);
  const beside = other ? await playAll(lab, other, onGame) : null;
  const { variant, ask, notebook = defaultNotebookView, maxSteps } = settings;
  return {
    ...measure(played, maxSteps),
    failures,
    skipped,
    ...(beside && nameBaseline(settings, measureBaseline(beside.played, maxSteps))),
    variant,
    ask,
    notebook,
    ...peopleRates.parse(settings),
    maxSteps,
    seeds,
  };
}

type Arm = BenchAlfworldRequest["settings"] & Pick<LabSettings, "visits">;

/** The baseline: a random order for an agent that never asks, otherwise the same agent without people. */
function baselineOf(settings: BenchAlfworldRequest["settings"]): Arm | null {
  if (settings.ask === "never") {
    return settings.variant === "standard" ? { ...settings, visits: "random" } : null;
  }
  return settings.variant === "standard" ? null : { ...settings, ask: "never", visits: "likely" };
}

function nameBaseline(
  { variant }: BenchAlfworldRequest["settings"],
  figures: BaselineFigures,
): Partial<AlfworldResult> {
  switch (variant) {
    case "standard":
      return { randomOrderSteps: figures.meanSteps, randomOrderSuccess: figures.success };
    case "ambiguous":
      return { enumeration: figures };
    case "multiround":
      return { withoutAsking: figures };
  }
}
