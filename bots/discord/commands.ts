/** `/sous play [home] [rounds]`, `/sous status`, `/sous facts [home]`, `/sous move`, `/sous help`. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import type { Control } from "../../src/core/bot.js";
import { InputError } from "../../src/core/errors.js";

const mostRounds = 20;

const home: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: "home",
  description: "Which home; the one played last unless told",
};
const rounds: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.Integer,
  name: "rounds",
  description: "How many tasks in a row; 1 unless told",
  min_value: 1,
  max_value: mostRounds,
};

const thing: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: "thing",
  description: "What to move, as it is called in the drawing",
  required: true,
};
const place: APIApplicationCommandBasicOption = {
  type: ApplicationCommandOptionType.String,
  name: "place",
  description: "Where to put it",
  required: true,
};

const subcommands = [
  subcommand("play", "I play a task here and ask here what I do not know", [home, rounds]),
  subcommand("status", "What is going on"),
  subcommand("facts", "What people told me", [home]),
  subcommand("move", "Move a thing behind my back, between two tasks", [thing, place, home]),
  subcommand("help", "What I can do, and the homes"),
];

/** The command as Discord shows it while people type. */
export const sousCommand: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: "sous",
  description: "A household robot that asks before it acts",
  options: subcommands,
};

function subcommand(
  name: string,
  description: string,
  options: APIApplicationCommandBasicOption[] = [],
): APIApplicationCommandSubcommandOption {
  return { type: ApplicationCommandOptionType.Subcommand, name, description, options };
}

/** Does what was typed and says what came of it, in plain text. A wrong command is an answer too. */
export async function answerCommand(
  control: Control,
  typed: ChatInputCommandInteraction,
): Promise<string> {
  try {
    return await perform(control, typed);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}

async function perform(control: Control, typed: ChatInputCommandInteraction): Promise<string> {
  const home = typed.options.getString("home");
  switch (typed.options.getSubcommand()) {
    case "play": {
      const rounds = typed.options.getInteger("rounds") ?? 1;
      const request = { home, rounds, bot: "discord", channel: channelOf(typed) } as const;
      return (await control.play(request)).text;
    }
    case "status":
      return control.status();
    case "move":
      return control.move({
        home,
        thing: typed.options.getString("thing", true),
        place: typed.options.getString("place", true),
      });
    case "facts":
      return control.facts(home);
    default:
      return help(control);
  }
}

/** Threads hang under messages of a channel: a command typed in one is meant for its channel. */
function channelOf({ channel, channelId }: ChatInputCommandInteraction): string {
  return channel?.isThread() ? (channel.parentId ?? channelId) : channelId;
}

async function help(control: Control): Promise<string> {
  const commands = subcommands.map(
    ({ name, description, options = [] }) =>
      `/sous ${[name, ...options.map((option) => `(${option.name})`)].join(" ")}: ${description}`,
  );
  const homes = (await control.homes()).map(({ id, title }) => `${id}: ${title}`);
  return [...commands, "Homes:", ...homes].join("\n");
}
