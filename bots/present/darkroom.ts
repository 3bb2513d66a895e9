/** Where pictures are rendered: one at a time, beside the event loop. */
import { type Picture, renderPicture } from "./question-picture.js";

/**
 * One rendering takes about 35 ms on a thread of its own and 12 ms on ours: one after the other leaves
 * time for people.
 */
export class Darkroom {
  #last: Promise<unknown> = Promise.resolve();

  /** The picture as PNG. @throws when it cannot be drawn */
  develop(picture: Picture): Promise<Buffer> {
    const developing = this.#last.then(() => renderPicture(picture));
    this.#last = developing.catch(() => undefined);
    return developing;
  }
}
