/** Where pictures are rendered: one at a time, beside the event loop. */
import { type Picture, renderPicture } from "./question-picture.js";

const mostWaiting = 1000;

/**
 * One rendering takes about 35 ms on a thread of its own and 12 ms on ours: one after the other leaves
 * time for people. Where too many wait, a card does without.
 */
export class Darkroom {
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  /**
   * The picture as PNG.
   * @throws when too many wait, or when it cannot be drawn
   */
  async develop(picture: Picture): Promise<Buffer> {
    if (this.#waiting >= mostWaiting) throw new Error("too many pictures wait to be drawn");
    this.#waiting += 1;
    const developing = this.#last.then(() => renderPicture(picture));
    this.#last = developing.catch(() => undefined);
    return developing.finally(() => {
      this.#waiting -= 1;
    });
  }
}
