import { randomUUID } from "node:crypto";
import { PassThrough } from "node:stream";
import { createTerminalBot } from "../../../bots/terminal/terminal-bot.js";
import type { PageState } from "../../../bots/web/content.js";
import { createWebBot } from "../../../bots/web/server.js";
import { systemClock } from "../../../src/app/operating/clock.js";
import type { Post } from "../../../src/core/bot.js";
import { describeBot } from "../bot.js";
import type { Rows } from "./rows.js";

/** Characters that control a terminal; the tests show none. */
const steering = /[^\P{Cc}\n]/gu;

describeBot({
  platform: "terminal",
  has: ["messages", "people"],
  async open() {
    const input = new PassThrough();
    const output = new PassThrough();
    let written = "";
    output.setEncoding("utf8").on("data", (text: string) => {
      written += text;
    });
    const terminal = createTerminalBot({
      clock: systemClock,
      input,
      output,
      colour: false,
      person: "Ana",
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
      repeat: async () => {},
      isListening: async () => input.listenerCount("data") > 0,
      objections: () => written.match(steering) ?? [],
      close: async () => {},
    };
  },
});

describeBot({
  platform: "web",
  has: ["messages", "editing", "people", "acknowledgement", "repeats"],
  open: async (rows) => openPage(rows),
});

/** What the page's script does with the addresses, without the script. */
function openPage(_rows: Rows) {
  const web = createWebBot({ port: 0, clock: systemClock });
  const addresses = new Set<string>();
  const bot: typeof web = {
    ...web,
    async start(handlers) {
      await web.start(handlers);
      addresses.add(web.url());
    },
  };
  let last: { path: string; body: object } | null = null;

  async function send(path: string, body: object): Promise<void> {
    last = { path, body };
    const response = await fetch(web.url() + path, {
      method: "POST",
      headers: { "content-type": "application/json", connection: "close" },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  }
  const readState = async (): Promise<PageState> =>
    (await (await fetch(`${web.url()}/api/state`)).json()) as PageState;
  const act = () => ({ key: randomUUID(), person: { id: "p1", name: "Ana" } });

  return {
    bot,
    async visible() {
      const { snapshot, cardTexts } = await readState();
      return (snapshot?.conversation ?? []).map((item) => {
        if (item.kind === "answer" || item.kind === "asked") return item.text;
        if (item.kind === "note") return item.note.text;
        const texts = cardTexts[item.id];
        const { question } = item.card;
        const words = [texts?.task, texts?.heard, texts?.end, question?.text, texts?.about];
        const buttons = question
          ? [...question.choices.map(({ label }) => label), "I don't know"]
          : [];
        return [...words, ...buttons].filter(Boolean).join("\n");
      });
    },
    async press(_ref: object, label: string) {
      const question = (await readState()).snapshot?.card?.question;
      const choice = question?.choices.find((one) => one.label === label)?.id ?? "dk";
      await send("/api/press", { question: question?.id, choice, ...act() });
    },
    async say(_ref: object, post: { episode: string }, text: string) {
      await send("/api/reply", { episode: post.episode, text, ...act() });
      return "";
    },
    repeat: async () => {
      if (last) await send(last.path, last.body);
    },
    async isListening() {
      const answers = await Promise.allSettled([...addresses].map((address) => fetch(address)));
      return answers.some(({ status }) => status === "fulfilled");
    },
    objections: () => [],
    close: async () => {},
  };
}
