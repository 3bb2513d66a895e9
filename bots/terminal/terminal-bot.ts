/** Asks questions of one person in a terminal, and reads the answers. */
import { randomUUID } from "node:crypto";
import { createInterface, type Interface } from "node:readline";
import {
  type Bot,
  type BotHandlers,
  type Caller,
  type CardQuestion,
  type CardTurn,
  type ConsentRequest,
  type Control,
  type IncomingKind,
  ownerRights,
  type Post,
  reservedChoices,
} from "../../src/core/bot.js";
import type { Clock } from "../../src/core/clock.js";
import { InputError } from "../../src/core/errors.js";
import { longestOrder, type Verb } from "../../src/core/people/command.js";
import { askedNeed, isAskedEpisode } from "../../src/core/question/asking.js";
import type { KnowledgeMode } from "../../src/core/question/question.js";
import { linesAbout, splitAsked, standaloneHeadline } from "../present/card-text.js";
import { readCommand, usageLines } from "../present/commands.js";
import { agreeLabel, consentLines, whyNoMove } from "../present/door.js";
import { explainList, listDrawing } from "../present/picture/drawing.js";
import { drawQuestion } from "../present/picture/question-picture.js";
import { visibleLine } from "../present/visible-text.js";
import { createNarrator, createStyle, type Narrator } from "./narrator.js";

/** Commands offered here. A line with a command begins with "/". */
const offered: readonly Verb[] = [
  "do",
  "why",
  "status",
  "facts",
  "teach",
  "pause",
  "stop",
  "consent",
  "my-data",
  "help",
];

/** Carries out a command and returns its answer; null for any other line. @param person has all permissions */
async function answerCommand(
  line: string,
  control: Control,
  person: string,
): Promise<string | null> {
  const text = line.trim();
  if (!text.startsWith("/")) return null;
  try {
    const command = readCommand(text.slice(1), "");
    if (command.verb === "help" || !offered.includes(command.verb)) return usage();
    return await control.perform(command, callerOf(person));
  } catch (error) {
    if (error instanceof InputError) return usage();
    throw error;
  }
}

function callerOf(name: string): Caller {
  const where = { platform: "terminal", workspace: "local", channel: "terminal" } as const;
  return { ...where, person: { id: "local", name }, ...ownerRights };
}

function usage(): string {
  return usageLines("")
    .filter((line) => offered.some((verb) => line.startsWith(`${verb} `)))
    .map((line) => `/${line}`)
    .join("\n");
}

const mostShown = 12;

export function createTerminalBot(options: {
  readonly clock: Clock;
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
  readonly colour: boolean;
  readonly person: string;
}): Bot {
  const { clock, input, output, colour, person } = options;
  const style = createStyle(colour);
  const shown = new Set<string>();
  let reader: Interface | null = null;
  let narrator: Narrator | null = null;
  let handlers: BotHandlers | null = null;
  /** Episode that lines are about while no question is open. */
  let last: string | null = null;
  /** What the next line answers. */
  let open: { episode: string; asked: CardQuestion | CardTurn; isTurn: boolean } | null = null;
  const readable = (line: string): string => style.plain(visibleLine(line));
  const picture = (line: string): string =>
    (isSecret(line) ? style.bold : style.dim)(`  ${visibleLine(line)}`);

  const write = (text: string): void => {
    output.write(text);
  };

  async function show(post: Post): Promise<void> {
    await narrator?.printed();
    if (post.kind === "note") {
      // The narrator covers homes, not agents' questions.
      const isNews = isAskedEpisode(post.episode) && post.note.kind === "news";
      if (isNews) write(`${post.note.text.split("\n").map(readable).join("\n")}\n`);
      return;
    }
    const { question } = post.kind === "card" ? post.card : post.call;
    const { episode } = post;
    last = episode;
    const turn = post.kind === "card" && !post.card.done ? post.card.turn : undefined;
    const asked = question ?? turn;
    open = asked ? { episode, asked, isTurn: !question } : null;
    if (turn && !shown.has(turn.id)) {
      shown.add(turn.id);
      write(drawTurn(turn));
    }
    const key = `${question?.id} ${question?.text}`;
    if (!question || shown.has(key)) return;
    shown.add(key);
    if (post.kind === "call") {
      const { picture: shows } = post.call;
      write(`\n${style.bold(visibleLine(standaloneHeadline(post.call)))}\n`);
      if (shows) write(`${picture(`Picture: ${shows.words}`)}\n`);
    }
    write(drawBox(question, post.kind === "card" ? post.card.mode : undefined));
  }

  /** Draws what the player sees and the moves, below the steps that the narrator printed. */
  function drawTurn({ sees, choices }: CardTurn): string {
    const body = [
      ...sees.map(readable),
      ...choices.map(({ label }, index) => `  ${index + 1}  ${readable(label)}`),
    ];
    return `┌ ${style.bold("You play. What do you do?")}\n${body.map((line) => `│ ${line}`).join("\n")}\n└ Act with a number or in words: `;
  }

  function markAsked(question: CardQuestion): string {
    if (question.bound) return style.bold(question.bound.asked);
    return splitAsked(question)
      .map(({ words, isAsked }) => (isAsked ? style.bold : style.plain)(words))
      .join("");
  }

  function drawBox(question: CardQuestion, mode: KnowledgeMode | undefined): string {
    const choices = question.choices
      .slice(0, mostShown)
      .map(({ label }, index) => `  ${index + 1}  ${readable(label)}`);
    const more = question.choices.length > mostShown ? ["  …or type any other place"] : [];
    const lines = [
      ...(question.bound?.lines.map(style.plain) ?? []),
      ...linesAbout(question).map(readable),
      ...(question.followUp ? [] : listPicture(question, mode)).map(picture),
      ...choices,
      ...more,
      "  ?  I don't know",
    ];
    const body = lines.map((line) => `│ ${line}`).join("\n");
    return `┌ ${markAsked(question)}\n${body}\n└ Answer with a number or in your own words: `;
  }

  /** A number is a choice, "?" is "I don't know", all else is words. */
  function understand(line: string, key: string): IncomingKind | null {
    const text = line.trim();
    if (text === "" || last === null) return null;
    if (!open) return { kind: "reply", episode: last, message: key, text };
    const { episode, isTurn } = open;
    const { id: question, choices } = open.asked;
    if (text === "?" && !isTurn)
      return { kind: "press", question, choice: reservedChoices.dontKnow };
    const choice = /^\d+$/.test(text) ? choices[Number(text) - 1] : undefined;
    return choice
      ? { kind: "press", question, choice: choice.id }
      : { kind: "reply", episode, message: key, text };
  }

  /** Gives an order and returns the reply; null for any other line, which may be a remark on the last task. */
  async function giveOrder(
    control: Control,
    { text, key }: { readonly text: string; readonly key: string },
  ): Promise<string | null> {
    if (text === "" || text.length > longestOrder) return null;
    try {
      const reply = await control.order({ home: null, text, key }, callerOf(person));
      const isTaken = reply.kind !== "unread" && reply.kind !== "refused";
      if (!isTaken && last !== null) return null;
      const choices = reply.choices.map(({ label }, at) => `  ${at + 1}  ${label}`);
      return `${[reply.text, ...choices].map(readable).join("\n")}\n`;
    } catch (error) {
      if (error instanceof InputError) return null;
      throw error;
    }
  }

  async function hear(line: string): Promise<void> {
    const said = handlers && (await answerCommand(line, handlers.control, person));
    if (said) return write(`${said.split("\n").map(readable).join("\n")}\n`);
    const key = `terminal:local:line:${randomUUID()}:1`;
    if (!handlers) return;
    const done = open ? null : await giveOrder(handlers.control, { text: line.trim(), key });
    if (done) return write(done);
    const what = understand(line, key);
    if (!what) return;
    const verdict = await handlers.inbox.receive(
      {
        key,
        platform: "terminal",
        workspace: "local",
        person: { id: "local", name: person },
        at: clock.now(),
        what,
      },
      ownerRights,
    );
    const reason = whyNoMove(verdict);
    if (reason) write(`${reason}\n`);
    if (verdict === "unknown")
      write(open?.isTurn ? "That turn is over.\n" : "That question is no longer open.\n");
    const consent = verdict === "consent-needed" ? await handlers.control.consentFor(what) : null;
    if (consent) write(`${style.plain(formatConsent(consent))}\n`);
  }

  async function stop(): Promise<void> {
    await narrator?.printed();
    narrator?.stop();
    reader?.close();
  }

  return {
    platform: "terminal",
    paceMs: 0,
    async start(given) {
      await stop();
      handlers = given;
      narrator = createNarrator(given.watch, { write, colour });
      reader = createInterface({ input });
      reader.on("line", (line) => {
        hear(line).catch((error) => write(`${error.message}\n`));
      });
    },
    stop,
    async post(post) {
      await show(post);
      return { channel: post.channel, message: post.id };
    },
    edit: (_, post) => show(post),
    find: async () => [],
    remove: async () => undefined,
    catchUp: async () => undefined,
  };
}

function formatConsent(consent: ConsentRequest): string {
  return [
    ...consentLines(consent),
    `${agreeLabel(consent)}: type /consent ${consent.campaign} yes, and then your answer again.`,
  ]
    .map(visibleLine)
    .join("\n");
}

/** Lines to highlight: only this person knows them. */
function isSecret(line: string): boolean {
  return /^(?:Only you know|What you have in mind): /.test(line);
}

function listPicture(question: CardQuestion, mode: KnowledgeMode | undefined): readonly string[] {
  if (question.need.noun === askedNeed.noun) return [];
  const secret = question.mode === "keeper" || mode === "keeper";
  const drawing = drawQuestion({ question, secret });
  return [explainList(drawing), ...listDrawing(drawing)];
}
