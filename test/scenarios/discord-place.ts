import { createDiscordBot } from "../../bots/discord/index.js";
import { PERMISSIONS } from "../peers/discord/access.js";
import { EVERYTHING_ALLOWED } from "../peers/discord/guild.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import type { SeenMessage } from "../peers/discord/view.js";
import { until } from "../story/team.js";
import { asRead, type PersonName, type Place, type Seen } from "./place.js";

/** View Channel and Read Message History. */
const readingAlone = PERMISSIONS.viewChannel | PERMISSIONS.readHistory;

/** Discord, its gateway and REST API played by our stub. */
export async function openDiscordStub(): Promise<Place> {
  const peer = await startDiscordPeer({ people: ["Ana", "Ben", "Cleo"] });
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  const elsewhere = peer.addChannel("neighbours");
  const idsOf = (people: readonly PersonName[] | undefined) =>
    people?.map((person) => peer.people.find(({ name }) => name === person)?.id ?? "");
  const whispers = (person: PersonName) =>
    peer
      .ephemerals()
      .filter(({ to }) => to === person)
      .map(({ content }) => content);
  const posts = { route: /^POST \/channels\/\d+\/messages$/ };
  const reply: Place["reply"] = async (person, card, text) => {
    const thread = await until(async () => peer.threads().find(({ id }) => id === card.thread)?.id);
    return { person, id: peer.reply(person, thread, text).id, channel: thread };
  };
  async function breakConnection(): Promise<void> {
    peer.refuseResume();
    peer.dropConnections();
    await until(async () => peer.connected() === 0);
    await until(async () => peer.connected() > 0, 30_000);
  }
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
    account: (person) => ({ workspace: guild, id: idsOf([person])?.[0] ?? "" }),
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
    async fill(person, message, label, words) {
      const { interactionId } = await peer.press(person, message.id, label);
      return (await peer.submitModal(person, interactionId, { words })).acked;
    },
    async onOwnPage(person, label) {
      await peer.slash(person, "sous me");
      await until(async () => {
        const page = peer.ephemerals().findLast(({ to }) => to === person);
        if (!page) return false;
        const menu = page.selects.find(({ options }) =>
          options.some((option) => option.label === label),
        );
        if (menu) return (await peer.select(person, page.id, menu.customId, [label])).acked;
        if (!page.buttons.some((button) => button.label === label)) return false;
        return (await peer.press(person, page.id, label)).acked;
      });
    },
    reply,
    async replyTwice(person, card, words) {
      await reply(person, card, words);
      // Discord repeats nothing: what is read back after a new IDENTIFY is what comes twice.
      await breakConnection();
    },
    async speak(person, how, words) {
      const at = how === "direct" ? peer.direct(person) : channel;
      const said = how === "mention" ? `<@${peer.appId}> ${words}` : words;
      return { person, id: peer.reply(person, at, said).id, channel: at };
    },
    answer: async (person, { id }, words) => ({
      person,
      id: peer.reply(person, channel, words, id).id,
      channel,
    }),
    directly: async (person) => peer.directMessages(person).map(({ content }) => content),
    use: async (person, { id }) => {
      await peer.useMenu(person, id, "Use as answer");
    },
    edit: async ({ person, id }, words) => void peer.editMessage(person, id, words),
    remove: async ({ person, id }) => peer.deleteMessage(person, id),
    breakConnection,
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
    refuseNextPost: () => peer.failNext({ ...posts, status: 429 }),
    loseNextAnswer: () => peer.failNext({ ...posts, status: 500, afterWrite: true }),
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
