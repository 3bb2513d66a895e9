/** The command line of the rigs: `npm run -s stress -- faults --json`. They end by themselves. */
import { Command } from "commander";
import { reportError } from "../../src/cli/errors.js";
import { campaignStressCommand } from "./campaign/command.js";
import { chatCommand, crowdLoadCommand } from "./chat/command.js";
import { faultsCommand } from "./faults/command.js";
import { memoryKillsCommand } from "./memory/command.js";
import { modelCommand } from "./model/command.js";
import { soakCommand } from "./soak/command.js";

const program = new Command("stress")
  .description("kills, faults, load and long runs of Sous, against protocol peers on loopback")
  .addCommand(faultsCommand())
  .addCommand(chatCommand())
  .addCommand(crowdLoadCommand())
  .addCommand(soakCommand())
  .addCommand(campaignStressCommand())
  .addCommand(memoryKillsCommand())
  .addCommand(modelCommand());
try {
  await program.parseAsync();
} catch (error) {
  reportError(error);
}
