/** What a bot must do with messages that people change and delete. */
import { expect, it } from "vitest";
import type { IncomingEvent, MessageRef, Note, Post } from "../../../src/core/bot.js";
import { until } from "../../story/team.js";
import type { BotStage } from "../bot.js";
import { makeCard, type Rows } from "./rows.js";

interface Around {
  rows(): Rows;
  stage(): BotStage;
  show(post: Post): Promise<MessageRef>;
  update(ref: MessageRef, post: Post): Promise<void>;
  note(under: MessageRef, text: string, changes?: Partial<Note>): Post;
  heard(count: number): Promise<readonly IncomingEvent[]>;
  /** How often this can be read. */
  readings(text: string): Promise<number>;
}

export function describeVersions(around: Around): void {
  const { rows, stage, show, update, note, heard, readings } = around;
  const said = async (ref: MessageRef, post: Post, text: string) => {
    const before = rows().heard.length;
    const id = await stage().say(ref, post, text);
    const event = (await heard(before + 1)).at(-1);
    if (event?.what.kind !== "reply") throw new Error("that was no reply");
    return { id, event, message: event.what.message };
  };

  it("hands an edit to the inbox under the message's own name, with a later time", async () => {
    const post = makeCard();
    const ref = await show(post);
    const { id, event, message } = await said(ref, post, "in the fridge");
    expect(event.key).toBe(`${message}:1`);
    await stage().change(ref, id, "on the shelf");
    const edit = (await heard(2)).at(-1);
    const episode = post.episode;
    expect(edit?.what).toEqual({ kind: "reply", episode, message, text: "on the shelf" });
    expect(edit?.key).toMatch(/:\d+(\.\d+)?$/);
    expect(edit?.key.startsWith(`${message}:`)).toBe(true);
    expect(edit?.key).not.toBe(event.key);
    expect(edit?.at).toBeGreaterThan(event.at);
    expect(edit?.person).toEqual(event.person);
  });

  it("hands a deletion to the inbox", async () => {
    const post = makeCard();
    const ref = await show(post);
    const { id, message } = await said(ref, post, "in the fridge");
    await stage().erase(ref, id);
    const gone = (await heard(2)).at(-1);
    expect(gone).toMatchObject({ key: `${message}:gone`, what: { kind: "unsay", message } });
  });

  it("reads an edited message again under the key that it had", async () => {
    const post = makeCard();
    const ref = await show(post);
    const { id } = await said(ref, post, "in the fridge");
    await stage().change(ref, id, "on the shelf");
    await heard(2);
    await stage().repeat(ref, post);
    expect(rows().heard).toHaveLength(2);
    // A platform may deliver more than once.
    expect(rows().deliveries).toBeGreaterThanOrEqual(3);
  });

  it("finds what was changed and deleted while it was away, each once", async () => {
    const post = makeCard();
    const ref = await show(post);
    const changed = await said(ref, post, "in the fridge");
    const erased = await said(ref, post, "in the bin");
    const kept = await said(ref, post, "ask Ben");
    await stage().bot.stop();
    await stage().change(ref, changed.id, "on the shelf");
    await stage().erase(ref, erased.id);
    const fresh = await stage().say(ref, post, "in the sinc");
    await stage().change(ref, fresh, "in the sink");
    const passing = await stage().say(ref, post, "hm");
    await stage().erase(ref, passing);
    // A platform may still try to deliver them for a while.
    await pause(1500);
    await stage().bot.start(rows());
    await stage().repeat(ref, post);
    await stage().repeat(ref, post);
    const whatIsNew = rows()
      .heard.slice(3)
      .map(({ what }) => what);
    const episode = post.episode;
    expect(whatIsNew).toEqual([
      { kind: "reply", episode, message: changed.message, text: "on the shelf" },
      { kind: "reply", episode, message: expect.any(String), text: "in the sink" },
      { kind: "unsay", message: erased.message },
    ]);
    expect(rows().heard[4]?.key).not.toMatch(/:1$/);
    expect(await rows().inbox.heard(episode)).toContain(kept.message);
  });

  it("does not take its own messages for people's", async () => {
    const post = makeCard();
    const ref = await show(post);
    const receipt = note(ref, "Noted: an apple is in the fridge.");
    const at = await show(receipt);
    await update(at, note(ref, "Noted: an apple is in the fridge. (taken back)"));
    await until(async () => (await readings("(taken back)")) === 1);
    await stage().bot.remove(at);
    await said(ref, post, "in the fridge");
    await stage().repeat(ref, post);
    expect(rows().heard.map(({ what }) => what.kind)).toEqual(["reply"]);
    expect(rows().heard).toHaveLength(1);
  });
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
