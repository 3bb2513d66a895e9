import { expect, it } from "vitest";
import { SqliteFile } from "../../memory/sqlite/sqlite-file.js";
import { pick, seededRandom } from "../../src/core/random.js";
import { newFile, openIn } from "./folder.js";

const counted = `SELECT count(*) AS answers, count(DISTINCT person) AS people FROM (
  SELECT DISTINCT question, person FROM ballots JOIN questions ON questions.id = ballots.question
  WHERE campaign = 'pilot' AND retracted_at IS NULL AND understood <> 'unclear')`;
const asked = `SELECT count(*) AS questions, coalesce(sum(state = 'open'), 0) AS questionsOpen
  FROM questions WHERE campaign = 'pilot'`;

it.each([1, 2])("drawn by %d", async (seed) => {
  const random = seededRandom(seed, "counts");
  const file = newFile();
  const { ask, begin, campaigns, people, questions, read, say } = await openIn(file);
  const db = new SqliteFile({ file, readOnly: true });
  await begin({ id: "e1", campaign: "pilot" });
  const given: string[] = [];
  for (let turn = 1; turn <= 80; turn++) {
    const key = `k${turn}`;
    const question = `q${1 + Math.floor(random() * 5)}`;
    const draw = random();
    if (!(await questions.get(question))) {
      await ask({ id: question, campaign: "pilot" });
    } else if (draw < 0.7) {
      await say(key, pick(random, ["ana", "ben", "cleo"]) ?? "", { question, at: turn });
      const understood = pick(random, ["fact", "unclear", "dont_know"] as const) ?? "fact";
      if (random() < 0.9) await read(key, { understood, settle: null });
      given.push(key);
    } else if (draw < 0.9) {
      await questions.retract(pick(random, given) ?? "", key, [], turn);
    } else if (draw < 0.95) {
      await questions.close(question, "expired", "silence", turn);
    } else {
      const someone = pick(random, await people.list());
      const scope = pick(random, ["said", "person"] as const) ?? "said";
      if (someone) await people.forget(someone.id, scope, turn);
    }
    expect(await campaigns.counts("pilot")).toMatchObject({
      ...db.get<object>(counted),
      ...db.get<object>(asked),
    });
  }
  const empty = await campaigns.counts("other");
  expect(empty).toMatchObject({ answers: 0, people: 0, questions: 0, episodesEnded: 0 });
  db.close();
});
