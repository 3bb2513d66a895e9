import { permissionsIn } from "./access.js";
import { isDirect } from "./direct.js";
import { discordErrors } from "./errors.js";
import { asMember, EVERYTHING_ALLOWED } from "./guild.js";
import type {
  CALLBACK,
  CommandChoice,
  ModalBody,
  WireInteraction,
  WireMessage,
  WireUser,
} from "./wire.js";
import type { World } from "./world.js";

/** What the person sees of how the app took a command, press, choice or form. */
export interface Outcome {
  interactionId: string;
  /** Whether the app answered in time. */
  acked: boolean;
  /** How it answered. */
  response: "none" | keyof typeof CALLBACK;
  /** The message that it posted or changed at once, if any. */
  messageId: string | null;
  /** The form that it opened, if any. */
  modal: ModalBody | null;
  /** What it suggested, if it was asked for that. */
  choices: CommandChoice[];
  /** What Discord tells the person when the app did not answer. */
  failure: string | null;
}

/** One thing a person did, and what became of it. */
export interface Interaction {
  readonly wire: WireInteraction;
  readonly person: WireUser;
  readonly startedAtMs: number;
  state: "waiting" | "acked" | "expired";
  /** The first answer's message; follow-ups are messages of their own. */
  original: WireMessage | null;
  modal: ModalBody | null;
  choices: CommandChoice[];
  settle(outcome: Outcome): void;
}

/** What the person did. */
export interface Act {
  person: WireUser;
  type: number;
  channelId: string;
  data: object;
  message?: WireMessage;
}

/** Sends what a person did to the app and waits until it answered or its time is over. */
export function startInteraction(world: World, act: Act): Promise<Outcome> {
  return new Promise((resolve) => {
    const wire = describe(world, act);
    const timer = setTimeout(() => expire(interaction), world.options.ackTimeoutMs);
    const interaction: Interaction = {
      wire,
      person: act.person,
      startedAtMs: Date.now(),
      state: "waiting",
      original: null,
      modal: null,
      choices: [],
      settle: (outcome) => {
        clearTimeout(timer);
        resolve(outcome);
      },
    };
    world.interactions.set(wire.token, interaction);
    world.publish({ type: "INTERACTION_CREATE", data: wire, intent: 0 });
  });
}

function describe(world: World, act: Act): WireInteraction {
  const { appId } = world;
  const id = world.nextId();
  return {
    id,
    token: `interaction-${id}`,
    application_id: appId,
    type: act.type,
    version: 1,
    ...whereabouts(world, act),
    channel_id: act.channelId,
    channel: world.channels.get(act.channelId),
    locale: "en-US",
    app_permissions: permissionsIn(world, act.channelId),
    entitlements: [],
    authorizing_integration_owners: { 0: world.guildOf(act.channelId) },
    attachment_size_limit: 10 * 1024 * 1024,
    data: act.data,
    ...(act.message ? { message: act.message } : {}),
  };
}

/** In direct messages there is a user and no guild. */
function whereabouts(world: World, { person, channelId }: Act): object {
  const guildId = world.guildOf(channelId);
  if (isDirect(world.channels.get(channelId))) return { user: person, context: 1 };
  return {
    guild_id: guildId,
    guild: { id: guildId, locale: "en-US", features: [] },
    member: { ...asMember(world, person), permissions: EVERYTHING_ALLOWED },
    guild_locale: "en-US",
    context: 0,
  };
}

function expire(interaction: Interaction): void {
  interaction.state = "expired";
  const isCommand = !("message" in interaction.wire) && interaction.wire.type === 2;
  const failure = isCommand ? "The application did not respond" : "This interaction failed";
  settle(interaction, { acked: false, response: "none", failure });
}

/** Marks an interaction as answered. @throws DiscordError 10062 when too late, 40060 when twice. */
export function acknowledge(world: World, interaction: Interaction | undefined): void {
  if (interaction?.state === "waiting") {
    interaction.state = "acked";
    return;
  }
  const what = interaction ? JSON.stringify(interaction.wire.data) : "an unknown interaction";
  if (interaction?.state === "acked") {
    world.report("double-ack", what);
    throw discordErrors.alreadyAcknowledged();
  }
  world.report("late-ack", what);
  throw discordErrors.unknownInteraction();
}

/** Tells the person how the app took it. */
export function settle(
  interaction: Interaction,
  result: { acked: boolean; response: Outcome["response"]; failure: string | null },
): void {
  interaction.settle({
    interactionId: interaction.wire.id,
    ...result,
    messageId: interaction.original?.id ?? null,
    modal: interaction.modal,
    choices: interaction.choices,
  });
}
