/** Where the bot was invited before Sous started, it introduces itself; and what it says of a workspace that it left. */
import { describe, expect, it, onTestFinished } from "vitest";
import type { BotHandlers, Channels } from "../../src/core/bot.js";
import { DeliveryError } from "../../src/core/errors.js";
import { PERMISSIONS } from "../peers/discord/access.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { createScenario as createDiscord } from "./discord-scenario.js";
import { cardPost, createScenario as createSlack } from "./slack-scenario.js";

interface Scene {
  readonly bot: ReturnType<typeof createSlack>["bot"];
  readonly handlers: BotHandlers;
  readonly warnings: readonly string[];
  readonly channel: string;
  /** The bot may not post in its channel. */
  silence(): Promise<void>;
  failNextPost(): void;
  posts(): Promise<readonly string[]>;
}

async function openSlack(): Promise<Scene> {
  const peer = await startSlackPeer({ people: ["ada"] });
  onTestFinished(() => peer.close());
  const { channel } = peer;
  return {
    ...createSlack(peer),
    channel,
    silence: () => peer.changeChannel(channel, "left"),
    failNextPost: () => peer.failNext({ method: "chat.postMessage", status: 429 }),
    posts: async () => (await peer.messages(channel)).map(({ text }) => text),
  };
}

async function openDiscord(): Promise<Scene> {
  const peer = await startDiscordPeer({ people: ["Ana"] });
  onTestFinished(() => peer.close());
  const reading = PERMISSIONS.viewChannel | PERMISSIONS.readHistory;
  return {
    ...createDiscord(peer),
    channel: peer.channelId,
    silence: async () => peer.allow(String(reading)),
    failNextPost: () => peer.failNext({ route: /^POST \/channels\/\d+\/messages$/, status: 500 }),
    posts: async () => peer.messages().map(({ content }) => content),
  };
}

describe.each([
  ["slack", openSlack],
  ["discord", openDiscord],
] as const)("%s", (platform, open) => {
  /** Starts the bot; resolves to where it wanted to introduce itself, and how many messages stood there then. */
  async function start(scene: Scene, isFirst = true) {
    const asked: (readonly [string, number])[] = [];
    const lost: (readonly [Channels, string])[] = [];
    const channels: BotHandlers["channels"] = {
      ...scene.handlers.channels,
      joined: async (_, channel) => {
        asked.push([channel, (await scene.posts()).length]);
        return isFirst;
      },
      lost: async (...what) => void lost.push(what),
    };
    await scene.bot.start({ ...scene.handlers, channels });
    onTestFinished(() => scene.bot.stop());
    return { asked, lost };
  }

  it("introduces itself when it starts, after that was noted", async () => {
    const scene = await open();
    const { asked } = await start(scene);
    expect(asked).toEqual([[scene.channel, 0]]);
    expect(await scene.posts()).toEqual([expect.stringContaining("Hello, I am Sous")]);
    await scene.bot.stop();
    await start(scene, false);
    expect(await scene.posts()).toHaveLength(1);
  });

  it("notes nothing where it may not post", async () => {
    const scene = await open();
    await scene.silence();
    const { asked } = await start(scene);
    expect(asked).toEqual([]);
    expect(await scene.posts()).toEqual([]);
  });

  it("starts where the platform refuses the message, and says so", async () => {
    const scene = await open();
    scene.failNextPost();
    await start(scene);
    expect(scene.warnings.join()).toContain("no welcome was posted");
    expect(await scene.posts()).toEqual([]);
  });

  it("a workspace that let it go is a lost channel: its task waits with the reason", async () => {
    const scene = await open();
    const { lost } = await start(scene, false);
    const [space, channel] = [`${platform}:404`, `${platform}:404/1`];
    const why = "I am not in this workspace any more. Install me there again, and I go on.";
    const posting = scene.bot.post({ ...cardPost(), channel });
    await expect(posting).rejects.toThrow(DeliveryError);
    await expect(posting).rejects.toMatchObject({ retryable: false, channelLost: why });
    expect(lost).toEqual([[{ platform, space, channels: [channel] }, why]]);
  });
});
