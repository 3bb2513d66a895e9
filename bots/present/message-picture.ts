/** The picture that a message shows: a drawing for its question, or what an agent outside Sous gave. */
import type { AskedPicture, Post } from "../../src/core/bot.js";
import { keepNewest } from "../../src/core/newest.js";
import { describeDrawing, draw } from "./drawing.js";
import { renderPng } from "./png.js";
import { type DrawnPicture, pictureOf } from "./question-picture.js";
import { visibleLine } from "./visible-text.js";

interface GivenPicture extends Pick<AskedPicture, "hash" | "type" | "words"> {
  readonly bytes: Buffer;
}

export type Picture = DrawnPicture | GivenPicture;

/** Pixels: twice the units that it is drawn in, so that people can read it on a phone. */
const renderedWidth = 800;
const shortHash = 20;

/** The picture that a message shows: of its card, or what an agent gave. */
export function pictureIn(post: Post): Picture | null {
  if (post.kind === "card") return pictureOf(post.card);
  if (post.kind === "note" || !post.call.picture || !post.bytes) return null;
  const { hash, ...picture } = post.call.picture;
  return { ...picture, hash: hash.slice(0, shortHash), bytes: Buffer.from(post.bytes) };
}

/** The name of a picture's file, from which {@link hashInName} reads its hash. */
export function fileNameOf(picture: Picture): string {
  const isJpeg = "bytes" in picture && picture.type === "image/jpeg";
  return `view-${picture.hash}.${isJpeg ? "jpg" : "png"}`;
}

export function hashInName(file: string): string | null {
  return /^view-([0-9a-f]+)\.(?:png|jpg)$/.exec(file)?.[1] ?? null;
}

/** Describes the picture for people who do not see it. Leaves out whole places only. */
export function describePicture(picture: Picture, most: number): string {
  if ("drawing" in picture) return describeDrawing(picture.drawing, most);
  return visibleLine(picture.words).slice(0, most);
}

/** The file's bytes. A drawing is rendered as PNG, beside the event loop. */
async function renderPicture(picture: Picture): Promise<Buffer> {
  if ("bytes" in picture) return picture.bytes;
  return renderPng(draw(picture.drawing, { size: "chat" }), { width: renderedWidth });
}

/** The pictures rendered last, by hash. All bots of this process share them. */
const album = new Map<string, Promise<Buffer>>();
/** About 50 kB each. */
const mostKept = 16;

/**
 * One rendering takes about 35 ms on another thread and 12 ms on ours. Only one runs at a time, which
 * leaves time for people. A picture that was just rendered is not rendered again.
 */
export class Darkroom {
  #last: Promise<unknown> = Promise.resolve();

  /** The picture as PNG. @throws when it cannot be drawn */
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
