import { describe, expect, it } from "vitest";
import { decisions, openSous, playKitchen } from "./household-scenario.js";

describe("answers", () => {
  it("are worth the steps that the same task takes without them", async () => {
    const asking = await openSous(":memory:");
    const [helped] = await playKitchen(asking);
    const taken = (await decisions(asking.memory, helped?.id ?? "")).filter(isCommand);
    await asking.stop();

    const silent = await openSous(":memory:");
    const [alone] = await playKitchen(silent, { askPolicy: "never" });
    const needed = (await decisions(silent.memory, alone?.id ?? "")).filter(isCommand);
    await silent.stop();

    expect(helped?.worth).toEqual({
      stepsWith: taken.length,
      stepsWithout: needed.length,
      successWithout: alone?.reward === 1,
      commandsWithout: needed,
    });
    expect(needed.length).toBeGreaterThan(taken.length);
    expect(alone?.worth).toBeNull();
  });

  it("that are wrong do not make a task fail, and are marked", async () => {
    const sous = await openSous(":memory:", { wrong: 1 });
    const { memory } = sous;
    const episodes = await playKitchen(sous, { rounds: 6 });
    expect(episodes.map(({ reward }) => reward)).toEqual([1, 1, 1, 1, 1, 1]);
    const facts = await memory.facts.list({ household: "kitchen", valid: false });
    const told = facts.filter(({ source }) => source === "answer");
    expect(told.length).toBeGreaterThan(2);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(["contradicted"]));
    const notes = (await memory.outbox.list()).flatMap(({ note }) => note?.text ?? []);
    const corrections = notes.filter((text) => text.includes("The note is marked as out of date."));
    expect(corrections).toHaveLength(told.length);
    await sous.stop();
  });

  it("that were wrong are not used again: what the success showed is", async () => {
    const sous = await openSous(":memory:", { wrong: 1 });
    const episodes = await playKitchen(sous, { rounds: 3 });
    const facts = await sous.memory.facts.list({ household: "kitchen" });
    const meanings = facts.filter(({ subject }) => subject === "Ana's mug");
    expect(meanings).toMatchObject([{ relation: "is", objects: ["mug 1"], source: "inference" }]);
    const third = await decisions(sous.memory, episodes[2]?.id ?? "");
    expect(third.filter((line) => line.startsWith("take"))).toHaveLength(1);
    await sous.stop();
  });

  it("make later rounds ask less", async () => {
    const sous = await openSous(":memory:");
    const episodes = await playKitchen(sous, { rounds: 3 });
    const asked = await Promise.all(
      episodes.map(({ id }) => sous.memory.questions.list({ episode: id })),
    );
    expect(asked.map(({ length }) => length)).toEqual([2, 0, 0]);
    expect((await sous.watch.snapshot("kitchen"))?.reused.length).toBeGreaterThanOrEqual(2);
    await sous.stop();
  });
});

function isCommand(line: string): boolean {
  return line !== "begin" && !line.includes(": ");
}
