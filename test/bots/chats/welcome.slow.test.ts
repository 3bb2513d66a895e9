/** How the bot introduces itself, and where it may not: test/scenarios. */
import { expect, it, onTestFinished } from "vitest";
import { platforms } from "./chat.js";

it.each(platforms)(
  "%s: a welcome is noted before it is posted; where it is refused, the bot starts and says so",
  async (_name, open) => {
    const on = await open();
    const { bot, handlers, warnings } = on.createBot({});
    onTestFinished(async () => {
      await bot.stop();
      await on.close();
    });
    const posts = () => on.posts({ channel: on.channel });
    const noted: (readonly [channel: string, posts: number])[] = [];
    const joined = async (_: unknown, channel: string) =>
      noted.push([channel, (await posts()).length]) > 0;
    const start = () => bot.start({ ...handlers, channels: { ...handlers.channels, joined } });
    on.failPost({ status: 500 });
    await start();
    expect(warnings.join()).toContain("no welcome was posted");
    await bot.stop();
    await start();
    expect(noted).toEqual([
      [on.channel, 0],
      [on.channel, 0],
    ]);
    expect(await posts()).toEqual([expect.stringContaining("Hello, I am Sous")]);
  },
);
