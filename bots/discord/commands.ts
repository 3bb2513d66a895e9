/** Describes Sous's commands to Discord, and reads them. */
import { readFileSync } from "node:fs";
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
  type RESTPostAPIContextMenuApplicationCommandsJSONBody,
} from "discord.js";
import { InputError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";
import {
  type Command,
  longestOrder,
  longestRule,
  mostRounds,
  type Verb,
  verbs,
} from "../../src/core/people/command.js";
import type { ChatService } from "../present/chat-service.js";
import {
  chatCommand,
  readDo,
  readers,
  readTime,
  usageLines,
  verbWords,
} from "../present/commands.js";
import { personOf } from "./events.js";
import { plain } from "./markdown.js";

const mostSuggestions = 25;
const longestSuggestion = 100;

/** The options of Discord's commands, each once, and the names of each command's options. */
const table: {
  readonly options: Readonly<Record<string, APIApplicationCommandBasicOption>>;
  readonly optionsOf: Readonly<Record<Verb, readonly string[]>>;
} = JSON.parse(readFileSync(packageFile("bots/discord/commands.json"), "utf8"));

/** Limits that other parts of the program define. */
const limits: Readonly<Record<string, object>> = {
  rounds: { max_value: mostRounds },
  order: { max_length: longestOrder },
  rule: { max_length: longestRule },
};

function optionsOf(verb: Verb): APIApplicationCommandBasicOption[] {
  return table.optionsOf[verb].flatMap((name) => {
    const option = table.options[name];
    return option ? [{ ...option, ...limits[name] }] : [];
  });
}

const subcommands = verbs.map(
  (name): APIApplicationCommandSubcommandOption => ({
    type: ApplicationCommandOptionType.Subcommand,
    name,
    description: verbWords[name].does,
    options: optionsOf(name),
  }),
);

const name = "sous";

const sousCommand: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name,
  description: "A household robot that asks before it acts",
  options: subcommands,
};

const useAsAnswer: RESTPostAPIContextMenuApplicationCommandsJSONBody = {
  name: "Use as answer",
  type: ApplicationCommandType.Message,
};

export const ourCommands = [sousCommand, useAsAnswer] as const;

/** Reads a typed command. Returns a sentence of advice when it makes no sense. */
export function understand(typed: ChatInputCommandInteraction): Command | string {
  const { options } = typed;
  const text = (name: string): string | null => options.getString(name);
  const verb = verbs.find((name) => name === options.getSubcommand());
  const home = text("home");
  switch (verb) {
    case "play":
      return {
        verb,
        home,
        rounds: options.getInteger("rounds") ?? 1,
        here: options.getBoolean("here") ?? false,
      };
    case "do": {
      const read = readDo([text("order") ?? ""]);
      return home === null ? read : { ...read, home };
    }
    case "move":
      return {
        verb,
        home,
        thing: options.getString("thing", true),
        place: options.getString("place", true),
      };
    case "teach": {
      const number = options.getInteger("withdraw");
      if (number !== null) return { verb, home, rule: null, withdraw: number };
      return { verb, home, rule: text("rule") };
    }
    case "schedule":
      return readSchedule(text("daily"), home);
    case "ask-less":
      return { verb, reset: text("amount") === "reset" };
    case "consent": {
      const said = text("agree");
      const agree = said === null ? null : said === "yes";
      const number = options.getInteger("practice");
      return {
        verb,
        campaign: text("campaign"),
        agree,
        ...(number !== null && { practice: { at: null, choice: number - 1 } }),
      };
    }
    case undefined:
      return usageLines(chatCommand).join("\n");
    default: {
      // The words, in the order of a typed command.
      const words = table.optionsOf[verb].flatMap((name) => text(name) ?? []);
      return readers[verb](words, chatCommand);
    }
  }
}

function readSchedule(daily: string | null, home: string | null): Command | string {
  if (daily === null) return { verb: "schedule", home, daily };
  const said = daily
    .trim()
    .toLowerCase()
    .replace(/^daily /, "");
  const minute = readTime(said);
  if (minute !== null) return { verb: "schedule", home, daily: minute };
  if (said === "off") return { verb: "schedule", home, daily: "off" };
  return 'Give the time of the day as hours and minutes, like 10:00, or "off".';
}

/** Suggests values for an option: people see the label, the command gets the id. */
export async function suggestFor(
  service: ChatService,
  typing: AutocompleteInteraction,
): Promise<{ name: string; value: string }[]> {
  const { name, value: typed } = typing.options.getFocused(true);
  if (name !== "home" && name !== "thing" && name !== "place") return [];
  const home = name === "home" ? null : typing.options.getString("home");
  const fitting = await service.control
    .suggest({ kind: name, typed, home }, service.callerOf(personOf(typing), channelOf(typing)))
    .catch((error: unknown) => {
      if (error instanceof InputError) return [];
      throw error;
    });
  return fitting
    .filter(({ id }) => id.length <= longestSuggestion)
    .slice(0, mostSuggestions)
    .map(({ id, label }) => ({ name: plain(label, longestSuggestion), value: id }));
}

/** Returns a thread's parent channel; null for a direct message. */
export function channelOf({
  channel,
  channelId,
  guildId,
}: Pick<ChatInputCommandInteraction, "channel" | "channelId" | "guildId">): string | null {
  if (guildId === null) return null;
  return channel?.isThread() ? (channel.parentId ?? channelId) : channelId;
}
