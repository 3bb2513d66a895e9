/** Floods of wrong passwords and of arrivals: they hold nobody else up. */
import { describe, expect, it } from "vitest";
import { TurnedClock } from "../clock.js";
import { until } from "../story/team.js";
import { open, settle } from "./throttle-setup.js";
import { passwords } from "./web-setup.js";

const { password, ownerPassword } = passwords;

describe("wrong passwords", () => {
  it("never hold up the right one, from the same address or another", async () => {
    // The clock stands still: who waits, waits for good.
    const { from, clock } = await open({ clock: new TurnedClock() });
    const flood = Array.from({ length: 200 }, (_, at) => from("192.0.2.1").logIn(`wrong ${at}`));
    const others = Array.from({ length: 400 }, (_, at) =>
      from(`198.51.100.${at % 200}`).logIn(`wrong ${at}`),
    );
    for (const [address, right] of [
      ["192.0.2.1", password],
      ["192.0.2.1", ownerPassword],
      ["203.0.113.7", password],
      ["198.51.100.3", password],
    ] as const)
      expect((await from(address).logIn(right)).status).toBe(303);
    let refused = 0;
    for (const answer of flood)
      void answer.then(({ status }) => {
        if (status === 429) refused += 1;
      });
    await until(async () => refused === 195);
    const statuses = (await settle(flood, clock)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    await settle(others, clock);
  });
});

describe("a door", () => {
  it("lets 2,000 people in who come at once from one address", async () => {
    const { bot } = await open({ clock: new TurnedClock() });
    const headers = { "x-forwarded-for": "192.0.2.1" };
    const come = async (id: number): Promise<number> => {
      const path = `/join/pilot?participant=p${id}`;
      const answer = await fetch(bot.url() + path, { headers, redirect: "manual" });
      await answer.arrayBuffer();
      return answer.status;
    };
    const statuses = new Set<number>();
    for (let at = 0; at < 2_000; at += 100) {
      const some = Array.from({ length: 100 }, (_, more) => come(at + more));
      for (const status of await Promise.all(some)) statuses.add(status);
    }
    expect([...statuses]).toEqual([303]);
  }, 60_000);
});
