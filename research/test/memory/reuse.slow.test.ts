/** What memory saves over many rounds, and how often it misleads: figures from what was recorded. */
import { expect, it } from "vitest";
import { classOf, type Fact } from "../../../src/core/memory/fact.js";
import type { HomeRecord } from "../../lab/living.js";
import { auditHome } from "../../memory/reuse/audit.js";
import {
  type BenchReuseRequest,
  benchReuse,
  type ReuseResult,
} from "../../memory/reuse/bench-reuse.js";
import { openLab, realGames, watch } from "../set-up.js";

function bench(change: Partial<BenchReuseRequest> & { jobs?: number }): Promise<ReuseResult> {
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
  for (const arm of [truthful, moving, withoutHabits]) {
    expect(arm).toMatchObject({ usedAfterContradiction: 0, ledgerDisagrees: 0 });
  }
}

it("asks nothing twice in our own homes, and uses nothing that was seen to be untrue", async () => {
  const { result, seen } = await watch(() => bench({}));
  expectSound(result);
  expect(result).toMatchObject({ homes: 2, rooms: 2, failures: [] });
  expect(result.truthful.tasks).toBe(16);
  expect(seen).toEqual(["1/6", "2/6", "3/6", "4/6", "5/6", "6/6"]);
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

/** The record as it would be had the notebook been used, or not been used, against what was seen. */
function tampered(
  record: HomeRecord,
  change: (step: HomeRecord["rounds"][0]["lived"][0]) => unknown,
) {
  return {
    ...record,
    rounds: record.rounds.map((round) => ({
      ...round,
      lived: round.lived.map((step) => ({ ...step, ...(change(step) as object) })),
    })),
  };
}

/** A sighting of a thing, the only one of its class there, that was seen at another place afterwards. */
function seenElsewhereLater(facts: readonly Fact[]) {
  const seen = facts.filter(({ relation }) => relation === "holds");
  for (const [index, { id, subject, objects }] of seen.entries()) {
    const thing = objects.find(
      (one) =>
        objects.filter((other) => classOf(other) === classOf(one)).length === 1 &&
        seen.slice(index).some((later) => later.subject !== subject && later.objects.includes(one)),
    );
    if (thing) return { id, thing };
  }
  throw new Error("nothing was moved");
}

it("would notice an unnecessary question, a wrong reuse and a fact used against what was seen", async () => {
  const settings = { rounds: 8, wrong: 0, unsure: 0, moved: 0, maxSteps: 50, seed: 1 };
  const record = await openLab().live("kitchen", settings);
  const audit = auditHome(record);
  expect(audit).toMatchObject({
    unnecessaryQuestions: 0,
    usedAfterContradiction: 0,
    ledgerAgrees: true,
  });
  expect(audit.questionsSaved).toBeGreaterThan(0);

  const asked = auditHome(
    tampered(record, ({ step }) =>
      step.kind === "ask" && step.handling === "notebook"
        ? { step: { ...step, handling: "posted" } }
        : {},
    ),
  );
  expect(asked).toMatchObject({
    unnecessaryQuestions: audit.questionsSaved,
    ledgerAgrees: false,
  });

  const { id, thing } = seenElsewhereLater(record.facts);
  const need = { func: "where", noun: thing.replace(/ \d+$/, "") };
  const old = auditHome(
    tampered(record, ({ step }) =>
      step.kind === "ask" && step.handling === "notebook"
        ? { because: [id], step: { ...step, need } }
        : {},
    ),
  );
  expect(old.usedAfterContradiction).toBeGreaterThan(0);
});

it.each([
  ["the place where one was seen, which may be the same one", "desk 2", 0],
  ["another place", "shelf 1", 1],
])("counts one of two things that was told of once: at %s", (_, place, unnecessary) => {
  const act = (factWatermark: number, command: string, observation: string) => ({
    step: { kind: "act", thought: "", command, observation, admissible: [], reward: 0 },
    because: [],
    factWatermark,
  });
  const fact = { polarity: true, certainty: "sure" };
  const facts = [
    { ...fact, id: "f0", subject: "pen", relation: "at", objects: [place], source: "answer" },
    { ...fact, id: "f1", subject: "desk 2", relation: "holds", objects: ["pen 1"] },
  ];
  const step = { kind: "ask", need: { func: "where", noun: "pen", adjective: "two" } };
  const truth = { "desk 2": ["pen 2", "pen 1"], "shelf 1": ["pen 3"] };
  const lived = [
    act(0, "look", ""),
    act(1, "go to desk 2", "On the desk 2, you see a pen 2."),
    act(1, "take pen 2 from desk 2", "You pick up the pen 2."),
    act(1, "go to desk 2", "On the desk 2, you see a pen 1."),
    { step: { ...step, handling: "posted" }, because: [], factWatermark: 2, truth },
  ];
  const ledger = { questionsSaved: 0, questionsAsked: 1, askedAgain: 0, wrongReuses: 0 };
  const record = { rounds: [{ lived, success: true }], facts, ledger };
  expect(auditHome(record as unknown as HomeRecord).unnecessaryQuestions).toBe(unnecessary);
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
