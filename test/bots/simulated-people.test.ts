/** Answers about a spoon that moved from drawer 1 to the sink; spoons belong in drawers. */
import { Command } from "commander";
import { expect, it } from "vitest";
import { answerQuestion, EarlierPlaces, type Temper } from "../../bots/simulated/answer.js";
import { createSimulatedBot } from "../../bots/simulated/simulated-bot.js";
import { addPeople, readPeople } from "../../src/cli/options.js";
import type { Card, CardQuestion } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import type { OwnerView } from "../../src/core/scene.js";
import { place, thing } from "./home.js";
import { quietHandlers } from "./quiet-handlers.js";

const need = { func: "where", noun: "spoon" } as const;
const spoon = thing("spoon 1", "spoon");

function homeWith(at: string): OwnerView {
  const names = ["sink", "bowl", "box", "drawer 1", "drawer 2"];
  const places = names.map((label) => {
    const id = /\d$/.test(label) ? label : `${label} 1`;
    return place(id, { label, zone: "storage", things: label === at ? [spoon] : [] });
  });
  return { home: "Kitchen", robotAt: [], held: null, places };
}

const question = (owner = homeWith("sink")): CardQuestion => ({
  id: "q1",
  text: "Where is a spoon?",
  need,
  choices: [],
  mode: "owner",
  view: { owner, seen: [] },
  followUp: false,
  assignee: null,
  answers: { wanted: 3, given: 0 },
  blind: true,
  why: "",
  deadline: 0,
  fallback: "explore",
});

const plain = { wrong: 0, unsure: 0, seed: 1 };

/** Places by how many of a hundred people name them. */
function count(temper: Partial<Temper>, moved = true): Record<string, number> {
  const counts: Record<string, number> = {};
  for (let at = 0; at < 100; at++) {
    const who = {
      name: `p${at}`,
      household: "h",
      before: () => (moved ? "drawer 1" : undefined),
      usual: (_: string, { id }: { readonly id: string }) => Number(id.startsWith("drawer")),
    };
    const said = answerQuestion(question(), need, who, { ...plain, ...temper });
    const words = said.kind === "words" ? said.text : "";
    const named = /(sink|bowl|box|drawer( \d)?)/i.exec(words)?.[0].toLowerCase() ?? words;
    counts[named] = (counts[named] ?? 0) + 1;
  }
  return counts;
}

it("who does not know of a move says where it was; who knows, where it is", () => {
  expect(count({})).toEqual({ sink: 100 });
  expect(count({ stale: 1 })).toEqual({ "drawer 1": 100 });
  expect(count({ stale: 1 }, false)).toEqual({ sink: 100 });
  const { "drawer 1": stale = 0, sink = 0 } = count({ stale: 0.4 });
  expect(stale + sink).toBe(100);
  expect(Math.abs(stale - 40)).toBeLessThan(15);
});

it("a plausible mistake is the place before, else one where such things usually are", () => {
  expect(Object.keys(count({ wrong: 1 })).sort()).toEqual(["bowl", "box", "drawer 1", "drawer 2"]);
  expect(count({ wrong: 1, plausible: 1 })).toEqual({ "drawer 1": 100 });
  const usual = count({ wrong: 1, plausible: 1 }, false);
  expect(Object.keys(usual).sort()).toEqual(["drawer 1", "drawer 2"]);
  expect(count({ wrong: 1, stale: 1, plausible: 1 }).sink).toBeUndefined();
});

it("hearsay makes the same mistake, in their own words", () => {
  expect(Object.keys(count({ wrong: 1, hearsay: 1 }))).toHaveLength(1);
  const half = Object.values(count({ wrong: 1, hearsay: 0.7 }));
  expect(Math.max(...half)).toBeGreaterThan(60);
  expect(half.length).toBeGreaterThan(1);
});

it("people who differ have other rates, around the given one", () => {
  const wrongOf = (name: string) => {
    let wrong = 0;
    for (let at = 0; at < 100; at++) {
      const who = { name, household: `h${at}` };
      const temper = { ...plain, wrong: 0.3, differ: 1.5 };
      const said = answerQuestion(question(), need, who, temper);
      wrong += Number(said.kind === "words" && !/sink/i.test(said.text));
    }
    return wrong;
  };
  const all = Array.from({ length: 12 }, (_, at) => wrongOf(`p${at}`));
  expect(Math.min(...all)).toBeLessThan(15);
  expect(Math.max(...all)).toBeGreaterThan(50);
  expect(count({ differ: 3 })).toEqual({ sink: 100 });
});

it("remembers where things were from one card to the next", () => {
  const earlier = new EarlierPlaces();
  for (const at of ["drawer 2", "drawer 2", "box", "sink"]) earlier.see(homeWith(at));
  expect(earlier.before("spoon 1")).toBe("box 1");
  expect(earlier.before("mug 1")).toBeUndefined();
});

it("takes its time: each person another, the quickest first, the same again with the seed", async () => {
  const first = await slept({ delaySpread: 0.5, seed: 1 });
  expect(first.length).toBe(3);
  expect(new Set(first).size).toBe(3);
  expect(first.every((ms) => ms > 0)).toBe(true);
  expect(await slept({ delaySpread: 0.5, seed: 1 })).toEqual(first);
  expect(await slept({ delaySpread: 0.5, seed: 2 })).not.toEqual(first);
  expect(await slept({})).toEqual([1000]);
});

async function slept(
  change: Partial<Parameters<typeof createSimulatedBot>[0]>,
): Promise<readonly number[]> {
  const waits: number[] = [];
  let answers = 0;
  const clock: Clock = { now: () => 0, sleep: async (ms) => void waits.push(ms) };
  const bot = createSimulatedBot({
    clock,
    people: ["Ana", "Ben", "Chloe"],
    delayMs: 1000,
    ...plain,
    ...change,
  });
  const done = new Promise<void>((resolve) => {
    const receive = async () => {
      answers += 1;
      if (answers === 3) resolve();
      return "accepted" as const;
    };
    const handlers = quietHandlers();
    void bot.start({ ...handlers, inbox: { ...handlers.inbox, receive } });
  });
  const card = { household: "h", question: question() } as unknown as Card;
  await bot.post({ kind: "card", id: "o1", channel: "simulated", episode: "e1", card } as never);
  await done;
  return waits;
}

it("refuses rates that are none, with what would be right", () => {
  const parse = (...words: string[]) => {
    const silent = { writeErr: () => {} };
    const command = addPeople(new Command().exitOverride().configureOutput(silent));
    return readPeople(command.parse(words, { from: "user" }).opts());
  };
  for (const value of ["", " ", "2", "-0.1", "half", "Infinity"]) {
    expect(() => parse("--stale", value)).toThrow(/It must be between 0 and 1/);
    expect(() => parse("--differ", value === "2" ? "6" : value)).toThrow(/between 0 and 5/);
  }
  expect(parse("--stale", "0.5", "--differ", "2")).toMatchObject({
    stale: 0.5,
    differ: 2,
    wrong: 0,
  });
});
