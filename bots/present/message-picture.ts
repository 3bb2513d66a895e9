import type { AskedPicture, Post } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";
import { describeDrawing, draw } from "./drawing.js";
import { renderPng } from "./png.js";
import { type DrawnPicture, pictureOf } from "./question-picture.js";
import { visibleLine } from "./visible-text.js";

export type Picture =
  | DrawnPicture
  | (Pick<AskedPicture, "hash" | "type" | "words"> & { bytes: Buffer });

/** Pixels: twice the drawing's units, for phones. */
const renderedWidth = 800;
const shortHash = 20;

export function pictureIn(post: Post): Picture | null {
  if (post.kind === "card") return pictureOf(post.card);
  if (post.kind === "note" || !post.call.picture || !post.bytes) return null;
  const { hash, ...picture } = post.call.picture;
  return { ...picture, hash: hash.slice(0, shortHash), bytes: Buffer.from(post.bytes) };
}

export function fileNameOf(picture: Picture): string {
  const isJpeg = "bytes" in picture && picture.type === "image/jpeg";
  return `view-${picture.hash}.${isJpeg ? "jpg" : "png"}`;
}

export function hashInName(file: string): string | null {
  return /^view-([0-9a-f]+)\.(?:png|jpg)$/.exec(file)?.[1] ?? null;
}

/** Alt text of at most `most` characters; omits whole places. */
export function describePicture(picture: Picture, most: number): string {
  if ("drawing" in picture) return describeDrawing(picture.drawing, most);
  return visibleLine(picture.words).slice(0, most);
}

async function renderPicture(picture: Picture): Promise<Buffer> {
  if ("bytes" in picture) return picture.bytes;
  return renderPng(draw(picture.drawing, { size: "chat" }), { width: renderedWidth });
}

const album = new Map<string, Promise<Buffer>>();
const mostKept = 16;

/** Caches renderings (35 ms in a worker, 12 ms here) and runs one at a time, to leave CPU time for people. */
export class Darkroom {
  #last: Promise<unknown> = Promise.resolve();

  /** Renders a PNG. @throws when it cannot be drawn */
  develop(picture: Picture): Promise<Buffer> {
    const { hash } = picture;
    const kept = album.get(hash);
    const developing = kept ?? this.#last.then(() => renderPicture(picture));
    keepNewest(album, hash, developing, mostKept);
    if (kept) return kept;
    this.#last = developing.catch(() => album.delete(hash));
    return developing;
  }
}
