/** Pictures as agents give them. */

const png = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** A PNG of one point, followed by as much as is wanted. */
export const pngOf = (bytes = png.length): Buffer => Buffer.concat([png], bytes);

/** What only begins like a JPEG. */
export const jpegOf = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from("ffd8ffe0", "hex")], bytes);

export const mebibyte = 1024 * 1024;

export const toPicture = (bytes: Buffer, words = "A map of both regions") => ({
  data: bytes.toString("base64"),
  words,
});
