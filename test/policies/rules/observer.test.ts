import { expect, it } from "vitest";
import type { Sighting } from "../../../src/core/memory/fact.js";
import { householdObserver } from "../../../src/policies/rules/observer.js";

function see(command: string, observation: string, known: readonly Sighting[] = []) {
  const step = {
    kind: "act",
    thought: "",
    command,
    observation,
    admissible: [],
    reward: 0,
  } as const;
  const before = new Map(known.map((sighting) => [sighting.place, sighting]));
  return householdObserver.sightings([step], before);
}

it("sees what lies on a place on arrival, in both wordings", () => {
  const seen = [{ place: "desk 1", things: ["bowl 1", "desklamp 1"] }];
  const text = "On the desk 1, you see a bowl 1, and a desklamp 1.";
  expect(see("go to desk 1", `You arrive at desk 1. ${text}`)).toEqual(seen);
  expect(see("go to desk 1", `You arrive at loc 12. ${text}`)).toEqual(seen);
  expect(see("examine desk 1", text)).toEqual(seen);
});

it("sees into what is open and not into what is closed", () => {
  const open = "The fridge 1 is open. In it, you see a egg 1.";
  const seen = [{ place: "fridge 1", things: ["egg 1"] }];
  expect(see("open fridge 1", `You open the fridge 1. ${open}`)).toEqual(seen);
  expect(see("go to fridge 1", `You arrive at fridge 1. ${open}`)).toEqual(seen);
  expect(see("go to fridge 1", "You arrive at loc 3. The fridge 1 is closed.")).toEqual([]);
  expect(see("close fridge 1", "You close the fridge 1.")).toEqual([]);
});

it("sees that a place is empty", () => {
  expect(see("go to shelf 2", "You arrive at shelf 2. On the shelf 2, you see nothing.")).toEqual([
    { place: "shelf 2", things: [] },
  ]);
});

it("leaves visible attributes out of names", () => {
  const text = "On the sofa 1, you see a mug 2 (blue), a pillow 1 (small, red), and a pen 1.";
  expect(see("examine sofa 1", text)).toEqual([
    { place: "sofa 1", things: ["mug 2", "pillow 1", "pen 1"] },
  ]);
});

it("keeps a known place up to date when a thing is moved", () => {
  const desk = { place: "desk 1", things: ["bowl 1", "pen 1"] };
  expect(see("take pen 1 from desk 1", "You pick up the pen 1 from the desk 1.", [desk])).toEqual([
    { place: "desk 1", things: ["bowl 1"] },
  ]);
  const withCup = [{ place: "desk 1", things: ["bowl 1", "pen 1", "cup 1"] }];
  expect(see("move cup 1 to desk 1", "You move the cup 1 to the desk 1.", [desk])).toEqual(withCup);
  const old = see("put cup 1 in/on desk 1", "You put the cup 1 in/on the desk 1.", [desk]);
  expect(old).toEqual(withCup);
});

it("claims nothing about a place whose other content it does not know", () => {
  expect(see("take pen 1 from desk 1", "You pick up the pen 1 from the desk 1.")).toEqual([]);
});

it("learns nothing from what shows no place", () => {
  expect(
    see("take pen 1 from desk 1", "Nothing happens.", [{ place: "desk 1", things: ["pen 1"] }]),
  ).toEqual([]);
  expect(see("examine mug 1", "This is a normal mug 1. In it, you see a spoon 1.")).toEqual([]);
  expect(see("look", "You are facing the desk 1. Next to it, you see nothing.")).toEqual([]);
});
