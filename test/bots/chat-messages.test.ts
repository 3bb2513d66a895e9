import { expect, it } from "vitest";
import { discordMarkup } from "../../bots/discord/markdown.js";
import { showMessage as showOnDiscord, showPage } from "../../bots/discord/show.js";
import type { ChatMessage, Markup } from "../../bots/present/message.js";
import { postMessage } from "../../bots/present/post-message.js";
import { personPage } from "../../bots/slack/home-view.js";
import { slackMarkup } from "../../bots/slack/mrkdwn.js";
import { showBlocks, showMessage as showOnSlack } from "../../bots/slack/show.js";
import type { Call, Note, Post } from "../../src/core/bot.js";
import { callPost, cardEnd, cardPost, choicesOf, notePost, question } from "./slack-scenario.js";

const heard = { question: "Where is an apple?", answer: "in the sink", by: "Ana", seconds: 8 };
const done = cardEnd({ helpers: ["Ana", "Ben"] });
const bound = { asked: "Deploy *billing*?", lines: ["Deploy *billing*?", "version 1.4.2", "<b>"] };
const agents = { need: { func: "what", noun: "agent-question" } } as const;
const turn = {
  id: "m-1",
  sees: ["You are in the hall.", "There is a *door*."],
  choices: choicesOf(30, "go to room"),
  player: "Ana",
  view: null,
};

const note = (changes: Partial<Note>) => notePost({ channel: "C1", message: "1.1" }, changes);
function call(changes: Partial<Call>): Post {
  const post = callPost(null);
  return { ...post, call: { ...post.call, ...changes } };
}

const posts: Readonly<Record<string, Post>> = {
  "a question": cardPost(),
  "a question without choices": cardPost({ question: question({ choices: [] }) }),
  "a question with 4 choices": cardPost({
    question: question({ choices: choicesOf(4) }),
  }),
  "a question with 5 choices": cardPost({
    question: question({ choices: choicesOf(5) }),
  }),
  "a question with 30 choices": cardPost({
    question: question({ choices: choicesOf(30) }),
  }),
  "a question with 120 choices": cardPost({
    question: question({ choices: choicesOf(120) }),
  }),
  "a question of which": cardPost({ question: question({ need: { func: "which", noun: "mug" } }) }),
  "a question asked back": cardPost({ question: question({ followUp: true }) }),
  "a blind question": cardPost({
    question: question({ blind: true, answers: { given: 1, wanted: 3 } }),
  }),
  "a question to somebody": cardPost({ question: question({ assignee: "Ben <x>" }), heard }),
  "a paused task": cardPost({ paused: true, question: null }),
  trouble: cardPost({ trouble: "the disk is full", question: null }),
  "a task at work": cardPost({ question: null, heard }),
  "a player's turn": cardPost({ question: null, played: true, turn }),
  "a task that was done": cardPost({ question: null, heard, done }),
  "a task that failed": cardPost({
    question: null,
    done: { ...done, success: false, reason: "nobody answered", worth: null, facts: [] },
  }),
  "a choice, a guess and what was reused": cardPost({
    question: null,
    done: {
      ...done,
      choice: "Ana chose the blue mug.",
      guess: "I guessed that the mug is the red mug: nobody told me.",
      reused: ["Ana told me on Tuesday that the usual size is 2 pounds"],
    },
  }),
  "an earlier question": cardPost({ past: true, question: null, heard }),
  "words that are no markup": cardPost({
    home: "A <b> *home* & @everyone",
    task: "put `it` in _there_ <@U1>",
    heard: { ...heard, answer: "<!channel> ~sink~", by: "*Ana*" },
  }),
  "an agent's question": call({
    question: question(agents),
  }),
  "an agent's approval": call({
    question: question({ ...agents, bound, choices: choicesOf(2, "Answer") }),
  }),
  "an agent's approval that was given": call({ question: null, heard, bound }),
  "a question put to somebody else": call({
    question: question(),
    asker: undefined,
    conversation: { channel: "C123", message: "1.1" },
  }),
  "a receipt": note({
    kind: "receipt",
    text: "Noted: *an* apple is in the sink.",
    ballot: "b1",
  }),
  "a question that is settled": note({ kind: "late", text: "Too late, but noted." }),
  "not understood": note({
    kind: "unclear",
    text: "I did not understand.",
    asks: { question: "q1", choices: choicesOf(2) },
  }),
  "a reminder": note({ kind: "reminder", text: "Please answer by 15:00.", to: "U12345678" }),
  "long news": note({ kind: "news", text: "Word ".repeat(900) }),
};

const whole = "Ana *A*";
const sent = (make: (markup: Markup) => ChatMessage) => ({
  slack: showOnSlack(make(slackMarkup)),
  discord: showOnDiscord(make(discordMarkup), { episode: "e1", post: "p-1" }),
});

it.each(Object.entries(posts))("%s", (_, post) => {
  expect(sent((markup) => postMessage(post, markup, whole))).toMatchSnapshot();
});

it.each([
  ["with nothing", {}],
  [
    "with questions and answers",
    {
      questions: [{ home: "ops", task: "put *it* away", question: question() }],
      answers: [
        { ballot: "b1", question: "Where is it?", answer: "the sink", at: 1_893_596_400_000 },
      ],
      worth: { stepsSaved: 212, tasksRescued: 1, questionsSpared: 2 },
    },
  ],
  ["of somebody who opted out", { optedOut: true, forgetting: 7 }],
])("a person's page %s", (_, changes) => {
  const page = { questions: [], answers: [], asked: 1, cap: 3, consented: false, optedOut: false };
  const shown = { ...page, ...changes } as never;
  expect({
    home: showBlocks(personPage(shown, "home")),
    slack: showBlocks(personPage(shown, "message")),
    discord: showPage(shown, "page"),
  }).toMatchSnapshot();
});

it("a person's page with long words names fewer questions on Discord, and keeps its end", () => {
  const long = "Where? ".repeat(60);
  const asked = { home: "ops", task: "tidy", question: question({ text: long }) };
  const answer = { ballot: "b1", question: long, answer: long, at: 1_893_596_400_000 };
  const page = { asked: 1, cap: 3, consented: false, optedOut: false };
  const many = { ...page, questions: Array(5).fill(asked), answers: Array(5).fill(answer) };
  const { content } = showPage(many as never, "page");
  expect(content.match(/^\d\\\. /gm)).toHaveLength(1);
  expect(content).toMatch(/kept for research is deleted\.$/);
});
