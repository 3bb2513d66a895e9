/** Names the columns of the table of facts. */
import type { Fact } from "../../../src/core/memory/fact.js";
import { tableOf } from "../table.js";

export const factTable = tableOf<Fact>()(
  "facts",
  `id household subject relation objects:json polarity:flag certainty source slot person
  question ballot episode validFrom invalidAt status supersededBy moved:flag? dispute`,
  { personName: "(nullif(people.name, ''))" },
  "LEFT JOIN people ON people.id = facts.person",
);
