/** A campaign is played to its end, whatever becomes of the process, and what was answered goes out. */
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { openMemory } from "../../../memory/open.js";
import { moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { makeRelease } from "../../../src/app/release/release.js";
import { newFile } from "../../memory/folder.js";
import { begin, clock, isClosed, look, patience, until } from "./play-setup.js";
import { startCampaigns, startedSous } from "./scenario.js";

describe("a campaign", patience, () => {
  it("is played to the end of its households, which are drawn into arms, and is released", async () => {
    const file = newFile();
    const sous = await startCampaigns(file);
    const { memory } = sous;
    await begin(sous, { copies: 2 });
    await until(() => isClosed(sous));

    const report = await look(memory);
    expect(report).toMatchObject({
      households: 4,
      householdsDone: 4,
      episodesEnded: 8,
      progress: 1,
      people: 3,
      enrolled: 3,
      reason: "every household has been played",
    });
    expect(report.questions).toBeGreaterThan(3);
    const questions = await memory.questions.list({ campaign: "pilot" });
    expect(report.questions).toBe(questions.length);
    expect(report.answers).toBe(questions.reduce((sum, { quorum }) => sum + quorum, 0));
    expect(questions.filter(({ quorum }) => quorum === 3).length).toBeGreaterThan(3);
    expect(report.arms.map(({ propensity }) => propensity)).toEqual([0.5, 0.5]);
    for (const { household, arm } of await memory.campaigns.assignments("pilot")) {
      for (const episode of await memory.episodes.list(household)) {
        expect(episode).toMatchObject({ purpose: "campaign", campaign: "pilot" });
        expect(episode.arm).toMatchObject({ name: arm, reuse: arm === "with", propensity: 0.5 });
        for (const question of await memory.questions.list({ episode: episode.id }))
          expect(question).toMatchObject({ purpose: "campaign", campaign: "pilot" });
      }
    }
    await sous.stop();

    const kept = await openMemory({ file, clock, readOnly: true });
    const out = path.join(path.dirname(newFile()), "release");
    const released = await makeRelease(kept, {
      out,
      key: "k".repeat(40),
      countTokens: (text) => text.length,
      settings: { campaign: "pilot", includeSimulated: true },
    });
    await kept.close();
    expect(released.questions).toBeGreaterThan(0);
    expect(released.trajectories + released.leftOut.deleted).toBe(8);
    expect(existsSync(path.join(out, "README.md"))).toBe(true);
  });

  it("uses in an arm without reuse nothing of earlier rounds", async () => {
    const sous = await startedSous(newFile());
    const { memory } = sous;
    await begin(sous, {
      tasks: ["kitchen"],
      copies: 5,
      rounds: 3,
      answersPerQuestion: 1,
      atOnce: 4,
    });
    await until(() => isClosed(sous));
    const reused = { with: 0, without: 0 };
    for (const { household, arm } of await memory.campaigns.assignments("pilot")) {
      for (const { id } of await memory.episodes.list(household)) {
        const facts = new Map(
          (await memory.facts.list({ household, valid: false })).map((fact) => [fact.id, fact]),
        );
        for (const { because } of await memory.episodes.steps(id)) {
          const older = because.filter((fact) => facts.get(fact)?.episode !== id);
          reused[arm === "with" ? "with" : "without"] += older.length;
        }
      }
    }
    expect(reused.with).toBeGreaterThan(0);
    expect(reused.without).toBe(0);
  });

  it("asks nothing while it is paused, and stays so over a restart", async () => {
    const file = newFile();
    const first = await startCampaigns(file);
    await begin(first, { copies: 20 });
    await until(async () => (await look(first.memory)).answers > 0);
    await moveCampaign({ memory: first.memory, clock }, "pilot", "pause");
    first.campaigns.wake();
    await until(async () =>
      (await first.memory.runs.list()).every(({ pausedAt }) => pausedAt !== null),
    );
    const { questions } = await look(first.memory);
    await first.stop();

    const sous = await startedSous(file);
    await sous.campaigns.tend();
    await sous.runner.resume();
    sous.campaigns.start();
    await clock.sleep(200);
    expect((await look(sous.memory)).questions).toBe(questions);
    await moveCampaign({ memory: sous.memory, clock }, "pilot", "start");
    sous.campaigns.wake();
    await until(async () => (await look(sous.memory)).questions > questions);
  });
});
