import { PassThrough } from "node:stream";
import { setImmediate } from "node:timers/promises";
import { expect, it } from "vitest";
import { createTerminalBot } from "../../bots/terminal/terminal-bot.js";
import type { Card, InboxVerdict, Note, Post } from "../../src/core/bot.js";
import { askedNeed } from "../../src/core/question/asking.js";
import { TurnedClock } from "../clock.js";
import { kitchen, seenInKitchen } from "./home.js";
import { spied } from "./quiet-handlers.js";
import * as sample from "./slack-scenario.js";

const { callPost, cardEnd, cardPost, choicesOf, notePost, question } = sample;
const steps = ["begin", "act", "ask"].map((kind) => {
  return { kind, text: `${kind} it`, thought: "I\u001b[2J think.", observation: "It is\ndark." };
});
const receipt = { kind: "receipt", text: "Noted: *it*.", ballot: "b1", to: null } as Note;
const conversation = [
  { kind: "card", id: "k1", card: sample.card() },
  { kind: "answer", id: "a1", by: "Ben\u001b[2J", text: "in the sink" },
  { kind: "note", id: "n1", note: receipt },
];
const view = { owner: kitchen, seen: seenInKitchen };
const heard = { question: "Where is an apple?", answer: "in the sink", by: "Ana", seconds: 8 };
const bound = { asked: "Deploy *billing*?", lines: ["Deploy *billing*?", "version 1.4.2"] };
const turn = { id: "m1", sees: ["A *door*."], choices: choicesOf(2), player: "Ana", view: null };
const ask = (changes: object) => cardPost({ question: question({ view, ...changes }) });
const call = { ...callPost(null, { hash: "0", type: "image/png", words: "A map" } as never) };
const asked = question({ id: "q6", need: askedNeed, bound });
const said = {
  ...notePost({ channel: "C1", message: "1.1" }, { kind: "news", text: "It\nends." }),
};
const posts: readonly Post[] = [
  cardPost(),
  ask({ id: "q2", choices: choicesOf(13), assignee: "Ben" }),
  ask({ id: "q3", choices: choicesOf(12), followUp: true }),
  ask({ id: "q4", mode: "keeper" }),
  cardPost({ mode: "keeper", question: question({ id: "q5", view }) }),
  { ...call, call: { ...call.call, question: asked } },
  said,
  { ...said, episode: "a-1" },
  cardPost({ question: null, turn }),
  cardPost({ question: null, heard, done: cardEnd() }),
  cardPost({ question: null, heard, turn, done: cardEnd({ success: false, reason: "no time" }) }),
];
const commands =
  "do put an egg in the sink,why,status all,facts flat,teach knock,pause,stop,consent pilot yes,my-data,help,,wyh,play flat,move,schedule noon";
const verdicts: readonly InboxVerdict[] = ["unknown", "not-an-action", "consent-needed"];

it.each([false, true])("the terminal's story, in colour: %s", async (colour) => {
  const [input, output] = [new PassThrough(), new PassThrough().setEncoding("utf8")];
  const { bot, inbox, control, handlers, change } = sample.scenarioOf(() =>
    createTerminalBot({ clock: new TurnedClock(), input, output, colour, person: "Ana" }),
  );
  const story: string[] = [];
  const spy = <Of extends object>(of: Of): Of =>
    spied(of, (name, given) => story.push(`${name} ${JSON.stringify(given)}`));
  const shown = async () => {
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    story.push(String(output.read() ?? "").replaceAll("\u001b", "␛"));
  };
  const type = async (line: string) => {
    story.push(`> ${line}`);
    input.write(`${line}\n`);
    await shown();
  };
  const tell = async (card: Partial<Card>, many: number) => {
    const parts = { timeline: steps.slice(0, many), conversation: conversation.slice(0, many) };
    const snapshot = async () => ({ card: sample.card(card), ...parts });
    Object.assign(handlers.watch, { snapshot });
    change();
    await shown();
  };
  Object.assign(control, { status: async () => "Nothing is going on." });
  const consent = { campaign: "pilot", title: "Study", text: "We keep it.", minimumAge: 18 };
  await bot.start({ ...handlers, inbox: spy(inbox), control: spy(control) });
  for (const command of commands.split(",")) await type(`/${command}`);
  for (const line of ["put the egg in the bin", "dance", " ", "1", `put ${"x".repeat(1000)}`])
    await type(line);
  control.orderReply = { kind: "asked", text: "Which egg?", choices: choicesOf(2) } as never;
  await type("put the egg in the bin");
  for (const many of [1, 1, 2, 3]) await tell({}, many);
  for (const post of posts) {
    const ref = await bot.post(post);
    await bot.edit(ref, post);
    await shown();
    for (const line of ["1", "13", "0", "?", "in the sink"]) await type(line);
    for (const verdict of verdicts) {
      Object.assign(inbox, { verdict });
      control.consent = verdict === "consent-needed" ? consent : null;
      await type("?");
    }
    Object.assign(inbox, { verdict: "accepted" });
  }
  await type("put the egg in the bin");
  for (const success of [true, false])
    await tell({ episode: `e${success}`, question: null, heard, done: cardEnd({ success }) }, 3);
  await bot.stop();
  await type("nobody hears it");
  const lines = story.join("\n").replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "…");
  expect(lines).toMatchSnapshot();
});
