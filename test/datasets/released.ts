/** Campaign rounds, copies of their database, and releases. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll } from "vitest";
import { type OpenMemory, openMemory } from "../../memory/open.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { makeRelease } from "../../src/app/release/release.js";
import type { ReleaseSettings } from "../../src/datasets/release/manifest.js";
import { changeRows, playCampaign } from "./campaign.js";

export const key = "0123456789abcdef0123456789abcdef";

export async function using<Result>(
  file: string,
  work: (memory: OpenMemory) => Promise<Result>,
): Promise<Result> {
  const memory = await openMemory({ file, clock: systemClock, command: "test" });
  try {
    return await work(memory);
  } finally {
    await memory.close();
  }
}

/** Lines differ by file. */
type Line = ReturnType<typeof JSON.parse>;

export interface Wish {
  readonly settings?: Partial<ReleaseSettings>;
  readonly previous?: string;
  readonly key?: string;
}

export interface Released {
  readonly out: string;
  readonly report: Awaited<ReturnType<typeof makeRelease>>;
  readonly files: ReadonlyMap<string, Buffer>;
  rows(part: string): readonly Line[];
  text(name: string): string;
}

function readReleased(out: string): Pick<Released, "files" | "rows" | "text"> {
  const entries = readdirSync(out, { recursive: true, withFileTypes: true });
  const files = new Map(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .map((file) => [path.relative(out, file), readFileSync(file)]),
  );
  const text = (name: string) => files.get(name)?.toString() ?? "";
  const rows = (part: string) =>
    ["train", "validation", "test"].flatMap((split) =>
      text(`${part}/${split}.jsonl`)
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => ({ split, ...JSON.parse(line) })),
    );
  return { files, rows, text };
}

/** Plays once per test file. @param played homes with their people's platforms, or a function that plays into a file */
export function usePlayed(
  played: Readonly<Record<string, string>> | ((file: string) => Promise<void>),
) {
  const folder = mkdtempSync(path.join(tmpdir(), "sous-released-"));
  const database = path.join(folder, "played.db");
  let made = 0;
  beforeAll(
    () => (typeof played === "function" ? played(database) : playCampaign(database, played)),
    120_000,
  );
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const newPath = (name: string) => path.join(folder, `${name}-${made++}`);
  return {
    database,
    newPath,
    copy(change = ""): string {
      const file = newPath("copy");
      changeRows(database, (db) => db.prepare("VACUUM INTO ?").run(file));
      changeRows(file, (db) => db.exec(change));
      return file;
    },
    async release(file: string, wish: Wish = {}): Promise<Released> {
      const out = newPath("release");
      const { settings = {}, previous } = wish;
      const request = {
        out,
        key,
        ...wish,
        settings: { license: "CC-BY-4.0", ...settings },
      };
      const report = await using(file, (memory) =>
        makeRelease(memory, { ...request, ...(previous && { previous }) }),
      );
      return { out, report, ...readReleased(out) };
    },
  };
}
