/** What memory saves over many rounds, and how often it misleads: figures from what was recorded. */
import { expect, it } from "vitest";
import { benchReuse, type ReuseResult } from "../../memory/bench-reuse.js";
import { openLab, realGames } from "../set-up.js";

type Request = Parameters<typeof benchReuse>[1];

function bench(change: Partial<Request> & { jobs?: number }): Promise<ReuseResult> {
  const { jobs, ...request } = change;
  const homes = ["bathroom", "kitchen"].map((id) => ({ id, file: id }));
  const plain = {
    rounds: 8,
    seeds: [1],
    people: { wrong: 0.2, unsure: 0 },
    moved: 0.1,
    maxSteps: 50,
  };
  return benchReuse(openLab(jobs), { homes, ...plain, ...request });
}

/** What has to hold whatever is drawn. */
function expectSound({ truthful, moving, withoutHabits = moving }: ReuseResult): void {
  expect(truthful).toMatchObject({ unnecessaryQuestions: 0, askedAgain: 0 });
  expect(truthful.wrongReuseRate.mean).toBeLessThan(0.01);
  expect(truthful.questionsSaved).toBeGreaterThan(0);
  for (const arm of [moving, withoutHabits]) expect(arm.unnecessaryQuestions).toBe(0);
}

it("asks nothing twice in our own homes, and uses nothing that was seen to be untrue", async () => {
  const result = await bench({});
  expectSound(result);
  expect(result).toMatchObject({ homes: 2, rooms: 2, failures: [] });
  expect(result.truthful.tasks).toBe(16);
  expect(result.moving.byAge.map(({ age }) => age)).toEqual(expect.arrayContaining([1, 2]));
  for (const { age, unavoidable } of result.moving.byAge) {
    expect(unavoidable).toBeCloseTo(1 - 0.9 ** age, 10);
  }
});

it("plays the same in a process of its own", async () => {
  const homes = [{ id: "bathroom", file: "bathroom" }];
  const few = { homes, rounds: 4, seeds: [1, 2] };
  expect(await bench({ ...few, jobs: 2 })).toEqual(await bench(few));
});

it.skipIf(!realGames)("holds on a few of the real realGames", async () => {
  const homes = openLab().games(realGames ?? "");
  expectSound(await bench({ homes, limit: 2, rounds: 8, seeds: [2] }));
});

it("takes homes of as many rooms as possible, and lists those that cannot be played", async () => {
  const games = ["a-1/x", "a-1/y", "b-2/x", "b-2/y", "c-1/z"].map((id) => ({ id, file: id }));
  const chosen = await bench({ homes: games, limit: 3 });
  expect(chosen.rooms).toBe(2);
  expect(new Set(chosen.failures.map(({ home }) => home))).toEqual(
    new Set(["a-1/x", "b-2/x", "a-1/y"]),
  );
  const result = await bench({ homes: [{ id: "castle", file: "castle" }] });
  expect(result.truthful.tasks).toBe(0);
  expect(result.failures.map(({ home }) => home)).toEqual(["castle", "castle", "castle"]);
  expect(result.skipped).toMatchObject([
    { file: "castle", reason: expect.stringMatching(/no such file/) },
  ]);
});
