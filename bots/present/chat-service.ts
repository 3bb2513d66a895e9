/** Handles presses, commands and messages for Slack and Discord. */
import type {
  BotHandlers,
  Caller,
  Channels,
  Control,
  InboxVerdict,
  IncomingEvent,
  Meant,
  MessageRef,
  PersonFile,
  PersonPage,
  Rights,
  Spoken,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import { StorageError } from "../../src/core/memory/storage.js";
import type { Belonging, Command, ConsentCommand } from "../../src/core/people/command.js";
import type { HeardPlaceStore } from "../../src/core/people/installation.js";
import { inSpace, withoutSpace } from "../../src/core/platform.js";
import { outside } from "./chat-bot.js";
import { chatCommand, usageLines } from "./commands.js";
import { type Refusal, refusalOf } from "./door.js";
import type { Origin, Person } from "./incoming.js";
import type { ChatMessage, Markup } from "./message.js";
import { nothingKept } from "./person-page.js";
import { saidMessage } from "./post-message.js";
import type { FormSubject } from "./press-action.js";
import { type FullText, type ReadingRequest, readInFull } from "./reading.js";
import type { WhoMay } from "./who-may.js";

export type CommandReply =
  | { readonly kind: "words"; readonly text: string }
  | { readonly kind: "page"; readonly page: PersonPage }
  | { readonly kind: "file"; readonly file: PersonFile }
  /** `page` asks for confirmation, or says that nothing is stored. */
  | { readonly kind: "forgetting"; readonly text: string; readonly page: PersonPage };

/** Older messages, which are read after a restart, get no reply. */
const replyWithinMs = 5 * 60_000;

export class ChatService {
  constructor(
    private readonly options: Origin & {
      /** Prefix of channel ids, for a workspace that installed Sous itself. */
      readonly space: string;
      /** Home channel, where tasks from direct messages run; empty when not set yet. */
      readonly channel: string;
      /** Changes the home channel; absent where the settings name it. */
      readonly settle?: ((channel: string) => Promise<void>) | undefined;
      readonly handlers: BotHandlers;
      readonly whoMay: WhoMay;
      readonly clock: Clock;
    },
  ) {}

  get origin(): Origin {
    const { platform, workspace } = this.options;
    return { platform, workspace };
  }

  get control(): Control {
    return this.options.handlers.control;
  }

  now(): number {
    return this.options.clock.now();
  }

  get places(): HeardPlaceStore | undefined {
    return this.options.handlers.places;
  }

  /** Returns the ids of known people, most recent first. */
  async people(): Promise<readonly string[]> {
    const { platform, workspace } = this.origin;
    return (await this.places?.people(platform, workspace)) ?? [];
  }

  callerOf(person: Person, channel: string | null): Caller {
    const { whoMay, space, channel: homeChannel, settle } = this.options;
    const here = channel ?? homeChannel;
    const where = { channel: inSpace(space, here), homeChannel: inSpace(space, homeChannel) };
    return {
      ...this.origin,
      person,
      command: chatCommand,
      ...(channel === null ? { ...where, isDirect: true } : where),
      ...(channel !== null && settle && { settle: () => settle(channel) }),
      mayManage: () => whoMay.mayManage(person.id),
      belongs: (to) => whoMay.mayRead(person.id, to === "home" ? null : here),
    };
  }

  /** Stores an event. @param shownIn the message's channel; null if one person sees it @returns the refusal, or null */
  async receive(event: IncomingEvent, shownIn: string | null): Promise<Refusal | null> {
    const { handlers, whoMay } = this.options;
    const { id } = event.person;
    const mayAnswer = () => whoMay.mayAnswer(id, shownIn);
    const rights = { mayAnswer, belongs: this.#belongs(id) };
    const verdict = await handlers.inbox.receive(event, rights).catch(tellOfStorage);
    return typeof verdict === "string" ? this.refusalOf(event, verdict) : verdict;
  }

  /** Like {@link receive} for words in a thread, channel or direct message, which may also give orders. */
  receiveReply(event: IncomingEvent): Promise<InboxVerdict> {
    const { handlers, whoMay } = this.options;
    const { id } = event.person;
    return handlers.inbox.receive(event, {
      mayAnswer: () => whoMay.mayReply(id),
      mayManage: () => whoMay.mayManage(id),
      belongs: this.#belongs(id),
    });
  }

  #belongs(person: string): NonNullable<Rights["belongs"]> {
    return (channel) => this.belongs(person, withoutSpace(channel));
  }

  heard(episode: string): Promise<readonly string[]> {
    return this.options.handlers.inbox.heard(episode);
  }

  belongs(person: string, channel: string): Promise<Belonging> {
    return this.options.whoMay.mayRead(person, channel === "" ? null : channel);
  }

  async lose(channels: readonly string[] | null, why: string): Promise<void> {
    await this.options.handlers.channels.lost(this.#places(channels), why);
  }

  async regain(channels: readonly string[] | null): Promise<void> {
    await this.options.handlers.channels.regained(this.#places(channels));
  }

  /** Handles words that answer nothing and are about no task. @returns the reply; null if they are no order */
  async order(
    { key, person, what }: IncomingEvent,
    channel: string | null,
  ): Promise<string | null> {
    if (!("text" in what)) return null;
    const { control } = this.options.handlers;
    try {
      const request = { home: null, text: what.text, key };
      const reply = await control.order(request, this.callerOf(person, channel));
      if (reply.kind === "unread") return null;
      const { text, choices } = reply;
      return [text, ...choices.map(({ label }, at) => `${at + 1}. ${label}`)].join("\n");
    } catch (error) {
      if (error instanceof InputError) return error.message;
      throw error;
    }
  }

  /** Returns the bot's first message in a channel; null when it was posted there before. */
  async introduction(channel: string, markup: Markup): Promise<ChatMessage | null> {
    const { platform, space, handlers } = this.options;
    if (!(await handlers.channels.joined(platform, inSpace(space, channel)))) return null;
    const homes = await handlers.control.homes();
    const home = homes.find(({ id }) => id === "kitchen") ?? homes[0];
    const text = `Hello, I am Sous, a household robot in a text world. I ask here when I do not know something, and post nothing else. Nothing begins by itself: press the button, or say ${chatCommand} play. ${chatCommand} help tells more.`;
    const play = home && { label: `Play in ${home.title}`, action: { play: home.id } };
    return saidMessage(text, markup, play ? [{ ...play, main: true }] : []);
  }

  async noteDeleted(ref: MessageRef): Promise<void> {
    const { platform, space, handlers } = this.options;
    await handlers.channels.deleted(platform, outside(space, ref));
  }

  /** Adds the space to channels' ids. The home channel includes homes without a channel. */
  #places(channels: readonly string[] | null): Channels {
    const { platform, space, channel: homeChannel } = this.options;
    const home = ["", homeChannel];
    const isHome = channels?.some((channel) => home.includes(channel));
    const all = channels && [...channels, ...(isHome ? home : [])];
    return { platform, space, channels: all?.map((channel) => inSpace(space, channel)) ?? null };
  }

  meant(heard: Omit<Spoken, "mayRead" | "homeChannel" | keyof Origin>): Promise<Meant | null> {
    const { handlers, whoMay, space, channel: home } = this.options;
    const mayRead: Spoken["mayRead"] = (to) => whoMay.mayRead(heard.person, to && withoutSpace(to));
    const channel = heard.channel && inSpace(space, heard.channel);
    const answers = heard.answers && outside(space, heard.answers);
    const where = { channel, answers, homeChannel: inSpace(space, home) };
    return handlers.inbox.meant({ ...heard, ...this.origin, ...where, mayRead });
  }

  isFresh(at: number): boolean {
    return this.now() - at < replyWithinMs;
  }

  refusalOf(event: IncomingEvent, verdict: InboxVerdict): Promise<Refusal | null> {
    const { handlers, whoMay } = this.options;
    const { answerers } = whoMay;
    const { control } = handlers;
    return refusalOf(verdict, event.what, { answerers, command: chatCommand, control });
  }

  async noteOpened(user: string, about: FormSubject): Promise<void> {
    const opening = { ...this.origin, person: user, about, at: this.now() };
    await this.options.handlers.inbox.opened(opening);
  }

  /** Returns a full text. If one person alone sees the button (`isAlone`), first checks that they have not left. */
  async readInFull(
    request: ReadingRequest,
    { person, ...caller }: Caller,
    isAlone: boolean,
  ): Promise<FullText | null> {
    const places = caller.isDirect ? (["home"] as const) : (["home", "here"] as const);
    const belongings = isAlone ? await Promise.all(places.map(caller.belongs)) : ["yes"];
    if (!belongings.includes("yes")) return null;
    return readInFull(this.options.handlers.watch, request, { ...this.origin, id: person.id });
  }

  /** Handles consent buttons, which only people see whom a campaign asked. */
  async consent(command: ConsentCommand, caller: Caller) {
    const { control } = this.options.handlers;
    const said = await control.perform(command, { ...caller, wasAsked: true });
    const { campaign } = command;
    const practice = campaign === null ? null : await control.practiceFor(campaign, caller);
    return { said, practice };
  }

  /** @param command a string is the reply to an invalid one @param whyNoPost says why the bot cannot post, or null */
  async perform(
    command: Command | string,
    caller: Caller,
    whyNoPost: (channel: string) => Promise<string | null>,
  ): Promise<CommandReply> {
    if (typeof command === "string") return { kind: "words", text: command };
    const channel = withoutSpace(caller.channel);
    const isStarting = command.verb === "play" || (command.verb === "do" && command.order !== null);
    if (isStarting && channel === "")
      return { kind: "words", text: "I have no channel here yet: say it in one." };
    const isPosting = isStarting || (command.verb === "here" && !caller.isDirect);
    const obstacle = isPosting ? await whyNoPost(channel) : null;
    if (obstacle !== null) return { kind: "words", text: obstacle };
    const { control } = this.options.handlers;
    if (command.verb === "me") return { kind: "page", page: await this.openPage(caller) };
    if (command.verb === "my-data" && command.request === "export") {
      const file = await control.dataOf(caller);
      return file ? { kind: "file", file } : { kind: "words", text: nothingKept };
    }
    if (command.verb === "my-data" && command.request === "delete") {
      const text = await control.prefer("forget-me", caller);
      return { kind: "forgetting", text, page: await control.pageOf(caller) };
    }
    const answer = await control.perform(command, caller);
    const usage = command.verb === "help" ? usageLines(chatCommand) : [];
    return { kind: "words", text: [...usage, answer].join("\n") };
  }

  async hasEnded(episode: string): Promise<boolean> {
    const story = await this.options.handlers.watch.episode(episode);
    return Boolean(story?.card.done);
  }

  async pageOf(caller: Caller): Promise<PersonPage> {
    const { handlers, whoMay } = this.options;
    const page = await handlers.control.pageOf(caller);
    return (await whoMay.mayAnswer(caller.person.id, null)) ? page : { ...page, questions: [] };
  }

  async openPage(caller: Caller): Promise<PersonPage> {
    const page = await this.pageOf(caller);
    await this.notePage(page, caller.person.id);
    return page;
  }

  async notePage({ questions }: PersonPage, user: string): Promise<void> {
    for (const { question } of questions)
      await this.noteOpened(user, { kind: "words", question: question.id });
  }
}

function tellOfStorage(error: unknown): Refusal {
  if (error instanceof StorageError) return { words: error.forPeople };
  throw error;
}
