import { EVERYTHING_ALLOWED, permissionsIn } from "./access.js";
import { discordErrors } from "./errors.js";
import { asMember } from "./guild.js";
import { checkMessage, checkModal, checkSuggestions, invalidForm } from "./limits.js";
import { messagesIn, postMessage } from "./messages.js";
import { editFromApp, postFromApp } from "./rest/app-posts.js";
import { noContent, ok, type Route, type RouteContext, route } from "./rest/routes.js";
import {
  CALLBACK,
  type CommandChoice,
  FLAGS,
  INTERACTION,
  type MessageBody,
  type ModalBody,
  type WireInteraction,
  type WireMessage,
  type WireUser,
} from "./wire.js";
import type { World } from "./world.js";

export interface Outcome {
  interactionId: string;
  acked: boolean;
  response: "none" | keyof typeof CALLBACK;
  messageId: string | null;
  modal: ModalBody | null;
  choices: CommandChoice[];
  /** Discord's message to the person if the app did not answer. */
  failure: string | null;
}

export interface Interaction {
  readonly wire: WireInteraction;
  readonly person: WireUser;
  readonly startedAtMs: number;
  state: "waiting" | "acked" | "expired";
  original: WireMessage | null;
  modal: ModalBody | null;
  choices: CommandChoice[];
  settle(response: Outcome["response"], failure?: string): void;
}

export interface Act {
  person: WireUser;
  type: number;
  channelId: string;
  data: object;
  message?: WireMessage | undefined;
}

const TOKEN_LIFE_MS = 15 * 60_000;

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
      settle: (response, failure) => {
        clearTimeout(timer);
        const { original, modal, choices } = interaction;
        const acked = response !== "none";
        const about = { interactionId: wire.id, messageId: original?.id ?? null, modal, choices };
        resolve({ ...about, acked, response, failure: failure ?? null });
      },
    };
    world.interactions.set(wire.token, interaction);
    world.publish({ type: "INTERACTION_CREATE", data: wire, intent: 0 });
  });
}

function describe(world: World, { person, type, channelId, data, message }: Act): WireInteraction {
  const id = world.nextId();
  const guildId = world.guildOf(channelId);
  const channel = world.channels.get(channelId);
  // Direct messages have a user and no guild.
  const where = world.isDirect(channelId)
    ? { user: person, context: 1 }
    : {
        guild_id: guildId,
        guild: { id: guildId, locale: "en-US", features: [] },
        member: { ...asMember(world, person), permissions: EVERYTHING_ALLOWED },
        guild_locale: "en-US",
        context: 0,
      };
  return {
    id,
    token: `interaction-${id}`,
    application_id: world.appId,
    type,
    version: 1,
    ...where,
    channel_id: channelId,
    channel,
    locale: "en-US",
    app_permissions: permissionsIn(world, channelId),
    entitlements: [],
    authorizing_integration_owners: { 0: guildId },
    attachment_size_limit: 10 * 1024 * 1024,
    data,
    ...(message && { message }),
  };
}

function expire(interaction: Interaction): void {
  interaction.state = "expired";
  const isCommand = interaction.wire.type === INTERACTION.command;
  const failure = isCommand ? "The application did not respond" : "This interaction failed";
  interaction.settle("none", failure);
}

export const interactionRoutes: Route[] = [
  route("POST /interactions/:id/:token/callback", answer, { open: true }),
  route("POST /webhooks/:app/:token", followUp, { open: true }),
  route("PATCH /webhooks/:app/:token/messages/:message", editAnswer, { open: true }),
];

type AnswerData = MessageBody & ModalBody & { choices?: CommandChoice[] };
type Response = keyof typeof CALLBACK;

function answer(context: RouteContext) {
  const { world, request, params } = context;
  const interaction = world.interactions.get(params[1] ?? "");
  const { type, data = {} as AnswerData } = request.body as { type: number; data?: AnswerData };
  const [response] = Object.entries(CALLBACK).find(([, number]) => number === type) ?? [];
  if (!response) throw refusal("Value must be one of {4, 5, 6, 8, 9}.");
  if (interaction?.state !== "waiting") throw tooLate(world, interaction);
  check(interaction, response as Response, data, request.files.length);
  interaction.state = "acked";
  apply(interaction, response as Response, data, context);
  interaction.settle(response as Response);
  return noContent;
}

/** 10062 when the app is too late, 40060 when it answers twice. */
function tooLate(world: World, interaction: Interaction | undefined): Error {
  const what = interaction ? JSON.stringify(interaction.wire.data) : "an unknown interaction";
  const isAcked = interaction?.state === "acked";
  world.report(isAcked ? "double-ack" : "late-ack", what);
  return isAcked ? discordErrors.alreadyAcknowledged() : discordErrors.unknownInteraction();
}

/** @throws DiscordError for a callback of another kind of interaction, or one over a limit */
function check({ wire }: Interaction, response: Response, data: AnswerData, files: number): void {
  if (response === "deferredUpdate" && !wire.message)
    throw refusal("There is no message to update.");
  if ((response === "suggestions") !== (wire.type === INTERACTION.autocomplete))
    throw refusal("Suggestions answer whoever is typing, and nobody else.");
  if (response === "suggestions") checkSuggestions(data.choices ?? []);
  if (response === "modal" && wire.type === INTERACTION.modal)
    throw refusal("A form cannot open another.");
  if (response === "modal") checkModal(data);
  if (response === "message") checkMessage(data, { files });
}

const refusal = (message: string) => invalidForm(["type"], message);

function apply(
  interaction: Interaction,
  response: Response,
  data: AnswerData,
  context: RouteContext,
): void {
  if (response === "modal") interaction.modal = data;
  if (response === "suggestions") interaction.choices = data.choices ?? [];
  if (response === "message") interaction.original = postAnswer(interaction, context, data);
  if (response === "deferredUpdate") interaction.original = interaction.wire.message ?? null;
  if (response !== "deferredMessage") return;
  const { world } = context;
  const flags = (data.flags ?? 0) | FLAGS.loading;
  const body = { flags };
  interaction.original = postMessage(world, { ...draft(world, interaction, body), body });
}

function draft(world: World, { wire, person }: Interaction, { flags }: MessageBody) {
  const { appId, guildId } = world;
  const { id, type, channel_id: channelId } = wire;
  const origin = { id, type, user: person, authorizing_integration_owners: { 0: guildId } };
  return {
    channelId,
    author: world.bot,
    onlyFor: (flags ?? 0) & FLAGS.ephemeral ? person.id : undefined,
    more: {
      webhook_id: appId,
      application_id: appId,
      interaction_metadata: origin,
      ...(type === INTERACTION.command && { type: 20 }),
    },
  };
}

function postAnswer(
  interaction: Interaction,
  { world, request: { files } }: RouteContext,
  body: MessageBody,
): WireMessage {
  return postFromApp(world, { ...draft(world, interaction, body), body, files });
}

/** @throws DiscordError 50027 for an unknown or expired token, 10015 before the first answer */
function findInteraction({ world, params: [, token = ""] }: RouteContext): Interaction {
  const interaction = world.interactions.get(token);
  const ageMs = Date.now() - (interaction?.startedAtMs ?? 0);
  if (!interaction || ageMs > TOKEN_LIFE_MS) throw discordErrors.invalidToken();
  if (interaction.state !== "acked") throw discordErrors.unknownWebhook();
  return interaction;
}

/** The first follow-up after a deferred message replaces it. */
function followUp(context: RouteContext) {
  const interaction = findInteraction(context);
  const { original } = interaction;
  if (original && original.flags & FLAGS.loading) return edit(context, original);
  return ok(postAnswer(interaction, context, context.request.body as MessageBody));
}

function editAnswer(context: RouteContext) {
  const { wire, original, person } = findInteraction(context);
  const { world, params } = context;
  const id = params[2] === "@original" ? original?.id : params[2];
  const whispered = world.ephemerals.filter(({ to }) => to === person.id);
  const shown = [...messagesIn(world, wire.channel_id), ...whispered.map(({ message }) => message)];
  const found = shown.find((message) => message.id === id);
  if (!found) throw discordErrors.unknownMessage();
  return edit(context, found);
}

function edit({ world, request }: RouteContext, message: WireMessage) {
  const { body, files } = request;
  return ok(editFromApp(world, message, { body: body as MessageBody, files }));
}
