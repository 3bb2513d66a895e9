/** Agents ask while Sous is killed, and people press in Slack, Discord and the page. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Command } from "commander";
import { openMemory } from "../../../memory/open.js";
import { openDesk } from "../../../src/adapters/desk.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import * as shared from "../../../src/cli/options.js";
import { SousError } from "../../../src/core/errors.js";
import { within } from "../../../src/core/within.js";
import type { AskView } from "../../../src/desk/agents/view-ask.js";
import { sampleAgent, sampleAudience } from "../../memory/samples.js";
import { sousProgram } from "../../program.js";
import { playChapter } from "../faults/chapter.js";
import { Product } from "../faults/product.js";
import { faultBots, type Room } from "../faults/room.js";
import { openRoom, Town } from "../faults/town.js";
import { report } from "../options.js";
import { type Rig, withRig } from "../rig.js";

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

const many = 100_000;
const scope = "team";
const tokenOf = (agent: string): string => `token-of-${agent}`;

const mostAgain = 200;
const mostFresh = 3;
const base = { ms: 300_000, askMs: 1500, killMs: 20_000 } as const;
const patience = { askedMs: 4000, patienceMs: 5000 } as const;

export function runAsk(request: AskRequest) {
  return withRig("ask", (rig) => askIn(rig, request));
}

async function askIn(rig: Rig, { asks, kills, seed }: AskRequest) {
  const database = rig.file("sous.db");
  const signal = AbortSignal.timeout(base.ms + asks * base.askMs + kills * base.killMs);
  const rooms = await Promise.all(faultBots.map((bot) => openRoom(bot, [""], signal)));
  await letIn(database, rooms);
  const own = rooms.map((room) => ({ room, homes: [] }));
  const town = new Town({ rooms: own, seed, name: "ask", areAlike: true });
  const [pages = []] = rooms.map(({ args }) => args).filter(({ length }) => length > 0);
  const args = ["serve", "--no-play", "--db", database, ...pages];
  const crew = new Product(() => rig.sous(args, town.environment));
  const url = `http://127.0.0.1:${pages.at(-1)}`;
  const as = (agent: string) => ({ url, token: tokenOf(agent), signal });
  await crew.serve();
  const clients = [
    await openStdioClient(["agents", "mcp", "--agent", "one", "--db", database], signal),
    openHttpClient(as("one")),
    await openMcpClient(as("one")),
  ];
  const questions = Array.from({ length: asks }, (_, n) => n);
  const tickets = Promise.all(questions.map((n) => askTwice(clients, rooms, n)));
  tickets.catch(() => undefined);
  const told = { lost: 0, wrongScope: 0, reusedShare: 1, staleReuses: 0 };
  const afterwards = async () => {
    await crew.serve();
    const asked = await tickets;
    await allAnswered(clients, asked);
    told.lost = await countLost(clients, rooms, asked);
    told.wrongScope = await countTold(openHttpClient(as("stranger")), asked);
    const second = openHttpClient(as("two"));
    told.reusedShare = await askAgain(second, rooms, Math.min(asks, mostAgain));
    told.staleReuses = await askFresh(second, rooms, Math.min(asks, mostFresh));
  };
  const chapter = { town, crew, database, kills, name: "ask", seed, signal, ...patience };
  try {
    const verdict = await Promise.race([playChapter({ ...chapter, afterwards }), crew.died]);
    const { lost, doubled, duplicatePosts, questions: all, findings } = verdict;
    const more = all - asks - Math.min(asks, mostFresh);
    for (const finding of findings) process.stderr.write(`${finding}\n`);
    return { asks, ...told, lost: told.lost + lost, doubled: doubled + more, duplicatePosts };
  } finally {
    for (const client of clients) await client.close();
    await town.close();
  }
}

/** Each room is an audience; two agents share a scope, a third has its own. */
async function letIn(database: string, rooms: readonly Room[]): Promise<void> {
  const memory = await openMemory({ file: database, clock: systemClock, command: "the rig" });
  const audiences = rooms.map(({ bot }) => bot);
  for (const { bot, channel } of rooms)
    await memory.asks.keepAudience(sampleAudience({ name: bot, bot, channel, daily: many }));
  for (const [name, scopes] of Object.entries({ one: [scope], two: [scope], stranger: [] })) {
    const tokenHash = createHash("sha256").update(tokenOf(name)).digest("hex");
    const grants = { audiences, scopes, names: true, open: many, hour: many, day: many, high: 0 };
    await memory.asks.keepAgent(sampleAgent({ name, tokenHash, grants }));
  }
  await memory.close();
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

interface AskClient {
  ask(request: object): Promise<AskView>;
  check(ticket: string, wait_s?: number): Promise<AskView>;
  /** Whether the ticket reveals anything. */
  isTold(ticket: string): Promise<boolean>;
  countRecalled(about: string): Promise<number>;
  close(): Promise<void>;
}

type Call = (tool: string, input: object) => Promise<object>;

interface At {
  readonly url: string;
  readonly token: string;
  readonly signal: AbortSignal;
}

const passing: readonly unknown[] = ["desk-away", "budget-spent"];
const callMs = 180_000;

/** Retries while the desk is down or limits the rate. */
function toClient(call: Call, signal: AbortSignal, close: () => Promise<void>): AskClient {
  const insist: Call = async (tool, input) => {
    const over = within(callMs, signal);
    const late = once(over, "abort").then(() => ({ error: "desk-away" }));
    for (let last: object = {}; ; ) {
      const answer = await Promise.race([
        call(tool, input).catch((error) => ({ error: "desk-away", message: String(error) })),
        late,
      ]);
      if (!("error" in answer)) return answer;
      if (over.aborted)
        throw new SousError("no-answer", `${tool} got no answer in time: ${JSON.stringify(last)}`);
      if (!passing.includes(answer.error)) return answer;
      last = answer;
      await sleep(300);
    }
  };
  return {
    ask: async (request) => (await insist("ask_people", request)) as AskView,
    check: async (ticket, wait_s = 0) =>
      (await insist("check_question", { ticket, wait_s })) as AskView,
    isTold: async (ticket) => !("error" in (await insist("check_question", { ticket }))),
    async countRecalled(about) {
      const answer = await insist("recall", { about });
      return "found" in answer && Array.isArray(answer.found) ? answer.found.length : 0;
    },
    close,
  };
}

function openHttpClient(at: At): AskClient {
  return toClient(openDesk(at).call, at.signal, async () => undefined);
}

async function openStdioClient(args: readonly string[], signal: AbortSignal): Promise<AskClient> {
  const client = new Client({ name: "rig", version: "1" });
  const program = [...sousProgram, ...args];
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: program, stderr: "ignore" }),
  );
  return toMcpClient(client, signal);
}

async function openMcpClient({ url, token, signal }: At): Promise<AskClient> {
  const client = new Client({ name: "rig", version: "1" });
  const headers = { authorization: `Bearer ${token}` };
  const transport = new StreamableHTTPClientTransport(new URL("/mcp", url), {
    requestInit: { headers },
    // Thousands of listeners on one signal are reported as a leak.
    fetch: (at, { signal, ...init } = {}) =>
      fetch(at, { ...init, signal: signal ? AbortSignal.any([signal]) : null }),
  });
  await client.connect(transport);
  return toMcpClient(client, signal);
}

function toMcpClient(client: Client, signal: AbortSignal): AskClient {
  const call: Call = async (name, input) => {
    const { structuredContent } = await client.callTool({ name, arguments: { ...input } });
    return structuredContent ?? { error: "no answer" };
  };
  return toClient(call, signal, () => client.close());
}
