/** A campaign's counters say what counting all rows would say, whatever came between. */
import { expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { pilot } from "../app/campaigns/scenario.js";
import { newFile } from "./folder.js";
import {
  askStep,
  beginEpisode,
  sampleBallot,
  sampleHousehold,
  sampleOutcome,
  sampleQuestion,
  stoppedClock,
} from "./samples.js";

const counted = `SELECT count(*) AS answers, count(DISTINCT person) AS people FROM (
  SELECT DISTINCT question, person FROM ballots JOIN questions ON questions.id = ballots.question
  WHERE campaign = 'pilot' AND retracted_at IS NULL AND understood <> 'unclear')`;
const asked = `SELECT count(*) AS questions, coalesce(sum(state = 'open'), 0) AS questionsOpen
  FROM questions WHERE campaign = 'pilot'`;

it.each([1, 2, 3, 4])("drawn by %d", async (seed) => {
  const random = seededRandom(seed, "counts");
  const file = newFile();
  const memory = await openMemory({ file, clock: stoppedClock() });
  const db = new SqliteFile({ file, readOnly: true });
  await beginEpisode(memory, { id: "e1", campaign: "pilot" });
  const given: string[] = [];
  for (let turn = 1; turn <= 80; turn++) {
    const key = `k${turn}`;
    const question = `q${1 + Math.floor(random() * 5)}`;
    const draw = random();
    if (!(await memory.questions.get(question))) {
      const row = sampleQuestion({ id: question, episode: "e1", campaign: "pilot" });
      const record = askStep(turn, { episode: "e1", question });
      await memory.questions.recordAsk({ record, question: row, waitsFor: question }, turn);
    } else if (draw < 0.7) {
      const name = pick(random, ["ana", "ben", "cleo"]) ?? "";
      const person = { platform: "web", workspace: "local", platformId: name, name } as const;
      await memory.questions.recordBallot(
        sampleBallot({ id: key, question, person, eventKey: key, at: turn }),
      );
      const understood = pick(random, ["fact", "unclear", "dont_know"] as const) ?? "fact";
      const outcome = { ballot: key, understood, facts: [], settle: null };
      if (random() < 0.9) await memory.questions.recordOutcome(sampleOutcome(outcome));
      given.push(key);
    } else if (draw < 0.9) {
      await memory.questions.retract(pick(random, given) ?? "", key, [], turn);
    } else if (draw < 0.95) {
      await memory.questions.close(question, "expired", "silence", turn);
    } else {
      const someone = pick(random, await memory.people.list());
      const scope = pick(random, ["said", "person"] as const) ?? "said";
      if (someone) await memory.people.forget(someone.id, scope, turn);
    }
    expect(await memory.campaigns.counts("pilot")).toMatchObject({
      ...db.get<object>(counted),
      ...db.get<object>(asked),
    });
  }
  const empty = await memory.campaigns.counts("other");
  expect(empty).toMatchObject({ answers: 0, people: 0, questions: 0, episodesEnded: 0 });
  db.close();
  await memory.close();
});

it("a home is done that was begun and has no run any more, in its campaign alone", async () => {
  const memory = await openMemory({ file: ":memory:", clock: stoppedClock() });
  onTestFinished(() => memory.close());
  const arm = { task: "t", arm: "a", propensity: 1 };
  const times = { createdAt: 1, startedAt: 1, closedAt: null };
  for (const id of ["pilot", "other"])
    await memory.campaigns.create({
      id,
      design: pilot({ id }),
      hash: id,
      state: "running",
      reason: null,
      ...times,
    });
  for (const [campaign, household] of [
    ["pilot", "waits"],
    ["pilot", "is played"],
    ["pilot", "is over"],
    ["other", "is over too"],
  ] as const) {
    await memory.households.create(sampleHousehold(household));
    await memory.campaigns.assign({ campaign, household, ...arm });
    if (household !== "waits") await beginEpisode(memory, { id: `e ${household}`, household });
  }
  const plan = { bot: "web", channel: "c", askPolicy: "missing", maxSteps: 50, seed: 1 } as const;
  const rest = { variant: "standard", mode: "owner", openFirst: false, origin: "asked" } as const;
  const run = { firstRound: 1, rounds: 2, plan: { ...plan, ...rest }, pausedAt: null };
  await memory.runs.begin({ household: "is played", ...run });
  expect(await memory.campaigns.counts("pilot")).toMatchObject({
    households: 3,
    householdsDone: 1,
  });
  expect(await memory.campaigns.counts("other")).toMatchObject({
    households: 1,
    householdsDone: 1,
  });
});
