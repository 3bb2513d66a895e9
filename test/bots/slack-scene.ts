/** The Slack bot under test, started anew for every test in a workspace that all tests of a file share. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import type { MessageRef } from "../../src/core/bot.js";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { cardPost, createScenario, type Scenario } from "./slack-scenario.js";
import { type SlackWay, startWorkspace } from "./slack-way.js";

/** Call it in a `describe`, or at the top of a file. */
export function useSlackScene(way: SlackWay) {
  let peer: SlackPeer;
  let scene: Scenario;
  /** Where the peer's log stood when the test began. */
  let start = 0;

  beforeAll(async () => {
    peer = await startWorkspace(way, { people: ["ada", "ben"], ackTimeoutMs: 2500 });
  });
  afterAll(() => peer.close());

  beforeEach(async () => {
    scene = createScenario(peer);
    await scene.bot.start(scene.handlers);
    start = peer.log.length;
  });
  afterEach(async () => {
    peer.clearFaults();
    await scene.bot.stop();
    expect(peer.violations).toEqual([]);
  });

  /** Entries of the peer's log. */
  function happened(what: string, since: number): number {
    return peer.log.slice(since).filter((entry) => entry.what === what).length;
  }

  return {
    get peer() {
      return peer;
    },
    get scene() {
      return scene;
    },
    /** A test may put another bot in its place; it is stopped afterwards. */
    set scene(other) {
      scene = other;
    },
    get start() {
      return start;
    },
    happened,
    /** Over HTTP there is no socket that could go. */
    itOverSockets(name: string, body: () => Promise<void>): void {
      if (way === "socket") it(name, body);
    },
    posted: async (...args: Parameters<typeof cardPost>): Promise<MessageRef> =>
      scene.bot.post(cardPost(...args)),
    reply: (ref: MessageRef, text: string) => peer.reply("ada", ref.channel, ref.message, text),
    /** Waits until the bot has been told of its own post, so that the next delivery is another. */
    async delivered(): Promise<void> {
      await peer.waitFor(() => happened("delivered", start) > 0);
    },
    firstEvent: async () => peer.waitFor(() => scene.inbox.events[0]),
  };
}
