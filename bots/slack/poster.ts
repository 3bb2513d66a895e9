/** Posts, edits, finds and removes messages in Slack. */
import type { webApi } from "@slack/bolt";
import type { MessageRef, Post } from "../../src/core/bot.js";
import { DeliveryError } from "../../src/core/errors.js";
import { postMessage } from "../present/post-message.js";
import { isDirectNote, type ThreadMemory, threadOf } from "../present/thread-memory.js";
import { deliver, type Identity, isGone, slackErrorCode } from "./client.js";
import { metadataType, ourMark, readChannel, readThread } from "./messages.js";
import { slackMarkup } from "./mrkdwn.js";
import type { People } from "./people.js";
import type { CardPicture, Pictures } from "./pictures.js";
import { showMessage } from "./show.js";

type SlackPost = ReturnType<typeof asMessage>;

function asMessage(post: Post, channel: string, name: string, picture: CardPicture | null) {
  const { id, episode } = post;
  return {
    channel,
    ...showMessage(postMessage(post, slackMarkup, name || null), picture),
    metadata: { event_type: metadataType, event_payload: { id, episode } },
    parse: "none",
    link_names: false,
  } as const;
}

export class Poster {
  constructor(
    private readonly place: Identity & {
      readonly client: webApi.WebClient;
      readonly channel: string;
    },
    private readonly people: People,
    private readonly threads: ThreadMemory,
    private readonly pictures: Pictures,
  ) {}

  async post(post: Post): Promise<MessageRef> {
    const { client } = this.place;
    const channel = await this.#channelOf(post);
    const aside = await this.#whisper(post, channel);
    if (aside) return aside;
    const thread = threadFor(post);
    const where = { ...threadFields(post), unfurl_links: false, unfurl_media: false };
    const { ts, channel: id } = await this.#show(post, { channel, ref: null }, (message) =>
      client.chat.postMessage({ ...message, ...where }),
    );
    if (!ts || !id) throw new DeliveryError("Slack named no message", { retryable: true });
    const ref = { channel: id, message: ts, ...(thread && { thread }) };
    this.#remember(ref, post);
    return ref;
  }

  async edit(ref: MessageRef, post: Post): Promise<void> {
    // Ephemeral messages cannot be edited later.
    if (post.kind === "note" && post.note.aside && !ref.thread) return;
    await this.#show(post, { channel: ref.channel, ref }, (message) =>
      this.place.client.chat.update({ ...message, ts: ref.message }),
    );
    this.#remember(ref, post);
  }

  /** Posts a note that one person sees, in the channel: an unopened thread hides it. Null for people outside. */
  async #whisper(post: Post, channel: string): Promise<MessageRef | null> {
    if (post.kind !== "note" || !post.note.aside || post.note.to === null) return null;
    const { to: user } = post.note;
    const message = { channel, user, ...showMessage(postMessage(post, slackMarkup)) };
    try {
      const { message_ts } = await deliver(() => this.place.client.chat.postEphemeral(message));
      return { channel, message: message_ts ?? "" };
    } catch (error) {
      if (slackErrorCode(error) === "user_not_in_channel") return null;
      throw error;
    }
  }

  async find(post: Post): Promise<readonly MessageRef[]> {
    const { client, botId } = this.place;
    const channel = await this.#channelOf(post);
    const thread = threadFor(post);
    const found = thread
      ? await readThread(client, { channel, ts: thread })
      : await readChannel(client, channel);
    return found
      .filter((message) => ourMark(message, botId)?.id === post.id)
      .map(({ ts }) => ({ channel, message: ts, ...(thread && { thread }) }))
      .sort((a, b) => Number(a.message) - Number(b.message));
  }

  async remove({ channel, message: ts }: MessageRef): Promise<void> {
    try {
      await deliver(() => this.place.client.chat.delete({ channel, ts }));
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  async #show<T>(
    post: Post,
    { channel, ref }: { readonly channel: string; readonly ref: MessageRef | null },
    send: (message: SlackPost) => Promise<T>,
  ): Promise<T> {
    const picture = await this.pictures.of(post, ref);
    const { to = null, direct = false } = post.kind === "note" ? post.note : {};
    const name = to === null || direct ? "" : await this.people.nameOf(to, "");
    try {
      return await deliver(() => send(asMessage(post, channel, name, picture)));
    } catch (error) {
      if (!picture || slackErrorCode(error) !== "invalid_blocks") throw error;
      this.pictures.refuse(picture, post.episode);
      return deliver(() => send(asMessage(post, channel, name, null)));
    }
  }

  async #channelOf(post: Post): Promise<string> {
    if (isDirectNote(post)) return this.#openDirect(post.note.to);
    if (post.kind !== "call" && post.under) return post.under.channel;
    const channel = post.channel || this.place.channel;
    return /^[UW][A-Z0-9]+$/.test(channel) ? this.#openDirect(channel) : channel;
  }

  async #openDirect(users: string): Promise<string> {
    const { channel } = await deliver(() => this.place.client.conversations.open({ users }));
    if (!channel?.id) throw new DeliveryError("Slack named no channel", { retryable: true });
    return channel.id;
  }

  #remember(ref: MessageRef, post: Post): void {
    if (post.kind === "note") return;
    this.pictures.remember(ref);
    const open = post.kind === "card" ? post.card.done === null : post.call.question !== null;
    const first = (post.kind === "card" && post.under) || ref;
    this.threads.remember(first, { episode: post.episode, open });
  }
}

function threadFor(post: Post): string | undefined {
  return post.kind !== "call" && post.under && !isDirectNote(post)
    ? threadOf(post.under)
    : undefined;
}

/** Puts a post into its thread; shows announced notes, and questions, in the channel too. */
function threadFields(post: Post) {
  const thread_ts = threadFor(post);
  if (thread_ts === undefined) return {};
  const isInChannel = post.kind === "card" || (post.kind === "note" && post.note.announced);
  return isInChannel ? { thread_ts, reply_broadcast: true as const } : { thread_ts };
}

/** Returns why the bot cannot post; null if it can, or if Slack does not say. */
export async function whyNoPost(client: webApi.WebClient, channel: string): Promise<string | null> {
  try {
    const { channel: place, response_metadata } = await client.conversations.info({ channel });
    const scopes = response_metadata?.scopes ?? [];
    if (scopes.length > 0 && !scopes.includes("chat:write"))
      return "I may not post in this workspace: the app lacks the scope chat:write. Whoever set me up adds it at https://api.slack.com/apps > OAuth & Permissions, and installs the app again.";
    if (place?.is_archived) return "This channel is archived, so I cannot post here.";
    const isOpen = place?.is_private !== true && scopes.includes("chat:write.public");
    const isOutside = place?.is_member === false && !place.is_im && !isOpen;
    return isOutside ? inviteWords : null;
  } catch (error) {
    return slackErrorCode(error) === "channel_not_found" ? inviteWords : null;
  }
}

const inviteWords =
  "I am not in this channel, so I cannot post here. Invite me first: /invite @Sous. Then say it again.";
