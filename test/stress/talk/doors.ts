import { PassThrough } from "node:stream";
import { createDiscordBot } from "../../../bots/discord/discord-bot.js";
import { createSlackBot } from "../../../bots/slack/slack-bot.js";
import { createTerminalBot } from "../../../bots/terminal/terminal-bot.js";
import { createWebBot } from "../../../bots/web/server.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import type { Bot } from "../../../src/core/bot.js";
import { until } from "../../peers/control.js";
import { startDiscordPeer } from "../../peers/discord/peer.js";
import { startSlackPeer } from "../../peers/slack/slack-peer.js";

export const doorNames = ["web", "terminal", "slack", "discord"] as const;
export type DoorName = (typeof doorNames)[number];

export const everybody = ["Ana", "Ben", "Mia", "Leo"];

export interface Door {
  readonly bot: Bot;
  readonly channel: string;
  account(name: string): { readonly workspace: string; readonly id: string };
  say(
    name: string,
    under: { readonly episode: string; readonly card: string },
    text: string,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Skips the platforms' pacing. @param speaker person at the terminal */
export async function openDoor(name: DoorName, speaker: string): Promise<Door> {
  const door = await openers[name](speaker);
  return { ...door, bot: { ...door.bot, paceMs: 0 } };
}

const clock = systemClock;

const openers: Readonly<Record<DoorName, (speaker: string) => Promise<Door>>> = {
  async web() {
    const bot = createWebBot({ port: 0, clock });
    let sent = 0;
    return {
      bot,
      channel: "web",
      account: (name) => ({ workspace: "local", id: name.toLowerCase() }),
      async say(name, { episode }, text) {
        const person = { id: name.toLowerCase(), name };
        const key = `talk-${String(++sent).padStart(8, "0")}`;
        const send = () =>
          fetch(`${bot.url()}/api/reply`, {
            method: "POST",
            headers: { "content-type": "application/json", origin: bot.url() },
            body: JSON.stringify({ episode, text, key, person }),
          });
        // Retries after a closed keep-alive connection, as browsers do; the key is idempotent.
        const response = await send().catch(send);
        if (!response.ok) throw new Error(`the page refused: ${response.status}`);
      },
      close: async () => {},
    };
  },
  async terminal(speaker) {
    const input = new PassThrough();
    const output = new PassThrough();
    output.resume();
    return {
      bot: createTerminalBot({ clock, input, output, colour: false, person: speaker }),
      channel: "terminal",
      account: (name) => ({ workspace: "local", id: name === speaker ? "local" : name }),
      async say(_, __, text) {
        input.write(`${text}\n`);
      },
      close: async () => {},
    };
  },
  async slack() {
    const peer = await startSlackPeer({ people: everybody });
    const { botToken, appToken, channel, apiUrl } = peer;
    return {
      bot: createSlackBot({ botToken, appToken, channel, apiUrl, clock }),
      channel,
      account: (name) => ({ workspace: peer.teamId, id: peer.people[name]?.id ?? "" }),
      async say(name, { card }, text) {
        await peer.reply(name, channel, card, text);
      },
      close: () => peer.close(),
    };
  },
  async discord() {
    const peer = await startDiscordPeer({ people: everybody });
    const { token, guildId: guild, channelId: channel, apiUrl } = peer;
    return {
      bot: createDiscordBot({ token, guild, channel, apiUrl, clock }),
      channel,
      account: (name) => ({
        workspace: guild,
        id: peer.people.find((one) => one.name === name)?.id ?? "",
      }),
      async say(name, { card }, text) {
        const thread = await until(async () => peer.threads().find(({ id }) => id === card)?.id);
        peer.reply(name, thread, text);
      },
      close: () => peer.close(),
    };
  },
};
