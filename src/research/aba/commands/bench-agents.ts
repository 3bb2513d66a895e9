/** `sous bench agents`: agents that are language models, side by side over ALFWorld's games. */
import { readFileSync } from "node:fs";
import { openMemory } from "../../../../memory/open.js";
import { systemClock } from "../../../app/clock.js";
import { createLog } from "../../../app/log.js";
import { benchedPolicy } from "../../../app/models/policies.js";
import { secretsOf } from "../../../app/settings/config.js";
import { missingModel } from "../../../app/settings/llm-settings.js";
import type { Config } from "../../../app/settings/read-config.js";
import * as shared from "../../../cli/options.js";
import type { AskPolicyName, Variant } from "../../../core/episode.js";
import { InputError } from "../../../core/errors.js";
import type { PeopleKind } from "../../../core/oracle.js";
import { packageFile } from "../../../core/package-file.js";
import { Command, Option } from "../../cli/commander.js";
import { createProgressBar } from "../../cli/progress.js";
import { createLab, type LabParts } from "../../lab/lab.js";
import { createLabModels } from "../../lab/models.js";
import { benchSettings, scriptedOption } from "../../lab/scripted.js";
import { demonstrate } from "../../ldm2/tuple-lab.js";
import { type BenchAgentsResult, benchAgents } from "../agents/bench-agents.js";
import { readGameNames } from "../alfworld/bench-alfworld.js";
import { formatCounts } from "../report/agents-report.js";

interface AgentsOptions {
  readonly agents: readonly string[];
  readonly games: string;
  readonly variant: Variant;
  readonly ask: AskPolicyName;
  readonly people: PeopleKind;
  readonly wrong: number;
  readonly unsure: number;
  readonly maxSteps: number;
  readonly seeds: readonly number[];
  readonly jobs: number;
  readonly list?: string;
  readonly limit?: number;
  readonly training?: string;
  readonly perType: number;
  readonly scripted?: boolean;
  readonly label?: string;
  readonly db?: string;
  readonly report?: string;
  readonly json?: boolean;
}

export function agentsCommand(): Command {
  return new Command("agents")
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
    .addOption(shared.wrongOption())
    .addOption(shared.unsureOption())
    .addOption(shared.maxStepsOption())
    .addOption(
      new Option("--seeds <list>", "with commas: each plays every game")
        .argParser(shared.wholeNumbers)
        .default([1]),
    )
    .addOption(
      new Option("--jobs <n>", "games at the same time, all in this process")
        .argParser(shared.wholeNumber(1))
        .default(4),
    )
    .addOption(
      new Option(
        "--list <file>",
        "only these games, in this order: <task>/<trial>; 134: the list that comes with Sous",
      ),
    )
    .addOption(new Option("--limit <n>", "only the first n games").argParser(shared.wholeNumber(1)))
    .option("--training <dir>", "games whose expert trajectories agents like ldm2 play from")
    .addOption(
      new Option("--per-type <n>", "expert trajectories per task type")
        .argParser(shared.wholeNumber(1))
        .default(5),
    )
    .addOption(scriptedOption())
    .addOption(
      new Option("--label <text>", "what the tables are marked with (default: the model's name)"),
    )
    .addOption(new Option("--db <file>", "keep the models' answers there: a second run sends none"))
    .addOption(new Option("--report <dir>", "write a report (Markdown and HTML) there"))
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
The 134 games are those of valid_train whose names have the smallest SHA-256.
What the scripted model plays says nothing about a language model: its tables are marked.

Examples:
  sous bench agents --games alfworld/valid_train --list 134 --agents react,aba --scripted --json
  sous bench agents --games alfworld/valid_train --list 134 --agents ldm2 --training alfworld/train --scripted
  sous bench agents --games alfworld/valid_train --limit 10 --agents aba --variant ambiguous --people model`,
    )
    .action(runAgents);
}

async function runAgents(options: AgentsOptions): Promise<void> {
  const config = benchSettings(options.scripted ?? false);
  if (!config.llm) throw missingModel();
  const { variant, ask, people, wrong, unsure, maxSteps, label = config.llm.model.model } = options;
  const { training, perType, jobs } = options;
  const [seed = 1] = options.seeds;
  const experiences = training && (await demonstrate(training, { perType, seed }));
  const given = { jobs, ...(experiences && { experiences }) };
  const kept = await openLab(config, options.db ?? ":memory:", given);
  const bar = createProgressBar("games");
  const startedAt = performance.now();
  try {
    const result = await benchAgents(kept.lab, {
      folder: options.games,
      agents: options.agents,
      label,
      settings: { variant, ask, people, wrong, unsure, maxSteps },
      seeds: options.seeds,
      limit: options.limit,
      ...(options.list && { list: readList(options.list) }),
      onProgress: bar.show,
    });
    bar.stop();
    if (options.report) {
      const seconds = (performance.now() - startedAt) / 1000;
      const { writeAgentsReport } = await import("../report/agents-report.js");
      writeAgentsReport(options.report, result, { command: shared.typedCommand(), seconds });
    }
    if (options.json) shared.printResult(result);
    else describe(result);
  } finally {
    bar.stop();
    await kept.close();
  }
}

/** A lab whose models' answers are kept in a database. */
async function openLab(
  config: Config,
  file: string,
  { jobs, ...given }: { readonly jobs: number } & Pick<LabParts, "experiences">,
) {
  const clock = systemClock;
  const log = createLog(config.logLevel, { secrets: secretsOf(config) });
  const memory = await openMemory({ file, clock, command: "sous bench agents" });
  const models = createLabModels({ config, store: memory.models, clock, log });
  const lab = createLab({ config, clock, log, models, ...given }, jobs);
  return { lab, close: () => memory.close() };
}

/** "134" is the list that comes with Sous. */
function readList(given: string): readonly string[] {
  const file = given === "134" ? packageFile("src/research/aba/agents/games-134.json") : given;
  try {
    return readGameNames(readFileSync(file, "utf8"), file);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError("cannot be read", { file, cause });
  }
}

function describe({ label, agents }: BenchAgentsResult): void {
  for (const one of agents) {
    shared.print(
      `${one.agent} (${label}): ${one.games} games, success ${percent(one.success)}, ${one.meanSteps.toFixed(2)} steps, ${one.questionsPerTask.toFixed(2)} questions; ${formatCounts(one.endings)}`,
    );
    shared.print(
      `  per episode: ${one.requestsPerEpisode.toFixed(1)} requests (${one.cachedPerEpisode.toFixed(1)} more from the cache), ${one.promptTokensPerEpisode.toFixed(0)} prompt tokens, ${one.completionTokensPerEpisode.toFixed(0)} completion tokens`,
    );
    for (const { game, reason } of one.failures) shared.print(`  failed: ${game}: ${reason}`);
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
