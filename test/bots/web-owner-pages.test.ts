/** The owner's pages of campaigns and of reviews. Wrong requests to all addresses: see test/attack. */
import { beforeEach, describe, expect, it } from "vitest";
import type { ReplayState, ShownDrawing } from "../../bots/web/content.js";
import type { CampaignDesk } from "../../src/core/campaign-report.js";
import type { CampaignMove } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import type { ExchangeFilter } from "../../src/core/exchange.js";
import type { ReviewDesk, ReviewOrder } from "../../src/core/review.js";
import { kitchen, seenInKitchen } from "./home.js";
import { noPasswords, openPage, type Page } from "./web-setup.js";

/** What the routes read of a campaign; the rest is handed on. */
const overview = { id: "pilot", title: "A\u202e pilot", state: "running", reason: null };
const exchange = {
  question: "q1",
  home: "Ana's kitchen",
  task: "heat an apple.",
  text: "Where is an apple?",
  why: "I have looked.",
  flags: ["late"],
  answers: [
    { ballot: "b1", by: "Eve\u202e", said: "in the\u200b sink", claims: [], suspicious: [] },
  ],
};
const frame = { seq: 0, kind: "act", thought: "", text: "look", observation: "You see." };
const frames = [
  { ...frame, owner: kitchen, seen: seenInKitchen },
  { ...frame, seq: 1, owner: null, seen: seenInKitchen },
];
const replay = { episode: "e1", home: "Ana's kitchen", round: 1, task: "", end: null, frames };

let page: Page;
let moves: (readonly [string, CampaignMove])[];
let filters: ExchangeFilter[];
let orders: ReviewOrder[];

beforeEach(async () => {
  [moves, filters, orders] = [[], [], []];
  let begun: string | null = null;
  const campaigns = {
    list: async () => [overview],
    async show(id: string) {
      if (id !== "pilot") throw new InputError(`There is no campaign "${id}".`);
      return { overview, figures: { people: [{ name: "A\u202ena" }] }, open: [], door: {} };
    },
    links: async (id: string, ids: string, base: URL) => `${id} ${ids} ${base.href}`,
    study: (id: string) => (id === begun ? { at: "working", step: "playing" } : null),
    async beginStudy(id: string) {
      begun = id;
    },
    async move(id: string, move: CampaignMove) {
      if (move === "start") throw new InputError("Campaign pilot is running already.");
      moves.push([id, move]);
    },
  };
  const line = { about: "exchange", question: "q1", excluded: true, reviewer: "Rea" };
  const review = {
    async list(filter: ExchangeFilter) {
      filters.push(filter);
      return { total: 1, exchanges: [exchange], scopes: { homes: [], campaigns: ["pilot"] } };
    },
    replay: async (episode: string) => (episode === "e1" ? replay : null),
    async decide(order: ReviewOrder) {
      if (order.about === "exchange" && order.question === "q9")
        throw new InputError('There is no question "q9".');
      orders.push(order);
    },
    log: async () => [{ ...line, at: 7, asked: "Where is an apple?", by: null }],
  };
  const desks = {
    campaigns: campaigns as unknown as CampaignDesk,
    review: review as unknown as ReviewDesk,
  };
  page = await openPage(desks, noPasswords);
});

const get = <T = object>(path: string) => page.call<T>("owner", "GET", path);
const post = (path: string, order: object) => page.call("owner", "POST", path, order);

it("are served with all their files, and all modules that their scripts import", async () => {
  const { url } = page;
  const owner = await page.as("owner");
  const seen = new Set<string>();
  for (const path of "/ /review /campaigns /campaigns/new /homes /agents /people /sessions".split(
    " ",
  )) {
    const { headers, body } = await owner.get(path);
    expect(headers["content-type"], path).toContain("text/html");
    expect(headers["content-security-policy"], path).toContain("default-src 'none'");
    const open = [...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, one = ""]) => one);
    expect(open.join()).toContain(".js");
    for (let file = open.pop(); file; file = open.pop()) {
      if (seen.has(file)) continue;
      seen.add(file);
      const { status, headers, body } = await owner.get(file);
      expect([status, file]).toEqual([200, file]);
      if (!file.endsWith(".js")) continue;
      expect(headers["content-type"]).toContain("text/javascript");
      for (const [, from = ""] of body.matchAll(/\bfrom\s*"([^"]+)";/g)) {
        expect(from).toMatch(/^[./]/);
        open.push(new URL(from, url + file).pathname);
      }
    }
  }
});

describe("campaigns", () => {
  it("are told with how far each is, and nothing invisible", async () => {
    const { body, headers } = await (await page.as("owner")).get("/api/campaigns");
    expect(JSON.parse(body)).toEqual({ campaigns: [{ ...overview, title: "A pilot" }] });
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("are shown with their figures, their link, the link for Prolific and a QR code", async () => {
    const path = "/api/campaigns/show?campaign=pilot&base=https://study.example.org/";
    expect((await get(path)).body).toMatchObject({
      overview: { title: "A pilot" },
      figures: { people: [{ name: "Ana" }] },
      link: {
        address: "https://study.example.org/join/pilot",
        prolific:
          "https://study.example.org/join/pilot?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}",
        qrCode: expect.stringMatching(/^<svg /),
      },
    });
    const links = { campaign: "pilot", ids: "p1", base: "https://a.example" };
    const csv = "pilot p1 https://a.example/";
    expect(await post("/api/campaigns/links", links)).toEqual({ status: 200, body: { csv } });
  });

  it.each([
    ["campaign=other&base=https://a.example", 'There is no campaign "other".'],
    ["campaign=pilot&base=javascript:alert(1)", "must be like https://study.example.org"],
    ["campaign=pilot&base=https://a.example/?x=1", "must be like https://study.example.org"],
    ["campaign=pilot&base=here", "must be like https://study.example.org"],
  ])("are not shown for %s", async (query, why) => {
    expect(await get(`/api/campaigns/show?${query}`)).toEqual({
      status: 400,
      body: { error: expect.stringContaining(why) },
    });
  });

  it("hand orders on, and say in words why one cannot be", async () => {
    const order = (move: string) => post("/api/campaigns", { campaign: "pilot", move });
    expect((await order("pause")).status).toBe(200);
    expect((await order("close")).status).toBe(200);
    expect(await order("start")).toEqual({
      status: 400,
      body: { error: "Campaign pilot is running already." },
    });
    expect(moves).toEqual([
      ["pilot", "pause"],
      ["pilot", "close"],
    ]);
  });

  it("begin their study, and tell how far it is", async () => {
    const path = "/api/campaigns/study";
    expect((await get(`${path}?campaign=pilot`)).body).toEqual({ work: null });
    const work = { at: "working", step: "playing" };
    expect(await post(path, { campaign: "pilot" })).toMatchObject({ body: { work } });
    expect((await get(`${path}?campaign=pilot`)).body).toEqual({ work });
  });
});

describe("reviews", () => {
  it("look for what is wanted, and show nothing invisible", async () => {
    const query = "household=kitchen&campaign=&search=sink&flags=late,unread&skip=20";
    const wanted = { household: "kitchen", campaign: undefined, search: "sink" };
    expect((await get(`/api/review?${query}`)).body).toMatchObject({
      exchanges: [{ answers: [{ by: "Eve", said: "in the sink" }] }],
      log: [{ reviewer: "Rea", excluded: true }],
    });
    expect(filters).toEqual([{ ...wanted, skip: 20, limit: 20, flags: ["late", "unread"] }]);
  });

  it("draw a step as the owner sees it, or say why they cannot", async () => {
    const { body } = await get<ReplayState>("/api/review/replay?episode=e1");
    expect(body.timeline).toMatchObject([{ text: "look" }, { text: "look" }]);
    expect(JSON.stringify(body)).not.toContain("owner");
    const drawing = (query: string) => get<ShownDrawing>(`/api/review/drawing?episode=e1&${query}`);
    const { body: first } = await drawing("step=0&width=356");
    expect(first.drawing).toContain('width="380"');
    expect(first.drawing).toContain('data-thing="apple 1"');
    expect(first.list.join()).toContain("red apple");
    expect((await drawing("step=1")).body).toMatchObject({
      drawing: null,
      list: [],
      legend: expect.stringContaining("cannot be drawn"),
    });
  });

  it.each(["?flags=everything", "/replay?episode=e2", "/drawing?episode=e1&step=2"])(
    "refuse /api/review%s",
    async (path) => {
      expect(await get(`/api/review${path}`)).toEqual({
        status: 400,
        body: { error: expect.stringMatching(/\w/) },
      });
    },
  );

  it("hand decisions on, and say in words why one cannot be", async () => {
    const words = { about: "words", ballot: "b1", decision: "redact", reviewer: " Rea " };
    const whole = { about: "exchange", question: "q1", excluded: true, reviewer: "Rea" };
    const decide = (order: object) => post("/api/review", order);
    expect((await decide({ ...words, hide: ["Peter"] })).status).toBe(200);
    expect((await decide(whole)).status).toBe(200);
    const unknown = { error: 'There is no question "q9".' };
    expect(await decide({ ...whole, question: "q9" })).toEqual({ status: 400, body: unknown });
    for (const order of [
      { ...whole, reviewer: " " },
      { ...whole, about: "people" },
      { ...words, decision: "burn" },
    ])
      expect((await decide(order)).status).toBe(400);
    expect(orders).toEqual([{ ...words, reviewer: "Rea", hide: ["Peter"] }, whole]);
  });
});

it("has nothing to say where nobody runs campaigns or reviews", async () => {
  const { call } = await openPage({ campaigns: undefined, review: undefined }, noPasswords);
  for (const path of ["/api/campaigns", "/api/review"])
    expect((await call("owner", "GET", path)).status).toBe(404);
});
