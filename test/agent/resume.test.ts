import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { hashObservation, resumeEpisode } from "../../src/agent/resume.js";
import { buildCard } from "../../src/desk/card.js";
import { newFile } from "../memory/folder.js";
import { sampleEpisode, sampleStep } from "../memory/samples.js";
import { until } from "../story/team.js";
import { openSous, playKitchen } from "./household-scenario.js";
import { expectToGoOn, playUntilChange } from "./stopped-episode.js";

describe("an episode that was stopped", () => {
  it("goes on as if nothing had been, at whichever of some points it stopped", () =>
    expectToGoOn(7));

  it("is taken up at the start of the next process", async () => {
    const file = newFile();
    await playUntilChange(await openSous(file), 6);
    const sous = await openSous(file);
    const [open] = await sous.memory.episodes.unfinished();
    await sous.runner.resume();
    const ended = await until(async () => {
      const episode = await sous.memory.episodes.get(open?.id ?? "");
      return episode?.end && episode;
    });
    expect(ended).toMatchObject({ reward: 1, end: { kind: "terminated" } });
    await sous.stop();
  });
});

describe("a world that is no longer the same", () => {
  const scene = {
    engine: "test-2",
    task: sampleEpisode().task,
    begin: () => outcome("a room", ["go to shelf 1", "look"]),
    step: () => outcome("a shelf", ["look"]),
  };
  function outcome(text: string, admissible: readonly string[]) {
    return { observation: { text, admissible }, reward: 0, terminated: false };
  }
  const begin = (text: string, admissible: readonly string[]) =>
    sampleStep({
      step: { kind: "begin", observation: text, admissible },
      observationHash: hashObservation({ text, admissible }),
    });

  it("is known by its text and by what can be done in it", () => {
    const episode = sampleEpisode();
    const same = begin("a room", ["go to shelf 1", "look"]);
    expect(resumeEpisode(scene, episode, [same])).toMatchObject({ kind: "ready" });
    for (const other of [begin("a hall", ["go to shelf 1", "look"]), begin("a room", ["look"])]) {
      expect(resumeEpisode(scene, episode, [other])).toEqual({ kind: "world-changed", seq: 0 });
    }
  });

  it("ends the episode, says so, and lets the next round begin", async () => {
    const file = newFile();
    const first = await openSous(file, { delayMs: 60_000 });
    const playing = playKitchen(first).catch(() => "stopped");
    await until(async () => (await first.memory.questions.list({ state: "open" })).length > 0);
    await first.stop();
    expect(await playing).toBe("stopped");
    const rows = new Sqlite(file);
    rows.exec("UPDATE steps SET observation_hash = 'of another engine' WHERE seq = 0");
    rows.close();

    const sous = await openSous(file);
    const [changed, next] = await playKitchen(sous, { rounds: 2 });
    expect(changed).toMatchObject({
      end: { kind: "truncated", reason: "world-changed" },
      reward: 0,
    });
    const [question] = await sous.memory.questions.list({ episode: changed?.id ?? "" });
    expect(question?.state).toBe("cancelled");
    const card = await buildCard(sous.memory, changed?.id ?? "");
    expect(card?.done?.reason).toBe("the home is no longer the one that was recorded");
    expect(next).toMatchObject({ round: 2, end: { kind: "terminated" } });
    await sous.stop();
  });
});
