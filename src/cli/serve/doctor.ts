/** Checks the installation (`sous doctor`), and prints what language models cost (`usage`). */
import { Option } from "commander";
import { visibleLine } from "../../../bots/present/visible-text.js";
import type { UsageRow } from "../../../memory/statements/models.js";
import { addFields } from "../../agent/answers-seen.js";
import { type Examined, examine } from "../../app/operating/doctor.js";
import type { LiveRun } from "../../app/operating/live-check.js";
import { loadConfig } from "../../app/settings/config.js";
import { formatCheck } from "../../core/check.js";
import { Interrupted } from "../../core/errors.js";
import { localTimeOf } from "../../core/local-time.js";
import { type ModelUsage, noUsage } from "../../core/model/model.js";
import { many } from "../../core/words/wording.js";
import * as shared from "../options.js";
import { type KeptOptions, reading, requireHousehold } from "../play/kept.js";
import { type DataOptions, dataCommand, type SousCommand } from "../sous-command.js";
import { readMemory } from "../storage/database.js";

export function doctorCommand(): SousCommand {
  return dataCommand("doctor")
    .option(
      "--live",
      "also post a test question in each configured channel, wait until you press and reply, and remove it",
    )
    .option(
      "--wait <s>",
      "with --live: seconds in which to press, and again to reply; 0: nobody is there",
      shared.wholeNumber(0),
      60,
    )
    .option("--mend", "also take away other users' rights to the database and the settings")
    .addOption(new Option("--again", "accepted from older versions, without effect").hideHelp())
    .notes(`
Exits with 1 when anything failed.

Examples:
  sous doctor
  sous doctor --live
  sous doctor --live --wait 0
  sous doctor --mend
  sous doctor --json`)
    .action(runDoctor);
}

async function runDoctor(
  options: DataOptions & { live?: boolean; wait: number; mend?: boolean },
): Promise<void> {
  const { db, live, wait, mend } = options;
  const stopping = new AbortController();
  const interrupt = () => stopping.abort();
  if (live) process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const run: LiveRun = {
    waitMs: wait * 1000,
    // Keeps standard output for the report.
    tell: (text) => process.stderr.write(`${text}\n`),
    signal: stopping.signal,
  };
  const examined = await examine({ database: db, ...(live && { live: run }), mend: mend === true });
  process.removeListener("SIGINT", interrupt).removeListener("SIGTERM", interrupt);
  shared.printEither(options, examined, formatChecks(examined));
  if (stopping.signal.aborted) throw new Interrupted("Stopped; what was tried is above.");
  if (!examined.ok) process.exitCode = 1;
}

export function formatChecks({ checks }: Pick<Examined, "checks">): string {
  const failed = checks.filter(({ state }) => state === "fail").length;
  const doubtful = checks.filter(({ state }) => state === "warn").length;
  const all = failed === 0 ? "Nothing failed" : `${failed} of ${checks.length} checks failed`;
  const end = doubtful > 0 ? `${all}, ${doubtful} to look at.` : `${all}.`;
  return [...checks.flatMap(formatCheck), "", end].join("\n");
}

export function usageCommand(): SousCommand {
  return reading("usage")
    .option("--episodes <n>", "how many of the last episodes to list", shared.wholeNumber(0), 10)
    .notes(`
The server counts tokens; SOUS_LLM_PRICES gives dollars. Kept replies cost nothing and are counted apart.

Examples:
  sous doctor usage
  sous doctor usage kitchen --episodes 3
  sous doctor usage --json`)
    .action((_home: string | undefined, options: KeptOptions & { episodes: number }) =>
      readMemory(options, async (memory) => {
        const { timeZone } = loadConfig().rules;
        const { household } = options;
        if (household !== undefined) await requireHousehold(memory, household);
        const rows = (await memory.models.listUsage()).filter(
          ({ charge }) => household === undefined || charge.household === household,
        );
        const summary = summarise(rows, timeZone, options.episodes);
        shared.printEither(options, summary, describe(summary));
      }),
    );
}

function summarise(rows: readonly UsageRow[], timeZone: string, last: number) {
  const episodes = Object.entries(groupBy(rows, ({ charge }) => charge.episode ?? null));
  return {
    all: rows.reduce(addFields, noUsage),
    models: groupBy(rows, ({ model }) => model),
    /** By day in the configured time zone ("2026-01-31"), oldest first. */
    days: groupBy(rows, ({ at }) => localTimeOf(at, timeZone).day),
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

function describe({ all, models, days, episodes }: ReturnType<typeof summarise>) {
  if (all.requests + all.cached === 0) return "No language model has been asked yet.";
  const several = Object.keys(models).length > 1 ? models : {};
  return [
    formatUsage("all together", all),
    ...Object.entries({ ...several, ...days }).map(([name, one]) => formatUsage(`  ${name}`, one)),
    ...Object.entries(episodes).map(([name, one]) => formatUsage(`  episode ${name}`, one)),
  ];
}

function formatUsage(name: string, usage: ModelUsage): string {
  const { requests, cached, promptTokens, completionTokens, cachedTokens, reasoningTokens } = usage;
  const parts = [
    cachedTokens > 0 ? `${cachedTokens} of them cached by the server` : "",
    reasoningTokens > 0 ? `${reasoningTokens} tokens of reasoning` : "",
  ].filter((part) => part !== "");
  const more = parts.length > 0 ? ` (${parts.join(", ")})` : "";
  return visibleLine(
    `${name}: ${many(requests, "request")} (and ${cached} kept), ${promptTokens} tokens in, ${completionTokens} out${more}, $${usage.cost.toFixed(4)}`,
  );
}
