/** `sous bench alfworld`, `asking` and `agents`. */

import { benchedPolicy } from "../../src/app/models/policies.js";
import * as shared from "../../src/cli/options.js";
import { packageFile } from "../../src/core/package-file.js";
import { rescues } from "../../src/policies/steady/index.js";
import { declareBench } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { createLab } from "../lab/lab.js";
import { withModelParts } from "../lab/parts.js";
import { withLabs } from "../lab/pool.js";
import { onceEach, requirePlayed } from "../lab/skipped.js";
import { benchAsking } from "./bench-asking.js";
import { benchAgents, benchAlfworld } from "./benches.js";
import { demonstrate, readGameList, readRules } from "./inputs.js";
import { agentsKind, alfworldKind, askingKind } from "./report.js";

const gamesFlag = () => flag.required("--games <dir>", "the folder with the games");
const limitFlag = () => flag.count("--limit <n>", "only the first n games");

export const alfworldCommand = () =>
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
      json: flag.json(),
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
    kind: alfworldKind,
    file: ({ variant }) => `alfworld-${variant}`,
    run: (given, onProgress) =>
      withLabs(given.jobs, async (lab) => {
        const { variant, ask, notebook, maxSteps, list } = given;
        const result = await benchAlfworld(lab, {
          folder: given.games,
          settings: { variant, ask, notebook, ...shared.readPeople(given), maxSteps },
          seeds: given.seeds ?? [given.seed],
          limit: given.limit,
          ...(list && { list: readGameList(list) }),
          onProgress,
        });
        requirePlayed(result.games, result.failures);
        return result;
      }),
  });

export const askingCommand = () =>
  declareBench({
    flags: {
      games: gamesFlag(),
      calibrate: flag.text(
        "--calibrate <dir>",
        "calibrate on these games (default: the other half of the games)",
      ),
      seeds: flag.seeds("each plays every game", [1, 2, 3]),
      maxSteps: flag.maxSteps(),
      jobs: flag.jobs(),
      limit: flag.count(
        "--limit <n>",
        "only n games, drawn by their names from all kinds of tasks",
      ),
      report: flag.report(),
      json: flag.json(),
    },
    help: `
Policies: never, missing, random:0.5, conformal and voi:<lambda>, where a question counts as lambda steps,
and so does a follow-up to an answer that was not clear.
People: precise; vague ("in the cabinet", half of the time or always); wrong (3 of 10 answers); both.
Conformal and voi have seen answers of the same kind of people in other games.

Examples:
  sous bench asking --games alfworld/valid_train --limit 10 --seeds 1
  sous bench asking --games alfworld/valid_train --calibrate alfworld/train --jobs 2 --report report`,
    unit: "games",
    kind: askingKind,
    run: (given, onProgress) =>
      withLabs(given.jobs, (lab) =>
        benchAsking(lab, { ...given, folder: given.games, onProgress }),
      ),
  });

const shippedList = () => packageFile("research/aba/games-134.json");

export const agentsCommand = () =>
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
      json: flag.json(),
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
    kind: agentsKind,
    run: (given, onProgress, signal) =>
      withModelParts(given, "sous bench agents", async (parts, llm) => {
        const { variant, ask, people, rescue, maxSteps, training, perType, list } = given;
        const [seed = 1] = given.seeds;
        const shown =
          training === undefined ? null : await demonstrate(training, { perType, seed });
        const worldRules = given.rules === undefined ? [] : readRules(given.rules);
        const experiences = shown?.experiences;
        const lab = createLab({ ...parts, worldRules, experiences, signal }, given.jobs);
        const result = await benchAgents(lab, {
          folder: given.games,
          agents: given.agents,
          label: given.label ?? llm.model.model,
          settings: { variant, ask, people, rescue, ...shared.readPeople(given), maxSteps },
          seeds: given.seeds,
          limit: given.limit,
          ...(list && { list: readGameList(list === "134" ? shippedList() : list) }),
          onProgress,
        });
        requirePlayed(
          Math.max(...result.agents.map(({ games }) => games)),
          result.agents.flatMap(({ failures }) => failures),
        );
        return { ...result, skipped: onceEach([...(shown?.skipped ?? []), ...result.skipped]) };
      }),
  });
