/** No function that meets people's words takes long for any of them. */
import { describe, expect, it } from "vitest";
import * as markdown from "../../../bots/discord/markdown.js";
import { readCommand } from "../../../bots/present/commands.js";
import { cutInPieces, cutLines, cutToFit } from "../../../bots/present/fit-text.js";
import { visibleLine, visibleText, withoutUnseen } from "../../../bots/present/visible-text.js";
import * as mrkdwn from "../../../bots/slack/mrkdwn.js";
import { createHashingEmbedder } from "../../../memory/embed/hashing.js";
import { searchWords } from "../../../memory/retrieval/query.js";
import { createRedactor } from "../../../src/app/redact.js";
import { plainWords, wordsAndMarks } from "../../../src/core/afk-notebook/words.js";
import { kindsNamed } from "../../../src/core/names.js";
import type { TurnOption } from "../../../src/core/turn.js";
import { gistOf } from "../../../src/desk/gist.js";
import { cutCommands } from "../../../src/desk/grounding/commands.js";
import { tagCues } from "../../../src/desk/grounding/cues.js";
import { createGrammarGrounder } from "../../../src/desk/grounding/index.js";
import { normaliseReply, normaliseText } from "../../../src/desk/grounding/normalise.js";
import { readMove } from "../../../src/desk/read-move.js";
import { isSameQuestion, isTakenForSame } from "../../../src/desk/same-question.js";
import { bound } from "../../../src/desk/speaker.js";
import { readJson } from "../../../src/policies/llm/json.js";
import { requestOf } from "../../desk/grounding/rooms.js";
import type { Family } from "./families.js";
import { slownessOfFunction } from "./slowness.js";

const grounder = createGrammarGrounder();
const embedder = createHashingEmbedder();
const redact = createRedactor(["xoxb-0000-secret"]);
const moves = ["go to fridge 1", "open fridge 1", "take mug 1 from shelf 1"].map(
  (label): TurnOption => ({
    id: label,
    label,
    value: label,
    move: { kind: "act", command: label },
  }),
);

/** What answers are made of, again and again. */
const phrases = [
  "no sorry wait ",
  "not the drawer, ",
  "drawer and ",
  "the other one ",
  "mug in drawer 1 ",
  "d1 ",
  "1 no ",
  "i put it ",
  "cabnet mug 1 ",
  "next to the left of ",
  "is drawer in ",
  "mug 1, 2, ",
].map((phrase): readonly [string, Family] => [
  phrase,
  (length) => phrase.repeat(Math.ceil(length / phrase.length)).slice(0, length),
]);

const functions: Readonly<Record<string, (text: string) => unknown>> = {
  visibleLine,
  visibleText,
  withoutUnseen,
  "cutToFit, short": (text) => cutToFit(text, 80),
  "cutToFit, long": (text) => cutToFit(text, 3_000, (part) => part.replaceAll("<", "&lt;")),
  cutInPieces: (text) => cutInPieces(text.split("\n"), 1_900),
  "cutInPieces, marked up": (text) =>
    cutInPieces([text], 1_900, (line) => markdown.escapeLine(line, Number.POSITIVE_INFINITY)),
  cutLines: (text) => cutLines(text.split("\n"), 2_000),
  "escapeText for Slack": (text) => mrkdwn.escapeText(text, 3_000),
  "escapeLine for Slack": (text) => mrkdwn.escapeLine(text, 3_000),
  "all of it for Slack": (text) => mrkdwn.escapeText(text, Number.POSITIVE_INFINITY),
  "plainText of Slack": mrkdwn.plainText,
  "escapeLine for Discord": (text) => markdown.escapeLine(text, 500),
  "escapeLines for Discord": (text) => markdown.escapeLines(text, 2_000),
  "all of it for Discord": (text) => markdown.escapeLine(text, Number.POSITIVE_INFINITY),
  "unescapeLine of Discord": markdown.unescapeLine,
  "plain for Discord": (text) => markdown.plain(text, 80),
  "plainText of Discord": markdown.plainText,
  readCommand: (text) => attempt(() => readCommand(text, "/sous")),
  "readCommand, to move": (text) => attempt(() => readCommand(`move ${text}`, "/sous")),
  "readCommand, to teach": (text) => attempt(() => readCommand(`teach ${text}`, "/sous")),
  normaliseText,
  normaliseReply: (text) => normaliseReply(text, "Where is a mug?"),
  tagCues: (text) => tagCues(normaliseText(text)),
  cutCommands: (text) => cutCommands(normaliseText(text), { choosing: false }),
  "cutCommands, choosing": (text) => cutCommands(normaliseText(text), { choosing: true }),
  "ground, where": (text) => grounder.ground(requestOf({ noun: "mug", reply: text })),
  "ground, which": (text) =>
    grounder.ground(requestOf({ noun: "mug", reply: text, options: ["mug 1", "mug 2"] })),
  gistOf,
  isSameQuestion: (text) => isSameQuestion(text, "Where is a mug?", 1),
  isTakenForSame: (text) =>
    isTakenForSame({ one: text, other: "Where is a mug?", similarity: 1 }, async () => false),
  readMove: (text) => readMove(text, moves),
  bound: (text) => bound(text, 4_000),
  redact,
  embed: (text) => embedder.embed([text]),
  searchWords: (text) => searchWords(text, "kitchen"),
  kindsNamed: (text) => kindsNamed(text.split(" ")),
  plainWords,
  wordsAndMarks,
  readJson,
};

/** What is wrong with a text is said by an error. */
function attempt(run: () => unknown): void {
  try {
    run();
  } catch {
    // It was read, and refused.
  }
}

describe("what reads and shows people's words", () => {
  it.each(Object.keys(functions))(
    "takes at most 20 ms for 4,000 characters, and grows with the text: %s",
    (name) => {
      const run = functions[name];
      expect(run && slownessOfFunction(run, "whole", phrases)).toBeNull();
    },
    900_000,
  );
});
