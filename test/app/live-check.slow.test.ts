/** `sous doctor --live` on both platforms: what a person does, what they see, and what stays. */
import { describe, expect, it, onTestFinished } from "vitest";
import { examine } from "../../src/app/doctor.js";
import type { LiveRun } from "../../src/app/live-check.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import type { Check } from "../../src/core/check.js";
import { newFile } from "../memory/folder.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { until } from "../story/team.js";
import { SousProcess } from "./sous-process.js";

/** One platform as its people see it. */
interface Room {
  readonly settings: Readonly<Record<string, string>>;
  press(): Promise<unknown>;
  reply(): Promise<unknown>;
  /** The texts that Ana alone was shown. */
  whispers(): readonly string[];
  /** How many messages of the bot stand. */
  ours(): Promise<number>;
  /** Its API answers 503. */
  beAway(): void;
  losePost(): void;
  keepFromRemoving(): void;
  readonly objections: readonly unknown[];
}

async function openSlack(): Promise<Room> {
  const peer = await startSlackPeer({ people: ["Ana"] });
  onTestFinished(() => peer.close());
  const { channel } = peer;
  const card = () => until(async () => (await peer.messages(channel)).at(0));
  const isOurs = ({ user }: { user?: unknown }) => user === peer.botUserId;
  return {
    settings: {
      SLACK_BOT_TOKEN: peer.botToken,
      SLACK_APP_TOKEN: peer.appToken,
      SLACK_CHANNEL: channel,
      SLACK_API_URL: peer.apiUrl,
    },
    press: async () =>
      peer.press("Ana", { channel, ts: (await card()).ts, buttonText: "I don't know" }),
    reply: async () => peer.reply("Ana", channel, (await card()).ts, "I see it."),
    whispers: () => peer.ephemerals("Ana").map(({ text }) => text),
    ours: async () => {
      const shown = await peer.messages(channel);
      const threads = await Promise.all(shown.map(({ ts }) => peer.thread(channel, ts)));
      return [...shown, ...threads.flat()].filter(isOurs).length;
    },
    beAway: () => peer.failNext({ method: "apps.connections.open", status: 503, times: 9 }),
    losePost: () => peer.failNext({ method: "chat.postMessage", status: 0, afterWrite: true }),
    keepFromRemoving: () => peer.failNext({ method: "chat.delete", error: "cant_delete_message" }),
    objections: peer.violations,
  };
}

async function openDiscord(): Promise<Room> {
  const token = `${"a".repeat(24)}.${"b".repeat(6)}.${"c".repeat(30)}`;
  const peer = await startDiscordPeer({ people: ["Ana"], token });
  onTestFinished(() => peer.close());
  const card = () => until(async () => peer.messages(peer.channelId).at(0));
  return {
    settings: {
      DISCORD_BOT_TOKEN: token,
      DISCORD_CHANNEL: peer.channelId,
      DISCORD_API_URL: peer.apiUrl,
    },
    press: async () => peer.press("Ana", (await card()).id, "I don't know"),
    reply: async () => peer.reply("Ana", (await card()).id, "I see it."),
    whispers: () => peer.ephemerals().map(({ content }) => content),
    ours: async () => {
      const places = [peer.channelId, ...peer.threads().map(({ id }) => id)];
      return places.flatMap((id) => peer.messages(id)).filter(({ fromBot }) => fromBot).length;
    },
    beAway: () => peer.failNext({ route: /^GET \/gateway/, status: 503, times: 9 }),
    losePost: () =>
      peer.failNext({ route: /^POST \/channels\/\d+\/messages$/, status: 0, afterWrite: true }),
    keepFromRemoving: () => peer.failNext({ route: /^DELETE/, status: 500 }),
    objections: peer.violations,
  };
}

/** What the run found, by what was tried. */
async function tryOut(
  room: Room,
  name: string,
  run: Partial<LiveRun> & { readonly database?: string } = {},
): Promise<Readonly<Record<string, Check>>> {
  const { database = newFile(), waitMs = 10_000, tell = () => undefined } = run;
  const { signal = new AbortController().signal } = run;
  const settings = () => readConfig(room.settings, false);
  const { checks } = await examine({ database, live: { waitMs, tell, signal }, settings });
  const start = `${name}: `;
  return Object.fromEntries(
    checks
      .filter((check) => check.name.startsWith(start))
      .map((check) => [check.name.slice(start.length), check]),
  );
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

const statesOf = (checks: Readonly<Record<string, Check>>) =>
  Object.fromEntries(tried.map((what) => [what, checks[what]?.state]));
const all = (state: string, changes: object = {}) => ({
  ...Object.fromEntries(tried.map((what) => [what, state])),
  ...changes,
});

describe.each([
  ["Slack", openSlack],
  ["Discord", openDiscord],
] as const)("sous doctor --live in %s", (name, open) => {
  it("says so when it is not reached", async () => {
    const room = await open();
    room.beAway();
    const found = await tryOut(room, name, { waitMs: 0 });
    expect(Object.values(found).some(({ state }) => state === "fail")).toBe(true);
    expect(await room.ours()).toBe(0);
  });

  it("sees everything with somebody at hand, and leaves nothing", async () => {
    const room = await open();
    const told: string[] = [];
    let doing: Promise<unknown> = Promise.resolve();
    const tell = (text: string) => {
      told.push(text);
      doing = room.press().then(() => room.reply());
    };
    const checks = await tryOut(room, name, { tell });
    await doing;
    expect(statesOf(checks), JSON.stringify(checks)).toEqual(all("ok"));
    expect(checks["your press"]?.detail).toBe("seen, from Ana");
    expect(told).toEqual([expect.stringMatching(/press a button .* its thread \(10 s for each\)/)]);
    expect(room.whispers().join()).toContain("This is a test, too.");
    expect(await room.ours()).toBe(0);
    expect(room.objections).toEqual([]);
  });

  it("does the rest when nobody is there, and says so", async () => {
    const room = await open();
    const told: string[] = [];
    const checks = await tryOut(room, name, { waitMs: 0, tell: (text) => told.push(text) });
    const needsPerson = { "your press": "warn", "private receipt": "warn", "your reply": "warn" };
    expect(statesOf(checks), JSON.stringify(checks)).toEqual(all("ok", needsPerson));
    expect(checks["your press"]?.advice).toContain("somebody at hand");
    expect(told).toEqual([]);
    expect(await room.ours()).toBe(0);
  });

  it("fails when it was to be pressed and no press came, and names what may have taken it", async () => {
    const room = await open();
    const checks = await tryOut(room, name, { waitMs: 300 });
    expect(checks["your press"]).toMatchObject({
      state: "fail",
      detail: "not seen in time",
      advice: expect.stringContaining("every other Sous"),
    });
    expect(checks["your reply"]?.state).toBe("warn");
    expect(checks.removed?.state).toBe("ok");
    expect(await room.ours()).toBe(0);
  });

  it("removes what it posted when it is interrupted", async () => {
    const room = await open();
    const stopping = new AbortController();
    const tell = () => stopping.abort();
    const checks = await tryOut(room, name, { tell, signal: stopping.signal });
    expect(checks["your press"]).toBeUndefined();
    expect(checks.removed?.state).toBe("ok");
    expect(await room.ours()).toBe(0);
  });

  it("removes a question whose answer was lost, too", async () => {
    const room = await open();
    room.losePost();
    const checks = await tryOut(room, name, { waitMs: 0 });
    expect(checks["test question"]?.state).toBe("fail");
    expect(checks.removed?.state).toBe("ok");
    expect(await room.ours()).toBe(0);
  });

  it("says when it could not remove it", async () => {
    const room = await open();
    room.keepFromRemoving();
    const { removed } = await tryOut(room, name, { waitMs: 0 });
    expect(removed).toMatchObject({ state: "fail", advice: expect.stringContaining("by hand") });
  });

  it("posts nothing where something failed before, or where Sous runs on the database", async () => {
    const room = await open();
    const nowhere = { SLACK_CHANNEL: "C0NOWHERE", DISCORD_CHANNEL: "123456789012345678" };
    const spoilt = { ...room, settings: { ...room.settings } };
    for (const [variable, value] of Object.entries(nowhere))
      if (variable in spoilt.settings) spoilt.settings[variable] = value;
    expect((await tryOut(spoilt, name, { waitMs: 0 })).live).toMatchObject({
      state: "fail",
      detail: "not tried",
    });
    const database = newFile();
    const serving = new SousProcess(["serve", "--port", "0", "--db", database], room.settings);
    await serving.printed(/Ctrl-C/);
    const before = await room.ours();
    const { live } = await tryOut(room, name, { database });
    expect(live).toMatchObject({ state: "fail", detail: expect.stringContaining("Sous runs") });
    expect(await room.ours()).toBe(before);
  });
});
