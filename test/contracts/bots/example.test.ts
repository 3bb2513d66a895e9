import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { createSimulatedBot } from "../../../bots/simulated/simulated-bot.js";
import { createLineBot } from "../../../docs/examples/line-bot.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import { until } from "../../peers/control.js";
import { describeBot } from "../bot.js";

const steering = /[^\P{Cc}\n]/gu;

describeBot({
  platform: "x-line",
  has: ["messages", "people", "acknowledgement"],
  async open() {
    const line = createLineBot({ port: 0, clock: systemClock });
    const ports = new Set<number>();
    let [socket, written]: [Socket | null, string] = [null, ""];
    const choices: string[] = [];

    async function join(): Promise<void> {
      socket?.destroy();
      ports.add(line.port());
      socket = connect(line.port(), "127.0.0.1");
      await once(socket, "connect");
      socket.setEncoding("utf8").on("data", (text: string) => {
        written += text;
      });
      const before = written.length;
      socket.write("Ana\n");
      await until(async () => written.slice(before).includes("Hello Ana.\n"));
    }
    /** Lines are ordered, so earlier ones have been read with the reply. */
    async function type(text: string, reply: string): Promise<void> {
      const count = () => written.split("\n").filter((line) => line === reply).length;
      const before = count();
      socket?.write(`${text}\n`);
      await until(async () => count() > before);
    }

    return {
      bot: {
        ...line,
        async start(handlers) {
          await line.start(handlers);
          await join();
        },
        async post(post) {
          const question = post.kind === "card" ? post.card.question : null;
          if (question) choices.splice(0, Infinity, ...question.choices.map(({ label }) => label));
          return line.post(post);
        },
      },
      async visible() {
        await type("/status", "Nothing is going on.");
        return [written];
      },
      press: (_ref, label) =>
        type(choices.includes(label) ? String(choices.indexOf(label) + 1) : "?", "Got it."),
      say: async (_ref, _post, text) => {
        await type(text, "Got it.");
        return "";
      },
      repeat: async () => {},
      isListening: async () => (await Promise.all([...ports].map(accepts))).includes(true),
      objections: () => written.match(steering) ?? [],
      close: async () => void socket?.destroy(),
    };
  },
});

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  try {
    await once(socket, "connect");
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

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
