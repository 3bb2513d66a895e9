/** Manages other programs that may ask people through Sous (`sous agents`). */
import { createHash, randomBytes } from "node:crypto";
import { Option } from "commander";
import type { z } from "zod";
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
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory, requireDatabase, writeOrOrder } from "../storage/database.js";

type AddOptions = DataOptions &
  Omit<Agent["grants"], "audiences" | "scopes" | "fourEyes" | "webhook"> & {
    readonly runBy: string;
    readonly audience: readonly string[];
    readonly scope: readonly string[];
    readonly fourEyes?: readonly string[];
    readonly webhook?: string;
    readonly webhookInside?: boolean;
  };

export function agentsCommand(): SousCommand {
  return dataCommand("agents")
    .examples("sous agents --json")
    .action(async (options: DataOptions) => {
      const agents = await readMemory(options, (memory) => memory.asks.agents());
      const shown = agents.map(({ tokenHash: _, ...agent }) => agent);
      const none = "No agents yet. To add one, run: sous agents add";
      shared.printEither(options, shown, agents.map(formatAgent), none);
    });
}

export function addAgentCommand(): SousCommand {
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
    .examples('sous agents add deploy-bot --run-by "Platform team" --audience ops')
    .action(async (name: string, options: AddOptions) => {
      requireDatabase(options);
      const token = randomBytes(32).toString("base64url");
      const isOnPage = (await findAudiences(options)).some(({ bot }) => bot === "web");
      const { fourEyes = [] } = options;
      const others = isOnPage ? await readLogins(options, fourEyes) : fourEyes;
      const agent = readAgent(name, { ...options, fourEyes: others }, token);
      await writeOrOrder(options, "sous agents", "keep-agent", agent);
      const words = [formatAgent(agent), `Its token for HTTP, shown only now: ${token}`];
      shared.printEither(options, { name, token }, words);
    });
}

export function revokeAgentCommand(): SousCommand {
  return dataCommand("revoke")
    .argument("<name>", "the agent")
    .examples("sous agents revoke deploy-bot")
    .action(async (name: string, options: DataOptions) => {
      requireDatabase(options);
      const isKnown = await writeOrOrder(options, "sous agents", "revoke-agent", name);
      if (!isKnown) throw unknownAgent(name);
      const words = `${name} can no longer ask. Its open questions are withdrawn.`;
      shared.printEither(options, { revoked: name }, words);
    });
}

export function agentsLogCommand(): SousCommand {
  return dataCommand("log")
    .argument("[name]", "one agent; all of them when absent")
    .option("--days <n>", "only the last n days", shared.wholeNumber(1), 30)
    .option("--most <n>", "most requests of each agent, the newest", shared.wholeNumber(1), 1000)
    .examples("sous agents log", "sous agents log deploy-bot --days 7 --json")
    .action(
      async (name: string | undefined, options: DataOptions & { days: number; most: number }) => {
        const { days, most } = options;
        const within = { since: systemClock.now() - days * dayMs, most };
        const asks = await readMemory(options, async (memory) => {
          const known = (await memory.asks.agents()).map((agent) => agent.name);
          if (name !== undefined && !known.includes(name)) throw unknownAgent(name);
          return readAskLog(memory, name === undefined ? known : [name], within);
        });
        const none = `Nothing was asked in ${many(days, "day")}.`;
        shared.printEither(options, asks, asks.map(formatLogged), none);
      },
    );
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
  const {
    runBy,
    audience,
    scope,
    webhook,
    webhookInside = false,
    db: _,
    json: __,
    ...limits
  } = options;
  return parseGiven(agentShape, {
    name,
    runBy,
    tokenHash: createHash("sha256").update(token).digest("hex"),
    grants: {
      audiences: audience,
      scopes: scope,
      ...limits,
      ...(webhook !== undefined && { webhook: { url: webhook, inside: webhookInside } }),
    },
    createdAt: systemClock.now(),
    revokedAt: null,
  });
}

function parseGiven<Shape extends z.ZodType>(shape: Shape, given: unknown): z.infer<Shape> {
  const parsed = shape.safeParse(given);
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

type AudienceOptions = DataOptions &
  Omit<Audience, "answerers" | "wakes"> & {
    readonly answerer: readonly string[];
    readonly wakes?: boolean;
  };

export function audiencesCommand(): SousCommand {
  return dataCommand("audiences")
    .examples("sous agents audiences --json")
    .action(async (options: DataOptions) => {
      const audiences = await readMemory(options, (memory) => memory.asks.audiences());
      const none = "No audience yet: sous agents audiences add";
      shared.printEither(options, audiences, audiences.map(formatAudience), none);
    });
}

export function addAudienceCommand(): SousCommand {
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
    .examples(
      "sous agents audiences add ops --bot slack --channel C0123",
      "sous agents audiences add leads --bot slack --channel C0123 --answerer U01 U02",
    )
    .action(async (name: string, options: AudienceOptions) => {
      const { bot, channel, answerer, daily, wakes = false } = options;
      const answerers = bot === "web" ? await readLogins(options, answerer) : answerer;
      const createdAt = systemClock.now();
      const given = { name, bot, channel, answerers, daily, wakes, createdAt };
      const audience = parseGiven(audienceShape, given);
      await writeOrOrder(options, "sous agents audiences", "keep-audience", audience);
      shared.printEither(options, audience, formatAudience(audience));
    });
}

/** @throws InputError without a personal log-in, as a shared password identifies nobody */
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

function formatAudience({ name, bot, channel, answerers, daily, wakes }: Audience): string {
  const where = channel === "" ? "the usual channel" : channel;
  const who = answerers.length === 0 ? "everybody there" : answerers.join(", ");
  const woken = wakes ? " Urgent ones wake people." : "";
  const most = many(daily, "question");
  return visibleLine(`${name}: ${who} in ${where} on ${bot}, at most ${most} a day.${woken}`);
}
