import { type Command, Option } from "commander";
import { type Examined, examine } from "../app/doctor.js";
import type { LiveRun } from "../app/live-check.js";
import { formatCheck } from "../core/check.js";
import { Interrupted } from "../core/errors.js";
import * as shared from "./options.js";
import { dataCommand } from "./options.js";

export function doctorCommand(): Command {
  return (
    dataCommand("doctor")
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
      .option("--mend", "also take other users' rights to the database and the settings away")
      // Accepted from older versions, without effect.
      .addOption(new Option("--again").hideHelp())
      .addHelpText(
        "after",
        "\nExits with 1 when anything failed.\n\nExamples:\n  sous doctor\n  sous doctor --live\n  sous doctor --live --wait 0\n  sous doctor --mend\n  sous doctor --json",
      )
      .action(runDoctor)
  );
}

async function runDoctor({
  db,
  live = false,
  wait,
  mend,
  json = false,
}: {
  db?: string;
  live?: boolean;
  wait: number;
  mend?: boolean;
  json?: boolean;
}): Promise<void> {
  const stopping = new AbortController();
  const interrupt = () => stopping.abort();
  if (live) process.once("SIGINT", interrupt).once("SIGTERM", interrupt);
  const run: LiveRun = {
    waitMs: wait * 1000,
    // Standard output is for the report.
    tell: (text) => process.stderr.write(`${text}\n`),
    signal: stopping.signal,
  };
  const examined = await examine({ database: db, ...(live && { live: run }), mend: mend === true });
  process.removeListener("SIGINT", interrupt).removeListener("SIGTERM", interrupt);
  if (json) shared.printJson(examined);
  else shared.print(formatChecks(examined));
  if (stopping.signal.aborted) throw new Interrupted("Stopped; what was tried is above.");
  if (!examined.ok) process.exitCode = 1;
}

/** Prints a line per check with its advice, and a summary. */
export function formatChecks({ checks }: Pick<Examined, "checks">): string {
  const failed = checks.filter(({ state }) => state === "fail").length;
  const doubtful = checks.filter(({ state }) => state === "warn").length;
  const all = failed === 0 ? "Nothing failed" : `${failed} of ${checks.length} checks failed`;
  const end = doubtful > 0 ? `${all}, ${doubtful} to look at.` : `${all}.`;
  return [...checks.flatMap(formatCheck), "", end].join("\n");
}
