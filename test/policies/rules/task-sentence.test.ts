import { expect, it } from "vitest";
import { type ParsedTask, parseTask } from "../../../src/policies/rules/task-sentence.js";

const places = new Set(["fridge", "sinkbasin", "coffeetable", "countertop", "cabinet", "tvstand"]);

function expectTask(sentence: string, expected: Partial<ParsedTask>): void {
  const plain = { kind: "place", treatment: null, count: 1, description: null };
  expect(parseTask(sentence, places), sentence).toEqual({ ...plain, ...expected });
}

it("reads ALFWorld's twelve phrasings", () => {
  const mug = { object: "mug", target: "fridge" };
  expectTask("put a mug in fridge.", mug);
  expectTask("put some mug on fridge.", mug);
  const lit = { kind: "look", object: "alarmclock", target: "desklamp" } as const;
  expectTask("look at alarmclock under the desklamp.", lit);
  expectTask("examine the alarmclock with the desklamp.", lit);
  for (const [adjective, verb] of [
    ["clean", "clean"],
    ["hot", "heat"],
    ["cool", "cool"],
  ] as const) {
    expectTask(`put a ${adjective} mug in fridge.`, { ...mug, treatment: verb });
    expectTask(`${verb} some mug and put it in fridge.`, { ...mug, treatment: verb });
  }
  expectTask("put two mug in fridge.", { ...mug, count: 2 });
  expectTask("find two mug and put them in fridge.", { ...mug, count: 2 });
});

it("reads everyday names, articles and plurals", () => {
  expectTask("heat an apple and put it in the fridge.", {
    treatment: "heat",
    object: "apple",
    target: "fridge",
  });
  expectTask("find a butter knife and put it on a counter.", {
    object: "butterknife",
    target: "countertop",
  });
  expectTask("put some toilet paper on the TV stand.", {
    object: "toiletpaper",
    target: "tvstand",
  });
  for (const [words, object] of [
    ["knives", "knife"],
    ["potatoes", "potato"],
    ["bars of soap", "soapbar"],
    ["tissue boxes", "tissuebox"],
    ["watches", "watch"],
  ] as const) {
    expectTask(`put two ${words} in the sink.`, { object, target: "sinkbasin", count: 2 });
  }
});

it("reads what narrows the class down", () => {
  const owned = { owner: "Ana's", words: [] };
  expectTask("put Ana's mug on the coffee table.", {
    object: "mug",
    target: "coffeetable",
    description: owned,
  });
  expectTask("put Ana's clean mug in the sink.", {
    object: "mug",
    target: "sinkbasin",
    treatment: "clean",
    description: owned,
  });
  expectTask("cool Chris' large white mug and put it in a cabinet.", {
    object: "mug",
    target: "cabinet",
    treatment: "cool",
    description: { owner: "Chris'", words: ["large", "white"] },
  });
  expectTask("put the blue mug in the sink.", {
    object: "mug",
    target: "sinkbasin",
    description: { owner: null, words: ["blue"] },
  });
  expectTask("look at Ben's key chain under the desk lamp.", {
    kind: "look",
    object: "keychain",
    target: "desklamp",
    description: { owner: "Ben's", words: [] },
  });
});

it("takes the last word for a class it has never met", () => {
  expectTask("put the small gizmo in the fridge.", {
    object: "gizmo",
    target: "fridge",
    description: { owner: null, words: ["small"] },
  });
});

it("says so when it cannot read a sentence", () => {
  expect(parseTask("sing a song.", places)).toBeNull();
  expect(parseTask("", places)).toBeNull();
});
