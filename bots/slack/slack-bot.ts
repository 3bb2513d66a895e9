/** People on Slack, over Socket Mode or over signed HTTP requests. */
import { webApi } from "@slack/bolt";
import type { Bot, BotHandlers } from "../../src/core/bot.js";
import { silentLog } from "../present/bot-log.js";
import { type ChatBotOptions, createChatBot, createRefusal } from "../present/chat-bot.js";
import { ChatService } from "../present/chat-service.js";
import { Patience } from "../present/patience.js";
import { type Answer, ThreadHearing } from "../present/thread-hearing.js";
import { ThreadMemory } from "../present/thread-memory.js";
import { WhoMay } from "../present/who-may.js";
import { asBoltLogger, clientOptions, type Identity, identify } from "./client.js";
import { createThreadSource } from "./hearing.js";
import { HomeTab } from "./home-tab.js";
import { listen } from "./listeners.js";
import { isDirect, type Reply } from "./messages.js";
import { People } from "./people.js";
import { PersistFirstApp } from "./persist-first-app.js";
import { Pictures } from "./pictures.js";
import { Poster } from "./poster.js";
import type { Transport } from "./transport.js";
import { createTransport, type Ways } from "./ways.js";
import { whisperRefusal } from "./whisper.js";
import { createMembership } from "./who-may.js";

export interface SlackBotOptions extends ChatBotOptions, Ways {
  /** xoxb-… */
  readonly botToken: string;
  /** The slash command; "/sous" when absent. */
  readonly command?: string;
}

/** An answer must be acknowledged within three seconds. */
const patienceMs = 1000;

/** `chat.update` may be called about 50 times a minute and workspace (tier 3). */
const editPaceMs = 1200;

/** What runs between start and stop. */
interface Running {
  readonly service: ChatService;
  readonly hearing: ThreadHearing<Reply>;
  readonly home: HomeTab;
  readonly handlers: BotHandlers;
  readonly transport: Transport;
}

export function createSlackBot(options: SlackBotOptions): Bot {
  const { botToken, channel, apiUrl, clock, log = silentLog, command = "/sous" } = options;
  const client = new webApi.WebClient(botToken, clientOptions({ apiUrl, log }));
  const people = new People({ client, clock });
  const threads = new ThreadMemory();
  const pictures = new Pictures({ client, clock, log, refresh: (id) => void refresh(id) });
  const botId = async (): Promise<string> => (await whoAmI()).botId;
  const poster = new Poster({ client, people, threads, pictures, channel, botId });
  const refusal = createRefusal();
  let identity: Identity | null = null;
  let running: Running | null = null;

  async function whoAmI(): Promise<Identity> {
    identity ??= await identify(client);
    return identity;
  }

  async function refresh(episode: string): Promise<void> {
    await running?.handlers.refresh(episode).catch((error: unknown) => {
      log.warn(
        { event: "card-not-updated" },
        `Slack: a card could not be updated: ${String(error)}`,
      );
    });
  }

  async function start(handlers: BotHandlers): Promise<void> {
    await stop();
    const onReturn = async () => running?.hearing.hearAgain();
    const onRefused = refusal.note;
    const transport = createTransport(options, { apiUrl, clock, log, onReturn, onRefused });
    const { team } = await whoAmI();
    const service = createChat(team, handlers);
    const hearing = await createHearing(service);
    const home = createHomeTab(service, handlers);
    running = { service, hearing, home, handlers, transport };
    await listenWith({ service, home, hearing, transport });
    await transport.open();
  }

  async function stop(): Promise<void> {
    const stopping = running;
    stopping?.hearing.stop();
    await stopping?.transport.close();
    stopping?.home.close();
    running = null;
    pictures.stop();
  }

  function createChat(workspace: string, handlers: BotHandlers): ChatService {
    const { managers = "channel", answerers = "channel" } = options;
    const membership = createMembership({ client, clock, channel });
    const asked = { platform: "Slack", managers, answerers, clock, log, patienceMs, membership };
    const origin = { platform: "slack", workspace } as const;
    const whoMay = new WhoMay(asked);
    return new ChatService({ ...origin, command, channel, handlers, whoMay, clock });
  }

  async function createHearing(service: ChatService): Promise<ThreadHearing<Reply>> {
    const patience = new Patience(clock);
    const ownId = await botId();
    const source = createThreadSource({ client, botId: ownId, people, service, patience });
    return new ThreadHearing({ source, threads, service, patience, log, tell });
  }

  /** Tells the writer of a message, where they wrote it, why it was not kept. */
  async function tell({ writer: user, ref, refusal }: Answer): Promise<void> {
    const { channel, thread: thread_ts } = ref;
    const { text, blocks } = whisperRefusal(refusal);
    const message = { channel, text, ...(thread_ts && { thread_ts }), ...(blocks && { blocks }) };
    if (isDirect(channel)) await client.chat.postMessage(message);
    else await client.chat.postEphemeral({ ...message, user });
  }

  function createHomeTab(service: ChatService, { watch }: BotHandlers): HomeTab {
    const pageOf = async (user: string) =>
      service.pageOf(service.callerOf(await people.personOf(user, "someone"), null));
    return new HomeTab({ client, clock, log, watch, pageOf });
  }

  async function listenWith(
    parts: Pick<Running, "home" | "hearing" | "transport" | "service">,
  ): Promise<void> {
    const { service, home, hearing, transport } = parts;
    const { botId: ownId, userId } = await whoAmI();
    const identified = { token: botToken, botId: ownId, botUserId: userId } as const;
    const app = new PersistFirstApp(
      {
        ...identified,
        tokenVerificationEnabled: false,
        convoStore: false,
        logger: asBoltLogger(log),
        clientOptions: clientOptions({ apiUrl, log }),
      },
      transport,
    );
    const heard = { command, hearing, clock, log, botUserId: userId, onRefused: refusal.note };
    listen(app, { service, client, people, home }, heard);
  }

  const hearing = () => running?.hearing;
  const lose = async (lost: string, why: string) => running?.service.lose([lost], why);
  const regain = async (again: string) => running?.service.regain([again]);
  const trouble = () => running?.transport.trouble() ?? null;
  const warning = () => running?.transport.warning() ?? null;
  const { refused } = refusal;
  const own = { platform: "slack", name: "Slack", refused, editPaceMs } as const;
  return createChatBot({ ...own, poster, start, stop, lose, regain, hearing, trouble, warning });
}
