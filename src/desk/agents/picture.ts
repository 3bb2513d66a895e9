/** Checks the picture that an outside agent adds to its question. */
import { createHash } from "node:crypto";
import type { AskRequest } from "../../core/question/ask-tools.js";
import type { NewAsk } from "../../core/question/asking.js";
import { type Fault, Refused } from "./refused.js";

const mostBytes = 1024 * 1024;
/** Limits the memory that the unpacked picture needs on a phone. */
const mostPixels = 16_000_000;
const longestSide = 16_384;

const formats = [
  { type: "image/png", firstBytes: "89504e470d0a1a0a", sizeOf: sizeOfPng },
  { type: "image/jpeg", firstBytes: "ffd8ff", sizeOf: sizeOfJpeg },
] as const;

/** Lists a picture's faults. Reads type and size from its first bytes, without unpacking it. */
export function readPicture(
  given: AskRequest["picture"],
  readable: (text: string) => string,
): { readonly picture: NewAsk["picture"]; readonly faults: readonly Fault[] } {
  if (!given) return { picture: null, faults: [] };
  const bytes = Buffer.from(given.data, "base64");
  const words = readable(given.words);
  const head = bytes.toString("hex", 0, 8);
  const format = formats.find(({ firstBytes }) => head.startsWith(firstBytes));
  const { width, height } = format?.sizeOf(bytes) ?? { width: 0, height: 0 };
  const faults = [
    bytes.toString("base64") !== given.data &&
      "picture.data: give the file's bytes in Base64, and only them.",
    bytes.length > mostBytes && "picture.data: the picture is larger than 1 MiB. Make it smaller.",
    words === "" && "picture.words: say what it shows.",
    !format && new Refused("unsupported", "picture.data: the file is neither a PNG nor a JPEG."),
    width * height === 0 && "picture.data: the file does not say its size: it is damaged.",
    (width * height > mostPixels || Math.max(width, height) > longestSide) &&
      `picture.data: it has ${width} x ${height} pixels. Make it smaller: at most 16 million, and ${longestSide} on a side.`,
  ];
  const hash = createHash("sha256").update(bytes).digest("hex");
  return { picture: format ? { hash, type: format.type, words, bytes } : null, faults };
}

function sizeOfPng(bytes: Buffer) {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Scans segments up to the one with the size; null when image data comes first. */
function sizeOfJpeg(bytes: Buffer) {
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda) return null;
    // Any number of 0xff may precede a segment.
    at += marker === 0xff ? 1 : 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return null;
}
