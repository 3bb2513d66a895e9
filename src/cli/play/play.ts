/** Plays tasks in a home or game (`sous play`). */
import { Option } from "commander";
import type { Memory } from "../../../memory/stores.js";
import { readGameName } from "../../../scenes/games/games.js";
import { ownShop } from "../../../scenes/shop/simulator.js";
import { chooseModels, type ModelSupply, modelSupply } from "../../app/models/model-supply.js";
import {
  createPolicy,
  type PolicyName,
  policyNames,
  usualPolicy,
} from "../../app/models/policies.js";
import { readTunedModels } from "../../app/models/tuned-models.js";
import {
  defaultChannel,
  makeOracle,
  makeSimulatedBot,
  makeTerminalBot,
  playBeside,
} from "../../app/serve/bots.js";
import { type Sous, startSous } from "../../app/wire.js";
import { type Bot, type OurPlatform, platforms } from "../../core/bot.js";
import type { AskPolicyName, Variant } from "../../core/episode/episode.js";
import type { PeoplePreset, PeopleRates } from "../../core/episode/oracle.js";
import { humanPolicy } from "../../core/episode/turn.js";
import { InputError, LockedError } from "../../core/errors.js";
import type { NotebookView } from "../../core/memory/notebook.js";
import type { KnowledgeMode } from "../../core/question/question.js";
import * as shared from "../options.js";
import { loadParts } from "../parts.js";
import { type DataOptions, SousCommand } from "../sous-command.js";
import { databaseOf } from "../storage/database.js";
import {
  defaultPace,
  formatSummary,
  makeBot,
  narrate,
  playRounds,
  playUntilDone,
} from "./play-rounds.js";

const playHelp = `
Examples:
  sous play kitchen                                  in the terminal: you answer
  sous play flat --rounds 3 --bot simulated          simulated people answer
  sous play path/to/game.tw-pddl --bot simulated --json
  sous play kitchen --variant ambiguous              the task means one particular thing: say which
  sous play flat --variant multiround --bot simulated
  sous play kitchen --open                           you choose the goal
  sous play kitchen --do "heat Ben's mug and put it on the table"
  sous play kitchen --policy tuples                  from memory only: no planner, no questions
  sous play kitchen --policy aba --bot simulated     a language model that asks before it acts
  sous play kitchen --policy human --bot slack       a person plays, others in the channel answer
  sous play kitchen --policy human --bot simulated   you play, simulated people answer
  sous play kitchen --policy human --bot discord --player 80351110224678912
  sous play kitchen --bot simulated --people model   a language model answers
  sous play flat --rounds 3 --bot simulated --ask budget:1
  sous play kitchen --bot slack --rounds 2           in the channel of SLACK_CHANNEL
  sous play flat --rounds 3 --bot simulated --people careless
  sous play cooking:take1-cut                        you have the recipe: say where, and how to cut
  sous play cooking:take2 --bot web --rounds 3       three games in a row
  sous play grid:danger+open-door --bot simulated    you see all rooms, the robot seven cells ahead
  sous play grid:favorite:7                          the seventh game
  sous play shop --bot web                           the robot orders; you have the shopping card
  sous play shop --open                              no card: what you pick is bought
  sous play shop --shop webshop/data --variant ambiguous --bot simulated

With --policy human a person decides in place of the policy. Each turn shows what a policy sees, the possible
commands and the questions that a policy could ask. The player picks one or types it. In Slack and Discord
somebody else must answer the player's questions; only they get a view of the whole home. In the terminal, or
alone on the page, you play and answer. With --bot simulated you play in the terminal and simulated people
answer. A turn has no deadline: the task waits for the player and survives restarts.

In games, questions cost no step. A finished game is not played again; the next one starts. Their planners
play them and ask each question once. Tasks: cooking:take1, take2, take1-cut, take2-cut; grid:danger,
open-door, favorite, object-in-box, and any of these joined by +; grid:level4 is all four.

Simulated people are truthful; careless (a fifth of the answers is wrong, and some do not know that a thing was
moved); vague (half of the answers name only the kind of place); or a language model that knows the home (model).

conformal asks unless exactly one place is likely enough. It is calibrated on how often the likeliest place was
right in this home, or in all homes with fewer than 10 such cases; with too few cases it says so and asks.
voi:<steps> asks when the answer is expected to save more steps than a question counts as (default: 1).
It weighs how long it would look by itself against how right and how exact people's answers have been, and again
after each place that it has looked into. /sous why shows the figures.
Every step with a possible question stores the probability of the decision.

To continue interrupted rounds, run the same command again.`;

interface PlayOptions extends DataOptions, Partial<PeopleRates> {
  readonly shop?: string;
  readonly rounds?: number;
  readonly ask: AskPolicyName;
  readonly policy?: PolicyName;
  readonly player?: string;
  readonly example?: readonly string[];
  readonly people: PeoplePreset | "model";
  readonly notebook: NotebookView;
  readonly bot: OurPlatform;
  readonly delay?: number;
  readonly delaySpread?: number;
  readonly maxSteps: number;
  readonly seed: number;
  readonly variant: Variant;
  readonly mode: KnowledgeMode;
  readonly open?: boolean;
  readonly do?: string;
  readonly pace?: number;
}

export function playCommand(): SousCommand {
  const command = new SousCommand("play")
    .argument(
      "<home-or-game>",
      "a home's id or a game's name (see: sous homes), a game file, or shop",
    )
    .option("--shop <dir>", "shop: a folder with WebShop's files (default: our own products)")
    .option(
      "--rounds <n>",
      "tasks in a row (default: 1; with --variant multiround, as many as the steps allow)",
      shared.wholeNumber(1, 1_000),
    )
    .addOption(shared.variantOption())
    .addOption(shared.modeOption())
    .option("--open", "begin with tasks whose goal people choose")
    .option("--do <order>", "what to do, in your own words; several tasks are done in turn")
    .addOption(shared.askOption())
    .addOption(
      new Option(
        "--policy <policy>",
        "who decides: rules, memory (tuples), a language model (agent, react, aba, opex …), or a person (human); default: agent where a model is configured, else rules",
      ).choices(policyNames),
    )
    .option(
      "--player <id>",
      "human: platform id of the player (default: the first person to move in a task)",
    )
    .option("--example <episodes...>", "react, aba: episodes of the database to learn from")
    .addOption(shared.notebookOption())
    .addOption(new Option("--bot <bot>", "where people are").choices(platforms).default("terminal"))
    .addOption(shared.presetOption());
  return shared
    .addFormerPeople(command)
    .addOption(shared.maxStepsOption())
    .addOption(shared.seedOption())
    .option("--pace <ms>", "pause between actions", shared.wholeNumber(0))
    .addOption(shared.databaseOption())
    .addOption(shared.jsonOption())
    .notes(playHelp)
    .action(runPlay);
}

async function runPlay(named: string, options: PlayOptions): Promise<void> {
  const target = inShop(named, options);
  checkGame(target, options);
  checkPlayer(options);
  const stopping = new AbortController();
  const parts = { ...loadParts(), signal: stopping.signal };
  const { bot, policy, json, rounds } = options;
  const sous = await start(target, options, parts);
  const narrates = bot === "simulated" && policy !== humanPolicy && !json;
  const narrator = narrates ? narrate(sous, parts) : null;
  await playUntilDone(sous, stopping, async () => {
    const summary = await playRounds(sous, target, rounds, {
      bot,
      channel: defaultChannel(parts.config, bot),
      maxSteps: options.maxSteps,
      seed: options.seed,
      variant: options.variant,
      mode: options.mode,
      askPolicy: options.ask,
      openFirst: options.open ?? false,
      order: options.do,
    });
    await sous.courier.drain(10_000);
    await narrator?.printed();
    if (json) shared.printJson(summary);
    else shared.print(`\n${formatSummary(summary)}`);
    if (bot === "terminal" && !json) await suggestOrders(sous, target, summary.household);
    if (!summary.success) process.exitCode = 2;
  });
}

async function suggestOrders(sous: Sous, target: string, household: string): Promise<void> {
  const examples = await sous.control.examples(household);
  if (examples.length === 0) return;
  const typed = examples.map((one) => `  sous play ${target} --do "${one}"`);
  shared.print(["What should I do next?", ...typed].join("\n"));
}

/** Adds to an error that people can play on the page of the running `sous serve`. */
function besideServe(error: unknown, port: number): unknown {
  if (!(error instanceof LockedError) || !error.message.includes("(sous serve)")) return error;
  const held = error.message.replace(/ Stop that process.*/, "");
  return new LockedError(
    `${held} Play at http://127.0.0.1:${port} (or the address that it printed), or add --db other.db.`,
  );
}

type PlayParts = ReturnType<typeof loadParts> & { readonly signal: AbortSignal };

async function start(target: string, options: PlayOptions, parts: PlayParts): Promise<Sous> {
  const { config } = parts;
  const { bot, policy, json = false } = options;
  const database = databaseOf(options);
  const models = chooseModels(parts);
  // Shared by policy and simulated people, as each supply has its own queue and budget.
  let supply: ReturnType<typeof modelSupply> | null = null;
  const modelOf = ({ models: store }: Memory) => {
    supply ??= modelSupply({ ...parts, store });
    return supply;
  };
  const usualPace = policy === humanPolicy ? 0 : defaultPace(bot, config.paceMs);
  return startSous({
    ...parts,
    database,
    command: `sous play ${target}`,
    bots:
      bot === "simulated"
        ? async (memory) => [simulatePeople(options, parts, modelOf(memory))]
        : [await makeBot(parts, bot, json)],
    ...models,
    keys: config.keys,
    answerTimeoutMs: config.answerTimeoutMs,
    player: options.player,
    policy: (memory, playerPort) =>
      createPolicy(policy ?? usualPolicy(config.llm), {
        memory,
        playerPort,
        model: modelOf(memory),
        examples: options.example,
        embedder: models.embedder,
        tuned: readTunedModels(database).inUse,
        llm: config.llm,
      }),
    notebook: options.notebook,
    ...(bot !== "simulated" && { rules: config.rules }),
    paceMs: options.pace ?? usualPace,
  }).catch((error) => {
    throw besideServe(error, config.webPort);
  });
}

/** With `--policy human`, simulated people answer and the person at the terminal plays. */
function simulatePeople(options: PlayOptions, parts: PlayParts, model: ModelSupply): Bot {
  const { seed, delay: delayMs = 0, delaySpread, people, policy } = options;
  const rates = shared.readPreset(people, options);
  const oracle = makeOracle(people, model);
  const bot = makeSimulatedBot(parts, { ...rates, seed, delayMs, delaySpread, oracle });
  return policy === humanPolicy ? playBeside(bot, makeTerminalBot(parts)) : bot;
}

function inShop(target: string, { shop }: PlayOptions): string {
  if (shop === undefined) return target;
  if (target !== ownShop.id)
    throw new InputError("--shop is for the shop: sous play shop --shop DIR");
  return `${ownShop.id}:${shop}`;
}

/** Refuses options that have no effect on a game. */
function checkGame(target: string, { variant, mode, policy, open, do: order }: PlayOptions): void {
  if (readGameName(target) === null) return;
  const fault =
    (variant !== "standard" && `--variant ${variant}`) ||
    (mode !== "owner" && `--mode ${mode}`) ||
    (policy !== undefined && policy !== "rules" && `--policy ${policy}`) ||
    (open && "--open") ||
    (order !== undefined && "--do");
  if (fault) throw new InputError(`${fault} is for homes; a game is played without it`);
}

/** Refuses --player where only one person can play. */
function checkPlayer({ policy, bot, player }: PlayOptions): void {
  if (player === undefined) return;
  if (policy !== humanPolicy)
    throw new InputError("--player says who plays where a person does: add --policy human");
  if (bot === "terminal" || bot === "simulated")
    throw new InputError(`--player is for several people: with --bot ${bot} you play`);
}
