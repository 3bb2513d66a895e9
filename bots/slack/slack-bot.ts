/** Makes the bot that posts Sous's questions in Slack and hears the answers. */
import { App, type AppOptions, type ReceiverEvent, webApi } from "@slack/bolt";
import type { Bot, BotHandlers } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError } from "../../src/core/errors.js";
import { type BotLog, silentLog } from "../present/bot-log.js";
import { type ChatBotOptions, createChatBot } from "../present/chat-bot.js";
import type { Installer, Transport } from "./client.js";
import { appTokenAdvice, asBoltLogger, clientOptions, identify } from "./client.js";
import { receiveFromSocket } from "./connection.js";
import { type HttpAddress, receiveOverHttp } from "./http-requests.js";
import { listen } from "./listeners.js";
import { neededScopes } from "./manifest.js";
import { Teams } from "./teams.js";

export interface SlackBotOptions extends ChatBotOptions, Ways {
  /** xoxb-…; absent where every workspace installs Sous itself. */
  readonly botToken?: string | undefined;
}

/** `chat.update` allows about 50 calls per minute and workspace (tier 3). */
const editPaceMs = 1200;

export function createSlackBot(options: SlackBotOptions): Bot {
  const { botToken: token, apiUrl, clock, log = silentLog } = options;
  let running: { teams: Teams; transport: Transport } | null = null;

  async function hearAgain(): Promise<void> {
    await Promise.all((running?.teams.all ?? []).map(({ hearing }) => hearing.hearAgain()));
  }

  async function start(
    handlers: BotHandlers,
    onLost: (reason: string) => void,
    onRefused: (error: unknown) => void,
  ): Promise<void> {
    if (running?.transport.isLost?.()) {
      await running.transport.open();
      return void hearAgain();
    }
    await stop();
    const install = options.http?.install;
    const installations = install && handlers.installations;
    const own = clientOptions({ apiUrl, log });
    const hasOwn = installations === undefined || token !== undefined;
    const identity = hasOwn ? await identify(new webApi.WebClient(token, own)) : null;
    const settings = identity && { identity, token: token ?? "" };
    const teams = new Teams({ options, handlers, log, onRefused }, settings, installations);
    const installer = install &&
      installations && {
        ...install,
        stateSecret: installations.stateSecret(),
        installationStore: teams.store,
        scopes: [...neededScopes()],
      };
    const parts = { apiUrl, clock, log, onReturn: hearAgain, onLost, installer };
    const transport = createTransport(options, parts);
    running = { teams, transport };
    if (transport.authorize) teams.authorize = transport.authorize;
    await teams.open();
    const identified = identity && { token, botId: identity.botId, botUserId: identity.userId };
    const app = new PersistFirstApp(
      {
        ...(!transport.authorize && identified),
        tokenVerificationEnabled: false,
        convoStore: false,
        // Keeps Sous's own messages: they show how far a channel was read.
        ignoreSelf: false,
        logger: asBoltLogger(log),
        clientOptions: own,
      },
      transport,
    );
    listen(app, teams, clock, log);
    await transport.open();
    await Promise.all(teams.all.map((team) => team.open()));
  }

  async function stop(): Promise<void> {
    const stopping = running;
    for (const { hearing } of stopping?.teams.all ?? []) hearing.stop();
    await stopping?.transport.close();
    stopping?.teams.close();
    running = null;
  }

  return createChatBot({
    platform: "slack",
    name: "Slack",
    clock,
    log,
    editPaceMs,
    start,
    stop,
    isRunning: () => running !== null,
    workspaceIn: (space) => running?.teams.teamIn(space),
    channels: async () => {
      const found = await Promise.all((running?.teams.all ?? []).map((team) => team.channels()));
      return found.flat();
    },
    warning: () => running?.transport.warning?.() ?? null,
  });
}

/** Acknowledges after all listeners, so that Slack repeats failed events. Bolt would acknowledge before them. */
class PersistFirstApp extends App {
  constructor(
    options: Omit<AppOptions, "receiver">,
    private readonly transport: Transport,
  ) {
    super({ ...options, receiver: transport.receiver });
  }

  override processEvent(event: ReceiverEvent): Promise<void> {
    return this.transport.hear(event, (heard) => this.#process(heard));
  }

  async #process(event: ReceiverEvent): Promise<void> {
    if (event.body.type !== "event_callback") return super.processEvent(event);
    await super.processEvent({ ...event, ack: async () => {} });
    await event.ack();
  }
}

type AppCredentials = Pick<Installer, "clientId" | "clientSecret">;

/** How Slack's events reach Sous: exactly one must be set. */
export interface Ways {
  /** xapp-… of Socket Mode, which needs no public address. */
  readonly appToken?: string | undefined;
  readonly http?: (HttpAddress & { readonly install?: AppCredentials | undefined }) | undefined;
}

function createTransport(
  ways: Ways,
  parts: {
    readonly apiUrl: string | undefined;
    readonly clock: Clock;
    readonly log: BotLog;
    readonly onReturn: () => Promise<void>;
    readonly onLost: (reason: string) => void;
    readonly installer?: Installer | undefined;
  },
): Transport {
  const { appToken, http } = ways;
  if (appToken && http)
    throw new ConfigError(
      "SLACK_APP_TOKEN (Socket Mode) and SLACK_SIGNING_SECRET (HTTP) are both set. Set only one.",
    );
  if (http) return receiveOverHttp(http, parts);
  if (!appToken) throw new ConfigError(`SLACK_APP_TOKEN is not set. ${appTokenAdvice}`);
  return receiveFromSocket(appToken, parts.apiUrl, parts.log, parts.onLost);
}
