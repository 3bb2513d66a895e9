import { PassThrough } from "node:stream";
import { createTerminalBot } from "../../../bots/terminal/terminal-bot.js";
import { createWebBot } from "../../../bots/web/server.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import type { Bot } from "../../../src/core/bot.js";
import type { Platform, Who } from "../../bots/chats/chat.js";
import { openDiscordChat } from "../../bots/chats/discord-chat.js";
import { openSlackChat } from "../../bots/chats/slack-chat.js";
import { until } from "../../peers/control.js";

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
  slack: async () => toDoor(await openSlackChat({ people: everybody, groups: {} })),
  discord: async () => toDoor(await openDiscordChat({ people: everybody, roles: {} })),
};

function toDoor(on: Platform): Door {
  return {
    bot: on.createBot({ clock }).bot,
    channel: on.channel,
    account: (name) => ({ workspace: on.workspace, id: on.idOf(name as Who) }),
    async say(name, { card }, text) {
      const place = on.threadOf({ channel: on.channel, message: card, thread: card });
      // A thread is opened after its card.
      await until(() => on.write(name as Who, text, place).catch(() => null));
    },
    close: on.close,
  };
}
