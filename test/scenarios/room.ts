/** An in-memory chat room on the code that all bots share, for stories that need no platform. */

import type { Reply } from "../../bots/discord/events.js";
import {
  interactionEvent,
  parseId,
  replyObject,
  wordsIn,
  writtenAt,
} from "../../bots/discord/events.js";
import { discordMarkup } from "../../bots/discord/markdown.js";
import { type DiscordMessage, showMessage, showPage } from "../../bots/discord/show.js";
import { silentLog } from "../../bots/present/bot-log.js";
import { ChatService } from "../../bots/present/chat-service.js";
import { readCommand } from "../../bots/present/commands.js";
import type { Refusal } from "../../bots/present/door.js";
import { Patience } from "../../bots/present/patience.js";
import { postMessage, refusalMessage } from "../../bots/present/post-message.js";
import type { PressAction } from "../../bots/present/press-action.js";
import { readAction } from "../../bots/present/press-action.js";
import { ThreadHearing } from "../../bots/present/thread-hearing.js";
import type { Heard, ThreadSource } from "../../bots/present/thread-memory.js";
import { ThreadMemory, threadOf } from "../../bots/present/thread-memory.js";
import { WhoMay } from "../../bots/present/who-may.js";
import type { Bot, BotHandlers, IncomingKind, MessageRef, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import type { Command } from "../../src/core/people/command.js";
import { createSnowflakes } from "../peers/discord/snowflakes.js";
import {
  asRead,
  type Doors,
  type PersonName,
  type Room,
  type Seen,
  type Values,
  type Written,
} from "./place.js";

const platform = "discord";
const origin = { platform, workspace: "room" } as const;
const [channel, elsewhere] = ["kitchen", "neighbours"];
const idOf = (name: string) => name.toLowerCase();
const directWith = (id: string) => `direct-${id}`;
const refused = (refusal: Refusal) => showMessage(refusalMessage(refusal, discordMarkup));

interface Message extends DiscordMessage {
  readonly id: string;
  readonly channel: string;
  readonly parent: string | null;
  readonly writer: PersonName | "Sous";
  readonly answers: string | null;
  readonly isMention: boolean;
  readonly edited: number | null;
  readonly post?: Post;
}

interface Aside extends DiscordMessage {
  readonly id: string;
  readonly to: string;
}

function typed(name: string, values: Values = {}): string {
  if (name === "move") return `${values.thing} to ${values.place}`;
  if (name === "schedule" && "home" in values) return `daily ${values.daily} ${values.home}`;
  return Object.values(values).join(" ");
}

export function openRoom(): Room {
  const messages = new Map<string, Message>();
  const asides: Aside[] = [];
  let now: Clock["now"] = Date.now;
  const nextId = createSnowflakes(() => now());
  let listener: ReturnType<typeof listen> | null = null;

  function add(message: Partial<Message> & Pick<Message, "writer" | "channel">): Message {
    const parent = messages.get(message.channel)?.channel ?? null;
    const blank = { content: "", components: [], answers: null, isMention: false, edited: null };
    const added = { ...blank, id: nextId(), parent, ...message };
    messages.set(added.id, added);
    return added;
  }
  function whisper(to: string, shown: DiscordMessage): Aside {
    const added = { ...shown, id: nextId(), to };
    asides.push(added);
    return added;
  }
  const inChannel = (at: string) => [...messages.values()].filter((one) => one.channel === at);
  const ofSous = (at: string) => inChannel(at).filter(({ writer }) => writer === "Sous");

  function listen(handlers: BotHandlers, clock: Clock, { managers, answerers }: Doors) {
    const whoMay = new WhoMay({
      platform: "The room",
      managers: managers?.map(idOf) ?? "channel",
      answerers: answerers?.map(idOf) ?? "channel",
      installer: null,
      clock,
      log: silentLog,
      membership: {
        belongs: async (user, to) => typeof to === "string" || to.includes(user),
        isIn: async () => true,
      },
    });
    const service = new ChatService({
      ...origin,
      space: "",
      channel,
      handlers,
      whoMay,
      clock,
    });
    const threads = new ThreadMemory();
    const read = (at: string) =>
      inChannel(at).map((one) => ({ heard: heardFrom(one), reply: replyIn(one) }));
    const source: ThreadSource<Reply> = {
      platform: "The room",
      closedReadAgain: 20,
      readThread: async (card) => ({
        messages: read(threadOf(card)),
        wholeSince: 0,
        threads: [],
      }),
      readChannel: async (at) => ({ messages: read(at), wholeSince: 0, threads: [] }),
      activeThreads: async () => [],
      directs: async (people) => people.map(directWith),
      episodeOnCard: async ({ message }) => messages.get(message)?.post?.episode ?? null,
      isDeleted: async ({ id }) => !messages.has(id),
      parseId: (message, card) => parseId(origin, message, card),
      writtenAt,
      objectOf: replyObject,
      wordsOf: async (reply) => wordsIn(reply),
    };
    const hearing = new ThreadHearing<Reply>({
      source,
      threads,
      service,
      patience: new Patience(clock),
      log: silentLog,
      async tell({ writer, ref, refusal }) {
        const at = refusal.isPublic ? ref.channel : directWith(writer);
        add({ writer: "Sous", channel: at, ...refused(refusal) });
      },
    });
    return { service, threads, hearing };
  }

  function heardFrom({
    id,
    channel: at,
    parent,
    writer,
    answers,
    edited,
    ...more
  }: Message): Heard {
    const isDirect = at.startsWith("direct-");
    const answered = answers === null ? undefined : messages.get(answers);
    return {
      ref: { channel: at, message: id },
      writer: idOf(writer),
      channel: isDirect ? null : (parent ?? at),
      card: parent === null ? null : { channel: parent, message: at },
      answers: answers === null ? null : { channel: at, message: answers },
      addressed: isDirect || more.isMention || answered?.writer === "Sous",
      written: writtenAt(id),
      edited,
    };
  }

  function replyIn({ id, channel: at, writer, content: text, edited }: Message): Reply | null {
    const person = { id: idOf(writer), name: writer };
    return writer === "Sous" ? null : { id, channel: at, person, text, edited, carries: true };
  }

  async function say(message: Partial<Message> & Pick<Message, "writer" | "channel">) {
    const added = add(message);
    await listener?.hearing.hear(heardFrom(added), () => replyIn(added));
    return { person: added.writer as PersonName, id: added.id, channel: added.channel };
  }

  /** @returns whether somebody listens */
  async function keep(
    name: PersonName,
    of: "press" | "modal",
    what: IncomingKind,
    at: string | null,
  ) {
    const person = { id: idOf(name), name };
    const event = interactionEvent(origin, { of, person, id: nextId(), what });
    const refusal = await listener?.service.receive(event, at);
    if (refusal) whisper(person.id, refused(refusal));
    return listener !== null;
  }

  async function command(name: PersonName, given: Command): Promise<DiscordMessage> {
    if (!listener) throw new Error("nobody listens");
    const caller = listener.service.callerOf({ id: idOf(name), name }, channel);
    const said = await listener.service.perform(given, caller, async () => null);
    const shown =
      said.kind === "page"
        ? showPage(said.page, "page")
        : { content: said.kind === "words" ? said.text : "", components: [] };
    return whisper(idOf(name), shown);
  }

  /** @throws Error without such a button or option */
  function actionOf({ id, components }: Message | Aside, label: string): PressAction {
    for (const control of components.flatMap((row) => row.components)) {
      if (!("custom_id" in control)) continue;
      const option =
        "options" in control ? control.options.find((one) => one.label === label) : undefined;
      const isIt = option !== undefined || ("label" in control && control.label === label);
      const action = isIt ? readAction(control.custom_id, option?.value ?? null) : null;
      if (action) return action;
    }
    throw new Error(`message ${id} has no ${label}`);
  }

  async function press(name: PersonName, on: Message | Aside, label: string): Promise<boolean> {
    const action = actionOf(on, label);
    if (!listener) return false;
    const shownIn = "to" in on ? null : on.channel;
    if ("event" in action) return keep(name, "press", action.event, shownIn);
    if ("play" in action) await command(name, { verb: "play", home: action.play, rounds: 1 });
    else if ("wish" in action)
      await listener.service.control.prefer(
        action.wish,
        listener.service.callerOf({ id: idOf(name), name }, channel),
      );
    else throw new Error(`${label} is not pressed in stories`);
    return true;
  }

  const standing = ({ id }: Pick<Seen, "id">): Message | Aside => {
    const found = messages.get(id) ?? asides.find((aside) => aside.id === id);
    if (!found) throw new Error(`there is no message ${id}`);
    return found;
  };

  const show = (post: Post): DiscordMessage =>
    showMessage(postMessage(post, discordMarkup), { episode: post.episode, post: post.id });

  function makeBot(clock: Clock, doors: Doors = {}): Bot {
    now = () => clock.now();
    const remember = (ref: MessageRef, post: Post) => {
      const open = post.kind === "card" ? !post.card.done : post.kind === "call";
      const first = post.kind === "card" ? (post.under ?? ref) : ref;
      if (post.kind !== "note") listener?.threads.remember(first, { episode: post.episode, open });
    };
    return {
      platform,
      command: "/sous",
      paceMs: 0,
      belongs: async () => "yes",
      async start(handlers) {
        listener = listen(handlers, clock, doors);
        const welcome = await listener.service.introduction(channel, discordMarkup);
        if (welcome) add({ writer: "Sous", channel, ...showMessage(welcome) });
      },
      async stop() {
        listener?.hearing.stop();
        listener = null;
      },
      async post(post) {
        const shown = { ...show(post), writer: "Sous", post } as const;
        if (post.kind === "note") {
          const { to, aside, direct } = post.note;
          if (aside && to !== null) return { channel: "aside", message: whisper(to, shown).id };
          const under = post.under ? threadOf(post.under) : channel;
          const at = direct && to !== null ? directWith(to) : under;
          return { channel: at, message: add({ ...shown, channel: at }).id };
        }
        const at = post.channel || channel;
        const answers = (post.kind === "card" && post.under?.message) || null;
        const ref = { channel: at, message: add({ ...shown, channel: at, answers }).id };
        remember(ref, post);
        return ref;
      },
      async edit(ref, post) {
        const message = messages.get(ref.message);
        if (message) messages.set(message.id, { ...message, ...show(post), post });
        remember(ref, post);
      },
      find: async (post) =>
        [...messages.values()]
          .filter((one) => one.post?.id === post.id)
          .map((one) => ({ channel: one.channel, message: one.id })),
      async remove({ message }) {
        messages.delete(message);
      },
      catchUp: async (cards) => listener?.hearing.catchUp(cards),
    };
  }

  const own = ({ id }: Written): Message => standing({ id }) as Message;
  return {
    platform,
    channel,
    elsewhere,
    makeBot,
    async command(person, name, values) {
      try {
        const given = readCommand(`${name} ${typed(name, values)}`, "/sous");
        return asRead((await command(person, given)).content);
      } catch (error) {
        if (error instanceof InputError) return error.message;
        throw error;
      }
    },
    cards: async (at = channel) => ofSous(at).map(see),
    notes: async (card) => [...ofSous(card.thread).map(see), ...asides.map(see)],
    press: async (person, message, label) => press(person, standing(message), label),
    async fill(person, message, label, text) {
      const on = standing(message);
      const action = actionOf(on, label);
      if (!("open" in action)) throw new Error(`${label} opens no form`);
      await listener?.service.noteOpened(idOf(person), action.open);
      return keep(person, "modal", { ...action.open, text }, "to" in on ? null : on.channel);
    },
    async onOwnPage(person, label) {
      await command(person, { verb: "me" });
      const page = asides.at(-1);
      if (page) await press(person, page, label);
    },
    whispers: (person) => [
      ...asides.filter(({ to }) => to === idOf(person)).map(({ content }) => asRead(content)),
      ...ofSous(directWith(idOf(person))).map(({ content }) => content),
    ],
    reply: (writer, card, content) => say({ writer, channel: card.thread, content }),
    speak: (writer, how, content) =>
      say({
        writer,
        channel: how === "direct" ? directWith(idOf(writer)) : channel,
        content,
        isMention: how === "mention",
      }),
    directly: async (person) => ofSous(directWith(idOf(person))).map(({ content }) => content),
    async edit(written, content) {
      const message = { ...own(written), content, edited: now() };
      messages.set(message.id, message);
      await listener?.hearing.hear(heardFrom(message), () => replyIn(message));
    },
    async remove(written) {
      const message = own(written);
      messages.delete(message.id);
      await listener?.hearing.hearDeletion(heardFrom(message));
    },
    objections: () => [],
    close: async () => {},
  };
}

function see(message: Message | Aside): Seen {
  const controls = message.components.flatMap((row) => row.components);
  const labels = controls.flatMap((one) => ("label" in one && one.label ? [one.label] : []));
  const options = controls.flatMap((one) => ("options" in one ? one.options : []));
  const isAside = "to" in message;
  return {
    id: message.id,
    channel: isAside ? "aside" : message.channel,
    thread: (isAside ? null : message.answers) ?? message.id,
    text: asRead(message.content),
    buttons: labels,
    options: options.map(({ label }) => label),
  };
}
