import type { MessageRef } from "../../../src/core/bot.js";
import {
  type SlackPeer,
  type SlackPeerOptions,
  startSlackPeer,
} from "../../peers/slack/slack-peer.js";
import { type Json, objectsOf, type SlackMessage } from "../../peers/slack/types.js";
import { createScenario } from "../slack-scenario.js";
import type { Place, Platform, Seen, SeenPicture, Who } from "./chat.js";

export interface SlackPlatform extends Platform {
  readonly peer: SlackPeer;
}

/** A workspace in which events that the bot missed are not sent again, unless the options say so. */
export async function openSlackChat(options: SlackPeerOptions = {}): Promise<SlackPlatform> {
  const peer = await startSlackPeer({
    people: ["ana", "ben", "chris"],
    groups: { SCOOKS: ["ben"] },
    retryDelaysMs: [],
    ...options,
  });
  const { teamId, channel } = peer;
  const marks: Partial<Record<Who, number>> = {};
  const idOf = (who: Who) => peer.people[who]?.id ?? "";

  function read(message: Partial<SlackMessage>, at = ""): Seen {
    const { ts: id = "", thread_ts: thread = id, blocks, text = "" } = message;
    const all = objectsOf(blocks);
    const image = all.find(({ type }) => type === "image");
    const parts = all.flatMap(partsOf);
    return {
      id,
      channel: at,
      thread,
      words: plain(blocks ? parts.flatMap(({ words }) => words).join("\n") : text),
      buttons: parts.flatMap(({ buttons }) => buttons),
      options: parts.flatMap(({ options }) => options),
      picture: image ? pictureOf(image) : null,
    };
  }

  function pictureOf({ slack_file, alt_text }: Json): SeenPicture {
    const { id } = slack_file as { readonly id: string };
    return { key: id, words: String(alt_text), bytes: () => peer.file(id) };
  }

  async function find({ channel, message, thread }: MessageRef) {
    const found = (await peer.thread(channel, thread ?? message)).find(({ ts }) => ts === message);
    if (!found) throw new Error("the message is not there");
    return found;
  }

  const told = (who: Who) => peer.ephemerals(who).slice(marks[who] ?? 0);
  const place = ({ channel, message }: MessageRef) => ({ channel, thread: message });
  const ofBot = async ({ channel, thread }: Place) => {
    const all = await (thread ? peer.thread(channel, thread) : peer.messages(channel));
    return all.filter(({ user, ts }) => user === peer.botUserId && ts !== thread);
  };

  return {
    peer,
    platform: "slack",
    channel,
    workspace: teamId,
    cooks: "SCOOKS",
    mention: `<@${peer.botUserId}> `,
    own: { fix: "Fix", takeBack: "Take back" },
    createBot: (options) => createScenario(peer, options),
    connected: async () => {},
    idOf,
    nameOf: (who) => who,
    shutOut: (who) => peer.leave(who, channel),

    async seen(ref) {
      return read(await find(ref), ref.channel);
    },
    posts: async (at) => (await ofBot(at)).map(textOf),
    shown: async (at) => (await ofBot(at)).map((message) => read(message, at.channel)),
    async all(channel) {
      const shown = await peer.messages(channel);
      const threads = await Promise.all(shown.map(({ ts }) => peer.thread(channel, ts)));
      const own = threads.flat().filter(({ user }) => user === peer.botUserId);
      return own.map((message) => read(message, channel));
    },
    addChannel: (name) => peer.addChannel(name),
    isListening: async () => peer.connections > 0,
    told: (who) => told(who).map((message) => read(message)),
    async press(who, at, label) {
      const act = (control: { buttonText: string } | { optionText: string }) =>
        at === "told"
          ? peer.pressEphemeral(who, control)
          : peer.press(who, { channel: at.channel, ts: at.message, ...control });
      return act({ buttonText: label }).catch(() => act({ optionText: label }));
    },
    form: (who) => plain(JSON.stringify(peer.openModals(who).at(-1)?.blocks ?? "")),
    async fill(who, words) {
      const { response } = await peer.submitModal(who, { values: { words } });
      return JSON.stringify(response ?? "");
    },
    type: (who, words) => peer.slash(who, "/sous", words, channel),
    useAsAnswer: (who, { channel, id }) => peer.shortcut(who, "use_as_answer", { channel, ts: id }),

    async write(who, text, { channel, thread = "" }) {
      return { channel, id: await peer.reply(who, channel, thread, text) };
    },
    edit: (who, { channel, id }, text) => peer.editMessage(who, channel, id, text),
    remove: (who, { channel, id }) => peer.deleteMessage(who, channel, id),
    threadOf: place,
    answerTo: place,
    ownThread: async () => ({
      channel,
      thread: await peer.reply("ben", channel, "", "who cooks tonight?"),
    }),
    direct: async (who) => ({ channel: await peer.direct(who) }),
    known: ({ channel, id }, kind) =>
      `slack:${teamId}:${kind === "direct" ? "direct" : "reply"}:${channel}:${id}`,

    async lose(meanwhile) {
      peer.failNext({ method: "apps.connections.open", status: 503, times: 1 });
      peer.disconnectSockets("cut");
      await peer.waitFor(() => peer.connections === 0);
      await meanwhile();
    },
    failPost: (fault) => peer.failNext({ method: "chat.postMessage", ...fault }),
    failStart: (fault) =>
      peer.failNext({ method: /^(?:auth\.test|apps\.connections\.open)$/, ...fault }),
    failPicture: () =>
      peer.failNext({ method: /^files\.getUploadURLExternal$/, error: "missing_scope", times: 5 }),
    refuseReading: () =>
      peer.failNext({ method: "conversations.replies", error: "not_in_channel" }),
    clearFaults: () => peer.clearFaults(),
    violations: () => peer.violations,
    forget() {
      for (const who of ["ana", "ben", "chris"] as const) marks[who] = peer.ephemerals(who).length;
    },
    close: () => peer.close(),
  };
}

/** What people read: mark-up and entities are shown, not written. */
function plain(text: string): string {
  return text
    .replace(/(^|[^\p{L}\p{N}*])\*([^*\n]+)\*/gu, "$1$2")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}

function textOf({ text }: { readonly text: string }): string {
  return plain(text);
}

interface Parts {
  readonly words: readonly string[];
  readonly buttons: readonly string[];
  readonly options: readonly string[];
}

function partsOf(block: Json): Parts[] {
  const { type, text } = block;
  const inner = Object.entries(block).flatMap(([key, value]) => {
    if (key === "text" && type === "button") return [];
    return objectsOf(Array.isArray(value) ? value : [value]).flatMap(partsOf);
  });
  const none: Parts = { words: [], buttons: [], options: [] };
  if (type === "button") return [{ ...none, buttons: [labelOf(block)] }];
  if (type === "static_select")
    return [{ ...none, options: objectsOf(block.options as Json[]).map(labelOf) }];
  if (typeof text === "string" && (type === "mrkdwn" || type === "plain_text"))
    return [{ ...none, words: [text] }];
  return inner;
}

function labelOf({ text }: Json): string {
  return String((text as Json).text);
}
