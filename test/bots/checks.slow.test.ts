/** `sous check` and `sous init` must not post anything. */
import { PermissionFlagsBits } from "discord.js";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  inviteUrl,
  missingPermissions,
  neededIntents,
  neededPermissions,
} from "../../bots/discord/access.js";
import { checkDiscord, listChannels, listServers, readInvite } from "../../bots/discord/check.js";
import { checkAppToken, checkSlack } from "../../bots/slack/check.js";
import { neededScopes } from "../../bots/slack/manifest.js";
import type { Check } from "../../src/core/check.js";
import { type DiscordPeerOptions, startDiscordPeer } from "../peers/discord/peer.js";
import { type SlackPeerOptions, startSlackPeer } from "../peers/slack/slack-peer.js";
import { createScenario } from "./discord-scenario.js";
import { cardPost, notePost, realClock } from "./slack-scenario.js";

const named = (checks: readonly Check[], name: string) =>
  checks.find((check) => check.name.endsWith(`: ${name}`));
const statesOf = (checks: readonly Check[]) => checks.map(({ name, state }) => `${name}: ${state}`);
const failing = (detail: RegExp, advice: RegExp) => ({
  state: "fail",
  detail: expect.stringMatching(detail),
  advice: expect.stringMatching(advice),
});

describe("Slack", () => {
  async function open(options: SlackPeerOptions = {}) {
    const peer = await startSlackPeer({ people: ["ada"], scopes: neededScopes(), ...options });
    onTestFinished(() => peer.close());
    const { botToken, appToken, channel, apiUrl } = peer;
    return { peer, access: { botToken, appToken, channel, apiUrl } };
  }

  it("is found in order", async () => {
    const { peer, access } = await open();
    expect(statesOf(await checkSlack(access, realClock))).toEqual([
      "Slack: bot token: ok",
      "Slack: scopes: ok",
      "Slack: clock: ok",
      "Slack: app token: ok",
      "Slack: channel: ok",
    ]);
    expect(await peer.messages(peer.channel)).toEqual([]);
    expect(peer.connections).toBe(0);
    const { appToken: _, ...other } = access;
    const http = { signingSecret: "s".repeat(32), host: "127.0.0.1", port: 3100 };
    const checks = await checkSlack({ ...other, http }, realClock);
    expect(named(checks, "app token")).toBeUndefined();
    expect(named(checks, "requests")?.detail).toContain("127.0.0.1:3100/slack/events");
  });

  it.each([
    ["a stranger's bot token", { botToken: "xoxb-wrong" }, "bot token", /invalid_auth/, /OAuth/],
    ["a person's token", { botToken: "xoxp-ada" }, "bot token", /not a bot's/, /OAuth/],
    ["a stranger's app token", { appToken: "xapp-wrong" }, "app token", /invalid/, /connections:/],
    ["a bot's app token", { appToken: "xoxb-sous-test" }, "app token", /not_allowed/, /xapp/],
    ["an unknown channel", { channel: "C0NOWHERE" }, "channel", /does not show the channel/, /id/],
  ])("is told to refuse %s", async (_, changes, name, detail, advice) => {
    const { access } = await open();
    const checks = await checkSlack({ ...access, ...changes }, realClock);
    expect(named(checks, name)).toMatchObject(failing(detail, advice));
    expect(JSON.stringify(checks)).not.toMatch(/xoxb-wrong|xoxp-ada|xapp-wrong|xoxb-sous-test/);
  });

  it("says that two tokens are of two apps, and how to come into a channel", async () => {
    const { peer, access } = await open();
    const changes = { appToken: peer.otherAppToken, channel: peer.otherChannel };
    const checks = await checkSlack({ ...access, ...changes }, realClock);
    expect(named(checks, "app token")).toMatchObject(failing(/A0OTHER.*A0SOUS/, /one app/));
    expect(named(checks, "channel")).toMatchObject(failing(/./, /\/invite @Sous/));
  });

  it("names the scopes that are missing", async () => {
    const lacking = async (scopes: readonly string[]) => {
      const checks = await checkSlack((await open({ scopes })).access, realClock);
      return named(checks, "scopes");
    };
    const [first = "", ...others] = neededScopes();
    expect(await lacking(others)).toMatchObject({ state: "fail", detail: `missing: ${first}` });
    const all = `missing: ${neededScopes().join(", ")}`;
    expect(await lacking([])).toMatchObject({ state: "fail", detail: all });
  });

  it.each([
    [90_000, "warn", /9\d s|8\d s/],
    [-90_000, "warn", /ahead/],
    [20_000, "ok", /s apart/],
  ] as const)("with a clock that is %i ms off", async (clockSkewMs, state, detail) => {
    const { access } = await open({ clockSkewMs });
    const clock = named(await checkSlack(access, realClock), "clock");
    expect(clock).toMatchObject({ state, detail: expect.stringMatching(detail) });
  });

  it("that is not reached, is in trouble, or asks to wait is said to be", async () => {
    const { peer, access } = await open();
    const apiUrl = "http://127.0.0.1:9/api/";
    const away = await checkAppToken({ ...access, appToken: "xapp-1", apiUrl });
    expect(away).toMatchObject({ state: "fail", advice: expect.stringContaining("network") });
    peer.failNext({ method: "auth.test", status: 503 });
    expect(named(await checkSlack(access, realClock), "bot token")?.state).toBe("fail");
    peer.failNext({ method: "conversations.history", retryAfterS: 30 });
    for (const state of ["fail", "ok"])
      expect(named(await checkSlack(access, realClock), "channel")?.state).toBe(state);
  });
});

const rolePermissions = String(neededPermissions.reduce((sum, { flag }) => sum | flag, 0n));

describe("Discord", () => {
  async function open(options: DiscordPeerOptions = {}) {
    const peer = await startDiscordPeer({ people: ["Ana"], rolePermissions, ...options });
    onTestFinished(peer.close);
    const { token, guildId: guild, channelId: channel, apiUrl } = peer;
    return { access: { token, guild, channel, apiUrl }, peer };
  }

  it("has an invite link for the permissions that are checked, and for both scopes", async () => {
    const { access, peer } = await open({ invited: false });
    const link = await readInvite(access);
    expect(link).toBe(inviteUrl(peer.appId));
    expect(Object.fromEntries(new URL(link ?? "").searchParams)).toEqual({
      client_id: peer.appId,
      permissions: rolePermissions,
      scope: "bot applications.commands",
    });
    expect(BigInt(rolePermissions) & PermissionFlagsBits.Administrator).toBe(0n);
    expect(await listServers(access)).toEqual([]);
    const channel = named(await checkDiscord(access, realClock), "channel");
    expect(channel).toMatchObject({ state: "fail", advice: expect.stringContaining(link ?? "-") });
    peer.invite();
    expect(await listServers(access)).toEqual([{ id: peer.guildId, name: "Kitchen" }]);
    expect(await listChannels(access, peer.guildId)).toEqual([
      { id: peer.channelId, name: "kitchen" },
    ]);
    expect(named(await checkDiscord(access, realClock), "permissions")?.state).toBe("ok");
  });

  it("is found in order once the bot has started, for which the link is enough", async () => {
    const { access, peer } = await open();
    const before = await checkDiscord(access, realClock);
    expect(named(before, "slash commands")).toMatchObject({ state: "warn" });
    const { bot, handlers, warnings } = createScenario(peer);
    await bot.start(handlers);
    expect(statesOf(await checkDiscord(access, realClock))).toEqual([
      "Discord: bot token: ok",
      "Discord: Message Content intent: ok",
      "Discord: clock: ok",
      "Discord: server: ok",
      "Discord: channel: ok",
      "Discord: permissions: ok",
      "Discord: slash commands: ok",
    ]);
    expect(peer.messages()).toEqual([]);
    const card = await bot.post(cardPost());
    await bot.post(notePost(card));
    await bot.edit(card, cardPost({ doing: "I look." }));
    expect(await bot.find(cardPost())).toHaveLength(1);
    await peer.slash("Ana", "sous status");
    await bot.stop();
    expect({ warnings, violations: peer.violations }).toEqual({ warnings: [], violations: [] });
  });

  it("is said to lack what the channel takes away", async () => {
    const checksWithout = async (denied: typeof neededPermissions) => {
      const sum = denied.reduce((all, { flag }) => all | flag, 0n);
      return checkDiscord((await open({ deniedAtHome: String(sum) })).access, realClock);
    };
    const isView = ({ label }: { readonly label: string }) => label === "View Channel";
    const unseen = await checksWithout(neededPermissions.filter(isView));
    expect(named(unseen, "channel")).toMatchObject(failing(/./, /discord\.com\/oauth2/));
    const others = neededPermissions.filter((one) => !isView(one));
    expect(named(await checksWithout(others), "permissions")).toMatchObject({
      state: "fail",
      detail: `missing in #kitchen: ${others.map(({ label }) => label).join(", ")}`,
    });
  });

  it("is told to refuse a stranger's token, without repeating it", async () => {
    const { access } = await open();
    const token = "stranger.stranger.stranger";
    const checks = await checkDiscord({ ...access, token }, realClock);
    expect(statesOf(checks)).toEqual(["Discord: bot token: fail"]);
    expect(checks[0]?.advice).toContain("Reset Token");
    expect(JSON.stringify(checks)).not.toContain("stranger");
  });

  it.each<[string, DiscordPeerOptions, object, string, object]>([
    [
      "Message Content is off",
      { messageContent: false },
      {},
      "Message Content intent",
      failing(/^off$/, /Bot > Privileged Gateway Intents/),
    ],
    [
      "it was invited without the slash commands",
      { commandsScope: false },
      {},
      "slash commands",
      failing(/./, /applications\.commands/),
    ],
    [
      "the channel is unknown",
      {},
      { channel: "1" },
      "channel",
      failing(/Discord does not know/, /./),
    ],
    ["the server is another", {}, { guild: "2" }, "server", failing(/not in 2/, /./)],
    [
      "the clocks differ by more than a minute",
      { clockSkewMs: 120_000 },
      {},
      "clock",
      { state: "warn", detail: expect.stringMatching(/behind/) },
    ],
  ])("is told when %s", async (_what, options, changes, name, found) => {
    const { access } = await open(options);
    const checks = await checkDiscord({ ...access, ...changes }, realClock);
    expect(named(checks, name)).toMatchObject(found);
    expect(neededIntents).toHaveLength(4);
  });
});

describe("Discord's permissions in a channel", () => {
  const all = { id: "g", permissions: rolePermissions };
  const send = String(PermissionFlagsBits.SendMessages);
  const view = String(PermissionFlagsBits.ViewChannel);
  const everything = neededPermissions.length;
  const admin = { id: "r", permissions: String(PermissionFlagsBits.Administrator) };
  const rule = (id: string, allow: string, deny: string) => ({
    id,
    type: id === "g" || id === "r" ? 0 : 1,
    allow,
    deny,
  });
  const everyone = rule("g", "0", send);
  const role = rule("r", send, "0");
  const member = rule("u", "0", send);

  it.each([
    ["everyone's", [all], [], 0],
    [
      "those of a role",
      [
        { id: "g", permissions: "0" },
        { ...all, id: "r" },
      ],
      [],
      0,
    ],
    ["not those of another role", [{ ...all, id: "not mine" }], [], everything],
    ["all for an administrator", [admin], [member], 0],
    ["taken by the channel from everyone", [all], [everyone], 1],
    ["given back to a role", [all], [role, everyone], 0],
    ["taken from the member all the same", [all], [member, role, everyone], 1],
    ["given back to the member", [all], [rule("u", send, "0"), everyone], 0],
    ["not touched by a rule for somebody", [all], [rule("somebody", "0", send)], 0],
    ["none where the channel is not seen", [all], [rule("u", "0", view)], everything],
  ] as const)("are %s", (_what, allRoles, overwrites, missing) => {
    const own = { guild: "g", user: "u", roles: ["r"] };
    const found = missingPermissions({ ...own, allRoles, overwrites } as never);
    expect(found).toHaveLength(missing);
    if (missing === 1) expect(found[0]?.label).toBe("Send Messages");
  });
});
