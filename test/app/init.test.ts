import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { inviteUrl } from "../../bots/discord/access.js";
import { slackManifest } from "../../bots/slack/manifest.js";
import { fold } from "../../src/app/init/asking.js";
import { readSlackChannel } from "../../src/app/init/slack-steps.js";
import { runSous } from "./run-sous.js";

describe("sous init without a terminal", () => {
  it("names the forms that need none", async () => {
    const { code, out, err } = await runSous("init");
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err).toContain("--slack-manifest [--http URL] [--json]");
    expect(err).toContain("--discord-invite APPLICATION_ID");
    expect(err).not.toContain("    at ");
  });

  it("prints the manifest alone, as YAML or JSON, for either mode", async () => {
    const http = ["--http", "https://sous.example.org"];
    const [yaml, json] = await Promise.all([
      runSous("init", "--slack-manifest"),
      runSous("init", "--slack-manifest", ...http, "--json"),
    ]);
    expect({ code: yaml.code, err: yaml.err }).toEqual({ code: 0, err: "" });
    expect(parse(yaml.out)).toEqual(slackManifest().json);
    expect(JSON.parse(json.out)).toEqual(slackManifest("https://sous.example.org").json);
  });

  it("prints the invite link alone, for an application's id", async () => {
    const [good, bad, mixed] = await Promise.all([
      runSous("init", "--discord-invite", "123456789012345678"),
      runSous("init", "--discord-invite", "Sous"),
      runSous("init", "--http", "https://sous.example.org"),
    ]);
    expect(good).toEqual({ code: 0, out: `${inviteUrl("123456789012345678")}\n`, err: "" });
    expect(bad).toMatchObject({ code: 1, out: "" });
    expect(bad.err).toContain("General Information");
    expect(mixed.err).toContain("--slack-manifest");
  });
});

describe("what is explained", () => {
  it("is broken between words, and longer words stay whole", () => {
    expect(fold("one two three\nfour", 11)).toBe("one two\nthree\nfour");
    expect(fold("see https://example.org/long now", 14)).toBe("see\nhttps://example.org/long\nnow");
    expect(fold("fits", 80)).toBe("fits");
  });
});

describe("a Slack channel", () => {
  it.each([
    ["C0123456789", "C0123456789"],
    ["https://team.slack.com/archives/C0123456789", "C0123456789"],
    ["https://team.slack.com/archives/G0123456789/p1700000000000000?x=1", "G0123456789"],
    ["#household", null],
    ["https://team.slack.com/team/U0123456789", null],
    ["", null],
  ])("in %j is %j", (typed, channel) => {
    expect(readSlackChannel(typed)).toBe(channel);
  });
});
