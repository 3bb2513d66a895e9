import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { botsOption, countOption, pickFrom } from "../options.js";
import { type ChatBot, chatBots, chatFaults, listCells, questionStates } from "./cells.js";
import { describeFaults, runChatFaults } from "./run-chat-faults.js";
import { runEtiquette } from "./run-etiquette.js";

interface FaultsOptions {
  readonly bots: readonly ChatBot[];
  readonly only?: readonly string[];
  readonly lanes: number;
  readonly home: string;
  readonly seed: number;
  readonly json?: boolean;
  readonly etiquette?: boolean;
  readonly tasks: number;
}

export function chatCommand(): Command {
  return new Command("chat")
    .addOption(botsOption(chatBots))
    .option(
      "--only <list>",
      "only these faults and states, with commas",
      pickFrom("--only", [...chatFaults, ...questionStates]),
    )
    .option("--etiquette", "count the messages, edits, notifications and mentions that people get")
    .addOption(countOption("--tasks <n>", "with --etiquette: tasks on each platform", 1, 9))
    .addOption(countOption("--lanes <n>", "cells side by side", 1, 3))
    .option("--home <id>", "the home that is played", "kitchen")
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It plays against the protocol peers of test/peers on loopback. What the product and the platform
logged in the cells with findings is kept, and it says where. Exit code 1 when anything was lost,
came twice or did not end.

With --etiquette people ask for tasks one after the other and answer each question once. "posts" are
visible messages of the bot; answers to what one person said or pressed are counted as "replies", and
the first message of all, in which the bot introduces itself, as one of "welcomes".

Faults: ${chatFaults.join(", ")}.
States: ${questionStates.join(", ")}.

Examples:
  npm run -s stress -- chat --json
  npm run -s stress -- chat --bots discord --only resume-refused
  npm run -s stress -- chat --only sigkill,receipt,late
  npm run -s stress -- chat --etiquette --json`,
    )
    .action(measureFaults);
}

async function measureFaults(options: FaultsOptions): Promise<void> {
  const { bots, only = [], json } = options;
  if (options.etiquette) {
    shared.printJson(await runEtiquette(options));
    return;
  }
  const result = await runChatFaults({
    ...options,
    cells: listCells({
      bots,
      faults: narrow(chatFaults, only),
      states: narrow(questionStates, only),
    }),
  });
  if (json) shared.printJson(result.figures);
  else describeFaults(result);
  if (result.kept !== null) process.exitCode = 1;
}

function narrow<T extends string>(all: readonly T[], named: readonly string[]): readonly T[] {
  const some = all.filter((one) => named.includes(one));
  return some.length > 0 ? some : all;
}
