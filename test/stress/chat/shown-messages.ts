/** What stands on a platform's peer by the bot: its messages, and how often it changed them. */
import { z } from "zod";
import type { DiscordPeerProcess } from "../faults/discord-room.js";
import type { SlackPeerProcess } from "../faults/slack-room.js";

/** One visible message of the bot. */
export interface ShownMessage {
  readonly id: string;
  /** The bot introduces itself. */
  readonly isWelcome: boolean;
  /** It stands in the channel, so the channel is notified; otherwise in a thread only. */
  readonly isInChannel: boolean;
  /** Ids of people and groups whom it mentions; "everyone" for a channel. */
  readonly mentions: readonly string[];
}

export interface Shown {
  readonly messages: readonly ShownMessage[];
  readonly edits: number;
}

/** How a welcome begins. */
const hello = "Hello, I am Sous";

const slackMessage = z.looseObject({
  ts: z.string(),
  thread_ts: z.string().optional(),
  subtype: z.string().optional(),
  metadata: z.unknown().optional(),
  bot_id: z.string().optional(),
});
const slackLog = z.array(
  z.object({ what: z.string(), detail: z.looseObject({ method: z.string().optional() }) }),
);

/** Slack: a reply with the subtype "thread_broadcast" stands in the channel, too. */
export async function readSlack(peer: SlackPeerProcess, channel: string): Promise<Shown> {
  const standing = await peer.call("messages", { channel }, z.array(slackMessage));
  const found = new Map(standing.map((message) => [message.ts, message]));
  for (const { ts } of standing)
    for (const message of await peer.call("thread", { ts, channel }, z.array(slackMessage)))
      if (!found.has(message.ts)) found.set(message.ts, message);
  const log = await peer.call("log", {}, slackLog);
  return {
    messages: [...found.values()]
      .filter(({ bot_id }) => bot_id !== undefined)
      .map((message) => {
        const { ts, thread_ts = ts, subtype } = message;
        const isInChannel = thread_ts === ts || subtype === "thread_broadcast";
        const words = JSON.stringify(message);
        return {
          id: ts,
          isWelcome: words.includes(hello),
          isInChannel,
          mentions: mentionsIn(words),
        };
      }),
    edits: log.filter(({ what, detail }) => what === "api" && detail.method === "chat.update")
      .length,
  };
}

const discordMessage = z.object({
  id: z.string(),
  threadId: z.string().nullable(),
  fromBot: z.boolean(),
  content: z.string(),
});
const discordLog = z.array(z.object({ what: z.string(), detail: z.string() }));

/** Discord: a thread has a channel of its own, and notifies its members only. */
export async function readDiscord(peer: DiscordPeerProcess, channel: string): Promise<Shown> {
  const read = (channelId: string) => peer.call("messages", { channelId }, z.array(discordMessage));
  const standing = await read(channel);
  const under = await Promise.all(
    standing.flatMap(({ threadId }) => (threadId === null ? [] : [read(threadId)])),
  );
  const log = await peer.call("log", {}, discordLog);
  const isEdit = /^PATCH \/channels\/\d+\/messages\//;
  const show = (isInChannel: boolean, messages: readonly z.output<typeof discordMessage>[]) =>
    messages
      .filter(({ fromBot }) => fromBot)
      .map(({ id, content }) => ({
        id,
        isWelcome: content.startsWith(hello),
        isInChannel,
        mentions: mentionsIn(content),
      }));
  return {
    messages: [...show(true, standing), ...show(false, under.flat())],
    edits: log.filter(({ what, detail }) => isEdit.test(what) && detail === "200").length,
  };
}

/** `<@U1>` on both platforms, `<@!1>`, `<@&1>`, `<!subteam^S1>`, and what calls a whole channel. */
function mentionsIn(text: string): string[] {
  const people = [...text.matchAll(/<(?:@[!&]?|!subteam\^)(\w+)/g)].map(([, id = ""]) => id);
  const channels = text.match(/<!(?:channel|here|everyone)|@everyone|@here/g) ?? [];
  return [...people, ...channels.map(() => "everyone")];
}
