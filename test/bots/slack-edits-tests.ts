/** Replies that people change or delete, over real Bolt. */
import { describe, expect, it } from "vitest";
import { failureOf } from "../failure-of.js";
import { createScenario } from "./slack-scenario.js";
import { useSlackScene } from "./slack-scene.js";
import type { SlackWay } from "./slack-way.js";

/** Tests of what the bot makes of edits and deletions, reached in one of its ways. */
export function testSlackEdits(way: SlackWay): void {
  describe(`Slack over ${way}`, () => {
    const on = useSlackScene(way);
    const { itOverSockets, posted, reply, happened, delivered, firstEvent } = on;

    describe("replies that are changed or deleted", () => {
      const told = () =>
        on.scene.inbox.events.map(({ what }) => (what.kind === "reply" ? what.text : what.kind));

      it("may be heard in another order than they were written in", async () => {
        const ref = await posted();
        await delivered();
        let failures = 1;
        on.scene.inbox.before = async () => {
          failures -= 1;
          if (failures >= 0) throw new Error("locked");
        };
        const ts = await reply(ref, "in the sink");
        await on.peer.waitFor(() => on.scene.inbox.deliveries === 1);
        await on.peer.editMessage("ada", ref.channel, ts, "in the bin");
        await on.peer.waitFor(() => on.scene.inbox.events.length === 2);
        expect(told().toSorted()).toEqual(["in the bin", "in the sink"]);
        const [older, newer] = on.scene.inbox.events.toSorted((a, b) => a.at - b.at);
        expect(older?.what).toMatchObject({ text: "in the sink" });
        expect(newer?.what).toMatchObject({ text: "in the bin" });
      });

      it("come again until the inbox has them, with the same key", async () => {
        const ref = await posted();
        const ts = await reply(ref, "in the sink");
        await firstEvent();
        on.peer.duplicateNext(2);
        const before = on.peer.log.length;
        const arrived = (count: number) =>
          on.peer.waitFor(() => on.happened("delivered", before) >= count);
        await on.peer.editMessage("ada", ref.channel, ts, "in the bin");
        await arrived(2);
        await on.peer.deleteMessage("ada", ref.channel, ts);
        await arrived(4);
        expect(told()).toEqual(["in the sink", "in the bin", "unsay"]);
      });

      it("are known by their card after a restart", async () => {
        const ref = await posted();
        const ts = await reply(ref, "in the sink");
        await firstEvent();
        await on.scene.bot.stop();
        on.scene = createScenario(on.peer);
        await on.scene.bot.start(on.scene.handlers);
        await on.peer.editMessage("ada", ref.channel, ts, "in the bin");
        await on.peer.waitFor(() => on.scene.inbox.events.length === 1);
        await on.peer.deleteMessage("ada", ref.channel, ts);
        await on.peer.waitFor(() => on.scene.inbox.events.length === 2);
        expect(told()).toEqual(["in the bin", "unsay"]);
      });

      it("elsewhere are not heard", async () => {
        const ref = await posted();
        const lone = await on.peer.reply("ada", on.peer.channel, "", "lunch?");
        const answer = await on.peer.reply("ben", on.peer.channel, lone, "yes");
        await on.peer.editMessage("ben", on.peer.channel, answer, "no");
        await on.peer.deleteMessage("ben", on.peer.channel, answer);
        await on.peer.deleteMessage("ada", on.peer.channel, lone);
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
        on.peer.failNext({ method: "conversations.replies", ...fault });
        await failureOf(on.scene.bot.catchUp([{ episode: "e1", ref }]));
        expect(told()).toEqual(["in the sink"]);
      });

      it("are not taken for deleted because they stand under another card", async () => {
        const ref = await posted();
        const other = await posted({}, "card-2");
        await reply(other, "in the sink");
        await firstEvent();
        await on.scene.bot.catchUp([{ episode: "e1", ref }]);
        expect(told()).toEqual(["in the sink"]);
      });

      itOverSockets("deleted while the socket was away are found when it is back", async () => {
        const ref = await posted();
        const ts = await reply(ref, "in the sink");
        await firstEvent();
        await delivered();
        on.peer.failNext({ method: "apps.connections.open", status: 503, times: 2 });
        on.peer.disconnectSockets("cut");
        await on.peer.waitFor(() => on.peer.connections === 0);
        await on.peer.deleteMessage("ada", ref.channel, ts);
        await on.peer.waitFor(() => happened("gave_up", on.start));
        expect(told()).toEqual(["in the sink"]);
        await on.peer.waitFor(() => on.scene.inbox.events.length === 2);
        expect(told()).toEqual(["in the sink", "unsay"]);
      });
    });
  });
}
