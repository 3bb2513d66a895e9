/** What Slack tells of messages that stood already, in the shapes that it documents. */
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
const changed = (message: object, previous: object = said) =>
  asChange({
    type: "message",
    subtype: "message_changed",
    hidden: true,
    channel: "C1",
    ts: "19.000100",
    message,
    previous_message: previous,
  });
const deleted = (previous?: object) =>
  asChange({
    type: "message",
    subtype: "message_deleted",
    hidden: true,
    channel: "C1",
    ts: "19.000100",
    deleted_ts: "17.000200",
    ...(previous && { previous_message: previous }),
  });

describe("an edit", () => {
  const now = { ...said, text: "in the bin", edited };
  const reply = {
    ts: "17.000200",
    thread: "17.000100",
    user: "U1",
    text: "in the bin",
    edited: "18.000000",
  };

  it.each([
    ["of a reply", {}],
    ["of one that was sent to the channel, too", { subtype: "thread_broadcast" }],
    ["of one with a file", { subtype: "file_share" }],
  ])("%s is heard", (_name, more) => {
    expect(changed({ ...now, ...more }, { ...said, ...more })).toEqual({ kind: "edited", reply });
  });

  it("that leaves no words is heard as well", () => {
    expect(changed({ ...now, text: "" })).toMatchObject({ kind: "edited", reply: { text: "" } });
  });

  it.each([
    ["a link that unfolds", { ...said, attachments: [{ from_url: "https://example.org" }] }, said],
    ["a link that unfolds in an edited reply", { ...now, attachments: [{}] }, now],
    ["a message outside threads", { ...now, thread_ts: undefined }, said],
    ["a thread's first message", { ...now, thread_ts: now.ts }, said],
    ["a bot", { ...now, bot_id: "B1" }, { ...said, bot_id: "B1" }],
    ["what stands in place of a deleted card", { ...now, subtype: "tombstone" }, said],
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

  it("may not say what it was", () => {
    expect(deleted()).toEqual({ kind: "deleted", reply: null });
  });

  it.each([
    ["a bot's message", { ...said, bot_id: "B1" }],
    ["a message outside threads", { ...said, thread_ts: undefined }],
  ])("of %s is nothing", (_name, previous) => {
    expect(deleted(previous)).toEqual({ kind: "nothing" });
  });
});

it("a new message is no change", () => {
  expect(asChange(said)).toBeNull();
  expect(asChange({ ...said, subtype: "thread_broadcast" })).toBeNull();
});
