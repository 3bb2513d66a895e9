import type { MessageRef } from "../../../src/core/bot.js";
import {
  type DiscordPeer,
  type DiscordPeerOptions,
  startDiscordPeer,
} from "../../peers/discord/peer.js";
import { createScenario } from "../discord-scenario.js";
import type { Platform, Seen, Who } from "./chat.js";

export interface DiscordPlatform extends Platform {
  readonly peer: DiscordPeer;
}

type Shown = ReturnType<DiscordPeer["messages"]>[number];

/** Everything but the administrator's right, which nothing can be hidden from. */
const usual = String((1n << 41n) - 1n - (1n << 3n));
export const sendRoute = /^POST \/channels\/\d+\/messages$/;
/** What the first word after a command stands for. */
const optionOf: Readonly<Record<string, string>> = {
  facts: "home",
  "my-data": "what",
  play: "home",
};

export async function openDiscordChat(options: DiscordPeerOptions = {}): Promise<DiscordPlatform> {
  const peer = await startDiscordPeer({
    rolePermissions: usual,
    roles: { cooks: ["Ben"] },
    ...options,
  });
  const { channelId, guildId } = peer;
  let since = 0n;
  const forms = new Map<Who, Awaited<ReturnType<DiscordPeer["press"]>>>();
  const nameOf = (who: Who) => who.charAt(0).toUpperCase() + who.slice(1);
  const idOf = (who: Who) => peer.people.find(({ name }) => name === nameOf(who))?.id ?? "";

  function find({ channel, message, thread }: MessageRef): Shown {
    const places = [channel, ...(thread ? [thread] : [])].flatMap((at) => peer.messages(at));
    const found = places.find(({ id }) => id === message);
    if (!found) throw new Error("the message is not there");
    return found;
  }

  function told(who: Who): readonly Shown[] {
    const alone = peer.ephemerals().filter(({ to }) => to === nameOf(who));
    const direct = peer.directMessages(who).filter(({ fromBot }) => fromBot);
    return inOrder([...alone, ...direct].filter(({ id }) => BigInt(id) > since));
  }

  const ofBot = (at: string) => peer.messages(at).filter(({ fromBot }) => fromBot);
  const place = ({ channel, thread }: MessageRef) => ({ channel: thread ?? channel });

  return {
    peer,
    platform: "discord",
    channel: channelId,
    workspace: guildId,
    cooks: peer.roles.get("cooks") ?? "",
    mention: `<@${peer.appId}> `,
    own: { fix: "Fix my last answer", takeBack: "Take it back" },
    createBot: (options) => createScenario(peer, options),
    connected: () => peer.waitFor(() => peer.connected() > 0),
    idOf,
    nameOf,
    shutOut: async (who) => peer.hideChannel(who),

    seen: async (ref) => read(find(ref)),
    posts: async ({ channel }) => ofBot(channel).map(textOf),
    shown: async ({ channel }) => ofBot(channel).map(read),
    async all(channel) {
      const threads = peer.threads().filter(({ parentId }) => parentId === channel);
      const shown = [channel, ...threads.map(({ id }) => id)].flatMap((at) => peer.messages(at));
      return inOrder(shown.filter(({ fromBot }) => fromBot)).map(read);
    },
    addChannel: async (name) => peer.addChannel(name),
    isListening: async () => peer.connected() > 0,
    told: (who) => told(who).map(read),
    async press(who, at, label) {
      const message = at === "told" ? told(who).at(-1) : find(at);
      if (!message) throw new Error(`${who} was told nothing`);
      const menu = message.selects.find(({ options }) =>
        options.some((one) => one.label === label),
      );
      const outcome = menu
        ? await peer.select(who, message.id, menu.customId, [label])
        : await peer.press(who, message.id, label);
      if (outcome.modal) forms.set(who, outcome);
      return outcome;
    },
    form: (who) => JSON.stringify(forms.get(who)?.modal ?? "") + told(who).map(textOf).join("\n"),
    async fill(who, words) {
      await peer.submitModal(who, forms.get(who)?.interactionId ?? "", { words });
      return "";
    },
    type(who, words) {
      const [verb = "help", value] = words.split(" ");
      const option = optionOf[verb];
      return peer.slash(who, `sous ${verb}`, option && value ? { [option]: value } : {});
    },
    useAsAnswer: (who, { id }) => peer.useMenu(who, id, "Use as answer"),

    write: async (who, text, { channel, answers }) => ({
      channel,
      id: peer.reply(who, channel, text, answers).id,
    }),
    edit: async (who, { id }, text) => void peer.editMessage(who, id, text),
    remove: async (who, { id }) => void peer.deleteMessage(who, id),
    threadOf: place,
    answerTo: ({ channel, message }) => ({ channel, answers: message }),
    ownThread: async () => ({ channel: peer.startThread("Dinner") }),
    direct: async (who) => ({ channel: peer.direct(who) }),
    known: ({ channel, id }, kind) => {
      const names = { thread: "reply", channel: `said:${channel}`, direct: `direct:${channel}` };
      return `discord:${guildId}:${names[kind]}:${id}`;
    },

    async lose(meanwhile) {
      peer.refuseResume();
      peer.dropConnections();
      await meanwhile();
    },
    failPost: (fault) => peer.failNext({ route: sendRoute, ...fault }),
    failStart: (fault) => peer.failNext({ route: /^GET \/gateway\/bot/, ...fault }),
    failPicture: () => peer.failNext({ route: sendRoute, status: 403, code: 50013 }),
    refuseReading: () => peer.failNext({ route: /^GET .*\/messages$/, status: 403 }),
    clearFaults: () => peer.clearFaults(),
    violations: () => peer.violations,
    forget() {
      const all = [...peer.ephemerals(), ...peer.people.flatMap(({ name }) => direct(name))];
      since = all.reduce((most, { id }) => (BigInt(id) > most ? BigInt(id) : most), 0n);
      forms.clear();
    },
    close: () => peer.close(),
  };

  function direct(name: string): readonly Shown[] {
    return peer.directMessages(name);
  }
}

function inOrder(messages: readonly Shown[]): readonly Shown[] {
  return messages.toSorted((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
}

function read({ id, channelId, replyTo, content, ...shown }: Shown): Seen {
  const { buttons, selects, attachments } = shown;
  const [picture] = attachments;
  return {
    id,
    channel: channelId,
    thread: replyTo ?? id,
    words: plain(content),
    buttons: buttons.map(({ label }) => label),
    options: selects.flatMap(({ options }) => options).map(({ label }) => label),
    picture: picture
      ? {
          key: picture.url,
          words: picture.description ?? "",
          bytes: async () => Buffer.from(await (await fetch(picture.url)).arrayBuffer()),
        }
      : null,
  };
}

function textOf({ content }: Shown): string {
  return plain(content);
}

/** What people read: marks and escapes are shown, not written. */
function plain(content: string): string {
  return content.replaceAll("**", "").replace(/\\([^0-9A-Za-z\s])/g, "$1");
}
