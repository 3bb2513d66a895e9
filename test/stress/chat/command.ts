/** `chat`, `crowd-load` and `soak`: what goes wrong on chat platforms, and what many people at once cost. */
import { Command, Option } from "commander";
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { type ChatBot, chatBots, chatFaults, listCells, questionStates } from "./cells.js";
import { describeFaults, runChatFaults } from "./faults-command.js";
import { describeLoad, runChatLoad } from "./load-command.js";

interface SharedOptions {
  readonly bots: readonly ChatBot[];
  readonly seed: number;
  readonly json?: boolean;
}

interface FaultsOptions extends SharedOptions {
  readonly only?: readonly string[];
  readonly lanes: number;
  readonly home: string;
}

interface LoadOptions extends SharedOptions {
  readonly questions: number;
  readonly channels: number;
  readonly people: number;
  readonly seconds: number;
  readonly heap: number;
}

export function chatCommand(): Command {
  return new Command("chat")
    .description("every fault of chat platforms in every state of a question")
    .addOption(botsOption())
    .addOption(
      new Option("--only <list>", "only these faults and states, with commas").argParser(
        pickFrom("--only", [...chatFaults, ...questionStates]),
      ),
    )
    .addOption(
      new Option("--lanes <n>", "cells side by side").argParser(shared.wholeNumber(1)).default(3),
    )
    .addOption(new Option("--home <id>", "the home that is played").default("kitchen"))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It plays against the protocol peers of test/peers on loopback. What the product and the platform
logged in the cells with findings is kept, and it says where. Exit code 1 when anything was lost,
came twice or did not end.

Faults: ${chatFaults.join(", ")}.
States: ${questionStates.join(", ")}.

Examples:
  npm run -s stress -- chat --json
  npm run -s stress -- chat --bots discord --only resume-refused
  npm run -s stress -- chat --only sigkill,receipt,late`,
    )
    .action(measureFaults);
}

export function crowdLoadCommand(): Command {
  return new Command("crowd-load")
    .description("many open questions, and many people who answer them")
    .addOption(botsOption())
    .addOption(countOption("--questions <n>", "open questions, a household each", 1000))
    .addOption(countOption("--channels <n>", "channels, over all platforms", 50))
    .addOption(countOption("--people <n>", "people who answer", 200))
    .addOption(countOption("--seconds <n>", "within this time all is answered", 60))
    .addOption(countOption("--heap <MiB>", "node's --max-old-space-size for the product", 140))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
The channels and questions are spread evenly over the platforms, all in one process of the product.
receiptMs is the time from an answer's commit to that of its receipt in the outbox; rssMb is the most
memory that the product's process ever had. Exit code 1 when anything was lost, came twice or was
not answered.

Examples:
  npm run -s stress -- crowd-load --json
  npm run -s stress -- crowd-load --questions 100 --channels 10 --people 20 --bots slack`,
    )
    .action(measureLoad);
}

async function measureLoad(options: LoadOptions): Promise<void> {
  const result = await runChatLoad({ ...options, showsProgress: process.stderr.isTTY });
  const { figures } = result;
  if (options.json) shared.printJson(figures);
  else describeLoad(result);
  if (figures.lost + figures.doubled > 0 || figures.questions < options.questions)
    process.exitCode = 1;
}

async function measureFaults(options: FaultsOptions): Promise<void> {
  const { bots, only = [], json } = options;
  const result = await runChatFaults({
    ...options,
    cells: listCells({
      bots,
      faults: narrow(chatFaults, only),
      states: narrow(questionStates, only),
    }),
    showsProgress: process.stderr.isTTY,
  });
  if (json) shared.printJson(result.figures);
  else describeFaults(result);
  if (result.kept !== null) process.exitCode = 1;
}

function botsOption(): Option {
  return new Option("--bots <list>", "which platforms, with commas")
    .argParser(pickFrom("--bots", chatBots))
    .default(chatBots, chatBots.join(","));
}

function countOption(flags: string, description: string, usual: number): Option {
  return new Option(flags, description).argParser(shared.wholeNumber(1)).default(usual);
}

/** Those that were named; all when none of this kind was. */
function narrow<T extends string>(all: readonly T[], named: readonly string[]): readonly T[] {
  const some = all.filter((one) => named.includes(one));
  return some.length > 0 ? some : all;
}

function pickFrom<T extends string>(flag: string, known: readonly T[]) {
  return (text: string): readonly T[] => {
    const names = text.split(",").map((name) => name.trim());
    const picked = known.filter((one) => names.includes(one));
    if (picked.length === 0 || picked.length !== new Set(names).size)
      throw new InputError(`${flag} takes some of ${known.join(",")}, not "${text}".`);
    return picked;
  };
}
