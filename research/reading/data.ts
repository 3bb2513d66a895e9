/** Reads labelled replies for training; report files are excluded. */
import { createHash } from "node:crypto";
import { z } from "zod";
import { readJsonLines } from "../../src/core/json.js";
import { packageFile } from "../../src/core/package-file.js";
import type { LocationClaim } from "../../src/core/question/grounding.js";
import type { Labelled } from "../../src/desk/learning/examples.js";
import { type GroundingItem, readGroundingItems } from "../lab/grounding-items.js";
import { makeReplies } from "./made.js";
import { actsOf, makeActs, readRemarks, type SpokenAct } from "./made-acts.js";
import { Maker } from "./maker.js";

export const authors: Readonly<Record<string, readonly string[]>> = {
  first: ["tune", "tune-second", "tune-third"],
  second: ["mixed", "injections-tune"],
  shop: ["shop-tune"],
  secondShop: ["shop-tune-second"],
  third: ["tune-fourth"],
  fourth: ["tune-fifth"],
  fifth: ["tune-sixth"],
  sixth: ["tune-seventh"],
  seventh: ["tune-eighth"],
  eighth: ["tune-ninth"],
  ninth: ["tune-tenth"],
};

/** Chosen among several on unseen authors: most noted, with at most every tenth reply asked back. */
export const limits = {
  normal: { location: 0.6, choice: 0.65, maybe: 0.2, usable: 0.3, order: 0.45 },
  high: { location: 0.9, choice: 0.9, maybe: 0.15, usable: 0.5, order: 0.3 },
} as const;

const seed = 7;
const counts = { places: 6000, choices: 3800, foreign: 1500, asked: 1500, orders: 500 };
const actSeed = 11;
/** How often each template of an utterance is filled. */
const actCopies = 3;
/** Answers among the examples of acts. */
const actAnswers = 2369;
/** Relative to a labelled reply. */
export const madeWeight = 0.5;

export function readOpen(name: string): readonly GroundingItem[] {
  return readGroundingItems(packageFile(`test/desk/replies/${name}.jsonl`));
}

const roomSchema = z.looseObject({
  room: z.string(),
  places: z.array(z.string()),
  things: z.array(z.string()),
  names: z.record(z.string(), z.array(z.string())).optional(),
});

const rowSchema = z.looseObject({
  room: z.string(),
  ask: z.string(),
  adjective: z.string().optional(),
  options: z.array(z.string()).optional(),
  known: z.record(z.string(), z.string()).optional(),
  names: z.record(z.string(), z.array(z.string())).optional(),
  question: z.string().optional(),
  reply: z.string(),
  read: z.string(),
});

function readFacts(read: string, places: readonly string[]): readonly LocationClaim[] {
  return read.split("; ").flatMap((part) => {
    const [, thing = "", verb, named = ""] = /^(.+?) (in|not) (.+)$/.exec(part) ?? [];
    if (verb === undefined) return [];
    const meant = named.split("|");
    const ids = places.filter(
      (id) => meant.includes(id) || meant.includes(id.replace(/ \d+$/, "*")),
    );
    return [{ thing, places: ids, polarity: verb === "in", certainty: "sure" as const }];
  });
}

/** The behaviour table (`test/desk/reading/replies.jsonl`) has no certainty. */
function readTable(): readonly Labelled[] {
  const fileAt = (name: string) => packageFile(`test/desk/reading/${name}`);
  const rooms = readJsonLines(roomSchema, fileAt("rooms.jsonl"));
  return readJsonLines(rowSchema, fileAt("replies.jsonl")).flatMap((row): Labelled[] => {
    const room = rooms.find((one) => one.room === row.room);
    const [, func = "", noun = ""] = /^(\w+) (.*)$/.exec(row.ask) ?? [];
    if (!room || row.read.endsWith(" (asked back)")) return [];
    const { places, things } = room;
    const facts = readFacts(row.read, places);
    const choice = row.read.startsWith("= ") ? row.read.slice(2).split("|") : null;
    const isKnown = facts.length > 0 || choice !== null;
    const kind = isKnown ? "location" : row.read === "dunno" ? "dont_know" : "unusable";
    return [
      {
        kind: "table",
        request: {
          need: {
            func: func as "where",
            noun,
            ...(row.adjective && { adjective: row.adjective }),
          },
          question: row.question ?? `Where is the ${noun}?`,
          options: row.options ?? null,
          reply: row.reply,
          vocabulary: {
            places,
            things,
            names: new Map(Object.entries(row.names ?? room.names ?? {})),
          },
          known: new Map(Object.entries(row.known ?? {})),
        },
        gold: { kind, facts, choice },
      },
    ];
  });
}

export function readTraining() {
  const open = Object.values(authors).flat().flatMap(readOpen);
  // More answers would outweigh the rarer acts.
  const some = open.slice(0, actAnswers);
  const acts = [
    ...makeActs(new Maker(actSeed), some, actCopies),
    ...actsOf(some),
    ...readRemarks("remarks-tune"),
  ];
  return { open, table: readTable(), made: makeReplies(open, counts, seed), acts };
}

export function hashOf(
  acts: readonly SpokenAct[],
  ...sets: readonly (readonly Labelled[])[]
): string {
  const hash = createHash("sha256");
  for (const { request, gold } of sets.flat())
    hash.update(JSON.stringify([{ ...request, known: [...request.known] }, gold]));
  for (const { scene, ...said } of acts)
    hash.update(JSON.stringify([said, scene.noun, scene.asks, scene.vocabulary.places]));
  return hash.digest("hex");
}
