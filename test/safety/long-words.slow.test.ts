import { expect, it } from "vitest";
import * as markdown from "../../bots/discord/markdown.js";
import { readCommand } from "../../bots/present/commands.js";
import { cutInPieces, visibleText } from "../../bots/present/visible-text.js";
import * as mrkdwn from "../../bots/slack/mrkdwn.js";
import { createHashingEmbedder } from "../../memory/embed/hashing.js";
import { queriesOf, searchWords } from "../../memory/retrieval/query.js";
import { createRedactor } from "../../src/app/operating/redact.js";
import { InputError } from "../../src/core/errors.js";
import { wordsAndMarks } from "../../src/core/memory/afk-notebook.js";
import { readMove } from "../../src/desk/hear/player.js";
import { createReader } from "../../src/desk/reading/index.js";
import { readJson } from "../../src/policies/llm/json.js";
import { openDesk } from "../build/desk.js";
import { requestOf } from "../desk/reading/rooms.js";
import { longTexts } from "./long-texts.js";

const phrases = [
  "no sorry wait ",
  "not the drawer, ",
  "the other one ",
  "mug in drawer 1 ",
  "1 no ",
  "next to the left of ",
  "mug 1, 2, ",
];
const length = 4_000;
const texts = [
  ...longTexts(length).map(({ text }) => text),
  ...phrases.map((phrase) => phrase.repeat(length / phrase.length)),
];

const grounder = createReader();
const embedder = createHashingEmbedder();
const move = { kind: "act", command: "open fridge 1" } as const;
const moves = [{ id: "m", label: "open it", value: "open fridge 1", move }];
const options = ["mug 1", "mug 2"];

const functions: Readonly<Record<string, (text: string) => unknown>> = {
  "a reply where": (text) => grounder.ground(requestOf({ noun: "mug", reply: text })),
  "a reply which": (text) => grounder.ground(requestOf({ noun: "mug", reply: text, options })),
  "a move": (text) => readMove(text, moves),
  "a command": (text) => orRefusal(() => readCommand(text, "/sous")),
  "a thing to move": (text) => orRefusal(() => readCommand(`move ${text}`, "/sous")),
  "a rule": (text) => orRefusal(() => readCommand(`teach ${text}`, "/sous")),
  "text to be seen": visibleText,
  "text shown in Slack": (text) => mrkdwn.escapeText(text, 3_000),
  "text read in Slack": mrkdwn.plainText,
  "text shown in Discord": (text) => markdown.escapeLines(text, 2_000),
  "text read in Discord": markdown.plainText,
  "text in pieces": (text) =>
    cutInPieces([text], 1_900, (line) => markdown.escapeLine(line, Number.POSITIVE_INFINITY)),
  "a line of the log": createRedactor(["xoxb-0000-secret"]),
  "an entry of the index": (text) => embedder.embed([text]),
  "words to search for": (text) => queriesOf(searchWords(text), "kitchen"),
  "words of a notebook": wordsAndMarks,
  "words of a model": readJson,
};

function orRefusal(read: () => unknown): void {
  try {
    read();
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
}

it.each(Object.entries(functions))("%s is read in time", async (_name, run) => {
  for (const text of texts) expect(text.trim().length).toBeGreaterThan(3_900);
  const before = process.cpuUsage();
  for (const text of texts) await run(text);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(10_000);
});

it("an answer and a remark are read in time by the desk", async () => {
  const desk = await openDesk();
  const before = process.cpuUsage();
  for (const [at, text] of texts.entries()) {
    if (at === Math.floor(texts.length / 2)) await desk.pose();
    await desk.say("Ana", text);
  }
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(60_000);
});
