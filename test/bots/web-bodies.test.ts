/** Requests as no browser sends them, over raw sockets: each is answered with 4xx, and nothing is logged. */
import { connect } from "node:net";
import { describe, expect, it, onTestFinished } from "vitest";
import type { WebBot } from "../../bots/web/server.js";
import { systemClock } from "../../src/app/clock.js";
import type { BotHandlers, IncomingEvent } from "../../src/core/bot.js";
import { desks } from "./web-desks.js";
import { Browser, openPage, passwords } from "./web-setup.js";

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

/** The answer's status and body; `ends`: no more comes after the text. */
function exchange(
  bot: WebBot,
  text: string,
  ends = false,
): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(bot.url()).port), "127.0.0.1");
  let got = "";
  return new Promise((resolve) => {
    socket.setTimeout(5_000, () => socket.destroy());
    socket.on("data", (part) => {
      got += part;
    });
    socket.on("error", () => undefined);
    socket.on("close", () => {
      const [, status = "0"] = got.split(" ");
      resolve({ status: Number(status), body: got.slice(got.indexOf("\r\n\r\n") + 4) });
    });
    socket.write(text);
    if (ends) socket.end();
  });
}

async function open(change: Partial<BotHandlers> = {}) {
  const logged: string[] = [];
  const warnings: Error[] = [];
  const warn = (warning: Error): void => void warnings.push(warning);
  process.on("warning", warn);
  onTestFinished(() => void process.off("warning", warn));
  const log = { error: (_: object, message: string) => void logged.push(message) };
  const { bot } = await openPage({ ...desks, ...change }, { clock: systemClock, log });
  return { bot, logged, warnings };
}

describe("a body in chunks", () => {
  it.each([
    ["/login", form, "password=x", 401],
    ["/login", form, right, 303],
    ["/api/press", json, "{}", 401],
    ["/api/command", json, "x", 401],
    ["/none", json, "{}", 401],
    ["/join/pilot/enter", json, "{}", 400],
    ["/join/pilot/enter", json, '{"participant":"ana"}', 200],
    ["/join/%zz/enter", json, "{}", 400],
    ["/join/pilot/answer", json, "{}", 401],
    ["/join/%zz/answer", json, "{}", 401],
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
    const inbox = {
      receive,
      opened: async () => {},
      heard: async () => [],
      meant: async () => null,
    };
    const { bot, logged } = await open({ inbox });
    const browser = new Browser(bot.url());
    await browser.logIn(passwords.password);
    const cookie = `Cookie: sous_session=${browser.cookies.get("sous_session")}`;
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
  const unlucky: [what: string, text: string, ends?: boolean][] = [
    ["a chunk whose length is no number", `${head("/login", form, chunked)}zz\r\npassword=x\r\n`],
    ["a chunk that is cut", `${head("/login", form, chunked)}a\r\npass`, true],
    ["a chunk of a negative length", `${head("/login", form, chunked)}-5\r\npassword=x\r\n${last}`],
    [
      "a chunk with an endless extension",
      `${head("/login", form, chunked)}1;${"x".repeat(20_000)}`,
    ],
    ["a chunk longer than it says", `${head("/login", form, chunked)}2\r\npassword=x\r\n${last}`],
    ["a huge chunk", `${head("/login", form, chunked)}ffffffff\r\n${"x".repeat(70_000)}`],
    ["too many chunks", head("/login", form, chunked) + chunk("x".repeat(9_000)).repeat(9) + last],
    ["less than its length", `${head("/login", form, "Content-Length: 100")}password=x`, true],
    ["more than its length", `${head("/login", form, "Content-Length: 5")}password=x`],
    ["a length that is no number", `${head("/login", form, "Content-Length: abc")}password=x`],
    ["a negative length", `${head("/login", form, "Content-Length: -5")}password=x`],
    ["a length of a gigabyte", `${head("/login", form, "Content-Length: 1000000000")}password=x`],
    ["two lengths", `${head("/login", form, "Content-Length: 10", "Content-Length: 5")}password=x`],
    [
      "a length and chunks",
      head("/login", form, "Content-Length: 5", chunked) + chunk("abc") + last,
    ],
    [
      "another encoding",
      head("/login", form, "Transfer-Encoding: gzip, chunked") + chunk("a") + last,
    ],
    ["chunks that do not come last", head("/login", form, "Transfer-Encoding: chunked, gzip")],
    [
      "a form of parts",
      `${head("/login", "multipart/form-data; boundary=x", "Content-Length: 3")}abc`,
    ],
    ["no type", `${head("/api/press", "", "Content-Length: 2")}{}`],
    ["an odd expectation", `${head("/login", form, "Expect: banana", "Content-Length: 1")}x`],
    ["an odd path", head("/%", json, "Content-Length: 0")],
    ["an odd door", head("/join/%ff%fe/answer", json, "Content-Length: 0")],
    ["an unknown method", head("/login", form, chunked).replace("POST", "PUT") + chunk("x") + last],
    ["no host", "POST /login HTTP/1.1\r\nConnection: close\r\n\r\n"],
    ["an odd host", head("/login", form, "Content-Length: 0").replace("127.0.0.1", "a b")],
    ["endless headers", head("/login", form, `X-Long: ${"x".repeat(20_000)}`)],
    ["no HTTP at all", "hello\r\n\r\n"],
  ];

  it.each(unlucky)("is refused: %s", async (_name, text, ends) => {
    const { bot, logged, warnings } = await open();
    const { status, body } = await exchange(bot, text, ends);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/\bat .*\.[jt]s|node:internal/);
    expect((await exchange(bot, head("/login", form, chunked) + chunk(right) + last)).status).toBe(
      303,
    );
    expect([logged, warnings]).toEqual([[], []]);
  });

  it("by nobody who leaves in the middle is logged", async () => {
    const { bot, logged } = await open();
    for (const path of ["/login", "/api/press", "/join/pilot/enter"]) {
      const socket = connect(Number(new URL(bot.url()).port), "127.0.0.1");
      socket.on("error", () => undefined);
      socket.write(`${head(path, path === "/login" ? form : json, chunked)}a\r\npass`);
      await systemClock.sleep(50);
      socket.resetAndDestroy();
    }
    await systemClock.sleep(100);
    expect(logged).toEqual([]);
  });
});
