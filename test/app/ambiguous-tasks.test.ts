import { describe, expect, it } from "vitest";
import { createSimulator, loadHousehold } from "../../scenes/household/index.js";
import { drawAmbiguousTasks } from "../../src/app/ambiguous-tasks.js";
import { findContradictions } from "../../src/app/contradictions.js";
import type { OwnerView, ThingView } from "../../src/core/scene.js";
import { checkTemplates } from "./ambiguous-tests.js";

const view = createSimulator(loadHousehold("kitchen").content).ownerView();
const task = {
  sentence: "put the mug on the counter.",
  object: "mug",
  instance: "mug 1",
  target: "countertop",
};
const question = "Where is the mug you mean?";

/** The kitchen with its mugs changed. */
function withMugs(change: (mug: ThingView) => ThingView): OwnerView {
  const places = view.places.map((place) => ({
    ...place,
    things: place.things.map((thing) => (thing.kind === "mug" ? change(thing) : thing)),
  }));
  return { ...view, places };
}

describe("contradictions", () => {
  it("are none in a task that a careful person can answer", () => {
    expect(findContradictions(task, question, view)).toEqual([]);
  });

  it.each([
    ["put two mugs on the counter.", "wants several"],
    ["find two mugs and put them on the counter.", "wants several"],
    ["put a mug on the counter.", "any will do"],
    ["put some mug on the counter.", "any will do"],
    ["put the red mug on the counter.", '"red", which the circled one is not'],
    ["put Mia's mug on the counter.", '"Mia", which the circled one is not'],
    ["put the blue mug on the counter.", 'tells which with "blue"'],
    ["put Ana's mug on the counter.", 'tells which with "Ana"'],
    ["put the hot mug on the counter.", "so already"],
    ["put the plate on the counter.", 'does not say "mug"'],
    ["put the mug 1 on the counter.", "has a number"],
  ])("between sentence and circle: %s", (sentence, fault) => {
    expect(findContradictions({ ...task, sentence }, question, view).join()).toContain(fault);
  });

  it("are found whatever signs a home's words have", () => {
    const odd = withMugs((mug) => ({ ...mug, attributes: { colour: "(blue+", owner: "A.*" } }));
    const sentence = "put the (blue+ mug on the counter.";
    expect(findContradictions({ ...task, sentence }, question, odd).join()).not.toContain("A.*");
    expect(findContradictions(task, question, odd)).toEqual([]);
  });

  it.each([
    ["Where are the mugs?", "asks for several"],
    ["Where is Ana's mug?", "says whose it is"],
    ["Where is the plate you mean?", 'does not say "mug"'],
    ["Where is mug 1?", "has a number"],
  ])("between circle and question: %s", (asked, fault) => {
    expect(findContradictions(task, asked, view).join()).toContain(fault);
  });

  it("in the circle: nothing is circled, or another looks the same there", () => {
    const nothing = { ...task, instance: "mug 9" };
    expect(findContradictions(nothing, question, view)).toEqual(["0 things are circled, not one"]);
    const alike = withMugs((mug) => ({ ...mug, label: mug.id, attributes: {} }));
    expect(findContradictions(task, question, alike)).toEqual([
      "2 things there look like the circled one",
    ]);
    const owned = withMugs((mug) => ({
      ...mug,
      label: `${mug.attributes.owner}'s mug`,
      attributes: mug.attributes,
    }));
    expect(findContradictions(task, question, owned).join()).toContain("look like the circled one");
  });
});

it("homes' tasks have none, and are many", () => {
  expect(checkTemplates({ homes: 1, draws: 30 }).size).toBeGreaterThan(6);
});

it("a sample has each task once, the same from the same seed", () => {
  const draw = () =>
    drawAmbiguousTasks(createSimulator(loadHousehold("flat").content), { count: 5, seed: 3 });
  const sample = draw().map(({ task: { sentence, instance } }) => `${sentence} ${instance}`);
  expect(new Set(sample).size).toBe(5);
  expect(draw().map(({ task: { sentence, instance } }) => `${sentence} ${instance}`)).toEqual(
    sample,
  );
});
