import type { DiscordPeer } from "../../peers/discord/peer.js";
import type { SeenMessage } from "../../peers/discord/view.js";
import type { Asked, ChatRoom, ThreadSight } from "./room.js";

export function openDiscordRoom(peer: DiscordPeer, channelId: string = peer.channelId): ChatRoom {
  const { apiUrl, token, guildId, people } = peer;
  const cards = () => peer.messages(channelId).filter((one) => one.fromBot && !isWelcome(one));
  const openForm = async ({ message: messageId, question }: Asked, person: string) => {
    const card = cards().find(({ id }) => id === messageId);
    const button = card?.buttons.find(({ customId }) => customId.startsWith(`o:${question}:`));
    if (!button) throw new Error("there is no form any more");
    return peer.press(person, messageId, button.customId);
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
      const standing = cards();
      return {
        asked: standing.flatMap((card) => readAsked(card, standing)),
        cards: standing.map((card) => markOf(card).post),
      };
    },
    async press({ person, asked, choice }) {
      const button = `q:${asked.question}:${choice}`;
      const { interactionId: key, acked } = await peer.press(person, asked.message, button);
      return { key, acked };
    },
    async reply({ person, asked, text }) {
      if (asked.thread === null) throw new Error("there is no thread yet");
      peer.reply(person, asked.thread, text);
      return null;
    },
    async play(person, home) {
      await peer.slash(person, "sous play", { home }, channelId);
    },
    async peek(person, asked) {
      await openForm(asked, person);
    },
    async fill({ person, asked, text }) {
      const { interactionId, modal } = await openForm(asked, person);
      if (!modal) return null;
      const sent = await peer.submitModal(person, interactionId, { words: text });
      return { key: sent.interactionId, acked: sent.acked };
    },
    async threads() {
      return cards().map((card): ThreadSight => {
        const under = card.threadId === null ? [] : peer.messages(card.threadId);
        const notes = under.filter(({ fromBot }) => fromBot);
        const replies = under.filter(({ fromBot }) => !fromBot);
        return {
          episode: markOf(card).episode,
          notes: notes.map((note) => ({ id: noteMark(note), text: note.content })),
          replies: replies.map(({ id, content }) => ({ key: id, text: content })),
        };
      });
    },
    async loseNextAnswer() {
      peer.clearFaults();
      const from = peer.log.length;
      peer.failNext({ route: /^POST \/channels\/\d+\/messages/, status: 0, afterWrite: true });
      return async () => peer.log.slice(from).some(({ detail }) => detail === "0");
    },
    close: () => peer.close(),
  };
}

/** Offers to play, outside any task. */
function isWelcome({ buttons }: SeenMessage): boolean {
  return buttons.some(({ customId }) => customId.startsWith("y:"));
}

function markOf({ id, buttons }: SeenMessage): { episode: string; post: string } {
  for (const { customId } of buttons) {
    const [kind, ...parts] = customId.split(":");
    const [episode, post] = kind === "o" ? parts.slice(1) : parts;
    if ((kind === "o" || kind === "f") && episode && post) return { episode, post };
  }
  return { episode: "", post: id };
}

function noteMark({ buttons }: SeenMessage): string | null {
  const correction = buttons.find(({ customId }) => /^[xr]:/.test(customId));
  return correction?.customId.split(":")[2] ?? null;
}

/** A follow-up question replies to the card; words go to its thread. */
function readAsked(card: SeenMessage, standing: readonly SeenMessage[]): Asked[] {
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
