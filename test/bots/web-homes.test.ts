/** The owner's page of homes. */
import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";
import type { HomesState } from "../../bots/web/content.js";
import { createCampaign, moveCampaign } from "../../src/app/campaigns/lifecycle.js";
import { pilot } from "../app/campaigns/scenario.js";
import { openPage, type Page } from "./web-setup.js";

const kitchen = JSON.parse(
  readFileSync(new URL("../../scenes/data/kitchen.json", import.meta.url), "utf8"),
);
const home = { ...kitchen, id: "our-kitchen", title: "Our kitchen" };

describe("the owner's page of homes", () => {
  let page: Page;
  beforeEach(async () => {
    page = await openPage();
  });
  const read = <T>(path: string) => page.call<T>("owner", "GET", path);
  const send = <T = object>(path: string, body: object | string) =>
    page.call<T>("owner", "POST", path, body);
  const listed = async () => (await read<HomesState>("/api/homes")).body;

  it("renames a home and deletes it, unless a campaign or a round needs it", async () => {
    await send("/api/homes", { home, from: null });
    await send("/api/homes/rename", { id: "our-kitchen", title: "Tea" });
    expect((await listed()).homes[0]).toMatchObject({ id: "our-kitchen", title: "Tea" });
    expect(await send("/api/homes/rename", { id: "our-kitchen", title: "" })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining("title") },
    });
    const remove = (id: string) => send("/api/homes/remove", { id });
    const { memory } = page.sous;
    const { clock } = page;
    await createCampaign({ memory, clock }, pilot({ tasks: ["our-kitchen"] }));
    expect(await remove("our-kitchen")).toEqual({
      status: 400,
      body: { error: "“Tea” cannot be deleted. The campaign pilot names it. Close that first." },
    });
    await moveCampaign({ memory, clock }, "pilot", "close");
    expect((await remove("our-kitchen")).status).toBe(200);
    expect((await listed()).homes.map(({ id }) => id)).not.toContain("our-kitchen");
    expect(await remove("kitchen")).toEqual({
      status: 400,
      body: { error: 'No home called "kitchen" was made here.' },
    });
  });

  it("takes large homes, and says what is too large", async () => {
    const [task] = home.tasks;
    const sentence = "x".repeat(280);
    const large = { ...home, tasks: Array.from({ length: 200 }, () => ({ ...task, sentence })) };
    expect(JSON.stringify(large).length).toBeGreaterThan(64 * 1024);
    expect((await send("/api/homes/check", { home: large, width: 700 })).status).toBe(200);
    const tooLarge = { ...home, notes: "x".repeat(600_000) };
    expect(await send("/api/homes", { home: tooLarge, from: null })).toEqual({
      status: 413,
      body: { error: "That's too long: 512 KB are the most." },
    });
  });
});
