/** Draws the parts of Block Kit, and of Discord's markup and components, that Sous uses; labelled as our own drawing. */
import type { WireComponent, WireMessage } from "../peers/discord/wire.js";
import { isJson, type Json, objectsOf, type SlackMessage } from "../peers/slack/types.js";

export interface Preview {
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

export function writePage({ platform, dark, isDirect, markup, messages }: Preview): string {
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

export async function drawSlackMessage(
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

export function drawDiscordMessage({ content, attachments, components }: WireMessage): string {
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
