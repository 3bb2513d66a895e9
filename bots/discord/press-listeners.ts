/** Answers presses and forms in Discord. */
import {
  type APIModalInteractionResponseCallbackData,
  type ButtonInteraction,
  ComponentType,
  MessageFlags,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
  TextInputStyle,
} from "discord.js";
import type { IncomingKind } from "../../src/core/bot.js";
import { consentMessage, refusalMessage } from "../present/post-message.js";
import {
  type FormSubject,
  formId,
  mostTyped,
  readAction,
  readForm,
  wordsForm,
} from "../present/press-action.js";
import type { ReadingRequest } from "../present/reading.js";
import { asSaid, cutInPieces } from "../present/visible-text.js";
import { whyNoPost } from "./access.js";
import { whisper, whisperLater } from "./asides.js";
import { channelOf } from "./commands.js";
import { interactionEvent, personOf } from "./events.js";
import type { Guild } from "./guild.js";
import { discordMarkup, escapeLine, escapeLines, plain } from "./markdown.js";
import { askedIn, limits, showMessage, showPage } from "./show.js";

type Pressed = ButtonInteraction | StringSelectMenuInteraction;

const notHere = "This question is no longer here.";

export async function answerPress(guild: Guild, pressed: Pressed): Promise<void> {
  const { service } = guild;
  const value = pressed.isStringSelectMenu() ? (pressed.values[0] ?? null) : null;
  const action = readAction(pressed.customId, value);
  if (!action) return whisper(pressed, notHere);
  if ("event" in action) return keep(guild, pressed, action.event);
  if ("read" in action) return readOut(guild, pressed, action.read, action.piece);
  if ("facts" in action) return showFacts(guild, pressed, action.facts);
  if ("open" in action) {
    await pressed.showModal(wordsModal(action.open, askedIn(pressed.message.content)));
    return service.noteOpened(pressed.user.id, action.open);
  }
  const caller = service.callerOf(personOf(pressed), channelOf(pressed));
  if ("play" in action) {
    const command = { verb: "play", home: action.play, rounds: 1 } as const;
    return whisperLater(pressed, async () => {
      const reply = await service.perform(command, caller, async () => whyNoPost(pressed));
      return escapeLines(reply.kind === "words" ? reply.text : "", limits.message);
    });
  }
  // The result replaces the message with the button.
  await pressed.deferUpdate();
  if ("consent" in action) {
    const reply = await service.consent(action.consent, caller);
    await pressed.editReply(showMessage(consentMessage(reply, discordMarkup)));
  } else {
    await service.control.prefer(action.wish, caller);
    await pressed.editReply(showPage(await service.openPage(caller), pressed.id));
  }
}

/** Shows the episode's facts or, while it is open, those of its home. */
async function showFacts(
  guild: Guild,
  pressed: Pressed,
  { episode: id, household }: { readonly episode: string; readonly household: string | null },
): Promise<void> {
  if (await guild.service.hasEnded(id)) return readOut(guild, pressed, { kind: "facts", id });
  const caller = guild.service.callerOf(personOf(pressed), channelOf(pressed));
  const command = { verb: "facts", home: household } as const;
  const facts = async () =>
    escapeLines(await guild.service.control.perform(command, caller), limits.message);
  await whisperLater(pressed, facts);
}

async function readOut(
  { service }: Guild,
  pressed: Pressed,
  read: ReadingRequest,
  piece = 0,
): Promise<void> {
  const caller = service.callerOf(personOf(pressed), channelOf(pressed));
  const full = await service.readInFull(read, caller, isShownAlone(pressed));
  if (!full) return whisper(pressed, "This is no longer here.");
  const pieces = cutInPieces(full.lines, limits.message, (line) =>
    escapeLine(line, Number.POSITIVE_INFINITY),
  );
  const text = pieces[piece] ?? "That was all.";
  const next = { label: "More…", action: { read, piece: piece + 1 } };
  const buttons = piece + 1 < pieces.length ? [next] : [];
  const shown = showMessage({
    blocks: [
      { kind: "text", text },
      { kind: "buttons", buttons },
    ],
  });
  await pressed.reply({ ...shown, flags: MessageFlags.Ephemeral });
}

export async function keepWords(guild: Guild, heard: ModalSubmitInteraction): Promise<void> {
  const about = readForm(heard.customId);
  const text = asSaid(heard.fields.getTextInputValue(wordsField));
  await (about ? keep(guild, heard, { ...about, text }) : whisper(heard, notHere));
}

/** Stores a press or words, then acknowledges; Discord wants that within 3 s. */
async function keep(
  { service, asides, log }: Guild,
  heard: Pressed | ModalSubmitInteraction,
  what: IncomingKind,
): Promise<void> {
  const acknowledged = asides.expect(heard);
  try {
    const of = heard.isModalSubmit() ? "modal" : "press";
    const { id, channelId } = heard;
    const event = interactionEvent(service.origin, { of, person: personOf(heard), id, what });
    const refusal = await service.receive(event, isShownAlone(heard) ? null : (channelId ?? ""));
    if (refusal) {
      const shown = showMessage(refusalMessage(refusal, discordMarkup));
      await heard.reply({ ...shown, flags: MessageFlags.Ephemeral });
      return;
    }
    // The event is stored even if Discord refuses the acknowledgement.
    await heard.deferUpdate().catch((error: unknown) => {
      log.warn(
        { event: "press-not-acknowledged" },
        `Discord: a press was kept but not acknowledged: ${String(error)}`,
      );
    });
  } finally {
    acknowledged();
  }
}

function isShownAlone({ message }: Pressed | ModalSubmitInteraction): boolean {
  return message?.flags.has(MessageFlags.Ephemeral) ?? false;
}

const wordsField = "words";

function wordsModal(
  subject: FormSubject,
  asked: string | null,
): APIModalInteractionResponseCallbackData {
  const { title, label, hint } = wordsForm(subject);
  return {
    custom_id: formId(subject, "short"),
    title,
    components: [
      {
        type: ComponentType.Label,
        label,
        ...(asked && { description: plain(asked, 100) }),
        component: {
          type: ComponentType.TextInput,
          custom_id: wordsField,
          style: TextInputStyle.Short,
          placeholder: hint,
          max_length: mostTyped,
          required: true,
        },
      },
    ],
  };
}
