/** Packs files into one: a tar archive (POSIX ustar), compressed. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

const block = 512;

/** @param name of the folder in the archive */
export function packFolder(folder: string, name: string): Buffer {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
  const parts = files.flatMap((file) => {
    const content = readFileSync(file);
    const inside = path.posix.join(name, path.relative(folder, file).replaceAll(path.sep, "/"));
    return [header(inside, content.length), content, Buffer.alloc(-content.length & (block - 1))];
  });
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * block)]));
}

/** @throws RangeError when the name is too long for this format */
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
  // The sum counts its own field as spaces.
  head.fill(" ", 148, 156);
  const sum = head.reduce((total, byte) => total + byte, 0);
  head.write(`${octal(sum, 7)}\u0000 `, 148);
  return head;
}
