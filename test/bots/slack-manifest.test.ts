import { readdirSync, readFileSync } from "node:fs";
import { encode } from "uqr";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readCommand, readTime, usageLines } from "../../bots/present/commands.js";
import {
  explainScopes,
  neededScopes,
  newAppLink,
  slackManifest,
  useAsAnswer,
} from "../../bots/slack/manifest.js";
import { InputError } from "../../src/core/errors.js";
import { verbs } from "../../src/core/people/command.js";

const folder = new URL("../../bots/slack/", import.meta.url);
const sources = readdirSync(folder)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(new URL(name, folder), "utf8"))
  .join("\n");

/** Required scopes, from docs.slack.dev/reference/methods. */
const scopesByMethod: Readonly<Record<string, readonly string[]>> = {
  "apps.connections.open": [],
  "auth.test": [],
  "bots.info": ["users:read"],
  "chat.delete": ["chat:write"],
  "chat.postEphemeral": ["chat:write"],
  "chat.postMessage": ["chat:write"],
  "chat.update": ["chat:write"],
  "conversations.history": ["channels:history", "groups:history", "im:history"],
  "conversations.info": ["channels:read", "groups:read"],
  "conversations.list": ["channels:read", "groups:read", "im:read"],
  "conversations.members": ["channels:read", "groups:read"],
  "conversations.open": ["im:write"],
  "conversations.replies": ["channels:history", "groups:history", "im:history"],
  "files.completeUploadExternal": ["files:write"],
  "files.delete": ["files:write"],
  "files.getUploadURLExternal": ["files:write"],
  "files.info": ["files:read"],
  "reactions.add": ["reactions:write"],
  "usergroups.users.list": ["usergroups:read"],
  "users.info": ["users:read"],
  "views.open": [],
  "views.publish": [],
  "views.push": [],
  "views.update": [],
  filesUploadV2: ["files:write"],
};
const scopesByEvent: Readonly<Record<string, readonly string[]>> = {
  app_uninstalled: [],
  tokens_revoked: [],
  channel_archive: ["channels:read"],
  channel_deleted: ["channels:read"],
  channel_left: ["channels:read"],
  channel_unarchive: ["channels:read"],
  group_archive: ["groups:read"],
  group_deleted: ["groups:read"],
  group_left: ["groups:read"],
  group_unarchive: ["groups:read"],
  member_joined_channel: ["channels:read", "groups:read"],
  member_left_channel: ["channels:read", "groups:read"],
  app_home_opened: [],
  app_mention: ["app_mentions:read"],
  "message.channels": ["channels:history"],
  "message.groups": ["groups:history"],
  "message.im": ["im:history"],
};

const families = ["apps", "auth", "bots", "chat", "conversations", "files", "reactions"];
const call = new RegExp(
  `\\b((?:${[...families, "usergroups", "users", "views"].join("|")})(?:\\.[a-z]\\w+)+|filesUploadV2)\\(`,
  "g",
);

interface Written {
  readonly features: {
    readonly app_home: object;
    readonly shortcuts: readonly object[];
    readonly slash_commands: readonly { readonly command: string }[];
  };
  readonly settings: {
    readonly event_subscriptions: { readonly bot_events: readonly string[] };
    readonly interactivity: object;
  };
}

const written = (requestUrl?: string) => slackManifest(requestUrl).json as Written;

describe("the manifest", () => {
  it("asks for exactly the scopes of the methods that the bot calls and the events that it hears", () => {
    const called = [...sources.matchAll(call)].map(([, method = ""]) => method);
    expect(called).toContain("chat.postMessage");
    const events = written().settings.event_subscriptions.bot_events;
    const used = [
      ...called.map((method) => scopesByMethod[method] ?? [`unknown: ${method}`]),
      ...events.map((event) => scopesByEvent[event] ?? [`unknown: ${event}`]),
      "commands",
    ].flat();
    expect([...neededScopes()].sort()).toEqual([...new Set(used)].sort());
  });

  it("announces the events that the bot listens to", () => {
    const heard = [...sources.matchAll(/\.event\(\s*"(\w+)"/g)].map(([, event = ""]) => event);
    const announced = written().settings.event_subscriptions.bot_events;
    // Added by hand for organisations, with org-wide installation.
    const byHand = heard.filter((event) => event.startsWith("team_access_"));
    const page = new URL("../../docs/many-workspaces.md", import.meta.url);
    for (const event of byHand) expect(readFileSync(page, "utf8")).toContain(`\`${event}\``);
    const named = [...announced.map((event) => event.split(".")[0]), ...byHand];
    expect(new Set(named)).toEqual(new Set(heard));
  });

  it("lets people write to the bot, and has the menu entry that the bot listens to", () => {
    expect(written().features.app_home).toMatchObject({
      messages_tab_enabled: true,
      messages_tab_read_only_enabled: false,
    });
    expect(written().features.shortcuts).toMatchObject([
      { type: "message", callback_id: useAsAnswer, name: "Use as answer" },
    ]);
  });

  it("says the same as YAML and as JSON, in both modes", () => {
    for (const requestUrl of [undefined, "https://sous.example.org"]) {
      const { yaml, json } = slackManifest(requestUrl);
      expect(parse(yaml)).toEqual(json);
    }
  });

  it("is for Socket Mode unless there is an address", () => {
    expect(written().settings).toMatchObject({ socket_mode_enabled: true });
    expect(JSON.stringify(written())).not.toContain("url");
  });

  it("names the address wherever Slack wants it in HTTP mode, and changes nothing else", () => {
    const url = "https://sous.example.org/slack/events";
    const http = written("https://sous.example.org");
    const expected = structuredClone(written()) as unknown as Record<
      string,
      Record<string, object>
    >;
    Object.assign(expected.settings ?? {}, { socket_mode_enabled: false });
    Object.assign(expected.settings?.event_subscriptions ?? {}, { request_url: url });
    Object.assign(expected.settings?.interactivity ?? {}, { request_url: url });
    for (const command of Object.values(expected.features?.slash_commands ?? []))
      Object.assign(command, { url });
    const redirect_urls = ["https://sous.example.org/slack/oauth_redirect"];
    Object.assign(expected.oauth_config ?? {}, { redirect_urls });
    expect(http).toEqual(expected);
    expect(written("https://sous.example.org/other").settings.interactivity).toMatchObject({
      request_url: "https://sous.example.org/other",
    });
  });

  it("comes as a link that a browser and a QR code can hold", () => {
    for (const requestUrl of [undefined, "https://sous.example.org"]) {
      const link = new URL(newAppLink(requestUrl));
      expect(link.href.length).toBeLessThan(2_400);
      expect(encode(link.href, { ecc: "L" }).version).toBeLessThanOrEqual(40);
      expect([link.origin, link.pathname]).toEqual(["https://api.slack.com", "/apps"]);
      expect(link.searchParams.get("new_app")).toBe("1");
      const json = JSON.parse(link.searchParams.get("manifest_json") ?? "");
      expect(json).toEqual(written(requestUrl));
    }
    const long = `https://${"a".repeat(60)}.example.org/${"b".repeat(900)}`;
    expect(() => newAppLink(long)).toThrow("too long");
  });

  it("says of each scope what it is for", () => {
    const explained = explainScopes();
    expect(explained.map(([scope]) => scope)).toEqual(neededScopes());
    expect(explained.filter(([, why]) => why.length < 20)).toEqual([]);
  });

  it.each(["http://sous.example.org", "sous.example.org", ""])("refuses the address %j", (url) => {
    expect(() => slackManifest(url)).toThrow(InputError);
  });
});

const read = (text: string) => readCommand(text, "/sous");

function refusal(text: string): string {
  try {
    read(text);
  } catch (error) {
    if (error instanceof InputError) return error.message;
  }
  throw new Error(`"${text}" was not refused`);
}

describe("commands in words", () => {
  it.each([
    ["play", { verb: "play", home: null, rounds: 1 }],
    ["PLAY kitchen 3", { verb: "play", home: "kitchen", rounds: 3 }],
    ['play "Ana\'s kitchen"', { verb: "play", home: "Ana's kitchen", rounds: 1 }],
    ["do", { verb: "do", home: null, order: null }],
    ["do heat Ben's mug", { verb: "do", home: null, order: "heat Ben's mug" }],
    ["do flat: clean a cup", { verb: "do", home: "flat", order: "clean a cup" }],
    ["do drop 2", { verb: "do", home: null, order: null, change: { move: "drop", at: 2 } }],
    ["do First 3", { verb: "do", home: null, order: null, change: { move: "first", at: 3 } }],
    ["status", { verb: "status", everywhere: false }],
    ["facts flat", { verb: "facts", home: "flat" }],
    ["why", { verb: "why", home: null }],
    ["pause kitchen", { verb: "pause", home: "kitchen" }],
    ["resume", { verb: "resume", home: null }],
    ["stop", { verb: "stop", home: null }],
    ["schedule", { verb: "schedule", home: null, daily: null }],
    ["schedule daily 10:00", { verb: "schedule", home: null, daily: 600 }],
    ["schedule daily 9.05 kitchen", { verb: "schedule", home: "kitchen", daily: 545 }],
    ["schedule off", { verb: "schedule", home: null, daily: "off" }],
    ["teach", { verb: "teach", home: null, rule: null }],
    [
      "teach “you can only hold one thing”",
      { verb: "teach", home: null, rule: "you can only hold one thing" },
    ],
    ["teach withdraw 2", { verb: "teach", home: null, rule: null, withdraw: 2 }],
    ["here", { verb: "here" }],
    ["ask-less", { verb: "ask-less", reset: false }],
    ["ask-less reset", { verb: "ask-less", reset: true }],
    ["consent pilot yes", { verb: "consent", campaign: "pilot", agree: true }],
    [
      "consent pilot 2",
      { verb: "consent", campaign: "pilot", agree: null, practice: { at: null, choice: 1 } },
    ],
    ["me", { verb: "me" }],
    ["", { verb: "help" }],
  ])("reads %j", (text, command) => {
    expect(read(text)).toEqual(command);
  });

  it.each([
    ["move Ana's mug to fridge", "Ana's mug", "fridge"],
    ["move mug into corner cabinet", "mug", "corner cabinet"],
    ['move "cup on the tray" to "shelf"', "cup on the tray", "shelf"],
    ["move “Ana’s mug” in sink", "Ana’s mug", "sink"],
  ])("reads %j", (text, thing, place) => {
    expect(read(text)).toEqual({ verb: "move", home: null, thing, place });
  });

  it.each([
    ["stauts", /Did you mean \/sous status\?/],
    ["play kitchen 99", /from 1 to 20/],
    ["move mug", /Say what goes where/],
    ["schedule daily", /schedule daily 10:00 kitchen/],
    ["schedule daily 25:00", /hours and minutes/],
    ["schedule tomorrow", /hours and minutes/],
    ["ask-less please", /ask-less reset/],
  ])("says what to write instead of %j", (text, words) => {
    expect(refusal(text)).toMatch(words);
  });

  it("does not repeat a flood", () => {
    expect(refusal("x".repeat(5000)).length).toBeLessThan(1800);
  });

  it("tells of every verb, and reads times of the day only", () => {
    expect(usageLines("/sous")).toHaveLength(verbs.length);
    expect(["24:00", "10:60", "10", "ten", "-1:00"].map(readTime)).toEqual(Array(5).fill(null));
  });
});
