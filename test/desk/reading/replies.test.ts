import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import { viewDraft } from "../../../scenes/household/check/draft.js";
import { thingsOf } from "../../../src/core/episode/looks.js";
import { readJsonLines } from "../../../src/core/json.js";
import { classOf } from "../../../src/core/memory/fact.js";
import type { GroundingRequest } from "../../../src/core/question/grounding.js";
import { readingIn } from "../../../src/desk/hear/reading-in.js";
import { createReader, readAct } from "../../../src/desk/reading/index.js";
import { expand } from "../../build/table.js";
import { sampleQuestion } from "../../memory/samples.js";
import { phraseReading, requestOf, roomNamed, sayReading } from "./rooms.js";

const grounder = createReader();
/** Excludes the files for reporting, of which only totals are looked at. */
const tuned = [
  ..."tune tune-second tune-third tune-fourth tune-fifth tune-sixth tune-seventh tune-ninth".split(
    " ",
  ),
  ..."mixed injections-tune shop-tune shop-tune-second remarks-tune".split(" "),
];
const fileAt = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const replySchema = z.strictObject({
  room: z.string(),
  ask: z.string(),
  adjective: z.string().optional(),
  options: z.array(z.string()).optional(),
  known: z.record(z.string(), z.string()).optional(),
  names: z.record(z.string(), z.array(z.string())).optional(),
  question: z.string().optional(),
  reply: z.string(),
  /** As from `phraseReading`, perhaps with "(asked back)"; "nothing is noted" allows anything else. */
  read: z.string(),
  sure: z.boolean().optional(),
});
type Reply = z.infer<typeof replySchema>;
const aboutSchema = replySchema.omit({ reply: true, read: true, sure: true });
const wordingSchema = aboutSchema.extend({
  before: z.array(z.string()).optional(),
  /** What the words are about where they are no answer. */
  acts: z.boolean().optional(),
  said: z.array(z.string()),
});
const labelledSchema = z.looseObject({
  places: z.array(z.string()),
  objects: z.array(z.string()),
  question: z
    .looseObject({
      func: z.enum(["where", "which", "what", "how"]),
      adjective: z.string().optional(),
      noun: z.string(),
      text: z.string(),
      options: z.array(z.string()).nullable(),
    })
    .optional(),
  open: z.looseObject({ func: z.string(), noun: z.string() }).nullish(),
  reply: z.string().default(""),
  text: z.string().default(""),
  known: z.array(z.string()).nullish(),
  before: z.array(z.string()).optional().catch(undefined),
});

function requestFor({ room: name, ask, ...given }: z.infer<typeof aboutSchema>, reply: string) {
  const [, func = "", noun = ""] = /^(\w+) (.*)$/.exec(ask) ?? [];
  const room = roomNamed(name);
  return requestOf({ ...given, reply, room, noun, func: func as "where" | "which" | "how" });
}

/** "where is it? -> ask where", "it is in the sink -> tell plain" */
function sayAct(
  { reply, vocabulary }: Pick<GroundingRequest, "reply" | "vocabulary">,
  asked: string,
): string {
  const [, asks = "", noun = ""] = /^(\w+) (.*)$/.exec(asked) ?? [];
  const { act, news, topic, probability } = readAct(reply, { vocabulary, noun, asks });
  const more = act === "ask" ? ` ${topic}` : act === "tell" ? ` ${news}` : "";
  return `${reply} -> ${act}${more}${probability > 0.5 ? "" : " perhaps"}`;
}

function readLabelled({ places, objects, ...line }: z.infer<typeof labelledSchema>) {
  const vocabulary = { places, things: objects };
  const { question, open, text, reply, before } = line;
  if (!question)
    return sayAct(
      { reply: text, vocabulary },
      `${open?.func ?? "nothing"} ${open?.noun ?? classOf(objects[0] ?? "")}`,
    );
  const { func, adjective, noun, text: asked, options } = question;
  const known = (line.known ?? []).map((one) => one.split(/ is (?:in|on|at) /) as [string, string]);
  return sayReading({
    need: { func, noun, ...(adjective && { adjective }) },
    question: asked,
    options,
    reply,
    vocabulary,
    known: new Map(known),
    ...(before && { before }),
  });
}

async function readOtherwise({ read, sure, ...given }: Reply) {
  const room = roomNamed(given.room);
  const reply = await grounder.ground(requestFor(given, given.reply));
  const isDoubted = "confidence" in reply && reply.confidence === "middling";
  if (read === "nothing is noted") {
    if (reply.kind !== "location" || isDoubted) return [];
  } else {
    const isDoubtful = read.endsWith(" (asked back)");
    const parts = (text: string) => text.split("; ").sort().join("; ");
    // Uncertain places may be asked back.
    if (read === "unclear" && isDoubted) return [];
    const isAsLabelled =
      parts(phraseReading(reply, room)) === parts(read.replace(" (asked back)", ""));
    if (isAsLabelled && (!isDoubtful || isDoubted) && !(sure && isDoubted)) return [];
  }
  return [{ reply: given.reply, label: read, heard: phraseReading(reply, room), isDoubted }];
}

it("reads places, choices, amounts and denials in many wordings, and obeys no order", async () => {
  const replies = readJsonLines(replySchema, fileAt("replies.jsonl"));
  expect(replies.length).toBeGreaterThan(600);
  const otherwise = (await Promise.all(replies.map(readOtherwise))).flat();
  const noted = otherwise.filter(({ isDoubted, heard }) => !isDoubted && heard !== "unclear");
  const listed = JSON.stringify(otherwise, null, 1);
  expect(noted.length, listed).toBeLessThanOrEqual(0.03 * replies.length);
  expect(otherwise.length, listed).toBeLessThanOrEqual(0.05 * replies.length);
});

it("reads every wording as it was approved", async () => {
  const lines: string[] = [];
  for (const { said, acts, ...about } of readJsonLines(wordingSchema, fileAt("wordings.jsonl"))) {
    lines.push("", `${about.ask}?`);
    for (const reply of said.flatMap(expand)) {
      const request = requestFor(about, reply.trim());
      lines.push(acts ? sayAct(request, about.ask) : await sayReading(request));
    }
  }
  for (const { reply, ...about } of readJsonLines(replySchema, fileAt("replies.jsonl")))
    lines.push(await sayReading(requestFor(about, reply)));
  await expect(lines.join("\n")).toMatchFileSnapshot("__snapshots__/wordings.txt");
});

it.each(tuned)("reads %s as it was approved", async (name) => {
  const lines = readJsonLines(labelledSchema, `test/desk/replies/${name}.jsonl`);
  const read = await Promise.all(lines.map(readLabelled));
  await expect(read.join("\n")).toMatchFileSnapshot(`__snapshots__/${name}.txt`);
});

const workshop = {
  places: [
    { id: "bench 1", room: "workshop" },
    { id: "shelf 1", room: "workshop", label: "shelf next to the door" },
    { id: "cabinet 1", room: "workshop", label: "cabinet behind the sofa" },
    { id: "sofa 1", room: "workshop" },
    { id: "counter 1", like: "countertop", room: "workshop", label: "counter left of the window" },
    { id: "box 1", like: "drawer", room: "workshop", label: "box under the bench" },
  ],
  things: [
    { id: "hammer 1", in: "bench 1", material: "wooden" },
    { id: "hammer 2", in: "box 1", colour: "yellow" },
  ],
};

const inHomeSchema = z.strictObject({
  home: z.string(),
  ask: z.string(),
  reply: z.string(),
  places: z.array(z.string()).default([]),
  things: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
  /** Incomplete: asked back. */
  asks: z.boolean().default(false),
});

async function isRead({ home, ask, reply, ...label }: z.infer<typeof inHomeSchema>) {
  const text =
    home === "workshop"
      ? JSON.stringify(workshop)
      : readFileSync(`scenes/data/${home}.json`, "utf8");
  const owner = viewDraft(text);
  if (!owner) throw new Error(`${home} has no places`);
  const [func, noun = ""] = ask.split(" ");
  const need = { func: func === "which" ? "which" : "where", noun } as const;
  const question = sampleQuestion({ need, text: "", view: { owner, seen: [] } });
  const things = thingsOf(owner).flatMap(({ id, kind }) => (kind === noun ? [id] : []));
  const options = need.func === "where" ? null : things;
  const request = { ...readingIn({ question, facts: [] }, need), options, reply };
  const read = await grounder.ground(request);
  const asks = read.kind === "unclear" || ("confidence" in read && read.confidence === "middling");
  const claims = read.kind === "location" && !asks ? read.claims : [];
  const placesOf = (isThere: boolean) =>
    claims.flatMap(({ polarity, places }) => (polarity === isThere ? places : []));
  const heard = {
    places: placesOf(true),
    things: read.kind === "choice" && !asks ? read.options : [],
    not: placesOf(false),
    asks,
  };
  return JSON.stringify(heard) === JSON.stringify(label);
}

it.each([
  ["tune", 1],
  ["report", 3],
])(
  "reads parts of a home's names, misspelt looks, the only one of a kind: %s",
  async (half, most) => {
    const lines = readJsonLines(inHomeSchema, `test/desk/replies/homes-${half}.jsonl`);
    const areRead = await Promise.all(lines.map(isRead));
    const misread = lines.filter((_, at) => !areRead[at]);
    expect(misread.length, JSON.stringify(misread)).toBeLessThanOrEqual(most);
  },
);
