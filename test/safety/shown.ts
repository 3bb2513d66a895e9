/** Posts on real bots over their real protocols, and what is wrong with what people would see. */
import { systemClock } from "../../src/app/clock.js";
import type { Bot, MessageRef, Post } from "../../src/core/bot.js";
import { DeliveryError } from "../../src/core/errors.js";
import { createScenario as createDiscord } from "../bots/discord-scenario.js";
import { createScenario as createSlack } from "../bots/slack-scenario.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { isJson, type Json } from "../peers/slack/types.js";

/** One platform with our bot on it. */
export interface Stage {
  readonly name: string;
  readonly bot: Bot;
  /** What is wrong with the message that stands there. */
  problemsAt(ref: MessageRef): Promise<readonly string[]>;
  /** All the words of the message that stands there. */
  wordsAt(ref: MessageRef): Promise<string>;
  /** Somebody presses "Somewhere else…" there; gives the words of the form that opens. */
  openForm(ref: MessageRef): Promise<string>;
  /** What the platform refused, and pings. */
  objections(): readonly unknown[];
  close(): Promise<void>;
}

export async function openSlack(): Promise<Stage> {
  const peer = await startSlackPeer({ people: ["ada"] });
  const { bot, handlers } = createSlack(peer);
  await bot.start(handlers);
  const find = async ({ channel, message, thread }: MessageRef) => {
    const found = (await peer.thread(channel, thread ?? message)).find(({ ts }) => ts === message);
    if (!found) throw new Error("the message does not stand");
    return found;
  };
  return {
    name: "Slack",
    bot,
    objections: () => peer.violations,
    async problemsAt(ref) {
      const { text, blocks } = await find(ref);
      const words = textsOf(blocks);
      return [
        ...problemsOfMrkdwn(text),
        ...words.flatMap((one) => (one.type === "mrkdwn" ? problemsOfMrkdwn(one.text) : [])),
        ...words.flatMap((one) => problemsOfText(String(one.text))),
        ...words.filter((one) => one.type === "mrkdwn" && one.verbatim !== true).map(String),
      ];
    },
    async wordsAt(ref) {
      const { text, blocks } = await find(ref);
      return [text, ...textsOf(blocks).map((one) => String(one.text))].join("\n");
    },
    async openForm({ channel, message: ts }) {
      await peer.press("ada", { channel, ts, buttonText: otherWords });
      const view = peer.openModals("ada").at(-1);
      return textsOf([view?.title, view?.blocks])
        .map((one) => String(one.text))
        .join("\n");
    },
    async close() {
      await bot.stop();
      await peer.close();
    },
  };
}

export async function openDiscord(): Promise<Stage> {
  const peer = await startDiscordPeer({ people: ["Ada"] });
  const { bot, handlers } = createDiscord(peer);
  await bot.start(handlers);
  const find = ({ channel, message, thread }: MessageRef) => {
    const places = [channel, ...(thread ? [thread] : [])];
    const found = places.flatMap((place) => peer.messages(place)).find(({ id }) => id === message);
    if (!found) throw new Error("the message does not stand");
    return found;
  };
  const labelsOf = ({ buttons, selects }: ReturnType<typeof find>) =>
    [...buttons, ...selects.flatMap(({ options }) => options)].map(({ label }) => label);
  return {
    name: "Discord",
    bot,
    objections: () => peer.violations,
    async problemsAt(ref) {
      const message = find(ref);
      const all = [message.content, ...labelsOf(message)];
      return [...problemsOfMarkdown(message.content), ...all.flatMap(problemsOfText)];
    },
    async wordsAt(ref) {
      const message = find(ref);
      return [message.content, ...labelsOf(message)].join("\n");
    },
    async openForm({ message }) {
      const { modal } = await peer.press("Ada", message, otherWords);
      return JSON.stringify(modal);
    },
    async close() {
      await bot.stop();
      await peer.close();
    },
  };
}

const otherWords = "Somewhere else…";

/** Shows a post: a card anew or, where it stands already, in its place; a note under the card. */
export async function place(
  stage: Stage,
  post: Post,
  card: MessageRef | null,
): Promise<MessageRef> {
  const here = { ...post, channel: card?.channel ?? "" };
  if (here.kind === "note")
    return patiently(() => stage.bot.post(card ? { ...here, under: card } : here));
  if (!card) return patiently(() => stage.bot.post(here));
  await patiently(() => stage.bot.edit(card, here));
  return card;
}

/** Clients keep to a pace of their own, and a busy machine drops connections. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof DeliveryError) || !error.retryable || attempt === 5) throw error;
      await systemClock.sleep(error.retryAfterMs ?? 100);
    }
  }
}

const unseen =
  /[^\P{Cc}\n]|\p{Cs}|[\u00AD\u061C\u200B\u200C\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]|[\u{E0000}-\u{E01EF}]/u;
const heaped = /\p{M}{5}/u;

/** What nobody may see, wherever it stands. */
export function problemsOfText(text: string): readonly string[] {
  return [
    ...(unseen.test(text) ? [`invisible characters: ${JSON.stringify(text)}`] : []),
    ...(heaped.test(text) ? [`heaps of marks: ${text}`] : []),
  ];
}

/** Beside our own bold and our own date nothing may format, link or ping. */
export function problemsOfMrkdwn(value: unknown): readonly string[] {
  const text = String(value)
    .replace(/<!date\^\d+\^\{date_short_pretty\} at \{time\}\|[^<>|]*>/g, "")
    .replace(/(?<![\p{L}\p{N}*])\*([^*\s](?:[^*\n]*[^*\s])?)\*(?![\p{L}\p{N}*])/gu, "$1");
  return /[*_~`<>]|^&gt;|&(?!amp;|lt;|gt;)/m.test(text) ? [`markup: ${text}`] : [];
}

/** Beside our own bold, times and address nothing may format, link or ping. */
export function problemsOfMarkdown(content: string): readonly string[] {
  const text = content
    .replace(/\\[^0-9A-Za-z\s]/g, "")
    .replace(/(?<=^\d+)\\(?=\.)/gm, "\\")
    .replace(/<t:\d+:[tR]>|^<@\d{15,21}> · /g, "")
    .replace(/\*\*([^*\n]*)\*\*/g, "$1");
  const marked = /[*_~`|<>@#[\]]|:\/\/|^\s*[-+] |^\d+\. /m;
  return marked.test(text) ? [`markup: ${text}`] : [];
}

export function textsOf(part: unknown): Json[] {
  if (Array.isArray(part)) return part.flatMap(textsOf);
  if (!isJson(part)) return [];
  if (part.type === "mrkdwn" || part.type === "plain_text") return [part];
  return Object.values(part).flatMap(textsOf);
}
