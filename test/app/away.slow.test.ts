/** What people change and delete while the process is away, through the whole product on both platforms. */
import { afterEach, describe, expect, it } from "vitest";
import { createDiscordBot } from "../../bots/discord/index.js";
import { createSlackBot } from "../../bots/slack/index.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { createLog } from "../../src/app/log.js";
import { type Sous, startSous } from "../../src/app/wire.js";
import type { Bot, MessageRef } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { Question } from "../../src/core/question.js";
import { newFile } from "../memory/folder.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { until } from "../story/team.js";

/** Waits are short, times are real. */
const hurried: Clock = {
  now: () => systemClock.now(),
  sleep: (ms, signal) => systemClock.sleep(ms / 20, signal),
};

/** A platform with one person on it. */
interface Place {
  readonly platform: "slack" | "discord";
  readonly channel: string;
  createBot(): Bot;
  /** Resolves to the platform's message. */
  say(card: MessageRef, text: string): Promise<string>;
  change(card: MessageRef, message: string, text: string): Promise<unknown>;
  erase(card: MessageRef, message: string): Promise<unknown>;
  /** What the bot's notes say; those with buttons end in "[Fix]". */
  notes(card: MessageRef): Promise<readonly string[]>;
  /** The thread cannot be read the next few times. */
  failReading(times: number): void;
  close(): Promise<void>;
}

async function openSlack(): Promise<Place> {
  const peer = await startSlackPeer({ people: ["ana"], retryDelaysMs: [] });
  const { botToken, appToken, channel, apiUrl } = peer;
  return {
    platform: "slack",
    channel,
    createBot: () => createSlackBot({ botToken, appToken, channel, apiUrl, clock: hurried }),
    say: (card, text) => peer.reply("ana", card.channel, card.message, text),
    change: (card, message, text) => peer.editMessage("ana", card.channel, message, text),
    erase: (card, message) => peer.deleteMessage("ana", card.channel, message),
    notes: async (card) =>
      (await peer.thread(card.channel, card.message))
        .filter(({ user, ts }) => user === peer.botUserId && ts !== card.message)
        .map(({ text, blocks }) =>
          JSON.stringify(blocks).includes('"Fix"') ? `${text} [Fix]` : text,
        ),
    failReading: (times) => peer.failNext({ method: "conversations.replies", status: 503, times }),
    close: () => peer.close(),
  };
}

async function openDiscord(): Promise<Place> {
  const peer = await startDiscordPeer({ people: ["Ana"] });
  const { token, apiUrl, channelId: channel } = peer;
  return {
    platform: "discord",
    channel,
    createBot: () => createDiscordBot({ token, apiUrl, channel, clock: hurried }),
    say: async (card, text) => peer.reply("ana", card.message, text).id,
    change: async (_card, message, text) => peer.editMessage("ana", message, text),
    erase: async (_card, message) => peer.deleteMessage("ana", message),
    notes: async (card) =>
      peer
        .messages(card.message)
        .filter(({ fromBot }) => fromBot)
        .map(({ content, buttons }) =>
          buttons.some(({ label }) => label === "Fix") ? `${content} [Fix]` : content,
        ),
    failReading: (times) => peer.failNext({ route: /^GET .*\/messages$/, status: 503, times }),
    close: () => peer.close(),
  };
}

const cleanups: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

describe.each([
  ["slack", openSlack],
  ["discord", openDiscord],
])("while the process was away from %s", (_name, open) => {
  async function begin() {
    const place = await open();
    cleanups.push(place.close);
    const file = newFile();
    const start = async (): Promise<Sous> => {
      const sous = await startSous({
        database: file,
        command: "a test",
        clock: hurried,
        log: createLog("silent"),
        bots: [place.createBot()],
        answerTimeoutMs: 600_000,
        paceMs: 0,
      });
      cleanups.push(() => sous.stop().catch(() => undefined));
      return sous;
    };
    const sous = await start();
    const household = await keepHousehold(sous.memory, "kitchen", systemClock);
    const { platform: bot, channel } = place;
    sous.runner
      .play({ household, rounds: 1, askPolicy: "missing", maxSteps: 50, seed: 1, bot, channel })
      .catch(() => undefined);
    const question = await until(
      async () => (await sous.memory.questions.list({ state: "open" }))[0],
    );
    const card = await until(async () => (await sous.memory.outbox.card(question.episode))?.ref);
    return { place, start, sous, question, card };
  }

  const wordsFor = (question: Question, at: number): string =>
    `in the ${question.choices[at]?.label.toLowerCase()}`;

  const told = async ({ memory }: Sous) =>
    (await memory.facts.list({ household: "kitchen", valid: false }))
      .filter(({ source }) => source === "answer")
      .map(({ objects, status }) => `${objects.join()} ${status}`);

  it("an edit and a deletion are found when it is back, and the receipts change", async () => {
    const { place, start, sous, question, card } = await begin();
    const [first, second] = question.choices.map(({ value }) => value);
    // The task is not taken up again: nobody acts on what is said.
    await sous.stop();
    const heard = await start();
    const message = await place.say(card, wordsFor(question, 0));
    await until(async () => (await place.notes(card)).some((text) => text.endsWith("[Fix]")));
    await heard.stop();
    await place.change(card, message, wordsFor(question, 1));

    const again = await start();
    await until(async () => (await told(again)).length === 2);
    expect(await told(again)).toEqual([`${first} superseded`, `${second} valid`]);
    await until(async () => (await place.notes(card)).at(-1)?.endsWith("[Fix]"));
    await until(async () => (await place.notes(card))[0]?.endsWith("(replaced)"));
    await again.stop();
    await place.erase(card, message);

    const last = await start();
    await until(async () => (await told(last)).every((fact) => fact.endsWith("retracted")));
    const ballots = await last.memory.questions.ballots(question.id);
    expect(ballots.map(({ text }) => text)).toEqual([null, null]);
    await until(async () =>
      (await place.notes(card)).every((text) => text.endsWith("(taken back)")),
    );
    expect(await place.notes(card)).toHaveLength(2);
  }, 120_000);

  it("is read as soon as the platform can be read again", async () => {
    const { place, start, sous, question, card } = await begin();
    await sous.stop();
    await place.say(card, wordsFor(question, 0));
    place.failReading(10);
    const again = await start();
    expect(await again.memory.questions.ballots(question.id)).toEqual([]);
    await until(async () => (await told(again)).length === 1);
  }, 120_000);
});
