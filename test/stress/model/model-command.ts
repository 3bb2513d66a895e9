/** `model`: a server on loopback that plays language models by rules, and agents while it fails. */
import { Command } from "commander";
import { childEnvironment } from "../../../src/app/settings/config.js";
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { scriptedName } from "../../../src/research/lab/scripted.js";
import { cleanSettings, createNursery, peerProgram } from "../children.js";
import { countOption } from "../options.js";
import type { ModelFaultsOptions } from "./run-model-faults.js";
import { joinScriptedServer, type ScriptedServer } from "./scripted-server.js";

interface ModelOptions extends Omit<ModelFaultsOptions, "faults" | "games"> {
  readonly faults?: number;
  readonly games?: string;
}

interface ServedModel {
  readonly server: ScriptedServer;
  /** Resolves when the server's process has ended. */
  readonly ended: Promise<void>;
}

export function modelCommand(): Command {
  return new Command("model")
    .description("serve a model that answers by rules, or play agents while it fails")
    .option(
      "--faults <n>",
      "inflict every fault on n games per agent, then end",
      shared.wholeNumber(1),
    )
    .option("--games <dir>", "with --faults: the folder with the games")
    .option(
      "--agents <names>",
      "with --faults: policies, with commas",
      (text) => text.split(",").map((name) => name.trim()),
      ["react", "aba"],
    )
    .addOption(shared.variantOption())
    .addOption(shared.askOption())
    .addOption(shared.peopleOption())
    .addOption(shared.wrongOption())
    .addOption(shared.unsureOption())
    .addOption(shared.maxStepsOption())
    .addOption(shared.seedOption())
    .addOption(countOption("--jobs <n>", "games at the same time", 1, 4))
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Without --faults it serves until it is stopped, and prints the settings that a bench needs, as lines
of .env. With --faults it exits with code 1 when a game crashed.

Examples:
  npm run -s stress -- model > scripted.env &
  env $(cat scripted.env) npm run -s sous -- bench agents --games alfworld/valid_train --limit 10 --scripted
  npm run -s stress -- model --faults 3 --games alfworld/valid_train --json`,
    )
    .action(runModel);
}

async function runModel(options: ModelOptions): Promise<void> {
  const { faults, games, ...rest } = options;
  if (faults === undefined) return withModel(serve);
  if (games === undefined)
    throw new InputError("--faults needs --games: the folder with the games");
  await withModel(async ({ server }) => {
    const { runModelFaults } = await import("./run-model-faults.js");
    await runModelFaults(server, { ...rest, faults, games });
  });
}

/** Starts the server and ends it afterwards. Throws SousError when it ends before it serves. */
async function withModel(use: (model: ServedModel) => Promise<void>): Promise<void> {
  const nursery = createNursery(() => undefined);
  try {
    const child = nursery.start(peerProgram("openai"), childEnvironment(cleanSettings));
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await use({ server: await joinScriptedServer(child), ended });
  } finally {
    nursery.endAll();
  }
}

async function serve({ server: { url, key }, ended }: ServedModel): Promise<void> {
  shared.print(
    `SOUS_LLM_URL=${url}\nSOUS_LLM_KEY=${key}\nSOUS_LLM_MODEL=${scriptedName.replace(" ", "-")}`,
  );
  await ended;
}
