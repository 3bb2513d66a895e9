/** Asks for settings (`sous init`). */
import { Option } from "commander";
import { systemClock } from "../../app/operating/clock.js";
import { examine } from "../../app/operating/doctor.js";
import { loadDraft } from "../../app/settings/config.js";
import { InputError } from "../../core/errors.js";
import * as shared from "../options.js";
import { SousCommand } from "../sous-command.js";
import { formatChecks } from "./doctor.js";

interface InitOptions {
  readonly slackManifest?: boolean;
  readonly http?: string;
  readonly discordInvite?: string;
  readonly json?: boolean;
}

export function initCommand(): SousCommand {
  return new SousCommand("init")
    .option("--slack-manifest", "only print the Slack app's manifest")
    .option("--http <url>", "with --slack-manifest: HTTP requests instead of Socket Mode")
    .addOption(
      new Option("--discord-invite <application-id>", "only print the bot's invite link").conflicts(
        "slackManifest",
      ),
    )
    .option("--json", "with --slack-manifest: JSON instead of YAML")
    .examples(
      "sous init                                              asks, checks and writes .env",
      "sous init --slack-manifest > manifest.yaml",
      "sous init --slack-manifest --http https://sous.example.org --json",
      "sous init --discord-invite 123456789012345678",
    )
    .action(runInit);
}

async function runInit(options: InitOptions): Promise<void> {
  if (options.slackManifest) return printManifest(options);
  if (options.http || options.json)
    throw new InputError("--http and --json go together with --slack-manifest.");
  if (options.discordInvite !== undefined) return printInvite(options.discordInvite);
  if (!process.stdin.isTTY || !process.stdout.isTTY)
    throw new InputError(
      "sous init asks questions and needs a terminal. Without one: sous init --slack-manifest [--http URL] [--json], sous init --discord-invite APPLICATION_ID; then set the variables of .env.example in .env and run sous doctor.",
    );
  const { runWizard, startWords } = await import("../../app/init/wizard.js");
  if (!(await runWizard(loadDraft(), systemClock))) return;
  const examined = await examine({ database: undefined });
  shared.print(formatChecks(examined));
  if (examined.ok) shared.print(`\n${startWords}`);
  else process.exitCode = 1;
}

async function printManifest({ http, json }: InitOptions): Promise<void> {
  const { slackManifest } = await import("../../../bots/slack/manifest.js");
  const manifest = slackManifest(http);
  shared.printEither({ json }, manifest.json, manifest.yaml.trimEnd());
}

async function printInvite(application: string): Promise<void> {
  if (!/^\d{15,20}$/.test(application))
    throw new InputError(
      `"${application}" is no application id. Take the number on General Information at https://discord.com/developers/applications.`,
    );
  const { inviteUrl } = await import("../../../bots/discord/access.js");
  shared.print(inviteUrl(application));
}
