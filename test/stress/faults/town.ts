import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { pick, seededRandom } from "../../../src/core/random.js";
import { listenOnLoopback } from "../../peers/control.js";
import { startDiscordPeer } from "../../peers/discord/peer.js";
import { startSlackPeer } from "../../peers/slack/slack-peer.js";
import { openDiscordRoom } from "./discord-room.js";
import {
  type Evidence,
  judgeSettled,
  type KeptRows,
  type Settling,
  type Verdict,
} from "./judge.js";
import { People } from "./people.js";
import type { Act, Asked, FaultBot, Room, Sight, ThreadSight } from "./room.js";
import { openSlackRoom } from "./slack-room.js";
import { Watcher } from "./watcher.js";

export interface TownParts {
  readonly rooms: readonly { readonly room: Room; readonly homes: readonly string[] }[];
  readonly seed: number;
  /** Separates random streams of one seed. */
  readonly name: string;
  readonly pressesTwice?: boolean;
  readonly areAlike?: boolean;
  /** Counts only final copies of cards. */
  readonly forgivesCopies?: boolean;
}

const newTaskMs = 900;

export class Town {
  readonly rooms: TownParts["rooms"];
  readonly #parts: TownParts;
  readonly #watchers: readonly Watcher[];
  readonly #people: readonly People[];
  readonly #second: Act[] = [];

  constructor(parts: TownParts) {
    this.#parts = parts;
    this.rooms = parts.rooms;
    this.#watchers = parts.rooms.map(({ room }) => new Watcher(room));
    this.#people = parts.rooms.map(({ room }, at) => {
      const random = seededRandom(parts.seed, parts.name, "people", String(at));
      const sight = () => this.#watchers[at]?.sight ?? { asked: [], cards: [] };
      const pressed = parts.pressesTwice ? pressTwice(room, this.#second) : room;
      return new People({ room: pressed, random, sight, areAlike: parts.areAlike });
    });
  }

  get environment(): Readonly<Record<string, string>> {
    return Object.assign({}, ...this.rooms.map(({ room }) => room.environment));
  }

  /** Runs until aborted, then completes pending answers. */
  async live(signal: AbortSignal): Promise<void> {
    await Promise.all([
      ...this.#watchers.map((watcher) => watcher.watch(signal)),
      ...this.#people.map((people) => people.live(signal).then(() => people.settled())),
    ]);
  }

  async play(signal: AbortSignal, hasEnough = (_home: string) => false): Promise<void> {
    const playIn = async ({ room, homes }: TownParts["rooms"][number]) => {
      const random = seededRandom(this.#parts.seed, this.#parts.name, "tasks", room.bot);
      while (!signal.aborted) {
        const home = pick(
          random,
          homes.filter((one) => !hasEnough(one)),
        );
        if (home === undefined) return;
        await room.play(pick(random, room.people) ?? "", home).catch(() => undefined);
        const pauseMs = newTaskMs * (0.2 + random());
        await sleep(pauseMs, undefined, { signal }).catch(() => undefined);
      }
    };
    await Promise.all(this.rooms.map(playIn));
  }

  isAsking = (): boolean => this.#watchers.some(({ sight }) => sight.asked.length > 0);

  areBusy = (): boolean => this.#people.some((people) => people.areBusy);

  nextAct = (): Promise<void> => Promise.race(this.#people.map((people) => people.nextAct()));

  /** Without remote calls, an open question is used instead. */
  loseNextAnswer = async (): Promise<() => Promise<boolean>> => {
    const lost = this.rooms.map(
      async ({ room }) => (await room.loseNextAnswer?.()) ?? (async () => this.isAsking()),
    );
    const probes = await Promise.all(lost);
    return async () => (await Promise.all(probes.map((probe) => probe()))).includes(true);
  };

  copiesSeen(): number {
    return countCopies(this.#watchers);
  }

  async judgeSettled(readRows: () => Promise<KeptRows>, settling: Omit<Settling, "pollMs">) {
    const read = async () => this.#evidence(await readRows());
    const { verdict, evidence } = await judgeSettled(read, { ...settling, pollMs });
    return this.#sumUp(evidence, verdict);
  }

  async #evidence(rows: KeptRows): Promise<Evidence> {
    const threads: ThreadSight[] = [];
    for (const { room } of this.rooms) threads.push(...(await room.threads()));
    const last = this.rooms.map(({ room }) => new Watcher(room));
    const watchers = this.#parts.forgivesCopies ? last : this.#watchers;
    await Promise.all(watchers.map((watcher) => watcher.look()));
    const acts = [...this.#second, ...this.#people.flatMap((people) => people.acts)];
    const cardCopies = new Map(watchers.flatMap((watcher) => [...watcher.cardCopies]));
    return { rows, acts, threads, cardCopies };
  }

  #sumUp({ rows, acts, threads, cardCopies }: Evidence, verdict: Verdict) {
    const acked = acts.filter((act) => act.acked).length;
    return {
      ...verdict,
      episodes: rows.episodes.length,
      questions: rows.questions.length,
      answers: acked + threads.reduce((sum, thread) => sum + thread.replies.length, 0),
      failedPresses: acts.length - acked,
      removedPosts: this.copiesSeen() - countCopies([{ cardCopies }]),
    };
  }

  async close(): Promise<void> {
    await Promise.all(this.rooms.map(({ room }) => room.close()));
  }
}

const pollMs = 250;

function countCopies(seen: readonly Pick<Evidence, "cardCopies">[]): number {
  const copies = seen.flatMap(({ cardCopies }) => [...cardCopies.values()]);
  return copies.reduce((sum, one) => sum + one - 1, 0);
}

function pressTwice(room: Room, second: Act[]): Room {
  return {
    ...room,
    async press(request) {
      const again = room.press(request).then(
        (act) => void second.push(act),
        () => undefined,
      );
      const [first] = await Promise.allSettled([room.press(request), again]);
      if (first.status === "rejected") throw first.reason;
      return first.value;
    },
  };
}

/** @param homes shown by the page */
export async function openRoom(
  bot: FaultBot,
  homes: readonly string[],
  signal: AbortSignal,
): Promise<Room> {
  if (bot === "web") return openWebRoom({ homes, signal });
  if (bot === "slack") return openSlackRoom(await startSlackPeer());
  return openDiscordRoom(await startDiscordPeer({ described: false }));
}

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

interface WebRoomOptions {
  readonly homes: readonly string[];
  readonly signal: AbortSignal;
}

async function openWebRoom({ homes, signal }: WebRoomOptions): Promise<Room> {
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
