/** Lines over TCP: `nc 127.0.0.1 7777`, then a name, then answers. A number chooses, words are words. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { endLine, headline, heardLine, questionLines } from "../../bots/present/card-text.js";
import { readCommand } from "../../bots/present/commands.js";
import { refusalOf } from "../../bots/present/door.js";
import { cutToFit, visibleLine } from "../../bots/present/visible-text.js";
import type { Bot, BotHandlers, CardQuestion, IncomingEvent, Post } from "../../src/core/bot.js";
import { ownerRights, reservedChoices } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { ConfigError, InputError } from "../../src/core/errors.js";

type Person = IncomingEvent["person"];

const place = { platform: "x-line", workspace: "local" } as const;
/** Number of posts whose printed lines are remembered. */
const mostTold = 500;
/** Characters that may wait for a client that does not read. */
const mostUnread = 1_000_000;

/** @param options port: on this machine only; 0 takes a free one, see `port()` */
export function createLineBot(options: { port: number; clock: Clock }): Bot & { port(): number } {
  const sockets = new Set<Socket>();
  const open = new Map<string, { episode: string; question: CardQuestion }>();
  const told = new Map<string, readonly string[]>();
  const ballots = new Map<string, string>();
  let server: Server | null = null;

  function print(socket: Socket, parts: readonly string[]): void {
    if (socket.writableLength > mostUnread) socket.destroy();
    for (const part of parts) socket.write(`${part}\n`);
  }

  /** Printed lines cannot be edited, so this prints only the lines that are new since the last time. */
  function show(post: Post): void {
    keep(post);
    const parts = tell(post);
    const fresh = parts.filter((part) => !told.get(post.id)?.includes(part));
    for (const socket of sockets) print(socket, fresh);
    told.set(post.id, parts);
    if (told.size > mostTold) told.delete([...told.keys()][0] ?? "");
  }

  /** Keeps the open questions, and for each person the answer that they can take back. */
  function keep(post: Post): void {
    if (post.kind === "note") {
      if (post.note.ballot && post.note.to) ballots.set(post.note.to, post.note.ballot);
      return;
    }
    const { question } = post.kind === "card" ? post.card : post.call;
    if (question) open.set(post.id, { episode: post.episode, question });
    else open.delete(post.id);
  }

  /** What a line means, or null. It answers the newest open question. */
  function understand(text: string, { id }: Person, message: string): IncomingEvent["what"] | null {
    if (text === "/take-back") return { kind: "retract", ballot: ballots.get(id) ?? "" };
    const { episode, question } = [...open.values()].at(-1) ?? {};
    if (!episode || !question) return null;
    const choice = text === "?" ? reservedChoices.dontKnow : question.choices[Number(text) - 1]?.id;
    if (choice === undefined) return { kind: "reply", episode, message, text };
    return { kind: "press", question: question.id, choice };
  }

  /** The reply to a line. "Got it." comes only after the inbox has stored the line. */
  async function answer(text: string, person: Person, given: BotHandlers): Promise<string> {
    if (text.startsWith("/") && text !== "/take-back") {
      const caller = { ...place, person, channel: place.platform, ...ownerRights };
      return given.control.perform(readCommand(text.slice(1), "/"), caller);
    }
    const message = `${place.platform}:${place.workspace}:line:${randomUUID()}`;
    const what = understand(text, person, message);
    if (!what) return "Nothing is asked now. /play kitchen begins a task.";
    const event = { ...place, key: `${message}:1`, person, at: options.clock.now(), what };
    const context = { answerers: "channel", command: "/", control: given.control } as const;
    return (await refusalOf(await given.inbox.receive(event), what, context))?.words ?? "Got it.";
  }

  async function serve(socket: Socket, given: BotHandlers): Promise<void> {
    const lines = createInterface({ input: socket });
    socket.once("close", () => lines.close());
    let person: Person | null = null;
    print(socket, [...Array.from(open.values(), ({ question }) => ask(question)), "Your name?"]);
    for await (const line of lines) {
      if (line.trim() === "") continue;
      if (person) {
        const said = await answer(line.trim(), person, given).catch((error) =>
          error instanceof InputError ? error.message : "That was not kept. Please say it again.",
        );
        print(socket, said.split("\n").map(plain));
      } else {
        const name = cutToFit(visibleLine(line), 40);
        person = { id: name.toLowerCase(), name };
        print(socket, [`Hello ${name}.`]);
      }
    }
  }

  async function stop(): Promise<void> {
    const stopping = server;
    server = null;
    for (const socket of sockets) socket.destroy();
    if (stopping) await new Promise((resolve) => stopping.close(resolve));
  }

  async function start(handlers: BotHandlers): Promise<void> {
    await stop();
    server = createServer((socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket)).on("error", () => socket.destroy());
      serve(socket, handlers).catch(() => socket.destroy());
    }).listen(options.port, "127.0.0.1");
    await once(server, "listening").catch((cause) => {
      throw new ConfigError(`Nobody can listen on port ${options.port}: name another.`, { cause });
    });
  }

  const port = () => (server?.address() as AddressInfo | null)?.port ?? options.port;
  const post: Bot["post"] = async (shown) => {
    show(shown);
    return { channel: shown.channel, message: shown.id };
  };
  const edit: Bot["edit"] = async (_, shown) => show(shown);
  const nothing = { find: async () => [], remove: async () => {}, catchUp: async () => {} };
  return { platform: place.platform, paceMs: 0, port, start, stop, post, edit, ...nothing };
}

/** The post's text in parts; a question and its choices are one part. */
function tell(post: Post): readonly string[] {
  if (post.kind === "note") return [plain(post.note.text)];
  if (post.kind === "call") return post.call.question ? [ask(post.call.question)] : [];
  const { question, done } = post.card;
  const lines = [headline(post.card), heardLine(post.card), done && endLine(done)];
  const told = lines.flatMap((line) => (line ? [plain(line)] : []));
  return question ? [...told, ask(question)] : told;
}

function ask(question: CardQuestion): string {
  const choices = question.choices.map(({ label }, index) => `${index + 1}: ${label}`);
  return [...questionLines(question), ...choices, "?: I don't know"].map(plain).join("\n");
}

/** One line of limited length, without characters that steer a terminal. */
const plain = (text: string): string => cutToFit(visibleLine(text), 2000);
