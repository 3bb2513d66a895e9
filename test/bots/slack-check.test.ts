import { afterEach, describe, expect, it } from "vitest";
import { checkAppToken, checkSlack, type SlackAccess } from "../../bots/slack/check.js";
import { neededScopes } from "../../bots/slack/manifest.js";
import type { Check } from "../../src/core/check.js";
import {
  type SlackPeer,
  type SlackPeerOptions,
  startSlackPeer,
} from "../peers/slack/slack-peer.js";
import { realClock } from "./slack-scenario.js";

let peer: SlackPeer;
afterEach(() => peer.close());

async function open(
  options: SlackPeerOptions = {},
): Promise<SlackAccess & { readonly botToken: string }> {
  peer = await startSlackPeer({ people: ["ada"], scopes: neededScopes(), ...options });
  const { botToken, appToken, channel, apiUrl } = peer;
  return { botToken, appToken, channel, apiUrl };
}

const named = (checks: readonly Check[], name: string) =>
  checks.find((check) => check.name === `Slack: ${name}`);

describe("Slack is checked", () => {
  it("and found in order, without anybody seeing it", async () => {
    const checks = await checkSlack(await open(), realClock);
    expect(checks.map(({ name, state }) => [name, state])).toEqual([
      ["Slack: bot token", "ok"],
      ["Slack: scopes", "ok"],
      ["Slack: clock", "ok"],
      ["Slack: app token", "ok"],
      ["Slack: channel", "ok"],
    ]);
    expect(await peer.messages(peer.channel)).toEqual([]);
    expect(peer.connections).toBe(0);
  });

  it("and says nothing of an app token in HTTP mode", async () => {
    const { appToken: _, ...access } = await open();
    const http = { signingSecret: "s".repeat(32), host: "127.0.0.1", port: 3100 };
    const checks = await checkSlack({ ...access, http }, realClock);
    expect(named(checks, "app token")).toBeUndefined();
    expect(named(checks, "requests")?.detail).toContain("127.0.0.1:3100/slack/events");
  });

  it.each([
    ["a stranger's bot token", { botToken: "xoxb-wrong" }, "bot token", /invalid_auth/, /OAuth/],
    ["a person's token", { botToken: "xoxp-ada" }, "bot token", /not a bot's/, /OAuth/],
    [
      "a stranger's app token",
      { appToken: "xapp-wrong" },
      "app token",
      /invalid_auth/,
      /connections:write/,
    ],
    [
      "a bot's token as app token",
      { appToken: "xoxb-sous-test" },
      "app token",
      /not_allowed/,
      /xapp/,
    ],
    ["an unknown channel", { channel: "C0NOWHERE" }, "channel", /does not show the channel/, /id/],
  ])("and refuses %s", async (_, changes, name, detail, advice) => {
    const checks = await checkSlack({ ...(await open()), ...changes }, realClock);
    expect(named(checks, name)).toMatchObject({
      state: "fail",
      detail: expect.stringMatching(detail),
      advice: expect.stringMatching(advice),
    });
    expect(JSON.stringify(checks)).not.toMatch(/xoxb-wrong|xoxp-ada|xapp-wrong|xoxb-sous-test/);
  });

  it("and finds that the two tokens are of two apps, so that no event would arrive", async () => {
    const access = await open();
    const checks = await checkSlack({ ...access, appToken: peer.otherAppToken }, realClock);
    expect(named(checks, "app token")).toMatchObject({
      state: "fail",
      detail: expect.stringMatching(/A0OTHER.*A0SOUS/),
      advice: expect.stringContaining("one app"),
    });
  });

  it("and says how to come into a channel", async () => {
    const access = await open();
    const checks = await checkSlack({ ...access, channel: peer.otherChannel }, realClock);
    expect(named(checks, "channel")).toMatchObject({
      state: "fail",
      advice: expect.stringContaining("/invite @Sous"),
    });
  });

  it("and names each scope that is missing", async () => {
    for (const scope of neededScopes()) {
      const scopes = neededScopes().filter((one) => one !== scope);
      const checks = await checkSlack(await open({ scopes }), realClock);
      expect(named(checks, "scopes")).toMatchObject({ state: "fail", detail: `missing: ${scope}` });
      await peer.close();
    }
    await open();
  });

  it.each([
    [90_000, "warn", /9\d s|8\d s/],
    [-90_000, "warn", /ahead/],
    [20_000, "ok", /s apart/],
  ] as const)("with a clock that is %i ms off", async (clockSkewMs, state, detail) => {
    const checks = await checkSlack(await open({ clockSkewMs }), realClock);
    expect(named(checks, "clock")).toMatchObject({
      state,
      detail: expect.stringMatching(detail),
    });
  });

  it("and says when Slack is not reached, is in trouble, or asks to wait", async () => {
    const access = await open();
    const away = await checkAppToken({
      ...access,
      appToken: "xapp-1",
      apiUrl: "http://127.0.0.1:9/api/",
    });
    expect(away).toMatchObject({ state: "fail", advice: expect.stringContaining("network") });
    peer.failNext({ method: "auth.test", status: 503 });
    expect(named(await checkSlack(access, realClock), "bot token")?.state).toBe("fail");
    peer.failNext({ method: "conversations.history", retryAfterS: 30 });
    expect(named(await checkSlack(access, realClock), "channel")?.state).toBe("fail");
    expect(named(await checkSlack(access, realClock), "channel")?.state).toBe("ok");
  });
});
