import { describe, expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { type Examined, examine } from "../../src/app/doctor.js";
import { readConfig } from "../../src/app/settings/read-config.js";
import { formatChecks } from "../../src/cli/doctor.js";
import { compareClocks, fail, pass, warn } from "../../src/core/check.js";
import { run } from "../contracts/memory/runs.js";
import { newFile } from "../memory/folder.js";
import { sampleHousehold } from "../memory/samples.js";
import { type DiscordPeer, startDiscordPeer } from "../peers/discord/peer.js";
import { startOpenAiPeer } from "../peers/openai/peer.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { keepDead } from "./dead-card.js";
import { runSousWith } from "./run-sous.js";

const patience = { timeout: 240_000 };
const token = `${"a".repeat(24)}.${"b".repeat(6)}.${"c".repeat(30)}`;

let slack: SlackPeer;
let discord: DiscordPeer;

async function openPlatforms(): Promise<Record<string, string>> {
  slack = await startSlackPeer();
  discord = await startDiscordPeer({ token });
  onTestFinished(async () => {
    await Promise.all([slack.close(), discord.close()]);
  });
  return {
    SLACK_BOT_TOKEN: slack.botToken,
    SLACK_APP_TOKEN: slack.appToken,
    SLACK_CHANNEL: slack.channel,
    SLACK_API_URL: slack.apiUrl,
    DISCORD_BOT_TOKEN: token,
    DISCORD_CHANNEL: discord.channelId,
    DISCORD_API_URL: discord.apiUrl,
  };
}

const examineWith = (variables: Record<string, string>): Promise<Examined> =>
  examine({ database: newFile(), settings: () => readConfig(variables, false) });

describe("the report", () => {
  const good = pass("one", "fine");
  const odd = warn("two", "first line\n  second line", "Look at it.");
  const bad = fail("three", "broken", "Mend it.");

  it("has a line for each check, what to do under it, and a sentence at the end", () => {
    expect(formatChecks({ checks: [good, odd, bad] })).toBe(
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
    expect(formatChecks({ checks: [good] })).toMatch(/\nNothing failed\.$/);
  });

  it("warns of clocks that are more than a minute apart", () => {
    expect(compareClocks("clock", 1_000_000, 1_060_000)).toEqual(pass("clock", "60 s apart"));
    expect(compareClocks("clock", 1_000_000, 1_061_000).detail).toContain("61 s ahead");
    expect(compareClocks("clock", 1_061_000, 1_000_000).detail).toContain("61 s behind");
    expect(compareClocks("clock", null, 0).state).toBe("warn");
    expect(compareClocks("clock", Number.NaN, 0).state).toBe("warn");
  });
});

describe("what is looked at", () => {
  it("is said, also what is not configured, which is no error", async () => {
    const { ok, checks } = await examineWith({});
    expect(ok).toBe(true);
    const report = formatChecks({ checks });
    expect(report).toMatch(/^✔ Node: \d+/m);
    for (const name of ["Slack", "Discord", "language model", "embeddings"])
      expect(report).toMatch(new RegExp(`^✔ ${name}: not configured`, "m"));
  });

  it("is a task whose channel was lost, by the name of its home", async () => {
    const database = newFile();
    const memory = await openMemory({ file: database, clock: systemClock });
    await memory.households.create({ ...sampleHousehold(), title: "Ana's kitchen" });
    await memory.runs.begin(run);
    await memory.runs.setPaused("kitchen", 5, "The channel is archived. Unarchive it.");
    await memory.close();
    const { checks } = await examine({ database, settings: () => readConfig({}, false) });
    const advice = "The channel is archived. Unarchive it. Or say /sous resume.";
    expect(checks).toContainEqual(warn("task", "Ana's kitchen is paused", advice));
  });

  it.each([
    [{}, "✔ web chat: no password: it answers this machine only, whose user is the owner"],
    [
      { SOUS_WEB_PASSWORD: "correct horse" },
      "! web chat: nobody is the owner: review, campaigns and sessions are closed\n  → Set SOUS_OWNER_PASSWORD",
    ],
    [
      { SOUS_OWNER_PASSWORD: "correct horse" },
      "✔ web chat: the owner logs in; there are no members",
    ],
    [
      { SOUS_WEB_PASSWORD: "correct horse", SOUS_OWNER_PASSWORD: "battery staple" },
      "✔ web chat: the owner and members log in",
    ],
  ])("is who is who on the web page: %o", async (variables, line) => {
    const { checks } = await examineWith(variables);
    expect(formatChecks({ checks })).toContain(line);
  });

  it("is the language model and the embeddings server, with what they can do", async () => {
    const peer = await startOpenAiPeer({
      brain: (_, { schema }) => (schema ? '{"word": "kitchen"}' : "kitchen"),
      lacks: ["log-probabilities"],
      key: "key-of-the-peer",
    });
    onTestFinished(() => peer.close());
    const variables = {
      SOUS_LLM_MODEL: "m1",
      SOUS_LLM_KEY: "key-of-the-peer",
      SOUS_LLM_URL: peer.url,
      SOUS_LLM_FALLBACK_MODEL: "m2",
      SOUS_LLM_ROLES: "human=m2",
      SOUS_EMBED_MODEL: "e1",
      SOUS_EMBED_KEY: "key-of-the-peer",
      SOUS_EMBED_URL: peer.url,
    };
    const { ok, checks } = await examineWith({ ...variables, SOUS_EMBED_DIMENSIONS: "32" });
    const report = formatChecks({ checks });
    expect(ok).toBe(true);
    for (const model of ["m1", "m2"]) {
      expect(report).toContain(`✔ language model ${model}: answers at ${peer.url}`);
      expect(report).toContain(`✔ language model ${model}: JSON schema: kept to`);
      expect(report).toContain(`! language model ${model}: tools: not called\n  → `);
      expect(report).toMatch(
        new RegExp(`${model}: learned: .*--again.*\\n +logprobs: left out \\(400 logprobs is not`),
      );
      expect(report).toContain(`! language model ${model}: log-probabilities: not given\n  → `);
    }
    expect(report).toContain("✔ embeddings e1: vectors of length 32");
    expect(peer.chats).toHaveLength(8);

    const wrongKey = { SOUS_LLM_KEY: "key-that-is-wrong", SOUS_EMBED_DIMENSIONS: "64" };
    const wrong = await examineWith({ ...variables, ...wrongKey });
    expect(wrong.ok).toBe(false);
    const said = formatChecks(wrong);
    expect(said).toMatch(/^✘ language model m1: .*Incorrect API key[\s\S]*→ Check SOUS_LLM_MODEL/m);
    expect(said).toMatch(/^✘ embeddings e1: .*length 32, not 64[\s\S]*→ Correct SOUS_EMBED_MODEL/m);
    expect(said).not.toContain("key-that-is-wrong");
  });

  it("is every wrong setting at once", async () => {
    const half = { SLACK_BOT_TOKEN: "xoxb-half-a-setting", SOUS_WEB_PORT: "many" };
    const { ok, checks } = await examineWith(half);
    expect(ok).toBe(false);
    const report = formatChecks({ checks });
    for (const name of ["SOUS_WEB_PORT", "SLACK_APP_TOKEN", "SLACK_CHANNEL"])
      expect(report).toMatch(new RegExp(`^ {4}${name}: `, "m"));
    expect(report).toContain("→ Run sous init");
    expect(report).not.toContain("half-a-setting");
  });

  it("is also what could not be shown", async () => {
    const look = async (database: string) =>
      (await examine({ database, settings: () => readConfig({}, false) })).checks.find(
        ({ name }) => name === "deliveries",
      );
    expect(await look(await keepDead())).toMatchObject({
      state: "warn",
      detail: "1 could not be shown",
      advice: expect.stringContaining("sous questions --stuck"),
    });
    const file = newFile();
    await (await openMemory({ file, clock: systemClock })).close();
    expect(await look(file)).toMatchObject({ state: "ok" });
  });

  it("is what both platforms say, without posting and without a token in it", async () => {
    const variables = await openPlatforms();
    const good = await examineWith(variables);
    expect(good.checks.filter(({ state }) => state !== "ok").map(({ name }) => name)).toEqual([
      "Discord: slash commands",
    ]);
    expect(slack.log.some(({ detail }) => detail.method === "chat.postMessage")).toBe(false);

    slack.failNext({ method: "auth.test", error: "token_revoked" });
    slack.failNext({ method: "apps.connections.open", error: slack.appToken });
    discord.failNext({ route: /applications\/@me/, status: 401, times: 5 });
    const bad = await examineWith(variables);
    expect(bad.ok).toBe(false);
    const report = formatChecks(bad);
    expect(report).toMatch(/✘ Slack: bot token: Slack refused it \(token_revoked\)\n {2}→ /);
    expect(report).toMatch(/✘ Slack: app token: .*\[redacted\]/);
    expect(report).toMatch(/✘ Discord: bot token: /);
    for (const secret of [slack.botToken, slack.appToken, token])
      expect(JSON.stringify([good, bad])).not.toContain(secret);
  });
});

describe("what it refuses", () => {
  type Opened = [Record<string, string>, { slack: SlackPeer; discord: DiscordPeer }];
  it.each<[string, (...opened: Opened) => Promise<void> | void]>([
    [
      "Slack: channel",
      (settings, { slack }) => {
        settings.SLACK_CHANNEL = slack.otherChannel;
      },
    ],
    [
      "Slack: app token",
      (settings, { slack }) => {
        settings.SLACK_APP_TOKEN = slack.otherAppToken;
      },
    ],
    [
      "Slack: bot token",
      (_, { slack }) => slack.failNext({ method: "auth.test", error: "token_revoked", times: 9 }),
    ],
    [
      "Discord: server",
      (settings) => {
        settings.DISCORD_GUILD = "123456789012345678";
      },
    ],
    [
      "Discord: channel",
      (settings, { discord }) => {
        settings.DISCORD_CHANNEL = discord.guildId;
      },
    ],
  ])("sous serve refuses too, in the same words: %s", async (name, spoil) => {
    const settings = { ...(await openPlatforms()), SOUS_DB: newFile() };
    await spoil(settings, { slack, discord });
    const doctor = await runSousWith(settings, "doctor");
    expect(doctor.code).toBe(1);
    const [sentence = ""] = new RegExp(`^✘ ${name}: .*\n {2}→ .*$`, "m").exec(doctor.out) ?? [];
    expect(sentence).not.toBe("");
    const serve = await runSousWith(settings, "serve", "--port", "0");
    expect(serve.code).not.toBe(0);
    expect(serve.err).toContain(sentence);
    expect(slack.connections + discord.connected()).toBe(0);
  });
});

describe("sous doctor --live", patience, () => {
  it("says what was seen and what was not, and leaves the channels as they were", async () => {
    const settings = { ...(await openPlatforms()), SOUS_DB: newFile() };
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
    const settings = { ...(await openPlatforms()), SOUS_DB: newFile() };
    const { code, out, err } = await runSousWith(
      settings,
      "doctor",
      "--live",
      "--wait",
      "1",
      "--json",
    );
    expect(code).toBe(1);
    expect(JSON.parse(out).checks).toContainEqual(
      expect.objectContaining({ name: "Slack: your press", state: "fail" }),
    );
    for (const platform of ["Slack", "Discord"])
      expect(err).toMatch(new RegExp(`^${platform}: press a button of the message`, "m"));
  });

  it("exits with 1 when something failed, as JSON too", async () => {
    const settings = { SLACK_CHANNEL: "C0123456789", SOUS_DB: newFile() };
    const { code, out } = await runSousWith(settings, "doctor", "--json");
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ ok: false, checks: expect.any(Array) });
  });
});
