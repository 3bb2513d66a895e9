import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import { rescues } from "../../src/policies/steady/steady-policy.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import type { LabSettings } from "../lab/contract.js";
import { ending, expectUnits } from "../lab/in-jobs.js";
import { createLab, type Lab } from "../lab/lab.js";
import { benchedPolicy, withModelParts } from "../lab/parts.js";
import { assignSeeds } from "../lab/play-games.js";
import { onceEach, requirePlayed, type SkippedGame } from "../lab/skipped.js";
import type { ResultKind } from "../report/result-kind.js";
import * as figures from "./figures.js";
import { demonstrate, readGameList, readRules } from "./inputs.js";
import { chooseGames, type GameChoice, gamesFlag, limitFlag, playAll } from "./play-all.js";

export const agentsCommand = (kind: ResultKind<AgentsResult>) =>
  declareBench({
    flags: {
      games: gamesFlag(),
      agents: flag.parsed(
        "--agents <names>",
        "policies, with commas",
        (text) => text.split(",").map((name): string => benchedPolicy(name.trim())),
        ["react", "aba"],
      ),
      variant: flag.variant(),
      ask: flag.ask(),
      people: flag.peopleKind(),
      rescue: flag.choice(
        "--rescue <how>",
        "help for a model that gives no usable answer",
        rescues,
        "choice",
      ),
      maxSteps: flag.maxSteps(),
      seeds: flag.seeds("each plays every game", [1]),
      jobs: flag.count("--jobs <n>", "games at the same time, all in this process", 4),
      list: flag.text(
        "--list <file>",
        "only these games, in this order: <task>/<trial>; 134: the list that comes with Sous",
      ),
      limit: limitFlag(),
      training: flag.text(
        "--training <dir>",
        "games with expert trajectories, for agents like ldm2",
      ),
      perType: flag.count("--per-type <n>", "expert trajectories per task type", 5),
      rules: flag.text(
        "--rules <file>",
        "how the world works, for agents like opex-l and opex-h: a rule a line, or what sous learn rules --json printed",
      ),
      scripted: flag.scripted(),
      label: flag.text("--label <text>", "label of the tables (default: the model's name)"),
      db: flag.modelStore(),
      report: flag.report(),
      ...flag.people(),
    },
    help: `
The 134 games are those of valid_train whose names have the smallest SHA-256.
The scripted model's figures say nothing about a language model: its tables are marked.

Examples:
  sous bench agents --games alfworld/valid_train --list 134 --agents react,aba --scripted --json
  sous bench agents --games alfworld/valid_train --list 134 --agents ldm2 --training alfworld/train --scripted
  sous bench agents --games alfworld/valid_train --agents opex-l --rules rules.json
  sous bench agents --games alfworld/valid_train --limit 10 --agents aba --variant ambiguous --people model`,
    unit: "games",
    overGames: true,
    kind,
    run: (given) =>
      withModelParts(given, "sous bench agents", async (parts, llm) => {
        const { variant, ask, people, rescue, maxSteps, training, perType, list } = given;
        const [seed = 1] = given.seeds;
        const shown =
          training === undefined ? null : await demonstrate(training, { perType, seed });
        const worldRules = given.rules === undefined ? [] : readRules(given.rules);
        const experiences = shown?.experiences;
        const signal = ending();
        const lab = createLab({ ...parts, worldRules, experiences, signal }, given.jobs);
        const result = await benchAgents(lab, {
          ...given,
          label: given.label ?? llm.model.model,
          settings: { variant, ask, people, rescue, ...shared.readPeople(given), maxSteps },
          list:
            list === undefined
              ? list
              : readGameList(list === "134" ? packageFile("research/aba/games-134.json") : list),
        });
        requirePlayed(
          Math.max(...result.agents.map(({ games }) => games)),
          result.agents.flatMap(({ failures }) => failures),
        );
        return { ...result, skipped: onceEach([...(shown?.skipped ?? []), ...result.skipped]) };
      }),
  });

export async function benchAgents(
  lab: Lab,
  request: GameChoice & {
    readonly agents: readonly string[];
    readonly label: string;
    readonly settings: Omit<LabSettings, "seed" | "policy">;
  },
) {
  const { agents, label, settings, seeds } = request;
  const games = chooseGames(lab.games(request.games), request);
  expectUnits(agents.length * games.length * seeds.length);
  const unread: SkippedGame[] = [];
  const results = [];
  for (const agent of agents) {
    const assignments = assignSeeds(games, { ...settings, policy: agent }, seeds);
    const { played, failures, skipped } = await playAll(lab, assignments);
    unread.push(...skipped);
    results.push({
      agent,
      ...figures.measure(played, settings.maxSteps),
      ...figures.measureUsage(played),
      decidedBy: figures.measureDeciders(played),
      ...figures.measureConditions(played),
      ...figures.countEndings(played),
      failures,
    });
  }
  return { label, settings, seeds, agents: results, skipped: onceEach(unread) };
}
export type AgentsResult = Awaited<ReturnType<typeof benchAgents>>;
