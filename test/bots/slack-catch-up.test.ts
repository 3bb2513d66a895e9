/** Slack lets some apps read one thread a minute, 15 messages at a time: what is asked now comes first. */
import { expect, it, onTestFinished } from "vitest";
import { startSlackPeer } from "../peers/slack/slack-peer.js";
import { cardPost, createScenario } from "./slack-scenario.js";

const patience = { timeout: 30_000 };

it("where Slack asks to wait, open cards are read first and others later", patience, async () => {
  const peer = await startSlackPeer({ people: ["ada"] });
  onTestFinished(() => peer.close());
  const before = createScenario(peer);
  await before.bot.start(before.handlers);
  const over = await before.bot.post({ ...cardPost({}, "card-1"), episode: "over" });
  const open = await before.bot.post({ ...cardPost({}, "card-2"), episode: "open" });
  await before.bot.stop();
  await peer.replyUnheard("ada", over.channel, over.message, "too late");
  const asked = Array.from({ length: 20 }, (_, at) => `answer ${at}`);
  for (const text of asked) await peer.replyUnheard("ada", open.channel, open.message, text);

  const { bot, handlers, inbox } = createScenario(peer);
  onTestFinished(() => bot.stop());
  await bot.start(handlers);
  const words = () =>
    inbox.events.flatMap(({ what }) => (what.kind === "reply" ? [what.text] : []));
  const calls = () =>
    peer.log.filter(
      ({ what, detail }) => what === "api" && detail?.method === "conversations.replies",
    ).length;
  const already = calls();
  peer.failNext({ method: "conversations.replies", retryAfterS: 1 });
  await bot.catchUp([
    { episode: "open", ref: open },
    { episode: "over", ref: over, isOver: true },
  ]);
  expect(words()).toEqual(asked);
  expect(calls() - already, "two pages").toBeGreaterThanOrEqual(2);
  await peer.waitFor(() => words().includes("too late"));
});
