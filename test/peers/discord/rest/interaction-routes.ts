import { discordErrors } from "../errors.js";
import { acknowledge, type Interaction, settle } from "../interactions.js";
import { checkChoices } from "../limits/commands.js";
import { Issues } from "../limits/issues.js";
import { checkMessage } from "../limits/message.js";
import { checkModal } from "../limits/modal.js";
import { deleteMessage, messagesIn, postMessage } from "../messages.js";
import {
  CALLBACK,
  type CommandChoice,
  FLAGS,
  INTERACTION,
  type MessageBody,
  type ModalBody,
  type WireMessage,
} from "../wire.js";
import type { World } from "../world.js";
import { editFromApp, postFromApp } from "./app-posts.js";
import { noContent, ok, type Route, type RouteContext, route } from "./routes.js";

/** Answers to what people did: the first within the time limit, then edits and follow-ups. */
export const interactionRoutes: Route[] = [
  route("POST /interactions/:id/:token/callback", answer, { open: true }),
  route("POST /webhooks/:app/:token", followUp, { open: true }),
  route("GET /webhooks/:app/:token/messages/:message", (context) => ok(findAnswer(context)), {
    open: true,
  }),
  route("PATCH /webhooks/:app/:token/messages/:message", editAnswer, { open: true }),
  route("DELETE /webhooks/:app/:token/messages/:message", deleteAnswer, { open: true }),
];

interface Callback {
  type: number;
  data?: AnswerData;
}

type AnswerData = MessageBody & ModalBody & { choices?: CommandChoice[] };

function answer(context: RouteContext) {
  const { world, request, params } = context;
  const interaction = world.interactions.get(params[1] ?? "");
  const callback = request.body as Callback;
  const data = callback.data ?? ({} as NonNullable<Callback["data"]>);
  const response = nameOf(callback.type);
  if (interaction?.state === "waiting") check(interaction, { response, data, context });
  acknowledge(world, interaction);
  if (!interaction) throw discordErrors.unknownInteraction();
  apply(interaction, { response, data, context });
  settle(interaction, { acked: true, response, failure: null });
  if (request.query.get("with_response") !== "true") return noContent;
  const { id, type } = interaction.wire;
  const message = interaction.original;
  const about = { id, type, response_message_id: message?.id };
  return ok({ interaction: about, resource: { type: callback.type, message } });
}

interface Answer {
  response: keyof typeof CALLBACK;
  data: AnswerData;
  context: RouteContext;
}

function nameOf(type: number): keyof typeof CALLBACK {
  const names = Object.keys(CALLBACK) as (keyof typeof CALLBACK)[];
  const found = names.find((name) => CALLBACK[name] === type);
  if (found) return found;
  throw refusal("Value must be one of {4, 5, 6, 7, 8, 9}.");
}

/** @throws DiscordError when this answer does not fit this interaction, or breaks a limit */
function check({ wire }: Interaction, { response, data, context }: Answer): void {
  const files = context.request.files.length;
  const isUpdate = response === "update" || response === "deferredUpdate";
  if (isUpdate && !wire.message) throw refusal("There is no message to update.");
  if ((response === "suggestions") !== (wire.type === INTERACTION.autocomplete))
    throw refusal("Suggestions answer whoever is typing, and nobody else.");
  if (response === "suggestions") {
    const issues = new Issues();
    checkChoices(issues, ["data", "choices"], data.choices ?? []);
    issues.throwIfAny();
  }
  if (response === "modal" && wire.type === INTERACTION.modal)
    throw refusal("A form cannot open another.");
  if (response === "modal") checkModal(data);
  if (response === "message") checkMessage(data, { files });
  if (response === "update") checkMessage(data, { files, before: wire.message });
}

function refusal(message: string) {
  const issues = new Issues();
  issues.add(["type"], "BASE_TYPE_CHOICES", message);
  return issues.asError();
}

function apply(interaction: Interaction, { response, data, context }: Answer): void {
  const { world, request } = context;
  const { message } = interaction.wire;
  if (response === "modal") interaction.modal = data;
  if (response === "suggestions") interaction.choices = data.choices ?? [];
  if (response === "message") interaction.original = postAnswer(interaction, context, data);
  if (response === "deferredMessage") interaction.original = postLoading(world, interaction, data);
  if (!message) return;
  if (response === "deferredUpdate" || response === "update") interaction.original = message;
  if (response === "update") editFromApp(world, message, { body: data, files: request.files });
}

function postLoading(world: World, interaction: Interaction, data: MessageBody): WireMessage {
  const flags = (data.flags ?? 0) | FLAGS.loading;
  return postMessage(world, {
    channelId: interaction.wire.channel_id,
    author: world.bot,
    body: { flags },
    onlyFor: flags & FLAGS.ephemeral ? interaction.person.id : undefined,
    more: describeOrigin(world, interaction),
  });
}

function postAnswer(
  interaction: Interaction,
  { world, request }: RouteContext,
  body: MessageBody,
): WireMessage {
  return postFromApp(world, {
    channelId: interaction.wire.channel_id,
    body,
    files: request.files,
    onlyFor: (body.flags ?? 0) & FLAGS.ephemeral ? interaction.person.id : undefined,
    more: describeOrigin(world, interaction),
  });
}

function describeOrigin(world: World, { wire, person }: Interaction): Partial<WireMessage> {
  const { appId, guildId } = world;
  const owners = { 0: guildId };
  const origin = {
    id: wire.id,
    type: wire.type,
    user: person,
    authorizing_integration_owners: owners,
  };
  const common = { webhook_id: appId, application_id: appId, interaction_metadata: origin };
  return wire.type === INTERACTION.command ? { ...common, type: 20 } : common;
}

/** @throws DiscordError 50027 when the token is unknown or too old, 10015 before the first answer */
function findInteraction({ world, params: [, token = ""] }: RouteContext): Interaction {
  const interaction = world.interactions.get(token);
  const ageMs = Date.now() - (interaction?.startedAtMs ?? 0);
  if (!interaction || ageMs > world.options.tokenLifeMs) throw discordErrors.invalidToken();
  if (interaction.state !== "acked") throw discordErrors.unknownWebhook();
  return interaction;
}

/** The first follow-up after a deferred message takes that message's place. */
function followUp(context: RouteContext) {
  const interaction = findInteraction(context);
  const { world, request } = context;
  const body = request.body as MessageBody;
  const { original } = interaction;
  if (original && original.flags & FLAGS.loading) {
    return ok(editFromApp(world, original, { body, files: request.files }));
  }
  return ok(postAnswer(interaction, context, body));
}

/** @throws DiscordError 10008 */
function findAnswer(context: RouteContext): WireMessage {
  const { wire, original, person } = findInteraction(context);
  const { world, params } = context;
  const id = params[2] === "@original" ? original?.id : params[2];
  const shown = messagesIn(world, wire.channel_id);
  const whispered = world.ephemerals.filter(({ to }) => to === person.id);
  const all = [...shown, ...whispered.map(({ message }) => message)];
  const found = all.find((message) => message.id === id);
  if (!found) throw discordErrors.unknownMessage();
  return found;
}

function editAnswer(context: RouteContext) {
  const body = context.request.body as MessageBody;
  const { world, request } = context;
  return ok(editFromApp(world, findAnswer(context), { body, files: request.files }));
}

function deleteAnswer(context: RouteContext) {
  deleteMessage(context.world, findAnswer(context));
  return noContent;
}
