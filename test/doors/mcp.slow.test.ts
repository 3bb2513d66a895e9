/** `sous mcp` over stdio: today's client in both ways, the client of before, and raw lines. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { describe, expect, onTestFinished, test } from "vitest";
import type { AskView } from "../../src/core/asking.js";
import { readSous, runSous } from "../app/run-sous.js";
import { serveSous } from "../app/sous-process.js";
import { sousProgram } from "../program.js";
import { until } from "../story/team.js";
import { contract } from "./contract.js";
import { RawClient } from "./raw-client.js";
import { openStage, stdioDoors } from "./stage.js";

const patience = { timeout: 120_000 };

/** What a client makes of a tool's answer. */
type Call = (tool: string, input: object) => Promise<unknown>;

/** Sous with an audience on its page, and an agent. */
async function openPage(): Promise<{ readonly url: string; readonly args: readonly string[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-mcp-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const database = path.join(folder, "sous.db");
  const url = await serveSous(database, ["--no-play"]);
  const ops = ["ops", "--bot", "web", "--daily", "100"];
  await readSous("audiences", "add", ...ops, "--db", database);
  const agent = ["--run-by", "Platform", "--audience", "ops", "--db", database];
  await readSous("agents", "add", "deploy-bot", ...agent);
  return { url, args: [...sousProgram, "mcp", "--agent", "deploy-bot", "--db", database] };
}

interface PageCall {
  readonly id: string;
  readonly text: string;
  readonly choices: readonly { readonly id: string; readonly label: string }[];
}

/** Presses the first choice of the question with these words. */
async function press(url: string, words: string): Promise<void> {
  const call = await until(async () => {
    const state = await (await fetch(new URL("api/state", url))).json();
    return (state as { calls: readonly PageCall[] }).calls.find(({ text }) => text === words);
  });
  const body = {
    question: call.id,
    choice: call.choices[0]?.id,
    key: `press-${call.id}`,
    person: { id: "ana", name: "Ana" },
  };
  const headers = { "content-type": "application/json", origin: new URL(url).origin };
  const sent = { method: "POST", headers, body: JSON.stringify(body) };
  expect((await fetch(new URL("api/press", url), sent)).status).toBe(200);
}

/** Ticket at once, the same for its key; a wait ends with the answer; others' tickets are unknown. */
async function askAndWait(url: string, call: Call, words: string): Promise<void> {
  const request = { question: words, choices: [{ id: "eu", label: "Europe" }], key: "a-call-0001" };
  const startedAt = performance.now();
  const ask = (await call("ask_people", request)) as AskView;
  expect(performance.now() - startedAt).toBeLessThan(5000);
  expect(ask).toMatchObject({ state: "open", handling: "posted" });
  expect(await call("ask_people", request)).toMatchObject({ ticket: ask.ticket, repeated: true });
  const waiting = call("check_question", { ticket: ask.ticket, wait_s: 40 });
  await press(url, words);
  expect(await waiting).toMatchObject({
    state: "answered",
    answer: { choice: "eu", quote: null },
    answers: [{ by: "Ana", via: "web" }],
  });
  expect(await call("check_question", { ticket: "x" })).toMatchObject({ error: "unknown-ticket" });
}

test.each(["legacy", "auto"] as const)("today's client, %s", patience, async (mode) => {
  const { url, args } = await openPage();
  const client = new Client({ name: "t", version: "1" }, { versionNegotiation: { mode } });
  const stdio = { command: process.execPath, args: [...args], stderr: "ignore" as const };
  await client.connect(new StdioClientTransport(stdio));
  onTestFinished(() => client.close());
  expect((await client.listTools()).tools.map(({ name }) => name)).toEqual([
    "ask_people",
    "check_question",
    "cancel_question",
    "clarify_question",
    "recall",
  ]);
  const call: Call = async (name, input) => {
    const { content, structuredContent } = await client.callTool({
      name,
      arguments: { ...input },
    });
    const [part] = content;
    expect(part?.type === "text" && JSON.parse(part.text)).toEqual(structuredContent);
    return structuredContent;
  };
  await askAndWait(url, call, "Which region for billing?");
  const log = ["agents", "log", "deploy-bot", "--db", args.at(-1) ?? ""];
  expect(await readSous(...log)).toMatchObject([
    { agent: "deploy-bot", state: "answered", answers: [{ by: "Ana", via: "web", choice: "eu" }] },
  ]);
  expect((await runSous(...log)).out).toMatch(/^\S+Z deploy-bot asked ops: Which .* \| Ana on web/);
  expect((await runSous("agents", "log", "nobody", ...log.slice(3))).code).toBe(1);
  const refused = await client.callTool({ name: "ask_people", arguments: { question: "" } });
  expect(refused.isError).toBe(true);
  expect(JSON.stringify(refused.content)).toContain("question");
});

describe.each(Object.entries(stdioDoors))("over stdio, %s", (_, open) => {
  test.each(Object.entries(contract))("%s", patience, async (__, holds) => {
    const stage = await openStage();
    await stage.letIn("deploy-bot");
    const as = (agent: string) => open(stage, agent);
    await holds({ stage, call: await as("deploy-bot"), as });
  });
});

test(
  "a wait tells its progress to who asks for it, and its cancellation ends nothing else",
  patience,
  async () => {
    const { url, args } = await openPage();
    const client = new RawClient(args);
    await client.begin();
    const words = "Which region for billing?";
    const request = { question: words, choices: [{ id: "eu", label: "Europe" }] };
    const { ticket } = (await client.call("ask_people", request)) as AskView;
    const wait = { name: "check_question", arguments: { ticket, wait_s: 40 } };
    const silent = client.send("tools/call", wait);
    const told = client.send("tools/call", { ...wait, _meta: { progressToken: "mine" } });
    await until(async () => client.progress.length > 0);
    client.cancel(told);
    const { length } = client.progress;
    // Longer than from one progress to the next.
    await sleep(6000);
    expect(client.progress).toEqual(Array.from({ length }, () => "mine"));
    expect(await client.call("check_question", { ticket })).toMatchObject({ state: "open" });
    expect([client.answerTo(silent), client.answerTo(told)]).toEqual([undefined, undefined]);
    await press(url, words);
    const seen = await until(async () => client.answerTo(silent));
    expect(seen).toMatchObject({
      structuredContent: { state: "answered", answer: { choice: "eu" } },
    });
    expect(client.answerTo(told)).toBeUndefined();
    expect(await client.end()).toBe(0);
  },
);

test("raw lines; the end of input ends it", patience, async () => {
  const { url, args } = await openPage();
  const client = new RawClient(args);
  await client.begin();
  const call: Call = (name, input) => client.call(name, input);
  await askAndWait(url, call, "Which region for billing?");
  expect(await client.end()).toBe(0);
});
