import { describe, expect, it } from "vitest";
import { systemClock } from "../../src/app/operating/clock.js";
import { checkLive, type LiveRun } from "../../src/app/operating/live-check.js";
import type { Bot } from "../../src/core/bot.js";
import type { Check } from "../../src/core/check.js";
import { DeliveryError } from "../../src/core/errors.js";
import { SilentPeople } from "../build/sous.js";

/** Its messages can be removed, its thread read, and its calls may fail. */
class Room extends SilentPeople {
  #hasReplied = false;

  constructor(change: Partial<Bot> = {}) {
    super({
      remove: async ({ message }) => void this.shown.delete(message),
      catchUp: async () => {
        if (this.#hasReplied) await this.reply();
      },
      ...change,
    });
  }

  act(): Promise<unknown> {
    const press = { kind: "press", question: "live", choice: "dk" } as const;
    return this.hear(press).then(() => this.reply());
  }

  reply(): Promise<unknown> {
    this.#hasReplied = true;
    return this.hear({ kind: "reply", episode: "live", message: "m1", text: "I see it." });
  }
}

async function tryOut(room: Room, run: Partial<LiveRun> = {}) {
  const { waitMs = 60_000, tell = () => undefined } = run;
  const { signal = new AbortController().signal } = run;
  const checks = await checkLive(
    {
      name: "Team",
      channel: "C1",
      clock: systemClock,
      makeBot: () => room.bot,
      showsPicture: async () => true,
    },
    { waitMs, tell, signal },
  );
  return new Map<string, Check>(checks.map((check) => [check.name.replace("Team: ", ""), check]));
}

const tried = [
  "test question",
  "its picture",
  "your press",
  "its edit",
  "private receipt",
  "line in its thread",
  "its thread, read again",
  "your reply",
  "removed",
];
const statesOf = (checks: ReadonlyMap<string, Check>) =>
  Object.fromEntries(tried.map((what) => [what, checks.get(what)?.state]));
const ok = Object.fromEntries(tried.map((what) => [what, "ok"]));
const lost = (message: string) => new DeliveryError(message, { retryable: true });

describe("sous doctor --live", () => {
  it("sees everything with somebody at hand, and leaves nothing", async () => {
    const room = new Room();
    const told: string[] = [];
    const shown: string[] = [];
    const tell = (text: string) => {
      told.push(text);
      shown.push(...room.shown.keys());
      void room.act();
    };
    const checks = await tryOut(room, { tell });
    expect(statesOf(checks)).toEqual(ok);
    expect(checks.get("your press")?.detail).toBe("seen, from Ana");
    expect(told).toEqual([expect.stringMatching(/press a button .* its thread \(60 s for each\)/)]);
    expect(shown).toHaveLength(1);
    expect(room.posted).toHaveLength(3);
    expect([...room.shown.values()].filter(({ kind }) => kind === "card")).toEqual([]);
  });

  it("does the rest when nobody is there, and says so", async () => {
    const room = new Room();
    const told: string[] = [];
    const checks = await tryOut(room, { waitMs: 0, tell: (text) => told.push(text) });
    const alone = { "your press": "warn", "private receipt": "warn", "your reply": "warn" };
    expect(statesOf(checks)).toEqual({ ...ok, ...alone });
    expect(checks.get("your press")?.advice).toContain("somebody at hand");
    expect(told).toEqual([]);
    expect(room.shown.size).toBe(0);
  });

  it("fails when it was to be pressed and no press came, and names what may have taken it", async () => {
    const room = new Room();
    const checks = await tryOut(room, { waitMs: 200 });
    expect(checks.get("your press")).toMatchObject({
      state: "fail",
      detail: "not seen in time",
      advice: expect.stringContaining("every other Sous"),
    });
    expect(checks.get("your reply")?.state).toBe("warn");
    expect(room.shown.size).toBe(0);
  });

  it("removes what it posted when it is interrupted", async () => {
    const room = new Room();
    const stopping = new AbortController();
    const checks = await tryOut(room, { tell: () => stopping.abort(), signal: stopping.signal });
    expect(checks.has("your press")).toBe(false);
    expect(checks.get("removed")?.state).toBe("ok");
    expect(room.shown.size).toBe(0);
  });

  it("removes a question whose answer was lost, too", async () => {
    const room: Room = new Room({
      post: async (post) => {
        room.posted.push(post.id);
        room.shown.set(post.id, post);
        throw lost("the connection was reset");
      },
    });
    const checks = await tryOut(room, { waitMs: 0 });
    expect(checks.get("test question")?.state).toBe("fail");
    expect(checks.get("removed")?.state).toBe("ok");
    expect(room.shown.size).toBe(0);
  });

  it("says when it could not remove it, and when it was not reached", async () => {
    const remove = () => Promise.reject(lost("cant_delete_message"));
    const checks = await tryOut(new Room({ remove }), { waitMs: 0 });
    expect(checks.get("removed")).toMatchObject({
      state: "fail",
      advice: expect.stringContaining("by hand"),
    });
    const away = new Room({ start: () => Promise.reject(lost("status 503")) });
    expect((await tryOut(away, { waitMs: 0 })).get("connection")).toMatchObject({ state: "fail" });
    expect(away.posted).toEqual([]);
  });
});
