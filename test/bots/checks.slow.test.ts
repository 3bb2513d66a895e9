/** `sous check` and `sous init` must not post anything. */
import { PermissionFlagsBits } from "discord.js";
import { describe, expect, it, onTestFinished } from "vitest";
import { inviteUrl, neededIntents, neededPermissions } from "../../bots/discord/access.js";
import { checkDiscord, listChannels, listServers, readInvite } from "../../bots/discord/check.js";
import { missingPermissions } from "../../bots/discord/permissions.js";
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
    expect(neededIntents).toHaveLength(4);
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
