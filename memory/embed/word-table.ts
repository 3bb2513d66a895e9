import { readFileSync } from "node:fs";
import { SousError } from "../../src/core/errors.js";
import { packageFile } from "../../src/core/package-file.js";

const file = packageFile("memory/embed/pieces-128.bin");
const magic = "WORDS1\0\0";
const headBytes = magic.length + 8;

export const tableDimensions = 128;

/**
 * A trained vector per word piece: `scales[id]` times the int8 row `id`. File format, little-endian: 8 bytes magic;
 * count and dimensions as uint32; float32 scales; rows; pieces in UTF-8, one a line.
 */
export type WordTable = ReturnType<typeof parseTable>;

let loaded: WordTable | null = null;

/** Reads the 4 MB when first needed. @throws SousError "files-missing" when the file is cut or of another format */
export function wordTable(): WordTable {
  loaded ??= parseTable(readFileSync(file));
  return loaded;
}

function parseTable(data: Buffer) {
  const count = data.length < headBytes ? 0 : data.readUInt32LE(magic.length);
  const rowsAt = headBytes + 4 * count;
  const piecesAt = rowsAt + count * tableDimensions;
  const pieces = data.subarray(piecesAt).toString("utf8").split("\n");
  const isWhole =
    data.subarray(0, magic.length).toString("latin1") === magic &&
    data.readUInt32LE(magic.length + 4) === tableDimensions &&
    pieces.length === count;
  if (!isWhole) throw new SousError("files-missing", `The word vectors (${file}) are damaged.`);
  const ids = new Map<string, number>();
  for (const piece of pieces) ids.set(piece, ids.size);
  return {
    ids,
    scales: new Float32Array(new Uint8Array(data.subarray(headBytes, rowsAt)).buffer),
    rows: new Int8Array(data.buffer, data.byteOffset + rowsAt, count * tableDimensions),
  };
}
