/** Stores rules about how the world works, of one household or of all. */
import { InputError } from "../../src/core/errors.js";
import type { WorldRule } from "../../src/core/memory/fact.js";
import { all, type Database, run, type Work } from "../work.js";
import { deleteWithTexts, insertText } from "./rows/people.js";

const selectRules = `SELECT world_rules.id, household, coalesce(texts.text, learned) AS text, source,
    world_rules.person, created_at AS at
  FROM world_rules LEFT JOIN texts ON texts.number = world_rules.said`;

export function createKnowledgeStore(db: Database) {
  return {
    /** Returns a household's own rules and those for all homes. @param household null for only the latter */
    rules: async (household: string | null) => await db.read(rulesIn(household)),
    /** Stores rules except known ones, which it finds regardless of case, blanks and full stop. */
    keep: (rules: readonly WorldRule[]) =>
      db.write(function* () {
        for (const rule of rules) yield* keepRule(rule);
      }),
    async withdraw(id: string) {
      const withdrawn = (await db.write(() => deleteWithTexts("world_rules", "said", [id]))) > 0;
      if (!withdrawn) return false;
      await db.eraseDeleted();
      return true;
    },
  };
}

function* rulesIn(household: string | null): Work<readonly WorldRule[]> {
  return yield* all<WorldRule>(
    `${selectRules} WHERE household IS NULL OR household = @household ORDER BY world_rules.number`,
    { household },
  );
}

function* keepRule(rule: WorldRule): Work<void> {
  const { id, household, text, source, person, at } = rule;
  const known = (yield* rulesIn(household)).map((one) => plainWords(one.text));
  if (known.includes(plainWords(text))) return;
  if (source === "taught" && person === null) {
    throw new InputError("a rule that was taught names the person who taught it");
  }
  const isTaught = source === "taught" && person !== null;
  yield* run(
    `INSERT INTO world_rules (id, household, source, person, said, learned, created_at)
     VALUES (@id, @household, @source, @person, @said, @learned, @at)`,
    {
      id,
      household,
      source,
      at,
      person: isTaught ? person : null,
      said: isTaught ? yield* insertText(person, text) : null,
      learned: isTaught ? null : text,
    },
  );
}

function plainWords(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/\s+/g, " ")
    .trim()
    .replace(/(?<![.!])[.!]+$/, "");
}
