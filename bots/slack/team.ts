/** Connects all parts that talk to one Slack workspace. */
import type { webApi } from "@slack/bolt";
import type { BotChannel, BotHandlers, PersonPage } from "../../src/core/bot.js";
import type { ConfigError } from "../../src/core/errors.js";
import { inSpace } from "../../src/core/platform.js";
import type { BotLog } from "../present/bot-log.js";
import type { ChatBotOptions } from "../present/chat-bot.js";
import { refusalMessage } from "../present/post-message.js";
import type { Answer } from "../present/thread-hearing.js";
import { ThreadMemory } from "../present/thread-memory.js";
import { openWorkspace } from "../present/workspace.js";
import { deliver, type Identity } from "./client.js";
import { createThreadSource } from "./hearing.js";
import { homeView } from "./home-view.js";
import { isDirect } from "./messages.js";
import { slackMarkup } from "./mrkdwn.js";
import { createMembership, People } from "./people.js";
import { Pictures } from "./pictures.js";
import { Poster, whyNoPost } from "./poster.js";
import { showMessage, whisper } from "./show.js";

/** Milliseconds to wait for a permission; Slack wants an acknowledgement within 3 s. */
const patienceMs = 1000;
const settleMs = 1500;

export interface TeamPlace extends Identity {
  readonly space: string;
  /** Home channel; empty when unknown. */
  readonly channel: string;
  readonly installedBy: string | null;
  readonly client: webApi.WebClient;
  readonly settle?: (channel: string) => Promise<void>;
}

export interface TeamParts {
  readonly options: ChatBotOptions;
  readonly handlers: BotHandlers;
  readonly log: BotLog;
  readonly onRefused: (error: ConfigError) => void;
}

export type Team = ReturnType<typeof openTeam>;

export function openTeam(place: TeamPlace, { options, handlers, log }: TeamParts) {
  const { client, channel: homeChannel, team, space } = place;
  const { clock } = options;
  const people = new People(client, clock);
  const threads = new ThreadMemory();
  const { service, hearing, refresh, introduce } = openWorkspace({
    name: "Slack",
    workspace: team,
    place,
    bot: { options, handlers, log },
    threads,
    membership: createMembership(client, clock, homeChannel),
    patienceMs,
    sourceOf: (service, patience) => createThreadSource(place, people, service, patience),
    tell,
  });
  const pictures = new Pictures(client, clock, log, refresh);
  const closing = new AbortController();

  async function showHome(user: string): Promise<PersonPage> {
    const person = await people.personOf(user, "someone");
    const page = await service.pageOf(service.callerOf(person, null));
    const view = homeView(page, team);
    await deliver(() => client.views.publish({ user_id: user, view }));
    return page;
  }

  /** Shows what a press in the Home tab changed, after a moment in which the answer is read. */
  function showHomeSoon(user: string): void {
    const update = () =>
      showHome(user).catch((error: unknown) => {
        const words = `Slack: a Home tab was not updated: ${String(error)}`;
        log.warn({ event: "card-not-updated" }, words);
      });
    void clock.sleep(settleMs, closing.signal).then(update, () => undefined);
  }

  async function tell({ writer: user, ref, refusal }: Answer): Promise<void> {
    const { channel, thread: thread_ts } = ref;
    const { text, blocks } = whisper(refusalMessage(refusal, slackMarkup));
    const message = { channel, text, ...(thread_ts && { thread_ts }), ...(blocks && { blocks }) };
    if (isDirect(channel)) await client.chat.postMessage(message);
    else await client.chat.postEphemeral({ ...message, user });
  }

  function greet(channel: string): Promise<void> {
    return introduce(slackMarkup, channel, (welcome) =>
      client.chat.postMessage({ channel, ...showMessage(welcome) }),
    );
  }

  return {
    place,
    client,
    people,
    service,
    hearing,
    showHome,
    showHomeSoon,
    poster: new Poster(place, people, threads, pictures),

    async channels(): Promise<readonly BotChannel[]> {
      const where = space === "" ? "Slack" : `Slack, workspace ${team}`;
      const found: BotChannel[] = [];
      let cursor: string | undefined;
      do {
        const page = await client.conversations.list({
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
    },

    async open(): Promise<void> {
      if (homeChannel !== "" && (await whyNoPost(client, homeChannel)) === null)
        await greet(homeChannel);
    },

    /** Resumes deliveries where the bot can post, and introduces it. */
    async welcome(channel: string): Promise<void> {
      await service.regain([channel]);
      // Slack did not report what was written meanwhile.
      void hearing.hearAgain();
      await greet(channel);
    },

    close(): void {
      hearing.stop();
      closing.abort();
      pictures.stop();
    },
  };
}
