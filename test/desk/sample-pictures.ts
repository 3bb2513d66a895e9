const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** One pixel, plus padding. */
export const pngOf = (bytes = png.length): Buffer => Buffer.concat([png], bytes);

export function pngOfSize(width: number, height: number): Buffer {
  const bytes = pngOf();
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** Starts like a JPEG: a segment that resembles a size, then the size. */
export function jpegOf(bytes: number, [width, height]: readonly [number, number] = [1, 1]): Buffer {
  const head = Buffer.from("ffd8ffe10008ffc2ffc2ffc2ffffc2001108", "hex");
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([head, size], bytes);
}

export const mebibyte = 1024 * 1024;

export const toPicture = (bytes: Buffer, words = "A map of both regions") => ({
  data: bytes.toString("base64"),
  words,
});
