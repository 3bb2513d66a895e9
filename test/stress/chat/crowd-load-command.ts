import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { botsOption, countOption } from "../options.js";
import { chatBots } from "./cells.js";
import { type ChatLoadOptions, type ChatLoadRun, runChatLoad } from "./run-crowd-load.js";

interface LoadOptions extends ChatLoadOptions {
  readonly json?: boolean;
}

export function crowdLoadCommand(): Command {
  return new Command("crowd-load")
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

function describeLoad({ figures, kept }: ChatLoadRun): void {
  const { questions, channels, bots, people, answers, seconds, findings } = figures;
  const { receiptMsP50, receiptMsP99, receiptMsMax, rssMb, lost, doubled } = figures;
  shared.print(
    `${questions} questions open at once in ${channels} channels (${bots.join(", ")}); ${people} people gave ${answers} answers in ${seconds} s`,
  );
  shared.print(
    `  receipt in the outbox after ${receiptMsP50} ms (median), ${receiptMsP99} ms (99 %), ${receiptMsMax} ms (longest)`,
  );
  shared.print(`  most memory: ${rssMb} MiB; ${lost} answers lost, ${doubled} counted twice`);
  for (const finding of findings) shared.print(`  ${finding}`);
  if (kept !== null) shared.print(`Database and log: ${kept}`);
}
