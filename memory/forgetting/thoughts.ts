/** Finds thoughts of policies (reasons for a step) that are based on a person's words, or name the person. */
import { inJson } from "../../src/core/json.js";
import type { KnownPerson } from "../../src/core/people/person.js";
import { all, type Work } from "../work.js";
import { namesPerson } from "./names-person.js";
import { isMeant, type Reach } from "./reach.js";

export type StepTrace = { readonly episode: string; readonly seq: number };

/** SQL condition: no action of the episode names the facts it is based on. */
export const citesNothing = `NOT EXISTS (SELECT 1 FROM steps AS acts
  WHERE acts.episode = episodes.id AND acts.because_json <> '[]'
    AND acts.step_json ->> '$.kind' = 'act')`;

/** A policy that never names facts counts as using all that were known at the step. */
export function* findThoughts(said: {
  readonly person: KnownPerson;
  readonly ballots: readonly { readonly question: string }[];
  readonly facts: readonly string[];
  readonly reach: Reach;
}): Work<readonly StepTrace[]> {
  const { person, ballots, facts, reach } = said;
  const rows = yield* all<StepTrace & { thought: string; rests: number }>(
    `WITH told AS (SELECT household, min(number) AS first FROM facts
       WHERE id IN (SELECT value FROM json_each(@facts)) GROUP BY household),
     homes AS (SELECT household FROM told UNION SELECT household FROM questions
       WHERE id IN (SELECT value FROM json_each(@questions))),
     silent AS MATERIALIZED (SELECT id FROM episodes
       WHERE household IN (SELECT household FROM told) AND ${citesNothing})
     SELECT episode, seq, thought, rests FROM (SELECT steps.episode, seq, step_json, note, purpose, steps.at,
       coalesce(step_json ->> '$.thought', '') || coalesce(' ' || note, '') AS thought,
       CASE WHEN fact_watermark >= told.first AND steps.episode IN (SELECT id FROM silent) THEN TRUE
         WHEN because_json = '[]' THEN FALSE ELSE EXISTS (SELECT 1 FROM json_each(because_json) AS because
           WHERE because.value IN (SELECT value FROM json_each(@facts))) END AS rests
     FROM homes JOIN episodes ON episodes.household = homes.household
     JOIN steps ON steps.episode = episodes.id
     LEFT JOIN told ON told.household = homes.household) AS thinking
     WHERE (rests OR (@name <> '' AND (instr(step_json, @nameInJson) > 0 OR instr(note, @name) > 0)
         AND ${isMeant("purpose", "at")} AND instr(thought, @name) > 0))
       AND thought <> ''`,
    {
      ...reach,
      facts: JSON.stringify(facts),
      questions: JSON.stringify(ballots.map(({ question }) => question)),
      name: person.name,
      nameInJson: inJson(person.name),
    },
  );
  const names = namesPerson(person);
  return rows.filter(({ rests, thought }) => rests === 1 || names(thought));
}
