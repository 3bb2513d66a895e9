import { expect, it } from "vitest";
import { keptKinds, likelihoodOf, roomKinds } from "../../../scenes/household/view/keeping.js";
import { fits, placeKindNames } from "../../../scenes/household/view/kinds.js";
import { testGeneratedHomes } from "./generated-tests.js";

testGeneratedHomes(15, 25);

it("habits name only what the rules let one do, never food beside the television", () => {
  const habits = roomKinds.flatMap((room) =>
    placeKindNames.flatMap((place) => keptKinds.map((thing) => ({ room, place, thing }))),
  );
  const likely = habits.filter((habit) => likelihoodOf(habit) !== undefined);
  expect(likely.length).toBeGreaterThan(100);
  expect(likely.filter(({ place, thing }) => !fits(place, thing))).toEqual([]);
  const tv = { room: "living room", place: "tvstand", thing: "potato" };
  expect(likelihoodOf(tv)).toBeUndefined();
  expect(likelihoodOf({ room: "kitchen", place: "fridge", thing: "egg" })).toBeGreaterThan(
    likelihoodOf({ room: "kitchen", place: "fridge", thing: "potato" }) ?? 0,
  );
});
