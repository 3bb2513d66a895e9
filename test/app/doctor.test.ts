import { describe, expect, it } from "vitest";
import { tellChecks } from "../../src/app/cli/doctor.js";
import type { Examined } from "../../src/app/examine.js";
import { compareClocks, fail, pass, warn } from "../../src/core/check.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { emptyFolder, runIn } from "./sous-folder.js";

const patience = { timeout: 120_000 };

describe("the report", () => {
  const good = pass("one", "fine");
  const odd = warn("two", "first line\n  second line", "Look at it.");
  const bad = fail("three", "broken", "Mend it.");

  it("has a line for each check, what to do under it, and a sentence at the end", () => {
    expect(tellChecks({ checks: [good, odd, bad] })).toBe(
      [
        "✔ one: fine",
        "! two: first line",
        "    second line",
        "  → Look at it.",
        "✘ three: broken",
        "  → Mend it.",
        "",
        "1 of 3 checks failed, 1 to look at.",
      ].join("\n"),
    );
    expect(tellChecks({ checks: [good] })).toMatch(/\nNothing failed\.$/);
  });

  it("warns of clocks that are more than a minute apart", () => {
    expect(compareClocks("clock", 1_000_000, 1_060_000)).toEqual(pass("clock", "60 s apart"));
    expect(compareClocks("clock", 1_000_000, 1_061_000).detail).toContain("61 s ahead");
    expect(compareClocks("clock", 1_061_000, 1_000_000).detail).toContain("61 s behind");
    expect(compareClocks("clock", null, 0).state).toBe("warn");
    expect(compareClocks("clock", Number.NaN, 0).state).toBe("warn");
  });
});

describe("sous doctor", patience, () => {
  it("says what is not configured, and that this is no error", async () => {
    const { code, out } = await runIn(emptyFolder(), ["doctor"]);
    expect(out).toMatch(/^✔ Node: \d+/m);
    expect(out).toMatch(/^✔ Slack: not configured/m);
    expect(out).toMatch(/^✔ Discord: not configured/m);
    expect(out).toMatch(/^✔ language model: not configured/m);
    expect(code).toBe(0);
  });

  it("lists every wrong setting at once, and exits with 1", async () => {
    const folder = emptyFolder({ SLACK_BOT_TOKEN: "xoxb-half-a-setting", SOUS_WEB_PORT: "many" });
    const { code, out } = await runIn(folder, ["doctor"]);
    expect(code).toBe(1);
    for (const name of ["SOUS_WEB_PORT", "SLACK_APP_TOKEN", "SLACK_CHANNEL"])
      expect(out).toMatch(new RegExp(`^ {4}${name}: `, "m"));
    expect(out).toContain("→ Run sous init");
    expect(out).not.toContain("half-a-setting");
  });

  it("asks both platforms, posts only with --live, and never prints a token", async () => {
    const token = `${"a".repeat(24)}.${"b".repeat(6)}.${"c".repeat(30)}`;
    const slack = await startSlackPeer();
    const discord = await startDiscordPeer({ token });
    const folder = emptyFolder({
      ...{ SLACK_BOT_TOKEN: slack.botToken, SLACK_APP_TOKEN: slack.appToken },
      ...{ SLACK_CHANNEL: slack.channel, SLACK_API_URL: slack.apiUrl },
      ...{ DISCORD_BOT_TOKEN: token, DISCORD_CHANNEL: discord.channelId },
      DISCORD_API_URL: discord.apiUrl,
    });
    const plain = await runIn(folder, ["doctor", "--json"]);
    expect(plain.err).toBe("");
    const examined: Examined = JSON.parse(plain.out);
    expect(examined.checks.filter(({ state }) => state !== "ok").map(({ name }) => name)).toEqual([
      "Discord: slash commands",
    ]);
    expect(slack.log.some(({ detail }) => detail.method === "chat.postMessage")).toBe(false);

    const live = await runIn(folder, ["doctor", "--live"]);
    expect(live.code).toBe(0);
    expect(live.out).toMatch(/^One test message is posted in each configured channel, and removed/);
    for (const platform of ["Slack", "Discord"])
      expect(live.out).toContain(`✔ ${platform}: test question removed`);
    expect(await slack.messages(slack.channel)).toEqual([]);
    expect(discord.messages()).toEqual([]);

    discord.failNext({ route: /applications\/@me/, status: 401, times: 5 });
    slack.failNext({ method: "auth.test", error: "token_revoked" });
    const bad = await runIn(folder, ["doctor"]);
    expect(bad.code).toBe(1);
    expect(bad.out).toMatch(/✘ Slack: bot token: Slack refused it \(token_revoked\)\n {2}→ /);
    expect(bad.out).toMatch(/✘ Discord: bot token: /);
    for (const { out } of [plain, live, bad])
      for (const secret of [slack.botToken, slack.appToken, token])
        expect(out).not.toContain(secret);
    await Promise.all([slack.close(), discord.close()]);
  });
});
