import { Hono } from "hono";
import { expect, it, onTestFinished } from "vitest";
import type { WebContext } from "../../bots/web/access.js";
import { type Follower, LiveFeed } from "../../bots/web/live-feed.js";
import { TurnedClock } from "../clock.js";

const changed = { household: "kitchen", episode: "e7" } as const;
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

function openFeed() {
  const clock = new TurnedClock();
  const feed = new LiveFeed(clock);
  onTestFinished(() => feed.close());
  const app = new Hono();
  const all: Follower = { client: "", hears: async () => true, isIn: async () => true };
  const followers = new Map<string, Partial<Follower>>();
  app.all("/:client", (context) => {
    const client = context.req.param("client");
    return feed.open(context as unknown as WebContext, {
      ...all,
      client,
      ...followers.get(client),
    });
  });
  async function follow(client: string, method = "GET") {
    const answer = await app.request(`/${client}`, { method });
    const { status, headers } = answer;
    const page = { status, wait: headers.get("retry-after"), text: "", isOver: false };
    const body = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const read = async () => {
      for (let part = await body?.read(); part && !part.done; part = await body?.read())
        page.text += part.value;
      page.isOver = true;
    };
    void read();
    return Object.assign(page, { leave: () => body?.cancel() });
  }
  const fill = (client: string, count: number) =>
    Promise.all(Array.from({ length: count }, () => follow(client)));
  return { clock, feed, followers, follow, fill };
}

it("a page hears what its people may see and a beat, until they are out or the feed ends", async () => {
  const { clock, feed, followers, follow } = openFeed();
  const failing = () => Promise.reject(new Error("away"));
  followers.set("deaf", { hears: async () => false });
  followers.set("failing", { hears: failing });
  followers.set("out", { isIn: async () => false });
  followers.set("lost", { isIn: failing });
  const names = ["one", "deaf", "failing", "out", "lost", "ended"];
  const pages = await Promise.all(names.map((name) => follow(name)));
  await settle();
  const events = () =>
    pages.map(({ text, isOver }) => [...(text.match(/(?<=event: ).*/g) ?? []), isOver]);
  expect(pages[0]?.text).toBe("event: hello\ndata: {}\nretry: 1000\n\n");
  feed.push(changed);
  feed.end("ended");
  await settle();
  const over = ["hello", true];
  const heard = ["hello", "changed", false];
  expect(events().map((one) => one.at(-1))).toEqual([false, false, true, false, false, true]);
  expect(events()[0]).toEqual(heard);
  expect(pages[0]?.text).toContain(`data: ${JSON.stringify(changed)}`);
  await clock.turn(14_999);
  await settle();
  expect(events()[0]).toEqual(heard);
  await clock.turn(1);
  await settle();
  const [one, deaf, failed, out, lost] = events();
  expect([one, deaf, failed]).toEqual([
    ["hello", "changed", "beat", false],
    ["hello", "beat", false],
    over,
  ]);
  expect([out, lost]).toEqual([
    ["hello", "changed", true],
    ["hello", "changed", true],
  ]);
  feed.close();
  await settle();
  expect(events().every((one) => one.at(-1))).toBe(true);
});

it("a client has 250 places and all 1,000: who has most gives its oldest to who has fewer", async () => {
  const { follow, fill } = openFeed();
  for (let at = 0; at < 260; at += 1) expect((await follow("a", "HEAD")).status).toBe(405);
  const own = await fill("a", 250);
  expect(own.every(({ status }) => status === 200)).toBe(true);
  const refused = await follow("a");
  await settle();
  const many = "You have 250 pages of Sous open. Close some of them, then load this one again.";
  expect(refused).toMatchObject({ status: 429, wait: "30", isOver: true });
  expect(JSON.parse(refused.text)).toEqual({ error: many });
  await own[7]?.leave();
  await settle();
  expect((await follow("a")).status).toBe(200);
  const b = await fill("b", 249);
  for (const client of ["c", "d"]) await fill(client, 250);
  expect((await follow("b")).status).toBe(200);
  const late = await fill("late", 2);
  await settle();
  expect(late.map(({ status, isOver }) => [status, isOver])).toEqual([
    [200, false],
    [200, false],
  ]);
  const ended = [...own, ...b].filter(({ isOver }) => isOver);
  expect(ended).toEqual([own[0], own[7], b[0]]);
  const rest = await fill("late", 248);
  await settle();
  const given = rest.filter(({ status }) => status === 200).length + 2;
  expect(given).toBe(200);
  const last = rest.at(-1);
  expect(last).toMatchObject({ status: 503, wait: "60", isOver: true });
  expect(last?.text).toContain("Load it again in a minute.");
});
