import type { Command } from "commander";
import { visibleLine } from "../../bots/present/visible-text.js";
import type { ReuseFigures, ReuseSummary } from "../core/reuse.js";
import { many, percent } from "../core/wording.js";
import { readMemory } from "./database.js";
import { type KeptOptions, reading, requireHousehold } from "./kept.js";
import * as shared from "./options.js";

export function reuseCommand(): Command {
  return reading("reuse")
    .addHelpText(
      "after",
      `
Covers all households unless you name one. A question is saved if the notebook or an earlier answer
meets the need. A reuse is wrong if the agent then saw that it was untrue.

Examples:
  sous facts reuse
  sous facts reuse kitchen --json`,
    )
    .action((_home: string | undefined, options: KeptOptions) =>
      readMemory(options, async (memory) => {
        const { household } = options;
        if (household !== undefined) await requireHousehold(memory, household);
        const summary = await memory.reuse.summary(household);
        if (options.json) shared.printJson(summary);
        else describe(summary);
      }),
    );
}

const sources: Readonly<Record<string, string>> = {
  answer: "what people said",
  observation: "what I saw",
  inference: "what I worked out",
  rule: "what is so everywhere",
};

function describe(summary: ReuseSummary): void {
  const { questionsSaved, questionsAsked, byHousehold, bySource, byAge, tuples } = summary;
  if (questionsSaved + questionsAsked === 0) {
    shared.print("No question has come up yet. Start with: sous play kitchen");
    return;
  }
  printFigures("all together", summary);
  const homes = Object.entries(byHousehold);
  if (homes.length > 1) for (const [home, figures] of homes) printFigures(`  ${home}`, figures);
  for (const [source, { reuses, lookedAt, untrue }] of Object.entries(bySource)) {
    const name = sources[source] ?? source;
    shared.print(`  by ${name}: ${many(reuses, "time")}, ${lookedAt} looked at, ${untrue} untrue`);
  }
  for (const { age, reuses, lookedAt, untrue } of byAge) {
    const when = age === 0 ? "of the same task" : age === 1 ? "1 task old" : `${age} tasks old`;
    shared.print(`  ${when}: ${many(reuses, "time")}, ${lookedAt} looked at, ${untrue} untrue`);
  }
  if (tuples.used > 0) {
    shared.print(
      `  actions from tuples: ${tuples.used}, in tasks that were done ${tuples.succeeded}`,
    );
  }
}

function printFigures(name: string, figures: ReuseFigures): void {
  const { questionsSaved, questionsAsked, askedAgain, wrongReuses } = figures;
  shared.print(
    visibleLine(
      `${name}: ${many(questionsSaved, "question")} saved, ${questionsAsked} asked (reuse ${percent(figures.reuseRate)}), ${askedAgain} asked again out of doubt, ${wrongReuses} wrong (${percent(figures.wrongReuseRate)}), ${percent(figures.successRate)} of their tasks done`,
    ),
  );
}
