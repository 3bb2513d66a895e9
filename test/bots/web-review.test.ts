import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ShownDrawing } from "../../bots/web/page-content.js";
import type { ReplayState, ReviewState } from "../../bots/web/review-content.js";
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import { InputError } from "../../src/core/errors.js";
import type { ExchangeFilter } from "../../src/core/exchange.js";
import type { Exchange, Replay, ReviewDesk, ReviewOrder } from "../../src/core/review.js";
import { TurnedClock } from "../clock.js";
import { kitchen, seenInKitchen } from "./home.js";
import { quietHandlers } from "./quiet-handlers.js";

const exchange: Exchange = {
  question: "q1",
  episode: "e1",
  home: "Ana's kitchen",
  round: 1,
  task: "heat an apple.",
  campaign: "pilot",
  mode: "owner",
  state: "answered",
  text: "Where is an apple?",
  why: "I have looked.",
  askedAt: 5,
  flags: ["late"],
  end: null,
  step: 1,
  answers: [
    {
      ballot: "b1",
      by: "Eve\u202e",
      platform: "slack",
      route: "thread",
      at: 9,
      afterMs: 4,
      said: "in the\u200b sink",
      isWords: true,
      understood: "fact",
      late: true,
      claims: ["an apple is in the sink"],
      retracted: false,
      review: null,
      released: null,
      suspicious: [],
    },
  ],
};
const frame = { seq: 0, kind: "act", thought: "", text: "look", observation: "You see." } as const;
const replay: Replay = {
  episode: "e1",
  home: "Ana's kitchen",
  round: 1,
  task: "heat an apple.",
  end: null,
  frames: [
    { ...frame, owner: kitchen, seen: seenInKitchen },
    { ...frame, seq: 1, owner: null, seen: seenInKitchen },
  ],
};

class FakeDesk implements ReviewDesk {
  readonly filters: ExchangeFilter[] = [];
  readonly orders: ReviewOrder[] = [];
  async list(filter: ExchangeFilter) {
    this.filters.push(filter);
    return { total: 1, exchanges: [exchange], scopes: { homes: [], campaigns: ["pilot"] } };
  }
  async replay(episode: string) {
    return episode === "e1" ? replay : null;
  }
  async decide(order: ReviewOrder) {
    if (order.about === "exchange" && order.question === "q9")
      throw new InputError('There is no question "q9".');
    this.orders.push(order);
  }
  async log() {
    const line = { about: "exchange", question: "q1", excluded: true, reviewer: "Rea" } as const;
    return [{ ...line, at: 7, asked: "Where is an apple?", by: null }];
  }
}

let desk: FakeDesk;
let bot: WebBot;

beforeEach(async () => {
  desk = new FakeDesk();
  bot = createWebBot({ port: 0, clock: new TurnedClock() });
  await bot.start(quietHandlers({ review: desk }));
});
afterEach(() => bot.stop());

const get = (path: string): Promise<Response> => fetch(bot.url() + path);

async function read<T>(path: string): Promise<T> {
  const response = await get(path);
  expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
  return (await response.json()) as T;
}

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const type = { "content-type": "application/json" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(`${bot.url()}/api/review`, {
    method: "POST",
    headers: { ...type, ...headers },
    body: text,
  });
}

describe("the owner's page", () => {
  it("is served with all its files under the same policy", async () => {
    const page = await get("/review");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    for (const [, path = ""] of (await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect((await get(path)).status, path).toBe(200);
  });

  it("looks for what is wanted, and shows nothing invisible", async () => {
    const query = "household=kitchen&campaign=&search=sink&flags=late,unread&skip=20";
    const state = await read<ReviewState>(`/api/review?${query}`);
    expect(desk.filters).toEqual([
      {
        household: "kitchen",
        campaign: undefined,
        search: "sink",
        skip: 20,
        limit: 20,
        flags: ["late", "unread"],
      },
    ]);
    const [answer] = state.exchanges[0]?.answers ?? [];
    expect(answer).toMatchObject({ by: "Eve", said: "in the sink" });
    expect(state.log).toMatchObject([{ reviewer: "Rea", excluded: true }]);
  });

  it("draws a step as the owner sees it, or says why it cannot", async () => {
    const { timeline } = await read<ReplayState>("/api/review/replay?episode=e1");
    expect(timeline.map(({ text }) => text)).toEqual(["look", "look"]);
    expect(JSON.stringify(timeline)).not.toContain("owner");
    const path = "/api/review/drawing?episode=e1";
    const first = await read<ShownDrawing>(`${path}&step=0&width=356`);
    expect(first.drawing).toContain('width="380"');
    expect(first.drawing).toContain('data-thing="apple 1"');
    expect(first.list.join()).toContain("red apple");
    const second = await read<ShownDrawing>(`${path}&step=1`);
    expect(second).toMatchObject({ drawing: null, list: [] });
    expect(second.legend).toContain("cannot be drawn");
  });

  it.each([
    "/api/review?flags=everything",
    "/api/review?skip=-1",
    `/api/review?search=${"x".repeat(201)}`,
    "/api/review/replay?episode=e2",
    "/api/review/replay",
    "/api/review/drawing?episode=e1&step=2",
    "/api/review/drawing?episode=e1&step=x",
  ])("refuses %s", async (path) => {
    const response = await get(path);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringMatching(/\w/) });
  });

  it("hands decisions on", async () => {
    const words = { about: "words", ballot: "b1", decision: "redact", reviewer: " Rea " };
    expect((await post({ ...words, hide: ["Peter"] })).status).toBe(200);
    const whole = { about: "exchange", question: "q1", excluded: true, reviewer: "Rea" };
    expect((await post(whole, { origin: bot.url() })).status).toBe(200);
    expect(desk.orders).toEqual([{ ...words, reviewer: "Rea", hide: ["Peter"] }, whole]);
    const refused = await post({ ...whole, question: "q9" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: 'There is no question "q9".' },
    ]);
  });

  const order = { about: "exchange", question: "q1", excluded: true, reviewer: "Rea" };
  it.each([
    ["of another site", order, { origin: "http://evil.example" }, 403],
    ["sent as a form", order, { "content-type": "text/plain" }, 415],
    ["of nobody", { ...order, reviewer: " " }, {}, 400],
    ["of another kind", { ...order, about: "people" }, {}, 400],
    ["that is none", { about: "words", ballot: "b1", decision: "burn", reviewer: "R" }, {}, 400],
    ["that is no JSON", "{", {}, 400],
  ])("refuses a decision %s", async (_name, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(desk.orders).toEqual([]);
  });

  it("answers nobody without the password, and leads to the form", async () => {
    const clock = new TurnedClock();
    const locked = createWebBot({ port: 0, clock, password: "correct horse battery" });
    await locked.start(quietHandlers({ review: desk }));
    try {
      const page = await fetch(`${locked.url()}/review`, { redirect: "manual" });
      expect([page.status, page.headers.get("location")]).toEqual([303, "/login"]);
      for (const path of ["/api/review", "/api/review/replay?episode=e1", "/review.js"])
        expect((await fetch(locked.url() + path)).status).toBe(401);
      expect(desk.filters).toEqual([]);
    } finally {
      await locked.stop();
    }
  });

  it("has nothing to say where nobody reviews", async () => {
    await bot.stop();
    await bot.start(quietHandlers());
    expect((await get("/api/review")).status).toBe(404);
  });
});
