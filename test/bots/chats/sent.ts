/** What stands on a platform from the bot, as it was sent: a short line for each message, form and page. */
import { DeliveryError } from "../../../src/core/errors.js";
import type { Who } from "./chat.js";
import type { DiscordPlatform } from "./discord-chat.js";
import type { SlackPlatform } from "./slack-chat.js";

export type ChatPlatform = SlackPlatform | DiscordPlatform;
export interface Sent {
  readonly where: string;
  readonly text: string;
}

const everybody: readonly Who[] = ["ana", "ben", "chris"];
/** The same in all messages, or told by another field. */
const skipped = new Set(
  "user team type app_id bot_id ts edited block_id emoji thread_ts reply_count latest_reply reply_users_count subtype id channel_id guild_id author timestamp edited_timestamp tts mention_everyone mentions mention_roles embeds pinned flags nonce url proxy_url size content_type webhook_id application_id message_reference referenced_message thread interaction_metadata position style root_id app_installed_team_id bot_profile previous_view_id hash state external_id response_url_enabled notify_on_close clear_on_close team_id callback_id".split(
    " ",
  ),
);

function brief(value: unknown): string {
  return JSON.stringify(value, (key, one: unknown) => {
    if (skipped.has(key) || one === null || one === "" || one === false) return undefined;
    if (Array.isArray(one) && one.length === 0) return undefined;
    if (typeof one !== "object" || Array.isArray(one)) return one;
    const { type, text } = one as { type?: unknown; text?: unknown };
    if (type === "plain_text") return text;
    return type === "mrkdwn" ? `md ${text}` : one;
  });
}

export async function sentIn(on: ChatPlatform): Promise<ReadonlyMap<string, Sent>> {
  const all = on.platform === "slack" ? onSlack(on) : onDiscord(on);
  return new Map((await all).map(([id, where, value]) => [id, { where, text: brief(value) }]));
}

type Found = readonly [id: string, where: string, value: unknown];

async function onSlack({ peer }: SlackPlatform): Promise<readonly Found[]> {
  const found: Found[] = [];
  const channels = [peer.channel, ...(await Promise.all(everybody.map((who) => peer.direct(who))))];
  for (const channel of channels)
    for (const { ts } of await peer.messages(channel))
      for (const message of await peer.thread(channel, ts)) {
        const { user, thread_ts: under, blocks, text } = message;
        if (user !== peer.botUserId) continue;
        const isPart = under !== undefined && under !== message.ts;
        const shown = blocks ? { ...message, text: undefined } : { text };
        found.push([message.ts, isPart ? `${channel} under ${under}` : channel, shown]);
      }
  for (const who of everybody) {
    const alone = peer.ephemerals(who).map(({ text, blocks }) => (blocks ? { blocks } : { text }));
    found.push(...alone.map((one, nth): Found => [`alone ${who} ${nth}`, who, one]));
    found.push(...peer.openModals(who).map((one, nth): Found => [`form ${nth}`, who, one]));
    if (peer.home(who)) found.push([`home ${who}`, who, peer.home(who)]);
  }
  return found;
}

async function onDiscord({ peer, channel }: DiscordPlatform): Promise<readonly Found[]> {
  const threads = peer.threads();
  const directs = everybody.map((who) => peer.direct(who));
  const places = [channel, ...threads.map(({ id }) => id), ...directs];
  const messages = places.flatMap((place) =>
    peer
      .messages(place)
      .filter(({ fromBot }) => fromBot)
      .map(({ id, replyTo }): Found => {
        const payload = peer.payload(id, place);
        return [id, replyTo ? `${place} to ${replyTo}` : place, payload];
      }),
  );
  const alone = peer.ephemeralPayloads().map((one): Found => [one.id, "alone", one]);
  const named = threads.map(
    (one): Found => [`thread ${one.id}`, one.parentId ?? "", { ...one, parentId: null }],
  );
  return [...messages, ...alone, ...named];
}

/** Ids and moments are numbered as they come. */
export function named(text: string): string {
  const names = new Map<string, string>();
  const id =
    /\b\d{10}\.\d{6}\b|\b1\d{16,19}\b|\b[a-z]-[0-9a-hjkmnp-tv-z]{14}\b|\b1[5-9]\d{11}\b|\b[A-Z]0\d{8}\b|\b[0-9a-f]{8}-[0-9a-f-]{27}\b/g;
  return text.replace(id, (one) => {
    if (!names.has(one)) names.set(one, `#${names.size + 1}`);
    return names.get(one) ?? "";
  });
}

export function failureOf(error: unknown): string {
  if (!(error instanceof DeliveryError)) return `! ${(error as Error).message}`;
  const { message, retryable, maybeDone, retryAfterMs, channelLost, isGone } = error;
  return `! ${message} ${JSON.stringify({ retryable, maybeDone, retryAfterMs, channelLost, isGone })}`;
}
