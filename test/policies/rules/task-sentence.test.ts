import { expect, it } from "vitest";
import { type ParsedTask, parseTask } from "../../../src/policies/rules/task-sentence.js";

const places = new Set(["fridge", "sinkbasin", "coffeetable", "countertop", "cabinet", "tvstand"]);

const clock = { kind: "look", object: "alarmclock", target: "desklamp" } as const;
const described = (owner: string | null, ...words: readonly string[]) => ({
  description: { owner, words },
});

/** Default: a mug into the fridge. */
const tasks: readonly (readonly [sentence: string, task: Partial<ParsedTask>])[] = [
  ["put a mug in fridge.", {}],
  ["put some mug on fridge.", {}],
  ["look at alarmclock under the desklamp.", clock],
  ["examine the alarmclock with the desklamp.", clock],
  ["put a clean mug in fridge.", { treatment: "clean" }],
  ["put a hot mug in fridge.", { treatment: "heat" }],
  ["put a cool mug in fridge.", { treatment: "cool" }],
  ["clean some mug and put it in fridge.", { treatment: "clean" }],
  ["heat some mug and put it in fridge.", { treatment: "heat" }],
  ["cool some mug and put it in fridge.", { treatment: "cool" }],
  ["put two mug in fridge.", { count: 2 }],
  ["find two mug and put them in fridge.", { count: 2 }],
  ["heat an apple and put it in the fridge.", { treatment: "heat", object: "apple" }],
  ["find a butter knife and put it on a counter.", { object: "butterknife", target: "countertop" }],
  ["put some toilet paper on the TV stand.", { object: "toiletpaper", target: "tvstand" }],
  ["put two knives in the fridge.", { object: "knife", count: 2 }],
  ["put two potatoes in the fridge.", { object: "potato", count: 2 }],
  ["put two bars of soap in the sink.", { object: "soapbar", target: "sinkbasin", count: 2 }],
  ["put two tissue boxes in the fridge.", { object: "tissuebox", count: 2 }],
  ["put two watches in the fridge.", { object: "watch", count: 2 }],
  ["put Ana's mug on the coffee table.", { target: "coffeetable", ...described("Ana's") }],
  ["put Ana's clean mug in the fridge.", { treatment: "clean", ...described("Ana's") }],
  [
    "cool Chris' large white mug and put it in a cabinet.",
    { target: "cabinet", treatment: "cool", ...described("Chris'", "large", "white") },
  ],
  ["put the blue mug in the sink.", { target: "sinkbasin", ...described(null, "blue") }],
  [
    "look at Ben's key chain under the desk lamp.",
    { ...clock, object: "keychain", ...described("Ben's") },
  ],
  ["put a mug in sink 2.", { target: "sinkbasin", place: "sinkbasin 2" }],
  [
    "put a mug in the cabinet under the sink (cabinet 2).",
    { target: "cabinet", place: "cabinet 2" },
  ],
  ["put the small gizmo in the fridge.", { object: "gizmo", ...described(null, "small") }],
];

it.each(tasks)("reads: %s", (sentence, task) => {
  expect(parseTask(sentence, places)).toEqual({
    kind: "place",
    object: "mug",
    target: "fridge",
    treatment: null,
    count: 1,
    description: null,
    ...task,
  });
});

it.each(["sing a song.", ""])("says that it cannot read %j", (sentence) => {
  expect(parseTask(sentence, places)).toBeNull();
});
