import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { type AskRequest, runAsk } from "./run-ask.js";

export function askCommand(): Command {
  return new Command("ask")
    .option("--asks <n>", "questions of the first agent", shared.wholeNumber(1), 20)
    .option("--kills <n>", "kills of Sous meanwhile", shared.wholeNumber(0), 2)
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExample:\n  npm run -s stress -- ask --asks 20 --kills 2 --json")
    .action(async ({ json, ...options }: AskRequest & { readonly json?: boolean }) => {
      const result = await runAsk(options);
      if (json) shared.printJson(result);
      else shared.print(JSON.stringify(result, null, 2));
      const { lost, doubled, duplicatePosts, wrongScope, staleReuses } = result;
      if (lost + doubled + duplicatePosts + wrongScope + staleReuses > 0) process.exitCode = 2;
    });
}
