/** A report as one HTML file that needs nothing else: plots and styles are inside. */
import { anchorOf, type Renderer, type Report, renderBlock, type Table } from "./document.js";

const style = `
:root { color-scheme: light dark; --ink: #1d2433; --soft: #5b6577; --line: #d9dee7; --paper: #fff; --well: #f4f6f9; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e6e9ef; --soft: #a2abba; --line: #39414f; --paper: #171b22; --well: #20262f; }
}
body { margin: 0 auto; padding: 2rem 1.25rem 4rem; max-width: 64rem; font: 16px/1.55 system-ui, sans-serif; color: var(--ink); background: var(--paper); }
h1 { font-size: 1.7rem; line-height: 1.25; } h2 { font-size: 1.2rem; margin-top: 2.2rem; }
h3 { font-size: 1rem; margin-top: 1.8rem; }
nav ~ h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.35rem; }
nav ul { display: flex; flex-wrap: wrap; gap: .3rem 1.2rem; padding: 0; list-style: none; }
a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: .2em; }
.scroll { overflow-x: auto; margin: 1rem 0; }
table { border-collapse: collapse; font-size: .94rem; line-height: 1.4; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, td:first-child { position: sticky; left: 0; min-width: 8rem; padding-left: 0; text-align: left; white-space: normal; background: var(--paper); }
@media (min-width: 48rem) { th:first-child, td:first-child { min-width: 12rem; } }
th { color: var(--soft); font-weight: 600; vertical-align: bottom; white-space: normal; }
pre { padding: .8rem 1rem; background: var(--well); border-radius: .4rem; white-space: pre-wrap; overflow-wrap: anywhere; }
figure { margin: 1.2rem 0; padding: 1rem; border-radius: .4rem; background: #fff; overflow-x: auto; }
figure svg { min-width: 34rem; max-width: 100%; height: auto; }
@media (prefers-color-scheme: dark) { figure { filter: invert(.92) hue-rotate(180deg); } }
`;

export function renderHtml({ title, blocks }: Report, svgs: ReadonlyMap<string, string>): string {
  const render = renderer(svgs);
  return [
    "<!doctype html>",
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeText(title)}</title><style>${style}</style></head>`,
    `<body><h1>${escapeText(title)}</h1>`,
    ...blocks.map((block) => renderBlock(render, block)),
    "</body></html>\n",
  ].join("\n");
}

const renderer = (svgs: ReadonlyMap<string, string>): Renderer => ({
  heading: ({ text, level = 2 }) =>
    `<h${level} id="${anchorOf(text)}">${escapeText(text)}</h${level}>`,
  contents: ({ headings }) => {
    const link = (text: string) => `<a href="#${anchorOf(text)}">${escapeText(text)}</a>`;
    return `<nav><ul>${headings.map((text) => `<li>${link(text)}</li>`).join("")}</ul></nav>`;
  },
  text: ({ text }) => `<p>${escapeText(text)}</p>`,
  list: ({ items }) => `<ul>${items.map((item) => `<li>${escapeText(item)}</li>`).join("")}</ul>`,
  code: ({ text }) => `<pre><code>${escapeText(text)}</code></pre>`,
  table: renderTable,
  plot: ({ title, name }) =>
    `<figure role="img" aria-label="${escapeText(title)}">${inline(svgs.get(name) ?? "")}</figure>`,
});

function renderTable({ head, rows }: Table): string {
  const line = (cells: readonly string[], tag: "th" | "td"): string =>
    `<tr>${cells.map((cell) => `<${tag}>${escapeText(cell)}</${tag}>`).join("")}</tr>`;
  const body = rows.map((row) => line(row, "td")).join("");
  return `<div class="scroll"><table><thead>${line(head, "th")}</thead><tbody>${body}</tbody></table></div>`;
}

/** Inside HTML an SVG needs no namespaces. */
function inline(svg: string): string {
  return svg.replace(/ xmlns(:\w+)?="[^"]*"/g, "");
}

function escapeText(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
