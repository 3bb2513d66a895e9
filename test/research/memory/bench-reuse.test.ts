import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { systemClock } from "../../../src/app/clock.js";
import { createLog } from "../../../src/app/log.js";
import { loadConfig } from "../../../src/app/settings/config.js";
import { classOf, type Fact } from "../../../src/core/fact.js";
import type { HomeRecord, Lab } from "../../../src/research/lab/contract.js";
import { createLabPool } from "../../../src/research/lab/pool.js";
import { auditHome } from "../../../src/research/memory/reuse/audit.js";
import {
  type BenchReuseRequest,
  type BenchReuseResult,
  benchReuse,
  chooseHomes,
} from "../../../src/research/memory/reuse/bench-reuse.js";
import { writeReuseReport } from "../../../src/research/memory/reuse-report.js";
import { newFile } from "../../memory/folder.js";
import { sharedData } from "../../shared-data.js";

const patience = { timeout: 120_000 };

function openLab(jobs = 1): Lab {
  const parts = { config: loadConfig(), clock: systemClock, log: createLog("error") };
  const lab = createLabPool(parts, jobs);
  onTestFinished(() => lab.close());
  return lab;
}

function bench(change: Partial<BenchReuseRequest> & { jobs?: number }): Promise<BenchReuseResult> {
  const { jobs, ...request } = change;
  const homes = ["bathroom", "kitchen"].map((id) => ({ id, file: id }));
  const plain = { rounds: 8, seeds: [1], wrong: 0.2, moved: 0.1, maxSteps: 50 };
  return benchReuse(openLab(jobs), { homes, ...plain, ...request });
}

/** What has to hold whatever is drawn. */
function expectSound({ truthful, moving }: BenchReuseResult): void {
  expect(truthful).toMatchObject({ unnecessaryQuestions: 0, askedAgain: 0 });
  expect(truthful.wrongReuseRate.mean).toBeLessThan(0.01);
  expect(truthful.questionsSaved).toBeGreaterThan(0);
  for (const arm of [truthful, moving]) {
    expect(arm).toMatchObject({ usedAfterContradiction: 0, ledgerDisagrees: 0 });
  }
}

it(
  "asks nothing twice in our own homes, and uses nothing that was seen to be untrue",
  patience,
  async () => {
    const seen: string[] = [];
    const result = await bench({ onProgress: (done, of) => seen.push(`${done}/${of}`) });
    expectSound(result);
    expect(result).toMatchObject({ homes: 2, rooms: 2, failures: [] });
    expect(result.truthful.tasks).toBe(16);
    expect(result.moving.byAge.map(({ age }) => age)).toEqual(expect.arrayContaining([1, 2, 3, 4]));
    for (const { age, unavoidable } of result.moving.byAge) {
      expect(unavoidable).toBeCloseTo(1 - 0.9 ** age, 10);
    }
    expect(seen).toEqual(["1/4", "2/4", "3/4", "4/4"]);

    const to = path.join(path.dirname(newFile()), "report");
    const origin = { command: "sous bench reuse --rounds 8", seconds: 1 };
    const files = await writeReuseReport(to, result, origin);
    expect(files.map((file) => path.basename(file)).sort()).toEqual(readdirSync(to).sort());
    const markdown = readFileSync(path.join(to, "reuse.md"), "utf8");
    for (const text of [origin.command, "unavoidable", "20.0 % wrong", "wrong and moved"]) {
      expect(markdown + readFileSync(path.join(to, "reuse-rounds.svg"), "utf8")).toContain(text);
    }
  },
);

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

it(
  "would notice an unnecessary question, a wrong reuse and a fact used against what was seen",
  patience,
  async () => {
    const settings = { rounds: 8, wrong: 0, moved: 0, maxSteps: 50, seed: 1 };
    const record = await openLab().live("kitchen", settings);
    const audit = auditHome(record);
    expect(audit).toMatchObject({ unnecessary: 0, usedAfterContradiction: 0, ledgerAgrees: true });
    expect(audit.saved).toBeGreaterThan(0);

    const asked = auditHome(
      tampered(record, ({ step }) =>
        step.kind === "ask" && step.handling === "notebook"
          ? { step: { ...step, handling: "posted" } }
          : {},
      ),
    );
    expect(asked).toMatchObject({ unnecessary: audit.saved, ledgerAgrees: false });

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
  },
);

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

it("plays the same in a process of its own", patience, async () => {
  const homes = [{ id: "bathroom", file: "bathroom" }];
  const few = { homes, rounds: 4, seeds: [1, 2] };
  expect(await bench({ ...few, jobs: 2 })).toEqual(await bench(few));
});

it("takes homes of as many rooms as possible, and lists those that cannot be played", async () => {
  const games = ["a-1/x", "a-1/y", "b-2/x", "b-2/y", "c-1/z"].map((id) => ({ id, file: id }));
  expect(chooseHomes(games, 3).map(({ id }) => id)).toEqual(["a-1/x", "b-2/x", "a-1/y"]);
  const result = await bench({ homes: [{ id: "castle", file: "castle" }] });
  expect(result.truthful.tasks).toBe(0);
  expect(result.failures.map(({ home }) => home)).toEqual(["castle", "castle"]);
});

const games = sharedData("alfworld", "valid_train");

it.skipIf(!games)("holds on a few of the real games", patience, async () => {
  const homes = openLab().games(games ?? "");
  expectSound(await bench({ homes, limit: 3, rounds: 12, seeds: [2] }));
});
