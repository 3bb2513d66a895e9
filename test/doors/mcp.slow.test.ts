/** `sous agents mcp` over stdio: today's client, the client of before, and raw lines. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { createWebBot } from "../../bots/web/server.js";
import { systemClock } from "../../src/app/operating/clock.js";
import type { AskView } from "../../src/desk/agents/view-ask.js";
import { readSous, runSous } from "../app/run-sous.js";
import { region } from "../build/asked.js";
import { openSous } from "../build/sous.js";
import { until } from "../peers/control.js";
import { sousProgram } from "../program.js";
import { askAndWait } from "./contract.js";
import { openStage, stdioDoors } from "./stage.js";

/** JSON lines as they stand in the protocol of 2025-11-25. Anything else on standard output fails. */
class RawClient {
  readonly progress: unknown[] = [];
  complaints = "";
  readonly #child: ChildProcess;
  readonly #answers = new Map<number, unknown>();
  #last = 0;

  constructor(args: readonly string[]) {
    this.#child = spawn(process.execPath, args, { stdio: ["pipe", "pipe", "pipe"] });
    onTestFinished(() => void this.#child.kill("SIGKILL"));
    if (!this.#child.stdout) throw new Error("no output");
    this.#child.stderr?.on("data", (said) => {
      this.complaints += String(said);
    });
    createInterface({ input: this.#child.stdout }).on("line", (line) => {
      const { id, result, error, method, params } = JSON.parse(line);
      if (id !== undefined) this.#answers.set(id, result ?? { error });
      if (method === "notifications/progress")
        this.progress.push(`${params.progressToken} ${params.progress}`);
    });
  }

  async begin(): Promise<void> {
    const clientInfo = { name: "raw", version: "1" };
    await this.#ask("initialize", { protocolVersion: "2025-11-25", capabilities: {}, clientInfo });
    this.#write({ method: "notifications/initialized" });
  }

  async list(): Promise<readonly { readonly name: string }[]> {
    const { tools } = (await this.#ask("tools/list", {})) as { tools: { name: string }[] };
    return tools;
  }

  send(method: string, params: object): number {
    this.#last += 1;
    this.#write({ id: this.#last, method, params });
    return this.#last;
  }

  async call(name: string, input: object): Promise<unknown> {
    const result = await this.result(name, input);
    return (result as { structuredContent: unknown }).structuredContent;
  }

  result(name: string, input: object): Promise<unknown> {
    return this.#ask("tools/call", { name, arguments: input });
  }

  answerTo(id: number): unknown {
    return this.#answers.get(id);
  }

  cancel(requestId: number): void {
    this.#write({ method: "notifications/cancelled", params: { requestId } });
  }

  async end(): Promise<number | null> {
    const gone = once(this.#child, "exit");
    this.#child.stdin?.end();
    await gone;
    return this.#child.exitCode;
  }

  async #ask(method: string, params: object): Promise<unknown> {
    const id = this.send(method, params);
    return until(async () => this.#answers.get(id), 90_000).catch(() => {
      throw new Error(`no answer to ${JSON.stringify(params)}: ${this.complaints}`);
    });
  }

  #write(message: object): void {
    this.#child.stdin?.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
  }
}

const patience = { timeout: 120_000 };

async function open() {
  const stage = await openStage();
  await stage.letIn("deploy-bot");
  return stage;
}

test.each(Object.entries(stdioDoors))("%s asks and waits", patience, async (_, openDoor) => {
  const stage = await open();
  await askAndWait({ stage, call: await openDoor(stage, "deploy-bot") });
  const log = ["agents", "log", "deploy-bot", "--db", stage.database];
  expect(await readSous(...log)).toMatchObject([
    { agent: "deploy-bot", state: "answered", answers: [{ by: "Ana", via: "web", choice: "eu" }] },
  ]);
  expect((await runSous(...log)).out).toMatch(
    /^\S+Z deploy-bot asked ops: Which .* \| Ana \(name chosen\) on web/,
  );
  expect((await runSous("agents", "log", "nobody", ...log.slice(3))).code).toBe(1);
});

test(
  "raw lines: a wait tells its progress, its cancellation ends nothing else, the end of input ends it",
  patience,
  async () => {
    const stage = await open();
    const client = new RawClient([
      ...sousProgram,
      "mcp",
      "--agent",
      "deploy-bot",
      "--db",
      stage.database,
    ]);
    await client.begin();
    const tools = (await client.list()).map(({ name }) => name);
    expect(tools).toEqual([
      "ask_people",
      "check_question",
      "cancel_question",
      "clarify_question",
      "recall",
    ]);
    const { ticket } = (await client.call("ask_people", region)) as AskView;
    const wait = { name: "check_question", arguments: { ticket, wait_s: 40 } };
    const silent = client.send("tools/call", wait);
    const told = client.send("tools/call", { ...wait, _meta: { progressToken: "mine" } });
    await until(async () => client.progress.length > 0);
    client.cancel(told);
    const { length } = client.progress;
    // Longer than from one progress to the next.
    await sleep(6000);
    expect(client.progress).toEqual(Array.from({ length }, (_, at) => `mine ${at + 1}`));
    expect(await client.call("check_question", { ticket })).toMatchObject({ state: "open" });
    expect([client.answerTo(silent), client.answerTo(told)]).toEqual([undefined, undefined]);
    await stage.press(region.question, "Europe");
    const seen = await until(async () => client.answerTo(silent));
    expect(seen).toMatchObject({
      structuredContent: { state: "answered", answer: { choice: "eu" } },
    });
    expect(client.answerTo(told)).toBeUndefined();
    expect(await client.end()).toBe(0);
  },
);

test("a call while Sous starts again waits, and is carried out then", patience, async () => {
  const { sous, database } = await open();
  const client = new RawClient([
    ...sousProgram,
    "agents",
    "mcp",
    "--agent",
    "deploy-bot",
    "--db",
    database,
  ]);
  await client.begin();
  await sous.stop();
  const asked = client.call("ask_people", { question: "Which region?", key: "a-call-0001" });
  await until(async () => client.complaints.includes("takes no orders"));
  const web = createWebBot({ port: 0, clock: systemClock });
  await openSous({ bots: [web], database, paceMs: 1 });
  expect(await asked).toMatchObject({ state: "open", handling: "posted" });
});
