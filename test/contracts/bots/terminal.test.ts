import { PassThrough } from "node:stream";
import { createTerminalBot } from "../../../bots/terminal/index.js";
import { systemClock } from "../../../src/app/clock.js";
import type { Post } from "../../../src/core/bot.js";
import { describeBot, noVersions } from "../bot.js";

/** Characters that would steer a terminal; nothing that is shown here brings its own. */
const steering = /[^\P{Cc}\n]/gu;

describeBot({
  platform: "terminal",
  has: {
    ...{ messages: true, editing: false, copies: false },
    ...{ people: true, acknowledgement: false, repeats: false, versions: false, calls: false },
  },
  async open() {
    const input = new PassThrough();
    const output = new PassThrough();
    let written = "";
    output.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
    const terminal = createTerminalBot({
      ...{ clock: systemClock, input, output, colour: false, person: "Ana" },
    });
    let asked: Post | null = null;
    const write = async (line: string) => void input.write(`${line}\n`);
    return {
      bot: {
        ...terminal,
        async post(post) {
          asked = post;
          return terminal.post(post);
        },
      },
      visible: async () => [written],
      async press(_ref, label) {
        const choices = asked?.kind === "card" ? (asked.card.question?.choices ?? []) : [];
        const at = choices.findIndex((choice) => choice.label === label);
        await write(at < 0 ? "?" : String(at + 1));
      },
      say: async (_ref, _post, text) => {
        await write(text);
        return "";
      },
      ...noVersions,
      repeat: async () => {},
      isListening: async () => input.listenerCount("data") > 0,
      objections: () => written.match(steering) ?? [],
      close: async () => {},
    };
  },
});
