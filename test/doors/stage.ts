/** A Sous with its page, agents with tokens, and their clients. */
import { createHash } from "node:crypto";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { Client as FormerClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport as FormerStdioTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport as FormerTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { onTestFinished } from "vitest";
import type { InboxState } from "../../bots/web/content.js";
import { createWebBot } from "../../bots/web/server.js";
import { openDesk } from "../../src/adapters/desk.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { giveOrder } from "../../src/app/play/orders.js";
import type { Sous, SousOptions } from "../../src/app/wire.js";
import type { Clock } from "../../src/core/clock.js";
import type { Agent, Audience } from "../../src/core/question/asking.js";
import { checkWaiting, eachSecond, type Perform } from "../../src/doors/perform.js";
import { openSous } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { sampleAgent, sampleAudience } from "../memory/samples.js";
import { until } from "../peers/control.js";
import { sousProgram } from "../program.js";

export type Call = (tool: string, input: object) => Promise<object>;

export interface Stage {
  readonly sous: Sous;
  readonly url: string;
  readonly database: string;
  letIn(name: string, changes?: Partial<Agent["grants"]>): Promise<void>;
  pageCall(words: string): Promise<{ readonly headline: string }>;
  press(words: string, label: string, who?: string): Promise<string>;
  say(words: string, text: string, who?: string): Promise<void>;
}

export const tokenOf = (agent: string): string => `token-of-${agent}`;

/** @param options.pageClock clock of the page's rate limits */
export async function openStage(
  changes: Partial<Audience> = {},
  { pageClock = systemClock, ...options }: Partial<SousOptions> & { pageClock?: Clock } = {},
): Promise<Stage> {
  const database = newFile();
  const web = createWebBot({ port: 0, clock: pageClock });
  const sous = await openSous({ database, bots: [web], paceMs: 1, ...options });
  const { asks } = sous.memory;
  await asks.keepAudience(sampleAudience({ bot: "web", channel: "", ...changes }));
  let keys = 0;

  async function send(way: string, words: string, what: (call: PageCall) => object, who: string) {
    const call = await until(async () =>
      (await sous.handlers.watch.calls("web")).find(({ asked }) => asked === words),
    );
    const { question } = call;
    if (!question) throw new Error("it is closed");
    keys += 1;
    const person = { id: who.toLowerCase(), name: who };
    const key = `from-the-page-${keys}`;
    const body = { question: question.id, key, person, ...what(question) };
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    const response = await fetch(new URL(`/api/${way}`, web.url()), sent);
    return ((await response.json()) as { verdict: string }).verdict;
  }

  const stage: Stage = {
    sous,
    url: web.url(),
    database,
    letIn: (name, changes) =>
      asks.keepAgent(
        sampleAgent({
          name,
          tokenHash: createHash("sha256").update(tokenOf(name)).digest("hex"),
          grants: { ...sampleAgent().grants, ...changes },
        }),
      ),
    pageCall: (words) =>
      until(async () => {
        const inbox = await (await fetch(new URL("/api/inbox", web.url()))).json();
        return (inbox as InboxState).calls.find(({ text }) => text === words);
      }),
    press: (words, label, who = "Ana") =>
      send(
        "press",
        words,
        ({ choices }) => ({ choice: choices.find((one) => one.label === label)?.id ?? label }),
        who,
      ),
    async say(words, text, who = "Ana") {
      await send("reply", words, () => ({ text }), who);
    },
  };
  return stage;
}

type PageCall = { readonly id: string; readonly choices: readonly { id: string; label: string }[] };

type Open = (stage: Stage, agent: string) => Promise<Call>;

const inProcess: Open = async ({ database }, agent) => {
  const perform: Perform = async (tool, input) =>
    (await giveOrder(database, "ask", { agent, tool, input })) as object;
  const waiting = { signal: new AbortController().signal, woken: eachSecond };
  return (tool, input) =>
    tool === "check_question" ? checkWaiting(perform, input, waiting) : perform(tool, input);
};

const http: Open = async ({ url }, agent) => openDesk({ url, token: tokenOf(agent) }).call;

interface AnyClient {
  callTool(
    request: { name: string; arguments: Record<string, unknown> },
    ...more: never[]
  ): Promise<unknown>;
  close(): Promise<void>;
}

/** @throws Error if the two forms of a result differ */
function readResult(given: unknown): object {
  const result = given as {
    readonly structuredContent?: object;
    readonly content: readonly { readonly text: string }[];
    readonly isError?: boolean;
  };
  const [{ text = "" } = { text: "" }] = result.content;
  // The package itself rejects invalid shapes in words.
  if (!result.structuredContent) return { error: "bad-input", message: text };
  if (JSON.stringify(result.structuredContent) !== text) throw new Error("told twice, not alike");
  if ("error" in result.structuredContent !== Boolean(result.isError)) throw new Error("isError");
  return result.structuredContent;
}

function toCall(client: AnyClient): Call {
  onTestFinished(() => client.close());
  return async (name, input) =>
    readResult(await client.callTool({ name, arguments: { ...input } }));
}

const modern: Open = async ({ url }, agent) => {
  const client = new Client({ name: "t", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const headers = { authorization: `Bearer ${tokenOf(agent)}` };
  const at = new URL("/mcp", url);
  await client.connect(new StreamableHTTPClientTransport(at, { requestInit: { headers } }));
  return toCall(client);
};

const former: Open = async ({ url }, agent) => {
  const client = new FormerClient({ name: "t", version: "1" });
  const headers = { authorization: `Bearer ${tokenOf(agent)}` };
  const transport = new FormerTransport(new URL("/mcp", url), { requestInit: { headers } });
  // Types from before `exactOptionalPropertyTypes`.
  await client.connect(transport as Parameters<typeof client.connect>[0]);
  return toCall(client);
};

function processOf({ database }: Stage, agent: string) {
  const args = [...sousProgram, "agents", "mcp", "--agent", agent, "--db", database];
  return { command: process.execPath, args, stderr: "ignore" as const };
}

const modernStdio: Open = async (stage, agent) => {
  const client = new Client({ name: "t", version: "1" }, { versionNegotiation: { mode: "auto" } });
  await client.connect(new StdioClientTransport(processOf(stage, agent)));
  return toCall(client);
};

const formerStdio: Open = async (stage, agent) => {
  const client = new FormerClient({ name: "t", version: "1" });
  await client.connect(new FormerStdioTransport(processOf(stage, agent)));
  return toCall(client);
};

export const stdioDoors = { "today's client": modernStdio, "the client of before": formerStdio };

export const quickDoors = {
  "in process": inProcess,
  HTTP: http,
  MCP: modern,
  "MCP, the client of before": former,
};
