/** The picture that an agent shows with its question. */
import { createHash } from "node:crypto";
import type { AskRequest } from "../../core/ask-tools.js";
import type { NewAsk } from "../../core/asking.js";
import type { AskedPicture } from "../../core/card.js";
import { Refused } from "./refused.js";

const mostBytes = 1024 * 1024;

const firstBytes: Readonly<Record<AskedPicture["type"], string>> = {
  "image/png": "89504e470d0a1a0a",
  "image/jpeg": "ffd8ff",
};

/**
 * Takes one PNG or JPEG of at most 1 MiB. What its first bytes say counts.
 *
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
  for (const [type, first] of Object.entries(firstBytes) as [AskedPicture["type"], string][])
    if (head.startsWith(first))
      return { hash: createHash("sha256").update(bytes).digest("hex"), type, words, bytes };
  throw new Refused("unsupported", "picture.data: the file is neither a PNG nor a JPEG.");
}
