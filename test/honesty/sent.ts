import { PassThrough } from "node:stream";
import { draw } from "../../bots/present/picture/drawing.js";
import { describePicture } from "../../bots/present/picture/picture-supply.js";
import { listQuestion, pictureOf } from "../../bots/present/picture/question-picture.js";
import { readingModal } from "../../bots/slack/modal.js";
import { createTerminalBot } from "../../bots/terminal/terminal-bot.js";
import { readPageState, showView } from "../../bots/web/page-state.js";
import type { Memory } from "../../memory/stores.js";
import { systemClock } from "../../src/app/operating/clock.js";
import { askedAs, takeSnapshot } from "../../src/app/operating/snapshot.js";
import type { Call, Card, Note, Post } from "../../src/core/bot.js";
import { buildCall, buildCard } from "../../src/desk/deliver/card.js";
import { presentNote } from "../../src/desk/deliver/deliver.js";
import { quietHandlers } from "../bots/quiet-handlers.js";
import { inDiscord, inSlack } from "../bots/shown.js";
import type { Asked } from "./house.js";

export const bots = ["slack", "discord", "web", "terminal"] as const;
export type BotName = (typeof bots)[number];

interface Shown {
  readonly card: Card;
  readonly notes: readonly Note[];
  /** Null once answered. */
  readonly call: Call | null;
  readonly svg: string;
  readonly alt: string;
  readonly lines: readonly string[];
}

/** SVG, or null in this mode. */
export async function drawPicture(memory: Memory, { question }: Asked): Promise<string | null> {
  const card = await buildCard(memory, question.episode);
  const picture = card && pictureOf(card);
  return picture && draw(picture.drawing, { size: "chat" });
}

/** JSON, followed by the picture on chat platforms. */
export async function everythingSent(
  memory: Memory,
  asked: Asked,
): Promise<Readonly<Record<BotName, string>>> {
  const shown = await show(memory, asked);
  return {
    slack: JSON.stringify(onSlack(shown)) + shown.svg,
    discord: JSON.stringify(onDiscord(shown)) + shown.svg,
    web: await pageOf(memory, asked, shown),
    terminal: await terminalWith(shown),
  };
}

async function show(memory: Memory, asked: Asked): Promise<Shown> {
  const { episode, id, state } = asked.question;
  const card = await buildCard(memory, episode);
  if (!card) throw new Error("there is no episode");
  const deliveries = await memory.outbox.list({ episode });
  const notes = deliveries.flatMap(({ note }) => (note ? [presentNote(memory, note)] : []));
  const isOpen = card.question?.id === id && state === "open";
  const picture = pictureOf(card);
  return {
    card,
    notes: await Promise.all(notes),
    call: isOpen ? await buildCall(memory, id) : null,
    svg: picture ? draw(picture.drawing, { size: "chat" }) : "",
    alt: picture ? describePicture(picture, 1000) : "",
    lines: isOpen ? listQuestion(await askedAs(memory, asked.question)) : [],
  };
}

function onSlack({ card, call, notes, lines, alt }: Shown): unknown {
  const hash = pictureOf(card)?.hash;
  return [
    inSlack({ card }, null, hash === undefined ? undefined : { hash, file: "F1", alt }),
    call && inSlack({ call }),
    readingModal({ title: "As a list", lines }),
    notes.map((note) => inSlack({ note }, "Zed")),
  ];
}

function onDiscord({ card, call, notes, lines, alt }: Shown): unknown {
  const said = notes.map((note) => inDiscord({ note }, "Zed"));
  return [inDiscord({ card }), call && inDiscord({ call }), said, alt, lines];
}

async function pageOf(memory: Memory, asked: Asked, { card, call }: Shown): Promise<string> {
  const { question, owner } = asked;
  const home = { id: question.household, title: card.home };
  const snapshot = await takeSnapshot(memory, { home, owner, mode: card.mode });
  const watch = { snapshot: async () => snapshot, calls: async () => [] };
  const { control } = quietHandlers();
  const state = await readPageState(
    { control, watch },
    { household: undefined, access: "everything", width: 760 },
  );
  const view = {
    title: "",
    progress: { given: 0, wanted: null },
    said: null,
    isElsewhere: false,
    dataCode: null,
    stage: {
      at: "question",
      instructions: "",
      asked: await askedAs(memory, question),
      home: card.home,
      task: card.task,
      unclear: false,
    },
  } as const;
  return JSON.stringify([state, call && showView(view, 380)]);
}

async function terminalWith({ card, notes }: Shown): Promise<string> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const bot = createTerminalBot({
    clock: systemClock,
    input,
    output,
    colour: false,
    person: "you",
  });
  await bot.start(quietHandlers());
  const at = { id: "p1", episode: card.episode, channel: "terminal" } as const;
  const under = { channel: "terminal", message: "p1" };
  const posts: readonly Post[] = [
    { ...at, kind: "card", card },
    ...notes.map((note) => ({ ...at, kind: "note", note, under }) as const),
  ];
  for (const post of posts) await bot.post(post);
  const written = String(output.read() ?? "");
  await bot.stop();
  return written;
}
