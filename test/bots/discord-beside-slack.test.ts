/** Both platforms in one process: Slack's client, when it is loaded first, gives the process its own agent. */
import { expect, it, onTestFinished } from "vitest";
import { kitchen, seenInKitchen } from "./home.js";

it("a picture is uploaded to Discord where Slack's client was loaded first", async () => {
  await import("@slack/socket-mode");
  const { startDiscordPeer } = await import("../peers/discord/peer.js");
  const { createScenario } = await import("./discord-scenario.js");
  const { cardPost, question } = await import("./slack-scenario.js");
  const peer = await startDiscordPeer();
  onTestFinished(() => peer.close());
  const { bot, handlers } = createScenario(peer);
  onTestFinished(() => bot.stop());
  await bot.start(handlers);

  const view = { owner: kitchen, seen: seenInKitchen };
  const { channel, message } = await bot.post(cardPost({ question: question({ view }) }));
  await expect
    .poll(() => peer.messages(channel).find(({ id }) => id === message)?.attachments.length, {
      timeout: 10_000,
    })
    .toBe(1);
});
