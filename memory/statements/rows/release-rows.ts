/** Imports a release in the order of references. */
import type {
  ImportedBallot,
  ImportedFact,
  ImportedRelease,
  Review,
} from "../../../src/core/campaign/release.js";
import { all, run, type Work } from "../../work.js";
import { episodeTable, moveTable } from "../episodes.js";
import { householdTable } from "../households.js";
import { personTable } from "../people.js";
import { tableOf } from "../table.js";
import { insertTuple } from "../tuples.js";
import { ballotTable } from "./ballot-rows.js";
import { factTable } from "./fact-rows.js";
import { insertEvent } from "./inbox-events.js";
import { insertText } from "./people.js";
import { insertQuestion } from "./question-rows.js";
import { insertStep } from "./steps.js";

export const reviewTable = tableOf<Review>()(
  "release_reviews",
  "ballot decision hidden:json reviewer at",
);

export function* insertRelease(release: ImportedRelease, at: number): Work<void> {
  const { households, people, episodes, moves, questions, ballots, facts, tuples } = release;
  for (const home of households)
    yield* householdTable.insert({ ...home, title: home.id, tasks: [] });
  for (const { id, platform } of people) {
    const nameless = { id, platform, workspace: "release", platformId: id, name: id };
    yield* personTable.insert({ ...nameless, consentedAt: 0 });
  }
  for (const episode of episodes) yield* episodeTable.insert(episode);
  for (const move of moves) yield* moveTable.insert({ ...move, at });
  for (const question of questions) yield* insertQuestion(question);
  for (const ballot of ballots) yield* insertBallot(ballot, at);
  for (const { id, replaces } of ballots)
    yield* ballotTable.update({ replaces }, "id = @id", { id });
  for (const fact of facts) yield* insertFact(fact);
  for (const { id, supersededBy } of facts)
    yield* factTable.update({ supersededBy }, "id = @id", { id });
  yield* numberFacts(release);
  for (const tuple of tuples) yield* insertTuple(tuple);
  yield* keepOrigin(release, at);
}

function* insertBallot(imported: ImportedBallot, at: number): Work<void> {
  const { route, text, ...ballot } = imported;
  const { id, person } = ballot;
  const eventKey = `release:${id}:${route}`;
  yield* insertEvent({ key: eventKey, kind: "ballot", at: ballot.at });
  yield* ballotTable.insert({
    ...ballot,
    eventKey,
    // may refer to a later row
    replaces: null,
    text: text === null ? null : yield* insertText(person, text),
  });
  if (text === null) return;
  const review = { ballot: id, decision: "keep", hidden: [], reviewer: "published", at } as const;
  yield* reviewTable.insert(review);
}

function* insertFact(fact: ImportedFact): Work<void> {
  const closed = fact.status === "valid" ? null : 0;
  yield* factTable.insert({ ...fact, supersededBy: null }, { also: { closed_watermark: closed } });
}

/** Maps the release's fact counts to fact numbers here, for steps and closed facts. */
function* numberFacts({ facts, steps, episodes }: ImportedRelease): Work<void> {
  const numbers = new Map<string, number[]>();
  for (const { household } of facts) {
    if (numbers.has(household)) continue;
    const rows = yield* all<{ number: number }>(
      "SELECT number FROM facts WHERE household = @household ORDER BY number",
      { household },
    );
    numbers.set(
      household,
      rows.map(({ number }) => number),
    );
  }
  const numberOf = (household: string | undefined, count: number): number =>
    numbers.get(household ?? "")?.[count - 1] ?? 0;
  for (const { id, household, status, closed } of facts) {
    if (status === "valid" || closed === null) continue;
    yield* run("UPDATE facts SET closed_watermark = @closed WHERE id = @id", {
      id,
      closed: numberOf(household, closed),
    });
  }
  const homes = new Map(episodes.map(({ id, household }) => [id, household]));
  for (const step of steps) {
    const factWatermark = numberOf(homes.get(step.episode), step.factWatermark);
    yield* insertStep({ ...step, factWatermark });
  }
}

function* keepOrigin(release: ImportedRelease, at: number): Work<void> {
  const { households, people, episodes, questions, ballots, facts, tuples } = release;
  for (const { id } of [households, people, episodes, questions, ballots, facts, tuples].flat()) {
    yield* run("INSERT INTO imported_rows (id) VALUES (@id)", { id });
  }
  for (const { id, kind, version } of release.tombstones) {
    yield* run(
      `INSERT INTO release_tombstones (id, kind, version) VALUES (@id, @kind, @version)
       ON CONFLICT (id) DO NOTHING`,
      { id, kind, version },
    );
  }
  yield* run("INSERT INTO imported_releases (settings_json, at) VALUES (@settings, @at)", {
    settings: release.settings,
    at,
  });
}
