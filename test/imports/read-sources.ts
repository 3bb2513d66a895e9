import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** The sources below folders of the repository, by their paths. */
export function readSources(...folders: readonly string[]): Readonly<Record<string, string>> {
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|js|mjs)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  return Object.fromEntries(
    files.map((file) => [file, readFileSync(path.join(root, file), "utf8")]),
  );
}

/** Files whose text has such a place. */
export function findNames(
  sources: Readonly<Record<string, string>>,
  pattern: RegExp,
): readonly string[] {
  return Object.entries(sources).flatMap(([file, text]) => (pattern.test(text) ? [file] : []));
}
