import { buttons, type PeerAddress, startBot } from "./discord-bot.js";

/** An app in a process of its own, to be killed: it posts one question when told to, and acks. */
const peer = JSON.parse(process.argv[2] ?? "{}") as PeerAddress & { ask: boolean };
const bot = await startBot(peer, {
  act: async (interaction) => {
    if (interaction.isButton()) await interaction.deferUpdate();
  },
});
if (peer.ask) {
  const question = await bot.channel.send({ content: "Where?", components: [buttons("sink")] });
  await question.startThread({ name: "where" });
}
const thread = (await bot.guild.channels.fetchActiveThreads()).threads.first();
const found = await thread?.messages.fetch();
const texts = found?.map(({ content }) => content) ?? [];
process.stdout.write(`${JSON.stringify({ threadId: thread?.id, texts })}\n`);
