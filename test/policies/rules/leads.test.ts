/** Vague answers name a kind of place with several members. */
import { expect, it } from "vitest";
import { hintedPlaces } from "../../../src/policies/rules/leads.js";
import { weighPlaces } from "../../../src/policies/rules/search.js";
import { understand } from "../../../src/policies/rules/situation.js";
import { beginIn, did, fact, view } from "./views.js";

const cabinets = ["cabinet 1", "cabinet 2", "cabinet 3", "cabinet 4"];
const places = [...cabinets, "countertop 1", "shelf 1"];
const vague = fact("mug", "at", cabinets);

function situationAfter(looked: readonly string[], known = [vague]) {
  const looks = looked.map((place) =>
    did(
      `go to ${place}`,
      `You arrive at ${place}. On the ${place}, you see nothing.`,
      places.filter((other) => other !== place).map((other) => `go to ${other}`),
    ),
  );
  const trajectory = [beginIn(places), ...looks];
  const situation = understand(view("put a mug on the shelf.", trajectory, known));
  if (!situation) throw new Error("The task was not understood.");
  return situation;
}

function hintedAfter(looked: readonly string[]) {
  return hintedPlaces(situationAfter(looked), (name) => name === "mug");
}

it("shares the trust in a vague answer among its places", () => {
  const { chances, right } = hintedAfter([]);
  expect(right).toBeCloseTo(0.8);
  expect([...chances]).toEqual(cabinets.map((place) => [place, expect.closeTo(0.2)]));
});

it("trusts it less with each of its places that was looked into in vain", () => {
  const { chances, right } = hintedAfter(cabinets.slice(0, 3));
  // The last one has .2 of .8, a wrong answer .2.
  expect(right).toBeCloseTo(0.5);
  expect([...chances]).toEqual([["cabinet 4", expect.closeTo(0.5)]]);
  expect(hintedAfter(cabinets)).toEqual({ chances: new Map(), right: 0 });
});

it("expects a thing less at other places, the more so the more it trusts the answer", () => {
  const atCounter = (looked: readonly string[], known?: []) =>
    weighPlaces(situationAfter(looked, known), { noun: "mug" })("countertop 1");
  expect(atCounter([])).toBeLessThan(atCounter(cabinets.slice(0, 3)));
  expect(atCounter(cabinets.slice(0, 3))).toBeLessThan(atCounter([], []));
});

it("does not mind places that were not named", () => {
  expect(hintedAfter(["countertop 1"]).right).toBeCloseTo(0.8);
});
