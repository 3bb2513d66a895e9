/** Reads rows of people's answers (ballots). */
import type { NewFact } from "../../../src/core/memory/fact.js";
import type { Ballot } from "../../../src/core/memory/stores.js";
import { remarksPrefix } from "../../../src/core/question/question.js";
import type { Params, Work } from "../../work.js";
import { tableOf } from "../table.js";

export interface StoredBallot extends Omit<Ballot, "text" | "retracted" | "claims"> {
  /** Number of the words in the table `texts`. */
  readonly text: number | null;
  readonly words: string | null;
  readonly retractedAt: number | null;
  readonly claims: readonly NewFact[] | null;
  readonly household: string;
  readonly episode: string;
}

export const ballotTable = tableOf<StoredBallot>()(
  "ballots",
  `id question person eventKey message choice text late:flag sawOthers:flag? afterOthers:flag?
  sameAs? retractedAt replaces understood claims:json openedAt? at`,
  {
    personName: "(people.name)",
    platform: "(people.platform)",
    workspace: "(people.workspace)",
    platformId: "(people.platform_id)",
    words: "(texts.text)",
    household: "(questions.household)",
    episode: "(questions.episode)",
  },
  `JOIN people ON people.id = ballots.person
  JOIN questions ON questions.id = ballots.question
  LEFT JOIN texts ON texts.number = ballots.text`,
);

/** SQL: the person has answered this question again. The same rule is in src/desk/hear/counting.ts. */
export function isOutdated(ballot: string): string {
  return `EXISTS (SELECT 1 FROM ballots AS later
    WHERE later.question = ${ballot}.question AND later.person = ${ballot}.person
      AND later.id <> ${ballot}.id AND later.understood IN ('fact', 'choice', 'dont_know')
      AND later.saw_others <= ${ballot}.saw_others
      AND (later.replaces = ${ballot}.id
        OR (later.at > ${ballot}.at AND later.question NOT LIKE '${remarksPrefix}%')))`;
}

/** SQL: whether the row of `ballots` calls its question the same as an earlier one, and its person still says so. */
export const isCalledSame = `ballots.same_as IS NOT NULL AND ballots.retracted_at IS NULL
  AND NOT ${isOutdated("ballots")}`;

export function* findBallot(id: string): Work<StoredBallot | null> {
  return yield* ballotTable.get("WHERE ballots.id = @id", { id });
}

export function* ballotsOfMessage(message: string): Work<readonly StoredBallot[]> {
  return yield* ballotTable.all("WHERE ballots.message = @message ORDER BY ballots.number", {
    message,
  });
}

export function* listBallots(rest: string, params: Params = {}): Work<readonly Ballot[]> {
  return (yield* ballotTable.all(rest, params)).map(toBallot);
}

export function toBallot(stored: StoredBallot): Ballot {
  const { text: _, household: __, episode: ___, words, retractedAt, claims, ...ballot } = stored;
  return { ...ballot, text: words, retracted: retractedAt !== null, claims: claims ?? [] };
}
