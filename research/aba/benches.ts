/** Every game of a folder, played by the rules policy or by agents side by side, with simulated people. */
import { defaultNotebookView } from "../../src/core/notebook.js";
import { peopleRates } from "../../src/core/people-rates.js";
import type { Lab, LabSettings } from "../lab/contract.js";
import { onceEach, type SkippedGame } from "../lab/skipped.js";
import * as figures from "./figures.js";
import { assignSeeds, chooseGames, type GameChoice, playAll } from "./play-all.js";

type Settings = Omit<LabSettings, "seed" | "visits">;
type Baseline = ReturnType<typeof figures.measureBaseline>;

/** The same games without asking, by the variant; of an agent that never asks, places in a random order. */
type Baselines = Partial<
  Record<"enumeration" | "withoutAsking", Baseline> &
    Record<"randomOrderSteps" | "randomOrderSuccess", number>
>;

/** Plays all games with every seed, and the baseline of the setting; a broken file is a failure. */
export async function benchAlfworld(
  lab: Lab,
  request: GameChoice & { readonly settings: Settings },
) {
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
    ...figures.measure(played, maxSteps),
    failures,
    skipped,
    ...(beside && nameBaseline(settings, figures.measureBaseline(beside.played, maxSteps))),
    variant,
    ask,
    notebook,
    ...peopleRates.parse(settings),
    maxSteps,
    seeds,
  };
}
export type AlfworldResult = Awaited<ReturnType<typeof benchAlfworld>>;

function baselineOf(settings: Settings): (Settings & Pick<LabSettings, "visits">) | null {
  const isStandard = settings.variant === "standard";
  if (settings.ask === "never") return isStandard ? { ...settings, visits: "random" } : null;
  return isStandard ? null : { ...settings, ask: "never", visits: "likely" };
}

function nameBaseline({ variant }: Settings, baseline: Baseline): Baselines {
  if (variant === "ambiguous") return { enumeration: baseline };
  if (variant === "multiround") return { withoutAsking: baseline };
  return { randomOrderSteps: baseline.meanSteps, randomOrderSuccess: baseline.success };
}

/** Plays every game with every agent and seed. */
export async function benchAgents(
  lab: Lab,
  request: GameChoice & {
    /** Names of policies. */
    readonly agents: readonly string[];
    /** Whose figures these are: every table is marked with it. */
    readonly label: string;
    readonly settings: Omit<Settings, "policy">;
  },
) {
  const { agents, label, settings, seeds } = request;
  const games = chooseGames(lab.games(request.folder), request);
  const of = agents.length * games.length * seeds.length;
  let done = 0;
  const onGame = () => request.onProgress?.(++done, of);
  const unread: SkippedGame[] = [];
  const measureAgent = async (agent: string) => {
    const assignments = assignSeeds(games, { ...settings, policy: agent }, seeds);
    const { played, failures, skipped } = await playAll(lab, assignments, onGame);
    unread.push(...skipped);
    return {
      agent,
      ...figures.measure(played, settings.maxSteps),
      ...figures.measureUsage(played),
      decidedBy: figures.measureDeciders(played),
      ...figures.measureConditions(played),
      ...figures.countEndings(played),
      failures,
    };
  };
  const results = [];
  for (const agent of agents) results.push(await measureAgent(agent));
  return { label, settings, seeds, agents: results, skipped: onceEach(unread) };
}
export type AgentsResult = Awaited<ReturnType<typeof benchAgents>>;
