import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { DraftState, HomesState } from "../../bots/web/homes-content.js";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import { systemClock } from "../../src/app/clock.js";
import { createHomeDesk } from "../../src/app/homes/home-desk.js";
import { createMadeHomes } from "../../src/app/homes/made-homes.js";
import { pilot } from "../app/campaigns/scenario.js";
import { openRows } from "../app/run-rounds-setup.js";
import { Browser, openPage, passwords } from "./web-setup.js";

const kitchen = JSON.parse(
  readFileSync(new URL("../../scenes/data/kitchen.json", import.meta.url), "utf8"),
);
const home = { ...kitchen, id: "our-kitchen", title: "Our kitchen" };

describe("the owner's page of homes", () => {
  let owner: Browser;
  let rows: Awaited<ReturnType<typeof openRows>>;
  beforeEach(async () => {
    rows = await openRows();
    const desk = createHomeDesk(rows, createMadeHomes(rows, systemClock));
    const { bot } = await openPage({ homes: desk });
    owner = new Browser(bot.url());
    await owner.logIn(passwords.ownerPassword);
  });
  const read = async <T>(path: string): Promise<T> => JSON.parse((await owner.get(path)).body);
  const send = async (path: string, body: object | string) => {
    const { status, body: text } = await owner.post(path, body);
    return { status, ...JSON.parse(text) };
  };

  it("is served with all its files", async () => {
    const page = await owner.get("/homes");
    expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
    for (const [, path = ""] of page.body.matchAll(/(?:src|href)="(\/[^"]+)"/g))
      expect((await owner.get(path)).status, path).toBe(200);
  });

  it("renames a home and deletes it, unless a campaign or a round needs it", async () => {
    await send("/api/homes", { home, from: null });
    await send("/api/homes/rename", { id: "our-kitchen", title: "Tea" });
    const { homes } = await read<HomesState>("/api/homes");
    expect(homes[0]).toMatchObject({ id: "our-kitchen", title: "Tea", isMade: true });
    expect(await send("/api/homes/rename", { id: "our-kitchen", title: "" })).toMatchObject({
      status: 400,
      error: expect.stringContaining("title"),
    });
    const remove = () => send("/api/homes/remove", { id: "our-kitchen" });
    const campaign = pilot({ tasks: ["our-kitchen"] });
    await createCampaign({ memory: rows, clock: systemClock }, campaign);
    expect(await remove()).toEqual({
      status: 400,
      error: "“Tea” cannot be deleted. The campaign pilot names it. Close that first.",
    });
    await moveCampaign({ memory: rows, clock: systemClock }, "pilot", "close");
    expect((await remove()).status).toBe(200);
    expect((await read<HomesState>("/api/homes")).homes.map(({ id }) => id)).not.toContain(
      "our-kitchen",
    );
    expect(await send("/api/homes/remove", { id: "kitchen" })).toEqual({
      status: 400,
      error: 'No home called "kitchen" was made here.',
    });
  });

  it("takes large homes, and says what is too large", async () => {
    const [task] = home.tasks;
    const sentence = "x".repeat(280);
    const large = { ...home, tasks: Array.from({ length: 200 }, () => ({ ...task, sentence })) };
    expect(JSON.stringify(large).length).toBeGreaterThan(64 * 1024);
    expect((await send("/api/homes/check", { home: large, width: 700 })).status).toBe(200);
    expect(
      await send("/api/homes", { home: { ...home, notes: "x".repeat(600_000) }, from: null }),
    ).toEqual({
      status: 413,
      error: "That is too long: 512 KB are the most.",
    });
  });

  it("checks and draws a home, reads its tasks, keeps it and lists it", async () => {
    const checked: DraftState = await send("/api/homes/check", { home, width: 700 });
    expect(checked).toMatchObject({ problems: [], notes: [] });
    expect(checked.drawing).toContain('data-place="fridge 1"');
    const { task } = await send("/api/homes/task", { home, sentence: "put a fork on the counter" });
    expect(task).toMatchObject({ object: "fork", target: "countertop" });
    expect(await send("/api/homes/task", { home, sentence: "dance" })).toEqual({
      status: 200,
      refusal: expect.stringContaining("cannot read “dance”"),
    });
    const saved = await send("/api/homes", { home, from: null });
    expect(saved).toMatchObject({ status: 200, id: "our-kitchen" });
    const { homes, kinds } = await read<HomesState>("/api/homes");
    expect(homes[0]).toMatchObject({ id: "our-kitchen", tasks: 8, mayChange: true });
    expect(kinds.things.map(({ kind }) => kind)).toContain("kettle");
    const { version } = saved;
    expect(await read("/api/homes/home?home=our-kitchen")).toEqual({ home, version });
    expect(await send("/api/homes", { home, from: null })).toMatchObject({
      status: 400,
      error: expect.stringContaining("Another home is kept"),
    });
    expect(await send("/api/homes", { home, from: version })).toMatchObject({ status: 200 });
  });

  it("makes homes by lot", async () => {
    expect(await send("/api/homes/make", { kind: "bathroom", seed: 3 })).toMatchObject({
      home: { rooms: ["bathroom"] },
    });
    expect(await send("/api/homes/make", { home, seed: 3 })).toMatchObject({
      home: { title: "Our kitchen" },
    });
  });

  it.each([
    ["/api/homes", { home: kitchen, from: null }, 400, /comes with Sous/],
    ["/api/homes", { home: { id: "x" }, from: null }, 400, /is missing/],
    ["/api/homes", { home: "x", from: null }, 400, /home must be a list of keys with values/],
    ["/api/homes", "{", 400, /not JSON/],
    ["/api/homes/make", { kind: "castle", seed: 1 }, 400, /one of: kitchen/],
  ])("%s refuses %o with %i: %s", async (path, body, status, words) => {
    const answer = await send(path, body);
    expect(answer).toMatchObject({ status, error: expect.stringMatching(words) });
  });

  it("checks anything without failing", async () => {
    for (const odd of [{}, { places: 7 }, { places: [{ id: "fridge 1" }], things: [{}] }])
      expect(await send("/api/homes/check", { home: odd, width: 700 })).toMatchObject({
        status: 200,
        drawing: null,
      });
    expect((await owner.get("/api/homes/home?home=nowhere")).status).toBe(404);
  });
});
