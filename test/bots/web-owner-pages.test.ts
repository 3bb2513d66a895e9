/** The owner's pages: their files, studies and replays. What they answer otherwise: see drawn-pages. */
import { expect, it } from "vitest";
import type { ReviewDesk } from "../../src/core/campaign/review.js";
import { kitchen, seenInKitchen } from "./home.js";
import { noPasswords, openPage } from "./web-setup.js";

it("are served with all their files, and all modules that their scripts import", async () => {
  const { url, as } = await openPage({}, noPasswords);
  const owner = await as("owner");
  const seen = new Set<string>();
  for (const path of "/ /inbox /review /campaigns /campaigns/new /homes /agents /people /sessions".split(
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

it("say where a step cannot be drawn any more", async () => {
  const frame = { seq: 1, text: "look", owner: kitchen, seen: seenInKitchen };
  const frames = [frame, { ...frame, owner: null }];
  const review = { replay: async () => ({ frames }) } as unknown as ReviewDesk;
  const { call } = await openPage({ review }, noPasswords);
  const draw = async (step: number) =>
    (await call("owner", "GET", `/api/review/drawing?episode=e1&step=${step}`)).body;
  expect(await draw(0)).toMatchObject({ drawing: expect.stringContaining('"apple 1"') });
  const legend = expect.stringContaining("cannot be drawn");
  expect(await draw(1)).toEqual({ drawing: null, list: [], legend });
});

it("has nothing to say where nobody runs campaigns or reviews", async () => {
  const { call } = await openPage({ campaigns: undefined, review: undefined }, noPasswords);
  for (const path of ["/api/campaigns", "/api/review"])
    expect((await call("owner", "GET", path)).status).toBe(404);
});
