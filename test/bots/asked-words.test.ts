import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { splitAsked } from "../../bots/present/card-text.js";
import { createTerminalBot } from "../../bots/terminal/terminal-bot.js";
import { systemClock } from "../../src/app/clock.js";
import type { CardQuestion } from "../../src/core/bot.js";
import type { Need } from "../../src/core/question.js";
import { quietHandlers } from "./quiet-handlers.js";
import { inDiscord, inSlack } from "./shown.js";
import { card, cardPost, question } from "./slack-scenario.js";

const mark = (text: string, need: Need): string =>
  splitAsked({ text, need })
    .map(({ words, isAsked }) => (isAsked ? `[${words}]` : words))
    .join("");

describe("the words of a question that name what is asked about", () => {
  it.each<[string, Need]>([
    ["Where is an [apple]?", { func: "where", noun: "apple" }],
    ["Where are the [knives]? I need [two].", { func: "where", noun: "knife", adjective: "two" }],
    ["Which [mug] is [Ana's]?", { func: "which", noun: "mug", adjective: "Ana's" }],
    [
      "Is the green mug [Ana's]?",
      { func: "which", noun: "mug", adjective: "Ana's", thing: "mug 2" },
    ],
    ["Where is [Ana's blue mug]?", { func: "where", noun: "mug", adjective: "Ana's blue" }],
    ["Where is the [mug] you mean?", { func: "where", noun: "mug", adjective: "meant" }],
    ["What is in the [sink]?", { func: "what", noun: "sinkbasin" }],
    [
      "I was told two things about [Ana's mug]: in the sink, and in the fridge. Which is right?",
      { func: "where", noun: "mug", adjective: "Ana's" },
    ],
    [
      "Where is a [mug]? Did I get that right: beside the mug tree?",
      { func: "where", noun: "mug" },
    ],
    ["[Where is a smug panda?]", { func: "where", noun: "pan" }],
    ["[What exactly should I do?]", { func: "what", noun: "task" }],
    ["Is it [(a+b)*] ?", { func: "what", noun: "(a+b)*" }],
    ["[]", { func: "what", noun: "task" }],
  ])("are in brackets here: %s", (marked, need) => {
    expect(mark(marked.replace(/[[\]]/g, ""), need)).toBe(marked);
  });
});

describe("are marked", () => {
  const asked = question({
    text: "Which mug_* is <Ana>'s? Ana's *mug*",
    need: { func: "which", noun: "mug", adjective: "Ana's" },
  });

  it("in Slack, with everything else escaped", () => {
    const [section] = inSlack({ card: card({ question: asked }) }).blocks.filter(
      ({ type }) => type === "section",
    );
    expect(JSON.stringify(section)).toContain("Which *mug*ˍ∗ is &lt;Ana&gt;'s? *Ana's* ∗mug∗");
  });

  it("in Discord, with everything else escaped", () => {
    const { content } = inDiscord({ card: card({ question: asked }) });
    expect(content.split("\n")[0]).toBe("Which **mug**\\_\\* is \\<Ana\\>'s? **Ana's** \\*mug\\*");
  });

  it("in a terminal, where it knows bold", async () => {
    expect(await printed(asked, false)).toContain("┌ Which mug_* is <Ana>'s? Ana's *mug*\n");
    expect(await printed(asked, true)).toContain("Which \u001b[1mmug\u001b[22m_* is");
  });
});

async function printed(asked: CardQuestion, colour: boolean): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const bot = createTerminalBot({ clock: systemClock, input, output, colour, person: "you" });
  await bot.start(quietHandlers());
  await bot.post(cardPost({ question: asked }));
  await bot.stop();
  return String(output.read() ?? "");
}
