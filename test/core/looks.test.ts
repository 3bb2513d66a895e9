import { expect, it } from "vitest";
import { choicesWithoutOwners } from "../../src/core/episode/looks.js";
import type { Choice, QuestionMode } from "../../src/core/question/question.js";
import { kitchen, place, thing } from "../bots/home.js";

const owned = (id: string, label: string, owner: string) => ({
  ...thing(id, label),
  attributes: { owner },
});

const home = {
  ...kitchen,
  held: owned("mug 5", "Ann's tall mug", "Ann"),
  places: [
    place("desk 1", {
      label: "Ann's desk",
      zone: "surfaces",
      things: [owned("mug 1", "Ann's blue mug", "Ann")],
    }),
    place("shelf 1", {
      label: "shelf",
      zone: "storage",
      things: [
        owned("mug 2", "Mary Lou's red mug", "Mary Lou"),
        owned("mug 3", "James' red mug", "James"),
        thing("mug 4", "annual mug"),
      ],
    }),
  ],
};

const offered = (...labels: readonly (readonly [value: string, label: string])[]): Choice[] =>
  labels.map(([value, label], at) => ({ id: `c${at}`, label, value }));

function relabel(seen: readonly string[], mode: QuestionMode, choices: readonly Choice[]) {
  const view = { owner: home, seen };
  return choicesWithoutOwners({ choices, view, mode }).map(({ label }) => label);
}

const old = offered(
  ["mug 1", "Ann's blue mug"],
  ["mug 2", "Mary Lou's red mug"],
  ["mug 3", "James' red mug"],
  ["mug 4", "Annual mug"],
  ["mug 5", "Ann's tall mug"],
);

it("older choices lose their owners: what was seen keeps its looks, the rest has numbers", () => {
  expect(relabel(["desk 1"], "keeper", old)).toEqual([
    "Blue mug",
    "Mug 2",
    "Mug 3",
    "Annual mug",
    "Tall mug",
  ]);
  expect(relabel([], "open", old)).toEqual([
    "Blue mug",
    "Red mug 2",
    "Red mug 3",
    "Annual mug",
    "Tall mug",
  ]);
});

it("claims in a dispute, and words that no rule foresees, lose them too", () => {
  const claims = offered(
    ["not mug 1", "Not Ann's blue mug"],
    ["mug 2,mug 3", "Mary Lou's red mug or James' red mug"],
    ["mug 1", "the mug of Ann"],
  );
  expect(relabel(["desk 1", "shelf 1"], "owner", claims)).toEqual([
    "Not blue mug",
    "Red mug 2 or red mug 3",
    "Mug 1",
  ]);
});

it("places that are named after somebody, and choices of today, stay as they are", () => {
  const today = offered(["desk 1", "Ann's desk"], ["mug 1", "The blue mug on Ann's desk"]);
  expect(relabel(["desk 1"], "keeper", today)).toEqual(today.map(({ label }) => label));
});
