/** Fills docs/operating.md from alert conditions and log events. */
import { conditions } from "../../src/app/operating/conditions.js";
import { type LogEventAdvice, logEvents } from "../../src/core/log-events.js";

export function fillOperatingPage(page: string): string {
  const alerts = formatTable("alert", conditions);
  const events = formatTable("event", logEvents);
  return fill(fill(page, "alerts", alerts), "events", events);
}

function fill(page: string, name: string, table: string): string {
  const begin = `<!-- made by "npm run docs" (${name}) -->`;
  const from = page.indexOf(begin) + begin.length;
  const to = page.indexOf("<!-- end -->", from);
  return `${page.slice(0, from)}\n\n${table}\n\n${page.slice(to)}`;
}

function formatTable(title: string, rows: Readonly<Record<string, LogEventAdvice>>): string {
  const lines = Object.entries(rows).map(
    ([name, { meaning, remedy }]) => `| \`${name}\` | ${meaning} | ${remedy} |`,
  );
  return [`| ${title} | meaning | what to do |`, "|---|---|---|", ...lines].join("\n");
}
