import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { startOpenAiPeer } from "../../peers/openai/peer.js";

export function modelCommand(): Command {
  return new Command("model")
    .addHelpText(
      "after",
      `
It serves until it is stopped, and prints the settings that a bench needs, as lines of .env.

Example:
  npm run -s stress -- model > scripted.env &
  env $(cat scripted.env) npm run -s sous -- bench agents --games alfworld/valid_train --limit 10 --scripted`,
    )
    .action(serve);
}

async function serve(): Promise<void> {
  const { url } = await startOpenAiPeer();
  shared.print(`SOUS_LLM_URL=${url}\nSOUS_LLM_KEY=any\nSOUS_LLM_MODEL=scripted-model`);
}
