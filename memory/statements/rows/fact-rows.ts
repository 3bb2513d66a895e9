import type { Fact } from "../../../src/core/fact.js";
import { Table } from "../table.js";

/** Facts with the name of who said them. */
export const factTable = new Table<Fact>(
  "facts",
  {
    id: "plain",
    household: "plain",
    subject: "plain",
    relation: "plain",
    objects: "json",
    polarity: "flag",
    certainty: "plain",
    source: "plain",
    slot: "plain",
    person: "plain",
    personName: "(people.name)",
    question: "plain",
    ballot: "plain",
    episode: "plain",
    validFrom: "plain",
    invalidAt: "plain",
    status: "plain",
    supersededBy: "plain",
    dispute: "plain",
  },
  "LEFT JOIN people ON people.id = facts.person",
);
