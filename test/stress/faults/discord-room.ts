/** People on the Discord peer. */
import type { ChildProcess } from "node:child_process";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { joinPeer, type PeerProcess } from "./peer-process.js";
import type { Asked, ChatRoom, ThreadSight } from "./room.js";

const offers = z.object({
  apiUrl: z.string(),
  token: z.string(),
  guildId: z.string(),
  channelId: z.string(),
  people: z.array(z.object({ name: z.string() })),
});
export interface DiscordPeerProcess extends PeerProcess<z.output<typeof offers>> {
  readonly platform: "discord";
  /** Adds a channel that everybody is in; resolves to its id. */
  addChannel(name: string): Promise<string>;
}

const message = z.object({
  id: z.string(),
  threadId: z.string().nullable(),
  replyTo: z.string().nullable(),
  fromBot: z.boolean(),
  content: z.string(),
  buttons: z.array(z.object({ customId: z.string(), label: z.string() })),
});
type Message = z.output<typeof message>;
const whisper = message.extend({ to: z.string() });

const log = z.array(z.object({ detail: z.string() }));
const outcome = z.object({
  interactionId: z.string(),
  acked: z.boolean(),
  modal: z.unknown().optional(),
});

/** Reads what the started peer offers. */
export async function joinDiscord(child: ChildProcess): Promise<DiscordPeerProcess> {
  const peer = await joinPeer(child, offers);
  const addChannel = (name: string) => peer.call("addChannel", { name }, z.string());
  return { ...peer, platform: "discord", addChannel };
}

/** The peer's guild, seen from one channel; the peer's own unless told. */
export function openDiscordRoom(
  peer: DiscordPeerProcess,
  channelId: string = peer.offers.channelId,
): ChatRoom {
  const { apiUrl, token, guildId, people } = peer.offers;
  const messages = (channel: string): Promise<Message[]> =>
    peer.call("messages", { channelId: channel }, z.array(message));
  const cards = async (): Promise<Message[]> =>
    (await messages(channelId)).filter((one) => one.fromBot && !isWelcome(one));
  const openForm = async ({ message: messageId, question }: Asked, person: string) => {
    const card = (await cards()).find(({ id }) => id === messageId);
    const button = card?.buttons.find(({ customId }) => customId.startsWith(`o:${question}:`));
    if (!button) throw new Error("there is no form any more");
    const input = { person, messageId, button: button.customId };
    return peer.call("press", input, outcome);
  };
  return {
    bot: "discord",
    channel: channelId,
    people: people.map(({ name }) => name),
    args: [],
    environment: {
      DISCORD_BOT_TOKEN: token,
      DISCORD_GUILD: guildId,
      DISCORD_CHANNEL: channelId,
      DISCORD_API_URL: apiUrl,
    },
    async look() {
      const standing = await cards();
      return {
        asked: standing.flatMap((card) => readAsked(card, standing)),
        cards: standing.map((card) => markOf(card).post),
      };
    },
    async press({ person, asked, choice }) {
      const button = `q:${asked.question}:${choice}`;
      const input = { person, messageId: asked.message, button };
      const { interactionId: key, acked } = await peer.call("press", input, outcome);
      return { key, acked };
    },
    async reply({ person, asked, text }) {
      if (asked.thread === null) throw new Error("there is no thread yet");
      await peer.call("reply", { person, channelId: asked.thread, text }, z.unknown());
      return null;
    },
    async agree(person, campaign) {
      const button = `g:${campaign}`;
      const whispers = await peer.call("ephemerals", {}, z.array(whisper));
      const asked = whispers.findLast(
        ({ to, buttons }) => to === person && buttons.some(({ customId }) => customId === button),
      );
      if (!asked) throw new Error("nothing is to be agreed to");
      await peer.call("press", { person, messageId: asked.id, button }, outcome);
    },
    async play(person, home) {
      const input = { person, command: "sous play", options: { home }, channelId };
      await peer.call("slash", input, z.unknown());
    },
    async peek(person, asked) {
      await openForm(asked, person);
    },
    async fill({ person, asked, text, typingMs = 0 }) {
      const opened = await openForm(asked, person);
      if (!opened.modal) return null;
      await sleep(typingMs);
      const input = { person, interactionId: opened.interactionId, values: { words: text } };
      const { interactionId: key, acked } = await peer.call("submitModal", input, outcome);
      return { key, acked };
    },
    async threads() {
      const threads: ThreadSight[] = [];
      for (const card of await cards()) {
        const under = card.threadId === null ? [] : await messages(card.threadId);
        const [notes, replies] = [
          under.filter(({ fromBot }) => fromBot),
          under.filter(({ fromBot }) => !fromBot),
        ];
        threads.push({
          episode: markOf(card).episode,
          notes: notes.map((note) => ({ id: noteMark(note), text: note.content })),
          replies: replies.map(({ id, content }) => ({ key: id, text: content })),
        });
      }
      return threads;
    },
    async loseNextAnswer() {
      await peer.call("clearFaults", {}, z.unknown());
      const from = (await peer.call("log", {}, log)).length;
      const route = "^POST /channels/\\d+/messages";
      await peer.call("failNext", { route, status: 0, afterWrite: true }, z.unknown());
      return async () =>
        (await peer.call("log", { from }, log)).some(({ detail }) => detail === "0");
    },
    close: () => peer.close(),
  };
}

/** It offers to play, and belongs to no task. */
function isWelcome({ buttons }: Message): boolean {
  return buttons.some(({ customId }) => customId.startsWith("y:"));
}

/** Every card says on one of its buttons which episode and post it is. */
function markOf({ id, buttons }: Message): { episode: string; post: string } {
  for (const { customId } of buttons) {
    const [kind, ...parts] = customId.split(":");
    const [episode, post] = kind === "o" ? parts.slice(1) : parts;
    if ((kind === "o" || kind === "f") && episode && post) return { episode, post };
  }
  return { episode: "", post: id };
}

function noteMark({ buttons }: Message): string | null {
  const correction = buttons.find(({ customId }) => /^[xr]:/.test(customId));
  return correction?.customId.split(":")[2] ?? null;
}

/** A further question answers the card; words go into the thread under that. */
function readAsked(card: Message, standing: readonly Message[]): Asked[] {
  const choices = card.buttons.flatMap(({ customId, label }) => {
    const [kind, question = "", id = ""] = customId.split(":");
    return kind === "q" ? [{ question, id, label }] : [];
  });
  const question = choices[0]?.question;
  const { episode } = markOf(card);
  const first = standing.find(({ id }) => id === card.replyTo) ?? card;
  const thread = first.threadId;
  return question ? [{ question, episode, message: card.id, thread, choices }] : [];
}
