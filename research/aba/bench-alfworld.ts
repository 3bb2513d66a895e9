import * as shared from "../../src/cli/options.js";
import { peopleRates } from "../../src/core/episode/oracle.js";
import { defaultNotebookView } from "../../src/core/memory/notebook.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import type { LabSettings } from "../lab/contract.js";
import { expectUnits } from "../lab/in-jobs.js";
import type { Lab } from "../lab/lab.js";
import { assignSeeds } from "../lab/play-games.js";
import { withLabs } from "../lab/pool.js";
import { requirePlayed } from "../lab/skipped.js";
import type { ResultKind } from "../report/result-kind.js";
import * as figures from "./figures.js";
import { readGameList } from "./inputs.js";
import { chooseGames, type GameChoice, gamesFlag, limitFlag, playAll } from "./play-all.js";

export const alfworldCommand = (kind: ResultKind<AlfworldResult>) =>
  declareBench({
    flags: {
      games: gamesFlag(),
      variant: flag.variant(),
      ask: flag.ask(),
      notebook: flag.notebook(),
      bot: flag.choice("--bot <bot>", "where people are", ["simulated"], "simulated"),
      maxSteps: flag.maxSteps(),
      seed: flag.seed(),
      seeds: flag.seeds("each plays every game, instead of --seed"),
      jobs: flag.jobs(),
      list: flag.text("--list <file>", "only these games, in this order: <task>/<trial>"),
      limit: limitFlag(),
      report: flag.report(),
      ...flag.people(),
    },
    help: `
Variants (ABA, section 4.2):
  standard     any thing of the class will do
  ambiguous    only one particular thing will do, and the sentence does not say which
  multiround   one task after the other until --max-steps actions and questions are used up

--ask conformal has nothing to be calibrated on: each game begins with an empty memory.

Examples:
  sous bench alfworld --games alfworld/valid_train --ask random:0.5 --limit 20 --json
  sous bench alfworld --games alfworld/valid_train --ask missing --json
  sous bench alfworld --games alfworld/valid_train --wrong 0.3 --unsure 0.2 --seeds 1,2,3 --jobs 2
  sous bench alfworld --games alfworld/valid_train --wrong 0.3 --plausible 1 --vague 0.5 --differ 1
  sous bench alfworld --games alfworld/valid_train --variant multiround --report report`,
    unit: "games",
    overGames: true,
    kind,
    file: ({ variant }) => `alfworld-${variant}`,
    run: (given) =>
      withLabs(given.jobs, async (lab) => {
        const { variant, ask, notebook, maxSteps, list, seed, seeds = [seed] } = given;
        const settings = { variant, ask, notebook, ...shared.readPeople(given), maxSteps };
        const names = list === undefined ? undefined : readGameList(list);
        const result = await benchAlfworld(lab, { ...given, seeds, list: names, settings });
        requirePlayed(result.games, result.failures);
        return result;
      }),
  });

type Settings = Omit<LabSettings, "seed">;
type Baseline = ReturnType<typeof figures.measureBaseline>;

/** The same games without asking, by the variant; of an agent that never asks, places in a random order. */
type Baselines = Partial<
  Record<"enumeration" | "withoutAsking", Baseline> &
    Record<"randomOrderSteps" | "randomOrderSuccess", number>
>;

export async function benchAlfworld(lab: Lab, request: GameChoice & { settings: Settings }) {
  const { settings, seeds } = request;
  const games = chooseGames(lab.games(request.games), request);
  const baseline = baselineOf(settings);
  expectUnits(games.length * seeds.length * (baseline ? 2 : 1));
  const { played, failures, skipped } = await playAll(lab, assignSeeds(games, settings, seeds));
  const beside = baseline && (await playAll(lab, assignSeeds(games, baseline, seeds)));
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

function baselineOf(settings: Settings): Settings | null {
  const isStandard = settings.variant === "standard";
  if (settings.ask === "never") return isStandard ? { ...settings, visits: "random" } : null;
  return isStandard ? null : { ...settings, ask: "never" };
}

function nameBaseline({ variant }: Settings, baseline: Baseline): Baselines {
  if (variant === "ambiguous") return { enumeration: baseline };
  if (variant === "multiround") return { withoutAsking: baseline };
  return { randomOrderSteps: baseline.meanSteps, randomOrderSuccess: baseline.success };
}
