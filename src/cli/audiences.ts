import { type Command, Option } from "commander";
import { visibleLine } from "../../bots/present/visible-text.js";
import { systemClock } from "../app/clock.js";
import { type Audience, audienceShape } from "../core/asking.js";
import { platforms } from "../core/bot.js";
import { InputError } from "../core/errors.js";
import { idOfLogin } from "../core/session.js";
import { many } from "../core/wording.js";
import { readMemory, writeOrOrder } from "./database.js";
import * as shared from "./options.js";
import { type DataOptions, dataCommand } from "./options.js";

interface AddOptions extends DataOptions {
  readonly bot: string;
  readonly channel: string;
  readonly answerer: readonly string[];
  readonly daily: number;
  readonly wakes?: boolean;
}

export function audiencesCommand(): Command {
  return dataCommand("audiences")
    .addHelpText("after", "\nExample:\n  sous agents audiences --json")
    .action(async (options: DataOptions) => {
      const audiences = await readMemory(options, (memory) => memory.asks.audiences());
      if (options.json) return shared.printJson(audiences);
      if (audiences.length === 0) shared.print("No audience yet: sous agents audiences add");
      for (const audience of audiences) shared.print(formatAudience(audience));
    });
}

export function addAudienceCommand(): Command {
  return dataCommand("add")
    .argument("<name>", "the name that agents use: small letters, digits, - and _")
    .addOption(new Option("--bot <bot>", "where they are").choices(platforms).makeOptionMandatory())
    .option("--channel <id>", "the channel's id (default: the one that Sous was set up for)", "")
    .option(
      "--answerer <ids...>",
      "only these people may answer, by their platform's ids (on the web page: by their log-ins)",
      [],
    )
    .option("--daily <n>", "most questions a day", shared.wholeNumber(0), 20)
    .option("--wakes", "urgent questions go to somebody else in quiet hours, too")
    .addHelpText(
      "after",
      "\nExamples:\n  sous agents audiences add ops --bot slack --channel C0123\n  sous agents audiences add leads --bot slack --channel C0123 --answerer U01 U02",
    )
    .action(async (name: string, options: AddOptions) => {
      const logins = options.bot === "web" ? await readLogins(options, options.answerer) : null;
      const audience = readAudience(name, { ...options, answerer: logins ?? options.answerer });
      await writeOrOrder(options, "sous agents audiences", {
        work: (memory) => memory.asks.keepAudience(audience),
        order: ["keep-audience", audience],
        readAnswer: () => undefined,
      });
      if (options.json) return shared.printJson(audience);
      shared.print(formatAudience(audience));
    });
}

/** @throws InputError for a person without a personal log-in, as a shared password does not identify people */
export async function readLogins(
  options: DataOptions,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const known = await readMemory(options, (memory) => memory.sessions.logins());
  const ids = names.map((given) => {
    const found = known.find(({ name }) => name.toLowerCase() === given.toLowerCase());
    return found ? idOfLogin(found.name) : given;
  });
  const missing = ids.filter((id) => !known.some(({ name }) => idOfLogin(name) === id));
  if (missing.length === 0) return ids;
  throw new InputError(
    `On the web page one password is one person. Nobody there has a log-in named "${missing.join('", "')}": give people log-ins of their own on the page People, then name those.`,
  );
}

function readAudience(name: string, options: AddOptions): Audience {
  const { bot, channel, answerer: answerers, daily, wakes = false } = options;
  const createdAt = systemClock.now();
  const given = { name, bot, channel, answerers, daily, wakes, createdAt };
  const parsed = audienceShape.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new InputError(parsed.error.issues.map(({ message }) => message).join("; "));
}

function formatAudience({ name, bot, channel, answerers, daily, wakes }: Audience): string {
  const where = channel === "" ? "the usual channel" : channel;
  const who = answerers.length === 0 ? "everybody there" : answerers.join(", ");
  const woken = wakes ? " Urgent ones wake people." : "";
  const most = many(daily, "question");
  return visibleLine(`${name}: ${who} in ${where} on ${bot}, at most ${most} a day.${woken}`);
}
