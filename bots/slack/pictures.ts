/** Pictures as files of the workspace: uploaded once, shown by their id, shared with nobody else. */
import type { types, webApi } from "@slack/bolt";
import type { MessageRef, Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { fetchHere } from "../../src/core/fetch-here.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "../present/bot-log.js";
import {
  Darkroom,
  describePicture,
  fileNameOf,
  type Picture,
  pictureIn,
} from "../present/message-picture.js";
import { PictureSupply } from "../present/picture-supply.js";
import { deliver, slackErrorCode } from "./failures.js";
import { readParent } from "./history.js";
import type { SeenMessage } from "./messages.js";

const altText = 2000;
const uploadTimeoutMs = 10_000;
/** Only ids are kept: a few kilobytes. */
const mostKept = 500;
const mostCardsKept = 2000;

/** What Slack says when the app may not upload at all. */
const notAllowed = ["missing_scope", "no_permission", "restricted_action", "file_uploads_disabled"];
const scopeAdvice =
  "Slack: cards go without pictures, since the app may not upload files. Add the scope files:write at https://api.slack.com/apps > your app > OAuth & Permissions, and install the app again.";

/** A picture that a message can show. */
export interface CardPicture {
  readonly hash: string;
  readonly file: string;
  readonly alt: string;
}

export class Pictures {
  readonly #client: webApi.WebClient;
  readonly #log: BotLog;
  readonly #darkroom = new Darkroom();
  readonly #supply: PictureSupply<string>;
  /** Cards that this process has shown; the picture of any other card is looked up once. */
  readonly #known = new Map<string, true>();

  constructor(options: {
    client: webApi.WebClient;
    clock: Clock;
    log: BotLog;
    /** Updates an episode's card. */
    refresh: (episode: string) => void;
  }) {
    this.#client = options.client;
    this.#log = options.log;
    this.#supply = new PictureSupply({
      clock: options.clock,
      make: (picture) => this.#upload(picture),
      onReady: options.refresh,
      onFailure: (error) => this.#explain(error),
      mostKept,
    });
  }

  /** The message's picture, or null when it has none or it is not there in time. */
  async of(post: Post, ref: MessageRef | null): Promise<CardPicture | null> {
    const picture = pictureIn(post);
    if (!picture) return null;
    if (ref && !this.#supply.has(picture.hash)) await this.#lookUp(ref);
    const file = await this.#supply.get(picture, post.episode);
    return file === null
      ? null
      : { hash: picture.hash, file, alt: describePicture(picture, altText) };
  }

  /** Slack refused a message with this picture. A new file cannot always be shown at once. */
  refuse({ hash }: CardPicture, episode: string): void {
    this.#supply.refuse(hash, episode);
  }

  remember(ref: MessageRef): void {
    keepNewest(this.#known, keyOf(ref), true, mostCardsKept);
  }

  stop(): void {
    this.#supply.stop();
  }

  /** After a restart the card itself says which file it shows. */
  async #lookUp(ref: MessageRef): Promise<void> {
    if (this.#known.has(keyOf(ref))) return;
    const place = { channel: ref.channel, ts: ref.message };
    const message = await readParent(this.#client, place).catch(() => null);
    const shown = message && readPicture(message);
    if (shown) this.#supply.adopt(shown.hash, shown.file);
    this.remember(ref);
  }

  /** Uploads in Slack's three steps. Without a channel nothing is posted. @throws DeliveryError */
  async #upload(picture: Picture): Promise<string> {
    const bytes = await this.#darkroom.develop(picture);
    const filename = fileNameOf(picture);
    // Slack reads `alt_txt`; the client's type has another name for it.
    const upload = { filename, length: bytes.length, alt_txt: describePicture(picture, 1000) };
    const { upload_url, file_id } = await deliver(() =>
      this.#client.files.getUploadURLExternal(upload),
    );
    if (!upload_url || !file_id)
      throw new DeliveryError("Slack named no place for a picture", { retryable: true });
    await sendBytes(upload_url, bytes);
    await deliver(() =>
      this.#client.files.completeUploadExternal({ files: [{ id: file_id, title: filename }] }),
    );
    return file_id;
  }

  #explain(error: unknown): void {
    if (!notAllowed.includes(slackErrorCode(error) ?? "")) {
      this.#log.warn(
        { event: "picture-missing" },
        `Slack: a card goes without its picture: ${String(error)}`,
      );
      return;
    }
    this.#supply.switchOff();
    this.#log.warn({ event: "pictures-off" }, scopeAdvice);
  }
}

/** The block that shows a picture: its id tells a later process which picture it is. */
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
