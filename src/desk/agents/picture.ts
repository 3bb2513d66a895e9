import { createHash } from "node:crypto";
import type { AskRequest } from "../../core/question/ask-tools.js";
import type { NewAsk } from "../../core/question/asking.js";
import type { AskedPicture } from "../../core/question/card.js";
import { Refused } from "./refused.js";

const mostBytes = 1024 * 1024;
/** Limits the unpacked size on a phone. */
const mostPixels = 16_000_000;
const longestSide = 16_384;

interface Size {
  readonly width: number;
  readonly height: number;
}

const sizes: Readonly<Record<AskedPicture["type"], (bytes: Buffer) => Size | null>> = {
  "image/png": sizeOfPng,
  "image/jpeg": sizeOfJpeg,
};

const firstBytes: Readonly<Record<AskedPicture["type"], string>> = {
  "image/png": "89504e470d0a1a0a",
  "image/jpeg": "ffd8ff",
};

/**
 * Checks type and size by the file's header, without unpacking the picture.
 * @throws Refused "bad-input", or "unsupported" for another type
 */
export function readPicture(
  given: AskRequest["picture"],
  readable: (text: string) => string,
): NewAsk["picture"] {
  if (!given) return null;
  const bytes = Buffer.from(given.data, "base64");
  if (bytes.toString("base64") !== given.data)
    throw new Refused("bad-input", "picture.data: give the file's bytes in Base64, and only them.");
  if (bytes.length > mostBytes)
    throw new Refused(
      "bad-input",
      "picture.data: the picture is larger than 1 MiB. Make it smaller.",
    );
  const words = readable(given.words);
  if (words === "") throw new Refused("bad-input", "picture.words: say what it shows.");
  const head = bytes.toString("hex", 0, 8);
  const types = Object.keys(firstBytes) as AskedPicture["type"][];
  const type = types.find((one) => head.startsWith(firstBytes[one]));
  if (!type)
    throw new Refused("unsupported", "picture.data: the file is neither a PNG nor a JPEG.");
  requireSmall(sizes[type](bytes));
  return { hash: createHash("sha256").update(bytes).digest("hex"), type, words, bytes };
}

function requireSmall(size: Size | null): void {
  if (!size || size.width === 0 || size.height === 0)
    throw new Refused("bad-input", "picture.data: the file does not say its size: it is damaged.");
  const { width, height } = size;
  if (width * height > mostPixels || Math.max(width, height) > longestSide)
    throw new Refused(
      "bad-input",
      `picture.data: it has ${width} x ${height} pixels. Make it smaller: at most 16 million, and ${longestSide} on a side.`,
    );
}

function sizeOfPng(bytes: Buffer): Size | null {
  if (bytes.length < 24 || bytes.toString("latin1", 12, 16) !== "IHDR") return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Scans segments up to the one with the size; null when image data comes first. */
function sizeOfJpeg(bytes: Buffer): Size | null {
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
