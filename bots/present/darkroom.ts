/** Where pictures are rendered: one at a time, beside the event loop. */
import { keepNewest } from "./newest.js";
import { type Picture, renderPicture } from "./question-picture.js";

/** Pictures that were rendered last, by their hashes, for every bot of this process. */
const album = new Map<string, Promise<Buffer>>();
/** About 50 kB each. */
const mostKept = 16;

/**
 * One rendering takes about 35 ms on another thread and 12 ms on ours. Rendering one picture after the other
 * leaves time for people, and a picture that was just rendered is not rendered again.
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
