import { describe, expect, it } from "vitest";
import { asChange } from "../../bots/slack/messages.js";

const said = {
  type: "message",
  user: "U1",
  text: "in the sink",
  ts: "17.000200",
  thread_ts: "17.000100",
};
const edited = { user: "U1", ts: "18.000000" };
const event = { type: "message", hidden: true, channel: "C1", ts: "19.000100" };
const changed = (message: object, previous_message: object = said) =>
  asChange({ ...event, subtype: "message_changed", message, previous_message });
const deleted = (previous_message?: object) =>
  asChange({
    ...event,
    subtype: "message_deleted",
    deleted_ts: "17.000200",
    ...(previous_message && { previous_message }),
  });

describe("an edit", () => {
  const now = { ...said, text: "in the bin", edited };
  const reply = {
    ts: "17.000200",
    thread: "17.000100",
    user: "U1",
    text: "in the bin",
    mentions: [],
    edited: "18.000000",
  };

  it.each([
    ["of a reply", {}],
    ["of one that was sent to the channel, too", { subtype: "thread_broadcast" }],
    ["of one with a file", { subtype: "file_share" }],
  ])("%s is heard", (_name, more) => {
    expect(changed({ ...now, ...more }, { ...said, ...more })).toEqual({ kind: "edited", reply });
  });

  it.each([
    ["outside threads", { ...now, thread_ts: undefined }],
    ["above a thread", { ...now, thread_ts: now.ts }],
  ])("of a message %s is heard, with whom it mentions", (_name, message) => {
    const text = "<@U9> in the bin";
    expect(changed({ ...message, text }, said)).toMatchObject({
      kind: "edited",
      reply: { thread: null, mentions: ["U9"] },
    });
  });

  it("that leaves no words is heard as well", () => {
    expect(changed({ ...now, text: "" })).toMatchObject({ kind: "edited", reply: { text: "" } });
  });

  it.each([
    ["a link that unfolds", { ...said, attachments: [{ from_url: "https://example.org" }] }, said],
    ["a link that unfolds in an edited reply", { ...now, attachments: [{}] }, now],
    ["a bot", { ...now, bot_id: "B1" }, { ...said, bot_id: "B1" }],
  ])("of %s is nothing", (_name, message, previous) => {
    expect(changed(message, previous)).toEqual({ kind: "nothing" });
  });
});

describe("a deletion", () => {
  it("says which reply it was", () => {
    expect(deleted(said)).toMatchObject({
      kind: "deleted",
      reply: { ts: said.ts, thread: "17.000100" },
    });
  });

  it.each([
    ["outside threads", deleted({ ...said, thread_ts: undefined })],
    ["above a thread, which leaves a tombstone", changed({ ...said, subtype: "tombstone" })],
  ])("of a message %s is heard", (_name, change) => {
    expect(change).toMatchObject({ kind: "deleted", reply: { ts: said.ts } });
  });

  it("may not say what it was", () => {
    expect(deleted()).toEqual({ kind: "deleted", reply: null });
  });

  it.each([
    ["", deleted({ ...said, bot_id: "B1" })],
    [", with a tombstone", changed({ ...said, subtype: "tombstone" }, { ...said, bot_id: "B1" })],
  ])("of a bot's message says which it was%s", (_name, change) => {
    expect(change).toEqual({ kind: "removed", ts: said.ts });
  });
});

it("a new message is no change", () => {
  expect(asChange(said)).toBeNull();
  expect(asChange({ ...said, subtype: "thread_broadcast" })).toBeNull();
});
