/** Draws the parts of Discord's markup and components that Sous uses. */
import type { WireComponent, WireMessage } from "../../peers/discord/wire.js";
import { quote, shownTime } from "./page.js";

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
