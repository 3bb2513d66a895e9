/** `sous doctor usage`: use of language models per day and episode. */
import type { Command } from "commander";
import { visibleLine } from "../../bots/present/visible-text.js";
import { addFields } from "../agent/answers-seen.js";
import { loadConfig } from "../app/settings/config.js";
import { localTimeOf } from "../core/local-time.js";
import { type ModelUsage, noUsage } from "../core/model.js";
import type { UsageRow } from "../core/model-store.js";
import { many } from "../core/wording.js";
import { readMemory } from "./database.js";
import { type KeptOptions, reading, requireHousehold } from "./kept.js";
import * as shared from "./options.js";

export function usageCommand(): Command {
  return reading("usage")
    .option("--episodes <n>", "how many of the last episodes to list", shared.wholeNumber(0), 10)
    .addHelpText(
      "after",
      `
The server counts tokens; SOUS_LLM_PRICES gives dollars. Kept replies cost nothing and are counted apart.

Examples:
  sous doctor usage
  sous doctor usage kitchen --episodes 3
  sous doctor usage --json`,
    )
    .action((_home: string | undefined, options: KeptOptions & { episodes: number }) =>
      readMemory(options, async (memory) => {
        const { timeZone } = loadConfig().rules;
        const { household } = options;
        if (household !== undefined) await requireHousehold(memory, household);
        const rows = (await memory.models.listUsage()).filter(
          ({ charge }) => household === undefined || charge.household === household,
        );
        const summary = summarise(rows, timeZone, options.episodes);
        if (options.json) shared.printJson(summary);
        else describe(summary);
      }),
    );
}

function summarise(rows: readonly UsageRow[], timeZone: string, last: number) {
  const episodes = Object.entries(groupBy(rows, ({ charge }) => charge.episode ?? null));
  return {
    all: rows.reduce(addFields, noUsage),
    models: groupBy(rows, ({ model }) => model),
    /** "2026-01-31" in the configured time zone, oldest first. */
    days: groupBy(rows, ({ at }) => localTimeOf(at, timeZone).day),
    /** The last ones, oldest first. */
    episodes: Object.fromEntries(last === 0 ? [] : episodes.slice(-last)),
  };
}

function groupBy(
  rows: readonly UsageRow[],
  nameOf: (row: UsageRow) => string | null,
): Readonly<Record<string, ModelUsage>> {
  const groups = new Map<string, ModelUsage>();
  for (const row of rows) {
    const name = nameOf(row);
    if (name !== null) groups.set(name, addFields(groups.get(name) ?? noUsage, row));
  }
  return Object.fromEntries(groups);
}

function describe({ all, models, days, episodes }: ReturnType<typeof summarise>): void {
  if (all.requests + all.cached === 0) {
    shared.print("No language model has been asked yet.");
    return;
  }
  printUsage("all together", all);
  if (Object.keys(models).length > 1)
    for (const [model, one] of Object.entries(models)) printUsage(`  ${model}`, one);
  for (const [day, one] of Object.entries(days)) printUsage(`  ${day}`, one);
  for (const [episode, one] of Object.entries(episodes)) printUsage(`  episode ${episode}`, one);
}

function printUsage(name: string, usage: ModelUsage): void {
  const { requests, cached, promptTokens, completionTokens, cachedTokens, reasoningTokens } = usage;
  const parts = [
    cachedTokens > 0 ? `${cachedTokens} of them read before` : "",
    reasoningTokens > 0 ? `${reasoningTokens} tokens thought` : "",
  ].filter((part) => part !== "");
  const more = parts.length > 0 ? ` (${parts.join(", ")})` : "";
  shared.print(
    visibleLine(
      `${name}: ${many(requests, "request")} (and ${cached} kept), ${promptTokens} tokens in, ${completionTokens} out${more}, $${usage.cost.toFixed(4)}`,
    ),
  );
}
