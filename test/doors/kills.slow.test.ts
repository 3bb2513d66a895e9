/** SIGKILL of the agent's process, of Sous, and of both, at each moment that has a name: with Slack on loopback. */
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Sqlite from "better-sqlite3";
import { expect, onTestFinished, test } from "vitest";
import type { AskView } from "../../src/core/asking.js";
import { readSous } from "../app/run-sous.js";
import { SousProcess } from "../app/sous-process.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { sousProgram } from "../program.js";
import { until } from "../story/team.js";
import { RawClient } from "./raw-client.js";

const times = 20;
const most = String(10 * times);

/** Sous in Slack, with an agent that it lets in; it can be killed and started again. */
class Owner {
  #process: SousProcess;

  constructor(
    readonly peer: SlackPeer,
    readonly database: string,
  ) {
    this.#process = this.#start();
  }

  /** What follows `node` to run the agent's process. */
  get client(): readonly string[] {
    return [...sousProgram, "mcp", "--agent", "deploy-bot", "--db", this.database];
  }

  #start(): SousProcess {
    const { botToken, appToken, channel, apiUrl } = this.peer;
    return new SousProcess(["serve", "--no-play", "--port", "0", "--db", this.database], {
      SLACK_BOT_TOKEN: botToken,
      SLACK_APP_TOKEN: appToken,
      SLACK_CHANNEL: channel,
      SLACK_API_URL: apiUrl,
    });
  }

  async ready(): Promise<void> {
    await this.#process.printed(/Sous is at/);
  }

  async kill(): Promise<void> {
    await this.#process.kill();
  }

  async restart(): Promise<void> {
    this.#process = this.#start();
    await this.ready();
  }

  /** Where the question stands in Slack. */
  messages(question: string) {
    return this.peer
      .messages(this.peer.channel)
      .then((all) => all.filter(({ text }) => text.includes(question)));
  }

  /** Somebody presses its choice, until Slack is told that it arrived. */
  async press(question: string): Promise<void> {
    const { channel } = this.peer;
    const [message] = await until(async () => {
      const found = await this.messages(question);
      return found.length > 0 && found;
    });
    const { ts = "" } = message ?? {};
    await until(
      async () => (await this.peer.press("ada", { channel, ts, buttonText: "Left" })).acked,
      30_000,
    );
  }
}

async function openOwner(): Promise<Owner> {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-kills-"));
  const peer = await startSlackPeer({ people: ["ada"] });
  onTestFinished(async () => {
    await peer.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const database = path.join(folder, "sous.db");
  const where = ["--bot", "slack", "--channel", peer.channel, "--daily", most, "--db", database];
  await readSous("audiences", "add", "ops", ...where);
  const limits = ["--open", most, "--hour", most, "--day", most, "--db", database];
  await readSous("agents", "add", "deploy-bot", "--run-by", "P", "--audience", "ops", ...limits);
  const owner = new Owner(peer, database);
  await owner.ready();
  return owner;
}

/** One question, over which something is killed. */
interface Run {
  readonly owner: Owner;
  readonly client: RawClient;
  readonly question: string;
  readonly request: object;
}

/** Resolves when what is killed is dead, and Sous is started again. */
type Moment = (run: Run) => Promise<void>;

const ask = ({ client, request }: Run) => client.call("ask_people", request) as Promise<AskView>;
const atRandom = (mostMs: number) => sleep(Math.random() * mostMs);

/** Begins to wait for the answer. @returns the wait's end */
async function wait(run: Run): Promise<{ readonly over: Promise<AskView> }> {
  const { ticket } = await ask(run);
  const over = run.client.call("check_question", { ticket, wait_s: 40 }) as Promise<AskView>;
  over.catch(() => undefined);
  return { over };
}

const moments: Readonly<Record<string, Moment>> = {
  async "the agent's process before the reply"({ client, request }) {
    client.send("tools/call", { name: "ask_people", arguments: request });
    await atRandom(40);
    await client.kill();
  },
  async "the agent's process after the reply"(run) {
    await ask(run);
    await run.client.kill();
  },
  async "the agent's process in a wait"(run) {
    await wait(run);
    await atRandom(300);
    await run.client.kill();
  },
  async "Sous after it has written and before the reply"(run) {
    const { killed } = await standBetween(run.owner);
    const asked = ask(run);
    await killed;
    await run.owner.restart();
    // The same call: the agent's process gives it again.
    expect(await asked).toMatchObject({ state: "open" });
  },
  async "Sous in a wait"(run) {
    const { owner, question } = run;
    const { over } = await wait(run);
    await atRandom(1000);
    await owner.kill();
    await owner.restart();
    await owner.press(question);
    expect(await over).toMatchObject({ state: "answered", answer: { choice: "left" } });
  },
  async "Sous between a press and its reading"(run) {
    const { owner, question } = run;
    await ask(run);
    const pressed = owner.press(question).catch(() => undefined);
    await killBeforeReading(owner);
    await owner.restart();
    await pressed;
  },
  async "Sous between a message and its mark"(run) {
    const { owner, question } = run;
    const lost = { afterWrite: true, status: 0, delayMs: 60_000 };
    owner.peer.failNext({ method: /^chat\.postMessage$/, ...lost });
    await ask(run);
    await until(async () => (await owner.messages(question)).length > 0);
    await owner.kill();
    await owner.restart();
  },
  async "both, before the reply or in the wait"(run) {
    const { owner, client, request } = run;
    client.send("tools/call", { name: "ask_people", arguments: request });
    await atRandom(200);
    await Promise.all([owner.kill(), client.kill()]);
    await owner.restart();
  },
};

test.each(Object.entries(moments))(
  "%s: one question, one message, one answer, and the ticket holds",
  { timeout: 900_000 },
  async (_, killed) => {
    const owner = await openOwner();
    const survivor = new RawClient(owner.client);
    await survivor.begin();
    for (let n = 0; n < times; n++) {
      const question = `Which way, number ${n}.`;
      const choices = [{ id: "left", label: "Left" }];
      const request = { question, choices, key: `killed-${n}` };
      const client = new RawClient(owner.client);
      await client.begin();
      await killed({ owner, client, question, request });
      await client.kill();
      const { ticket } = (await survivor.call("ask_people", request)) as AskView;
      const look = { ticket, wait_s: 2 };
      let view = (await survivor.call("check_question", look)) as AskView;
      if (view.state === "open") await owner.press(question);
      view = (await survivor.call("check_question", { ticket, wait_s: 40 })) as AskView;
      expect(view).toMatchObject({ state: "answered", answers: [{ choice: "left", by: "ada" }] });
      expect(await survivor.call("ask_people", request)).toMatchObject({ ticket, repeated: true });
      expect(await owner.messages(question)).toHaveLength(1);
    }
    await owner.kill();
    expect(await countRows(owner.database)).toEqual([times, times]);
  },
);

/** @returns how many questions and tickets there are */
async function countRows(database: string): Promise<readonly unknown[]> {
  const rows = new Sqlite(database, { readonly: true });
  const count = (what: string) => rows.prepare(`SELECT count(*) FROM ${what}`).pluck().get();
  try {
    return [count("questions"), count("asks")];
  } finally {
    rows.close();
  }
}

const addressOf = (owner: Owner): string => `${owner.database}.orders`;

/**
 * Stands where agents' processes find Sous, and kills it when it has answered: nobody hears that answer.
 *
 * @returns `killed` resolves when it is dead
 */
async function standBetween(owner: Owner): Promise<{ readonly killed: Promise<void> }> {
  const { url, token } = JSON.parse(readFileSync(addressOf(owner), "utf8"));
  let told: () => void = () => undefined;
  const killed = new Promise<void>((resolve) => {
    told = resolve;
  });
  const between = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    const headers = { authorization: request.headers.authorization ?? "" };
    const answer = await fetch(new URL(request.url ?? "", url), { method: "POST", headers, body });
    expect(await answer.json()).toMatchObject({ ok: true });
    await owner.kill();
    response.destroy();
    between.close();
    told();
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  const { port } = between.address() as AddressInfo;
  const draft = `${addressOf(owner)}.test`;
  writeFileSync(draft, JSON.stringify({ url: `http://127.0.0.1:${port}/`, token }));
  renameSync(draft, addressOf(owner));
  return { killed };
}

/** An answer is written, and how it is read cannot be: there it is killed. */
async function killBeforeReading(owner: Owner): Promise<void> {
  const rows = new Sqlite(owner.database, { timeout: 20_000 });
  const unread = rows.prepare("SELECT 1 FROM ballots WHERE understood IS NULL").pluck();
  try {
    rows.exec(`CREATE TRIGGER not_read BEFORE UPDATE OF understood ON ballots
      BEGIN SELECT raise(ABORT, 'not now'); END`);
    await until(async () => unread.get() === 1);
    await owner.kill();
    rows.exec("DROP TRIGGER not_read");
  } finally {
    rows.close();
  }
}
