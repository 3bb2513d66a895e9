import { InvalidArgumentError } from "commander";
import { describe, expect, it } from "vitest";
import { createSimulatedBot } from "../../bots/simulated/index.js";
import { systemClock } from "../../src/app/clock.js";
import { createLog } from "../../src/app/log.js";
import { startSous } from "../../src/app/wire.js";
import { askRule } from "../../src/cli/options.js";
import { newFile } from "../memory/folder.js";
import { ownerIn } from "./caller.js";

describe("--ask", () => {
  it("takes names with their amounts, in one spelling", () => {
    expect(["missing", "random:.5", "budget:2", "conformal"].map(askRule)).toEqual([
      "missing",
      "random:0.5",
      "budget:2",
      "conformal",
    ]);
  });

  it.each(["sometimes", "random:2", "budget:x"])("refuses %s", (text) => {
    expect(() => askRule(text)).toThrow(InvalidArgumentError);
  });
});

it("what people start from a bot asks as it was told to", async () => {
  const sous = await startSous({
    database: newFile(),
    command: "a test",
    clock: systemClock,
    log: createLog("error"),
    bots: [
      createSimulatedBot({
        clock: systemClock,
        people: ["Ana"],
        seed: 1,
        unsure: 0,
        wrong: 0,
        delayMs: 0,
      }),
    ],
    answerTimeoutMs: 60_000,
    paceMs: 0,
    ask: "budget:0",
  });
  try {
    const { episode } = await sous.control.play({ home: "kitchen" }, ownerIn("simulated"));
    expect((await sous.memory.episodes.get(episode))?.askPolicy).toBe("budget:0");
    expect((await sous.memory.runs.get("kitchen"))?.plan.askPolicy).toBe("budget:0");
  } finally {
    await sous.stop();
  }
});
