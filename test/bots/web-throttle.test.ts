import { describe, expect, it } from "vitest";
import type { WebBotOptions } from "../../bots/web/server.js";
import { Throttle } from "../../bots/web/throttle.js";
import { TurnedClock } from "../clock.js";
import { type Answer, Browser, send } from "../peers/browser.js";
import { beginPilot, openPage, passwords } from "./web-setup.js";

async function open(options: Partial<WebBotOptions> = {}) {
  const page = await openPage({}, { trustProxy: 1, ...options });
  const from = (address: string) => new Browser(page.url, { "x-forwarded-for": address });
  return { ...page, page, from };
}

const count = (answers: readonly Answer[], status: number) =>
  answers.filter((answer) => answer.status === status).length;
/** What the refused are told to wait, in seconds. */
const waitOf = (answers: readonly Answer[]) =>
  Number(answers.find(({ status }) => status === 429)?.headers["retry-after"]);
const often = <T>(times: number, ask: (at: number) => Promise<T>) =>
  Promise.all(Array.from({ length: times }, (_, at) => ask(at)));

describe("guesses", () => {
  const right = passwords.password;

  it("are 60 a minute from one client: then the right one has to wait too", async () => {
    const { from, clock } = await open();
    const guesser = from("192.0.2.1");
    const wrongOnes = (many: number) => often(many, (at) => guesser.logIn(`wrong ${at}`));
    expect(count(await wrongOnes(59), 401)).toBe(59);
    expect((await guesser.logIn(right)).status).toBe(303);
    const more = await wrongOnes(10);
    expect([count(more, 401), count(more, 429)]).toEqual([1, 9]);
    const refused = await guesser.logIn(right);
    expect([refused.status, refused.headers["retry-after"]]).toEqual([429, "60"]);
    expect(refused.body).toContain("There were too many wrong passwords. Try again in 60 s.");
    expect((await from("192.0.2.2").logIn(right)).status).toBe(303);
    await clock.turn(60_000);
    expect((await guesser.logIn(right)).status).toBe(303);
  });

  it.each([
    ["an IPv6 network", 1, (at: number) => `2001:db8:1:2::${at.toString(16)}`],
    ["a client, whatever it says to who trusts no proxy", 0, (at: number) => `192.0.2.${at}`],
  ])("of %s count as one client's", async (_, trustProxy, address) => {
    const { from } = await open({ trustProxy });
    const answers = await often(65, (at) => from(address(at)).logIn("wrong"));
    expect(count(answers, 401)).toBe(60);
  });

  it("are 600 a minute in all, and nobody is locked out by others'", async () => {
    const { from } = await open();
    let answered = 0;
    for (let at = 0; at < 11; at += 1)
      answered += count(await often(58, () => from(`198.51.100.${at}`).logIn("wrong")), 401);
    expect(answered).toBe(600);
    expect((await from("203.0.113.7").logIn("wrong")).status).toBe(429);
    expect((await from("203.0.113.7").logIn(right)).status).toBe(303);
  });

  it("of a token for measurements are limited in the same way", async () => {
    const { url } = await openPage({}, { metricsToken: "the-collector's own" });
    const ask = (token: string) =>
      send(url, { path: "/metrics", headers: { authorization: `Bearer ${token}` } });
    const answers = await often(65, (at) => ask(`wrong ${at}`));
    expect([count(answers, 403), count(answers, 429)]).toEqual([60, 5]);
    expect(waitOf(answers)).toBe(60);
    expect((await ask("the-collector's own")).status).toBe(429);
  });
});

describe("a door", () => {
  it("keeps a participant from asking too often, and nobody else, also with their id", async () => {
    const { page, from } = await open();
    await beginPilot(page);
    const arrive = async (address: string) => {
      const browser = from(address);
      await browser.get("/join/pilot?participant=p1");
      return browser;
    };
    const [hasty, same] = [await arrive("192.0.2.1"), await arrive("192.0.2.2")];
    const leave = (browser: Browser) => browser.post("/join/pilot/leave", { sure: false });
    const left = await often(70, () => leave(hasty));
    expect([count(left, 429), waitOf(left)]).toEqual([10, 1]);
    expect((await leave(same)).status).toBe(200);
    const states = await often(250, () => hasty.get("/join/pilot/state"));
    expect([count(states, 429), waitOf(states)]).toEqual([10, 1]);
    expect((await same.get("/join/pilot/state")).status).toBe(200);
  });

  it("lets hundreds of people in who come at once from one address", async () => {
    const { page, from } = await open();
    await beginPilot(page);
    const come = (at: number) => from("192.0.2.1").get(`/join/pilot?participant=person-${at}`);
    expect(count(await often(300, come), 303)).toBe(300);
  });
});

describe("the agents' door says how long to wait", () => {
  const agents = {
    whose: async (token: string) => (token.startsWith("known") ? token : null),
    answer: async () => Response.json({}),
  };

  it.each([
    ["an agent that calls too often", "known", { atOnce: 200, wait: 1, status: 200 }],
    ["somebody who guesses tokens", "wrong", { atOnce: 20, wait: 6, status: 401 }],
  ])("to %s, and nobody else", async (_, token, { atOnce, wait, status }) => {
    const { url, clock } = await openPage({ agents });
    const ask = (path: string, bearer = token) =>
      send(url, { path, headers: { authorization: `Bearer ${bearer}` } });
    const answers = await often(atOnce + 1, () => ask("/v1/questions/t"));
    expect([count(answers, status), count(answers, 429)]).toEqual([atOnce, 1]);
    const refused = await ask("/mcp");
    expect(waitOf([refused])).toBe(wait);
    expect(JSON.parse(refused.body)).toMatchObject({ error: "budget-spent", retry_after_s: wait });
    expect((await ask("/mcp", "known-too")).status).toBe(200);
    await clock.turn(wait * 1000);
    expect((await ask("/mcp")).status).toBe(status);
  });

  it("to an agent that sends too many calls in one request", async () => {
    const { url, clock } = await openPage({ agents });
    const ask = (calls: number) =>
      send(url, {
        method: "POST",
        path: "/mcp",
        headers: { authorization: "Bearer known", "content-type": "application/json" },
        body: JSON.stringify(Array(calls).fill({})),
      });
    expect((await ask(150)).status).toBe(200);
    const refused = await ask(150);
    expect([refused.status, waitOf([refused])]).toEqual([429, 6]);
    await clock.turn(6000);
    expect((await ask(150)).status).toBe(200);
  });
});

describe("a throttle", () => {
  it("lets some through at once, then as many as come back with time", async () => {
    const clock = new TurnedClock();
    const throttle = new Throttle(clock, { atOnce: 3, perMinute: 6 });
    const take = () => throttle.take("a");
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 10]);
    expect(throttle.take("b")).toBe(0);
    await clock.turn(9_999);
    expect(take()).toBe(1);
    await clock.turn(1);
    expect([take(), take()]).toEqual([0, 10]);
    await clock.turn(60 * 60_000);
    expect([take(), take(), take(), take()]).toEqual([0, 0, 0, 10]);
    clock.skip(-3_600_000);
    expect(take(), "the clock was set back").toBe(10);
  });

  it("remembers no more than so many clients, whom it does not search: those that were quiet longest begin anew", () => {
    const throttle = new Throttle(new TurnedClock(), { atOnce: 10, perMinute: 1 });
    for (const client of ["first", "busy"]) throttle.take(client);
    for (let round = 0; round < 4; round += 1) {
      for (let at = 0; at < 15_000; at += 1) throttle.take(`client ${round} ${at}`);
      throttle.take("busy");
    }
    const waits = [throttle.take("first", 10), throttle.take("busy", 6), throttle.take("busy", 5)];
    expect(waits).toEqual([0, 60, 0]);
  });
});
