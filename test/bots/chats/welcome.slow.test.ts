/** On every chat, the bot introduces itself where it was invited before Sous started. */
import { describe, expect, it, onTestFinished } from "vitest";
import { PERMISSIONS } from "../../peers/discord/access.js";
import type { Platform } from "./chat.js";
import { openDiscordChat } from "./discord-chat.js";
import { openSlackChat } from "./slack-chat.js";

interface Silent {
  readonly on: Platform;
  silence(): Promise<void>;
}

async function openSlack(): Promise<Silent> {
  const on = await openSlackChat();
  return { on, silence: () => on.peer.changeChannel(on.channel, "left") };
}

async function openDiscord(): Promise<Silent> {
  const on = await openDiscordChat();
  const reading = PERMISSIONS.viewChannel | PERMISSIONS.readHistory;
  return { on, silence: async () => on.peer.allow(String(reading)) };
}

describe.each([
  ["Slack", openSlack],
  ["Discord", openDiscord],
])("on %s", (_name, open) => {
  async function prepare() {
    const { on, silence } = await open();
    const { bot, handlers, warnings } = on.createBot({});
    onTestFinished(async () => {
      await bot.stop();
      await on.close();
    });
    const posts = () => on.posts({ channel: on.channel });
    const asked: (readonly [string, number])[] = [];
    const start = (isFirst: boolean) => {
      const joined = async (_: unknown, channel: string) => {
        asked.push([channel, (await posts()).length]);
        return isFirst;
      };
      return bot.start({ ...handlers, channels: { ...handlers.channels, joined } });
    };
    return { on, bot, asked, start, posts, silence, warnings };
  }

  it("introduces itself when it starts, after that was noted, and only once", async () => {
    const { on, bot, asked, start, posts } = await prepare();
    await start(true);
    expect(asked).toEqual([[on.channel, 0]]);
    expect(await posts()).toEqual([expect.stringContaining("Hello, I am Sous")]);
    await bot.stop();
    await start(false);
    expect(await posts()).toHaveLength(1);
  });

  it("notes nothing where it may not post", async () => {
    const { asked, start, posts, silence } = await prepare();
    await silence();
    await start(true);
    expect([asked, await posts()]).toEqual([[], []]);
  });

  it("starts where the platform refuses the message, and says so", async () => {
    const { on, start, posts, warnings } = await prepare();
    on.failPost({ status: 500 });
    await start(true);
    expect(warnings.join()).toContain("no welcome was posted");
    expect(await posts()).toEqual([]);
  });
});
