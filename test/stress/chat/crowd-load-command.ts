/** `crowd-load`: what many open questions and many people at once cost. */
import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { botsOption, countOption } from "../options.js";
import { type ChatBot, chatBots } from "./cells.js";
import { describeLoad, runChatLoad } from "./run-crowd-load.js";

interface LoadOptions {
  readonly bots: readonly ChatBot[];
  readonly questions: number;
  readonly channels: number;
  readonly people: number;
  readonly seconds: number;
  readonly heap: number;
  readonly seed: number;
  readonly json?: boolean;
}

export function crowdLoadCommand(): Command {
  return new Command("crowd-load")
    .description("many open questions, and many people who answer them")
    .addOption(botsOption(chatBots))
    .addOption(countOption("--questions <n>", "open questions, a household each", 1, 1000))
    .addOption(countOption("--channels <n>", "channels, over all platforms", 1, 50))
    .addOption(countOption("--people <n>", "people who answer", 1, 200))
    .addOption(countOption("--seconds <n>", "within this time all is answered", 1, 60))
    .addOption(countOption("--heap <MiB>", "node's --max-old-space-size for the product", 1, 140))
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
  const result = await runChatLoad(options);
  const { figures } = result;
  if (options.json) shared.printJson(figures);
  else describeLoad(result);
  if (figures.lost + figures.doubled > 0 || figures.questions < options.questions)
    process.exitCode = 1;
}
