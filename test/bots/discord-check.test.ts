import { PermissionFlagsBits } from "discord.js";
import { afterEach, describe, expect, it } from "vitest";
import { inviteUrl, neededIntents, neededPermissions } from "../../bots/discord/access.js";
import { checkDiscord, type DiscordAccess, readInvite } from "../../bots/discord/check.js";
import { sousCommand } from "../../bots/discord/commands.js";
import { missingPermissions } from "../../bots/discord/permissions.js";
import { listChannels, listServers } from "../../bots/discord/places.js";
import type { Check } from "../../src/core/check.js";
import {
  type DiscordPeer,
  type DiscordPeerOptions,
  startDiscordPeer,
} from "../peers/discord/peer.js";
import { createScenario } from "./discord-scenario.js";
import { cardPost, notePost, realClock } from "./slack-scenario.js";

let peer: DiscordPeer | null = null;
afterEach(async () => {
  await peer?.close();
  peer = null;
});

/** Exactly what the invite link asks for. */
const rolePermissions = String(neededPermissions.reduce((sum, { flag }) => sum | flag, 0n));

async function open(
  options: DiscordPeerOptions = {},
): Promise<{ access: DiscordAccess; peer: DiscordPeer }> {
  peer = await startDiscordPeer({ people: ["Ana"], rolePermissions, ...options });
  const { token, guildId: guild, channelId: channel, apiUrl } = peer;
  return { access: { token, guild, channel, apiUrl }, peer };
}

const named = (checks: readonly Check[], name: string) =>
  checks.find((check) => check.name === `Discord: ${name}`);

describe("the invite link", () => {
  it("asks for the permissions that are checked, and for both scopes", () => {
    const url = new URL(inviteUrl("123456789012345678"));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: "123456789012345678",
      permissions: rolePermissions,
      scope: "bot applications.commands",
    });
    expect(BigInt(rolePermissions) & PermissionFlagsBits.Administrator).toBe(0n);
  });

  it("is the application's own", async () => {
    const { access, peer } = await open({ invited: false });
    expect(await readInvite(access)).toBe(inviteUrl(peer.appId));
  });

  it("is enough: with just that, cards, threads and notes are posted, read and edited", async () => {
    const { peer } = await open();
    const { bot, handlers, warnings } = createScenario(peer);
    await bot.start(handlers);
    const card = await bot.post(cardPost());
    await bot.post(notePost(card));
    await bot.edit(card, cardPost({ doing: "I look." }));
    expect(await bot.find(cardPost())).toHaveLength(1);
    await peer.slash("Ana", "sous status");
    await bot.stop();
    expect({ warnings, violations: peer.violations }).toEqual({ warnings: [], violations: [] });
  });

  it.each(
    ["View Channel", "Send Messages", "Create Public Threads", "Send Messages in Threads"].map(
      (label) => [label],
    ),
  )("is no more than enough: without %s something is missing", async (label) => {
    const { flag = 0n } = neededPermissions.find((one) => one.label === label) ?? {};
    const { peer } = await open({ deniedAtHome: String(flag) });
    const { bot, warnings } = createScenario(peer);
    const post = async () => bot.post(notePost(await bot.post(cardPost())));
    const outcome = await post().then(
      () => "posted",
      () => "refused",
    );
    expect(outcome === "refused" || warnings.length > 0).toBe(true);
  });
});

describe("Discord is checked", () => {
  it("and found in order once the bot has started, without anybody seeing it", async () => {
    const { access, peer } = await open();
    const before = await checkDiscord(access, realClock);
    expect(named(before, "slash commands")).toMatchObject({ state: "warn" });
    const { bot, handlers } = createScenario(peer);
    await bot.start(handlers);
    await bot.stop();
    const checks = await checkDiscord(access, realClock);
    expect(checks.map(({ name, state }) => [name, state])).toEqual([
      ["Discord: bot token", "ok"],
      ["Discord: Message Content intent", "ok"],
      ["Discord: clock", "ok"],
      ["Discord: server", "ok"],
      ["Discord: channel", "ok"],
      ["Discord: permissions", "ok"],
      ["Discord: slash commands", "ok"],
    ]);
    expect(named(checks, "slash commands")?.detail).toContain(sousCommand.options?.[0]?.name);
    expect(peer.messages()).toEqual([]);
    expect(peer.violations).toEqual([]);
  });

  it("and refuses a stranger's token, without repeating it", async () => {
    const { access } = await open();
    const token = "stranger.stranger.stranger";
    const checks = await checkDiscord({ ...access, token }, realClock);
    expect(checks).toMatchObject([
      { name: "Discord: bot token", state: "fail", advice: expect.stringContaining("Reset Token") },
    ]);
    expect(JSON.stringify(checks)).not.toContain("stranger");
  });

  it("and says where to switch Message Content on, which the bot really lacks", async () => {
    const { access, peer } = await open({ messageContent: false });
    expect(named(await checkDiscord(access, realClock), "Message Content intent")).toMatchObject({
      state: "fail",
      detail: "off",
      advice: expect.stringMatching(/Bot > Privileged Gateway Intents/),
    });
    const { bot, handlers } = createScenario(peer);
    await expect(bot.start(handlers)).rejects.toThrow(/Message Content/);
    expect(neededIntents).toHaveLength(4);
  });

  it.each(neededPermissions.map(({ label, flag }) => [label, flag] as const))(
    "and names %s when the channel takes it away",
    async (label, flag) => {
      const { access } = await open({ deniedAtHome: String(flag) });
      const checks = await checkDiscord(access, realClock);
      if (label === "View Channel")
        expect(named(checks, "channel")).toMatchObject({
          state: "fail",
          advice: expect.stringContaining("https://discord.com/oauth2/authorize"),
        });
      else
        expect(named(checks, "permissions")).toMatchObject({
          state: "fail",
          detail: `missing in #kitchen: ${label}`,
        });
    },
  );

  it("and offers the invite link where the bot is in no server", async () => {
    const { access, peer } = await open({ invited: false });
    expect(await listServers(access)).toEqual([]);
    const checks = await checkDiscord(access, realClock);
    expect(named(checks, "channel")).toMatchObject({
      state: "fail",
      advice: expect.stringContaining(inviteUrl(peer.appId)),
    });
    peer.invite();
    expect(await listServers(access)).toEqual([{ id: peer.guildId, name: "Kitchen" }]);
    expect(await listChannels(access, peer.guildId)).toEqual([
      { id: peer.channelId, name: "kitchen" },
    ]);
    expect(named(await checkDiscord(access, realClock), "permissions")?.state).toBe("ok");
  });

  it("and says when it was invited without the slash commands", async () => {
    const { access } = await open({ commandsScope: false });
    expect(named(await checkDiscord(access, realClock), "slash commands")).toMatchObject({
      state: "fail",
      advice: expect.stringContaining("applications.commands"),
    });
  });

  it.each([
    ["an unknown channel", { channel: "1" }, "channel", /Discord does not know/],
    ["another server", { guild: "2" }, "server", /not in 2/],
  ])("and refuses %s", async (_, changes, name, detail) => {
    const { access } = await open();
    const checks = await checkDiscord({ ...access, ...changes }, realClock);
    expect(named(checks, name)).toMatchObject({
      state: "fail",
      detail: expect.stringMatching(detail),
    });
  });

  it("and warns when the clocks differ by more than a minute", async () => {
    const { access } = await open({ clockSkewMs: 120_000 });
    expect(named(await checkDiscord(access, realClock), "clock")).toMatchObject({
      state: "warn",
      detail: expect.stringMatching(/behind/),
    });
  });
});

describe("permissions in a channel", () => {
  const member = { guild: "g", user: "u", roles: ["r"], overwrites: [] };
  const all = { id: "g", permissions: rolePermissions };
  const send = String(PermissionFlagsBits.SendMessages);
  const view = String(PermissionFlagsBits.ViewChannel);
  const rule = (id: string, type: 0 | 1, allow: string, deny: string) => ({
    id,
    type,
    allow,
    deny,
  });
  const missing = (changes: object) =>
    missingPermissions({ ...member, allRoles: [all], ...changes }).map(({ label }) => label);

  it("are those of all roles together", () => {
    expect(missing({})).toEqual([]);
    expect(
      missing({
        allRoles: [
          { id: "g", permissions: "0" },
          { ...all, id: "r" },
        ],
      }),
    ).toEqual([]);
    expect(missing({ allRoles: [{ ...all, id: "not mine" }] })).toHaveLength(
      neededPermissions.length,
    );
  });

  it("are all there for administrators, whatever the channel says", () => {
    const allRoles = [{ id: "r", permissions: String(PermissionFlagsBits.Administrator) }];
    expect(missing({ allRoles, overwrites: [rule("u", 1, "0", send)] })).toEqual([]);
  });

  it("are changed by the channel: for everyone, then for roles, then for the member", () => {
    const everyone = rule("g", 0, "0", send);
    expect(missing({ overwrites: [everyone] })).toEqual(["Send Messages"]);
    expect(missing({ overwrites: [rule("r", 0, send, "0"), everyone] })).toEqual([]);
    const both = [rule("u", 1, "0", send), rule("r", 0, send, "0"), everyone];
    expect(missing({ overwrites: both })).toEqual(["Send Messages"]);
    expect(missing({ overwrites: [rule("u", 1, send, "0"), everyone] })).toEqual([]);
    expect(missing({ overwrites: [rule("somebody", 1, "0", send)] })).toEqual([]);
  });

  it("are none at all in a channel that is not seen", () => {
    expect(missing({ overwrites: [rule("u", 1, "0", view)] })).toHaveLength(
      neededPermissions.length,
    );
  });
});
