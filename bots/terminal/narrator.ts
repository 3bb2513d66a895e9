/** Prints an episode as lines: observation dim, thought italic, action bold, question in a box. */

import { styleText } from "node:util";
import type { Card, CardEnd, HomeSnapshot, TimelineItem, Watch } from "../../src/core/bot.js";
import { endLine, heardLine } from "../present/card-text.js";
import { visibleLine, withoutUnseen } from "../present/visible-text.js";

export type Narrator = ReturnType<typeof createNarrator>;

export function createNarrator(
  watch: Watch,
  options: {
    readonly write: (text: string) => void;
    readonly colour: boolean;
  },
) {
  const style = createStyle(options.colour);
  const printed = new Map<string, number>();
  const once = new Set<string>();
  let printing: Promise<void> = Promise.resolve();
  const unsubscribe = watch.subscribe(({ household, episode }) => {
    if (episode === null) return;
    printing = printing.then(() => printEpisode(household, episode)).catch(() => undefined);
  });

  function line(text: string): void {
    options.write(`${text}\n`);
  }

  function printOnce(key: string, text: string): void {
    if (once.has(key)) return;
    once.add(key);
    line(text);
  }

  async function printEpisode(household: string, episode: string): Promise<void> {
    const snapshot = await watch.snapshot(household, episode);
    if (!snapshot?.card) return;
    const { card } = snapshot;
    printOnce(
      `start ${card.episode}`,
      `\n${style.bold(`Round ${card.round}`)}${style.plain(` in ${card.home}: ${card.task}`)}`,
    );
    for (const item of snapshot.timeline.slice(printed.get(card.episode) ?? 0)) printStep(item);
    printed.set(card.episode, snapshot.timeline.length);
    printTalk(snapshot, card);
    if (card.done) printOnce(`end ${card.episode}`, formatEnd(card.done));
  }

  function formatEnd(end: CardEnd): string {
    const line = visibleLine(endLine(end));
    return end.success ? style.good(`✔ ${line}`) : style.plain(line);
  }

  function printStep(item: TimelineItem): void {
    if (item.thought) line(`  ${style.italic(item.thought)}`);
    if (item.kind === "act") line(`${style.bold(`> ${item.text}`)}`);
    if (item.kind === "ask") line(style.plain(`? ${item.text}`));
    if (item.observation) line(style.dim(`  ${item.observation.replaceAll("\n", "\n  ")}`));
  }

  function printTalk(snapshot: HomeSnapshot, card: Card): void {
    for (const item of snapshot.conversation) {
      if (item.kind === "answer")
        printOnce(
          item.id,
          `${style.bold(visibleLine(item.by))}: ${style.plain(visibleLine(item.text))}`,
        );
      if (item.kind === "note") printOnce(item.id, style.plain(`  ${visibleLine(item.note.text)}`));
    }
    const heard = heardLine(card);
    if (heard && card.question === null)
      printOnce(`heard ${card.episode} ${heard}`, style.dim(`  ${visibleLine(heard)}`));
  }

  return {
    /** Resolves when all events so far are printed. */
    printed: () => printing,
    stop: unsubscribe,
  };
}

/** Each style removes control characters from texts of people and files. */
export function createStyle(colour: boolean) {
  const style = (format: Parameters<typeof styleText>[0]) => (text: string) =>
    colour
      ? styleText(format, withoutUnseen(text), { validateStream: false })
      : withoutUnseen(text);
  return {
    plain: withoutUnseen,
    bold: style("bold"),
    dim: style("dim"),
    italic: style("italic"),
    good: style("green"),
  };
}
