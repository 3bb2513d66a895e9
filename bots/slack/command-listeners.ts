import type { AllMiddlewareArgs, SlackCommandMiddlewareArgs, SlashCommand } from "@slack/bolt";
import type { Clock } from "../../src/core/clock.js";
import type { Command } from "../../src/core/command.js";
import { InputError } from "../../src/core/errors.js";
import type { BotLog } from "../present/bot-log.js";
import { readCommand } from "../present/commands.js";
import { within } from "../present/patience.js";
import { wishBlocks } from "../present/person-page.js";
import { deliver } from "./failures.js";
import { personPage } from "./home-view.js";
import { fileModal } from "./modal.js";
import { slackMarkup } from "./mrkdwn.js";
import { whyNoPost } from "./posting.js";
import { type Whisper, whisper } from "./show.js";
import type { Team } from "./team.js";

export interface CommandContext {
  answer?: Whisper;
}

type CommandListener = (
  heard: SlackCommandMiddlewareArgs & AllMiddlewareArgs<CommandContext>,
) => Promise<void>;

/** Slack wants an acknowledgement within 3 s. */
const firstWordMs = 2000;

/** Sends an answer that is not ready in time after the acknowledgement. */
export function acknowledgeInTime(clock: Clock, log: BotLog): CommandListener {
  return async ({ command, context, ack, respond, next }) => {
    const answer = next().then(
      () => context.answer ?? whisper("Done."),
      (error: unknown) => {
        log.error(
          { event: "command-failed" },
          `Slack: ${command.command} failed: ${String(error)}`,
        );
        return whisper("That did not work; the log says why. Please try again.");
      },
    );
    const first = await within(answer, { clock, ms: firstWordMs, late: null });
    await ack(first ?? whisper("One moment…"));
    if (first === null) await respond(await answer);
  };
}

export function answerCommand({ service, client, people }: Team): CommandListener {
  async function answer(typed: SlashCommand): Promise<Whisper> {
    const person = await people.personOf(typed.user_id, typed.user_name);
    const caller = service.callerOf(person, channelOf(typed));
    const reply = await service.perform(readTyped(typed), caller, (channel) =>
      whyNoPost(client, channel),
    );
    switch (reply.kind) {
      case "words":
        return whisper(reply.text);
      case "page":
        return whisper({ summary: "Your page", blocks: personPage(reply.page, "message") });
      case "forgetting":
        if (reply.page.forgetting == null) return whisper(reply.text);
        return whisper({ summary: reply.text, blocks: wishBlocks(reply.page, slackMarkup) });
      case "file": {
        const view = fileModal(reply.file);
        await deliver(() => client.views.open({ trigger_id: typed.trigger_id, view }));
        return whisper("What I keep of you is open before you.");
      }
    }
  }
  return async ({ command, context }) => {
    context.answer = await answer(command);
  };
}

export function channelOf({ channel_id, channel_name }: SlashCommand): string | null {
  return channel_id.startsWith("D") || channel_name === "directmessage" ? null : channel_id;
}

/** Returns a usage sentence when the command cannot be parsed. */
function readTyped({ text, command }: SlashCommand): Command | string {
  try {
    return readCommand(text, command);
  } catch (error) {
    if (error instanceof InputError) return error.message;
    throw error;
  }
}
