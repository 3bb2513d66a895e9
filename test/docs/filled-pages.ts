/** Fills the tables of docs pages that the code knows best. */
import { neededPermissions } from "../../bots/discord/access.js";
import { explainScopes } from "../../bots/slack/manifest.js";
import logEvents from "../../src/core/log-events.json" with { type: "json" };

type Rows = readonly (readonly string[])[];

const tables: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  "docs/operating.md": {
    events: () => {
      const rows = adviceRows(logEvents).filter(
        ([, , remedy]) => !/^Nothing[.:][^.]*\.?$/.test(remedy),
      );
      return formatTable(["event", "meaning", "what to do"], rows);
    },
  },
  "docs/install.md": {
    "slack-scopes": () => formatTable(["scope", "why"], asCode(explainScopes())),
    "discord-permissions": () =>
      formatTable(
        ["permission", "why"],
        neededPermissions.map(({ label, why }) => [label, why]),
      ),
  },
};

export const filledPages: readonly string[] = Object.keys(tables);

export function fillPage(file: string, page: string): string {
  return Object.entries(tables[file] ?? {}).reduce(
    (filled, [name, table]) => fill(filled, name, table()),
    page,
  );
}

function fill(page: string, name: string, table: string): string {
  const begin = `<!-- made by "npm run docs" (${name}) -->`;
  const at = page.indexOf(begin);
  if (at < 0) throw new Error(`a page lacks the place for its table: ${name}`);
  const from = at + begin.length;
  const to = page.indexOf("<!-- end -->", from);
  return `${page.slice(0, from)}\n\n${table}\n\n${page.slice(to)}`;
}

function adviceRows(advice: Readonly<Record<string, { meaning: string; remedy: string }>>) {
  return Object.entries(advice).map(
    ([name, { meaning, remedy }]) => [`\`${name}\``, meaning, remedy] as const,
  );
}

function asCode(rows: Rows): Rows {
  return rows.map(([name, ...more]) => [`\`${name}\``, ...more]);
}

function formatTable(head: readonly string[], rows: Rows): string {
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
