import {
  ActionRowBuilder,
  type Attachment,
  AttachmentBuilder,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from "discord.js";
import { afterEach, expect, test } from "vitest";
import { sharedData } from "../shared-data.js";
import { startDiscordPeer } from "./discord/peer.js";
import { buttons, NOT_READING, startBot } from "./discord-bot.js";

const QUIET = { allowedMentions: { parse: [] } };
const cleanups: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function start(
  peerOptions: Parameters<typeof startDiscordPeer>[0] = {},
  botOptions: Parameters<typeof startBot>[1] = {},
) {
  const peer = await startDiscordPeer(peerOptions);
  cleanups.push(peer.close);
  return { peer, bot: await join(peer, botOptions) };
}

async function join(
  peer: Awaited<ReturnType<typeof startDiscordPeer>>,
  options: Parameters<typeof startBot>[1] = {},
) {
  const bot = await startBot(peer, options);
  cleanups.push(bot.close);
  return bot;
}

test("an app logs in, registers a command with subcommands, and answers it", async () => {
  const { peer, bot } = await start(
    {},
    {
      act: async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const home = interaction.options.getString("home");
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await interaction.editReply(`${interaction.options.getSubcommand()} ${home}`);
        await interaction.followUp("everybody sees this");
      },
    },
  );
  const home = { type: 3, name: "home", description: "which home", required: true } as const;
  const play = { type: 1, name: "play", description: "play a home", options: [home] } as const;
  await bot.guild.commands.set([{ name: "sous", description: "the robot", options: [play] }]);

  const outcome = await peer.slash("ana", "sous play", { home: "flat" });

  expect(outcome).toMatchObject({ acked: true, response: "deferredMessage", failure: null });
  const seen = await peer.waitForMessage({ contains: "everybody" });
  expect(seen.author).toBe("sous");
  expect(peer.ephemerals()).toMatchObject([{ to: "Ana", content: "play flat" }]);
  expect(peer.messages()).toHaveLength(1);
  expect(() => peer.slash("ana", "sous play")).toThrow("home is required");
  expect(() => peer.slash("ana", "sous sing")).toThrow("no subcommand sing");
  expect(peer.violations).toEqual([]);
});

test("a question gets a thread, a press, a form and a reply in words", async () => {
  const { peer, bot } = await start(
    {},
    {
      act: async (interaction) => {
        if (interaction.isButton() && interaction.customId === "more") {
          const input = new TextInputBuilder().setCustomId("where").setStyle(TextInputStyle.Short);
          const label = new LabelBuilder().setLabel("Where?").setTextInputComponent(input);
          const modal = new ModalBuilder().setCustomId("m:1").setTitle("Somewhere else");
          await interaction.showModal(modal.addLabelComponents(label));
        } else if (interaction.isButton()) {
          await interaction.update({
            content: `it is in the ${interaction.customId}`,
            components: [],
          });
        } else if (interaction.isModalSubmit()) {
          const place = interaction.fields.getTextInputValue("where");
          await interaction.reply({ content: `noted: ${place}`, flags: MessageFlags.Ephemeral });
        }
      },
    },
  );
  const message = await bot.channel.send({
    content: "Where is the mug?",
    components: [buttons("sink", "more")],
    ...QUIET,
  });
  const thread = await message.startThread({ name: "the mug", autoArchiveDuration: 1440 });
  expect(thread.id).toBe(message.id);

  const opened = await peer.press("ben", message.id, "more");
  expect(opened).toMatchObject({ acked: true, response: "modal", modal: { custom_id: "m:1" } });
  const { interactionId } = opened;
  await expect(async () => peer.submitModal("ana", interactionId, {})).rejects.toThrow("no form");
  await expect(async () => peer.submitModal("ben", interactionId, {})).rejects.toThrow("required");
  const sent = await peer.submitModal("ben", interactionId, { "Where?": "under the bed" });
  expect(sent).toMatchObject({ acked: true, response: "message" });
  expect(peer.ephemerals()).toMatchObject([{ to: "Ben", content: "noted: under the bed" }]);

  peer.reply("chris", thread.id, "on the shelf");
  await peer.waitFor(() => bot.heard.some(({ content }) => content === "on the shelf"));
  expect(bot.heard.at(-1)?.channel.isThread()).toBe(true);

  const pressed = await peer.press("ana", message.id, "sink");
  expect(pressed).toMatchObject({ acked: true, response: "update", messageId: message.id });
  const [question] = peer.messages();
  expect(question).toMatchObject({ content: "it is in the sink", buttons: [], edited: true });
  await expect(async () => peer.press("ana", message.id, "sink")).rejects.toThrow("has no sink");
  expect(peer.violations).toEqual([]);
});

test("a select menu, a file, an embed, edits and deletions go through", async () => {
  const { peer, bot } = await start(
    {},
    {
      act: async (interaction) => {
        if (!interaction.isStringSelectMenu()) return;
        await interaction.deferUpdate();
        await interaction.editReply({ content: interaction.values.join(), components: [] });
      },
    },
  );
  const menu = new StringSelectMenuBuilder().setCustomId("place").setPlaceholder("More places");
  menu.addOptions({ label: "Bin", value: "bin" }, { label: "Sink", value: "sink" });
  const row = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu);
  const file = new AttachmentBuilder(Buffer.from("picture"), {
    name: "home.png",
    description: "a kitchen",
  });
  const embed = { title: "Kitchen", image: { url: "attachment://home.png" } };
  const sent = await bot.channel.send({ files: [file], embeds: [embed], components: [row] });

  const [seen] = peer.messages();
  expect(seen?.attachments).toMatchObject([{ name: "home.png", description: "a kitchen" }]);
  const unknown = { id: "123", name: "x.png" } as unknown as Attachment;
  await expect(sent.edit({ attachments: [unknown] })).rejects.toMatchObject({ code: 50035 });
  const url = seen?.embeds[0]?.image?.url ?? "";
  expect(await (await fetch(url)).text()).toBe("picture");
  expect(await peer.select("ana", sent.id, "More places", ["Sink"])).toMatchObject({ acked: true });
  await peer.waitForMessage({ contains: "sink" });

  const { id } = peer.reply("ana", peer.channelId, "frist", sent.id);
  await peer.waitFor(() => bot.heard.find((heard) => heard.reference?.messageId === sent.id));
  const edits: (string | null)[] = [];
  bot.client.on("messageUpdate", (_, now) => edits.push(now.content));
  peer.editMessage("ana", id, "first");
  await peer.waitFor(() => edits.includes("first"));
  expect(() => peer.editMessage("ben", id, "mine")).toThrow("did not write");
  const deleted = new Promise((resolve) =>
    bot.client.once("messageDelete", (gone) => resolve(gone.id)),
  );
  peer.deleteMessage("ana", id);
  expect(await deleted).toBe(id);
  await sent.delete();
  expect(peer.messages()).toEqual([]);
});

test("history pages before and after, newest first", async () => {
  const { peer, bot } = await start();
  const ids = Array.from({ length: 7 }, (_, n) => peer.reply("ana", peer.channelId, `n${n}`).id);
  const fetchTexts = async (options: object) => {
    const page = await bot.channel.messages.fetch({ cache: false, ...options });
    return [...page.values()].map(({ content }) => content).join(" ");
  };
  expect(await fetchTexts({ limit: 2 })).toBe("n6 n5");
  expect(await fetchTexts({ limit: 2, after: ids[2] })).toBe("n4 n3");
  expect(await fetchTexts({ limit: 2, before: ids[2] })).toBe("n1 n0");
  expect(await fetchTexts({ limit: 3, around: ids[3] })).toBe("n4 n3 n2");
});

test("an enforced nonce posts once, for as long as the platform remembers it", async () => {
  const { peer, bot } = await start({ nonceWindowMs: 300 });
  const question = { content: "Where?", nonce: "q-0123456789abcdef", enforceNonce: true };
  const first = await bot.channel.send(question);
  const second = await bot.channel.send(question);
  expect([second.id, second.nonce]).toEqual([first.id, question.nonce]);
  expect(peer.messages()).toHaveLength(1);
  await new Promise((resolve) => setTimeout(resolve, 350));
  const late = await bot.channel.send(question);
  expect(late.id).not.toBe(first.id);
  const fetched = await bot.client.rest.get(`/channels/${peer.channelId}/messages/${late.id}`);
  expect(fetched).not.toHaveProperty("nonce");
});

test("limits are refused as invalid form bodies, and nothing is posted", async () => {
  const { peer, bot } = await start();
  const button = { type: 2, style: 1, label: "a", custom_id: "a" };
  const rowOf = (...components: object[]) => ({ components: [{ type: 1, components }] });
  const many = Array.from({ length: 26 }, (_, n) => ({ label: `${n}`, value: `${n}` }));
  const broken: [object, RegExp][] = [
    [{ content: "x".repeat(2001) }, /2000 or fewer/],
    [
      {
        components: Array.from(
          { length: 6 },
          (_, n) => rowOf({ ...button, custom_id: `${n}` }).components[0],
        ),
      },
      /between 1 and 5/,
    ],
    [rowOf({ ...button, custom_id: "x".repeat(101) }), /custom_id.*100 or fewer/s],
    [rowOf(button, button), /duplicated/],
    [rowOf({ ...button, label: "x".repeat(81) }), /label.*80 or fewer/s],
    [rowOf({ type: 3, custom_id: "s", options: many }), /between 1 and 25/],
    [{ embeds: [{ description: "x".repeat(4097) }] }, /4096 or fewer/],
    [{ embeds: [{ description: "x".repeat(4000) }, { description: "x".repeat(2001) }] }, /6000/],
    [{ content: "x", nonce: "x".repeat(26) }, /nonce.*25 or fewer/s],
  ];
  for (const [body, message] of broken) {
    const sending = bot.client.rest.post(`/channels/${peer.channelId}/messages`, { body });
    await expect(sending).rejects.toMatchObject({
      code: 50035,
      message: expect.stringMatching(message),
    });
  }
  await expect(bot.channel.send({ content: " " })).rejects.toMatchObject({ code: 50006 });
  expect(peer.messages()).toEqual([]);
  const found = (wanted: string) => peer.violations.filter(({ kind }) => kind === wanted);
  expect(found("invalid-form")).toHaveLength(broken.length);
  // Discord's own description has five of these limits.
  expect(found("not-as-described")).toHaveLength(sharedData("discord") === null ? 0 : 5);
});

test("an answer that comes too late is refused, and the person was told", async () => {
  let refusal: unknown = null;
  const { peer, bot } = await start(
    { ackTimeoutMs: 150 },
    {
      act: async (interaction) => {
        if (!interaction.isButton()) return;
        await new Promise((resolve) => setTimeout(resolve, 250));
        refusal = await interaction.deferUpdate().catch((error) => error.code);
      },
    },
  );
  const message = await bot.channel.send({ content: "?", components: [buttons("yes")] });
  const outcome = await peer.press("ana", message.id, "yes");
  expect(outcome).toMatchObject({ acked: false, failure: "This interaction failed" });
  await peer.waitFor(() => refusal);
  expect(refusal).toBe(10062);
  expect(peer.violations).toMatchObject([{ kind: "late-ack" }]);
});

test("an app without Message Content reads nothing but what names it", async () => {
  const { peer, bot } = await start({}, { intents: NOT_READING });
  peer.reply("ana", peer.channelId, "it is in the sink");
  peer.reply("ana", peer.channelId, `<@${peer.appId}> it is in the bin`);
  await peer.waitFor(() => bot.heard.length === 2);
  expect(bot.heard[0]?.content).toBe("");
  expect(bot.heard[1]?.content).toContain("in the bin");
});

test("an app that may not read content is turned away when it asks to", async () => {
  const peer = await startDiscordPeer({ messageContent: false });
  cleanups.push(peer.close);
  await expect(startBot(peer)).rejects.toThrow(/disallowed intents/i);
});
