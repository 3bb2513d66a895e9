/** Reads rows of JSON files that are too large for one string. */
import { closeSync, readSync } from "node:fs";
import { InputError } from "../../src/core/errors.js";
import { openRegularFile } from "../../src/core/text-file.js";

/** Offset and length in bytes of the file. */
export type RowPlace = Pick<JsonRow, "offset" | "length">;
type JsonRow = ReturnType<typeof scanRows> extends Generator<infer Row> ? Row : never;

const blockSize = 1 << 22;
const longestRow = 1 << 26;
const [quote, backslash, openBrace, closeBrace, openBracket, closeBracket] = Buffer.from('"\\{}[]');

/**
 * Streams the items of a file's outermost list or object, which may exceed a string's maximum length.
 * @throws InputError when the file is unreadable or truncated
 */
export function* readJsonRows(file: string) {
  const handle = openRegularFile(file);
  try {
    yield* scanRows(handle, file);
  } finally {
    closeSync(handle);
  }
}

function* scanRows(handle: number, file: string) {
  let kept: Buffer = Buffer.alloc(0);
  let base = 0;
  let at = 0;
  let depth = 0;
  let start = -1;
  let key = "";
  for (;;) {
    for (; at < kept.length; at++) {
      const byte = kept[at];
      if (byte === quote) {
        const end = endOfString(kept, at);
        if (end < 0) break;
        if (depth === 1) key = JSON.parse(kept.toString("utf8", at, end + 1));
        at = end;
      } else if (byte === openBrace || byte === openBracket) {
        if (++depth === 2) start = at;
      } else if (byte === closeBrace || byte === closeBracket) {
        if (--depth !== 1) continue;
        const place = { offset: base + start, length: at + 1 - start };
        yield { key, text: kept.toString("utf8", start, at + 1), ...place };
        start = -1;
      }
    }
    const keepFrom = start >= 0 ? start : at;
    if (kept.length - keepFrom > longestRow)
      throw new InputError(`a row has more than 64 MB`, { file });
    const block = Buffer.allocUnsafe(blockSize);
    const read = readSync(handle, block, 0, blockSize, base + kept.length);
    if (read === 0) break;
    kept = Buffer.concat([kept.subarray(keepFrom), block.subarray(0, read)]);
    base += keepFrom;
    at -= keepFrom;
    if (start >= 0) start = 0;
  }
  if (depth !== 0 || at < kept.length)
    throw new InputError("the file ends in the middle of a row: download it again", { file });
}

/** Returns the index of a string's closing quote; -1 when it is not loaded yet. */
function endOfString(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf('"', from + 1); at >= 0; at = bytes.indexOf('"', at + 1)) {
    let slashes = 0;
    while (bytes[at - 1 - slashes] === backslash) slashes++;
    if (slashes % 2 === 0) return at;
  }
  return -1;
}

export function openRows(file: string): (place: RowPlace) => unknown {
  const handle = openRegularFile(file);
  return ({ offset, length }) => {
    const bytes = Buffer.allocUnsafe(length);
    readSync(handle, bytes, 0, length, offset);
    return parseRow(bytes.toString("utf8"));
  };
}

/** Parses JSON with Python's NaN as null. Returns undefined for invalid JSON. */
export function parseRow(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const plain = text.replace(/"(?:[^"\\]|\\.)*"|-?\b(?:NaN|Infinity)\b/g, (part) =>
      part.startsWith('"') ? part : "null",
    );
    return plain === text ? undefined : parseRow(plain);
  }
}
