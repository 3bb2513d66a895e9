/** Replies that people change or delete, over real Bolt. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { MessageRef } from "../../src/core/bot.js";
import { failureOf } from "../failure-of.js";
import type { SlackPeer } from "../peers/slack/slack-peer.js";
import { cardPost, createScenario, type Scenario } from "./slack-scenario.js";
import { type SlackWay, startWorkspace } from "./slack-way.js";

/** Tests of what the bot makes of edits and deletions, reached in one of its ways. */
export function testSlackEdits(way: SlackWay): void {
  describe(`Slack over ${way}`, () => {
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

    /** Over HTTP there is no socket that could go. */
    const itOverSockets = (name: string, body: () => Promise<void>): void => {
      if (way === "socket") it(name, body);
    };
    const posted = async (...args: Parameters<typeof cardPost>): Promise<MessageRef> =>
      scene.bot.post(cardPost(...args));
    const reply = (ref: MessageRef, text: string) =>
      peer.reply("ada", ref.channel, ref.message, text);

    function happened(what: string, since: number): number {
      return peer.log.slice(since).filter((entry) => entry.what === what).length;
    }

    /** Waits until the bot has been told of its own post, so that the next delivery is another. */
    async function delivered(): Promise<void> {
      await peer.waitFor(() => happened("delivered", start) > 0);
    }

    async function firstEvent() {
      return peer.waitFor(() => scene.inbox.events[0]);
    }

    describe("replies that are changed or deleted", () => {
      const told = () =>
        scene.inbox.events.map(({ what }) => (what.kind === "reply" ? what.text : what.kind));

      it("may be heard in another order than they were written in", async () => {
        const ref = await posted();
        await delivered();
        let failures = 1;
        scene.inbox.before = async () => {
          failures -= 1;
          if (failures >= 0) throw new Error("locked");
        };
        const ts = await reply(ref, "in the sink");
        await peer.waitFor(() => scene.inbox.deliveries === 1);
        await peer.editMessage("ada", ref.channel, ts, "in the bin");
        await peer.waitFor(() => scene.inbox.events.length === 2);
        expect(told().toSorted()).toEqual(["in the bin", "in the sink"]);
        const [older, newer] = scene.inbox.events.toSorted((a, b) => a.at - b.at);
        expect(older?.what).toMatchObject({ text: "in the sink" });
        expect(newer?.what).toMatchObject({ text: "in the bin" });
      });

      it("come again until the inbox has them, with the same key", async () => {
        const ref = await posted();
        const ts = await reply(ref, "in the sink");
        await firstEvent();
        peer.duplicateNext(2);
        await peer.editMessage("ada", ref.channel, ts, "in the bin");
        await peer.waitFor(() => scene.inbox.deliveries === 3);
        await peer.deleteMessage("ada", ref.channel, ts);
        await peer.waitFor(() => scene.inbox.deliveries === 5);
        expect(told()).toEqual(["in the sink", "in the bin", "unsay"]);
      });

      it("are known by their card after a restart", async () => {
        const ref = await posted();
        const ts = await reply(ref, "in the sink");
        await firstEvent();
        await scene.bot.stop();
        scene = createScenario(peer);
        await scene.bot.start(scene.handlers);
        await peer.editMessage("ada", ref.channel, ts, "in the bin");
        await peer.waitFor(() => scene.inbox.events.length === 1);
        await peer.deleteMessage("ada", ref.channel, ts);
        await peer.waitFor(() => scene.inbox.events.length === 2);
        expect(told()).toEqual(["in the bin", "unsay"]);
      });

      it("elsewhere are not heard", async () => {
        const ref = await posted();
        const lone = await peer.reply("ada", peer.channel, "", "lunch?");
        const answer = await peer.reply("ben", peer.channel, lone, "yes");
        await peer.editMessage("ben", peer.channel, answer, "no");
        await peer.deleteMessage("ben", peer.channel, answer);
        await peer.deleteMessage("ada", peer.channel, lone);
        await reply(ref, "last");
        await firstEvent();
        expect(told()).toEqual(["last"]);
      });

      it.each([
        ["is refused", { status: 200, error: "not_in_channel" }],
        ["shows nothing", { status: 200, error: "thread_not_found" }],
      ])("are not taken for deleted when the thread %s", async (_name, fault) => {
        const ref = await posted();
        await reply(ref, "in the sink");
        await firstEvent();
        peer.failNext({ method: "conversations.replies", ...fault });
        await failureOf(scene.bot.catchUp([{ episode: "e1", ref }]));
        expect(told()).toEqual(["in the sink"]);
      });

      it("are not taken for deleted because they stand under another card", async () => {
        const ref = await posted();
        const other = await posted({}, "card-2");
        await reply(other, "in the sink");
        await firstEvent();
        await scene.bot.catchUp([{ episode: "e1", ref }]);
        expect(told()).toEqual(["in the sink"]);
      });

      itOverSockets("deleted while the socket was away are found when it is back", async () => {
        const ref = await posted();
        const ts = await reply(ref, "in the sink");
        await firstEvent();
        await delivered();
        peer.failNext({ method: "apps.connections.open", status: 503, times: 2 });
        peer.disconnectSockets("cut");
        await peer.waitFor(() => peer.connections === 0);
        await peer.deleteMessage("ada", ref.channel, ts);
        await peer.waitFor(() => happened("gave_up", start));
        expect(told()).toEqual(["in the sink"]);
        await peer.waitFor(() => scene.inbox.events.length === 2);
        expect(told()).toEqual(["in the sink", "unsay"]);
      });
    });
  });
}
