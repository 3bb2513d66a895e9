import { describe, expect, it, onTestFinished } from "vitest";
import { newFile } from "../memory/folder.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { examineWith } from "./doctor-setup.js";
import { openProduct } from "./product.js";
import { runSousWith } from "./run-sous.js";

const token = `${"a".repeat(24)}.${"b".repeat(6)}.${"c".repeat(30)}`;

interface Platforms {
  readonly slack: SlackPeer;
  readonly discord: DiscordPeer;
  readonly settings: Record<string, string>;
}

async function openPlatforms(): Promise<Platforms> {
  const slack = await startSlackPeer();
  const discord = await startDiscordPeer({ token });
  onTestFinished(async () => {
    await Promise.all([slack.close(), discord.close()]);
  });
  const settings = {
    SLACK_BOT_TOKEN: slack.botToken,
    SLACK_APP_TOKEN: slack.appToken,
    SLACK_CHANNEL: slack.channel,
    SLACK_API_URL: slack.apiUrl,
    DISCORD_BOT_TOKEN: token,
    DISCORD_CHANNEL: discord.channelId,
    DISCORD_API_URL: discord.apiUrl,
    SOUS_DB: newFile(),
  };
  return { slack, discord, settings };
}

describe("the platforms", () => {
  it("are asked without posting and without a token in the report", async () => {
    const { slack, discord, settings } = await openPlatforms();
    const good = await examineWith(settings);
    expect(good.checks.filter(({ state }) => state !== "ok").map(({ name }) => name)).toEqual([
      "Discord: slash commands",
    ]);
    expect(slack.log.some(({ detail }) => detail.method === "chat.postMessage")).toBe(false);

    slack.failNext({ method: "auth.test", error: "token_revoked" });
    slack.failNext({ method: "apps.connections.open", error: slack.appToken });
    discord.failNext({ route: /applications\/@me/, status: 401, times: 5 });
    const { ok, report, checks } = await examineWith(settings);
    expect(ok).toBe(false);
    expect(report).toMatch(/✘ Slack: bot token: Slack refused it \(token_revoked\)\n {2}→ /);
    expect(report).toMatch(/✘ Slack: app token: .*\[redacted\]/);
    expect(report).toMatch(/✘ Discord: bot token: /);
    for (const secret of [slack.botToken, slack.appToken, token])
      expect(JSON.stringify([good.checks, checks])).not.toContain(secret);
  });

  it.each<[string, (platforms: Platforms) => unknown]>([
    ["Slack: app token", ({ settings, slack }) => (settings.SLACK_APP_TOKEN = slack.otherAppToken)],
    ["Discord: channel", ({ settings, discord }) => (settings.DISCORD_CHANNEL = discord.guildId)],
  ])("sous serve refuses what doctor refuses, in the same words: %s", async (name, spoil) => {
    const platforms = await openPlatforms();
    spoil(platforms);
    const doctor = await runSousWith(platforms.settings, "doctor");
    expect(doctor.code).toBe(1);
    const [sentence = ""] = new RegExp(`^✘ ${name}: .*\n {2}→ .*$`, "m").exec(doctor.out) ?? [];
    expect(sentence).not.toBe("");
    const serve = await runSousWith(platforms.settings, "serve", "--port", "0");
    expect(serve.code).not.toBe(0);
    expect(serve.err).toContain(sentence);
    expect(platforms.slack.connections + platforms.discord.connected()).toBe(0);
  });
});

describe("sous doctor --live", () => {
  it("says what was seen and what was not, and leaves the channels as they were", async () => {
    const { slack, discord, settings } = await openPlatforms();
    const { code, out } = await runSousWith(settings, "doctor", "--live", "--wait", "0");
    expect(code).toBe(0);
    for (const platform of ["Slack", "Discord"]) {
      expect(out).toContain(`✔ ${platform}: test question: seen in `);
      expect(out).toMatch(new RegExp(`! ${platform}: your press: not seen: nobody.*\n {2}→ Run `));
    }
    expect(slack.log.some(({ detail }) => detail.method === "chat.postMessage")).toBe(true);
    expect(await slack.messages(slack.channel)).toEqual([]);
    expect(discord.messages()).toEqual([]);
  });

  it("exits with 1 when nobody pressed, and keeps standard output for JSON", async () => {
    const { settings } = await openPlatforms();
    const words = ["doctor", "--live", "--wait", "1", "--json"];
    const { code, out, err } = await runSousWith(settings, ...words);
    expect(code).toBe(1);
    expect(JSON.parse(out).checks).toContainEqual(
      expect.objectContaining({ name: "Slack: your press", state: "fail" }),
    );
    for (const platform of ["Slack", "Discord"])
      expect(err).toMatch(new RegExp(`^${platform}: press a button of the message`, "m"));
  });

  it("posts nothing where something failed before, or where Sous runs on the database", async () => {
    const { slack, settings } = await openPlatforms();
    const live = { waitMs: 0, tell: () => undefined, signal: new AbortController().signal };
    const nowhere = { ...settings, SLACK_CHANNEL: "C0NOWHERE" };
    const failed = await examineWith(nowhere, { live });
    expect(failed.find("Slack: live")).toMatchObject({ state: "fail", detail: "not tried" });
    const { file: database } = await openProduct(newFile());
    const served = await examineWith(settings, { live, database });
    expect(served.find("Slack: live")).toMatchObject({
      state: "fail",
      detail: expect.stringContaining("Sous runs"),
    });
    expect(await slack.messages(slack.channel)).toEqual([]);
  });
});
