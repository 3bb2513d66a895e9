/** Reads orders (tasks in people's own words), asks back when one is unclear, and begins or queues it. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Memory } from "../../../memory/stores.js";
import type { Caller, OrderReply, OrderRequest } from "../../core/bot.js";
import type { Simulator } from "../../core/episode/scene.js";
import { InputError } from "../../core/errors.js";
import { newId } from "../../core/id.js";
import type { Household, OrderedTask } from "../../core/memory/stores.js";
import { keepNewest } from "../../core/newest.js";
import type { Command, QueueMove } from "../../core/people/command.js";
import type { OrderChoice } from "../../core/question/question.js";
import { seededRandom } from "../../core/random.js";
import { capitalise, many } from "../../core/words/wording.js";
import { type AskedOrder, chosenOf, findAsked, missesAll, orderKey } from "../homes/asked-order.js";
import type { OrderReading } from "../homes/order-refusals.js";
import { turnOf } from "../homes/order-turn.js";
import { drawExamples, readPossibleOrder } from "../homes/possible-order.js";
import { findHousehold } from "../play/households.js";
import { findOpenEpisode, isPaused, waitingOrders } from "../play/open-episode.js";
import { presentState } from "../serve/watch.js";
import type { ScopedContext } from "./control-context.js";
import { findPlayable, haltTask, hintElsewhere, runOf } from "./task.js";

/** Most unclear orders that are kept until their follow-up question is answered. */
const mostAsked = 1000;
const mostWaiting = 20;

/** Reads an order by the home's present state, then asks back, refuses, queues it, or begins with it. */
export async function giveOrder(
  context: ScopedContext,
  request: OrderRequest,
  caller: Caller,
): Promise<OrderReply> {
  const { memory, runner, scope, clock } = context;
  const household = await findPlayable(context, request.home);
  const { id, title } = household;
  const reply = (kind: OrderReply["kind"], text: string, choices: readonly OrderChoice[] = []) =>
    ({ kind, text, choices, household: id }) satisfies OrderReply;
  if (!isHome(household))
    throw new InputError(`${title} sets its own tasks. Say it of a home: ${scope.say("help")}`);
  const open = await findOpenEpisode(memory, id);
  const elsewhere = open ? hintElsewhere(open, id, scope) : "";
  if (open && elsewhere)
    return reply("refused", `I am at work in ${title}: ${open.task.sentence} ${elsewhere}`);
  const scene = await presentState(memory, household);
  const key = orderKey(caller, id);
  const asked = findAsked(context.askedOrders, key, clock.now());
  const { reading, text } = readFor(request, scene, caller.person.name || null, asked);
  if (reading.kind === "ask") {
    const { text: question, choices } = reading;
    const askedAt = clock.now();
    keepNewest(context.askedOrders, key, { text, question, choices, askedAt }, mostAsked);
    return reply("asked", question, choices);
  }
  if (reading.kind === "cannot") {
    const kind = reading.isUnread ? "unread" : "refused";
    if (!asked) return reply(kind, reading.text);
    const [other] = open ? await memory.questions.list({ episode: open.id, state: "open" }) : [];
    const { question, choices } = asked;
    return !other && missesAll(text, scene.ownerView())
      ? reply("asked", `I did not understand that. ${question}`, choices)
      : reply(kind, `${reading.text} ${question}`, choices);
  }
  context.askedOrders.delete(key);
  const waiting = await waitingOrders(memory, id);
  if (waiting.length + reading.tasks.length > mostWaiting)
    return reply("refused", `${mostWaiting} orders wait already. Let me do some of them first.`);
  const orders = reading.tasks.map((task, at) => ({ id: orderId(request.key, at), task }));
  const { turn } = turnOf(text);
  const isNew = (await memory.episodes.get(orders[0]?.id ?? "")) === null;
  const stopped =
    open && isNew && turn === "instead"
      ? await haltTask(context, household, caller, [...orders, ...waiting])
      : "";
  const run = runOf(context, household, caller);
  if (!stopped) await runner.order(run, orders, turn === "first");
  const sentences = reading.tasks.map(({ sentence }) => sentence);
  const refused = reading.refused ? `${reading.refused} ` : "";
  const [first = "", ...others] = sentences;
  const then = others.length > 0 ? ` Then: ${others.join(" Then: ")}` : "";
  const begun = `${stopped} Starting in ${title}: ${first}${then}`.trim();
  if (!open || stopped) return reply("begun", refused + begun);
  const now = (await isPaused(memory, id))
    ? `I am paused in ${title}. ${capitalise(scope.say("resume"))}, and I go on.`
    : `First I finish: ${open.task.sentence}`;
  const noted = turn === "first" ? "Next" : "Noted";
  return reply("queued", `${refused}${noted}: ${sentences.join(" Then: ")} ${now}`);
}

/** Reads orders without follow-up questions. @throws InputError for unclear or impossible orders */
export async function readOrders(
  memory: Memory,
  household: Household,
  text: string,
): Promise<readonly OrderedTask[]> {
  const scene = await presentState(memory, household);
  const reading = readPossibleOrder(scene, text, { speaker: null, clarified: {} });
  if (reading.kind !== "tasks") throw new InputError(reading.text);
  if (reading.refused) throw new InputError(reading.refused);
  return reading.tasks.map((task) => ({ id: newId("e"), task }));
}

/** Reads words as an order, or as the answer to the follow-up question about the order before. */
function readFor(
  { text, clarified = {} }: OrderRequest,
  scene: Simulator,
  speaker: string | null,
  asked: AskedOrder | null,
): { readonly reading: OrderReading; readonly text: string } {
  const reading = readPossibleOrder(scene, text, { speaker, clarified });
  if (reading.kind === "tasks" || !asked) return { reading, text };
  const isPressed = asked.choices.some((one) => isDeepStrictEqual(one.clarified, clarified));
  const chosen = isPressed ? clarified : chosenOf(text, asked.choices, scene.ownerView());
  if (!chosen) return { reading, text };
  const again = readPossibleOrder(scene, asked.text, { speaker, clarified: chosen });
  return { reading: again, text: asked.text };
}

const isHome = ({ content: { format } }: Pick<Household, "content">) =>
  format === "home" || format === "alfworld";

/** Makes the id of an order's episode. A repeated event gets the same one. */
function orderId(key: string, at: number): string {
  return `e-${createHash("sha256").update(`${key} ${at}`).digest("hex").slice(0, 14)}`;
}

/** Drops an order or moves it to the front. */
export async function changeQueue(
  { memory }: Pick<ScopedContext, "memory">,
  { id: household, title }: Household,
  { order: id, move }: { readonly order: string; readonly move: QueueMove },
): Promise<string> {
  const waiting = await waitingOrders(memory, household);
  const order = waiting.find((one) => one.id === id);
  if (!order) throw new InputError(`That no longer waits in ${title}.`);
  await memory.runs.changeOrders(household, (orders) => {
    const others = orders.filter((one) => one.id !== id);
    return move === "first" ? [order, ...others] : others;
  });
  return move === "first"
    ? `Next in ${title}: ${order.task.sentence}`
    : `I won't do that: ${order.task.sentence}`;
}

/** Answers `/sous do`: gives the order, or lists or changes the orders that wait. */
export async function answerDo(
  context: ScopedContext,
  { home, order, change }: Extract<Command, { verb: "do" }>,
  caller: Caller,
): Promise<string> {
  if (order !== null) {
    const key = `command ${caller.platform} ${caller.person.id} ${context.clock.now()}`;
    const { text, choices } = await giveOrder(context, { home, text: order, key }, caller);
    const say = (at: number) => context.scope.say(`do ${at + 1}`);
    const lines = choices.map(({ label }, at) => `${at + 1}. ${label} (${say(at)})`);
    return [text, ...lines].join("\n");
  }
  const household = context.homes.find(home, context.scope);
  const waiting = await waitingOrders(context.memory, household.id);
  if (!change) {
    const { id, title } = household;
    const open = await findOpenEpisode(context.memory, id);
    const now = open
      ? `Now in ${title}: ${open.task.sentence}`
      : `Nothing is going on in ${title}.`;
    const examples = open ? [] : await sampleOrders(context.memory, id);
    const say = context.scope.say("do");
    const hint = waiting.length > 0 ? [`Say ${say} drop 1, or ${say} first 2.`] : [];
    const lines = waiting.map(({ task }, at) => `${at + 1}. ${task.sentence}`);
    return [now, ...lines, ...hint, ...examples.map((one) => `${say} ${one}`)].join("\n");
  }
  const meant = waiting[change.at - 1];
  if (!meant) throw new InputError(`${many(waiting.length, "order")} wait in ${household.title}.`);
  return changeQueue(context, household, { order: meant.id, move: change.move });
}

export async function sampleOrders(memory: Memory, id: string): Promise<readonly string[]> {
  const household = await findHousehold(memory, id);
  if (!household || !isHome(household)) return [];
  const round = (await memory.episodes.last(id))?.round ?? 0;
  const random = seededRandom(1, "examples", id, String(round));
  return drawExamples(await presentState(memory, household), random);
}
