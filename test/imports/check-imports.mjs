/**
 * Checks the import rules (.dependency-cruiser.mjs) in a folder laid out like this one; fails if nothing was read.
 * `npm run imports`: node test/imports/check-imports.mjs [folder]
 */
import { existsSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { cruise } from "dependency-cruiser";
import extractOptions from "dependency-cruiser/config-utl/extract-depcruise-options";

const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");

/**
 * @param {string} folder
 * @returns {Promise<{ modules: number, violations: string[] }>} modules of ours that were read, and
 *   "rule: from -> to" per violation
 */
export async function checkImports(folder = repository) {
  const options = await readOptions();
  const folders = ["src", "bots", "memory", "scenes", "research"].filter((name) =>
    existsSync(path.join(folder, name)),
  );
  const { output } = await cruise(folders, { ...options, baseDir: folder });
  if (typeof output === "string") throw new Error(`unexpected report: ${output}`);
  const ours = output.modules.filter(({ source }) =>
    /^(src|bots|memory|scenes|research)\//.test(source),
  );
  return {
    modules: ours.length,
    violations: output.summary.violations.map(
      ({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`,
    ),
  };
}

export async function listRules() {
  const { ruleSet } = await readOptions();
  return (ruleSet?.forbidden ?? []).map(({ name }) => name ?? "");
}

function readOptions() {
  return extractOptions(path.join(repository, ".dependency-cruiser.mjs"));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, violations } = await checkImports(process.argv[2] ?? repository);
  for (const violation of violations) process.stderr.write(`${violation}\n`);
  if (modules === 0) process.stderr.write("no module was read: is @swc/core installed?\n");
  process.stdout.write(`${modules} modules, ${violations.length} violations of the import rule\n`);
  process.exitCode = violations.length > 0 || modules === 0 ? 1 : 0;
}
