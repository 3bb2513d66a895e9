import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { splitAsked } from "../../bots/present/card-text.js";
import { personPage } from "../../bots/slack/home-view.js";
import { showBlocks } from "../../bots/slack/show.js";
import { createTerminalBot } from "../../bots/terminal/terminal-bot.js";
import { readInbox, textsOf } from "../../bots/web/content.js";
import { systemClock } from "../../src/app/operating/clock.js";
import type { CardQuestion, PersonPage } from "../../src/core/bot.js";
import type { Need } from "../../src/core/question/question.js";
import { quietHandlers } from "./quiet-handlers.js";
import { inDiscord, inSlack } from "./shown.js";
import { callPost, card, cardPost, question } from "./slack-scenario.js";

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
});

const about: readonly (readonly [what: string, changes: Partial<CardQuestion>, words: string])[] = [
  ["why the robot asks", {}, "I have looked in the fridge."],
  [
    "what its offered choice rests on",
    { offered: "Ana said “sink” on Tue." },
    "Ana said “sink” on Tue.",
  ],
  ["who is asked", { assignee: "Ben" }, "Ben, could you say?"],
  ["how many answers there are", { answers: { given: 1, wanted: 3 } }, "1 of 3 answers."],
  ["who plays", { asker: "Cleo" }, "Cleo plays, so others answer."],
  ["that the player asked", { asker: "" }, "The player asked this."],
  [
    "where the home is shown",
    { asker: "Cleo", apart: true },
    'They see the home with "Show me the home", which Cleo cannot open.',
  ],
  [
    "all of them",
    {
      offered: "Ana said “sink” on Tue.",
      assignee: "Ben",
      answers: { given: 0, wanted: 2 },
    },
    "I have looked in the fridge. Ben, could you say? 0 of 2 answers. Ana said “sink” on Tue.",
  ],
];

describe.each<[string, (asked: CardQuestion) => Promise<string>]>([
  ["Slack", async (asked) => JSON.stringify(inSlack(cardPost({ question: asked })).blocks)],
  ["Slack, of a call", async (asked) => JSON.stringify(inSlack(callPost(asked)).blocks)],
  ["Discord", async (asked) => inDiscord(cardPost({ question: asked })).content],
  ["Discord, of a call", async (asked) => inDiscord(callPost(asked)).content],
  ["a terminal", async (asked) => printed(asked)],
  ["the page", async (asked) => textsOf(card({ question: asked })).about ?? ""],
  [
    "the inbox",
    async (asked) => {
      const { call } = callPost(asked);
      const watch = { calls: async () => [call], receipt: async () => null };
      const { calls } = await readInbox(watch, { answered: "", person: "p1", isLocal: true });
      return calls[0]?.about ?? "";
    },
  ],
  [
    "a person's page in Slack",
    async (asked) => JSON.stringify(showBlocks(personPage(pageOf(asked), "home"))),
  ],
])("in %s is said", (_, show) => {
  it.each(about)("%s", async (_, changes, words) => {
    const why = "I have looked in the fridge.";
    const shown = await show(question({ why, ...changes }));
    const plain = shown.replace(/\\+n|\n│? ?/g, " ").replace(/\\+/g, "");
    expect(plain).toContain(words);
  });
});

const pageOf = (asked: CardQuestion): PersonPage => {
  const questions = [{ home: "Flat", task: "Do it.", question: asked }];
  return { questions, answers: [], asked: 1, cap: 3, consented: false, optedOut: false };
};

async function printed(asked: CardQuestion): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const bot = createTerminalBot({
    clock: systemClock,
    input,
    output,
    colour: false,
    person: "you",
  });
  await bot.start(quietHandlers());
  await bot.post(cardPost({ question: asked }));
  await bot.stop();
  return String(output.read() ?? "");
}
