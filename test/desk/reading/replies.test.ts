import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import { viewDraft } from "../../../scenes/household/check/draft.js";
import { thingsOf } from "../../../src/core/episode/looks.js";
import { readJsonLines } from "../../../src/core/json.js";
import { manners } from "../../../src/core/words/names.js";
import { readingIn } from "../../../src/desk/hear/reading-in.js";
import { createReader } from "../../../src/desk/reading/index.js";
import { sampleQuestion } from "../../memory/samples.js";
import { phraseReading, requestOf, roomNamed, say } from "./rooms.js";

const grounder = createReader();
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

async function readOtherwise({ room: name, ask, read, sure, ...given }: Reply) {
  const [, func = "", noun = ""] = /^(\w+) (.*)$/.exec(ask) ?? [];
  const room = roomNamed(name);
  const reply = await grounder.ground(
    requestOf({ ...given, room, noun, func: func as "where" | "which" | "how" | "what" }),
  );
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

it.each([
  ["slice or dice it", ["sliced", "diced"]],
  ["hello there", manners],
])("offers what “%s” may mean", async (reply, guesses) => {
  const request = requestOf({ noun: "red pepper", func: "how", options: manners, reply });
  expect(await grounder.ground(request)).toEqual({ kind: "unclear", guesses });
});

const threeMugs = {
  options: ["mug 1", "mug 2", "mug 3"],
  known: { "mug 1": "countertop 2", "mug 2": "fridge 1", "mug 3": "diningtable 1" },
  names: { "mug 1": ["red mug"], "mug 2": ["blue mug"], "mug 3": ["green mug"] },
};

it.each([
  "1, 3",
  "1 and 3",
  "A and C",
  "red green",
  "red, green",
  "red and green",
  "red/green",
  "first third",
  "the first and the third",
  "first, last",
  "the red one the green one",
])("hears both options that “%s” names", async (reply) => {
  expect(await say({ noun: "mug", reply, ...threeMugs })).toBe("= mug 1|mug 3");
});

it.each([
  "1, 2, 3",
  "A, B and C",
  "red blue green",
  "red, blue, green",
  "red, blue and green",
  "all 3",
  "all of them",
])("hears all three options that “%s” names", async (reply) => {
  expect(await say({ noun: "mug", reply, ...threeMugs })).toBe("= mug 1|mug 2|mug 3");
});

const kettles = {
  func: "what" as const,
  options: ["big kettle ($30.00)", "small kettle ($10.00)", "steel kettle ($20.00)"],
};
const desks = {
  room: { ...roomNamed("study"), places: ["desk 1", "desk 2"] },
  names: { "desk 1": ["blue desk"], "desk 2": ["old desk"] },
};

it.each([
  [kettles, "kettle", "the cheapest", "= small kettle ($10.00)"],
  [kettles, "kettle", "2nd cheapest", "= steel kettle ($20.00)"],
  [kettles, "kettle", "third cheapest", "= big kettle ($30.00)"],
  [desks, "pen", "old one, desk, you know the place", "pen in desk 2"],
])(
  "picks among several by what tells them apart: %j, %s, “%s”",
  async (about, noun, reply, read) => {
    expect(await say({ ...about, noun, reply })).toBe(read);
  },
);

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
