import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ChannelType } from "discord.js";
import { type ChannelScope, DigitalDiscord } from "discord-digital-twin";
import { createDiscordBot } from "../../bots/discord/index.js";
import type { Bot } from "../../src/core/bot.js";
import { until } from "../story/team.js";
import { asRead, type PersonName, type Place, type Seen, type Values } from "./place.js";
import { openTwinFront } from "./twin-front.js";

/** What others have found out about Discord: a twin that is not ours, so that an error of our stub shows. */
export async function openDiscordTwin(): Promise<Place> {
  const people: readonly PersonName[] = ["Ana", "Ben", "Cleo"];
  const folder = mkdtempSync(join(tmpdir(), "sous-twin-"));
  const twin = new DigitalDiscord({
    dbUrl: `file:${join(folder, "twin.db")}`,
    guild: { name: "home" },
    channels: [{ name: "kitchen", type: ChannelType.GuildText }],
    users: people.map((username) => ({ username })),
  });
  await twin.start();
  const front = await openTwinFront(twin.restUrl, twin.botUserId);
  const channel = (await twin.prisma.channel.findMany())[0]?.id ?? "";
  const users = await twin.prisma.user.findMany();
  const idOf = (person: PersonName): string =>
    users.find(({ username }) => username === person)?.id ?? "";
  const posted = new Set<string>();
  const heard: Record<PersonName, string[]> = { Ana: [], Ben: [], Cleo: [] };

  const ours = async (scope: ChannelScope, whispers = false): Promise<readonly Seen[]> =>
    (await scope.getMessages())
      .filter(({ author }) => author.id === twin.botUserId)
      .filter(({ webhook_id: whispered }) => Boolean(whispered) === whispers)
      .map(see);
  const acknowledged = async (at: string, interactionId: string): Promise<boolean> =>
    (await twin.channel(at).waitForInteractionAck({ interactionId, timeout: 4000 })).acknowledged;
  const notHere = (what: string) => (): never => {
    throw new Error(`the twin has no ${what}`);
  };

  const modalOf = async (interactionId: string): Promise<string> => {
    const answer = await until(async () =>
      twin.prisma.interactionResponse.findFirst({ where: { interactionId } }),
    );
    return String(JSON.parse(answer.data ?? "{}").custom_id);
  };
  return {
    platform: "discord",
    channel,
    elsewhere: "",
    makeBot(clock) {
      const access = { token: twin.botToken, guild: twin.guildId, channel, apiUrl: front.url };
      return noting(createDiscordBot({ ...access, clock }), posted);
    },
    account: (person) => ({ workspace: twin.guildId, id: idOf(person) }),
    whispers: (person) => heard[person],
    async command(person, name, values = {}) {
      const actor = twin.channel(channel).user(idOf(person));
      const options = [{ name, type: 1, options: optionsOf(values) }];
      const { id } = await actor.runSlashCommand({ name: "sous", options });
      const told = await until(async () => {
        const row = await twin.channel(channel).getInteractionResponse(id);
        const message = row?.messageId
          ? (await twin.channel(channel).getMessages()).find((one) => one.id === row.messageId)
          : null;
        return message?.content ? asRead(message.content) : null;
      });
      heard[person].push(told);
      return told;
    },
    cards: async () => ours(twin.channel(channel)),
    notes: async (card) => {
      const thread = twin.thread(await threadUnder(card));
      // The twin shows everybody what is for one person.
      const whispers = [
        ...(await ours(thread, true)),
        ...(await ours(twin.channel(channel), true)),
      ];
      return [...(await ours(thread)), ...whispers];
    },
    async press(person, message, label) {
      const actor = twin.channel(message.channel).user(idOf(person));
      const menu = await menuWith(message, label);
      const { id } = menu
        ? await actor.selectMenu({ messageId: message.id, ...menu })
        : await actor.clickButton({
            messageId: message.id,
            customId: await customId(message, label),
          });
      return acknowledged(message.channel, id);
    },
    async fill(person, message, label, words) {
      const actor = twin.channel(message.channel).user(idOf(person));
      const opened = await actor.clickButton({
        messageId: message.id,
        customId: await customId(message, label),
      });
      const sent = await actor.submitModal({
        customId: await modalOf(opened.id),
        fields: [{ customId: "words", value: words }],
      });
      return acknowledged(message.channel, sent.id);
    },
    async reply(person, card, content) {
      const thread = await threadUnder(card);
      // The twin's threads have ids of their own: the bot has to know by now which one is its card's.
      await until(async () => posted.has(card.thread));
      const sent = await twin.thread(thread).user(idOf(person)).sendMessage({ content });
      return { person, id: sent.id, channel: thread };
    },
    onOwnPage: notHere("messages that one person alone sees"),
    replyTwice: notHere("second delivery"),
    speak: notHere("mentions and direct messages"),
    directly: notHere("direct messages"),
    use: notHere("menus of messages"),
    async edit({ person, id, channel: at }, content) {
      await twin.channel(at).user(idOf(person)).editMessage({ messageId: id, content });
    },
    async remove({ person, id, channel: at }) {
      await twin.channel(at).user(idOf(person)).deleteMessage({ messageId: id });
    },
    breakConnection: notHere("broken connections"),
    archive: notHere("archived threads"),
    moderate: notHere("moderators"),
    lose: notHere("lost channels"),
    mend: notHere("lost channels"),
    refuseNextPost: notHere("rate limits"),
    loseNextAnswer: notHere("lost answers"),
    objections: () => [],
    async close() {
      await front.close();
      await twin.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  async function threadUnder({ thread: starterMessageId }: Seen): Promise<string> {
    const thread = await until(() =>
      twin.prisma.channel.findFirst({ where: { starterMessageId } }),
    );
    return thread.id;
  }

  /** The menu that offers it, and its value there; null when it is a button. */
  async function menuWith({ channel: at, id }: Seen, label: string) {
    const standing = (await twin.channel(at).getMessages()).find((one) => one.id === id);
    for (const { custom_id, options = [] } of controls(standing)) {
      const option = options.find((one) => one.label === label);
      if (custom_id && option) return { customId: custom_id, values: [option.value] };
    }
    return null;
  }

  async function customId(message: Seen, label: string): Promise<string> {
    const standing = (await twin.channel(message.channel).getMessages()).find(
      ({ id }) => id === message.id,
    );
    const found = controls(standing).find((control) => control.label === label);
    if (!found?.custom_id) throw new Error(`message ${message.id} has no ${label}`);
    return found.custom_id;
  }
}

/** The same bot; what it is done with posting is noted. */
function noting(bot: Bot, posted: Set<string>): Bot {
  const post: Bot["post"] = async (...given) => {
    const ref = await bot.post(...given);
    posted.add(ref.message);
    return ref;
  };
  return new Proxy(bot, {
    get(target, name) {
      if (name === "post") return post;
      const value: unknown = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });
}

function optionsOf(values: Values): { name: string; type: number; value: string | number }[] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    value,
    type: typeof value === "number" ? 4 : 3,
  }));
}

interface Control {
  readonly label?: string;
  readonly custom_id?: string;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
}

function controls(message: object | undefined): readonly Control[] {
  const { components = [] } = (message ?? {}) as { components?: { components?: Control[] }[] };
  return components.flatMap((row) => row.components ?? []);
}

function see(message: {
  id: string;
  channel_id: string;
  content: string;
  message_reference?: { message_id?: string };
}): Seen {
  const buttons = controls(message).flatMap(({ label }) => (label ? [label] : []));
  return {
    id: message.id,
    channel: message.channel_id,
    thread: message.message_reference?.message_id ?? message.id,
    text: asRead(message.content),
    buttons,
    options: [],
  };
}
