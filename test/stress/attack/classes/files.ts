/** Another user of the machine: what the whole run wrote, and what each command writes, is this user's alone. */
import { existsSync, lstatSync, mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import type { Ground } from "../ground.js";
import type { Tally } from "../tally.js";

/** Those that the rig itself writes. */
const ofTheRig = /^(?:locked|unlocked|release-in|hostile)$|said\.log$/;

export async function readFiles(ground: Ground, tally: Tally): Promise<void> {
  const { target } = await ground.locked();
  const { target: open } = await ground.unlocked();
  const out = path.join(ground.folder, "written");
  mkdirSync(out, { mode: 0o700 });
  const at = (name: string): string => path.join(out, name);
  const [db, fresh] = [target.database, at("fresh/deep/sous.db")];
  const commands: readonly (readonly [writes: string, args: readonly string[]])[] = [
    ["made.json", ["homes", "make", "--kind", "flat", "--seed", "7", "--out", at("made.json")]],
    ["drawn.svg", ["homes", "draw", "kitchen", "--out", at("drawn.svg")]],
    ["drawn.png", ["homes", "draw", "kitchen", "--out", at("drawn.png")]],
    ["export.json", ["export", "--db", db, "--out", at("export.json")]],
    ["data.json", ["my-data", "slack:U", "--db", db, "--out", at("data.json")]],
    ["released", ["release", "--db", db, "--out", at("released"), "--key", at("key")]],
    ["fresh/deep/sous.db", ["teach", "doors open", "--db", fresh]],
  ];
  for (const [writes, args] of ground.few(commands, "writers")) {
    const { code, output } = await ground.runSous(args);
    // A command that finds nothing to write has written nothing.
    if (code !== 0 && !existsSync(at(writes)))
      tally.control(args.join(" "), code === 1 || code === 2, output);
  }
  tally.control(
    "something was written",
    existsSync(at("made.json")) || existsSync(fresh) || ground.isShort,
  );
  tally.control("databases stand", existsSync(db) && existsSync(open.database));
  for (const entry of readdirSync(ground.folder, { recursive: true, withFileTypes: true })) {
    if (ofTheRig.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    if (file.startsWith(path.join(ground.folder, "hostile"))) continue;
    judge(tally, path.relative(ground.folder, file), file);
  }
}

function judge(tally: Tally, name: string, file: string): void {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  if (!stats) return;
  const mode = stats.mode & 0o777;
  const fits = (mode & 0o077) === 0;
  tally.attempt(`another user reads ${name}`, fits ? null : mode.toString(8));
}
