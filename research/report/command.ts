import { existsSync } from "node:fs";
import * as shared from "../../src/cli/options.js";
import { databaseOf, readMemory } from "../../src/cli/storage/database.js";
import { InputError } from "../../src/core/errors.js";
import { declare } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { asPart, code, text } from "./blocks.js";
import type { Report } from "./document.js";
import { composeKept, type KeptFigures, measureKept } from "./kept.js";
import { readResults } from "./read-results.js";
import type { ReadResult, ResultKind, ResultKinds } from "./result-kind.js";

const flags = {
  db: flag.database(),
  out: flag.parsed("--out <dir>", "where it is written", shared.outFolder, "report"),
  results: flag.texts("--results <files...>", "output of benches with --json", [], "none"),
};
type ReportOptions = flag.Given<typeof flags>;

export const reportCommand = (kinds: ResultKinds) =>
  declare({
    flags,
    help: `
Writes report.html, which needs no other file and no network, report.md, and the plots as SVG. The database has
the agents and the questions. Results are output of benches (sous bench --help) and sous study replay with
--json: one per file, or one per line. Of benches over games, --run adds the command that the report names.

Examples:
  sous report
  sous bench cooking --policy learned --json --run > cooking.json
  sous bench ambik --data AmbiK-dataset --half report --json > ambik.json
  sous study replay --json > replay.json
  sous report --results replay.json
  sous report --db .sous/sous.db --results cooking.json ambik.json --out report`,
    run: (options) => runReport(options, kinds),
  });

async function runReport(options: ReportOptions, kinds: ResultKinds): Promise<void> {
  const results = await readResults(options.results ?? [], kinds);
  const file = databaseOf(options);
  const isThere = options.db !== undefined || existsSync(file);
  const kept = isThere ? await readMemory(options, measureKept) : null;
  if (!kept && results.length === 0)
    throw new InputError(
      "nothing was played there yet, and no results are given; play with: sous play kitchen --bot simulated; or measure with: sous bench cooking --json --run > cooking.json, and then: sous report --results cooking.json",
      { file },
    );
  const report = await composeWhole({ kept, results, kinds, command: shared.typedCommand() });
  const { writeReport } = await import("./write-report.js");
  const files = await writeReport(options.out, "report", report);
  if (options.json) return shared.printJson({ files });
  for (const file of files) shared.print(file);
}

export async function composeWhole(given: {
  readonly kept: KeptFigures | null;
  readonly results: readonly ReadResult[];
  readonly kinds: ResultKinds;
  readonly command: string;
}): Promise<Report> {
  const { kept, results, kinds, command } = given;
  const composers = new Set<ResultKind<unknown>["compose"]>();
  for (const [kind, load] of Object.entries(kinds)) {
    if (results.some((one) => one.kind === kind)) composers.add((await load()).compose);
  }
  const parts = [
    ...(kept ? [composeKept(kept)] : []),
    ...[...composers].flatMap((compose) => compose(results)),
    composeCommands(results, command),
  ];
  return {
    title: "Sous: who played, how it went, and what it took",
    blocks: [
      { kind: "contents", headings: parts.map(({ title }) => title) },
      ...parts.flatMap(asPart),
    ],
  };
}

function composeCommands(results: readonly ReadResult[], command: string): Report {
  const lines = results.map(({ origin, file }) =>
    origin.command.startsWith("#") ? origin.command : `${origin.command} > ${file}`,
  );
  const measured = [
    text(
      "These commands measured what is shown. Each printed the file named behind it. Seeds stand in the command, or are the ones that its --help names.",
    ),
    code(lines.join("\n")),
  ];
  return {
    title: "To print it again",
    blocks: [...(lines.length > 0 ? measured : []), text("This page:"), code(command)],
  };
}
