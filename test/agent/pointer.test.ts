/** The notebook's pointer within the whole product: a policy that asks for something else. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Sous } from "../../src/app/wire.js";
import type { AskOption, Policy } from "../../src/core/decision.js";
import type { NotebookView } from "../../src/core/notebook.js";
import { openSous, playKitchen } from "./household-scenario.js";

let folder: string;
let sous: Sous | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "sous-pointer-"));
});
afterEach(async () => {
  await sous?.stop();
  sous = null;
  rmSync(folder, { recursive: true });
});

const where = (noun: string, ...candidates: string[]): AskOption => ({
  need: { func: "where", noun },
  why: "",
  candidates,
  thought: `Where is the ${noun}?`,
  because: [],
});

/** Asks once, then gives up. */
function createAskingPolicy(question: AskOption, alternatives: readonly AskOption[]): Policy {
  return {
    name: "asking",
    decide: async ({ trajectory }) =>
      trajectory.some(({ kind }) => kind === "ask")
        ? { kind: "stop", reason: "gave-up", thought: "I stop.", because: [] }
        : { kind: "ask", ...question, alternatives },
  };
}

async function ask(
  notebook: NotebookView,
  question: AskOption,
  alternatives: readonly AskOption[] = [],
) {
  sous = await openSous(
    path.join(folder, "sous.db"),
    {},
    { notebook, policy: createAskingPolicy(question, alternatives) },
  );
  const [episode] = await playKitchen(sous);
  const steps = await sous.memory.episodes.steps(episode?.id ?? "");
  return {
    task: episode?.task.sentence,
    asked: steps.flatMap(({ step }) => (step.kind === "ask" ? [step] : [])),
  };
}

const foreign = where("basketball", "shelf 1");

it("does not put to people what is not about the task, and says why", async () => {
  const { asked } = await ask("task", foreign);
  expect(asked).toMatchObject([
    {
      need: foreign.need,
      handling: "withheld",
      outcome: "withheld",
      reason: "it is not about the task",
    },
  ]);
});

it("puts it to them without the notebook", async () => {
  const { asked } = await ask("all", foreign);
  expect(asked).toMatchObject([{ need: foreign.need, handling: "posted" }]);
});

it("asks the question that is about the task, of several", async () => {
  const { task } = await ask("all", foreign);
  await sous?.stop();
  const noun = /mug|apple|tomato|egg|knife|cup|bread|potato|lettuce|plate|bowl|pan/.exec(
    task ?? "",
  )?.[0];
  expect(noun).toBeDefined();
  rmSync(folder, { recursive: true });
  const about = where(noun ?? "", "countertop 1");
  const { asked } = await ask("task", foreign, [about]);
  expect(asked).toMatchObject([{ need: about.need, handling: "posted" }]);
});
