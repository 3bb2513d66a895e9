/** Wrong passwords and too many requests slow down those who send them, and nobody else. */
import { describe, expect, it } from "vitest";
import { FallingCounts, Throttle } from "../../bots/web/throttle.js";
import { systemClock } from "../../src/app/clock.js";
import { TurnedClock } from "../clock.js";
import { open, settle } from "./throttle-setup.js";
import type { Browser } from "./web-setup.js";

describe("wrong passwords", () => {
  it("are answered slower and slower, and at once again after a while", async () => {
    const clock = new TurnedClock();
    const { from } = await open({ clock });
    const waited: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const began = clock.now();
      const answer = from("192.0.2.1").logIn("not this one");
      let isAnswered = false;
      void answer.then(() => {
        isAnswered = true;
      });
      for (let turns = 0; turns < 200 && !isAnswered; turns += 1) {
        await systemClock.sleep(2);
        if (turns > 20) await clock.turn(100);
      }
      expect((await answer).status).toBe(401);
      waited.push(clock.now() - began);
    }
    expect(waited[0]).toBe(0);
    expect(waited).toEqual(waited.toSorted((one, other) => one - other));
    expect(waited[5]).toBeGreaterThanOrEqual(7_000);
    expect(waited[6]).toBeLessThanOrEqual(16_500);
    await clock.turn(5 * 60_000);
    expect((await from("192.0.2.1").logIn("not this one")).status).toBe(401);
  });

  it("are refused at once where too many wait, with when to try again", async () => {
    const { from, clock } = await open({ clock: new TurnedClock() });
    const answers = Array.from({ length: 20 }, () => from("192.0.2.1").logIn("not this one"));
    const first = await Promise.race(answers.slice(5));
    expect([first.status, Number(first.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
    expect(first.body).toMatch(/That is not the password.*Try again in \d+ s/);
    expect((await from("192.0.2.2").logIn("a slip")).status).toBe(401);
    await settle(answers, clock);
  });

  it("come from one client, whatever it says of itself to who trusts no proxy", async () => {
    const { from, clock } = await open({ trustProxy: 0, clock: new TurnedClock() });
    const answers = Array.from({ length: 20 }, (_, at) => from(`192.0.2.${at}`).logIn("wrong"));
    expect((await Promise.race(answers.slice(5))).status).toBe(429);
    await settle(answers, clock);
  });

  it("do not wait on for somebody who has left", async () => {
    const clock = new TurnedClock();
    const { bot, from } = await open({ clock });
    await from("192.0.2.1").logIn("wrong");
    for (let round = 0; round < 12; round += 1) {
      const leaving = new AbortController();
      const headers = {
        "content-type": "application/x-www-form-urlencoded",
        "x-forwarded-for": "192.0.2.1",
      };
      const { signal } = leaving;
      const asked = { method: "POST", headers, body: "password=wrong", signal };
      const answer = fetch(`${bot.url()}/login`, asked).catch(() => null);
      await systemClock.sleep(30);
      leaving.abort();
      expect(await answer, `round ${round}`).toBeNull();
    }
  });
});

describe("a door", () => {
  it("keeps a participant from asking too often, and nobody else, also with their id", async () => {
    const { from } = await open();
    const arrive = async (address: string) => {
      const browser = from(address);
      await browser.get("/join/pilot?participant=p1");
      return browser;
    };
    const [hasty, same] = [await arrive("192.0.2.1"), await arrive("192.0.2.2")];
    const leave = (browser: Browser) => browser.post("/join/pilot/leave", { sure: false });
    const sent = await Promise.all(Array.from({ length: 100 }, () => leave(hasty)));
    const refused = sent.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(20);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(0);
    expect((await leave(same)).status).toBe(200);
    const looks = await Promise.all(
      Array.from({ length: 300 }, () => hasty.get("/join/pilot/state")),
    );
    expect(looks.filter(({ status }) => status === 429).length).toBeGreaterThan(20);
    expect((await same.get("/join/pilot/state")).status).toBe(200);
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
  });

  it("remembers no more than so many clients: those that were quiet longest begin anew", () => {
    const counts = new FallingCounts(new TurnedClock(), { atOnce: 10, perMinute: 1 });
    counts.add("first");
    counts.add("busy");
    for (let round = 0; round < 4; round += 1) {
      for (let at = 0; at < 15_000; at += 1) counts.add(`client ${round} ${at}`);
      counts.add("busy");
    }
    expect([counts.of("first"), counts.of("busy")]).toEqual([0, 5]);
  });

  it("takes no longer with 100,000 clients than with 10,000", () => {
    const timeOf = (clients: number): number => {
      const throttle = new Throttle(new TurnedClock(), { atOnce: 1_000, perMinute: 1 });
      for (let at = 0; at < 100_000; at += 1) throttle.take(`client ${at % clients}`);
      const began = process.cpuUsage();
      for (let at = 0; at < 50_000; at += 1) throttle.take(`client ${at % clients}`);
      return process.cpuUsage(began).user / 1000;
    };
    timeOf(10);
    expect(timeOf(100_000)).toBeLessThan(5 * timeOf(10_000) + 50);
  });

  it("does not lose count when the clock is set back", () => {
    const clock = new TurnedClock();
    const throttle = new Throttle(clock, { atOnce: 1, perMinute: 1 });
    expect(throttle.take("a")).toBe(0);
    clock.skip(-3_600_000);
    expect(throttle.take("a")).toBe(60);
  });
});
