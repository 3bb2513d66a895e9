/** A campaign is played to its end, whatever becomes of the process, and what was answered goes out. */
import { describe, expect, it } from "vitest";
import { createCampaign, moveCampaign } from "../../../src/app/campaigns/lifecycle.js";
import { newFile } from "../../memory/folder.js";
import { dieAfter } from "../dying-memory.js";
import { begin, clock, isClosed, look, patience, until } from "./play-setup.js";
import { pilot, startCampaigns, startedSous } from "./scenario.js";

describe("a campaign", patience, () => {
  it.each([1, 30])("goes on where it was after a kill before write %i", async (writes) => {
    const file = newFile();
    const design = { tasks: ["kitchen"], copies: 2, atOnce: 2, rounds: 2 };
    const first = await startCampaigns(file, {
      around: (memory) => dieAfter(memory, writes),
    });
    const begun = await begin(first, design).then(
      () => true,
      () => false,
    );
    if (begun) await clock.sleep(500);
    await first.stop();

    const sous = await startedSous(file);
    const { memory } = sous;
    await createCampaign({ memory, clock }, pilot(design));
    const { state } = await look(memory);
    if (state === "created") await moveCampaign({ memory, clock }, "pilot", "start");
    await sous.campaigns.tend();
    await sous.runner.resume();
    sous.campaigns.start();
    await until(() => isClosed(sous));
    expect(await look(memory)).toMatchObject({ households: 2, episodesEnded: 4 });
    for (const { household, arm } of await memory.campaigns.assignments("pilot")) {
      const episodes = await memory.episodes.list(household);
      expect(episodes.map((episode) => [episode.round, episode.arm?.name])).toEqual([
        [1, arm],
        [2, arm],
      ]);
    }
  });

  it("ends at its stop rule, with nothing left open", async () => {
    const sous = await startedSous(newFile());
    await begin(sous, { copies: 20, stop: { answers: 12, date: "2999-12-31" } });
    await until(() => isClosed(sous));
    const { memory } = sous;
    const report = await look(memory);
    expect(report.reason).toMatch(/^\d+ answers were given, and 12 were wanted$/);
    expect(report.answers).toBeGreaterThanOrEqual(12);
    expect(report.householdsDone).toBeLessThan(report.households);
    await until(async () => (await memory.runs.list()).length === 0);
    expect(await memory.episodes.unfinished()).toEqual([]);
    expect(await memory.questions.list({ campaign: "pilot", state: "open" })).toEqual([]);
  });

  it("ends the day after its last one, and when people agree", async () => {
    const sous = await startedSous(newFile());
    await begin(sous, { copies: 1, stop: { date: "2001-01-01" } });
    await until(() => isClosed(sous));
    expect((await look(sous.memory)).reason).toBe("its last day was 2001-01-01");
    await begin(sous, {
      id: "second",
      copies: 8,
      answersPerQuestion: 2,
      stop: { agreement: -0.5 },
    });
    await until(async () => (await sous.memory.campaigns.get("second"))?.state === "closed");
    expect((await sous.memory.campaigns.get("second"))?.reason).toMatch(/^people agree: alpha is /);
    expect((await sous.memory.campaigns.counts("second")).answers).toBeGreaterThanOrEqual(40);
  });
});
