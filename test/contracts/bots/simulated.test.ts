import { createSimulatedBot } from "../../../bots/simulated/simulated-bot.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { describeBot } from "../bot.js";

const create = () =>
  createSimulatedBot({
    clock: systemClock,
    people: ["Ana"],
    delayMs: 1,
    seed: 1,
    wrong: 0,
    unsure: 0,
  });

describeBot({
  platform: "simulated",
  has: [],
  async open(rows) {
    const bot = create();
    const nobody = async () => {
      throw new Error("simulated people act by themselves");
    };
    return {
      bot,
      visible: async () => [],
      press: nobody,
      say: nobody,
      async repeat(_ref, post) {
        const next = create();
        await next.start(rows);
        await next.post(post);
      },
      async isListening() {
        return false;
      },
      objections: () => [],
      close: async () => {},
    };
  },
});
