/** Makes a release as a compressed tar archive (POSIX ustar). */
import { statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { withMemory } from "../../../memory/open.js";
import { LeakError } from "../../core/campaign/release-desk.js";
import type { ReleaseFiles } from "../../datasets/release/files.js";
import { createEmbedder } from "../models/embedder.js";
import { systemClock } from "../operating/clock.js";
import { loadConfig } from "../settings/config.js";
import { readKey } from "../settings/secret-key.js";
import { makeRelease } from "./release.js";

/** Runs in a child process. @returns the leaks that prevented the release */
export async function packRelease(
  given: {
    readonly database: string;
    readonly campaign: string;
    readonly license: string;
    readonly folder: string;
  },
  onStep: (step: string) => void,
) {
  const { database: file, campaign, license, folder } = given;
  const embedder = createEmbedder(loadConfig());
  try {
    return await withMemory(
      { file, clock: systemClock, embedder, readOnly: true },
      async (memory) => {
        const key = readKey(`${file}.release-key`);
        const settings = { campaign, license };
        const out = path.join(folder, `${campaign}.tar.gz`);
        const write = (file: string, files: ReleaseFiles) => {
          onStep("packing");
          writeFileSync(file, packFiles(files, campaign), { mode: 0o600 });
        };
        const report = await makeRelease(memory, { out, write, key, settings, onStep });
        const { questions, answers, withoutWords, trajectories, tuples } = report;
        const counts = { questions, answers, withoutWords, trajectories, tuples };
        return { bytes: statSync(out).size, counts };
      },
    );
  } catch (error) {
    if (error instanceof LeakError) return { blocking: error.blocking };
    throw error;
  }
}

const block = 512;

function packFiles(files: ReleaseFiles, folder: string): Buffer {
  const parts = [...files.keys()].toSorted().flatMap((name) => {
    const content = Buffer.from(files.get(name) ?? "");
    const padding = Buffer.alloc(-content.length & (block - 1));
    return [header(`${folder}/${name}`, content.length), content, padding];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]));
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long for a tar archive`);
  const head = Buffer.alloc(block);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, "0");
  head.write(name, 0);
  head.write(octal(0o644, 8), 100);
  head.write(octal(0, 8), 108);
  head.write(octal(0, 8), 116);
  head.write(octal(size, 12), 124);
  head.write(octal(0, 12), 136);
  head.write("0", 156);
  head.write("ustar\u000000", 257);
  // The checksum counts its own field as spaces.
  head.fill(" ", 148, 156);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${octal(sum, 7)}\u0000 `, 148);
  return head;
}
