/** Uploads each picture to Slack once, as a file that is shared with nobody. */
import type { types, webApi } from "@slack/bolt";
import type { MessageRef, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "../present/bot-log.js";
import {
  describePicture,
  fileNameOf,
  type Picture,
  PictureRenderer,
  PictureSupply,
  pictureIn,
} from "../present/picture/picture-supply.js";
import { deliver, slackErrorCode } from "./client.js";
import type { SeenMessage } from "./messages.js";
import { readParent } from "./messages.js";

const altText = 2000;
const uploadTimeoutMs = 10_000;
const mostKept = 500;
const mostCardsKept = 2000;

const notAllowed = ["missing_scope", "no_permission", "restricted_action", "file_uploads_disabled"];
const scopeAdvice =
  "Slack: cards go without pictures, since the app may not upload files. Add the scope files:write at https://api.slack.com/apps > your app > OAuth & Permissions, and install the app again.";

export interface CardPicture {
  readonly hash: string;
  readonly file: string;
  readonly alt: string;
}

export class Pictures {
  readonly #renderer = new PictureRenderer();
  readonly #supply: PictureSupply<string>;
  readonly #known = new Map<string, true>();

  constructor(
    private readonly client: webApi.WebClient,
    clock: Clock,
    private readonly log: BotLog,
    refresh: (episode: string) => void,
  ) {
    this.#supply = new PictureSupply({
      clock,
      make: (picture) => this.#upload(picture),
      refresh,
      onFailure: (error) => this.#explain(error),
      mostKept,
    });
  }

  /** Returns null when there is no picture, or the upload takes too long. */
  async of(post: Post, ref: MessageRef | null): Promise<CardPicture | null> {
    const picture = pictureIn(post);
    if (!picture) return null;
    if (ref && !this.#supply.has(picture.hash)) await this.#lookUp(ref);
    const file = await this.#supply.get(picture, post.episode);
    return file === null
      ? null
      : { hash: picture.hash, file, alt: describePicture(picture, altText) };
  }

  /** Tries a refused picture again later: a new file cannot always be shown at once. */
  refuse({ hash }: CardPicture, episode: string): void {
    this.#supply.refuse(hash, episode);
  }

  remember(ref: MessageRef): void {
    keepNewest(this.#known, keyOf(ref), true, mostCardsKept);
  }

  stop(): void {
    this.#supply.stop();
  }

  /** Finds the picture that a message already shows, after a restart. */
  async #lookUp(ref: MessageRef): Promise<void> {
    if (this.#known.has(keyOf(ref))) return;
    const place = { channel: ref.channel, ts: ref.message };
    const message = await readParent(this.client, place).catch(() => null);
    const shown = message && readPicture(message);
    if (shown) this.#supply.adopt(shown.hash, shown.file);
    this.remember(ref);
  }

  async #upload(picture: Picture): Promise<string> {
    const bytes = await this.#renderer.render(picture);
    const filename = fileNameOf(picture);
    // The API expects `alt_txt`, unlike the client's type.
    const upload = { filename, length: bytes.length, alt_txt: describePicture(picture, 1000) };
    const { upload_url, file_id } = await deliver(() =>
      this.client.files.getUploadURLExternal(upload),
    );
    if (!upload_url || !file_id)
      throw new DeliveryError("Slack named no place for a picture", { retryable: true });
    await sendBytes(upload_url, bytes);
    await deliver(() =>
      this.client.files.completeUploadExternal({ files: [{ id: file_id, title: filename }] }),
    );
    return file_id;
  }

  #explain(error: unknown): void {
    if (!notAllowed.includes(slackErrorCode(error) ?? "")) {
      this.log.warn(
        { event: "picture-missing" },
        `Slack: a card goes without its picture: ${String(error)}`,
      );
      return;
    }
    this.#supply.switchOff();
    this.log.warn({ event: "pictures-off" }, scopeAdvice);
  }
}

/** Builds a picture's block. Its id has the hash, for later processes. */
export function pictureBlock({ hash, file, alt }: CardPicture): types.ImageBlock {
  return { type: "image", block_id: `view:${hash}`, slack_file: { id: file }, alt_text: alt };
}

function readPicture(message: SeenMessage): { hash: string; file: string } | null {
  for (const { block_id = "", slack_file } of message.blocks ?? []) {
    const hash = /^view:(\w+)$/.exec(block_id)?.[1];
    if (hash && slack_file?.id) return { hash, file: slack_file.id };
  }
  return null;
}

async function sendBytes(url: string, bytes: Buffer): Promise<void> {
  const response = await fetchHere(url, {
    method: "POST",
    headers: { "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
    signal: AbortSignal.timeout(uploadTimeoutMs),
  });
  if (!response.ok) throw new Error(`Slack did not take the picture: HTTP ${response.status}`);
}

function keyOf({ channel, message }: MessageRef): string {
  return `${channel}:${message}`;
}
