/** `/sous …` as Discord shows it while people type, and what they chose as a command. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
import type { Caller, Control } from "../../src/core/bot.js";
import {
  type Command,
  campaignMoves,
  dataRequests,
  longestRule,
  mostRounds,
  type Verb,
  verbs,
} from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { readTime, usageLines, verbWords } from "../present/commands.js";
import { plain } from "./markdown.js";

const { String: text, Integer: whole } = ApplicationCommandOptionType;

/** Discord takes so many suggestions. */
const mostSuggestions = 25;
const longestSuggestion = 100;

const home: APIApplicationCommandBasicOption = {
  type: text,
  name: "home",
  description: "Which home; the one of this channel unless told",
  autocomplete: true,
};
const rounds: APIApplicationCommandBasicOption = {
  type: whole,
  name: "rounds",
  description: "How many tasks in a row; 1 unless told",
  min_value: 1,
  max_value: mostRounds,
};
const thing: APIApplicationCommandBasicOption = {
  type: text,
  name: "thing",
  description: "What to move, as it is called in the drawing",
  required: true,
  autocomplete: true,
};
const place: APIApplicationCommandBasicOption = {
  type: text,
  name: "place",
  description: "Where to put it",
  required: true,
  autocomplete: true,
};
const rule: APIApplicationCommandBasicOption = {
  type: text,
  name: "rule",
  description: "A sentence about how the world works",
  max_length: longestRule,
};
const withdraw: APIApplicationCommandBasicOption = {
  type: whole,
  name: "withdraw",
  description: "Number of a rule to take back",
  min_value: 1,
};
const scope: APIApplicationCommandBasicOption = {
  type: text,
  name: "where",
  description: "This channel unless told",
  choices: [
    { name: "this channel", value: "here" },
    { name: "everywhere", value: "all" },
  ],
};
const daily: APIApplicationCommandBasicOption = {
  type: text,
  name: "daily",
  description: 'At which time of the day ("10:00"), or "off"',
};
const amount: APIApplicationCommandBasicOption = {
  type: text,
  name: "amount",
  description: "One question a day less unless told",
  choices: [
    { name: "one less", value: "less" },
    { name: "as usual", value: "reset" },
  ],
};
const what: APIApplicationCommandBasicOption = {
  type: text,
  name: "what",
  description: "Only told about it unless said otherwise",
  choices: [
    { name: "have all of it as a file", value: "export" },
    { name: "delete it for good", value: "delete" },
  ],
};

const campaign: APIApplicationCommandBasicOption = {
  type: text,
  name: "campaign",
  description: "Which campaign; without it, which there are",
};
const move: APIApplicationCommandBasicOption = {
  type: text,
  name: "do",
  description: "How far it is unless told",
  choices: ["status", ...campaignMoves].map((name) => ({ name, value: name })),
};
const agree: APIApplicationCommandBasicOption = {
  type: text,
  name: "agree",
  description: "Whether you take part; without it, what it is",
  choices: [
    { name: "yes, I agree", value: "yes" },
    { name: "no, or no longer", value: "no" },
  ],
};

const practice: APIApplicationCommandBasicOption = {
  type: whole,
  name: "practice",
  description: "Number of your answer to what is practised",
  min_value: 1,
  max_value: 20,
};

const optionsOf: Readonly<Record<Verb, APIApplicationCommandBasicOption[]>> = {
  play: [home, rounds],
  status: [scope],
  facts: [home],
  why: [home],
  move: [thing, place, home],
  teach: [rule, withdraw, home],
  schedule: [daily, home],
  pause: [home],
  resume: [home],
  stop: [home],
  "ask-less": [amount],
  me: [],
  consent: [campaign, agree, practice],
  campaign: [move, campaign],
  "my-data": [what],
  help: [],
};

const subcommands = verbs.map(
  (name): APIApplicationCommandSubcommandOption => ({
    type: ApplicationCommandOptionType.Subcommand,
    name,
    description: verbWords[name].does,
    options: optionsOf[name],
  }),
);

/** The command as Discord shows it while people type. */
export const sousCommand: RESTPostAPIChatInputApplicationCommandsJSONBody = {
  name: "sous",
  description: "A household robot that asks before it acts",
  options: subcommands,
};

/** What was chosen; for what cannot be meant, a sentence that says what to choose. */
export function understand(typed: ChatInputCommandInteraction): Command | string {
  const { options } = typed;
  const verb = verbs.find((name) => name === options.getSubcommand());
  const home = options.getString("home");
  switch (verb) {
    case "play":
      return { verb, home, rounds: options.getInteger("rounds") ?? 1 };
    case "status":
      return { verb, everywhere: options.getString("where") === "all" };
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
      return { verb, home, rule: options.getString("rule") };
    }
    case "schedule":
      return readSchedule(options.getString("daily"), home);
    case "ask-less":
      return { verb, reset: options.getString("amount") === "reset" };
    case "campaign": {
      const said = options.getString("do");
      const move = campaignMoves.find((known) => known === said) ?? "status";
      return { verb, campaign: options.getString("campaign"), move };
    }
    case "consent": {
      const said = options.getString("agree");
      const agree = said === null ? null : said === "yes";
      const number = options.getInteger("practice");
      return {
        verb,
        campaign: options.getString("campaign"),
        agree,
        ...(number !== null && { practice: { at: null, choice: number - 1 } }),
      };
    }
    case "my-data": {
      const request = options.getString("what");
      return { verb, request: dataRequests.find((one) => one === request) ?? "tell" };
    }
    case "facts":
    case "why":
    case "pause":
    case "resume":
    case "stop":
      return { verb, home };
    case "me":
    case "help":
      return { verb };
    case undefined:
      return usageLines("/sous").join("\n");
  }
}

function readSchedule(daily: string | null, home: string | null): Command | string {
  const said =
    daily
      ?.trim()
      .toLowerCase()
      .replace(/^daily /, "") ?? null;
  const minute = said === null ? null : readTime(said);
  if (said === null || minute !== null) return { verb: "schedule", home, daily: minute };
  if (said === "off") return { verb: "schedule", home, daily: "off" };
  return 'Give the time of the day as hours and minutes, like 10:00, or "off".';
}

/** Does it and says what came of it, in plain text. A wrong command is an answer too. */
export async function answerCommand(
  control: Control,
  command: Command | string,
  caller: Caller,
): Promise<string> {
  if (typeof command === "string") return command;
  const answer = await control.perform(command, caller);
  return command.verb === "help" ? [...usageLines("/sous"), answer].join("\n") : answer;
}

/** What fits what was typed so far: people see the label, the command gets the id. */
export async function suggestFor(
  control: Control,
  typing: AutocompleteInteraction,
): Promise<{ name: string; value: string }[]> {
  const { name, value: typed } = typing.options.getFocused(true);
  if (name !== "home" && name !== "thing" && name !== "place") return [];
  const home = name === "home" ? null : typing.options.getString("home");
  const fitting = await control
    .suggest({ kind: name, typed, home, channel: channelOf(typing) })
    .catch((error: unknown) => {
      if (error instanceof InputError) return [];
      throw error;
    });
  return fitting
    .filter(({ id }) => id.length <= longestSuggestion)
    .slice(0, mostSuggestions)
    .map(({ id, label }) => ({ name: plain(label, longestSuggestion), value: id }));
}

/** Threads hang under messages of a channel: a command typed in one is meant for its channel. */
export function channelOf({
  channel,
  channelId,
}: Pick<ChatInputCommandInteraction, "channel" | "channelId">): string {
  return channel?.isThread() ? (channel.parentId ?? channelId) : channelId;
}
