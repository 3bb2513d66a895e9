/** Reads the pages' files at start, without a build, and serves each by its name. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import type { Context, Hono } from "hono";
import { packageFile } from "../../src/core/package-file.js";
import { filePath, modulePath, type WebContext, type WebEnv } from "./access.js";

export interface PageFile {
  readonly body: string;
  readonly type: string;
}

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

const modules = ["preact", "preact/hooks", "htm", "htm/preact"];

const teamPages: readonly (readonly [path: string, page: string, script?: string])[] = [
  ["/", "app"],
  ["/inbox", "inbox"],
  ["/review", "review"],
  ["/campaigns", "campaigns", "lists"],
  ["/campaigns/new", "new-campaign"],
  ["/campaigns/:campaign", "campaign-page"],
  ["/homes", "homes"],
  ["/agents", "agents", "lists"],
  ["/people", "people", "lists"],
  ["/sessions", "sessions", "lists"],
];

/** Returns all files by name, with imported packages as modules/NAME.js. */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const folder = packageFile("bots/web/page/");
  const files = new Map<string, PageFile>();
  const add = (name: string, body: string): void => {
    const type = types[extname(name)];
    if (type) files.set(name, { type, body: name.endsWith(".js") ? addressImports(body) : body });
  };
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }))
    if (types[extname(file)]) add(basename(file), readFileSync(`${folder}${file}`, "utf8"));
  for (const name of modules)
    add(`modules/${name}.js`, readFileSync(new URL(import.meta.resolve(name)), "utf8"));
  const shared = files.get("page.html")?.body ?? "";
  const addPage = (page: string, title: string, script: string, ...styles: string[]): void => {
    const folder = page === "join" ? "join-page/" : "";
    const links = styles.map((style) => `<link rel="stylesheet" href="/${folder}${style}.css" />`);
    const fields: Record<string, string> = { folder, title, script, styles: links.join("\n    ") };
    const fill = (_: string, name: string): string => fields[name] ?? "";
    add(`${page}.html`, shared.replace(/\{(\w+)\}/g, fill));
  };
  for (const [, page, script = page] of teamPages) {
    const [title, style] = page === "app" ? ["Sous", "app"] : [`Sous: ${page}`, "owner"];
    addPage(page, title, script, "base", "page", style);
  }
  addPage("join", "A study", "join", "base", "join");
  files.delete("page.html");
  return files;
}

export const pages: ReadonlyMap<string, string> = new Map(
  teamPages.map(([path, page]) => [path, `${page}.html`]),
);

export function servePages(app: Hono<WebEnv>, files: ReadonlyMap<string, PageFile>): void {
  const answer = (context: WebContext, name: string): Response | Promise<Response> => {
    const file = files.get(name);
    return file ? sendFile(context, file) : context.notFound();
  };
  for (const [path, name] of pages) app.get(path, (context) => answer(context, name));
  app.get(filePath, (context) => answer(context, context.req.param("file")));
  app.get(modulePath, (context) => answer(context, `modules/${context.req.param("file")}`));
}

export function sendFile(context: Context, { body, type }: PageFile): Response {
  return context.body(body, 200, { "content-type": type, "cache-control": "no-cache" });
}

/** Rewrites imports to the addresses of packages and of the page's own files. */
function addressImports(source: string): string {
  return source
    .replace(/\bfrom\s*"([a-z][\w/]*)"/g, 'from "/modules/$1.js"')
    .replace(/\b(from|import)\s*"\.[./a-z]*\/([\w-]+\.js)"/g, '$1 "./$2"');
}
