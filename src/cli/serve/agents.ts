import { createHash, randomBytes } from "node:crypto";
import { type Command, Option } from "commander";
import { visibleLine } from "../../../bots/present/visible-text.js";
import { systemClock } from "../../app/operating/clock.js";
import { platforms } from "../../core/bot.js";
import { InputError } from "../../core/errors.js";
import { dayMs } from "../../core/local-time.js";
import { idOfLogin } from "../../core/people/session.js";
import {
  type Agent,
  type Audience,
  agentShape,
  audienceShape,
} from "../../core/question/asking.js";
import { many } from "../../core/words/wording.js";
import { type LoggedAsk, readAskLog } from "../../desk/agents/view-ask.js";
import * as shared from "../options.js";
import { type DataOptions, dataCommand } from "../options.js";
import { readMemory, requireDatabase, writeOrOrder } from "../storage/database.js";

interface AddOptions extends DataOptions {
  readonly runBy: string;
  readonly audience: readonly string[];
  readonly scope: readonly string[];
  readonly names: boolean;
  readonly fourEyes?: readonly string[];
  readonly webhook?: string;
  readonly webhookInside?: boolean;
  readonly open: number;
  readonly hour: number;
  readonly day: number;
  readonly high: number;
  readonly preferenceDays: number;
}

export function agentsCommand(): Command {
  return dataCommand("agents")
    .addHelpText("after", "\nExample:\n  sous agents --json")
    .action(async (options: DataOptions) => {
      const agents = await readMemory(options, (memory) => memory.asks.agents());
      if (options.json) return shared.printJson(agents.map(({ tokenHash: _, ...agent }) => agent));
      if (agents.length === 0) shared.print("No agents yet. To add one, run: sous agents add");
      for (const agent of agents) shared.print(formatAgent(agent));
    });
}

export function addAgentCommand(): Command {
  const most = shared.wholeNumber(0);
  return dataCommand("add")
    .argument("<name>", "the name that people see: small letters, digits, - and _")
    .requiredOption("--run-by <who>", "who runs it; people see that, too")
    .requiredOption("--audience <names...>", "whom it may ask; see sous agents audiences")
    .option("--scope <names...>", "whose answers it may see beside its own", [])
    .option("--no-names", 'tell it "person 1" instead of names')
    .option(
      "--four-eyes <ids...>",
      "who may not approve what it asks, by their platform's ids (on the web page: by their log-ins)",
    )
    .option("--webhook <url>", "address that is told what became of its tickets")
    .option("--webhook-inside", "that address may be in this machine's own network")
    .option("--open <n>", "most open questions", most, 5)
    .option("--hour <n>", "most questions an hour", most, 10)
    .option("--day <n>", "most questions a day", most, 30)
    .option("--high <n>", "most urgent questions a day", most, 3)
    .option("--preference-days <n>", "after how many days a preference is asked again", most, 7)
    .addHelpText(
      "after",
      '\nExample:\n  sous agents add deploy-bot --run-by "Platform team" --audience ops',
    )
    .action(async (name: string, options: AddOptions) => {
      requireDatabase(options);
      const token = randomBytes(32).toString("base64url");
      const isOnPage = (await findAudiences(options)).some(({ bot }) => bot === "web");
      const { fourEyes = [] } = options;
      const others = isOnPage ? await readLogins(options, fourEyes) : fourEyes;
      const agent = readAgent(name, { ...options, fourEyes: others }, token);
      await writeOrOrder(options, "sous agents", {
        work: (memory) => memory.asks.keepAgent(agent),
        order: ["keep-agent", agent],
      });
      if (options.json) return shared.printJson({ name, token });
      shared.print(`${formatAgent(agent)}\nIts token for HTTP, shown only now: ${token}`);
    });
}

export function revokeAgentCommand(): Command {
  return dataCommand("revoke")
    .argument("<name>", "the agent")
    .addHelpText("after", "\nExample:\n  sous agents revoke deploy-bot")
    .action(async (name: string, options: DataOptions) => {
      requireDatabase(options);
      const isKnown = await writeOrOrder(options, "sous agents", {
        work: (memory) => memory.asks.revoke(name, systemClock.now()),
        order: ["revoke-agent", name],
      });
      if (!isKnown) throw unknownAgent(name);
      if (options.json) return shared.printJson({ revoked: name });
      shared.print(`${name} can no longer ask. Its open questions are withdrawn.`);
    });
}

interface LogOptions extends DataOptions {
  readonly days: number;
  readonly most: number;
}

export function agentsLogCommand(): Command {
  return dataCommand("log")
    .argument("[name]", "one agent; all of them when absent")
    .option("--days <n>", "only the last n days", shared.wholeNumber(1), 30)
    .option("--most <n>", "most requests of each agent, the newest", shared.wholeNumber(1), 1000)
    .addHelpText(
      "after",
      "\nExamples:\n  sous agents log\n  sous agents log deploy-bot --days 7 --json",
    )
    .action(async (name: string | undefined, options: LogOptions) => {
      const { days, most } = options;
      const within = { since: systemClock.now() - days * dayMs, most };
      const asks = await readMemory(options, async (memory) => {
        const known = (await memory.asks.agents()).map((agent) => agent.name);
        if (name !== undefined && !known.includes(name)) throw unknownAgent(name);
        return readAskLog(memory, name === undefined ? known : [name], within);
      });
      if (options.json) return shared.printJson(asks);
      if (asks.length === 0) shared.print(`Nothing was asked in ${many(days, "day")}.`);
      for (const ask of asks) shared.print(formatLogged(ask));
    });
}

function unknownAgent(name: string): InputError {
  return new InputError(`There is no agent "${name}". See sous agents.`);
}

function formatLogged({ askedAt, agent, audience, question, state, answers, ...ask }: LoggedAsk) {
  const handling = ask.handling === "posted" ? "" : ` (${ask.handling})`;
  const end = ask.endedAt === null ? state : `${state} ${iso(ask.endedAt)}`;
  const said = answers.map(
    ({ by, byChosen, approvedBy, via, at, choice, isPast }) =>
      `${by}${approvedBy ? ` (${approvedBy})` : byChosen ? " (name chosen)" : ""} on ${via} ${iso(at)}: ${choice ?? "own words"}${isPast ? " (past)" : ""}`,
  );
  const head = `${iso(askedAt)} ${agent} asked ${audience}${handling}: ${question}`;
  return visibleLine([head, end, ...said].join(" | "));
}

const iso = (at: number) => new Date(at).toISOString();

function readAgent(name: string, options: AddOptions, token: string): Agent {
  const { runBy, audience: audiences, scope: scopes, names, fourEyes } = options;
  const {
    open,
    hour,
    day,
    high,
    preferenceDays,
    webhook: url,
    webhookInside: inside = false,
  } = options;
  const parsed = agentShape.safeParse({
    name,
    runBy,
    tokenHash: createHash("sha256").update(token).digest("hex"),
    grants: {
      audiences,
      scopes,
      names,
      fourEyes,
      open,
      hour,
      day,
      high,
      preferenceDays,
      ...(url !== undefined && { webhook: { url, inside } }),
    },
    createdAt: systemClock.now(),
    revokedAt: null,
  });
  if (parsed.success) return parsed.data;
  throw new InputError(parsed.error.issues.map(({ message }) => message).join("; "));
}

async function findAudiences(options: AddOptions): Promise<readonly Audience[]> {
  const known = await readMemory(options, (memory) => memory.asks.audiences());
  const missing = options.audience.filter((name) => !known.some((one) => one.name === name));
  if (missing.length > 0)
    throw new InputError(
      visibleLine(`There is no audience "${missing.join('", "')}": sous agents audiences add`),
    );
  return known.filter(({ name }) => options.audience.includes(name));
}

function formatAgent({ name, runBy, grants, revokedAt }: Agent): string {
  const { audiences, scopes, open, hour, day, high, webhook } = grants;
  const who = `${name} (run by ${runBy})`;
  if (revokedAt !== null) return visibleLine(`${who}: revoked.`);
  const seen = scopes.length === 0 ? "" : ` Sees answers of ${scopes.join(", ")}.`;
  const limits = `${open} open, ${hour} an hour, ${day} a day, ${high} urgent`;
  const told = webhook ? ` Told at ${webhook.url}.` : "";
  return visibleLine(`${who}: asks ${audiences.join(", ")}; at most ${limits}.${seen}${told}`);
}

interface AudienceOptions extends DataOptions {
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
    .action(async (name: string, options: AudienceOptions) => {
      const logins = options.bot === "web" ? await readLogins(options, options.answerer) : null;
      const audience = readAudience(name, { ...options, answerer: logins ?? options.answerer });
      await writeOrOrder(options, "sous agents audiences", {
        work: (memory) => memory.asks.keepAudience(audience),
        order: ["keep-audience", audience],
      });
      if (options.json) return shared.printJson(audience);
      shared.print(formatAudience(audience));
    });
}

/** @throws InputError for a person without a personal log-in, as a shared password does not identify people */
async function readLogins(
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
    `On the web page one password counts as one person. Nobody there has a log-in named "${missing.join('", "')}": give people log-ins of their own on the page People, then name those.`,
  );
}

function readAudience(name: string, options: AudienceOptions): Audience {
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
