/** Files that people name. */
import { isUtf8 } from "node:buffer";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fchmodSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { InputError, reasonOf } from "./errors.js";

const mostBytes = 200_000_000;

/**
 * The text of a file, without a byte order mark; of a `.gz`, what is packed in it. Pipes and devices are refused: one
 * may never end, or never begin.
 *
 * @param most bytes; 200 MB by default
 * @throws InputError naming the file when it cannot be read, is no regular file, is too large or is not UTF-8
 */
export function readTextFile(file: string, most = mostBytes): string {
  const stats = reading(file, () => statSync(file));
  if (!stats.isFile()) throw new InputError("it is not a regular file", { file });
  if (stats.size > most) {
    const kilobytes = Math.round(stats.size / 1000);
    throw new InputError(`it has ${kilobytes} kB; ${Math.round(most / 1000)} kB are the most`, {
      file,
    });
  }
  const bytes = reading(file, () => {
    const kept = readFileSync(file);
    return file.endsWith(".gz") ? gunzipSync(kept, { maxOutputLength: most }) : kept;
  });
  if (!isUtf8(bytes)) throw new InputError("it is not text in UTF-8", { file });
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

/** Runs a call of the file system; its failure is an {@link InputError} about `file`. */
export function reading<T>(file: string, call: () => T): T {
  try {
    return call();
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = code === "ENOENT" ? "there is no such file" : `it cannot be read (${message})`;
    throw new InputError(why, { file, cause });
  }
}

/**
 * Writes a file that this user alone may read, also when it was there before.
 *
 * @throws InputError naming the file
 */
export function writePrivateFile(file: string, content: string | Buffer): void {
  try {
    const descriptor = openSync(file, "w", 0o600);
    try {
      if (fstatSync(descriptor).isFile()) fchmodSync(descriptor, 0o600);
      writeFileSync(descriptor, content);
    } finally {
      closeSync(descriptor);
    }
  } catch (cause) {
    throw new InputError(`it cannot be written (${reasonOf(cause)})`, { file, cause });
  }
}

/**
 * Makes a folder and those above it that are missing. (Node's own `recursive` never ends where the system refuses a
 * name with ENOENT, as in /proc.)
 *
 * @throws the file system's error
 */
export function makeFolder(folder: string, mode = 0o777): void {
  const absolute = path.resolve(folder);
  if (isFolder(absolute)) return;
  makeFolder(path.dirname(absolute), mode);
  try {
    mkdirSync(absolute, mode);
  } catch (error) {
    if (!isFolder(absolute)) throw error;
  }
}

function isFolder(name: string): boolean {
  return statSync(name, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

/**
 * Refuses, before long work, what could not be written after it.
 *
 * @throws InputError when a folder cannot be there, or made there
 */
export function checkFolder(folder: string): void {
  checkOutput(folder, () => {
    let absolute = path.resolve(folder);
    if (existsSync(absolute) && !isFolder(absolute))
      throw new InputError("it is a file; name a folder", { file: folder });
    while (!isFolder(absolute)) absolute = path.dirname(absolute);
    return absolute;
  });
}

/** The same for a file: a device may be written where no file may be made. */
export function checkFile(file: string): void {
  checkOutput(file, () => {
    if (isFolder(file)) throw new InputError("it is a folder; name a file", { file });
    const folder = path.dirname(file);
    if (!isFolder(folder)) throw new InputError("there is no such folder", { file: folder });
    return existsSync(file) ? file : folder;
  });
}

/** @param find what must be writable; it may throw */
function checkOutput(file: string, find: () => string): void {
  try {
    accessSync(find(), constants.W_OK);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`nothing can be written there (${reasonOf(cause)})`, { file, cause });
  }
}
