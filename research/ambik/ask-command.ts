import { existsSync } from "node:fs";
import { createEmbedder } from "../../src/app/models/embedder.js";
import { chooseGrounder } from "../../src/app/models/model-supply.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { defaultChannel, makeSimulatedBot } from "../../src/app/serve/bots.js";
import { loadConfig } from "../../src/app/settings/config.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import * as shared from "../../src/cli/options.js";
import { loadParts } from "../../src/cli/parts.js";
import { defaultPace, makeBot, narrate, playUntilDone } from "../../src/cli/play/play-rounds.js";
import { databaseOf, writeMemory } from "../../src/cli/storage/database.js";
import { platforms } from "../../src/core/bot.js";
import { InputError } from "../../src/core/errors.js";
import type { Household } from "../../src/core/memory/stores.js";
import { plainRules } from "../../src/desk/rules.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { chooseRows, loadAmbik, readIds } from "./load.js";
import { keepRow, wasAsked } from "./put-rows.js";
import { answerModes } from "./questions.js";
import type { AmbikRow } from "./rows.js";

type AskOptions = flag.Given<typeof askFlags>;

const askFlags = {
  data: flag.required("--data <dir>", "folder with AmbiK_data.csv as published"),
  ids: flag.text("--ids <file>", "only these rows: a JSON array of ids of AmbiK_data.csv"),
  mode: flag.choice(
    "--mode <mode>",
    "people get an intent (persona), or choose themselves (open)",
    answerModes,
    "persona",
  ),
  limit: flag.count("--limit <n>", "at most this many new rows"),
  bot: flag.choice("--bot <bot>", "where people are", platforms, "terminal"),
  channel: flag.text(
    "--channel <id>",
    "where in Slack or Discord (default: the configured channel)",
  ),
  keep: flag.toggle("--keep", "ask nobody: only store the rows, to play them by name"),
  wrong: flag.wrong(),
  unsure: flag.unsure(),
  seed: flag.seed(),
  db: flag.database(),
};

export const askCommand = () =>
  declare({
    flags: askFlags,
    help: `
Each row is a kitchen with one task. The robot asks one question, about the things that the task leaves open or
in general. Sous keeps an answer as it was given. If nobody knows or answers in time, the row has none.
It asks each row once per database and mode; run the same command to continue. AmbiK's texts stay in the
database: only ids and answers leave it. A campaign can use stored rows as tasks by their names.

Examples:
  sous ambik ask --data AmbiK-dataset --limit 5              in the terminal, with a given intent
  sous ambik ask --data AmbiK-dataset --mode open --bot slack --ids ids.json
  sous ambik ask --data AmbiK-dataset --limit 20 --bot simulated --json
  sous ambik ask --data AmbiK-dataset --ids ids.json --keep  then, from chat too: play ambik:persona:101
  sous ambik rows --out answers.csv                          the answers`,
    run: runAsk,
  });

async function runAsk(options: AskOptions): Promise<void> {
  const rows = readRows(options);
  if (options.keep) return keepRows(rows, options);
  const stopping = new AbortController();
  const parts = { ...loadParts(), signal: stopping.signal };
  const sous = await start(options, parts);
  const { bot, json } = options;
  const narrator = bot === "simulated" && !json ? narrate(sous, parts) : null;
  await playUntilDone(sous, stopping, async () => {
    const summary = await askRows(sous, rows, options);
    await sous.courier.drain(10_000);
    await narrator?.printed();
    if (json) shared.printJson(summary);
    else shared.print(`\n${describe(summary)}`);
  });
}

async function keepRows(rows: readonly AmbikRow[], options: AskOptions): Promise<void> {
  const { mode, limit, json } = options;
  const households = await writeMemory(options, "sous ambik ask --keep", async (memory) => {
    const kept: string[] = [];
    for (const row of rows.slice(0, limit))
      kept.push((await keepRow(memory, { row, mode }, systemClock)).id);
    return kept;
  });
  if (json) shared.printJson({ mode, households });
  else shared.print(`${households.length} kept. Play one: sous play ${households[0]}`);
}

function readRows({ data, ids }: AskOptions): readonly AmbikRow[] {
  if (!existsSync(data))
    throw new InputError("there is no such folder: name the one with AmbiK_data.csv", {
      file: data,
    });
  const rows = loadAmbik(data);
  return ids === undefined ? rows : chooseRows(rows, { half: "all", ids: readIds(ids) });
}

/** Without an answer a persona task is left undone: nobody else knows what is meant. */
async function start(options: AskOptions, parts: ReturnType<typeof loadParts>): Promise<Sous> {
  const { bot, mode, wrong, unsure, seed, json } = options;
  const { config } = parts;
  const isSimulated = bot === "simulated";
  const people = isSimulated
    ? makeSimulatedBot(parts, { wrong, unsure, seed, delayMs: 0 })
    : await makeBot(parts, bot, json ?? false);
  return startSous({
    database: databaseOf(options),
    command: "sous ambik ask",
    ...parts,
    bots: [people],
    embedder: createEmbedder(config),
    ...(!isSimulated && { grounder: chooseGrounder(parts) }),
    answerTimeoutMs: config.answerTimeoutMs,
    rules: {
      ...(isSimulated ? plainRules : config.rules),
      fallback: mode === "persona" ? "abandon" : "explore",
    },
    paceMs: defaultPace(bot, config.paceMs),
  });
}

async function askRows({ memory, runner }: Sous, rows: readonly AmbikRow[], options: AskOptions) {
  const { mode, bot, seed, limit = Number.POSITIVE_INFINITY } = options;
  const channel = options.channel ?? defaultChannel(loadConfig(), bot);
  const pending: AmbikRow[] = [];
  for (const row of rows) if (!(await wasAsked(memory, { row, mode }))) pending.push(row);
  const households: Household[] = [];
  let answered = 0;
  for (const row of pending.slice(0, limit)) {
    const household = await keepRow(memory, { row, mode }, systemClock);
    const request = { household, bot, channel, seed, rounds: 1, maxSteps: 1 } as const;
    const [episode] = await runner.play({ ...request, askPolicy: "missing" });
    households.push(household);
    const settled = { episode: episode?.id ?? "", state: "answered" } as const;
    if ((await memory.questions.list(settled)).length > 0) answered += 1;
  }
  return {
    mode,
    /** Rows that were put to people by this call; those put to them before; those still to be asked. */
    asked: households.length,
    answered,
    before: rows.length - pending.length,
    left: pending.length - households.length,
    households: households.map(({ id }) => id),
  };
}

function describe(summary: Awaited<ReturnType<typeof askRows>>): string {
  const { asked, answered, before, left } = summary;
  const words = [`${answered} of ${asked} rows answered`];
  if (before > 0) words.push(`${before} had been asked before`);
  if (left > 0) words.push(`${left} are left`);
  return `${words.join(", ")}. As rows: sous ambik rows --out answers.csv`;
}
