import { App, type AppOptions, LogLevel } from "@slack/bolt";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type SlackPeer, startSlackPeer } from "./slack/slack-peer.js";

interface Heard {
  what: "message" | "command" | "press" | "view";
  eventId?: string;
  retry?: number;
  text: string;
  by?: string;
  threadTs?: string;
  subtype?: string;
}

let peer: SlackPeer;
let app: App;
const heard: Heard[] = [];

const button = (actionId: string) => ({
  type: "button" as const,
  action_id: actionId,
  value: `${actionId}-value`,
  text: { type: "plain_text" as const, text: `Words of ${actionId}` },
});

function connect(to: SlackPeer, options: Partial<AppOptions> = {}): App {
  const bot = new App({
    token: to.botToken,
    appToken: to.appToken,
    socketMode: true,
    logLevel: LogLevel.ERROR,
    clientOptions: {
      slackApiUrl: to.apiUrl,
      retryConfig: { retries: 0 },
      rejectRateLimitedCalls: true,
    },
    ...options,
  });
  bot.event("message", async ({ event, body, context }) => {
    const { text, user, thread_ts, subtype } = { text: "", user: "", thread_ts: "", ...event };
    const retry = context.retryNum;
    const eventId = String(body.event_id);
    heard.push({ what: "message", text, by: user, threadTs: thread_ts, subtype, eventId, retry });
  });
  bot.command("/sous", async ({ ack, command }) => {
    heard.push({ what: "command", text: command.text, by: command.user_id });
    await ack({ text: "On it." });
  });
  bot.action("choose", async ({ ack, body, action }) => {
    const text = "value" in action ? String(action.value) : "";
    heard.push({ what: "press", text, by: body.user.id });
    await ack();
  });
  bot.action("write", async ({ ack, body, client }) => {
    await ack();
    if (!("trigger_id" in body)) return;
    await client.views.open({
      trigger_id: body.trigger_id,
      view: {
        type: "modal",
        callback_id: "words",
        private_metadata: "question-7",
        title: { type: "plain_text", text: "In your words" },
        submit: { type: "plain_text", text: "Send" },
        blocks: [
          {
            type: "input",
            block_id: "where",
            label: { type: "plain_text", text: "Where is it?" },
            element: { type: "plain_text_input", action_id: "typed" },
          },
        ],
      },
    });
  });
  bot.view("words", async ({ ack, view }) => {
    const text = String(view.state.values.where?.typed?.value);
    if (text === "?") return ack({ response_action: "errors", errors: { where: "Say more." } });
    heard.push({ what: "view", text: `${view.private_metadata}: ${text}` });
    await ack();
  });
  return bot;
}

async function post(text: string, extra: object = {}): Promise<string> {
  const posted = await app.client.chat.postMessage({ channel: peer.channel, text, ...extra });
  return String(posted.ts);
}

const deliveries = (text: string): Heard[] =>
  heard.filter((one) => one.what === "message" && one.text === text);

beforeAll(async () => {
  peer = await startSlackPeer({ ackTimeoutMs: 500, retryDelaysMs: [50, 50] });
  app = connect(peer);
  await app.start();
});

beforeEach(() => {
  heard.length = 0;
});

afterAll(async () => {
  await app.stop();
  await peer.close();
});

test("a slash command reaches the app and its ack reaches the person alone", async () => {
  const answer = await peer.slash("ada", "/sous", "play kitchen", peer.channel);
  expect(answer.acked).toBe(true);
  expect(heard).toContainEqual({
    what: "command",
    text: "play kitchen",
    by: peer.people.ada?.id,
  });
  expect(peer.ephemerals("ada").map((one) => one.text)).toEqual(["On it."]);
  expect(peer.ephemerals("ben")).toEqual([]);
});

test("a press carries the button's value and the person; a deaf button is not acked", async () => {
  const ts = await post("Where?", {
    blocks: [{ type: "actions", elements: [button("choose"), button("deaf")] }],
  });
  const target = { channel: peer.channel, ts };
  await expect(peer.press("ben", { ...target, buttonText: "Words of choose" })).resolves.toEqual({
    acked: true,
    response: {},
    actionTs: expect.any(String),
  });
  expect(heard).toContainEqual({ what: "press", text: "choose-value", by: peer.people.ben?.id });
  const deaf = await peer.press("ben", { ...target, actionId: "deaf" });
  expect(deaf).toMatchObject({ acked: false, reason: "timeout" });
  await expect(peer.press("ben", { ...target, actionId: "none" })).rejects.toThrow(
    /no such button/,
  );
});

test("a reply arrives as an event of its thread and stands there", async () => {
  const ts = await post("Where is the mug?");
  await peer.reply("cleo", peer.channel, ts, "in the sink");
  await peer.waitFor(() => deliveries("in the sink")[0]);
  expect(deliveries("in the sink")).toMatchObject([{ threadTs: ts, by: peer.people.cleo?.id }]);
  expect((await peer.thread(peer.channel, ts)).map((one) => one.text)).toEqual([
    "Where is the mug?",
    "in the sink",
  ]);
});

test("people edit and delete, and the app hears of it", async () => {
  const ts = await post("Which one?");
  const reply = await peer.reply("ada", peer.channel, ts, "the red");
  await peer.editMessage("ada", peer.channel, reply, "the blue");
  await peer.deleteMessage("ada", peer.channel, reply);
  await peer.waitFor(() => heard.some((one) => one.subtype === "message_deleted"));
  expect(heard.some((one) => one.subtype === "message_changed")).toBe(true);
  expect(await peer.thread(peer.channel, ts)).toHaveLength(1);
});

test("a modal opens for the presser, may be refused once, and closes when sent", async () => {
  const ts = await post("Say it", { blocks: [{ type: "actions", elements: [button("write")] }] });
  await peer.press("ada", { channel: peer.channel, ts, actionId: "write" });
  await peer.waitFor(() => peer.openModals("ada").length === 1);
  expect(peer.openModals("ben")).toEqual([]);
  await expect(peer.submitModal("ada", { values: {} })).rejects.toThrow(/required/);
  await peer.submitModal("ada", { values: { where: "?" } });
  expect(peer.openModals("ada")).toHaveLength(1);
  await peer.submitModal("ada", { values: { "Where is it?": "on the shelf" } });
  expect(peer.openModals("ada")).toEqual([]);
  expect(heard).toContainEqual({ what: "view", text: "question-7: on the shelf" });
});

test("a 429 says how long to wait and nothing is written", async () => {
  peer.failNext({ method: /^chat\.postMessage$/, retryAfterS: 2 });
  await expect(post("too soon")).rejects.toMatchObject({
    code: "slack_webapi_rate_limited_error",
    retryAfter: 2,
  });
  expect((await peer.messages(peer.channel)).some((one) => one.text === "too soon")).toBe(false);
  await post("late enough");
});

test.each([500, 0])(
  "an answer lost after the write (%i) is found by its metadata",
  async (status) => {
    const before = await post(`before ${status}`);
    const metadata = { event_type: "sous_question", event_payload: { id: `question-${status}` } };
    peer.failNext({ method: /^chat\.postMessage$/, status, afterWrite: true });
    await expect(post(`lost ${status}`, { metadata })).rejects.toThrow();
    const asked = { channel: peer.channel, oldest: before };
    const plain = await app.client.conversations.history(asked);
    expect(plain.messages?.map((one) => one.metadata)).toEqual([undefined]);
    const full = await app.client.conversations.history({ ...asked, include_all_metadata: true });
    expect(full.messages?.map((one) => one.metadata)).toEqual([metadata]);
  },
);

test("a failure before the write leaves nothing behind", async () => {
  peer.failNext({ method: /^chat\.postMessage$/, status: 503, times: 2 });
  await expect(post("never")).rejects.toThrow();
  await expect(post("never")).rejects.toThrow();
  await post("after");
  expect((await peer.messages(peer.channel)).some((one) => one.text === "never")).toBe(false);
});

test("a lost ack brings the same event again", async () => {
  const ts = await post("Once or twice?");
  peer.dropAcks(1);
  await peer.reply("ben", peer.channel, ts, "twice");
  await peer.waitFor(() => deliveries("twice").length === 2);
  const [first, second] = deliveries("twice");
  expect(second?.eventId).toBe(first?.eventId);
  expect([first?.retry, second?.retry]).toEqual([0, 1]);
});

test("a lost ack of a press shows the person an error although the app did its work", async () => {
  const ts = await post("Where?", { blocks: [{ type: "actions", elements: [button("choose")] }] });
  peer.dropAcks(1);
  const pressed = await peer.press("ada", { channel: peer.channel, ts, actionId: "choose" });
  expect(pressed).toMatchObject({ acked: false, reason: "ack_lost" });
  expect(heard.filter((one) => one.what === "press")).toHaveLength(1);
});

test("a duplicated event arrives twice under one id", async () => {
  peer.duplicateNext(1);
  await peer.reply("ben", peer.channel, "", "an echo");
  await peer.waitFor(() => deliveries("an echo").length === 2);
  expect(new Set(deliveries("an echo").map((one) => one.eventId)).size).toBe(1);
});

test("events told to come in reverse order do, and one that is alone comes after a second", async () => {
  peer.reorderNext(2);
  await peer.reply("ben", peer.channel, "", "said first");
  await peer.reply("ada", peer.channel, "", "said last");
  const order = () => heard.flatMap((one) => (/^said/.test(one.text) ? [one.text] : []));
  await peer.waitFor(() => order().length === 2);
  expect(order()).toEqual(["said last", "said first"]);
  peer.reorderNext(2);
  await peer.reply("ben", peer.channel, "", "said alone");
  await peer.waitFor(() => deliveries("said alone").length === 1);
});

test("a channel that was added has its own messages", async () => {
  const channel = await peer.addChannel("another");
  await peer.reply("ben", channel, "", "over here");
  await peer.waitFor(() => deliveries("over here").length === 1);
  expect((await peer.messages(channel)).map(({ text }) => text)).toEqual(["over here"]);
  await expect(peer.addChannel("another")).rejects.toThrow(/name_taken/);
});

test("what breaks Block Kit's limits is refused and noted", async () => {
  const long = { type: "section", text: { type: "mrkdwn", text: "x".repeat(3001) } };
  await expect(post("too long", { blocks: [long] })).rejects.toMatchObject({
    data: { error: "invalid_blocks" },
  });
  const many = Array.from({ length: 51 }, () => ({ type: "divider" }));
  await expect(post("too many", { blocks: many })).rejects.toThrow(/invalid_blocks/);
  const twins = [{ type: "actions", elements: [button("choose"), button("choose")] }];
  await expect(post("twins", { blocks: twins })).rejects.toThrow(/invalid_blocks/);
  expect(peer.violations.map((one) => one.method)).toEqual(Array(3).fill("chat.postMessage"));
  expect(peer.violations[0]?.problems[0]).toContain("json-pointer:/blocks/0/text/text");
});

test("a picture shows what was uploaded, and says what it is", async () => {
  const data = Buffer.from("a picture");
  const { upload_url, file_id } = await app.client.files.getUploadURLExternal({
    filename: "home.png",
    length: data.length,
  });
  const file = String(file_id);
  const image = { type: "image", slack_file: { id: file }, alt_text: "a kitchen" };
  await fetch(String(upload_url), { method: "POST", body: data });
  await expect(post("too early", { blocks: [image] })).rejects.toThrow(/invalid_blocks/);
  await app.client.files.completeUploadExternal({ files: [{ id: file, title: "home" }] });
  await post("a picture", { blocks: [image] });
  expect((await peer.file(file)).equals(data)).toBe(true);
  const mute = { ...image, alt_text: "" };
  await expect(post("no words", { blocks: [mute] })).rejects.toThrow(/invalid_blocks/);
});

test("pages of a thread follow each other and keep to `oldest`", async () => {
  const ts = await post("Count");
  const replies: string[] = [];
  for (const text of ["one", "two", "three"])
    replies.push(await peer.reply("ada", peer.channel, ts, text));
  const asked = { channel: peer.channel, ts, oldest: replies[0], limit: 1 };
  const first = await app.client.conversations.replies(asked);
  const cursor = first.response_metadata?.next_cursor;
  const second = await app.client.conversations.replies({ ...asked, cursor });
  expect(first.messages?.map((one) => one.text)).toEqual(["Count", "two"]);
  expect(second.messages?.map((one) => one.text)).toEqual(["three"]);
  expect([first.has_more, second.has_more]).toEqual([true, false]);
});

test("a cut socket: events are given up, replies stand, the client comes back", async () => {
  const ts = await post("Still there?");
  peer.disconnectSockets();
  const cutAt = Date.now();
  await peer.waitFor(() => peer.connections === 0);
  await peer.reply("cleo", peer.channel, ts, "while away");
  expect((await peer.slash("cleo", "/sous", "", peer.channel)).reason).toBe("no_connection");
  await peer.waitFor(() => peer.log.some((entry) => entry.what === "gave_up"));
  await peer.waitForConnection(20_000);
  expect(Date.now() - cutAt).toBeGreaterThan(1000);
  await peer.reply("cleo", peer.channel, ts, "back again");
  await peer.waitFor(() => deliveries("back again")[0]);
  expect(deliveries("while away")).toEqual([]);
  const standing = await app.client.conversations.replies({ channel: peer.channel, ts });
  expect(standing.messages?.map((one) => one.text)).toContain("while away");
});

test("a request to reconnect is followed", async () => {
  peer.disconnectSockets("refresh");
  await peer.waitFor(() => peer.connections === 0);
  await peer.waitForConnection(20_000);
  expect((await peer.slash("ada", "/sous", "again", peer.channel)).acked).toBe(true);
});
