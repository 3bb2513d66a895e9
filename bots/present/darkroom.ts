/** Renders pictures one at a time, beside the event loop. */
import { keepNewest } from "../../src/core/newest.js";
import { type Picture, renderPicture } from "./message-picture.js";

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
