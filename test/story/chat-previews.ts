/**
 * Previews for the README of what people see in Slack and Discord: npm run screenshots.
 * The whole product plays a task on the local peers; what they received is drawn by a page of our own.
 * Writes docs/images/{slack,discord}-{welcome,question,receipt,unclear,done,reminder,lost,deleted}.png and slack-shopping.png.
 */
import path from "node:path";
import type { Browser } from "playwright-core";
import { createDiscordBot } from "../../bots/discord/index.js";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock } from "../../src/app/clock.js";
import { PERMISSIONS } from "../peers/discord/access.js";
import { EVERYTHING_ALLOWED } from "../peers/discord/guild.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import type { WireMessage } from "../peers/discord/wire.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import type { SlackMessage } from "../peers/slack/types.js";
import { chromiumPath, openBrowser } from "./browser.js";
import { repository } from "./npm-start.js";
import { drawDiscordMessage } from "./preview/discord-html.js";
import { type Preview, writePage } from "./preview/page.js";
import { drawSlackMessage } from "./preview/slack-html.js";
import { startTeam, until } from "./team.js";

/** Nobody understands this. */
const unclear = "the nice one";
const words = "The blue mug in the corner cabinet";

/** Long enough for the picture to stand on the question. */
const reminding = { remindAfterMs: [3000] };

const images = path.join(repository, "docs/images");

async function shoot(browser: Browser, name: string, preview: Preview): Promise<void> {
  const page = await browser.newPage({ deviceScaleFactor: 1.5 });
  await page.setViewportSize({ width: 560, height: 200 });
  await page.setContent(writePage(preview), { waitUntil: "load" });
  await page.screenshot({ path: path.join(images, `${name}.png`), fullPage: true });
  await page.close();
}

async function previewSlack(browser: Browser): Promise<void> {
  const peer = await startSlackPeer({ people: ["Ana", "Ben"] });
  const { botToken, appToken, channel, apiUrl } = peer;
  const sous = await startTeam(
    createSlackBot({ botToken, appToken, channel, apiUrl, clock: systemClock }),
  );
  const show = async (name: string, standing: readonly SlackMessage[], inThread: boolean) => {
    const drawn = standing.map(async (message) => ({
      html: await drawSlackMessage(message, peer.file),
      inThread: inThread && message !== standing[0] && message.ts !== "",
      isAlone: message.ts === "",
    }));
    const messages = await Promise.all(drawn);
    const looks = { platform: "Slack", dark: false, markup: "Block Kit" } as const;
    await shoot(browser, `slack-${name}`, { ...looks, messages });
  };
  const welcome = await peer.waitForMessage({ text: "Hello, I am Sous", fromBot: true });
  await show("welcome", [welcome], false);
  await peer.slash("Ana", "/sous", "play kitchen", channel);
  const asked = await peer.waitForMessage({ text: '"type":"image"', fromBot: true });
  await show("question", [asked], false);
  await peer.press("Ben", { channel, ts: asked.ts, optionText: "Corner cabinet" });
  await peer.waitForMessage({ text: "Which mug is Ana's" });
  const receipt = await peer.waitFor(() => peer.ephemerals("Ben").at(-1));
  const alone = { ...receipt, ts: "", user: peer.botUserId };
  await show("receipt", [...(await peer.thread(channel, asked.ts)).filter(isOfBot), alone], true);
  await peer.reply("Ben", channel, asked.ts, unclear);
  const again = await peer.waitForMessage({ text: "Is it one of these" });
  const told = { threadTs: asked.ts, text: "I did not understand that" };
  await peer.waitForMessage(told);
  await show("unclear", (await peer.thread(channel, asked.ts)).filter(isOfBot), true);
  await peer.press("Ben", { channel, ts: again.ts, buttonText: words });
  await peer.waitForMessage({ text: "Done in" });
  await show("done", (await peer.thread(channel, asked.ts)).filter(isOfBot), true);
  await sous.stop();
  await peer.close();

  function isOfBot({ user }: SlackMessage): boolean {
    return user === peer.botUserId;
  }
}

/** An order that leaves something open: the shopping card, with what is asked. */
async function previewSlackShopping(browser: Browser): Promise<void> {
  const peer = await startSlackPeer({ people: ["Ana", "Ben"] });
  const { botToken, appToken, channel, apiUrl } = peer;
  const sous = await startTeam(
    createSlackBot({ botToken, appToken, channel, apiUrl, clock: systemClock }),
  );
  await peer.slash("Ana", "/sous", "play shop", channel);
  const asked = await peer.waitForMessage({ text: '"type":"image"', fromBot: true });
  const looks = { platform: "Slack", dark: false, markup: "Block Kit" } as const;
  const messages = [{ html: await drawSlackMessage(asked, peer.file), inThread: false }];
  await shoot(browser, "slack-shopping", { ...looks, messages });
  await sous.stop();
  await peer.close();
}

/** Nobody answers, then the channel is archived, and at last a moderator deletes the question. */
async function previewSlackTroubles(browser: Browser): Promise<void> {
  const peer = await startSlackPeer({ people: ["Ana", "Ben"] });
  const { botToken, appToken, channel, apiUrl } = peer;
  const sous = await startTeam(
    createSlackBot({ botToken, appToken, channel, apiUrl, clock: systemClock }),
    ":memory:",
    reminding,
  );
  const show = async (name: string, standing: readonly SlackMessage[], isDirect: boolean) => {
    const drawn = standing.map(async (message) => ({
      html: await drawSlackMessage(message, peer.file),
      inThread: message !== standing[0],
    }));
    const looks = { platform: "Slack", dark: false, isDirect, markup: "Block Kit" } as const;
    await shoot(browser, `slack-${name}`, { ...looks, messages: await Promise.all(drawn) });
  };
  const told = await peer.direct("Ana");
  const showTold = async (name: string, text: string) =>
    show(name, [await peer.waitForMessage({ channel: told, text, fromBot: true })], true);
  await peer.slash("Ana", "/sous", "play kitchen", channel);
  const { ts } = await peer.waitForMessage({ text: '"type":"image"', fromBot: true });
  await peer.waitForMessage({ threadTs: ts, text: "Still open" });
  await show("reminder", await peer.thread(channel, ts), false);
  await peer.changeChannel(channel, "archive");
  await showTold("lost", "I wait in Ana's kitchen");
  await peer.changeChannel(channel, "unarchive");
  await peer.deleteMessage("Ben", channel, ts);
  const again = await peer.waitFor(async () =>
    (await peer.messages(channel)).find((one) => one.ts > ts && one.text.includes("Where is")),
  );
  await peer.deleteMessage("Ben", channel, again.ts);
  await showTold("deleted", "Somebody deleted my question twice");
  await sous.stop();
  await peer.close();
}

async function previewDiscord(browser: Browser): Promise<void> {
  const looks = { platform: "Discord", dark: true, markup: "message components" } as const;
  const peer = await startDiscordPeer();
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  const sous = await startTeam(
    createDiscordBot({ token, guild, channel, apiUrl, clock: systemClock }),
  );
  const welcome = await peer.waitForMessage({ contains: "Hello, I am Sous" }, 10_000);
  const isWelcome = (message: { id: string }) => message.id === welcome.id;
  const drawn = [peer.payload(welcome.id) ?? []].flat();
  await shoot(browser, "discord-welcome", {
    ...looks,
    messages: drawn.map((message) => ({ html: drawDiscordMessage(message), inThread: false })),
  });
  await peer.slash("Ana", "sous play", { home: "kitchen" });
  const { id } = await peer.waitForMessage({ contains: "Where is **Ana's mug" }, 10_000);
  const show = async (
    name: string,
    others: readonly WireMessage[] = [],
    alone: WireMessage | null = null,
  ) => {
    const standing = peer
      .messages()
      .filter((message) => !isWelcome(message))
      .flatMap((message) => peer.payload(message.id) ?? []);
    const messages = [...standing, ...others, alone ?? []].flat().map((message) => ({
      html: drawDiscordMessage(message),
      inThread: message.id !== id && message !== alone,
      isAlone: message === alone,
    }));
    await shoot(browser, `discord-${name}`, { ...looks, messages });
  };
  const seen = () => peer.messages().find((message) => message.id === id);
  await until(async () => seen()?.attachments.length === 1);
  await show("question");
  await peer.select("Ben", id, "More places", ["Corner cabinet"]);
  await peer.waitForMessage({ contains: "Which **mug** is **Ana's" }, 10_000);
  const receipt = await peer.waitFor(() => peer.ephemeralPayloads().at(-1));
  await show("receipt", [], receipt);
  peer.reply("Ben", id, unclear);
  const again = await peer.waitForMessage({ contains: "Is it one of these" }, 10_000);
  const line = await peer.waitForMessage({ channelId: id, contains: "did not understand" }, 10_000);
  await show("unclear", [peer.payload(line.id, id) ?? []].flat());
  await peer.press("Ben", again.id, words);
  await until(async () => peer.threads().some(({ archived }) => archived));
  await show("done");
  await sous.stop();
  await peer.close();
}

/** The same; here the bot loses its right to post. */
async function previewDiscordTroubles(browser: Browser): Promise<void> {
  const peer = await startDiscordPeer({ people: ["Ana", "Ben"] });
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  const sous = await startTeam(
    createDiscordBot({ token, guild, channel, apiUrl, clock: systemClock }),
    ":memory:",
    reminding,
  );
  const show = async (name: string, standing: readonly WireMessage[], isDirect: boolean) => {
    const messages = standing.map((message) => ({
      html: drawDiscordMessage(message),
      inThread: message !== standing[0],
    }));
    const looks = { platform: "Discord", dark: true, isDirect } as const;
    const preview = { ...looks, markup: "message components", messages };
    await shoot(browser, `discord-${name}`, preview);
  };
  const payloadsOf = ({ id, channelId }: { readonly id: string; readonly channelId: string }) => [
    peer.payload(id, channelId) ?? [],
  ];
  const told = peer.direct("Ana");
  const showTold = async (name: string, contains: string) => {
    const said = await peer.waitForMessage({ channelId: told, contains }, 10_000);
    await show(name, payloadsOf(said).flat(), true);
  };
  await peer.slash("Ana", "sous play", { home: "kitchen" });
  const asked = await peer.waitForMessage({ contains: "Where is **Ana's mug" }, 10_000);
  const reminder = await peer.waitForMessage(
    { channelId: asked.id, contains: "Still open" },
    10_000,
  );
  await show("reminder", [asked, reminder].flatMap(payloadsOf).flat(), false);
  peer.allow(String(PERMISSIONS.viewChannel | PERMISSIONS.readHistory));
  await showTold("lost", "I wait in Ana's kitchen");
  peer.allow(EVERYTHING_ALLOWED);
  await until(async () => (await sous.memory.runs.get("kitchen"))?.pausedAt === null);
  peer.deleteTogether(channel, [asked.id]);
  const again = await until(async () =>
    peer.messages().find(({ id, content }) => id > asked.id && content.includes("Where is")),
  );
  peer.deleteTogether(channel, [again.id]);
  await showTold("deleted", "Somebody deleted my question twice");
  await sous.stop();
  await peer.close();
}

if (chromiumPath === null) throw new Error("install Chromium first (apt-get install chromium)");
const browser = await openBrowser(chromiumPath);
try {
  await previewSlack(browser);
  await previewDiscord(browser);
  await previewSlackShopping(browser);
  await previewSlackTroubles(browser);
  await previewDiscordTroubles(browser);
} finally {
  await browser.close();
}
