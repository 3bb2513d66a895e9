import { afterAll, beforeAll, describe } from "vitest";
import { createSlackBot } from "../../../bots/slack/index.js";
import { systemClock } from "../../../src/app/clock.js";
import type { MessageRef } from "../../../src/core/bot.js";
import { isReached, type SlackWay, startWorkspace, waysOf } from "../../bots/slack-way.js";
import type { SlackPeer } from "../../peers/slack/slack-peer.js";
import { type Json, objectsOf, type SlackMessage } from "../../peers/slack/types.js";
import { describeBot } from "../bot.js";

/** The contract of all bots, for Slack reached in one of its ways. */
export function testSlackContract(way: SlackWay): void {
  describe(`over ${way}`, () => {
    let peer: SlackPeer;
    let neighbours = "";
    beforeAll(async () => {
      peer = await startWorkspace(way, { people: ["ana"] });
      neighbours = await peer.addChannel("neighbours");
    });
    afterAll(() => peer.close());

    describeBot({
      platform: "slack",
      has: {
        messages: true,
        editing: true,
        copies: true,
        people: true,
        acknowledgement: true,
        repeats: true,
        versions: true,
        calls: true,
      },
      async open() {
        const { botToken, channel, apiUrl } = peer;
        const log = { warn: () => {}, error: () => {} };
        const parts = { botToken, channel, apiUrl, clock: systemClock, log };
        const bot = createSlackBot({ ...parts, ...waysOf(peer) });
        const earlier = new Set((await peer.messages(channel)).map(({ ts }) => ts));
        const complaints = peer.violations.length;
        return {
          bot,
          elsewhere: {
            channel: neighbours,
            person: peer.people.ana?.id ?? "",
          },
          async visible(at = channel) {
            const own = (await peer.messages(at)).filter(({ ts }) => !earlier.has(ts));
            const threads = await Promise.all(own.map(({ ts }) => peer.thread(at, ts)));
            return threads.flat().filter(isOfBot).map(readMessage);
          },
          press: (ref, label) => pressLabel(ref, label),
          say: (ref, _post, text) =>
            peer.reply("ana", ref.channel, ref.message, text.replaceAll("<", "&lt;")),
          change: (ref, message, text) => peer.editMessage("ana", ref.channel, message, text),
          erase: (ref, message) => peer.deleteMessage("ana", ref.channel, message),
          repeat: (ref, { episode }) => bot.catchUp([{ episode, ref }]),
          isListening: () => isReached(peer),
          objections: () => peer.violations.slice(complaints),
          close: async () => {},
        };
      },
    });

    /** Presses the button with these words, or chooses the option in a menu. */
    async function pressLabel({ channel, message: ts }: MessageRef, label: string): Promise<void> {
      const target = { channel, ts };
      const pressed = await peer
        .press("ana", { ...target, buttonText: label })
        .catch(() => peer.press("ana", { ...target, optionText: label }));
      if (!pressed.acked) throw new Error("the press was not acknowledged");
    }

    function isOfBot({ user }: SlackMessage): boolean {
      return user === peer.botUserId;
    }

    /** Every text of the blocks without its bold marks; what notifications show is not read twice. */
    function readMessage({ blocks }: SlackMessage): string {
      return objectsOf(blocks).flatMap(readTexts).join("\n").replaceAll("*", "");
    }

    function readTexts(part: Json): string[] {
      const { text, type } = part;
      if (typeof text === "string" && (type === "mrkdwn" || type === "plain_text")) return [text];
      return Object.values(part).flatMap((inner) =>
        Array.isArray(inner)
          ? objectsOf(inner).flatMap(readTexts)
          : objectsOf([inner]).flatMap(readTexts),
      );
    }
  });
}
