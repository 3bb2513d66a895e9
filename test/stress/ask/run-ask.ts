/** Agents ask while Sous is killed, and people press in Slack, Discord and the page. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Command } from "commander";
import { openMemory } from "../../../memory/open.js";
import type { Memory } from "../../../memory/stores.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import * as shared from "../../../src/cli/options.js";
import { SousError } from "../../../src/core/errors.js";
import type { Agent, AskView, Grants } from "../../../src/core/question/asking.js";
import { seededRandom } from "../../../src/core/random.js";
import { awaitMoment, drawMoments } from "../faults/moments.js";
import { Product } from "../faults/product.js";
import type { Room } from "../faults/room.js";
import { openRoom } from "../faults/town.js";
import { report } from "../options.js";
import { type Rig, withRig } from "../rig.js";
import { type AskClient, openHttpClient, openMcpClient, openStdioClient } from "./clients.js";

export interface AskRequest {
  readonly asks: number;
  readonly kills: number;
  readonly seed: number;
}

export function askCommand(): Command {
  return new Command("ask")
    .option("--asks <n>", "questions of the first agent", shared.wholeNumber(1), 20)
    .option("--kills <n>", "kills of Sous meanwhile", shared.wholeNumber(0), 2)
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText("after", "\nExample:\n  npm run -s stress -- ask --asks 20 --kills 2 --json")
    .action(async ({ json, ...options }: AskRequest & { readonly json?: boolean }) => {
      const result = await runAsk(options);
      const { lost, doubled, duplicatePosts, wrongScope, staleReuses } = result;
      report(result, json, lost + doubled + duplicatePosts + wrongScope + staleReuses > 0 ? 2 : 0);
    });
}

const most: Omit<Grants, "audiences" | "scopes"> = {
  names: true,
  open: 100_000,
  hour: 100_000,
  day: 100_000,
  high: 0,
};
const scope = "team";
const tokenOf = (agent: string): string => `token-of-${agent}`;

const lookMs = 200;
const mostAgain = 200;
const mostFresh = 3;
const askedMs = 4000;
const base = { ms: 300_000, askMs: 1500, killMs: 20_000 } as const;

export function runAsk(request: AskRequest) {
  return withRig("ask", (rig) => askIn(rig, request));
}

async function askIn(rig: Rig, request: AskRequest) {
  const { asks, kills } = request;
  const database = rig.file("sous.db");
  const ending = new AbortController();
  const { signal } = ending;
  const page = await openRoom("web", [""], signal);
  const rooms = [await openRoom("slack", [], signal), await openRoom("discord", [], signal), page];
  await letIn(database, rooms);
  const environment = Object.assign({}, ...rooms.map((room) => room.environment));
  const args = ["serve", "--no-play", "--db", database, ...page.args];
  const product = new Product(() => rig.sous(args, environment));
  const limit = AbortSignal.timeout(base.ms + asks * base.askMs + kills * base.killMs);
  const late = once(limit, "abort").then(() => {
    throw new SousError("too-late", "The rig did not end in time.");
  });
  const people = rooms.map((room) => new Presser(room));
  const lives = Promise.all(people.map((person) => person.live(signal)));
  const url = `http://127.0.0.1:${page.args.at(-1)}`;
  try {
    return await Promise.race([
      play(request, { url, database, product, rooms, people, signal }),
      lives.then(() => new Promise<never>(() => undefined)),
      product.died,
      late,
    ]);
  } finally {
    ending.abort();
    await lives.catch(() => undefined);
    await product.stop();
    await Promise.all(rooms.map((room) => room.close()));
  }
}

interface Stage {
  readonly url: string;
  readonly database: string;
  readonly product: Product;
  readonly rooms: readonly Room[];
  readonly people: readonly Presser[];
  readonly signal: AbortSignal;
}

async function play({ asks, kills, seed }: AskRequest, stage: Stage) {
  const { url, database, product, rooms, people, signal } = stage;
  const as = (agent: string) => ({ url, token: tokenOf(agent), signal });
  await product.start().ready;
  const clients = [
    await openStdioClient(["agents", "mcp", "--agent", "one", "--db", database], signal),
    openHttpClient(as("one")),
    await openMcpClient(as("one")),
  ];
  const questions = Array.from({ length: asks }, (_, n) => n);
  const tickets = Promise.all(questions.map((n) => askTwice(clients, rooms, n)));
  tickets.catch(() => undefined);
  await killOften(kills, seed, stage);
  const asked = await tickets;
  await allAnswered(clients, asked);
  const lost = await countLost(clients, rooms, asked);
  const wrongScope = await countTold(openHttpClient(as("stranger")), asked);
  const second = openHttpClient(as("two"));
  const reusedShare = await askAgain(second, rooms, Math.min(asks, mostAgain));
  const staleReuses = await askFresh(second, rooms, Math.min(asks, mostFresh));
  for (const client of clients) await client.close();
  await product.stop();
  const doubled = await countRows(database, asks, people);
  const duplicatePosts = people.reduce((sum, one) => sum + one.duplicates, 0);
  return { asks, lost, doubled, duplicatePosts, wrongScope, reusedShare, staleReuses };
}

async function killOften(
  kills: number,
  seed: number,
  { product, rooms, people, signal }: Stage,
): Promise<void> {
  const random = seededRandom(seed, "ask");
  const isAsking = () => people.some(({ isAsked }) => isAsked);
  const nextAct = () => Promise.race(people.map(({ nextPress }) => nextPress));
  const loseNextAnswer = async () => {
    const room = rooms.find((one) => one.loseNextAnswer && random() < 0.5);
    return (await room?.loseNextAnswer?.()) ?? (async () => isAsking());
  };
  const order = drawMoments(random);
  let ready = Promise.resolve();
  for (let kill = 0; kill < kills; kill += 1) {
    const moment = order.next().value;
    const happenings = { ready, signal, isAsking, nextAct, loseNextAnswer, askedMs };
    await awaitMoment(moment, happenings, random);
    await product.kill();
    ({ ready } = product.start());
  }
  await ready;
}

/** Each room is an audience; two agents share a scope, a third has its own. */
async function letIn(database: string, rooms: readonly Room[]): Promise<void> {
  await withRows(database, async ({ asks }) => {
    for (const { bot, channel } of rooms)
      await asks.keepAudience({
        name: bot,
        bot,
        channel,
        answerers: [],
        daily: 100_000,
        wakes: false,
        createdAt: 1,
      });
    const audiences = rooms.map(({ bot }) => bot);
    const agent = (name: string, scopes: string[]): Agent => ({
      name,
      runBy: "The rig",
      tokenHash: createHash("sha256").update(tokenOf(name)).digest("hex"),
      grants: { ...most, audiences, scopes },
      createdAt: 1,
      revokedAt: null,
    });
    for (const name of ["one", "two"]) await asks.keepAgent(agent(name, [scope]));
    await asks.keepAgent(agent("stranger", []));
  });
}

function questionOf(rooms: readonly Room[], n: number) {
  return {
    question: `Question ${n} of the rig?`,
    choices: [
      { id: "left", label: "Left" },
      { id: "right", label: "Right" },
    ],
    audience: rooms[n % rooms.length]?.bot ?? "",
    scope,
  };
}

/** Sends the same request over two clients at once, as after a lost reply. */
async function askTwice(
  clients: readonly AskClient[],
  rooms: readonly Room[],
  n: number,
): Promise<readonly AskView[]> {
  await sleep(n * 150);
  const request = { ...questionOf(rooms, n), key: `question-${n}` };
  const two = clients.filter((_, at) => at !== n % clients.length);
  const tickets = await Promise.all(two.map((client) => client.ask(request)));
  // Keeps a wait open for every kill.
  await two[n % 2]?.check(tickets[0]?.ticket ?? "", 20);
  return tickets;
}

async function allAnswered(
  clients: readonly AskClient[],
  asked: readonly (readonly AskView[])[],
): Promise<void> {
  for (const [n, [first]] of asked.entries()) {
    const client = clients[n % clients.length];
    const check = () => client?.check(first?.ticket ?? "", 20);
    while ((await check())?.state === "open");
  }
}

/** @returns asks with another ticket, or without the answer pressed */
async function countLost(
  clients: readonly AskClient[],
  rooms: readonly Room[],
  asked: readonly (readonly AskView[])[],
): Promise<number> {
  let lost = 0;
  for (const [n, tickets] of asked.entries()) {
    const client = clients[n % clients.length] as AskClient;
    const again = await client.ask({ ...questionOf(rooms, n), key: `question-${n}` });
    const isSame = tickets.every(({ ticket }) => ticket === again.ticket);
    if (!isSame || again.answer?.choice !== "left" || !again.answers[0]?.by) lost += 1;
  }
  return lost;
}

async function countTold(
  stranger: AskClient,
  asked: readonly (readonly AskView[])[],
): Promise<number> {
  let told = 0;
  for (const [first] of asked) if (await stranger.isTold(first?.ticket ?? "")) told += 1;
  return told + (await stranger.countRecalled("Question of the rig"));
}

async function askAgain(client: AskClient, rooms: readonly Room[], many: number): Promise<number> {
  let reused = 0;
  for (let n = 0; n < many; n++) {
    const view = await client.ask(questionOf(rooms, n));
    const hasSource = view.reused?.from === "one" && Boolean(view.answers[0]?.by);
    if (view.handling === "reused" && hasSource) reused += 1;
  }
  return many === 0 ? 1 : reused / many;
}

/** Every answer is over a second old here. */
async function askFresh(client: AskClient, rooms: readonly Room[], many: number): Promise<number> {
  await sleep(1500);
  let stale = 0;
  for (let n = 0; n < many; n++) {
    const fresh = { ...questionOf(rooms, n), max_age_s: 1, key: `fresh-question-${n}` };
    if ((await client.ask(fresh)).handling === "reused") stale += 1;
  }
  return stale;
}

async function countRows(
  database: string,
  asks: number,
  people: readonly Presser[],
): Promise<number> {
  return withRows(database, async ({ questions }) => {
    const all = await questions.list();
    const fresh = Math.min(asks, mostFresh);
    let doubled = all.length - asks - fresh;
    for (const { id } of all) {
      const presses = people.reduce((sum, one) => sum + one.pressesOf(id), 0);
      doubled += Math.max(0, (await questions.ballots(id)).length - presses);
    }
    return doubled;
  });
}

async function withRows<T>(database: string, work: (memory: Memory) => Promise<T>): Promise<T> {
  const memory = await openMemory({ file: database, clock: systemClock, command: "the rig" });
  return work(memory).finally(() => memory.close());
}

/** Presses the first choice of every question. */
class Presser {
  readonly #room: Room;
  readonly #done = new Set<string>();
  readonly #presses = new Map<string, number>();
  readonly #messages = new Map<string, Set<string>>();
  #open = 0;
  #tellPress: () => void = () => undefined;
  #nextPress = Promise.resolve();

  constructor(room: Room) {
    this.#room = room;
    this.#awaitPress();
  }

  get duplicates(): number {
    return [...this.#messages.values()].reduce((sum, { size }) => sum + size - 1, 0);
  }

  get isAsked(): boolean {
    return this.#open > 0;
  }

  get nextPress(): Promise<void> {
    return this.#nextPress;
  }

  pressesOf(question: string): number {
    return this.#presses.get(question) ?? 0;
  }

  async live(signal: AbortSignal): Promise<void> {
    const [person = ""] = this.#room.people;
    while (!signal.aborted) {
      const { asked } = await this.#room.look();
      const open = asked.filter(({ question }) => !this.#done.has(question));
      this.#open = open.length;
      for (const { question, message } of asked) {
        const shown = this.#messages.get(question) ?? new Set();
        this.#messages.set(question, shown.add(message));
      }
      for (const one of open) {
        const choice = one.choices[0]?.id;
        if (choice === undefined) continue;
        this.#presses.set(one.question, this.pressesOf(one.question) + 1);
        const act = await this.#room.press({ person, asked: one, choice }).catch(() => null);
        if (!act?.acked) continue;
        this.#done.add(one.question);
        this.#tellPress();
        this.#awaitPress();
      }
      await sleep(lookMs);
    }
  }

  #awaitPress(): void {
    this.#nextPress = new Promise((resolve) => {
      this.#tellPress = resolve;
    });
  }
}
