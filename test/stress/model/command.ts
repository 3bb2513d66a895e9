/** `model`: a server on loopback that plays language models by rules, for benches with `--scripted`. */
import { Command } from "commander";
import { childEnvironment } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { scriptedName } from "../../../src/research/lab/scripted.js";
import { cleanSettings, createNursery, peerProgram } from "../children.js";
import { joinScriptedServer } from "./scripted-server.js";

export function modelCommand(): Command {
  return new Command("model")
    .description("serve a model that answers by rules, until stopped")
    .addHelpText(
      "after",
      `
It prints the settings that a bench needs, as lines of .env.

Example:
  npm run -s stress -- model > scripted.env &
  env $(cat scripted.env) npm run -s sous -- bench agents --games alfworld/valid_train --limit 10 --scripted`,
    )
    .action(serveModel);
}

async function serveModel(): Promise<void> {
  const nursery = createNursery(() => undefined);
  const child = nursery.start(peerProgram("openai"), childEnvironment(cleanSettings));
  const { url, key } = await joinScriptedServer(child);
  shared.print(
    `SOUS_LLM_URL=${url}\nSOUS_LLM_KEY=${key}\nSOUS_LLM_MODEL=${scriptedName.replace(" ", "-")}`,
  );
  await new Promise((resolve) => child.once("exit", resolve));
}
