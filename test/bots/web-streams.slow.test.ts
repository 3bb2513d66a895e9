import { getEventListeners } from "node:events";
import { type ClientRequest, type IncomingMessage, request } from "node:http";
import { afterEach, beforeEach, expect, it } from "vitest";
import { systemClock } from "../../src/app/operating/clock.js";
import { createBus } from "../../src/app/serve/bus.js";
import { Browser } from "../peers/browser.js";
import { until } from "../peers/control.js";
import { quietHandlers } from "./quiet-handlers.js";
import { noPasswords, openPage, passwords } from "./web-setup.js";

const warnings: Error[] = [];
const warn = (warning: Error): void => void warnings.push(warning);
beforeEach(() => void process.on("warning", warn));
afterEach(() => {
  process.off("warning", warn);
  expect(warnings.splice(0)).toEqual([]);
});

interface Stream {
  readonly status: number;
  readonly asked: ClientRequest;
  readonly answer: IncomingMessage;
  text: string;
  isOver: boolean;
}

async function open(options: Parameters<typeof openPage>[1] = {}) {
  const { emit: push, subscribe } = createBus();
  const watch = { ...quietHandlers().watch, subscribe };
  const page = await openPage({ watch }, { clock: systemClock, ...options });
  return { page, url: page.url, push };
}

function follow(url: string, cookie = ""): Promise<Stream> {
  return new Promise((resolve, reject) => {
    const options = { agent: false, headers: { cookie } };
    const asked = request(`${url}/api/events`, options, (answer) => {
      const { statusCode: status = 0 } = answer;
      const stream: Stream = { status, asked, answer, text: "", isOver: false };
      answer.on("data", (part) => {
        stream.text += part;
      });
      answer.on("close", () => {
        stream.isOver = true;
      });
      answer.on("error", () => undefined);
      resolve(stream);
    });
    asked.on("error", reject);
    asked.end();
  });
}

async function followOften(url: string, count: number, cookie = ""): Promise<Stream[]> {
  const streams: Stream[] = [];
  for (let at = 0; at < count; at += 50) {
    const some = Array.from({ length: Math.min(50, count - at) }, () => follow(url, cookie));
    streams.push(...(await Promise.all(some)));
  }
  return streams;
}

async function cookieOf(url: string, password: string): Promise<string> {
  const browser = new Browser(url);
  await browser.logIn(password);
  return `sous_session=${browser.cookies.get("sous_session")}`;
}

const changed = { household: "kitchen", episode: "e7" } as const;

it("200 open pages all hear what changed, leave nothing behind, and end with the server", async () => {
  const signals = new Set<AbortSignal>();
  const clock = {
    now: systemClock.now,
    sleep: (ms: number, signal?: AbortSignal) => {
      if (signal) signals.add(signal);
      return systemClock.sleep(ms, signal);
    },
  };
  const { page, url, push } = await open({ ...noPasswords, clock });
  for (let round = 0; round < 2; round += 1)
    for (const { status, asked } of await followOften(url, 200)) {
      expect(status).toBe(200);
      asked.destroy();
    }
  const left = () => [...signals].map((one) => getEventListeners(one, "abort").length);
  await until(async () => Math.max(...left()) < 3);
  const streams = await followOften(url, 200);
  push(changed);
  await until(async () => streams.every(({ text }) => text.includes('"episode":"e7"')));
  await page.bot.stop();
  await until(async () => streams.every(({ isOver }) => isOver));
});

it("a client's pages are counted by its session", async () => {
  const { url } = await open();
  const cookie = await cookieOf(url, passwords.password);
  const streams = await followOften(url, 251, cookie);
  expect(streams.filter(({ status }) => status !== 200)).toMatchObject([{ status: 429 }]);
  const owner = await cookieOf(url, passwords.ownerPassword);
  expect((await follow(url, owner)).status).toBe(200);
  streams[0]?.asked.destroy();
  await until(async () => (await follow(url, cookie)).status === 200);
});

it("a page that reads nothing is cut off", async () => {
  const { url, push } = await open(noPasswords);
  const stalled = await follow(url);
  const reading = await follow(url);
  stalled.answer.pause();
  const long = { ...changed, household: "k".repeat(100_000) };
  for (let at = 0; at < 300; at += 1) {
    push(long);
    await systemClock.sleep(1);
  }
  stalled.answer.resume();
  await until(async () => stalled.isOver);
  expect(reading.isOver).toBe(false);
});
