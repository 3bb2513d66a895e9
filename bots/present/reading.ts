/** Makes the long texts that "More…" and similar buttons show: a picture as a list, facts, steps, messages. */
import type { Card, CardTurn, Reader, TimelineItem, Watch } from "../../src/core/bot.js";
import { endLine, headline, heardLine, progress, questionLines, turnLine } from "./card-text.js";
import { listQuestion } from "./picture/question-picture.js";

export const readingKinds = ["list", "facts", "replay", "card", "note"] as const;
type ReadingKind = (typeof readingKinds)[number];

/** `id` names a question (for a list), an episode (facts, replay, card), or a note. */
export interface ReadingRequest {
  readonly kind: ReadingKind;
  readonly id: string;
}

/** A text without escapes; bots cut it between lines. */
export interface FullText {
  /** At most 24 characters, Slack's limit. */
  readonly title: string;
  readonly lines: readonly string[];
}

export async function readInFull(
  watch: Watch,
  request: ReadingRequest,
  reader: Reader,
): Promise<FullText | null> {
  const { kind, id } = request;
  switch (kind) {
    case "list": {
      const asked = await watch.question(id);
      const { platform, workspace, id: player } = asked?.player ?? {};
      const isPlayer = platform === reader.platform && workspace === reader.workspace;
      if (isPlayer && player === reader.id) return notForThePlayer;
      return asked && { title: "As a list", lines: listQuestion(asked) };
    }
    case "note": {
      const note = await watch.note(id);
      return note && { title: "In full", lines: note.text.split("\n") };
    }
    default: {
      const story = await watch.episode(id);
      return story && formatStory[kind](story);
    }
  }
}

const notForThePlayer: FullText = {
  title: "Not for the player",
  lines: ["You play: what you have not seen yourself, others have to tell you."],
};

type Story = { readonly card: Card; readonly timeline: readonly TimelineItem[] };

const formatStory: Readonly<Record<"facts" | "replay" | "card", (story: Story) => FullText>> = {
  facts: ({ card }) => {
    const facts = card.done?.facts ?? [];
    const lines = facts.length > 0 ? facts.map((fact) => `• ${fact}`) : ["None from this task."];
    return { title: "Facts I learned", lines };
  },
  replay: ({ card, timeline }) => ({
    title: "Replay",
    lines: [headline(card), ...formatSteps(timeline), ...(card.done ? [endLine(card.done)] : [])],
  }),
  card: ({ card }) => ({
    title: "In full",
    lines: [
      `${headline(card)} (${progress(card)})`,
      heardLine(card) ?? "",
      ...(card.question && !card.done ? questionLines(card.question) : []),
      ...(card.done ? [endLine(card.done)] : card.turn ? formatTurn(card.turn) : [card.doing]),
    ].filter((line) => line !== ""),
  }),
};

function formatTurn(turn: CardTurn): string[] {
  return [turnLine(turn), ...turn.sees, ...turn.choices.map(({ label }) => `• ${label}`)];
}

function formatSteps(timeline: readonly TimelineItem[]): string[] {
  const steps = timeline.filter(({ kind }) => kind !== "begin");
  return steps.map(({ kind, thought, text }, index) => {
    const words = kind === "ask" ? text : thought || text;
    return `${index + 1}. ${words}`;
  });
}
