/** Draws the README's previews on local peers (npm run screenshots): docs/images/{slack,discord}-*.png. */
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
import type { WireComponent, WireMessage } from "../peers/discord/wire.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { isJson, type Json, objectsOf, type SlackMessage } from "../peers/slack/types.js";
import { chromiumPath, openBrowser } from "./browser.js";
import { repository } from "./npm-start.js";

const unclear = "the nice one";
const words = "The blue mug in the corner cabinet";

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

interface Preview {
  readonly platform: "Slack" | "Discord";
  readonly dark: boolean;
  readonly isDirect?: boolean;
  readonly markup: string;
  /** Thread messages are indented; `isAlone`: only Ben sees it. */
  readonly messages: readonly {
    readonly html: string;
    readonly inThread: boolean;
    readonly isAlone?: boolean;
  }[];
}

function writePage({ platform, dark, isDirect, markup, messages }: Preview): string {
  const place = isDirect ? "Direct message to Ana" : "# household";
  const shown = messages.map(
    ({ html, inThread, isAlone }) => `
    <article class="${inThread ? "thread" : ""}">
      <div class="avatar">S</div>
      <div class="message"><b>Sous</b> <small class="app">APP</small>${isAlone ? " <small>Only Ben sees this</small>" : ""}${drawEmoji(html)}</div>
    </article>`,
  );
  return `<!doctype html><meta charset="utf-8"><title>Preview</title><style>${style}</style>
  <body class="${platform.toLowerCase()} ${dark ? "dark" : ""}">
  <header>${place} <span>Preview: ${platform}'s ${markup} as sent, drawn by a page of this repository</span></header>
  ${shown.join("")}</body>`;
}

function quote(text: string): string {
  return text.replace(
    /[&<>"]/g,
    (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[sign] ?? "&quot;",
  );
}

/** Draws the robot where no emoji font is installed. */
function drawEmoji(html: string): string {
  return html.replaceAll("🤖", robot);
}

const robot = `<svg role="img" aria-label="robot" viewBox="0 0 20 20" width="17" height="17" style="vertical-align:-3px">
  <rect x="9.2" y="1" width="1.6" height="4" fill="#17705c"/><rect x="2" y="4.5" width="16" height="13" rx="3.5" fill="#17705c"/>
  <circle cx="7" cy="10" r="1.7" fill="#fff"/><circle cx="13" cy="10" r="1.7" fill="#fff"/><rect x="6" y="13.6" width="8" height="1.5" fill="#fff"/></svg>`;

/** Fixed, so that pictures stay the same. */
const shownTime = "15:00";

const style = `
  * { box-sizing: border-box; }
  body { margin: 0; width: 560px; font: 15px/1.45 "DejaVu Sans", system-ui, sans-serif;
    background: #fff; color: #1d1c1d; padding-bottom: 14px; }
  body.dark { background: #313338; color: #dbdee1; }
  header { padding: 12px 16px; font-weight: bold; border-bottom: 1px solid #8884; }
  header span { display: block; font-weight: normal; font-size: 12px; opacity: .75; }
  article { display: flex; gap: 10px; padding: 12px 16px 0; }
  article.thread { margin-left: 34px; border-left: 3px solid #8884; padding-left: 12px; margin-top: 10px; }
  .avatar { flex: none; width: 36px; height: 36px; border-radius: 8px; background: #17705c; color: #fff;
    display: grid; place-items: center; font-weight: bold; }
  .discord .avatar { border-radius: 50%; }
  .app { font-size: 10px; background: #8883; padding: 1px 4px; border-radius: 3px; }
  .message { min-width: 0; flex: 1; }
  .message p { margin: 4px 0; white-space: pre-line; overflow-wrap: anywhere; }
  .message .small { font-size: 13px; opacity: .8; }
  .message img { display: block; width: 360px; border-radius: 8px; border: 1px solid #8884; margin: 8px 0; }
  .row { display: flex; flex-wrap: wrap; gap: 8px; margin: 8px 0; }
  .row span { padding: 5px 12px; border: 1px solid #1d1c1d4d; border-radius: 8px; font-weight: bold; font-size: 14px; }
  .discord .row span { border: 0; background: #4e5058; color: #fff; font-weight: 500; }
  .discord .row span.main { background: #5865f2; }
  .discord .row span.menu { flex: 1; background: #1e1f22; }
`;

async function drawSlackMessage(
  { blocks }: SlackMessage,
  file: (id: string) => Promise<Buffer>,
): Promise<string> {
  const drawn = objectsOf(blocks).map((block) => drawBlock(block, file));
  return (await Promise.all(drawn)).join("");
}

async function drawBlock(block: Json, file: (id: string) => Promise<Buffer>): Promise<string> {
  switch (block.type) {
    case "section":
      return `<p>${drawMrkdwn(block.text)}</p>`;
    case "context":
      return objectsOf(block.elements)
        .map((part) => `<p class="small">${drawMrkdwn(part)}</p>`)
        .join("");
    case "actions":
      return `<div class="row">${objectsOf(block.elements).map(drawElement).join("")}</div>`;
    case "image": {
      const { id = "" } = isJson(block.slack_file) ? block.slack_file : {};
      const png = await file(String(id));
      return `<img alt="${quote(String(block.alt_text))}" src="data:image/png;base64,${png.toString("base64")}">`;
    }
    default:
      throw new Error(`the preview does not draw ${String(block.type)}`);
  }
}

function drawElement(control: Json): string {
  if (control.type === "static_select") return `<span>${drawMrkdwn(control.placeholder)} ▾</span>`;
  return `<span>${drawMrkdwn(control.text)}</span>`;
}

/** Mrkdwn escapes `&`, `<` and `>` like HTML. */
function drawMrkdwn(part: unknown): string {
  if (!isJson(part)) return "";
  const text = String(part.text);
  if (part.type !== "mrkdwn") return quote(text);
  return text
    .replace(/<!date\^[^>]*>/g, `today at ${shownTime}`)
    .replace(/(^|\s)\*([^*\n]+)\*/g, "$1<b>$2</b>");
}

const primary = 1;

function drawDiscordMessage({ content, attachments, components }: WireMessage): string {
  const pictures = attachments.map(
    ({ url, description = "" }) => `<img alt="${quote(description)}" src="${quote(url)}">`,
  );
  return `<p>${drawText(content)}</p>${pictures.join("")}${components.map(drawRow).join("")}`;
}

function drawRow({ components = [] }: WireComponent): string {
  return `<div class="row">${components.map(drawControl).join("")}</div>`;
}

function drawControl({ label, placeholder, style }: WireComponent): string {
  if (label === undefined) return `<span class="menu">${quote(placeholder ?? "")} ▾</span>`;
  return `<span class="${style === primary ? "main" : ""}">${quote(label)}</span>`;
}

function drawText(content: string): string {
  return quote(content)
    .replace(/&lt;t:\d+:t&gt;/g, shownTime)
    .replace(/&lt;t:\d+:R&gt;/g, "in an hour")
    .replace(/&lt;@\d+&gt;/g, "@Ben")
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/\\([^0-9A-Za-z\s])/g, "$1");
}
