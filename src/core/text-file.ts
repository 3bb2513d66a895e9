/** Reads and writes files, with limits on their size and kind. */
import { isUtf8 } from "node:buffer";
import { randomUUID } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { InputError, reasonOf } from "./errors.js";

const mostBytes = 200_000_000;

/**
 * Reads UTF-8 without byte order mark; unpacks `.gz`. Refuses pipes and devices, which may block for ever.
 * @param most bytes; 200 MB by default
 * @throws InputError naming the file
 */
export function readTextFile(file: string, most = mostBytes): string {
  const bytes = reading(file, () => {
    const kept = readWhole(file, most);
    return file.endsWith(".gz") ? gunzipSync(kept, { maxOutputLength: most }) : kept;
  });
  if (!isUtf8(bytes)) throw new InputError("it is not text in UTF-8", { file });
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

/** Reads a file of at most `most` bytes. Counts what it reads, as files of /proc report size 0. */
function readWhole(file: string, most: number): Buffer {
  const descriptor = openRegularFile(file);
  try {
    const { size } = fstatSync(descriptor);
    const block = Buffer.alloc(Math.min(size, most) + 1);
    let read = 0;
    for (let more = 1; more > 0 && read < block.length; read += more)
      more = readSync(descriptor, block, read, block.length - read, null);
    if (size <= most && read === size) return block.subarray(0, read);
    const bound = Math.round(most / 1000);
    throw new InputError(`it has ${Math.round(size / 1000)} kB; ${bound} kB are the most`, {
      file,
    });
  } finally {
    closeSync(descriptor);
  }
}

/** Opens a file to read; never blocks, even for a pipe. @throws InputError when it cannot, or is no regular file */
export function openRegularFile(file: string): number {
  const { O_RDONLY, O_NONBLOCK } = constants;
  const descriptor = reading(file, () => openSync(file, O_RDONLY | O_NONBLOCK));
  if (fstatSync(descriptor).isFile()) return descriptor;
  closeSync(descriptor);
  throw new InputError("it is not a regular file", { file });
}

/** Turns a failure of the file system into an {@link InputError} about `file`. */
export function reading<T>(file: string, call: () => T): T {
  try {
    return call();
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    const isMissing = (cause as NodeJS.ErrnoException).code === "ENOENT";
    const why = isMissing ? "there is no such file" : `it cannot be read (${reasonOf(cause)})`;
    throw new InputError(why, { file, cause });
  }
}

/** Writes a file that only this user may read; refuses links and devices. @throws InputError naming the file */
export function writePrivateFile(file: string, content: string | Buffer): void {
  const draft = path.join(path.dirname(file), `.sous-${randomUUID()}`);
  try {
    refuseSpecial(file);
    writeFileSync(draft, content, { mode: 0o600, flag: "wx" });
    renameSync(draft, file);
  } catch (cause) {
    rmSync(draft, { force: true });
    if (cause instanceof InputError) throw cause;
    throw new InputError(`it cannot be written (${reasonOf(cause)})`, { file, cause });
  }
}

/** @throws InputError when a link, folder, pipe or device has this name */
export function refuseSpecial(file: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found || found.isFile()) return;
  if (found.isDirectory()) throw new InputError("it is a folder; name a file", { file });
  const what = found.isSymbolicLink() ? "a symbolic link" : "a pipe or a device";
  throw new InputError(`it is ${what}; name a new file, or a regular one`, { file });
}

/** Makes parents too. Node's `recursive` loops for ever where names give ENOENT, as in /proc. */
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

/** @throws InputError when the folder is missing and cannot be made */
export function checkFolder(folder: string): void {
  checkOutput(folder, () => {
    let absolute = path.resolve(folder);
    if (existsSync(absolute) && !isFolder(absolute))
      throw new InputError("it is a file; name a folder", { file: folder });
    while (!isFolder(absolute)) absolute = path.dirname(absolute);
    return absolute;
  });
}

export function checkFile(file: string): void {
  checkOutput(file, () => {
    refuseSpecial(file);
    const folder = path.dirname(file);
    if (!isFolder(folder)) throw new InputError("there is no such folder", { file: folder });
    return folder;
  });
}

/** @param find returns the path that must be writable, or throws */
function checkOutput(file: string, find: () => string): void {
  try {
    accessSync(find(), constants.W_OK);
  } catch (cause) {
    if (cause instanceof InputError) throw cause;
    throw new InputError(`nothing can be written there (${reasonOf(cause)})`, { file, cause });
  }
}
