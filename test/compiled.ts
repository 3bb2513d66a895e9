/** Compiles Sous once for child processes: starting from sources costs a second and 45 MB more. */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
/** As deep as the build's folder, so that relative data paths work. */
const built = path.join(root, ".compiled");
const stamp = path.join(built, "stamp");
const lock = path.join(root, ".compiled.lock");
/** Tests contain the protocol peers. */
const folders = ["src", "bots", "memory", "scenes", "research", "test"];
const longestBuildMs = 60_000;
const pollMs = 50;

/** Returns the compiled file, recompiling if outdated. @param entry path from the repository's root */
export function compiledFile(entry: string): string {
  const file = entry.replace(/\.ts$/, ".js");
  if (import.meta.url.endsWith(".js")) return path.join(root, file);
  return path.join(compile(), file);
}

export function compile(): string {
  const sources = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => listSources(folder));
  const hash = createHash("sha256");
  for (const file of sources) {
    const { mtimeMs, size } = statSync(path.join(root, file));
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  const state = hash.digest("hex");
  alone(() => {
    if (existsSync(stamp) && readFileSync(stamp, "utf8") === state) return;
    rmSync(built, { recursive: true, force: true });
    buildSync({
      absWorkingDir: root,
      entryPoints: sources.filter((file) => !file.endsWith(".json")),
      outbase: root,
      outdir: built,
      format: "esm",
      platform: "node",
      target: "node20.20",
      sourcemap: true,
      logLevel: "error",
    });
    for (const file of sources.filter((one) => one.endsWith(".json")))
      cpSync(path.join(root, file), path.join(built, file));
    writeFileSync(stamp, state);
  });
  return built;
}

function listSources(folder: string): readonly string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.d)\.ts$|\.js(on)?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter((file) => !/^bots\/web\/page\/|(^|\/)node_modules\/|package\.json$/.test(file))
    .toSorted();
}

/** Locks between processes; breaks an abandoned lock. */
function alone(work: () => void): void {
  const end = Date.now() + longestBuildMs;
  while (!take(lock)) {
    if (Date.now() > end) rmSync(lock, { recursive: true, force: true });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pollMs);
  }
  try {
    work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function take(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
