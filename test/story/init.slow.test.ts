import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { newAppLink, slackManifest } from "../../bots/slack/manifest.js";
import { keys, openTerminal } from "../app/pseudo-terminal.js";
import { emptyFolder, sousWords, startIn } from "../app/sous-folder.js";
import { until } from "../peers/control.js";
import { startDiscordPeer } from "../peers/discord/peer.js";
import { startSlackPeer } from "../peers/slack/slack-peer.js";

const patience = { timeout: 300_000 };
const discordToken = `${"a".repeat(24)}.${"b".repeat(6)}.${"c".repeat(30)}`;

async function openPeers() {
  const slack = await startSlackPeer();
  const discord = await startDiscordPeer({ token: discordToken, invited: false });
  onTestFinished(async () => {
    await Promise.all([slack.close(), discord.close()]);
  });
  return { slack, discord };
}

test(
  "sous init asks, checks and writes; sous serve then asks people in both",
  patience,
  async () => {
    const { slack, discord } = await openPeers();
    const folder = emptyFolder({
      SLACK_API_URL: slack.apiUrl,
      DISCORD_API_URL: discord.apiUrl,
      SOUS_WEB_PORT: "0",
    });
    const file = path.join(folder, ".env");
    const before = readFileSync(file, "utf8");
    const terminal = openTerminal(folder, [...sousWords, "init"]);
    const enter = (text: string) => terminal.type(`${text}${keys.enter}`);

    await terminal.sees("What else?", "Enter: confirm");
    enter(`${keys.space}${keys.down}${keys.space}`);
    await terminal.sees("How should Slack reach Sous?", "Enter: confirm");
    enter("");
    await terminal.sees("channels:history: reads answers", newAppLink());
    await terminal.sees("and this terminal has 200 x 60.", "must approve it, send them");
    const manifest = readFileSync(path.join(folder, "slack-manifest.yaml"), "utf8");
    expect(manifest).toBe(slackManifest().yaml);
    await terminal.sees("Bot token (xoxb-…)\n");
    enter("xoxb-somebody-elses");
    await terminal.sees("Slack refused it (invalid_auth)", "OAuth & Permissions");
    await terminal.sees("Bot token (xoxb-…) (Enter alone: try the same again)\n");
    enter(slack.botToken);
    await terminal.sees("App-level token (xapp-…)\n");
    enter(slack.appToken);
    await terminal.sees("The channel's link or id (C…)\n");
    enter(`https://sous-test.slack.com/archives/${slack.otherChannel}`);
    await terminal.sees("Type /invite @Sous in the channel", "try the same again)\n");
    enter(slack.channel);

    await terminal.sees("Message Content Intent on", "Bot token\n");
    enter("somebody.elses.bot.token");
    await terminal.sees("401: Unauthorized", "Bot token (Enter alone: try the same again)\n");
    enter(discordToken);
    await terminal.sees("View Channel: sees", `oauth2/authorize?client_id=${discord.appId}`, "▄");
    await terminal.sees("The bot is in no server yet. Look again?", "Enter: confirm");
    discord.invite();
    enter("");
    await terminal.sees("Which server?", "Kitchen", "Enter: confirm");
    enter("");
    await terminal.sees("Which channel?", "kitchen", "Enter: confirm");
    enter("");
    await terminal.sees("SLACK_BOT_TOKEN: added", "Write it?");
    expect(readFileSync(file, "utf8")).toBe(before);
    enter("");
    await terminal.sees("✔ Slack: channel: ", "✔ Discord: permissions: ", "Nothing failed");
    expect(await terminal.ended()).toBe(0);

    const written = readFileSync(file, "utf8");
    expect(written.startsWith(before)).toBe(true);
    expect({ ...parseEnv(written) }).toEqual({
      ...parseEnv(before),
      SLACK_BOT_TOKEN: slack.botToken,
      SLACK_APP_TOKEN: slack.appToken,
      SLACK_CHANNEL: slack.channel,
      DISCORD_BOT_TOKEN: discordToken,
      DISCORD_GUILD: discord.guildId,
      DISCORD_CHANNEL: discord.channelId,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const secret of [slack.botToken, slack.appToken, discordToken])
      expect(terminal.shown()).not.toContain(secret);

    const serving = startIn(folder, [...sousWords, "serve"]);
    await serving.printed(/Listening in discord/, 90_000);
    expect(serving.out).toContain(`Listening in slack, channel ${slack.channel}`);
    await slack.waitForConnection();
    expect((await slack.slash("ada", "/sous", "play kitchen", slack.channel)).acked).toBe(true);
    const asked = await slack.waitForMessage({ text: "Where is Ana's mug", fromBot: true }, 30_000);
    const choice = { channel: slack.channel, ts: asked.ts, optionText: "Corner cabinet" };
    expect((await slack.press("ben", choice)).acked).toBe(true);
    const next = await slack.waitForMessage({ text: "Which mug is Ana's" }, 30_000);
    const mine = { channel: slack.channel, ts: next.ts, buttonText: "I don't know" };
    expect((await slack.press("ben", mine)).acked).toBe(true);
    // After one "I don't know" it asks about the mug it found.
    const found = await slack.waitForMessage({ text: /^Is the .* mug Ana's/ }, 30_000);
    const neither = { channel: slack.channel, ts: found.ts, buttonText: "I don't know" };
    expect((await slack.press("ben", neither)).acked).toBe(true);
    await slack.waitForMessage({ text: "Done in" }, 60_000);
    expect(slack.ephemerals("ben").some(({ text }) => text.includes("Noted: Ana's mug is"))).toBe(
      true,
    );
    expect((await discord.slash("Ana", "sous play", { home: "flat" })).acked).toBe(true);
    const there = await discord.waitForMessage({ contains: "?", fromBot: true }, 30_000);
    expect((await discord.press("Ana", there.id, "I don't know")).acked).toBe(true);
    await discord.waitFor(() =>
      discord.ephemerals().find(({ content }) => content.includes("I will look for it myself")),
    );
    expect(slack.violations).toEqual([]);
    expect(discord.violations).toMatchObject([{ kind: "unauthorized" }]);
  },
);

test("Ctrl-C changes no setting, also at the last question", patience, async () => {
  const { slack } = await openPeers();
  const folder = emptyFolder({
    SLACK_API_URL: slack.apiUrl,
    SLACK_BOT_TOKEN: "xoxb-an-older-one",
    SLACK_APP_TOKEN: slack.appToken,
    SLACK_CHANNEL: slack.channel,
  });
  const file = path.join(folder, ".env");
  const before = readFileSync(file, "utf8");
  const terminal = openTerminal(folder, [...sousWords, "init"]);
  const enter = (text: string) => terminal.type(`${text}${keys.enter}`);

  await terminal.sees("What else?", "Enter: confirm");
  enter(keys.space);
  await terminal.sees("How should Slack reach Sous?", "Enter: confirm");
  enter("");
  await terminal.sees("SLACK_BOT_TOKEN is set already. Keep it?", "Yes");
  terminal.type("n");
  await terminal.sees("Bot token (xoxb-…)\n");
  enter(slack.botToken);
  await terminal.sees("SLACK_APP_TOKEN is set already. Keep it?", "Yes");
  enter("");
  await terminal.sees("SLACK_CHANNEL is set already. Keep it?", "Yes");
  enter("");
  await terminal.sees("SLACK_BOT_TOKEN: replaced", "Write it?", "Yes");
  expect(terminal.shown()).not.toMatch(/SLACK_(APP_TOKEN|CHANNEL): (added|replaced)/);
  terminal.type(keys.ctrlC);
  await terminal.sees("Stopped; no setting was changed.");
  expect(await terminal.ended()).toBe(130);
  expect(readFileSync(file, "utf8")).toBe(before);
  expect(readdirSync(folder)).toEqual([".env", "slack-manifest.yaml"]);
});

test("Ctrl-C while Slack is asked changes no setting", patience, async () => {
  const { slack } = await openPeers();
  const folder = emptyFolder({ SLACK_API_URL: slack.apiUrl });
  const before = readFileSync(path.join(folder, ".env"), "utf8");
  const terminal = openTerminal(folder, [...sousWords, "init"]);
  slack.failNext({ method: "auth.test", delayMs: 20_000, afterWrite: true });

  await terminal.sees("What else?", "Enter: confirm");
  terminal.type(`${keys.space}${keys.enter}`);
  await terminal.sees("How should Slack reach Sous?", "Enter: confirm");
  terminal.type(keys.enter);
  await terminal.sees("Bot token (xoxb-…)\n");
  terminal.type(`${slack.botToken}${keys.enter}`);
  await until(async () => slack.log.some(({ what }) => what === "fault"));
  terminal.type(keys.ctrlC);
  expect(await terminal.ended()).toBe(130);
  expect(readFileSync(path.join(folder, ".env"), "utf8")).toBe(before);
  expect(readdirSync(folder)).toEqual([".env", "slack-manifest.yaml"]);
});

test("HTTP mode instead of Socket Mode: the app token is taken back", patience, async () => {
  const { slack } = await openPeers();
  const kept = { SLACK_BOT_TOKEN: slack.botToken, SLACK_CHANNEL: slack.channel };
  const folder = emptyFolder({
    SLACK_API_URL: slack.apiUrl,
    ...kept,
    SLACK_APP_TOKEN: slack.appToken,
  });
  const browser = path.join(folder, "browser");
  const opened = path.join(folder, "opened");
  writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > '${opened}'\n`, { mode: 0o755 });
  const words = ["env", `BROWSER=${browser}`, ...sousWords, "init"];
  const terminal = openTerminal(folder, words);
  const enter = (text: string) => terminal.type(`${text}${keys.enter}`);

  await terminal.sees("What else?", "Enter: confirm");
  enter(keys.space);
  await terminal.sees("How should Slack reach Sous?", "Enter: confirm");
  enter(keys.down);
  await terminal.sees("The public address");
  enter("https://sous.example.org");
  await terminal.sees("Open the link in your browser?", "Yes");
  enter("");
  await terminal.sees("SLACK_BOT_TOKEN is set already. Keep it?", "Yes");
  enter("");
  await terminal.sees("Signing secret\n");
  enter(slack.signingSecret);
  await terminal.sees("The port on this machine");
  enter("3100");
  await terminal.sees("SLACK_CHANNEL is set already. Keep it?", "Yes");
  enter("");
  await terminal.sees("SLACK_APP_TOKEN: emptied", "Write it?", "Yes");
  enter("");
  await terminal.sees(
    "✔ settings: in order",
    "✔ Slack: requests: Sous waits for them at",
    "Nothing failed",
  );
  expect(await terminal.ended()).toBe(0);
  expect(readFileSync(opened, "utf8")).toBe(newAppLink("https://sous.example.org"));
  expect({ ...parseEnv(readFileSync(path.join(folder, ".env"), "utf8")) }).toEqual({
    SLACK_API_URL: slack.apiUrl,
    ...kept,
    SLACK_APP_TOKEN: "",
    SLACK_SIGNING_SECRET: slack.signingSecret,
    SLACK_HTTP_PORT: "3100",
  });
  expect(terminal.shown()).not.toContain(slack.signingSecret);
});
