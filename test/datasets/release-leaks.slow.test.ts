/** Findings block a release and name secret, person, place and remedy. */
import { expect, it } from "vitest";
import type { Memory } from "../../memory/stores.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { makeRelease } from "../../src/app/release/release.js";
import { decide, listReview } from "../../src/app/release/release-review.js";
import { createReviewDesk } from "../../src/app/review/review-desk.js";
import type { LeakError } from "../../src/core/campaign/release-desk.js";
import { failureOf } from "../failure-of.js";
import { key, usePlayed, using } from "./released.js";

const { copy, newPath } = usePlayed({ kitchen: "slack" });

/** A copy with this person's name and these words in each reviewed answer. */
async function withWords<T>(
  { name, words }: { name: string; words: string },
  work: (memory: Memory) => Promise<T>,
): Promise<T> {
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const file = copy(
    `UPDATE people SET name = ${quoted(name)}; UPDATE texts SET text = ${quoted(words)}`,
  );
  return using(file, async (memory) => {
    for (const item of await listReview(memory, null))
      await decide(memory, { item, decision: "keep", reviewer: "Rea", at: 9 });
    return work(memory);
  });
}

const release = (memory: Memory) =>
  makeRelease(memory, {
    out: newPath("out"),
    key,
    settings: { license: "CC-BY-4.0" },
  });

it("is not blocked by a name that stands for a missing one", async () => {
  await withWords({ name: "you", words: "it is in the sink, said you" }, async (memory) => {
    expect(await release(memory)).toMatchObject({ withoutWords: 0 });
  });
});

it.each([
  ["Will Quist", "ask Will, he put it in the sink", "Will"],
  ["Bin", "Bin's is in the sink", "Bin"],
])(
  "says whose %j is, in which sentence, and lets it out when it is no secret",
  async (name, words, found) => {
    await withWords({ name, words }, async (memory) => {
      const failure = (await failureOf(release(memory))) as LeakError;
      expect(failure.blocking).toEqual([
        expect.objectContaining({
          kind: "name",
          words: found,
          whose: `${name} (slack)`,
          sentence: expect.stringContaining(words),
          ballot: expect.any(String),
          line: expect.any(Number),
        }),
      ]);
      expect(failure.message).toContain(`--not-a-secret ${found} --reason`);
      expect(failure.message).toContain(`--decide redact --hide ${found}`);
      const desk = createReviewDesk(memory, systemClock);
      const ruling = {
        about: "clearance",
        words: ` ${found.toUpperCase()}`,
        reviewer: "Rea",
      } as const;
      await desk.decide({ ...ruling, cleared: true, reason: "the word" });
      await release(memory);
      expect((await listReview(memory, null))[0]?.suspicious).toEqual([]);
      expect((await desk.log(1))[0]).toMatchObject({ reason: "the word", reviewer: "Rea" });
      await desk.decide({ ...ruling, cleared: false, reason: "it is a name after all" });
      expect(await failureOf(release(memory))).toMatchObject({ code: "leak" });
    });
  },
);

it("says who wrote what is no name, and forgets what was cleared with the person", async () => {
  const words = "call +49 30 1234567, or Rose";
  await withWords({ name: "Rose", words }, async (memory) => {
    const failure = (await failureOf(release(memory))) as LeakError;
    expect(failure.blocking.map(({ kind, whose }) => [kind, whose])).toEqual([
      ["phone number", "Rose"],
      ["name", "Rose (slack)"],
    ]);
    const desk = createReviewDesk(memory, systemClock);
    const ruling = {
      about: "clearance",
      cleared: true,
      reason: "a flower",
      reviewer: "Rea",
    } as const;
    await desk.decide({ ...ruling, words: "Rose" });
    await desk.decide({ ...ruling, words: "sink" });
    for (const { id } of await memory.people.list()) await memory.people.forget(id, "person", 10);
    expect((await memory.releases.clearances()).map((one) => one.words)).toEqual(["sink"]);
  });
});
