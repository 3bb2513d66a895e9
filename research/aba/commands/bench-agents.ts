/** `sous bench agents`: agents that are language models, side by side over ALFWorld's games. */
import { withMemory } from "../../../memory/open.js";
import { benchedPolicy } from "../../../src/app/models/policies.js";
import { missingModel } from "../../../src/app/settings/llm-settings.js";
import * as shared from "../../../src/cli/options.js";
import { packageFile } from "../../../src/core/package-file.js";
import type { PeopleRates } from "../../../src/core/people-rates.js";
import { rescues } from "../../../src/policies/steady/index.js";
import { Command, Option } from "../../cli/commander.js";
import { countOption, modelStoreOption, seedsOption } from "../../cli/options.js";
import { type GameBenchOptions, overGames } from "../../cli/over-games.js";
import { withProgressUntilStopped } from "../../cli/progress.js";
import { createBenchParts } from "../../lab/bench-parts.js";
import type { LabSettings } from "../../lab/contract.js";
import { createLab } from "../../lab/lab.js";
import { benchSettings, scriptedOption } from "../../lab/scripted.js";
import { onceEach, requirePlayed } from "../../lab/skipped.js";
import { present } from "../../report/present.js";
import { agentsKind } from "../alfworld-report.js";
import { benchAgents } from "../bench-agents.js";
import { demonstrate } from "../demonstrate.js";
import { readGameList } from "../game-list.js";
import { readRules } from "../rule-file.js";

interface AgentsOptions
  extends GameBenchOptions,
    PeopleRates,
    Pick<LabSettings, "variant" | "ask" | "people" | "rescue" | "maxSteps"> {
  readonly agents: readonly string[];
  readonly games: string;
  readonly seeds: readonly number[];
  readonly jobs: number;
  readonly list?: string;
  readonly rules?: string;
  readonly limit?: number;
  readonly training?: string;
  readonly perType: number;
  readonly scripted?: boolean;
  readonly label?: string;
  readonly db?: string;
}

export function agentsCommand(): Command {
  const command = new Command("agents")
    .description("play ALFWorld games with agents that are language models, side by side")
    .requiredOption("--games <dir>", "the folder with the games")
    .addOption(
      new Option("--agents <names>", "policies, with commas")
        .argParser((text) => text.split(",").map((name) => benchedPolicy(name.trim())))
        .default(["react", "aba"]),
    )
    .addOption(shared.variantOption())
    .addOption(shared.askOption())
    .addOption(shared.peopleOption())
    .addOption(
      new Option("--rescue <how>", "help for a model that gives no usable answer")
        .choices(rescues)
        .default("choice"),
    )
    .addOption(shared.maxStepsOption())
    .addOption(seedsOption("each plays every game", [1]))
    .addOption(countOption("--jobs <n>", "games at the same time, all in this process", 4))
    .option(
      "--list <file>",
      "only these games, in this order: <task>/<trial>; 134: the list that comes with Sous",
    )
    .addOption(countOption("--limit <n>", "only the first n games"))
    .option("--training <dir>", "games with expert trajectories, for agents like ldm2")
    .addOption(countOption("--per-type <n>", "expert trajectories per task type", 5))
    .option(
      "--rules <file>",
      "how the world works, for agents like opex-l and opex-h: a rule a line, or what sous learn rules --json printed",
    )
    .addOption(scriptedOption())
    .option("--label <text>", "label of the tables (default: the model's name)")
    .addOption(modelStoreOption())
    .addOption(shared.reportOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
The 134 games are those of valid_train whose names have the smallest SHA-256.
The scripted model's figures say nothing about a language model: its tables are marked.

Examples:
  sous bench agents --games alfworld/valid_train --list 134 --agents react,aba --scripted --json
  sous bench agents --games alfworld/valid_train --list 134 --agents ldm2 --training alfworld/train --scripted
  sous bench agents --games alfworld/valid_train --agents opex-l --rules rules.json
  sous bench agents --games alfworld/valid_train --limit 10 --agents aba --variant ambiguous --people model`,
    );
  return overGames(shared.addPeople(command), runAgents);
}

async function runAgents(options: AgentsOptions): Promise<void> {
  const parts = createBenchParts(benchSettings(options.scripted ?? false));
  const { llm } = parts.config;
  if (!llm) throw missingModel();
  const { variant, ask, people, rescue, maxSteps, training, perType, list } = options;
  const [seed = 1] = options.seeds;
  const shown = training === undefined ? null : await demonstrate(training, { perType, seed });
  await withMemory(
    {
      file: options.db ?? ":memory:",
      clock: parts.clock,
      command: "sous bench agents",
    },
    async (memory) => {
      const worldRules = options.rules === undefined ? [] : readRules(options.rules);
      const given = {
        ...parts,
        worldRules,
        store: memory.models,
        ...(shown && { experiences: shown.experiences }),
      };
      const result = await withProgressUntilStopped("games", (onProgress, signal) =>
        benchAgents(createLab({ ...given, signal }, options.jobs), {
          folder: options.games,
          agents: options.agents,
          label: options.label ?? llm.model.model,
          settings: { variant, ask, people, rescue, ...shared.readPeople(options), maxSteps },
          seeds: options.seeds,
          limit: options.limit,
          ...(list && { list: readGameList(list === "134" ? shippedList : list) }),
          onProgress,
        }),
      );
      const { agents } = result;
      requirePlayed(
        Math.max(...agents.map(({ games }) => games)),
        agents.flatMap(({ failures }) => failures),
      );
      const skipped = onceEach([...(shown?.skipped ?? []), ...result.skipped]);
      await present(agentsKind, { ...result, skipped }, options);
    },
  );
}

const shippedList = packageFile("research/aba/games-134.json");
