/** A chat with people in which our bot works, whichever platform it is on. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished } from "vitest";
import type { ChatBotOptions } from "../../../bots/present/chat-bot.js";
import type { Card, IncomingKind, MessageRef, Note, Post } from "../../../src/core/bot.js";
import type { Clock } from "../../../src/core/clock.js";
import { newId } from "../../../src/core/id.js";
import { until } from "../../peers/control.js";
import { emptyPage } from "../sample-control.js";
import { cardPost, notePost, realClock, type Scenario } from "../slack-scenario.js";
import { openDiscordChat } from "./discord-chat.js";
import { openSlackChat } from "./slack-chat.js";

export type Who = "ana" | "ben" | "chris" | "Ana" | "Ben" | "Cleo";

/** What people see of one message; words are without marks and escapes. */
export interface Seen {
  /** Empty where it is shown to somebody alone. */
  readonly id: string;
  readonly channel: string;
  readonly thread: string;
  readonly words: string;
  readonly buttons: readonly string[];
  readonly options: readonly string[];
  readonly picture: SeenPicture | null;
}

export interface SeenPicture {
  /** The same while the file on the platform is the same. */
  readonly key: string;
  readonly words: string;
  bytes(): Promise<Buffer>;
}

/** Where somebody writes: in a channel, under a message, or as an answer to one. */
export interface Place {
  readonly channel: string;
  readonly thread?: string | undefined;
  readonly answers?: string | undefined;
}

export interface Said {
  readonly channel: string;
  readonly id: string;
}

/** What goes wrong with the next call. Status 0 cuts the connection. */
export interface Fault {
  readonly status: number;
  readonly retryAfterS?: number;
  /** The message is posted. Only the answer is lost. */
  readonly afterWrite?: boolean;
}

export interface Labels {
  readonly fix: string;
  readonly takeBack: string;
}

export interface Platform {
  readonly platform: "slack" | "discord";
  readonly channel: string;
  readonly workspace: string;
  readonly cooks: string;
  /** How people mention the bot, with a blank after it. */
  readonly mention: string;
  readonly own: Labels;
  createBot(options: Partial<ChatBotOptions>): Scenario;
  connected(): Promise<unknown>;
  idOf(who: Who): string;
  nameOf(who: Who): string;
  shutOut(who: Who): Promise<void>;

  seen(ref: MessageRef): Promise<Seen>;
  /** What the bot wrote in a channel or a thread, without the message above a thread. */
  posts(place: Place): Promise<readonly string[]>;
  shown(place: Place): Promise<readonly Seen[]>;
  /** All messages of the bot in a channel and its threads, oldest first. */
  all(channel: string): Promise<readonly Seen[]>;
  addChannel(name: string): Promise<string>;
  isListening(): Promise<boolean>;
  /** What the bot showed somebody alone; only what came since `forget`. */
  told(who: Who): readonly Seen[];
  press(who: Who, at: MessageRef | "told", label: string): Promise<{ readonly acked: boolean }>;
  /** The words of the form, or of the page, that is open before somebody. */
  form(who: Who): string;
  /** Sends the open form; resolves to what the form says then. */
  fill(who: Who, words: string): Promise<string>;
  type(who: Who, words: string): Promise<{ readonly acked: boolean }>;
  useAsAnswer(who: Who, said: Said): Promise<unknown>;

  write(who: Who, text: string, place: Place): Promise<Said>;
  edit(who: Who, said: Said, text: string): Promise<void>;
  remove(who: Who, said: Said): Promise<void>;
  threadOf(ref: MessageRef): Place;
  answerTo(ref: MessageRef): Place;
  ownThread(): Promise<Place>;
  direct(who: Who): Promise<Place>;
  known(said: Said, kind: "thread" | "channel" | "direct"): string;

  /** Cuts the connection so that what people do meanwhile does not come by itself. */
  lose(meanwhile: () => Promise<void>): Promise<void>;
  failPost(fault: Fault): void;
  failStart(fault: Fault & { readonly times: number }): void;
  failPicture(): void;
  refuseReading(): void;
  clearFaults(): void;
  violations(): readonly unknown[];
  forget(): void;
  close(): Promise<void>;
}

/** A bot on a platform. Tests of a file share the platform and, as long as its options stay, the bot. */
export class Chat {
  #on: Platform | null = null;
  #scene: Scenario | null = null;
  #isUsual = true;

  get on(): Platform {
    if (!this.#on) throw new Error("the chat is not open");
    return this.#on;
  }

  get scene(): Scenario {
    if (!this.#scene) throw new Error("the bot has not started");
    return this.#scene;
  }

  get inbox(): Scenario["inbox"] {
    return this.scene.inbox;
  }

  get control(): Scenario["control"] {
    return this.scene.control;
  }

  async open(on: Platform): Promise<void> {
    this.#on = on;
    await this.again();
  }

  /** Stops the bot, and starts one with other options. */
  async again(
    options: Partial<ChatBotOptions> = {},
    meanwhile = async (): Promise<unknown> => undefined,
  ): Promise<void> {
    await this.#scene?.bot.stop();
    await meanwhile();
    this.#isUsual = Object.keys(options).length === 0;
    this.#scene = this.on.createBot(options);
    await this.#scene.bot.start(this.#scene.handlers);
    await this.on.connected();
  }

  async restart(meanwhile = async (): Promise<unknown> => undefined): Promise<void> {
    const { bot, handlers } = this.scene;
    await bot.stop();
    await meanwhile();
    await bot.start(handlers);
    await this.on.connected();
  }

  post(changes: Partial<Card> = {}): Promise<MessageRef> {
    return this.scene.bot.post(this.card(changes));
  }

  card(changes: Partial<Card> = {}): Post {
    return cardPost(changes, newId("p"));
  }

  note(under: MessageRef, changes: Partial<Note> = {}): Post {
    return { ...notePost(under, changes), id: newId("n") };
  }

  say(who: Who, ref: MessageRef, text: string): Promise<Said> {
    return this.on.write(who, text, this.on.threadOf(ref));
  }

  async heard(count = 1): Promise<readonly IncomingKind[]> {
    await this.waitFor(() => this.inbox.events.length >= count);
    return this.inbox.events.map(({ what }) => what);
  }

  get texts(): readonly string[] {
    return this.inbox.events.map(({ what }) => ("text" in what ? what.text : what.kind));
  }

  told(who: Who, words: RegExp): Promise<Seen> {
    return this.waitFor(() => {
      const last = this.on.told(who).at(-1);
      return last && words.test(last.words) ? last : null;
    });
  }

  /** Repeats a look until it finds something; for at most 20 seconds. */
  waitFor<T>(look: () => T | Promise<T>) {
    return until(look, 20_000);
  }

  async forget(): Promise<void> {
    this.on.clearFaults();
    if (!this.#isUsual) await this.again();
    const { inbox, control, plays, warnings, watched, refreshed } = this.scene;
    for (const list of [inbox.events, inbox.openings, inbox.spoken, control.given, control.wishes])
      list.splice(0);
    for (const list of [plays, warnings, refreshed, control.typed]) list.splice(0);
    for (const rows of Object.values(watched)) for (const id of Object.keys(rows)) delete rows[id];
    const before = async () => {};
    Object.assign(inbox, { deliveries: 0, verdict: "accepted", meaning: null, before });
    const none = { file: null, suggestions: [], consent: null, practice: null };
    Object.assign(control, { page: emptyPage, ...none });
    this.on.forget();
  }

  async close(): Promise<void> {
    await this.#scene?.bot.stop();
    await this.#on?.close();
  }
}

export function failNext({ inbox }: Chat, times = 1): void {
  let left = times;
  inbox.before = async () => {
    left -= 1;
    if (left >= 0) throw new Error("locked");
  };
}

/** Waits a twentieth of the time. */
export const briskClock: Clock = {
  now: realClock.now,
  sleep: (ms, signal) => realClock.sleep(ms / 20, signal),
};

export const platforms: readonly (readonly [name: string, open: () => Promise<Platform>])[] = [
  ["Slack", openSlackChat],
  ["Discord", openDiscordChat],
];

/** One chat for all tests of a `describe`. Nothing that the bot sends may break the platform's rules. */
export function useChat<P extends Platform>(
  open: () => Promise<P>,
  prepare = async (_on: P): Promise<unknown> => undefined,
): Chat {
  const chat = new Chat();
  beforeAll(async () => {
    const on = await open();
    await prepare(on);
    await chat.open(on);
  });
  afterAll(() => chat.close());
  beforeEach(() => chat.forget());
  afterEach(() => expect(chat.on.violations()).toEqual([]));
  return chat;
}

/** A chat for one test, where what is left would disturb others. */
export async function openChat(open: () => Promise<Platform>): Promise<Chat> {
  const chat = new Chat();
  onTestFinished(() => chat.close());
  await chat.open(await open());
  return chat;
}
