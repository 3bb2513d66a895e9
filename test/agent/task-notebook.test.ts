import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readNotebook } from "../../src/agent/task-notebook.js";
import type { Fact, NewFact } from "../../src/core/memory/fact.js";
import { slotOf } from "../../src/core/memory/fact.js";
import { factsMeeting, taskNoun } from "../../src/core/memory/notebook.js";
import type { Need } from "../../src/core/question/question.js";

function fact(subject: string, relation: Fact["relation"], ...objects: string[]): Fact {
  const told: NewFact = {
    subject,
    relation,
    objects,
    polarity: true,
    certainty: "sure",
    source: relation === "holds" ? "observation" : "answer",
  };
  return {
    ...told,
    id: `f-${subject}-${objects.join("-")}`,
    household: "h",
    slot: slotOf(told),
    person: null,
    personName: null,
    question: null,
    ballot: null,
    episode: null,
    validFrom: 1,
    invalidAt: null,
    status: "valid",
    supersededBy: null,
    dispute: null,
  };
}

const mugHere = fact("mug", "at", "fridge 1");
const anas = fact("Ana's mug", "is", "mug 2");
const anasPlace = fact("mug 2", "at", "cabinet 3");
const bread = fact("bread", "at", "countertop 1");
const eggBeside = fact("egg", "at", "fridge 1");
const pan = fact("pan", "at", "cabinet 4");
const sighting = fact("drawer 1", "holds", "spoon 1");
const all = [mugHere, anas, anasPlace, bread, eggBeside, pan, sighting];

function seen(sentence: string, facts: readonly Fact[] = all): readonly Fact[] {
  return readNotebook(sentence, facts).facts;
}

describe("what a policy sees", () => {
  it("is what people said about the task and what hangs on it, and all that the agent saw", () => {
    expect(seen("put a clean mug in the coffee machine")).toEqual([
      mugHere,
      anas,
      anasPlace,
      eggBeside,
      sighting,
    ]);
    expect(seen("put a pan on the table")).toEqual([pan, sighting]);
    expect(seen("put a book on the desk")).toEqual([sighting]);
  });

  it("is everything without the notebook", () => {
    const notebook = readNotebook("put a book on the desk", all, "all");
    expect(notebook.facts).toBe(all);
    expect(notebook.mayAsk({ func: "where", noun: "pan" })).toBe(true);
  });

  it.each([
    ["Put two soap bottles on the shelf.", "soapbottle"],
    ["find two knives and put them in the drawer", "knife"],
    ["Put the tissues on the side table.", "tissuebox"],
    ["Put Ana’s recipe book on the desk.", "recipebook"],
    ["look at the book under the reading lamp", "desklamp"],
    ["Place a bar of soap in the bin.", "soapbar"],
    ["put a cellphone on the bed", "cellphone"],
    ["put the phone on the bed", "cellphone"],
  ])("knows what is meant in %s", (sentence, noun) => {
    const place = fact(noun, "at", "shelf 9");
    expect(seen(sentence, [bread, place])).toEqual([place]);
    expect(readNotebook(sentence, []).mayAsk({ func: "where", noun })).toBe(true);
  });

  it("leaves out nothing that meets a need of the task", () => {
    const noun = fc.constantFrom("mug", "bread", "pan", "egg", "soapbar");
    const thing = fc
      .tuple(noun, fc.integer({ min: 1, max: 3 }))
      .map(([kind, at]) => `${kind} ${at}`);
    const place = fc
      .tuple(fc.constantFrom("cabinet", "fridge", "desk"), fc.integer({ min: 1, max: 4 }))
      .map(([kind, at]) => `${kind} ${at}`);
    const described = noun.map((kind) => `Ana's ${kind}`);
    const claim = fc.oneof(
      fc.tuple(fc.oneof(noun, thing, described), place).map(([what, at]) => fact(what, "at", at)),
      fc.tuple(described, thing).map(([what, which]) => fact(what, "is", which)),
      fc.tuple(place, thing).map(([at, what]) => fact(at, "holds", what)),
    );
    const need = fc.oneof(
      noun.map((kind): Need => ({ func: "where", noun: kind })),
      noun.map((kind): Need => ({ func: "where", noun: kind, adjective: "Ana's" })),
      noun.map((kind): Need => ({ func: "which", noun: kind, adjective: "Ana's" })),
    );
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 20 }), need, (facts, wanted) => {
        const name = wanted.adjective ? `Ana's ${wanted.noun}` : `a ${wanted.noun}`;
        const view = seen(`put ${name} on the table`, facts);
        expect(factsMeeting(wanted, view)).toEqual(factsMeeting(wanted, facts));
      }),
      { numRuns: 100 },
    );
  });
});

describe("what the pointer lets be asked", () => {
  const notebook = readNotebook("put Ana's mug on the table", [mugHere, eggBeside], "task");

  it("is what the notebook has words for", () => {
    expect(notebook.mayAsk({ func: "where", noun: "mug" })).toBe(true);
    expect(notebook.mayAsk({ func: "where", noun: "mug", adjective: "Ana's" })).toBe(true);
    expect(notebook.mayAsk({ func: "which", noun: "mug", adjective: "meant" })).toBe(true);
    expect(notebook.mayAsk({ func: "where", noun: "egg" })).toBe(true);
    expect(notebook.mayAsk({ func: "where", noun: "pan" })).toBe(false);
    expect(notebook.mayAsk({ func: "where", noun: "mug", adjective: "Ben's" })).toBe(false);
  });

  it("may be about the task itself, and about a can, which is a function word too", () => {
    const notebook = readNotebook("open a can", []);
    const meant = { func: "which", adjective: "meant" } as const;
    expect(notebook.mayAsk({ ...meant, noun: "can" })).toBe(true);
    const cans = readNotebook("open two cans", []);
    expect(cans.mayAsk({ ...meant, noun: "cans" })).toBe(true);
    expect(notebook.mayAsk({ ...meant, noun: taskNoun })).toBe(true);
    expect(notebook.mayAsk({ ...meant, noun: "pan" })).toBe(false);
  });
});
