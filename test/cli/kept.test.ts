import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../memory/open.js";
import type { ForgetReport } from "../../src/app/people/forget.js";
import type { PersonData } from "../../src/app/people/my-data.js";
import type { FactLife } from "../../src/core/fact.js";
import { learnPeople, type PersonHabit } from "../../src/core/habits.js";
import type { Recollection } from "../../src/core/recall.js";
import { openProduct, type Product, settled } from "../app/product.js";
import { readSous, runSous } from "../app/run-sous.js";
import { newFile } from "../memory/folder.js";
import { stoppedClock } from "../memory/samples.js";

const words = "in the fridge, behind the aquarium";

async function openAnswered(): Promise<Product> {
  const product = await openProduct(newFile());
  const question = await product.ask();
  await product.people.say(question, words);
  await settled(product, question);
  return product;
}

describe("what is kept", () => {
  it("is told with its life, found by words with the reasons, and forgotten for good", async () => {
    const product = await openAnswered();
    await product.stop();
    const db = product.file;
    const kitchen = ["kitchen", "--db", db];
    const [habits, life, fridge, nothing, found, explained, unclear, look, unknown, saved] =
      await Promise.all([
        readSous<{ people: PersonHabit[] }>("facts", "--habits", ...kitchen),
        readSous<{ history: FactLife[] }>("facts", ...kitchen, "--history"),
        runSous("facts", "--history", "fridge", ...kitchen),
        runSous("facts", "--history", "unicorn", ...kitchen),
        readSous<{ hits: Recollection[] }>(
          "facts",
          "recall",
          "behind the aquarium",
          "--k",
          "2",
          ...kitchen,
        ),
        runSous("facts", "recall", "the aquarium in the fridge?", "--explain", ...kitchen),
        runSous("facts", "recall", '" OR * (', ...kitchen),
        runSous("forget", "Ana", "--db", db),
        runSous("forget", "Nobody", "--db", db),
        runSous("my-data", "Ana", "--out", `${db}.ana.json`, "--db", db),
      ]);
    expect(life.history).toContainEqual(
      expect.objectContaining({ personName: "Ana", source: "answer", words }),
    );
    expect(fridge.out).toMatch(/in the fridge\n {2}\d{4}-\d\d-\d\d \d\d:\d\d:\d\dZ Ana said so: "/);
    expect(nothing.out).toBe("Nothing was ever noted about that.\n");
    expect(found.hits).toContainEqual(
      expect.objectContaining({ kind: "answer", text: words, by: "Ana" }),
    );
    expect(explained.out).toMatch(
      /\d\. answer: .* \(Ana\)\n {3}words 1 \(bm25 [\d.e-]+\), vectors 1 \([\d.]+\); fused 1\.000, recency 1\.000, trust 0\.\d+, usefulness 0\.500 = 0\.\d+/,
    );
    expect(unclear).toMatchObject({ code: 0, err: "" });
    expect(saved.out).toMatch(/ana\.json: answers 1, facts \d+\.\n$/);
    const data: PersonData = JSON.parse(readFileSync(`${db}.ana.json`, "utf8"));
    expect(data).toMatchObject({ format: "sous-my-data-1", person: { id: "ana", name: "Ana" } });
    const [knows] = habits.people;
    expect(knows).toMatchObject({ name: "Ana", said: 1, right: 0 });
    const { thing, said, right, wrong } = knows ?? {};
    expect(data.knows).toEqual([{ home: "Ana's kitchen", thing, said, right, wrong }]);
    expect(data.answers).toMatchObject([{ answer: words, by: "words", late: false }]);
    expect(look.out).toMatch(/would forget Ana \(p\d+\) with 1 answer, \d+ facts?.* add --yes/);
    expect(unknown).toMatchObject({ code: 1, out: "" });
    expect(unknown.err).toMatch(
      /Nobody is known as "Nobody"\. Known are: p\d+ \(Ana, simulated:ana\)/,
    );

    const done = await readSous<ForgetReport>("forget", "simulated:ana", "--yes", "--db", db);
    expect(done).toMatchObject({ person: { name: "Ana" }, done: true, forgotten: { answers: 1 } });
    expect(readFileSync(db).includes("aquarium")).toBe(false);
    const memory = await openMemory({ file: db, clock: stoppedClock(), readOnly: true });
    expect(await memory.people.list()).toEqual([]);
    expect(learnPeople(await memory.facts.newest("kitchen", 500))).toEqual([]);
    await memory.close();
  });

  it("is forgotten while the database is in use, too", async () => {
    const { file: db } = await openAnswered();
    const done = await readSous<ForgetReport>("forget", "Ana", "--yes", "--db", db);
    expect(done).toMatchObject({ done: true, forgotten: { answers: 1 } });
    const again = await runSous("forget", "Ana", "--yes", "--db", db);
    expect(again).toMatchObject({ code: 1, out: "" });
    expect(again.err).toContain("Nobody has answered yet.");
    for (const name of [db, `${db}-wal`])
      expect(readFileSync(name).includes("aquarium")).toBe(false);
  });
});
