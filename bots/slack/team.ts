import type { webApi } from "@slack/bolt";
import type { BotChannel, BotHandlers } from "../../src/core/bot.js";
import type { ConfigError } from "../../src/core/errors.js";
import { inSpace } from "../../src/core/platform.js";
import type { BotLog } from "../present/bot-log.js";
import { audiencesIn, type ChatBotOptions, type Workspace } from "../present/chat-bot.js";
import { ChatService } from "../present/chat-service.js";
import { Patience } from "../present/patience.js";
import { refusalMessage } from "../present/post-message.js";
import { type Answer, ThreadHearing } from "../present/thread-hearing.js";
import { ThreadMemory } from "../present/thread-memory.js";
import { WhoMay } from "../present/who-may.js";
import type { Identity } from "./client.js";
import { createThreadSource } from "./hearing.js";
import { HomeTab } from "./home-view.js";
import { isDirect, type Reply } from "./messages.js";
import { slackMarkup } from "./mrkdwn.js";
import { createMembership, People } from "./people.js";
import { Pictures } from "./pictures.js";
import { Poster, whyNoPost } from "./poster.js";
import { showMessage, whisper } from "./show.js";

/** Milliseconds to wait for a permission; Slack wants an acknowledgement within 3 s. */
const patienceMs = 1000;

export interface TeamPlace extends Identity {
  readonly space: string;
  /** Home channel; empty when unknown. */
  readonly channel: string;
  readonly installedBy: string | null;
  readonly client: webApi.WebClient;
  readonly settle?: (channel: string) => Promise<void>;
}

export interface TeamParts {
  readonly options: ChatBotOptions & { readonly command: string };
  readonly handlers: BotHandlers;
  readonly log: BotLog;
  readonly onRefused: (error: ConfigError) => void;
}

/** One workspace, with all parts that talk to it. */
export class Team implements Workspace {
  readonly place: TeamPlace;
  readonly client: webApi.WebClient;
  readonly people: People;
  readonly poster: Poster;
  readonly service: ChatService;
  readonly hearing: ThreadHearing<Reply>;
  readonly home: HomeTab;
  readonly #pictures: Pictures;
  readonly #log: BotLog;

  constructor(place: TeamPlace, { options, handlers, log }: TeamParts) {
    const { client, channel, team: workspace, botId, userId: botUserId } = place;
    const { space, installedBy, settle } = place;
    const { clock, command } = options;
    const people = new People(client, clock);
    const threads = new ThreadMemory();
    const refresh = (episode: string) =>
      void handlers.refresh(episode).catch((error: unknown) => {
        const words = `Slack: a card could not be updated: ${String(error)}`;
        log.warn({ event: "card-not-updated" }, words);
      });
    const pictures = new Pictures({ client, clock, log, refresh });
    const membership = createMembership({ client, clock, channel });
    const audiences = audiencesIn(space, options, installedBy);
    const asked = { platform: "Slack", ...audiences, clock, log, patienceMs, membership };
    const origin = { platform: "slack", workspace, space } as const;
    const whoMay = new WhoMay(asked);
    const service = new ChatService({
      ...origin,
      command,
      channel,
      settle,
      handlers,
      whoMay,
      clock,
    });
    const patience = new Patience(clock);
    const source = createThreadSource({ client, botId, botUserId, people, service, patience });
    const tell = (answer: Answer) => this.#tell(answer);
    const pageOf = async (user: string) =>
      service.pageOf(service.callerOf(await people.personOf(user, "someone"), null));
    this.place = place;
    this.client = client;
    this.people = people;
    this.poster = new Poster({ client, people, threads, pictures, channel, botId });
    this.service = service;
    this.hearing = new ThreadHearing({ source, threads, service, patience, log, tell });
    this.home = new HomeTab({ team: workspace, client, clock, log, watch: handlers.watch, pageOf });
    this.#pictures = pictures;
    this.#log = log;
  }

  async channels(): Promise<readonly BotChannel[]> {
    const { space, team } = this.place;
    const where = space === "" ? "Slack" : `Slack, workspace ${team}`;
    const found: BotChannel[] = [];
    let cursor: string | undefined;
    do {
      const page = await this.client.conversations.list({
        types: "public_channel,private_channel",
        exclude_archived: true,
        limit: 1000,
        ...(cursor && { cursor }),
      });
      for (const { id, name, is_member } of page.channels ?? [])
        if (id && is_member !== false)
          found.push({ id: inSpace(space, id), title: `#${name ?? id} in ${where}` });
      cursor = page.response_metadata?.next_cursor;
    } while (cursor);
    return found;
  }

  async open(): Promise<void> {
    const { channel } = this.place;
    if (channel !== "" && (await whyNoPost(this.client, channel)) === null)
      await this.#introduce(channel);
  }

  /** Resumes deliveries where the bot can post, and introduces it. */
  async welcome(channel: string): Promise<void> {
    await this.service.regain([channel]);
    // Slack did not report what was written meanwhile.
    void this.hearing.hearAgain();
    await this.#introduce(channel);
  }

  async #introduce(channel: string): Promise<void> {
    try {
      const welcome = await this.service.introduction(channel, slackMarkup);
      if (welcome) await this.client.chat.postMessage({ channel, ...showMessage(welcome) });
    } catch (error) {
      this.#log.warn({ event: "welcome-not-shown" }, `Slack: no welcome was posted: ${error}`);
    }
  }

  close(): void {
    this.hearing.stop();
    this.home.close();
    this.#pictures.stop();
  }

  async #tell({ writer: user, ref, refusal }: Answer): Promise<void> {
    const { channel, thread: thread_ts } = ref;
    const { text, blocks } = whisper(refusalMessage(refusal, slackMarkup));
    const message = { channel, text, ...(thread_ts && { thread_ts }), ...(blocks && { blocks }) };
    if (isDirect(channel)) await this.client.chat.postMessage(message);
    else await this.client.chat.postEphemeral({ ...message, user });
  }
}
