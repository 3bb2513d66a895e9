import { Command, Option } from "commander";
import { readGameName } from "../../scenes/games/index.js";
import { ownShop } from "../../scenes/shop/index.js";
import { defaultChannel, makeOracle, makeSimulatedBot, makeTerminalBot } from "../app/bots.js";
import { chooseGrounder, chooseJudge, choosePhraser } from "../app/models/desk-models.js";
import { createEmbedder } from "../app/models/embedder.js";
import { type ModelSupply, modelSupply } from "../app/models/model-supply.js";
import { createPolicy, type PolicyName, policyNames, usualPolicy } from "../app/models/policies.js";
import { readTunedModels } from "../app/models/tuned-models.js";
import { playBeside } from "../app/person-beside-bot.js";
import { type Sous, startSous } from "../app/wire.js";
import { type Bot, type OurPlatform, platforms } from "../core/bot.js";
import type { AskPolicyName, Variant } from "../core/episode.js";
import { InputError, LockedError } from "../core/errors.js";
import type { NotebookView } from "../core/notebook.js";
import type { PeoplePreset, PeopleRates } from "../core/people-rates.js";
import type { KnowledgeMode } from "../core/question.js";
import type { Memory } from "../core/stores.js";
import { humanPolicy } from "../core/turn.js";
import { databaseOf } from "./database.js";
import * as shared from "./options.js";
import { loadParts } from "./parts.js";
import { playHelp } from "./play-help.js";
import { formatSummary, playRounds } from "./play-rounds.js";
import { defaultPace, makeBot, narrate, playUntilDone } from "./session.js";

interface PlayOptions extends shared.DataOptions, Partial<PeopleRates> {
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
  readonly pace?: number;
}

export function playCommand(): Command {
  const command = new Command("play")
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
    .addHelpText("after", playHelp)
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
  const tells = bot === "simulated" && policy !== humanPolicy && !json;
  const narrator = tells ? narrate(sous, parts) : null;
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
    });
    await sous.courier.drain(10_000);
    await narrator?.printed();
    if (json) shared.printJson(summary);
    else shared.print(`\n${formatSummary(summary)}`);
    if (!summary.success) process.exitCode = 2;
  });
}

/** Refers to the page of a running `sous serve`. */
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
  const embedder = createEmbedder(config);
  let supply: ModelSupply | null = null;
  const modelOf = (memory: Memory) => {
    supply ??= modelSupply({ ...parts, store: memory.models });
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
    embedder,
    keys: config.keys,
    grounder: chooseGrounder(parts, config.readCare),
    phraser: choosePhraser(parts),
    judge: chooseJudge(parts),
    answerTimeoutMs: config.answerTimeoutMs,
    player: options.player,
    policy: (memory, playerPort) =>
      createPolicy(policy ?? usualPolicy(config.llm), {
        memory,
        playerPort,
        model: modelOf(memory),
        examples: options.example,
        embedder,
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
  const oracle = people === "model" ? makeOracle("model", model) : undefined;
  const bot = makeSimulatedBot(parts, { ...rates, seed, delayMs, delaySpread, oracle });
  return policy === humanPolicy ? playBeside(bot, makeTerminalBot(parts)) : bot;
}

function inShop(target: string, { shop }: PlayOptions): string {
  if (shop === undefined) return target;
  if (target !== ownShop.id)
    throw new InputError("--shop is for the shop: sous play shop --shop DIR");
  return `${ownShop.id}:${shop}`;
}

/** Refuses options without effect on games. */
function checkGame(target: string, { variant, mode, policy, open }: PlayOptions): void {
  if (readGameName(target) === null) return;
  const fault =
    (variant !== "standard" && `--variant ${variant}`) ||
    (mode !== "owner" && `--mode ${mode}`) ||
    (policy !== undefined && policy !== "rules" && `--policy ${policy}`) ||
    (open && "--open");
  if (fault) throw new InputError(`${fault} is for homes; a game is played without it`);
}

/** Refuses an id unless several people could play. */
function checkPlayer({ policy, bot, player }: PlayOptions): void {
  if (player === undefined) return;
  if (policy !== humanPolicy)
    throw new InputError("--player says who plays where a person does: add --policy human");
  if (bot === "terminal" || bot === "simulated")
    throw new InputError(`--player is for several people: with --bot ${bot} you play`);
}
