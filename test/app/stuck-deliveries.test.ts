/** What could not be shown, from the command line: said, and shown once its cause is mended. */
import { describe, expect, it, onTestFinished } from "vitest";
import { openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/clock.js";
import { keepHousehold } from "../../src/app/households.js";
import { listStuck } from "../../src/app/stuck-deliveries.js";
import { DeliveryError } from "../../src/core/errors.js";
import { newFile } from "../memory/folder.js";
import { keepDead } from "./dead-card.js";
import { openWith, QuietPeople } from "./open-scenario.js";
import { readSous, runSous } from "./run-sous.js";

const patience = { timeout: 120_000 };

describe("without a process that serves", patience, () => {
  it("prints what is stuck for people, and writes the retry itself", async () => {
    const db = await keepDead();
    const printed = await runSous("questions", "--stuck", "--db", db);
    expect(printed).toMatchObject({ code: 0, err: "" });
    expect(printed.out).toBe(
      [
        "e1  Where is a mug?",
        "  Home kitchen, simulated c1: the question, given up after 1 try, since 1970-01-01T00:00:05.000Z",
        "  error: Slack: An API error occurred: is_archived",
        "  to do: The channel is archived: unarchive it, then try again.",
        "Try again: sous questions retry <id>, or --all",
        "",
      ].join("\n"),
    );
    expect(await readSous("questions", "retry", "--all", "--db", db)).toEqual({ retried: ["e1"] });
    const again = await runSous("questions", "retry", "--all", "--db", db);
    expect(again).toMatchObject({ code: 0, out: "Nothing is stuck.\n" });
    expect((await runSous("questions", "--stuck", "--db", db)).out).toBe("Nothing is stuck.\n");
  });

  it("asks which, and says what is wrong", async () => {
    const db = await keepDead();
    const [none, both, missing, help] = await Promise.all([
      runSous("questions", "retry", "--db", db),
      runSous("questions", "retry", "e1", "--all", "--db", db),
      runSous("questions", "retry", "e1", "--db", newFile("none.db")),
      runSous("questions", "--help"),
    ]);
    for (const { code, err } of [none, both]) {
      expect(code).toBe(1);
      expect(err).toBe("sous: Say which, or --all. Which there are: sous questions --stuck\n");
    }
    expect(missing.err).toContain("there is no such database");
    expect(help.out).toContain("sous questions retry q-1a2b3c");
  });

  it("prints the ids of questions, and those that are open alone", async () => {
    const db = await keepDead();
    const open = await runSous("questions", "--open", "--db", db);
    expect(open.out).toBe("q1  Where is a mug? [open]\n");
    const memory = await openMemory({ file: db, clock: systemClock });
    await memory.questions.close("q1", "expired", "nobody answered in time", 2000);
    await memory.close();
    expect((await runSous("questions", "--open", "--db", db)).out).toBe("No question is open.\n");
    expect((await runSous("questions", "--db", db)).out).toBe("q1  Where is a mug? [expired]\n");
  });
});

describe("a card that is dead", () => {
  it("does not hold its task: the question runs out as usual, and the task goes on to its end", async () => {
    const { bot } = new QuietPeople();
    const sous = await openWith(
      newFile(),
      {
        ...bot,
        post: async () => {
          throw new DeliveryError("Discord: Missing Access", { retryable: false });
        },
      },
      700,
    );
    onTestFinished(() => sous.stop());
    const household = await keepHousehold(sous.memory, "kitchen", systemClock);
    const [episode] = await sous.runner.play({
      household,
      rounds: 1,
      askPolicy: "missing",
      maxSteps: 50,
      seed: 1,
      bot: "simulated",
      channel: "simulated",
    });
    expect(episode?.end).toEqual({ kind: "terminated" });
    const states = (await sous.memory.questions.list()).map(({ state }) => state);
    expect(new Set(states)).toEqual(new Set(["expired"]));
    expect(await listStuck(sous.memory)).toMatchObject([
      { id: episode?.id, state: "dead", advice: expect.stringContaining("View Channel") },
    ]);
  });
});
