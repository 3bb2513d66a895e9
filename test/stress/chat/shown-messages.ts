import type { DiscordPeer } from "../../peers/discord/peer.js";
import type { SeenMessage } from "../../peers/discord/view.js";
import type { SlackPeer } from "../../peers/slack/slack-peer.js";

export interface ShownMessage {
  readonly id: string;
  readonly isWelcome: boolean;
  /** Notifies the channel; otherwise only a thread. */
  readonly isInChannel: boolean;
  readonly mentions: readonly string[];
}

export interface Shown {
  readonly messages: readonly ShownMessage[];
  readonly edits: number;
}

/** Replies with subtype "thread_broadcast" are also in the channel. */
export async function readSlack(peer: SlackPeer, channel: string): Promise<Shown> {
  const standing = await peer.messages(channel);
  const found = new Map(standing.map((message) => [message.ts, message]));
  for (const { ts } of standing)
    for (const message of await peer.thread(channel, ts))
      if (!found.has(message.ts)) found.set(message.ts, message);
  const ofBot = [...found.values()].filter(({ bot_id }) => bot_id !== undefined);
  return {
    messages: ofBot.map((message) => {
      const { ts, thread_ts = ts, subtype } = message;
      const isInChannel = thread_ts === ts || subtype === "thread_broadcast";
      return describe(ts, isInChannel, JSON.stringify(message));
    }),
    edits: peer.log.filter(({ detail }) => detail.method === "chat.update").length,
  };
}

/** Discord threads are channels that notify only members. */
export function readDiscord(peer: DiscordPeer, channel: string): Shown {
  const standing = peer.messages(channel);
  const under = standing.flatMap(({ threadId }) => (threadId ? peer.messages(threadId) : []));
  const show = (isInChannel: boolean, messages: readonly SeenMessage[]) =>
    messages.flatMap(({ id, fromBot, content }) =>
      fromBot ? [describe(id, isInChannel, content)] : [],
    );
  const isEdit = /^PATCH \/channels\/\d+\/messages\//;
  return {
    messages: [...show(true, standing), ...show(false, under)],
    edits: peer.log.filter(({ what, detail }) => isEdit.test(what) && detail === "200").length,
  };
}

/** Mentions: `<@U1>` on both platforms, `<@!1>`, `<@&1>`, `<!subteam^S1>`, and whole channels. */
function describe(id: string, isInChannel: boolean, text: string): ShownMessage {
  const people = [...text.matchAll(/<(?:@[!&]?|!subteam\^)(\w+)/g)].map(([, one = ""]) => one);
  const channels = text.match(/<!(?:channel|here|everyone)|@everyone|@here/g) ?? [];
  const mentions = [...people, ...channels.map(() => "everyone")];
  return { id, isWelcome: text.includes("Hello, I am Sous"), isInChannel, mentions };
}
