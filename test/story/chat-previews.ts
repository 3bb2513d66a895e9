/**
 * Draws previews for the README from a task on local peers (npm run screenshots): docs/images/{slack,discord}-*.png.
 */
import path from "node:path";
import type { Browser } from "playwright-core";
import { createDiscordBot } from "../../bots/discord/discord-bot.js";
import { createSlackBot } from "../../bots/slack/slack-bot.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { type DeskRules, plainRules } from "../../src/desk/rules.js";
import { startPlain } from "../build/sous.js";
import { until } from "../peers/control.js";
import { EVERYTHING_ALLOWED, PERMISSIONS } from "../peers/discord/access.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import type { WireMessage } from "../peers/discord/wire.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import type { SlackMessage } from "../peers/slack/types.js";
import { chromiumPath, openBrowser } from "./browser.js";
import { repository } from "./npm-start.js";
import { drawDiscordMessage, drawSlackMessage, type Preview, writePage } from "./preview.js";

const unclear = "the nice one";
const words = "The blue mug in the corner cabinet";

/** Leaves time for the question's picture. */
const reminding = { remindAfterMs: [3000] };

const images = path.join(repository, "docs/images");

async function shoot(browser: Browser, name: string, preview: Preview): Promise<void> {
  const page = await browser.newPage({ deviceScaleFactor: 1.5 });
  await page.setViewportSize({ width: 560, height: 200 });
  await page.setContent(writePage(preview), { waitUntil: "load" });
  await page.screenshot({ path: path.join(images, `${name}.png`), fullPage: true });
  await page.close();
}

async function openSlack(browser: Browser, rules: Partial<DeskRules> = {}) {
  const peer = await startSlackPeer({ people: ["Ana", "Ben"] });
  const { botToken, appToken, channel, apiUrl, botUserId } = peer;
  const bot = createSlackBot({ botToken, appToken, channel, apiUrl, clock: systemClock });
  const sous = await startPlain({ bots: [bot], paceMs: 1, rules: { ...plainRules, ...rules } });
  async function show(name: string, messages: readonly SlackMessage[], isDirect = false) {
    const drawn = messages.map(async (message) => ({
      html: await drawSlackMessage(message, peer.file),
      inThread: message !== messages[0] && message.ts !== "",
      isAlone: message.ts === "",
    }));
    const looks = { platform: "Slack", dark: false, isDirect, markup: "Block Kit" } as const;
    await shoot(browser, `slack-${name}`, { ...looks, messages: await Promise.all(drawn) });
  }
  const ownIn = async (ts: string) =>
    (await peer.thread(channel, ts)).filter(({ user }) => user === botUserId);
  const pictured = () => peer.waitForMessage({ text: '"type":"image"', fromBot: true });
  const close = async () => {
    await sous.stop();
    await peer.close();
  };
  return { peer, channel, show, ownIn, pictured, close };
}

async function previewSlack(browser: Browser): Promise<void> {
  const { peer, channel, show, ownIn, pictured, close } = await openSlack(browser);
  await show("welcome", [await peer.waitForMessage({ text: "Hello, I am Sous", fromBot: true })]);
  await peer.slash("Ana", "/sous", "play kitchen", channel);
  const asked = await pictured();
  await show("question", [asked]);
  await peer.press("Ben", { channel, ts: asked.ts, optionText: "Corner cabinet" });
  await peer.waitForMessage({ text: "Which mug is Ana's" });
  const receipt = await peer.waitFor(() => peer.ephemerals("Ben").at(-1));
  await show("receipt", [...(await ownIn(asked.ts)), { ...receipt, ts: "", user: peer.botUserId }]);
  await peer.reply("Ben", channel, asked.ts, unclear);
  const again = await peer.waitForMessage({ text: "Is it one of these" });
  await peer.waitForMessage({ threadTs: asked.ts, text: "Is it one of these" });
  await show("unclear", await ownIn(asked.ts));
  await peer.press("Ben", { channel, ts: again.ts, buttonText: words });
  await peer.waitForMessage({ text: "Done in" });
  await show("done", await ownIn(asked.ts));
  await close();
}

async function previewSlackShopping(browser: Browser): Promise<void> {
  const { peer, channel, show, pictured, close } = await openSlack(browser);
  await peer.slash("Ana", "/sous", "play shop", channel);
  await show("shopping", [await pictured()]);
  await close();
}

/** Nobody answers, the channel is archived, and a moderator deletes the question. */
async function previewSlackTroubles(browser: Browser): Promise<void> {
  const { peer, channel, show, pictured, close } = await openSlack(browser, reminding);
  const told = await peer.direct("Ana");
  const showTold = async (name: string, text: string) =>
    show(name, [await peer.waitForMessage({ channel: told, text, fromBot: true })], true);
  await peer.slash("Ana", "/sous", "play kitchen", channel);
  const { ts } = await pictured();
  await peer.waitForMessage({ threadTs: ts, text: "Still open" });
  await show("reminder", await peer.thread(channel, ts));
  await peer.changeChannel(channel, "archive");
  await showTold("lost", "I wait in Ana's kitchen");
  await peer.changeChannel(channel, "unarchive");
  await peer.deleteMessage("Ben", channel, ts);
  const again = await peer.waitFor(async () =>
    (await peer.messages(channel)).find((one) => one.ts > ts && one.text.includes("Where is")),
  );
  await peer.deleteMessage("Ben", channel, again.ts);
  await showTold("deleted", "Somebody deleted my question twice");
  await close();
}

async function openDiscord(browser: Browser, rules: Partial<DeskRules> = {}) {
  const peer = await startDiscordPeer({ people: ["Ana", "Ben"] });
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  const bot = createDiscordBot({ token, guild, channel, apiUrl, clock: systemClock });
  const sous = await startPlain({ bots: [bot], paceMs: 1, rules: { ...plainRules, ...rules } });
  const find = (contains: string, channelId?: string) =>
    peer.waitForMessage({ contains, ...(channelId !== undefined && { channelId }) }, 10_000);
  const sentOf = ({ id, channelId }: { readonly id: string; readonly channelId: string }) =>
    [peer.payload(id, channelId) ?? []].flat();
  async function show(
    name: string,
    messages: readonly WireMessage[],
    { isDirect = false, alone = null as WireMessage | null } = {},
  ) {
    const drawn = [...messages, ...(alone ? [alone] : [])].map((message) => ({
      html: drawDiscordMessage(message),
      inThread: message !== messages[0] && message !== alone,
      isAlone: message === alone,
    }));
    const looks = { platform: "Discord", dark: true, isDirect } as const;
    const preview = { ...looks, markup: "message components", messages: drawn };
    await shoot(browser, `discord-${name}`, preview);
  }
  const close = async () => {
    await sous.stop();
    await peer.close();
  };
  return { peer, channel, sous, find, sentOf, show, close };
}

async function previewDiscord(browser: Browser): Promise<void> {
  const { peer, find, sentOf, show, close } = await openDiscord(browser);
  const welcome = await find("Hello, I am Sous");
  await show("welcome", sentOf(welcome));
  await peer.slash("Ana", "sous play", { home: "kitchen" });
  const { id } = await find("Where is **Ana's mug");
  const standing = () =>
    peer
      .messages()
      .filter((one) => one.id !== welcome.id)
      .flatMap(sentOf);
  const seen = () => peer.messages().find((message) => message.id === id);
  await until(async () => seen()?.attachments.length === 1);
  await show("question", standing());
  await peer.select("Ben", id, "more places", ["Corner cabinet"]);
  await find("Which **mug** is **Ana's");
  const alone = await peer.waitFor(() => peer.ephemeralPayloads().at(-1));
  await show("receipt", standing(), { alone });
  peer.reply("Ben", id, unclear);
  const again = await find("Is it one of these");
  const line = await find("Is it one of these", id);
  await show("unclear", [...standing(), ...sentOf(line)]);
  await peer.press("Ben", again.id, words);
  await until(async () => peer.threads().some(({ archived }) => archived));
  await show("done", standing());
  await close();
}

async function previewDiscordTroubles(browser: Browser): Promise<void> {
  const { peer, channel, sous, find, sentOf, show, close } = await openDiscord(browser, reminding);
  const told = peer.direct("Ana");
  const showTold = async (name: string, contains: string) =>
    show(name, sentOf(await find(contains, told)), { isDirect: true });
  await peer.slash("Ana", "sous play", { home: "kitchen" });
  const asked = await find("Where is **Ana's mug");
  const reminder = await find("Still open", asked.id);
  await show("reminder", [asked, reminder].flatMap(sentOf));
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
  await close();
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
