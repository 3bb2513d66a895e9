import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createWebBot, type WebBot } from "../../bots/web/server.js";
import type {
  CampaignDesk,
  CampaignFigures,
  CampaignOverview,
} from "../../src/core/campaign-report.js";
import type { CampaignMove } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import { TurnedClock } from "../clock.js";
import { quietHandlers } from "./quiet-handlers.js";

const overview: CampaignOverview = {
  id: "pilot",
  title: "A\u202e pilot",
  state: "running",
  reason: null,
  hash: "abc",
  createdAt: 1,
  startedAt: 2,
  closedAt: null,
  households: 4,
  householdsDone: 1,
  episodesEnded: 2,
  questions: 5,
  questionsOpen: 1,
  answers: 9,
  people: 3,
  enrolled: 3,
  arms: [{ name: "all", households: 4, propensity: 1 }],
  progress: 0.25,
  answersPerDay: 4.5,
  doneAt: 9,
  models: null,
  cost: null,
  quality: { alpha: 0.7, gold: { right: 2, of: 3 }, flagged: 1, people: 3 },
};

const door = { title: "A pilot", instructions: "Look.", pay: "none", minimumAge: 18 };
const figures: CampaignFigures = {
  overTime: [{ at: 3, answers: 9 }],
  seconds: [{ below: null, answers: 9 }],
  agreement: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3],
  alpha: 0.7,
  kappa: null,
  arms: [{ name: "all", households: 4, tasks: 2, done: 2, questions: 5, answers: 9 }],
  people: [
    { name: "A\u202ena", answers: 9, gold: { right: 2, of: 3 }, medianMs: 4_000, flags: [] },
  ],
};

class FakeDesk implements CampaignDesk {
  async show(id: string) {
    if (id !== "pilot") throw new InputError(`There is no campaign "${id}".`);
    return { overview, figures, open: [], door };
  }
  async links(campaign: string, ids: string, base: URL) {
    return `${campaign} ${ids} ${base.href}`;
  }
  begun: string | null = null;
  study(campaign: string) {
    return campaign === this.begun ? ({ at: "working", step: "playing" } as const) : null;
  }
  async beginStudy(campaign: string) {
    this.begun = campaign;
  }
  readonly moves: (readonly [string, CampaignMove])[] = [];
  async list() {
    return [overview];
  }
  async move(id: string, move: CampaignMove) {
    if (move === "start") throw new InputError("Campaign pilot is running already.");
    this.moves.push([id, move]);
  }
}

let desk: FakeDesk;
let bot: WebBot;

beforeEach(async () => {
  desk = new FakeDesk();
  bot = createWebBot({ port: 0, clock: new TurnedClock() });
  await bot.start(quietHandlers({ campaigns: desk }));
});
afterEach(() => bot.stop());

function post(body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const type = { "content-type": "application/json" };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  return fetch(`${bot.url()}/api/campaigns`, {
    method: "POST",
    headers: { ...type, ...headers },
    body: text,
  });
}

describe("the owner's page of campaigns", () => {
  it("is served with all its files under the same policy", async () => {
    const page = await fetch(`${bot.url()}/campaigns`);
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'");
    for (const [, path = ""] of (await page.text()).matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect((await fetch(bot.url() + path)).status, path).toBe(200);
  });

  it("tells how far each campaign is, and shows nothing invisible", async () => {
    const response = await fetch(`${bot.url()}/api/campaigns`);
    expect([response.status, response.headers.get("cache-control")]).toEqual([200, "no-store"]);
    const { campaigns } = (await response.json()) as {
      campaigns: CampaignOverview[];
    };
    expect(campaigns).toEqual([{ ...overview, title: "A pilot" }]);
  });

  it("shows one with its figures, its link, the link for Prolific and a QR code", async () => {
    const get = (query: string) => fetch(`${bot.url()}/api/campaigns/show?${query}`);
    const shown = await (await get("campaign=pilot&base=https://study.example.org/")).json();
    expect(shown).toMatchObject({
      overview: { title: "A pilot" },
      figures: { people: [{ name: "Ana" }] },
      link: {
        address: "https://study.example.org/join/pilot",
        prolific:
          "https://study.example.org/join/pilot?PROLIFIC_PID={{%PROLIFIC_PID%}}&STUDY_ID={{%STUDY_ID%}}&SESSION_ID={{%SESSION_ID%}}",
        qrCode: expect.stringMatching(/^<svg /),
      },
    });
    for (const base of ["javascript:alert(1)", "https://a.example/?x=1", "here"]) {
      const refused = await get(`campaign=pilot&base=${encodeURIComponent(base)}`);
      expect([refused.status, await refused.text()]).toEqual([
        400,
        expect.stringContaining("must be like https://study.example.org"),
      ]);
    }
    const unknown = await get("campaign=other&base=https://a.example");
    expect(await unknown.json()).toEqual({ error: 'There is no campaign "other".' });
    const body = JSON.stringify({ campaign: "pilot", ids: "p1", base: "https://a.example" });
    const headers = { "content-type": "application/json" };
    const path = `${bot.url()}/api/campaigns/links`;
    const links = await fetch(path, { method: "POST", headers, body });
    expect(await links.json()).toEqual({ csv: "pilot p1 https://a.example/" });
  });

  it("hands orders on, and says in words why one cannot be", async () => {
    expect((await post({ campaign: "pilot", move: "pause" })).status).toBe(200);
    const close = { campaign: "pilot", move: "close" };
    expect((await post(close, { origin: bot.url() })).status).toBe(200);
    expect(desk.moves).toEqual([
      ["pilot", "pause"],
      ["pilot", "close"],
    ]);
    const refused = await post({ campaign: "pilot", move: "start" });
    expect([refused.status, await refused.json()]).toEqual([
      400,
      { error: "Campaign pilot is running already." },
    ]);
  });

  it("begins the study, and tells how far it is", async () => {
    const path = `${bot.url()}/api/campaigns/study`;
    const look = async () => (await fetch(`${path}?campaign=pilot`)).json();
    expect(await look()).toEqual({ work: null });
    const headers = { "content-type": "application/json" };
    const begun = await fetch(path, { method: "POST", headers, body: '{"campaign":"pilot"}' });
    expect(await begun.json()).toEqual({ work: { at: "working", step: "playing" } });
    expect(await look()).toEqual({ work: { at: "working", step: "playing" } });
  });

  const order = { campaign: "pilot", move: "close" };
  it.each([
    ["of another site", order, { origin: "http://evil.example" }, 403],
    ["sent from another site's page", order, { "sec-fetch-site": "cross-site" }, 403],
    ["sent as a form", order, { "content-type": "application/x-www-form-urlencoded" }, 415],
    ["of another kind", { ...order, move: "delete" }, {}, 400],
    ["for no campaign", { move: "close" }, {}, 400],
    ["that is no JSON", "{", {}, 400],
  ])("refuses an order %s", async (_name, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(desk.moves).toEqual([]);
  });

  it("answers nobody without the password, and leads to the form", async () => {
    const clock = new TurnedClock();
    const locked = createWebBot({ port: 0, clock, password: "correct horse battery" });
    await locked.start(quietHandlers({ campaigns: desk }));
    try {
      const page = await fetch(`${locked.url()}/campaigns`, { redirect: "manual" });
      expect([page.status, page.headers.get("location")]).toEqual([303, "/login"]);
      for (const path of ["/api/campaigns", "/campaigns.js"])
        expect((await fetch(locked.url() + path)).status).toBe(401);
      const sent = { method: "POST", headers: { "content-type": "application/json" } };
      const body = JSON.stringify(order);
      expect((await fetch(`${locked.url()}/api/campaigns`, { ...sent, body })).status).toBe(401);
      expect(desk.moves).toEqual([]);
    } finally {
      await locked.stop();
    }
  });

  it("has nothing to say where nobody runs campaigns", async () => {
    await bot.stop();
    await bot.start(quietHandlers());
    expect((await fetch(`${bot.url()}/api/campaigns`)).status).toBe(404);
  });
});
