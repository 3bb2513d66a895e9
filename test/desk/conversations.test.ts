import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { z } from "zod";
import type { AskRequest } from "../../src/core/episode/desk.js";
import { readJsonLines } from "../../src/core/json.js";
import { usualNeed } from "../../src/core/memory/notebook.js";
import { type DeskScenario, openDesk } from "../build/desk.js";

const shape = z.strictObject({
  /** "where is potato", "which mug is Ana's", "is mug 1 Ana's", "which coffee size" */
  ask: z.string().optional(),
  seen: z.array(z.string()).optional(),
  said: z.array(z.tuple([z.string(), z.string()])),
  valid: z.array(z.string()).optional(),
  used: z.array(z.string()).optional(),
  state: z.string().optional(),
  says: z.string().optional(),
  asks: z.string().optional(),
  /** Labels of the follow-up; null without one. */
  offers: z.array(z.string()).nullable().optional(),
  offered: z.array(z.string()).optional(),
  questions: z.number().optional(),
  settles: z.array(z.string()).optional(),
});
type Conversation = z.infer<typeof shape>;

const purchases: Readonly<Record<string, Partial<AskRequest>>> = {
  "which coffee size": {
    need: usualNeed("coffee size", null),
    candidates: ["12 ounce (pack of 1)", "2 pound (pack of 1)", "5 pound (pack of 1)"],
  },
  "which coffee price limit": {
    need: usualNeed("coffee price limit", null),
    candidates: ["20 dollars", "any price", "10 dollars"],
  },
  "which coffee requirement": {
    need: usualNeed("coffee requirement", "Ana"),
    candidates: ["organic", "low acid", "nothing special"],
  },
};

function requestOf(ask: string): Partial<AskRequest> {
  const purchase = purchases[ask];
  if (purchase) return purchase;
  const candidates = ["mug 1", "mug 3"];
  const [, noun] = /^where is (\w+)$/.exec(ask) ?? [];
  if (noun) return { need: { func: "where", noun } };
  const [, adjective, what] = /^where is (\w+'s) (\w+)$/.exec(ask) ?? [];
  if (adjective && what) return { need: { func: "where", adjective, noun: what } };
  const [, thing, owner] = /^is (mug \d) (\w+'s)$/.exec(ask) ?? [];
  if (thing && owner)
    return { need: { func: "which", adjective: owner, noun: "mug", thing }, candidates: [thing] };
  const [, which = ""] = /^which mug is (\S+)$/.exec(ask) ?? [];
  return { need: { func: "which", adjective: which, noun: "mug" }, candidates };
}

async function outcome(desk: DeskScenario, question: string | null, label: Conversation) {
  const { memory } = desk;
  const all = await memory.questions.list({ household: "kitchen" });
  const { state, followUp } = all.find(({ id }) => id === question) ?? {};
  const valid = (await desk.told()).flatMap((fact) =>
    fact.endsWith(": valid") ? [fact.replace(": valid", "")] : [],
  );
  const used = (await memory.facts.list({ household: "kitchen" })).map(({ objects }) =>
    objects.join(),
  );
  const says = (await desk.receipts()).at(-1) ?? "";
  const is = <T>(wanted: unknown, found: T) => (wanted === undefined ? undefined : found);
  return {
    valid: is(label.valid, valid.toSorted()),
    used: is(label.used, used),
    state: is(label.state, state),
    says: is(label.says, new RegExp(label.says ?? "").test(says) ? label.says : says),
    asks: is(label.asks, followUp?.text.slice(0, label.asks?.length)),
    offers: is(label.offers, followUp?.choices.map((one) => one.label) ?? null),
    offered: is(
      label.offered,
      followUp?.choices.map(({ value }) => value),
    ),
    questions: is(label.questions, all.length),
    settles: is(
      label.settles,
      all.at(-1)?.choices.map((one) => one.label),
    ),
  };
}

const conversations = readJsonLines(
  shape,
  fileURLToPath(new URL("conversations.jsonl", import.meta.url)),
);

const titled = conversations.map(
  (label) => [label.said.map((line) => line.join(": ")).join(" / "), label] as const,
);

it.each(titled)("%s", async (_, label) => {
  const { ask, seen = [], said } = label;
  const desk = await openDesk();
  if (seen.length > 0) await desk.learn({ subject: "cabinet 2", relation: "holds", objects: seen });
  const question = ask ? (await desk.pose(requestOf(ask))).id : null;
  for (const [who, words] of said) {
    await desk.say(who, words);
    await desk.clock.turn(1000);
  }
  const { ask: _ask, seen: _seen, said: _said, ...wanted } = label;
  if (wanted.valid) wanted.valid.sort();
  expect(await outcome(desk, question, label)).toEqual(wanted);
});
