/** What somebody has in mind counts for one task. */
import { expect, it } from "vitest";
import { openSous, playKitchen } from "../agent/household-scenario.js";
import { newFile } from "../memory/folder.js";

it("is asked in persona mode, shown by a mark, and forgotten with the task", async () => {
  const sous = await openSous(newFile());
  try {
    const played = await playKitchen(sous, { rounds: 3, variant: "ambiguous" });
    const questions = await sous.memory.questions.list({ household: "kitchen" });
    expect(played.every(({ end }) => end?.kind === "terminated")).toBe(true);
    for (const { id, task } of played) {
      const own = questions.filter(({ episode, mode }) => episode === id && mode === "persona");
      expect(own.length).toBeGreaterThan(0);
      for (const question of own) {
        expect(question.need.adjective).toBe("meant");
        expect(question.view.meant).toBe(task.instance);
        expect(question.text).not.toMatch(/\d/);
      }
    }
    const told = await sous.memory.facts.list({ household: "kitchen", valid: false });
    const meant = told.filter(({ subject }) => subject.startsWith("meant "));
    expect(meant.length).toBeGreaterThan(0);
    for (const { id } of played) {
      const because = (await sous.memory.episodes.steps(id)).flatMap((step) => step.because);
      const used = meant.filter((fact) => because.includes(fact.id));
      expect(used.every(({ episode }) => episode === id)).toBe(true);
    }
  } finally {
    await sous.stop();
  }
});
