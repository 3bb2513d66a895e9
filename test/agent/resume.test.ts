/** A stopped episode ends when its world has changed. `test/crash` covers an unchanged one. */
import Sqlite from "better-sqlite3";
import { describe, expect, it } from "vitest";
import { hashObservation, resumeEpisode } from "../../src/agent/resume.js";
import { buildCard } from "../../src/desk/deliver/card.js";
import { nextQuestion, openSous, play, SilentPeople } from "../build/sous.js";
import { newFile } from "../memory/folder.js";
import { sampleEpisode, sampleStep } from "../memory/samples.js";

describe("a world that is no longer the same", () => {
  it("is known by its text and by what can be done in it", () => {
    const outcome = (text: string, admissible: readonly string[]) => ({
      observation: { text, admissible },
      reward: 0,
      terminated: false,
    });
    const scene = {
      engine: "test-2",
      task: sampleEpisode().task,
      begin: () => outcome("a room", ["go to shelf 1", "look"]),
      step: () => outcome("a shelf", ["look"]),
    };
    const resumed = (text: string, admissible: readonly string[]) => {
      const step = { kind: "begin", observation: text, admissible } as const;
      const observationHash = hashObservation({ text, admissible });
      return resumeEpisode(scene, sampleEpisode(), [sampleStep({ step, observationHash })]);
    };
    expect(resumed("a room", ["go to shelf 1", "look"])).toMatchObject({ kind: "ready" });
    for (const other of [resumed("a hall", ["go to shelf 1", "look"]), resumed("a room", ["look"])])
      expect(other).toEqual({ kind: "world-changed", seq: 0 });
  });

  it("ends the episode, says so, and lets the next round begin", async () => {
    const database = newFile();
    const first = await openSous({ database, bots: [new SilentPeople().bot] });
    const playing = play(first).catch(() => "stopped");
    await nextQuestion(first);
    await first.stop();
    expect(await playing).toBe("stopped");
    const rows = new Sqlite(database);
    rows.exec("UPDATE steps SET observation_hash = 'of another engine' WHERE seq = 0");
    rows.close();

    const sous = await openSous({ database });
    const [changed, next] = await play(sous, { rounds: 2 });
    const end = { kind: "truncated", reason: "world-changed" };
    expect(changed).toMatchObject({ end, reward: 0 });
    const [question] = await sous.memory.questions.list({ episode: changed?.id ?? "" });
    expect(question?.state).toBe("cancelled");
    const card = await buildCard(sous.memory, changed?.id ?? "");
    expect(card?.done?.reason).toBe("the home is no longer the one that was recorded");
    expect(next).toMatchObject({ round: 2, end: { kind: "terminated" } });
  });
});
