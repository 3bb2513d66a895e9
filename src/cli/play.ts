/** `sous play`: rounds in one household, with any bot. */
import { Command, Option } from "commander";
import { createNarrator } from "../../bots/terminal/index.js";
import { readGameName } from "../../scenes/games/index.js";
import { formatCalibration } from "../agent/conformal-asking.js";
import { collectPastAnswers } from "../agent/past-answers.js";
import type { RoundSummary } from "../agent/summary.js";
import { summariseRound } from "../agent/summary.js";
import {
  type BotParts,
  defaultChannel,
  makeDiscordBot,
  makeOracle,
  makeSimulatedBot,
  makeSlackBot,
  makeTerminalBot,
  makeWebBot,
  type SimulatedPeople,
} from "../app/bots.js";
import { systemClock } from "../app/clock.js";
import { keepHousehold } from "../app/households.js";
import { createLog } from "../app/log.js";
import { chooseGrounder } from "../app/models/desk-models.js";
import { createEmbedder } from "../app/models/embedder.js";
import { type ModelSupply, modelSupply } from "../app/models/model-supply.js";
import { choosePhraser } from "../app/models/phraser.js";
import { createPolicy, type PolicyName, policyNames } from "../app/models/policies.js";
import { readTunedModels } from "../app/models/tuned-models.js";
import { playBeside } from "../app/person-beside-bot.js";
import type { RunRequest } from "../app/runner.js";
import { loadConfig, secretsOf } from "../app/settings/config.js";
import { type Sous, startSous } from "../app/wire.js";
import { type Bot, type OurPlatform, platforms } from "../core/bot.js";
import type { AskPolicyName, Episode, Variant } from "../core/episode.js";
import { InputError, Interrupted } from "../core/errors.js";
import type { ChatModel } from "../core/model.js";
import type { NotebookView } from "../core/notebook.js";
import type { PeopleKind } from "../core/oracle.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Memory } from "../core/stores.js";
import { humanPolicy } from "../core/turn.js";
import { databaseOf } from "./database.js";
import * as shared from "./options.js";

interface PlayOptions {
  readonly rounds?: number;
  readonly ask: AskPolicyName;
  readonly policy: PolicyName;
  readonly player?: string;
  readonly example?: readonly string[];
  readonly people: PeopleKind;
  readonly notebook: NotebookView;
  readonly bot: OurPlatform;
  readonly wrong: number;
  readonly unsure: number;
  readonly delay: number;
  readonly maxSteps: number;
  readonly seed: number;
  readonly variant: Variant;
  readonly mode: KnowledgeMode;
  readonly open?: boolean;
  readonly pace?: number;
  readonly db?: string;
  readonly json?: boolean;
}

export interface PlaySummary {
  readonly household: string;
  readonly success: boolean;
  readonly rounds: readonly RoundSummary[];
  readonly questions: number;
  readonly reused: number;
  readonly episodeIds: readonly string[];
}

export function playCommand(): Command {
  return new Command("play")
    .argument("<home-or-game>", "a home's id or a game's name (see: sous homes), or a game file")
    .addOption(
      new Option(
        "--rounds <n>",
        "tasks in a row (default: 1; with --variant multiround, as many as the steps allow)",
      ).argParser(shared.wholeNumber(1)),
    )
    .addOption(shared.variantOption())
    .addOption(shared.modeOption())
    .addOption(new Option("--open", "begin with the tasks in which people choose"))
    .addOption(shared.askOption())
    .addOption(
      new Option(
        "--policy <policy>",
        "who decides: rules, what was done before (tuples), a language model (react, aba, opex …), or a person (human)",
      )
        .choices(policyNames)
        .default("rules"),
    )
    .addOption(
      new Option(
        "--player <id>",
        "human: the platform's id of the only person who may play (default: whoever acts first in a task)",
      ),
    )
    .addOption(
      new Option("--example <episodes...>", "react, aba: episodes of the database to learn from"),
    )
    .addOption(shared.notebookOption())
    .addOption(new Option("--bot <bot>", "where people are").choices(platforms).default("terminal"))
    .addOption(shared.peopleOption())
    .addOption(shared.wrongOption())
    .addOption(shared.unsureOption())
    .addOption(
      new Option("--delay <ms>", "simulated people: how long they take")
        .argParser(shared.wholeNumber(0))
        .default(0),
    )
    .addOption(shared.maxStepsOption())
    .addOption(shared.seedOption())
    .addOption(new Option("--pace <ms>", "pause between actions").argParser(shared.wholeNumber(0)))
    .addOption(shared.databaseOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Examples:
  sous play kitchen                                  in the terminal, you are the one who knows
  sous play flat --rounds 3 --bot simulated          simulated people answer
  sous play path/to/game.tw-pddl --bot simulated --json
  sous play kitchen --variant ambiguous              only one particular thing is right: say which
  sous play flat --variant multiround --bot simulated
  sous play kitchen --open                           you choose, and what you choose is the goal
  sous play kitchen --policy tuples                  from memory alone: no planner, no questions
  sous play kitchen --policy aba --bot simulated     a language model that asks before it acts
  sous play kitchen --policy human --bot slack       a person plays, others in the channel answer
  sous play kitchen --policy human --bot simulated   you play, simulated people answer
  sous play kitchen --policy human --bot discord --player 80351110224678912
  sous play kitchen --bot simulated --people model   a language model in the place of people
  sous play flat --rounds 3 --bot simulated --ask budget:1
  sous play kitchen --bot slack --rounds 2           in the channel of SLACK_CHANNEL
  sous play cooking:take1-cut                        you have the recipe card: say where, and how to cut
  sous play cooking:take2 --bot web --rounds 3       three games, one after the other
  sous play grid:danger+open-door --bot simulated    you see all rooms, the robot seven cells ahead
  sous play grid:favorite:7                          one game in particular, the seventh

With --policy human a person decides in the policy's place, through the bot: each turn shows what the policies
see and what is possible, as choices or to be typed, and the questions that a policy could ask. In Slack and
Discord whoever plays cannot answer what they ask: somebody else has to, who sees the home apart from the
card. In the terminal, and on the page where you are alone, you are both: you play, and you answer yourself.
With --bot simulated you play at the terminal, and simulated people answer.
Nobody is hurried: the task waits for the player, over restarts too.

In games, questions cost no step; a game that is over is not played again, the next one is. They are played
by their planners, which ask each question once. Tasks: cooking:take1, take2, take1-cut, take2-cut;
grid:danger, open-door, favorite, object-in-box, and any of these joined by +; grid:level4 is all four.

conformal asks unless exactly one place is likely enough, by how often the likeliest one turned out right
in this home (with fewer than 10 such cases, in all homes); while too little came out it says so and asks.
Every step at which a question came up keeps the probability of what was chosen.

Rounds that were interrupted go on where they stopped: run the same command again.`,
    )
    .action(runPlay);
}

async function runPlay(target: string, options: PlayOptions): Promise<void> {
  checkGame(target, options);
  checkPlayer(options);
  const config = loadConfig();
  const stopping = new AbortController();
  const parts = {
    signal: stopping.signal,
    config,
    clock: systemClock,
    log: createLog(config.logLevel, { secrets: secretsOf(config) }),
  };
  let supply: ModelSupply | null = null;
  const modelOf = (memory: Memory) => {
    supply ??= modelSupply({ ...parts, store: memory.models });
    return supply;
  };
  const bots =
    options.bot === "simulated"
      ? async (memory: Memory) => [
          besidePlayer(
            makeSimulatedBot(parts, simulatedPeople(options, modelOf(memory))),
            parts,
            options,
          ),
        ]
      : [await makeBot(parts, options.bot, options.json ?? false)];
  const embedder = createEmbedder(config);
  const sous = await startSous({
    database: databaseOf(options),
    command: `sous play ${target}`,
    ...parts,
    bots,
    embedder,
    grounder: chooseGrounder(parts),
    phraser: choosePhraser(parts),
    answerTimeoutMs: config.answerTimeoutMs,
    player: options.player,
    policy: (memory, playerPort) =>
      createPolicy(options.policy, {
        memory,
        playerPort,
        model: modelOf(memory),
        examples: options.example,
        embedder,
        tuned: readTunedModels(databaseOf(options)).inUse,
      }),
    notebook: options.notebook,
    ...(options.bot !== "simulated" && { rules: config.rules }),
    paceMs:
      options.pace ??
      (options.policy === humanPolicy ? 0 : defaultPace(options.bot, config.paceMs)),
  });
  const narrator =
    options.bot === "simulated" && options.policy !== humanPolicy && !options.json
      ? createNarrator(sous.watch, {
          write: (text) => process.stdout.write(text),
          colour: config.colour,
        })
      : null;
  let interrupted = false;
  const interrupt = () => {
    interrupted = true;
    sous.runner.close();
    stopping.abort();
  };
  process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  try {
    const summary = await playRounds(sous, target, options, defaultChannel(config, options.bot));
    await sous.courier.drain(10_000);
    await narrator?.printed();
    if (options.json) shared.printJson(summary);
    else shared.print(`\n${describe(summary)}`);
    if (!summary.success) process.exitCode = 2;
  } catch (error) {
    if (!interrupted) throw error;
    throw new Interrupted(`Stopped; nothing is lost. To go on: ${shared.typedCommand()}`);
  } finally {
    await sous.stop();
  }
}

/** Options that a game has no use for. */
function checkGame(target: string, { variant, mode, policy, open }: PlayOptions): void {
  if (readGameName(target) === null) return;
  const fault =
    (variant !== "standard" && `--variant ${variant}`) ||
    (mode !== "owner" && `--mode ${mode}`) ||
    (policy !== "rules" && `--policy ${policy}`) ||
    (open && "--open");
  if (fault) throw new InputError(`${fault} is for homes; a game is played without it`);
}

/** An id says who among several people plays. */
function checkPlayer({ policy, bot, player }: PlayOptions): void {
  if (player === undefined) return;
  if (policy !== humanPolicy)
    throw new InputError("--player says who plays where a person does: add --policy human");
  if (bot === "terminal" || bot === "simulated")
    throw new InputError(`--player is for several people: with --bot ${bot} you play`);
}

/** Simulated people only answer: whoever sits at the terminal plays. */
function besidePlayer(bot: Bot, parts: BotParts, { policy }: PlayOptions): Bot {
  return policy === humanPolicy ? playBeside(bot, makeTerminalBot(parts)) : bot;
}

/** Each round is a game of its own. */
async function playGames(
  sous: Sous,
  target: string,
  request: Omit<RunRequest, "household" | "rounds">,
  rounds: number,
): Promise<PlaySummary> {
  const episodes: Episode[] = [];
  let household = await keepHousehold(sous.memory, target, systemClock);
  for (let round = 1; round <= rounds; round++) {
    if (round > 1) household = await keepHousehold(sous.memory, target, systemClock);
    episodes.push(...(await sous.runner.play({ ...request, household, rounds: 1 })));
  }
  return summarisePlay(sous.memory, household.id, episodes);
}

async function playRounds(
  sous: Sous,
  target: string,
  options: PlayOptions,
  channel: string,
): Promise<PlaySummary> {
  const { bot, maxSteps, seed, variant, mode, ask: askPolicy } = options;
  if (readGameName(target) !== null) {
    const request = { bot, channel, maxSteps, seed, askPolicy };
    return playGames(sous, target, request, options.rounds ?? 1);
  }
  const household = await keepHousehold(sous.memory, target, systemClock);
  if (askPolicy === "conformal") await explainCalibration(sous.memory, household.id);
  const rounds = options.rounds ?? (variant === "multiround" ? Number.POSITIVE_INFINITY : 1);
  const episodes = await sous.runner.play({
    household,
    bot,
    channel,
    rounds,
    maxSteps,
    seed,
    variant,
    mode,
    askPolicy,
    openFirst: options.open ?? false,
  });
  const summary = await summarisePlay(sous.memory, household.id, episodes);
  if (variant !== "multiround") return summary;
  // The last of many rounds is cut short when the steps are used up: that is how it ends.
  return { ...summary, success: summary.rounds[0]?.success ?? false };
}

/** On standard error, so that JSON stays alone. */
async function explainCalibration(memory: Memory, household: string): Promise<void> {
  const past = await collectPastAnswers(memory, household, "");
  process.stderr.write(`${formatCalibration(past)}\n`);
}

export async function summarisePlay(
  memory: Memory,
  household: string,
  episodes: readonly Episode[],
): Promise<PlaySummary> {
  const rounds: RoundSummary[] = [];
  for (const episode of episodes) {
    rounds.push(summariseRound(episode, await memory.episodes.steps(episode.id)));
  }
  return {
    household,
    success: rounds.every(({ success }) => success),
    rounds,
    questions: rounds.reduce((sum, { questions }) => sum + questions, 0),
    reused: rounds.reduce((sum, { reused }) => sum + reused, 0),
    episodeIds: episodes.map(({ id }) => id),
  };
}

function describe({ rounds, questions, reused }: PlaySummary): string {
  const done = rounds.filter(({ success }) => success).length;
  return `${done} of ${rounds.length} tasks done, ${questions} questions asked, ${reused} not asked because the answer was known.`;
}

function simulatedPeople(options: PlayOptions, model: () => ChatModel): SimulatedPeople {
  const { wrong, unsure, seed, delay: delayMs, people } = options;
  return { wrong, unsure, seed, delayMs, oracle: makeOracle(people, model) };
}

/** A bot of a platform with people. */
export async function makeBot(
  parts: BotParts,
  platform: Exclude<OurPlatform, "simulated">,
  quiet: boolean,
): Promise<Bot> {
  switch (platform) {
    case "terminal":
      return makeTerminalBot(parts);
    case "slack":
      return makeSlackBot(parts);
    case "discord":
      return makeDiscordBot(parts);
    case "web":
      return announceAddress(await makeWebBot(parts), quiet);
  }
}

/** Says where the page is once it is there; on standard error, so that JSON stays alone. */
function announceAddress(bot: Bot & { url(): string }, quiet: boolean): Bot {
  const start: Bot["start"] = async (handlers) => {
    await bot.start(handlers);
    (quiet ? process.stderr : process.stdout).write(`Sous is at ${bot.url()}\n`);
  };
  return { ...bot, start };
}

/** Simulated people need no time to follow; those at a terminal little. */
export function defaultPace(bot: OurPlatform, configured: number): number {
  if (bot === "simulated") return 0;
  return bot === "terminal" ? Math.min(configured, 200) : configured;
}
