/** Draws the parts of Block Kit that Sous uses. */
import { isJson, type Json, objectsOf, type SlackMessage } from "../../peers/slack/types.js";
import { quote, shownTime } from "./page.js";

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
      return `<p>${drawText(block.text)}</p>`;
    case "context":
      return objectsOf(block.elements)
        .map((part) => `<p class="small">${drawText(part)}</p>`)
        .join("");
    case "actions":
      return `<div class="row">${objectsOf(block.elements).map(drawControl).join("")}</div>`;
    case "image": {
      const { id = "" } = isJson(block.slack_file) ? block.slack_file : {};
      const png = await file(String(id));
      return `<img alt="${quote(String(block.alt_text))}" src="data:image/png;base64,${png.toString("base64")}">`;
    }
    default:
      throw new Error(`the preview does not draw ${String(block.type)}`);
  }
}

function drawControl(control: Json): string {
  if (control.type === "static_select") return `<span>${drawText(control.placeholder)} ▾</span>`;
  return `<span>${drawText(control.text)}</span>`;
}

/** Mrkdwn escapes `&`, `<` and `>` like HTML. */
function drawText(part: unknown): string {
  if (!isJson(part)) return "";
  const text = String(part.text);
  if (part.type !== "mrkdwn") return quote(text);
  return text
    .replace(/<!date\^[^>]*>/g, `today at ${shownTime}`)
    .replace(/(^|\s)\*([^*\n]+)\*/g, "$1<b>$2</b>");
}
