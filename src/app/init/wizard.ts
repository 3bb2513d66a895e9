/** Runs `sous init`, which asks for settings and writes `.env`. */
import path from "node:path";
import * as clack from "@clack/prompts";
import type { Clock } from "../../core/clock.js";
import { Interrupted, SousError } from "../../core/errors.js";
import { startCommand } from "../operating/package.js";
import { type Draft, envFile } from "../settings/config.js";
import { mergeEnvFile, writeEnvFile } from "../settings/env-file.js";
import { answered, askUntilRight, explain, showCheck, showLink } from "./asking.js";
import { setUpSlack } from "./slack-steps.js";

const portal = "https://discord.com/developers/applications";

async function setUpDiscord(draft: Draft, clock: Clock): Promise<Record<string, string>> {
  const check = await import("../../../bots/discord/check.js");
  const { neededPermissions } = await import("../../../bots/discord/access.js");
  const { variables } = draft;
  const apiUrl = variables.DISCORD_API_URL;

  explain(
    `1. Open ${portal} > New Application, and call it Sous.`,
    "2. Bot > Privileged Gateway Intents: switch Message Content Intent on, Save Changes.",
    "3. Bot > Reset Token. Copy the token.",
  );
  const token = await askUntilRight(draft, {
    variable: "DISCORD_BOT_TOKEN",
    message: "Bot token",
    read: (typed) => (/^[\w.-]{16,}$/.test(typed) ? typed : null),
    hint: "A bot token has three parts with points between them.",
    check: (value) => check.checkToken({ token: value, apiUrl }, clock),
  });
  explain(
    "What the bot may do, and why:",
    ...neededPermissions.map(({ label, why }) => `${label}: ${why}`),
    "",
    "4. Open this link, choose your server, Authorize:",
  );
  await showLink(await check.readInvite({ token, apiUrl }));
  const guild = await choose({
    message: "Which server?",
    none: "The bot is in no server yet",
    existing: variables.DISCORD_GUILD,
    list: () => check.listServers({ token, apiUrl }),
  });
  explain("5. Choose the channel for the questions.");
  for (;;) {
    const channel = await choose({
      message: "Which channel?",
      none: "The server has no text channel",
      existing: variables.DISCORD_CHANNEL,
      list: () => check.listChannels({ token, apiUrl }, guild),
    });
    const checks = await check.checkChannel({ token, guild, channel, apiUrl });
    for (const one of checks) showCheck(one);
    if (checks.every(({ state }) => state !== "fail"))
      return { DISCORD_BOT_TOKEN: token, DISCORD_GUILD: guild, DISCORD_CHANNEL: channel };
  }
}

const lookAgain = "again";

/** Lets the person choose from a list, and load it again after a change in Discord. */
async function choose(asked: {
  message: string;
  none: string;
  existing: string | undefined;
  list(): Promise<readonly { id: string; name: string }[]>;
}): Promise<string> {
  for (;;) {
    const places = await asked.list().catch((error: unknown) => {
      if (!(error instanceof SousError)) throw error;
      clack.log.error(error.message);
      return [];
    });
    const again = { value: lookAgain, label: "It is not here: look again" };
    const chosen = await answered(
      clack.select({
        message: places.length === 0 ? `${asked.none}. Look again?` : asked.message,
        options: [...places.map(({ id, name }) => ({ value: id, label: name })), again],
        ...(asked.existing && { initialValue: asked.existing }),
      }),
    );
    if (chosen !== lookAgain) return chosen;
  }
}

/** @returns whether `.env` was written @throws Interrupted on Ctrl-C; `.env` is unchanged */
export async function runWizard(draft: Draft, clock: Clock): Promise<boolean> {
  clack.intro("Sous: where shall people be asked?");
  const platforms = await answered(
    clack.multiselect({
      message: "The web chat on this machine is always there. What else? (Space chooses)",
      options: [
        { value: "slack", label: "Slack" },
        { value: "discord", label: "Discord" },
      ],
      required: false,
    }),
  );
  if (platforms.length === 0) {
    clack.outro(
      `You chose nothing: press Space on Slack or Discord, then Enter. The web chat needs no settings: ${startCommand()}.`,
    );
    return false;
  }
  const slack = platforms.includes("slack") ? await setUpSlack(draft, clock) : {};
  const discord = platforms.includes("discord") ? await setUpDiscord(draft, clock) : {};
  const written = await write(draft, { ...slack, ...discord });
  clack.outro(written ? "Now everything once more:" : startWords);
  return written;
}

export const startWords = `Start Sous: ${startCommand()}. Then type /sous play kitchen in the channel.`;

/** Writes changed values to `.env` after a confirmation. An empty value empties a variable. */
async function write(draft: Draft, values: Readonly<Record<string, string>>): Promise<boolean> {
  const wanted = Object.fromEntries(
    Object.entries(values).filter(([name, value]) => value !== (draft.variables[name] ?? "")),
  );
  if (Object.keys(wanted).length === 0) {
    clack.log.success("Everything is set already: nothing to write.");
    return false;
  }
  const file = path.resolve(envFile);
  const lines = mergeEnvFile(file, wanted).changes.map(({ name, how }) => `${name}: ${how}`);
  clack.log.info([`To be written to ${file}:`, ...lines].join("\n"));
  const agreed = await answered(clack.confirm({ message: "Write it?" }));
  if (!agreed) throw new Interrupted("No setting was changed.");
  writeEnvFile(file, wanted);
  clack.log.success(`Written to ${file}. Only you can read it.`);
  const hidden = Object.keys(wanted).filter((name) => draft.exported.includes(name));
  if (hidden.length > 0)
    clack.log.warn(
      `The environment sets these too, and goes before the file. Unset them:\n${hidden.join("\n")}`,
    );
  return true;
}
