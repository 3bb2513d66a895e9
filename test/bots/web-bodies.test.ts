import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { WebBot } from "../../bots/web/server.js";
import type { BotHandlers, IncomingEvent } from "../../src/core/bot.js";
import { type RawAnswer, sendRaw } from "../attack/raw.js";
import { faultOfRaw, rawCases } from "../attack/raw-cases.js";
import { quietHandlers } from "./quiet-handlers.js";
import { beginPilot, openPage, passwords } from "./web-setup.js";

const form = "application/x-www-form-urlencoded";
const json = "application/json";
const chunked = "Transfer-Encoding: chunked";
const right = `password=${passwords.password.replaceAll(" ", "+")}`;

function head(path: string, type: string, ...more: readonly string[]): string {
  const lines = ["Host: 127.0.0.1", `Content-Type: ${type}`, "Connection: close", ...more];
  return `POST ${path} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n`;
}

const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
const last = "0\r\n\r\n";

async function exchange(bot: WebBot, text: string): Promise<RawAnswer & { readonly body: string }> {
  const answer = await sendRaw(new URL(bot.url()), { pieces: [text], patienceMs: 10_000 });
  return { ...answer, body: answer.text.slice(answer.text.indexOf("\r\n\r\n") + 4) };
}

async function open(change: Partial<BotHandlers> = {}) {
  const logged: string[] = [];
  const log = { error: (_: object, message: string) => void logged.push(message) };
  const page = await openPage(change, { log });
  await beginPilot(page);
  return { ...page, logged };
}

describe("a body in chunks", () => {
  it.each([
    ["/login", form, "password=x", 401],
    ["/login", form, right, 303],
    ["/api/press", json, "{}", 401],
    ["/api/command", json, "x", 401],
    ["/join/pilot/enter", json, "{}", 400],
    ["/join/pilot/enter", json, '{"participant":"ana"}', 200],
    ["/join/pilot/answer", json, "{}", 401],
  ])("to %s as %s is read like any other: %s", async (path, type, body, status) => {
    const { bot, logged } = await open();
    const pieces = [...body].map(chunk).join("");
    const answer = await exchange(bot, head(path, type, chunked) + pieces + last);
    expect(answer.status).toBe(status);
    expect(answer.body).not.toContain("Something went wrong");
    expect(logged).toEqual([]);
  });

  it("is taken from who has logged in", async () => {
    const heard: IncomingEvent[] = [];
    const receive = async (event: IncomingEvent) => {
      heard.push(event);
      return "accepted" as const;
    };
    const { bot, logged, as } = await open({ inbox: { ...quietHandlers().inbox, receive } });
    const { cookies } = await as("member");
    const cookie = `Cookie: sous_session=${cookies.get("sous_session")}`;
    const send = (body: string, ...more: readonly string[]) =>
      exchange(bot, head("/api/press", json, chunked, cookie, ...more) + body);
    const press = JSON.stringify({ question: "q1", choice: "c0", key: "aaaaaaaa-1111" });
    expect((await send(chunk(press) + last)).status).toBe(200);
    expect(heard).toHaveLength(1);
    expect((await send(chunk("{") + last)).status).toBe(400);
    expect((await send(chunk("[".repeat(60_000)) + last)).status).toBe(400);
    expect((await send(chunk("\xff\xfe\0") + last)).status).toBe(400);
    expect((await send(chunk("x".repeat(10_000)).repeat(8) + last)).status).toBe(413);
    expect((await send(`zz\r\n${press}`)).status).toBe(400);
    expect(heard).toHaveLength(1);
    expect(logged).toEqual([]);
  });
});

describe("a request that is wrong in itself", () => {
  it("makes nothing fail, tells nothing, and the next one is answered", async () => {
    const warnings: Error[] = [];
    const warn = (warning: Error): void => void warnings.push(warning);
    process.on("warning", warn);
    onTestFinished(() => void process.off("warning", warn));
    const { bot, logged } = await open();
    const url = new URL(bot.url());
    const left = [...rawCases(url.host, "/join/pilot")];
    const problems: string[] = [];
    const lane = async (): Promise<void> => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [name, request] = next;
        const fault = faultOfRaw((await sendRaw(url, { ...request, patienceMs: 300 })).text);
        if (fault) problems.push(`${name}: ${fault}`);
      }
    };
    await Promise.all(Array.from({ length: 12 }, lane));
    expect(problems).toEqual([]);
    const body = head("/login", form, chunked) + chunk(right) + last;
    expect((await exchange(bot, body)).status).toBe(303);
    expect([logged, warnings]).toEqual([[], []]);
  });

  it.each([
    [
      "a chunk whose length is no number",
      `${head("/login", form, chunked)}zz\r\npassword=x\r\n`,
      400,
    ],
    [
      "too many chunks",
      head("/login", form, chunked) + chunk("x".repeat(9_000)).repeat(9) + last,
      413,
    ],
    ["a length of a gigabyte", head("/login", form, "Content-Length: 1000000000"), 413],
    ["a length and chunks", head("/login", form, "Content-Length: 5", chunked) + last, 400],
    ["a form of parts", head("/login", "multipart/form-data; boundary=x"), 415],
    ["no type", `${head("/api/press", "", "Content-Length: 2")}{}`, 415],
    ["an odd door", head("/join/%ff%fe/answer", json, "Content-Length: 0"), 404],
    ["no host", "POST /login HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["endless headers", head("/login", form, `X-Long: ${"x".repeat(20_000)}`), 431],
  ])("is refused for what is wrong: %s", async (_name, text, status) => {
    const { bot, logged } = await open();
    expect((await exchange(bot, text)).status).toBe(status);
    expect(logged).toEqual([]);
  });

  it("by nobody who leaves in the middle is logged", async () => {
    const { bot, logged } = await open();
    for (const path of ["/login", "/api/press", "/join/pilot/enter"]) {
      const socket = connect(Number(new URL(bot.url()).port), "127.0.0.1");
      socket.on("error", () => undefined);
      const begun = `${head(path, path === "/login" ? form : json, chunked)}a\r\npass`;
      await new Promise((resolve) => socket.write(begun, resolve));
      // The server read the beginning if it has answered a later client.
      await exchange(bot, head("/login", form, chunked) + chunk("password=x") + last);
      socket.resetAndDestroy();
      await exchange(bot, head("/login", form, chunked) + chunk("password=x") + last);
    }
    expect(logged).toEqual([]);
  });
});
