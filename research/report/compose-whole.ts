import { asPart, code, text } from "./blocks.js";
import type { Report } from "./document.js";
import { composeKept, type KeptFigures } from "./kept.js";
import type { ReadResult, ResultKind, ResultKinds } from "./result-kind.js";

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
