/** Attaches pictures to messages, and replaces them when they change. */
import type { APIMessage, RESTPatchAPIChannelMessageJSONBody } from "discord.js";
import type { Post } from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { DeliveryError } from "../../src/core/errors.js";
import { keepNewest } from "../../src/core/newest.js";
import type { BotLog } from "../present/bot-log.js";
import {
  describePicture,
  fileNameOf,
  hashInName,
  PictureRenderer,
  PictureSupply,
  pictureIn,
} from "../present/picture/picture-supply.js";
import { apiCode, apiCodes } from "./client.js";

const altText = 1024;
/** Pictures kept in memory, about 100 kB each. */
const mostKept = 24;
const mostCardsKept = 2000;

export interface Attached {
  readonly attachments: NonNullable<RESTPatchAPIChannelMessageJSONBody["attachments"]>;
  readonly files: { readonly name: string; readonly data: Buffer; readonly contentType: string }[];
}

const nothing: Attached = { attachments: [], files: [] };

export class Pictures {
  readonly #supply: PictureSupply<Buffer>;
  /** The picture of each message; null for none. */
  readonly #shown = new Map<string, { attachment: string; hash: string } | null>();
  #hasWarned = false;

  constructor(
    clock: Clock,
    private readonly log: BotLog,
    refresh: (episode: string) => void,
  ) {
    const renderer = new PictureRenderer();
    this.#supply = new PictureSupply({
      clock,
      make: (picture) => renderer.render(picture),
      refresh,
      onFailure: (error) =>
        log.warn({ event: "picture-missing" }, `Discord: a card goes without picture: ${error}`),
      mostKept,
    });
  }

  async of(
    post: Post,
    message: string | null,
    readMessage: () => Promise<APIMessage | null>,
  ): Promise<Attached> {
    const picture = pictureIn(post);
    if (!picture) return nothing;
    const kept = message === null ? null : await this.#find(message, readMessage);
    if (kept?.hash === picture.hash) return { attachments: [{ id: kept.attachment }], files: [] };
    const data = await this.#supply.get(picture, post.episode);
    if (!data) return nothing;
    const name = fileNameOf(picture);
    const description = describePicture(picture, altText);
    return {
      attachments: [{ id: "0", filename: name, description }],
      files: [{ name, data, contentType: "bytes" in picture ? picture.type : "image/png" }],
    };
  }

  /** Returns whether to send without the picture now; retries later, unless the bot may not attach files. */
  refuse(error: unknown, { files }: Attached, episode: string): boolean {
    const hash = files[0] && hashInName(files[0].name);
    if (!hash) return false;
    const isLimited = error instanceof DeliveryError && error.retryAfterMs !== undefined;
    if (isLimited) return false;
    this.#supply.refuse(hash, episode);
    return error instanceof DeliveryError && !error.retryable;
  }

  /** Logs once that the bot may not attach files. */
  explain(error: unknown): void {
    if (apiCode(error) !== apiCodes.missingPermissions || this.#hasWarned) return;
    this.#hasWarned = true;
    this.#supply.switchOff();
    this.log.warn(
      { event: "pictures-off" },
      'Discord: cards go without pictures, since the bot may not attach files. Give it the permission "Attach Files" in the channel, and start it again.',
    );
  }

  remember({ id, attachments }: Pick<APIMessage, "id" | "attachments">): void {
    const found = attachments.flatMap((file) => {
      const hash = hashInName(file.filename);
      return hash ? [{ attachment: file.id, hash }] : [];
    });
    keepNewest(this.#shown, id, found[0] ?? null, mostCardsKept);
  }

  stop(): void {
    this.#supply.stop();
  }

  async #find(message: string, readMessage: () => Promise<APIMessage | null>) {
    const known = this.#shown.get(message);
    if (known !== undefined) return known;
    const found = await readMessage().catch(() => null);
    if (found) this.remember(found);
    return this.#shown.get(message) ?? null;
  }
}
