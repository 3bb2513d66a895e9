import { afterAll, beforeAll, describe } from "vitest";
import { type Platform, platforms } from "../../bots/chats/chat.js";
import { describeBot } from "../bot.js";

describe.each(platforms)("on %s", (name, open) => {
  let on: Platform;
  beforeAll(async () => {
    on = await open();
  });
  afterAll(() => on.close());

  describeBot({
    platform: name === "Slack" ? "slack" : "discord",
    has: ["messages", "editing", "copies", "people", "acknowledgement", "repeats"],
    async open() {
      const { bot } = on.createBot({});
      const earlier = (await on.all(on.channel)).length;
      const complaints = on.violations().length;
      /** Slack's clients escape mark-up typed by people. */
      const typed = (text: string) =>
        on.platform === "slack" ? text.replaceAll("<", "&lt;") : text;
      return {
        bot,
        async visible() {
          const shown = (await on.all(on.channel)).slice(earlier);
          return shown.map(({ words, buttons, options }) =>
            [words, ...buttons, ...options].join("\n"),
          );
        },
        async press(ref, label) {
          const { acked } = await on.press("ana", ref, label);
          if (!acked) throw new Error("the press was not acknowledged");
        },
        say: (ref, _post, text) => on.write("ana", typed(text), on.threadOf(ref)),
        repeat: (ref, { episode }) => bot.catchUp([{ episode, ref }]),
        isListening: () => on.isListening(),
        objections: () => on.violations().slice(complaints),
        close: async () => {},
      };
    },
  });
});
