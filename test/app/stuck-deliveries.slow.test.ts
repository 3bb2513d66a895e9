/** What could not be shown, from the command line: said, and shown once its cause is mended. */
import { describe, expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { listStuck, type StuckDelivery } from "../../src/app/stuck-deliveries.js";
import type { Question } from "../../src/core/question.js";
import { newFile } from "../memory/folder.js";
import { type SlackPeer, startSlackPeer } from "../peers/slack/slack-peer.js";
import { until } from "../story/team.js";
import { readSous, runSous } from "./run-sous.js";
import { SousProcess } from "./sous-process.js";

const patience = { timeout: 120_000 };

async function openPeer(): Promise<SlackPeer> {
  const peer = await startSlackPeer();
  onTestFinished(() => peer.close());
  return peer;
}

/** Somebody removes the bot right after the task has begun. */
function refusePosts(peer: SlackPeer): void {
  const { channel } = peer;
  peer.failNext({ method: "^chat\\.postMessage$", channel, error: "not_in_channel", times: 99 });
}

/** `sous serve` in Slack; the bot is there when this resolves. */
async function serve(db: string, peer: SlackPeer): Promise<SousProcess> {
  const serving = new SousProcess(["serve", "--no-play", "--port", "0", "--db", db], {
    SLACK_BOT_TOKEN: peer.botToken,
    SLACK_APP_TOKEN: peer.appToken,
    SLACK_CHANNEL: peer.channel,
    SLACK_API_URL: peer.apiUrl,
    SOUS_LOG_LEVEL: "error",
    SOUS_PACE_MS: "1",
  });
  await serving.printed(/Listening in slack/);
  return serving;
}

async function stuckIn(db: string): Promise<readonly StuckDelivery[]> {
  return (await readSous<{ stuck: StuckDelivery[] }>("questions", "--stuck", "--db", db)).stuck;
}

/** Waits until it is so with what is stuck, with no process for each look. */
async function untilStuck(db: string, isSo: (stuck: readonly StuckDelivery[]) => boolean) {
  await until(async () => {
    const memory = await openMemory({ file: db, clock: systemClock, readOnly: true });
    const stuck = await listStuck(memory).finally(() => memory.close());
    return isSo(stuck);
  }, 120_000);
}

async function countCards(peer: SlackPeer): Promise<number> {
  const messages = await peer.messages(peer.channel);
  return messages.filter(({ user }) => user === peer.botUserId).length;
}

describe("a bot that is no longer in its channel", patience, () => {
  it("is said to be stuck; invited, and the question tried again, it is shown once", async () => {
    const [db, peer] = [newFile(), await openPeer()];
    refusePosts(peer);
    const serving = await serve(db, peer);
    await peer.slash("ada", "/sous", "play kitchen", peer.channel);
    await untilStuck(db, ([first]) => Boolean(first?.question));
    const [card] = await stuckIn(db);
    expect(card).toMatchObject({
      kind: "card",
      household: "kitchen",
      bot: "slack",
      channel: peer.channel,
      state: "dead",
      attempts: 1,
      question: { text: expect.stringMatching(/^Where is/) },
      error: expect.stringContaining("not_in_channel"),
      advice: expect.stringContaining("Invite the bot to the channel"),
    });
    await until(async () => serving.err.includes("Invite the bot to the channel"));
    expect(serving.err.match(/"advice"/g)).toHaveLength(1);

    const unknown = await runSous("questions", "retry", "q-nothing", "--db", db);
    expect(unknown).toMatchObject({ code: 1, out: "" });
    expect(unknown.err).toBe(`sous: Nothing stuck is called q-nothing. Stuck are: ${card?.id}.\n`);

    peer.clearFaults();
    const question = card?.question?.id ?? "";
    const args = ["questions", "retry", question, "--db", db];
    expect(await readSous(...args)).toEqual({ retried: [card?.id] });
    const shown = await peer.waitForMessage({ text: "Where is", fromBot: true });
    await peer.press("ben", { channel: peer.channel, ts: shown.ts, buttonText: "I don't know" });
    await until(async () => {
      const memory = await openMemory({ file: db, clock: systemClock, readOnly: true });
      const kept = await memory.questions.get(question).finally(() => memory.close());
      return kept?.state === "declined";
    }, 120_000);
    const { questions } = await readSous<{ questions: Question[] }>("questions", "--db", db);
    expect(questions.find(({ id }) => id === question)).toMatchObject({ state: "declined" });
    expect(await stuckIn(db)).toEqual([]);
    expect(await countCards(peer)).toBe(1);
    serving.interrupt();
    expect(await serving.ended()).toMatchObject({ code: 0 });
  });

  it("is shown by the next start, when it was invited meanwhile", async () => {
    const [db, peer] = [newFile(), await openPeer()];
    refusePosts(peer);
    const first = await serve(db, peer);
    await peer.slash("ada", "/sous", "play kitchen", peer.channel);
    await untilStuck(db, ({ length }) => length > 0);
    first.interrupt();
    await first.ended();
    peer.clearFaults();
    await serve(db, peer);
    await peer.waitForMessage({ text: "Where is", fromBot: true });
    expect(await countCards(peer)).toBe(1);
    expect(await stuckIn(db)).toEqual([]);
  });
});
