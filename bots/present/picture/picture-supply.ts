/** Makes and keeps messages' pictures. A message whose picture takes long is shown without it, and again later. */
import { setMaxListeners } from "node:events";
import { renderAsync } from "@resvg/resvg-js";
import type { AskedPicture, Post } from "../../../src/core/bot.js";
import type { Clock } from "../../../src/core/clock.js";
import { keepNewest } from "../../../src/core/newest.js";
import { faces } from "../drawing/lettering/text.js";
import { within } from "../patience.js";
import { visibleLine } from "../visible-text.js";
import { describeDrawing, draw } from "./drawing.js";
import { type DrawnPicture, pictureOf } from "./question-picture.js";

/** Milliseconds before a message is shown without its picture. */
const patienceMs = 1000;
const mostAttempts = 3;
/** Most pictures made at a time. */
const mostMaking = 20;
const mostPutOff = 5000;
const pauseMs = 4000; // times the number of failures
const mostFailuresKept = 1000;

/** Supplies pictures as `T`: a Slack file's id, or the bytes for Discord. */
export class PictureSupply<T> {
  readonly #ready = new Map<string, T>();
  readonly #making = new Map<string, Promise<T | null>>();
  readonly #failures = new Map<string, number>();
  /** Hashes of pictures that failed lately: not tried during the pause. */
  readonly #resting = new Set<string>();
  readonly #putOff = new Set<string>();
  #stopping = createStop();
  #isOff = false;

  constructor(
    private readonly options: {
      readonly clock: Clock;
      readonly make: (picture: Picture) => Promise<T>;
      /** Shows the message again, when its picture is ready or may be tried again. */
      readonly refresh: (episode: string) => void;
      readonly onFailure: (error: unknown) => void;
      readonly mostKept: number;
    },
  ) {}

  /** Returns null when the picture is not ready in time, and calls `refresh` when it is. */
  async get(picture: Picture, episode: string): Promise<T | null> {
    const { hash } = picture;
    const { clock, mostKept, refresh } = this.options;
    if (this.#isOff || this.#resting.has(hash) || this.#isHopeless(hash)) return null;
    const ready = this.#ready.get(hash);
    if (ready !== undefined) {
      keepNewest(this.#ready, hash, ready, mostKept);
      return ready;
    }
    if (!this.#making.has(hash) && this.#making.size >= mostMaking) {
      if (this.#putOff.size < mostPutOff) this.#putOff.add(episode);
      return null;
    }
    const making = this.#making.get(hash) ?? this.#make(picture, episode);
    const inTime = await within(making, { clock, ms: patienceMs, late: "late" as const });
    if (inTime !== "late") return inTime;
    void making.then((made) => {
      if (made !== null) refresh(episode);
    });
    return null;
  }

  has(hash: string): boolean {
    return this.#ready.has(hash);
  }

  adopt(hash: string, made: T): void {
    keepNewest(this.#ready, hash, made, this.options.mostKept);
  }

  /** Handles a picture that the platform rejected: retries later, after the second failure with one made anew. */
  refuse(hash: string, episode: string): void {
    if (this.#fail(hash, episode) === mostAttempts - 1) this.#ready.delete(hash);
  }

  switchOff(): void {
    this.#isOff = true;
  }

  stop(): void {
    this.#putOff.clear();
    this.#stopping.abort();
    this.#stopping = createStop();
  }

  #make(picture: Picture, episode: string): Promise<T | null> {
    const { hash } = picture;
    const making = this.options
      .make(picture)
      .then((made) => {
        this.adopt(hash, made);
        return made;
      })
      .catch((error: unknown) => {
        if (!this.#isOff) this.options.onFailure(error);
        this.#fail(hash, episode);
        return null;
      })
      .finally(() => {
        this.#making.delete(hash);
        this.#callNext();
      });
    this.#making.set(hash, making);
    return making;
  }

  #callNext(): void {
    const [episode] = this.#putOff;
    if (episode === undefined) return;
    this.#putOff.delete(episode);
    this.options.refresh(episode);
  }

  #fail(hash: string, episode: string): number {
    const attempts = (this.#failures.get(hash) ?? 0) + 1;
    keepNewest(this.#failures, hash, attempts, mostFailuresKept);
    if (this.#isOff || this.#isHopeless(hash)) return attempts;
    this.#resting.add(hash);
    void this.options.clock
      .sleep(attempts * pauseMs, this.#stopping.signal)
      .finally(() => this.#resting.delete(hash))
      .then(
        () => this.options.refresh(episode),
        () => undefined,
      );
    return attempts;
  }

  #isHopeless(hash: string): boolean {
    return (this.#failures.get(hash) ?? 0) >= mostAttempts;
  }
}

/** Creates a signal that many cards may listen to. */
function createStop(): AbortController {
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  return stop;
}

export type Picture =
  | DrawnPicture
  | (Pick<AskedPicture, "hash" | "type" | "words"> & { bytes: Buffer });

/** Pixels: twice the drawing's units, to be sharp on phones. */
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

/** Alt text of at most `most` characters; leaves out whole places that do not fit. */
export function describePicture(picture: Picture, most: number): string {
  if ("drawing" in picture) return describeDrawing(picture.drawing, most);
  return visibleLine(picture.words).slice(0, most);
}

async function renderPicture(picture: Picture): Promise<Buffer> {
  if ("bytes" in picture) return picture.bytes;
  return renderPng(draw(picture.drawing, { size: "chat" }), { width: renderedWidth });
}

const rendered = new Map<string, Promise<Buffer>>();
const mostKept = 16;

/** Renders pictures one after the other (each 35 ms in a worker thread, 12 ms here), to leave CPU time for people. */
export class PictureRenderer {
  #last: Promise<unknown> = Promise.resolve();

  /** Returns a PNG, or given bytes as they are. @throws when it cannot be drawn */
  render(picture: Picture): Promise<Buffer> {
    const { hash } = picture;
    const kept = rendered.get(hash);
    const rendering = kept ?? this.#last.then(() => renderPicture(picture));
    keepNewest(rendered, hash, rendering, mostKept);
    if (kept) return kept;
    this.#last = rendering.catch(() => rendered.delete(hash));
    return rendering;
  }
}

/** Uses the bundled fonts only, for the same result everywhere. @throws when `svg` is no SVG document */
export async function renderPng(svg: string, options: { readonly width: number }): Promise<Buffer> {
  const image = await renderAsync(svg, {
    fitTo: { mode: "width", value: options.width },
    font: {
      loadSystemFonts: false,
      fontFiles: [faces.regular.file, faces.bold.file],
      defaultFontFamily: "DejaVu Sans",
    },
  });
  return image.asPng();
}
