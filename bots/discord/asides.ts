/** Sends messages that one person sees. Discord allows them only in answer to a press of the last 15 minutes. */
import {
  type MessageComponentInteraction,
  MessageFlags,
  type ModalSubmitInteraction,
  type RepliableInteraction,
} from "discord.js";
import type { Clock } from "../../src/core/clock.js";
import { keepNewest } from "../../src/core/newest.js";
import { deliver } from "./client.js";
import type { DiscordMessage } from "./show.js";

type Heard = MessageComponentInteraction | ModalSubmitInteraction;

const answerableMs = 14 * 60_000;
const mostKept = 1000;

export class Asides {
  readonly #latest = new Map<string, { heard: Heard; acknowledged: Promise<void>; at: number }>();

  constructor(private readonly clock: Clock) {}

  /** Remembers a press. @returns a function to call after acknowledging it, as Discord takes such messages only then */
  expect(heard: Heard): () => void {
    let done: () => void = () => undefined;
    const acknowledged = new Promise<void>((resolve) => {
      done = resolve;
    });
    const latest = { heard, acknowledged, at: this.clock.now() };
    keepNewest(this.#latest, heard.user.id, latest, mostKept);
    return done;
  }

  /** Returns the message's id, or null when the person pressed nothing lately. @throws DeliveryError */
  async say(person: string, message: DiscordMessage): Promise<string | null> {
    const latest = this.#latest.get(person);
    if (!latest || this.clock.now() - latest.at > answerableMs) return null;
    await latest.acknowledged;
    const { heard } = latest;
    if (!heard.deferred && !heard.replied) return null;
    const shown = { ...message, flags: MessageFlags.Ephemeral } as const;
    const { id } = await deliver(() => heard.followUp(shown));
    return id;
  }
}

export async function whisper(heard: RepliableInteraction, content: string): Promise<void> {
  const message = { content, flags: MessageFlags.Ephemeral } as const;
  if (heard.deferred || heard.replied) await heard.followUp(message);
  else await heard.reply(message);
}

/** Tells Discord first that the answer may take longer than 3 s, its limit. */
export async function whisperLater(
  heard: RepliableInteraction,
  answer: () => Promise<Parameters<RepliableInteraction["editReply"]>[0]>,
): Promise<void> {
  await heard.deferReply({ flags: MessageFlags.Ephemeral });
  await heard.editReply(await answer());
}
