import { createDiscordBot } from "../../bots/discord/discord-bot.js";
import { until } from "../peers/control.js";
import { EVERYTHING_ALLOWED, PERMISSIONS } from "../peers/discord/access.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import type { SeenMessage } from "../peers/discord/view.js";
import { asRead, type PersonName, type Platform, type Seen } from "./place.js";

const readingAlone = PERMISSIONS.viewChannel | PERMISSIONS.readHistory;

export async function openDiscord(): Promise<Platform> {
  const peer = await startDiscordPeer({
    people: ["Ana", "Ben", "Cleo"],
    ackTimeoutMs: 30_000,
  });
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  const elsewhere = peer.addChannel("neighbours");
  const idsOf = (people: readonly PersonName[] | undefined) =>
    people?.map((person) => peer.people.find(({ name }) => name === person)?.id ?? "");
  const whispers = (person: PersonName) =>
    peer
      .ephemerals()
      .filter(({ to }) => to === person)
      .map(({ content }) => content);
  return {
    platform: "discord",
    channel,
    elsewhere,
    makeBot(clock, { managers, answerers } = {}) {
      const doors = { managers: idsOf(managers), answerers: idsOf(answerers) };
      return createDiscordBot({ token, guild, channel, apiUrl, clock, ...doors });
    },
    whispers: (person) => [
      ...whispers(person),
      ...peer.directMessages(person).map(({ content }) => content),
    ],
    async command(person, name, values = {}) {
      const before = whispers(person).length;
      const told = await peer.slash(person, `sous ${name}`, values);
      if (!told.acked) throw new Error(`/sous ${name} was not acknowledged: ${told.failure}`);
      const said = await until(async () =>
        whispers(person)
          .slice(before)
          .find((text) => text !== ""),
      );
      return asRead(said);
    },
    cards: async (at = channel) =>
      peer
        .messages(at)
        .filter(({ fromBot }) => fromBot)
        .map(see),
    notes: async (card) => [
      ...peer
        .messages(card.thread)
        .filter(({ fromBot }) => fromBot)
        .map(see),
      ...peer.ephemerals().map(see),
    ],
    async press(person, message, label) {
      if (message.buttons.includes(label))
        return (await peer.press(person, message.id, label)).acked;
      const { selects } = await standing(message);
      const menu = selects.find(({ options }) => options.some((option) => option.label === label));
      return (await peer.select(person, message.id, menu?.customId ?? label, [label])).acked;
    },
    async reply(person, card, text) {
      const thread = await until(
        async () => peer.threads().find(({ id }) => id === card.thread)?.id,
      );
      return { person, id: peer.reply(person, thread, text).id, channel: thread };
    },
    async speak(person, how, words) {
      const at = how === "direct" ? peer.direct(person) : channel;
      const said = how === "mention" ? `<@${peer.appId}> ${words}` : words;
      return { person, id: peer.reply(person, at, said).id, channel: at };
    },
    directly: async (person) => peer.directMessages(person).map(({ content }) => content),
    edit: async ({ person, id }, words) => void peer.editMessage(person, id, words),
    remove: async ({ person, id }) => peer.deleteMessage(person, id),
    archive: async ({ thread }) => peer.changeThread(thread, { archived: true }),
    async moderate(what, { channel: at, id }) {
      if (what === "thread") peer.deleteChannel(id);
      else peer.deleteTogether(at, [id]);
    },
    async lose(how) {
      if (how === "removed") peer.kick();
      else peer.allow(String(readingAlone));
    },
    async mend() {
      peer.invite();
      peer.allow(EVERYTHING_ALLOWED);
    },
    objections: () => peer.violations,
    close: () => peer.close(),
  };

  async function standing(message: Seen): Promise<SeenMessage> {
    const found = peer.messages(message.channel).find(({ id }) => id === message.id);
    if (!found) throw new Error(`there is no message ${message.id}`);
    return found;
  }
}

function see({
  id,
  channelId,
  replyTo,
  content,
  attachments,
  buttons,
  selects,
}: SeenMessage): Seen {
  return {
    id,
    channel: channelId,
    thread: replyTo ?? id,
    text: [asRead(content), ...attachments.map(({ description }) => description ?? "")].join("\n"),
    buttons: buttons.map(({ label }) => label),
    options: selects.flatMap(({ options }) => options.map(({ label }) => label)),
  };
}
