/** Games of worlds with an oracle through the whole product: desk, bots, stores and replay. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import type { Sous } from "../../src/app/wire.js";
import type { Episode } from "../../src/core/episode.js";
import { decisions, openSous } from "../agent/household-scenario.js";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sous-games-"));
  file = path.join(folder, "games.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

async function play(sous: Sous, name: string): Promise<Episode | undefined> {
  const household = await keepHousehold(sous.memory, name, systemClock);
  const request = { bot: "simulated", channel: "simulated", maxSteps: 50, seed: 1 } as const;
  return (await sous.runner.play({ ...request, household, rounds: 1, askPolicy: "missing" }))[0];
}

function isQuestion(line: string): boolean {
  return line.includes(": ");
}

describe("cooking", () => {
  it("is won by what people read from the recipe card", async () => {
    const sous = await openSous(file);
    const episode = await play(sous, "cooking:take2-cut");
    expect(episode).toMatchObject({ end: { kind: "terminated" }, reward: 1, policy: "planner" });
    const lines = await decisions(sous.memory, episode?.id ?? "");
    expect(lines.filter(isQuestion)).toEqual([
      "where  white tuna: answered",
      "how  fresh lettuce: answered",
      "how  white tuna: answered",
    ]);
    const [question] = await sous.memory.questions.list({ episode: episode?.id ?? "" });
    expect(question?.view.owner.card).toEqual([
      expect.stringMatching(/^fresh lettuce: /),
      expect.stringMatching(/^white tuna: /),
    ]);
    const notes = (await sous.memory.outbox.list()).flatMap(({ note }) => note?.text ?? []);
    expect(notes).toContainEqual("Noted: the white tuna is in the oven.");
    expect(notes).toContainEqual(expect.stringMatching(/^Noted: the white tuna is to be \w+ed\.$/));
    await sous.stop();
  });

  it("ends at once when people tell a wrong cut, and the next game is another one", async () => {
    const sous = await openSous(file, { wrong: 1 });
    const lost = await play(sous, "cooking:take1-cut");
    expect(lost).toMatchObject({ end: { kind: "truncated", reason: "lost" }, reward: 0 });
    const lines = await decisions(sous.memory, lost?.id ?? "");
    expect(lines.at(-1)).toMatch(/^(slice|dice|chop) /);
    const next = await keepHousehold(sous.memory, "cooking:take1-cut", systemClock);
    expect([lost?.household, next.id]).toEqual(["cooking:take1-cut:1", "cooking:take1-cut:2"]);
    await sous.stop();
  });

  it("looks for itself where people told a wrong place, and says so", async () => {
    const sous = await openSous(file, { wrong: 1 });
    const episode = await play(sous, "cooking:take2:3");
    expect(episode?.reward).toBe(1);
    const told = (
      await sous.memory.facts.list({ household: "cooking:take2:3", valid: false })
    ).filter(({ source }) => source === "answer");
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(["contradicted"]));
    await sous.stop();
  });
});

describe("the grid", () => {
  it.each(["grid:danger+open-door", "grid:favorite", "grid:object-in-box"])(
    "%s is done with people's answers",
    async (name) => {
      const sous = await openSous(file);
      const episode = await play(sous, name);
      expect(episode).toMatchObject({ end: { kind: "terminated" }, reward: 1 });
      const questions = await sous.memory.questions.list({ episode: episode?.id ?? "" });
      expect(questions.map(({ state }) => state)).toEqual(questions.map(() => "answered"));
      expect(questions.length).toBeGreaterThan(0);
      await sous.stop();
    },
  );

  it("ends in danger that people told wrongly of, or without it", async () => {
    const sous = await openSous(file, { wrong: 1 });
    const episode = await play(sous, "grid:danger");
    expect(episode?.end).not.toBeNull();
    const [fact] = await sous.memory.facts.list({ household: "grid:danger:1" });
    expect(fact).toMatchObject({ subject: "danger zone", relation: "is" });
    const view = (await sous.memory.questions.list({ episode: episode?.id ?? "" }))[0]?.view.owner;
    expect(view?.card).not.toContain(`danger zone is ${fact?.objects[0]}`);
    await sous.stop();
  });
});

describe("a game that was interrupted", () => {
  it.each(["cooking:take2-cut", "grid:danger+open-door"])(
    "%s goes on from its rows",
    async (name) => {
      const whole = await openSous(":memory:");
      const straight = await decisions(whole.memory, (await play(whole, name))?.id ?? "");
      await whole.stop();

      const first = await openSous(file, { delayMs: 60_000 });
      const begun = play(first, name).catch((error: Error) => error.message);
      await untilAsked(first);
      await first.stop();
      expect(await begun).toBe("stopped");

      const second = await openSous(file);
      const episode = await play(second, name);
      expect(episode).toMatchObject({ round: 1, reward: 1 });
      expect(await decisions(second.memory, episode?.id ?? "")).toEqual(straight);
      await second.stop();
    },
  );
});

async function untilAsked(sous: Sous): Promise<void> {
  while ((await sous.memory.questions.list({ state: "open" })).length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
