import { createDiscordBot } from "../../../bots/discord/index.js";
import { systemClock } from "../../../src/app/clock.js";
import type { MessageRef } from "../../../src/core/bot.js";
import { type DiscordPeer, startDiscordPeer } from "../../peers/discord/peer.js";
import { describeBot } from "../bot.js";

describeBot({
  platform: "discord",
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
    const peer = await startDiscordPeer({ people: ["Ana"] });
    const { token, apiUrl, channelId: channel } = peer;
    const log = { warn: () => {}, error: () => {} };
    const bot = createDiscordBot({ token, apiUrl, channel, clock: systemClock, log });
    return {
      bot,
      elsewhere: { channel: peer.addChannel("neighbours"), person: peer.people[0]?.id ?? "" },
      async visible(at) {
        const places = at ? [at] : [channel, ...peer.threads().map(({ id }) => id)];
        return places.flatMap((place) =>
          peer
            .messages(place)
            .filter(({ fromBot }) => fromBot)
            .map(({ content, buttons, selects }) => {
              const options = selects.flatMap((select) => select.options);
              const read = content.replaceAll("**", "");
              return [read, ...[...buttons, ...options].map(({ label }) => label)].join("\n");
            }),
        );
      },
      press: (ref, label) => pressLabel(peer, ref, label),
      say: async (ref, _post, text) => peer.reply("ana", ref.thread ?? ref.channel, text).id,
      change: async (_ref, message, text) => peer.editMessage("ana", message, text),
      erase: async (_ref, message) => peer.deleteMessage("ana", message),
      repeat: (ref, { episode }) => bot.catchUp([{ episode, ref }]),
      isListening: async () => peer.connected() > 0,
      objections: () => peer.violations,
      close: () => peer.close(),
    };
  },
});

/** Presses the button with this label, or chooses the option in a menu. */
async function pressLabel(peer: DiscordPeer, ref: MessageRef, label: string): Promise<void> {
  const message = peer.messages(ref.channel).find(({ id }) => id === ref.message);
  const menu = message?.selects.find(({ options }) => options.some((one) => one.label === label));
  const outcome = menu
    ? await peer.select("ana", ref.message, menu.customId, [label])
    : await peer.press("ana", ref.message, label);
  if (!outcome.acked) throw new Error("the press was not acknowledged");
}
