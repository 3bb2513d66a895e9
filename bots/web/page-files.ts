/** The page's files, read once at start. There is no build step: what is in page/ is what is served. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { ConfigError } from "../../src/core/errors.js";

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

/** Beside this file in the sources; three levels up when this file was compiled into dist/bots/web/. */
const folders = ["./page/", "../../../bots/web/page/"];

/** All files of the page by name. Throws ConfigError when the folder is missing. */
export function readPageFiles(): ReadonlyMap<string, PageFile> {
  const folder = folders
    .map((path) => fileURLToPath(new URL(path, import.meta.url)))
    .find((path) => existsSync(`${path}index.html`));
  if (!folder) throw new ConfigError("The web page's files (bots/web/page) are missing.");
  const files = new Map<string, PageFile>();
  for (const name of readdirSync(folder)) {
    const type = types[extname(name)];
    if (type) files.set(name, { type, body: readFileSync(`${folder}${name}`, "utf8") });
  }
  return files;
}
