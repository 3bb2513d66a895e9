/** `/sous …` as Discord shows it while people type, and what they chose as a command. */
import {
  type APIApplicationCommandBasicOption,
  type APIApplicationCommandSubcommandOption,
  ApplicationCommandOptionType,
  type AutocompleteInteraction,
  type ChatInputCommandInteraction,
  type RESTPostAPIChatInputApplicationCommandsJSONBody,
} from "discord.js";
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
import type { ChatService } from "../present/chat-service.js";
import { readTime, usageLines, verbWords } from "../present/commands.js";
import { plain } from "./markdown.js";

/** As many as Discord takes. */
const mostSuggestions = 25;
const longestSuggestion = 100;

type Option = APIApplicationCommandBasicOption;

function textOption(name: string, description: string, more: object = {}): Option {
  return { type: ApplicationCommandOptionType.String, name, description, ...more };
}

/** @param choices what people see, by what is sent */
function choiceOption(name: string, description: string, choices: Record<string, string>): Option {
  const listed = Object.entries(choices).map(([value, label]) => ({ name: label, value }));
  return textOption(name, description, { choices: listed });
}

function numberOption(name: string, description: string, most?: number): Option {
  const limit = most === undefined ? {} : { max_value: most };
  return {
    type: ApplicationCommandOptionType.Integer,
    name,
    description,
    min_value: 1,
    ...limit,
  };
}

const required = { required: true, autocomplete: true };
const home = textOption("home", "Which home; the one of this channel unless told", {
  autocomplete: true,
});
const rounds = numberOption("rounds", "How many tasks in a row; 1 unless told", mostRounds);
const thing = textOption("thing", "What to move, as it is called in the drawing", required);
const place = textOption("place", "Where to put it", required);
const rule = textOption("rule", "A sentence about how the world works", {
  max_length: longestRule,
});
const withdraw = numberOption("withdraw", "Number of a rule to take back");
const scope = choiceOption("where", "This channel unless told", {
  here: "this channel",
  all: "everywhere",
});
const daily = textOption("daily", 'At which time of the day ("10:00"), or "off"');
const amount = choiceOption("amount", "One question a day less unless told", {
  less: "one less",
  reset: "as usual",
});
const what = choiceOption("what", "Only told about it unless said otherwise", {
  export: "have all of it as a file",
  delete: "delete it for good",
});
const campaign = textOption("campaign", "Which campaign; without it, which there are");
const move = choiceOption(
  "do",
  "How far it is unless told",
  Object.fromEntries(["status", ...campaignMoves].map((name) => [name, name])),
);
const agree = choiceOption("agree", "Whether you take part; without it, what it is", {
  yes: "yes, I agree",
  no: "no, or no longer",
});
const practice = numberOption("practice", "Number of your answer to what is practised", 20);

const optionsOf: Readonly<Record<Verb, Option[]>> = {
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

/** The command that was chosen; for one that makes no sense, a sentence that says what to choose. */
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

/** Suggestions for what was typed so far. People see the label, the command gets the id. */
export async function suggestFor(
  service: ChatService,
  typing: AutocompleteInteraction,
): Promise<{ name: string; value: string }[]> {
  const { name, value: typed } = typing.options.getFocused(true);
  if (name !== "home" && name !== "thing" && name !== "place") return [];
  const home = name === "home" ? null : typing.options.getString("home");
  const fitting = await service
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

/** A command that is typed in a thread is meant for the thread's channel. */
export function channelOf({
  channel,
  channelId,
}: Pick<ChatInputCommandInteraction, "channel" | "channelId">): string {
  return channel?.isThread() ? (channel.parentId ?? channelId) : channelId;
}
