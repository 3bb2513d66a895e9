/** Counting answers from rows. */
import { expect, it } from "vitest";
import type { NewFact } from "../../src/core/fact.js";
import type { Ballot } from "../../src/core/stores.js";
import { tally } from "../../src/desk/tally.js";
import { factWrite } from "../memory/samples.js";

const at = (...objects: readonly string[]): NewFact =>
  factWrite("", { subject: "apple", objects, source: "answer" }).fact;

let made = 0;
function ballot(person: string, claims: readonly NewFact[], change: Partial<Ballot> = {}): Ballot {
  made += 1;
  return {
    id: `b${made}`,
    question: "q1",
    person,
    personName: person,
    platform: "web",
    workspace: "local",
    platformId: person,
    eventKey: `k${made}`,
    message: null,
    choice: null,
    text: "",
    late: false,
    retracted: false,
    replaces: null,
    understood: "fact",
    claims,
    at: made,
    ...change,
  };
}

const count = (...ballots: readonly Ballot[]) => {
  const { answers, claims, winners } = tally(ballots);
  return {
    answers: answers.map(({ person }) => person),
    claims: claims.map(({ claim, ballots }) => [claim.objects.join(), ballots.length]),
    winners: winners.map(({ claim }) => claim.objects.join()),
  };
};

it("a person who says the same twice in one answer supports it once", () => {
  const counted = count(
    ballot("Ana", [at("fridge 1"), at("fridge 1")]),
    ballot("Ben", [at("bin 1")]),
  );
  expect(counted.claims).toEqual([
    ["fridge 1", 1],
    ["bin 1", 1],
  ]);
  expect(counted.winners).toEqual(["fridge 1", "bin 1"]);
});

it.each([
  ["came late", { late: true }],
  ["was written where others read it", { sawOthers: true }],
  ["was not understood", { understood: "unclear" }],
  ["was not read yet", { understood: null }],
  ["was taken back", { retracted: true }],
] as const)("an answer that %s does not count", (_, change) => {
  const counted = count(ballot("Ana", [at("fridge 1")], change), ballot("Ben", [at("bin 1")]));
  expect(counted).toEqual({ answers: ["Ben"], claims: [["bin 1", 1]], winners: ["bin 1"] });
});

it("a late answer leaves the one in time standing", () => {
  const counted = count(
    ballot("Ana", [at("fridge 1")]),
    ballot("Ana", [at("bin 1")], { late: true }),
  );
  expect(counted).toEqual({ answers: ["Ana"], claims: [["fridge 1", 1]], winners: ["fridge 1"] });
});
