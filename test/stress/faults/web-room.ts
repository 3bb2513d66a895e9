/** Web chat users: a page keeps each letter until acknowledged. */
import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { listenOnLoopback } from "../../peers/control.js";
import type { Act, Asked, Room, Sight, ThreadSight } from "./room.js";

const choice = z.object({ id: z.string(), label: z.string() });
const card = z.object({
  episode: z.string(),
  question: z.object({ id: z.string(), choices: z.array(choice) }).nullable(),
});
const item = z.object({
  kind: z.enum(["card", "note", "answer", "asked"]),
  id: z.string(),
  note: z.object({ text: z.string() }).optional(),
});
const state = z.object({
  snapshot: z.object({ card: card.nullable(), conversation: z.array(item) }).nullable(),
});
const inbox = z.object({
  calls: z.array(z.object({ id: z.string(), choices: z.array(choice) })),
});
type State = z.output<typeof state>;
type Page = State["snapshot"];

const retryMs = 150;
const requestTimeoutMs = 3000;

export interface WebRoomOptions {
  readonly homes: readonly string[];
  readonly signal: AbortSignal;
}

export async function openWebRoom({ homes, signal }: WebRoomOptions): Promise<Room> {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const states = new Map<string, State>();
  let { calls } = inbox.parse({ calls: [] });
  const pages = () => [...states.values()].map(({ snapshot }) => snapshot);

  async function refresh(): Promise<void> {
    for (const home of homes) {
      const answer = await ask(`${url}/api/state?household=${home}&width=240`).catch(() => null);
      if (answer?.ok) states.set(home, state.parse(await answer.json()));
    }
    const waiting = await ask(`${url}/api/inbox`).catch(() => null);
    if (waiting?.ok) ({ calls } = inbox.parse(await waiting.json()));
  }

  /** Repeats a letter with its key, like the page. */
  async function send(path: string, letter: object): Promise<Act> {
    const key = randomUUID();
    while (!signal.aborted) {
      const answer = await ask(`${url}${path}`, { ...letter, key }).catch(() => null);
      if (answer?.ok) return { key, acked: true };
      await sleep(retryMs, undefined, { signal }).catch(() => undefined);
    }
    return { key, acked: false };
  }

  return {
    bot: "web",
    channel: "",
    people: ["ada", "ben", "cleo"],
    args: ["--port", String(port)],
    environment: {},
    async look() {
      await refresh();
      const sights = pages().map(readSight);
      const called = calls.map(({ id, choices }) => {
        return { question: id, episode: id, message: id, thread: null, choices };
      });
      return {
        asked: [...sights.flatMap(({ asked }) => asked), ...called],
        cards: sights.flatMap(({ cards }) => cards),
      };
    },
    press: ({ person, asked, choice: chosen }) =>
      send("/api/press", { question: asked.question, choice: chosen, person: named(person) }),
    reply: ({ person, asked, text }) =>
      send("/api/reply", { question: asked.question, text, person: named(person) }),
    async play(_person, home) {
      await ask(`${url}/api/play`, { home }).catch(() => undefined);
    },
    async threads() {
      await refresh();
      return pages().flatMap(readThread);
    },
    async close() {},
  };
}

function ask(url: string, body?: object): Promise<Response> {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  if (!body) return fetch(url, { signal });
  const headers = { "content-type": "application/json" };
  return fetch(url, { method: "POST", headers, body: JSON.stringify(body), signal });
}

function named(person: string): { id: string; name: string } {
  return { id: `page-${person}`, name: person };
}

function readSight(page: Page): Sight {
  const cards = (page?.conversation ?? []).flatMap(({ kind, id }) => (kind === "card" ? [id] : []));
  return { asked: readAsked(page), cards };
}

function readAsked(page: Page): Asked[] {
  const { card: shown = null } = page ?? {};
  if (!shown?.question) return [];
  const { episode, question } = shown;
  const { id, choices } = question;
  return [{ question: id, episode, message: episode, thread: episode, choices }];
}

/** One conversation, judged by acknowledgements. */
function readThread(page: Page): ThreadSight[] {
  if (!page?.card) return [];
  const notes = page.conversation.flatMap(({ kind, id, note }) =>
    kind === "note" ? [{ id, text: note?.text ?? "" }] : [],
  );
  return [{ episode: page.card.episode, notes, replies: [] }];
}

/** Reused when the server restarts. */
async function findFreePort(): Promise<number> {
  const server = createServer();
  const port = await listenOnLoopback(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
