/** Answers about a spoon that moved from drawer 1 to the sink; spoons belong in drawers. */
import { Command } from "commander";
import { expect, it } from "vitest";
import { answerQuestion, EarlierPlaces, type Temper } from "../../bots/simulated/answer.js";
import { createSimulatedBot } from "../../bots/simulated/simulated-bot.js";
import { addPeople, readPeople } from "../../src/cli/options.js";
import type { CardQuestion } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { thingsOf } from "../../src/core/episode/looks.js";
import type { OwnerView } from "../../src/core/episode/scene.js";
import type { Need } from "../../src/core/question/question.js";
import { place, thing } from "./home.js";
import { madeHome, ourHomes } from "./owner-pictures.js";
import { quietHandlers, spied } from "./quiet-handlers.js";
import { SampleControl } from "./sample-control.js";

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

it("remembers where things were from one card to the next", () => {
  const earlier = new EarlierPlaces();
  for (const at of ["drawer 2", "drawer 2", "box", "sink"]) earlier.see(homeWith(at));
  expect(earlier.before("spoon 1")).toBe("box 1");
  expect(earlier.before("mug 1")).toBeUndefined();
});

const tempers = {
  plain: {},
  wrong: { wrong: 1 },
  unsure: { unsure: 0.5 },
  vague: { vague: 1 },
  stale: { stale: 1 },
  plausible: { wrong: 1, plausible: 1 },
  hearsay: { wrong: 0.5, hearsay: 1 },
  different: { wrong: 0.3, unsure: 0.3, vague: 0.3, stale: 0.3, plausible: 0.3, differ: 2 },
};
const card = ["usual size: 2 pounds long", "Ana's usual size: 2 pounds", "Slice it: thin: yes."];

it.each(Object.entries(tempers))("what %s people answer in our homes", (_, temper) => {
  const lines = [...ourHomes(), madeHome(1)].flatMap((view, at) => {
    const [one, ...others] = thingsOf(view);
    if (!one) return [];
    const { kind: noun, id: thing } = one;
    const meant = others.find(({ kind }) => kind === noun)?.id ?? thing;
    const { owner: whose, colour } = one.attributes;
    const adjectives = [undefined, "two", "meant", whose && `${whose}'s`, colour].filter(Boolean);
    const needs: Need[] = [
      ...adjectives.flatMap((adjective = "") =>
        (["where", "which"] as const).map((func) => ({ func, noun, adjective })),
      ),
      { func: "which", noun, adjective: "meant", thing },
      { func: "which", noun, thing },
      { func: "what", noun: "size", adjective: "usual" },
      { func: "what", noun: "size", adjective: "Ana's usual" },
      { func: "how", noun: "thin" },
      { func: "what", noun: "colour" },
    ];
    const values = ["2 pounds", "2 pounds long", "thin", "thick"];
    const named = [...values, ...view.places.map(({ id }) => id), thing, meant];
    const choices = named.map((value, at) => ({ id: `c${at}`, label: value, value }));
    const asked = { ...question({ ...view, card }), choices };
    const kinds = [{}, { followUp: true }, { mode: "open" as const }, { any: true as const }];
    return needs.flatMap((need) =>
      kinds.map(({ any: anyWords, ...more }) => {
        const known = { owner: { ...view, card }, seen: [], meant };
        const seen = anyWords ? { ...known, anyWords } : known;
        const said = ["Ana", "Ben", "Chloe"].map((name) => {
          const who = {
            name,
            household: `h${at}`,
            before: (id: string) => (id === thing ? view.places[1]?.id : undefined),
            usual: (_: string, { id }: { readonly id: string }) => id.length,
          };
          const given = { ...plain, ...temper };
          return Object.values(
            answerQuestion({ ...asked, need, view: seen, ...more }, need, who, given),
          );
        });
        return [
          need.func,
          need.adjective,
          need.noun,
          need.thing,
          Object.keys(more),
          anyWords,
          said,
        ].join();
      }),
    );
  });
  expect(lines).toMatchSnapshot();
});

it.each([1, 2])(
  "people of seed %i agree and practise before their answer is kept, answer each question once, and take their time",
  async (seed) => {
    const calls: unknown[] = [];
    const spy = <Of extends object>(of: Of, answers: object): Of =>
      spied(of, (...call) => calls.push(call), answers);
    const practices = [0, 0, 1].map((at) => ({ campaign: "pilot", at, choices: ["a", "b"] }));
    let agreed = false;
    const control = spy(new SampleControl(), {
      consentFor: () => ({ campaign: "pilot" }),
      practiceFor: () => practices.shift() ?? null,
      perform: ({ agree }: { readonly agree: boolean | null }) => {
        agreed ||= agree === true;
        return "Done.";
      },
    });
    const quiet = quietHandlers();
    const receive = () => (agreed ? "accepted" : "consent-needed");
    const clock: Clock = { now: () => 5, sleep: async (ms) => void calls.push(["sleep", ms]) };
    const people = ["Ana", "Ben", "Chloe"];
    const spread = { delayMs: 1000, delaySpread: 0.5, ...plain, seed };
    const bot = createSimulatedBot({ clock, people, ...spread });
    await bot.start({ ...quiet, control, inbox: spy(quiet.inbox, { receive }) });
    const post = async (changes: object) => {
      const asked = { household: "h", question: { ...question(), ...changes } };
      const common = { id: "o1", channel: "simulated", episode: "e1" };
      const kind = "call" in changes ? "call" : "card";
      await bot.post({ ...common, kind, [kind]: asked } as never);
      await bot.edit({ channel: "c", message: "m" }, { ...common, kind, [kind]: asked } as never);
      for (let turn = 0; turn < 200; turn += 1) await Promise.resolve();
    };
    for (const changes of [
      { answers: null },
      { id: "q2", answers: { wanted: 3, given: 0 } },
      { id: "q2", followUp: true, answers: null, choices: [{ id: "c1", value: "sink 1" }] },
      { id: "q3", call: true, blind: false, answers: null },
    ])
      await post(changes);
    expect(calls).toMatchSnapshot();
  },
);

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
