/** The child process of `release-desk.ts`: makes a release, packs it, and tells how far it is. */
import { rmSync, writeFileSync } from "node:fs";
import { openMemory } from "../../../memory/open.js";
import { SousError } from "../../core/errors.js";
import { type Blocking, LeakError } from "../../core/release-desk.js";
import { loadTokenCounter } from "../../datasets/tokens.js";
import { systemClock } from "../clock.js";
import { createEmbedder } from "../models/embedder.js";
import { loadConfig } from "../settings/config.js";
import { packFolder } from "./pack.js";
import { makeRelease, releaseKey } from "./release.js";

/** What it sends. */
export type ReleaseNews =
  | { readonly step: string }
  | { readonly why: string; readonly blocking?: readonly Blocking[] }
  | { readonly bytes: number; readonly counts: Readonly<Record<string, number>> };

const [campaign = "", out = "", keyFile = "", archive = ""] = process.argv.slice(2);
const tell = (news: ReleaseNews) => process.send?.(news);
const config = loadConfig();
const memory = await openMemory({
  file: config.database,
  clock: systemClock,
  embedder: createEmbedder(config),
  readOnly: true,
});
try {
  const { questions, answers, withoutWords, trajectories, tuples } = await makeRelease(memory, {
    out,
    key: releaseKey(keyFile, out),
    settings: { campaign },
    countTokens: await loadTokenCounter(),
    onStep: (step) => tell({ step }),
  });
  tell({ step: "packing" });
  const packed = packFolder(out, campaign);
  writeFileSync(archive, packed, { mode: 0o600 });
  rmSync(out, { recursive: true });
  const counts = { questions, answers, withoutWords, trajectories, tuples };
  tell({ bytes: packed.length, counts });
} catch (error) {
  if (!(error instanceof SousError)) throw error;
  tell(
    error instanceof LeakError
      ? {
          why: "Nothing was released: it would have contained the following.",
          blocking: error.blocking,
        }
      : { why: error.message },
  );
} finally {
  await memory.close();
}
process.disconnect?.();
