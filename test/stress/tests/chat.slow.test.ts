/** The short forms of `stress chat` and `stress crowd-load`: a few cells of the fault matrix, and a small crowd. */
import { expect, test } from "vitest";
import { sousProgram } from "../../program.js";
import { type Cell, chatBots, listCells } from "../chat/cells.js";
import { runChatFaults } from "../chat/run-chat-faults.js";
import { runChatLoad } from "../chat/run-crowd-load.js";

const [postLost] = pick("slack", "500-after-write", "receipt");
const [killed] = pick("slack", "sigkill", "being-posted");
const [twice] = pick("discord", "duplicate-event", "answered");
const [reversed] = pick("discord", "reordered-events", "late");

function pick(bot: Cell["bot"], fault: Cell["fault"], state: Cell["state"]): readonly Cell[] {
  return listCells({ bots: [bot], faults: [fault], states: [state] });
}

test.concurrent.each([
  ["a receipt that stands although Slack said 500", postLost],
  ["a kill while Slack takes a card", killed],
  ["answers that Discord sends twice", twice],
  ["late answers in the wrong order", reversed],
])(
  "%s: nothing is lost, nothing comes twice, and the episode ends",
  { timeout: 120_000 },
  async (_, cell) => {
    const { figures, kept } = await runChatFaults({
      cells: cell ? [cell] : [],
      lanes: 1,
      home: "kitchen",
      seed: 3,
      command: sousProgram,
    });
    expect(figures.byCell.flatMap(({ findings }) => findings)).toEqual([]);
    expect(figures).toMatchObject({ cells: 1, lost: 0, doubled: 0, duplicatePosts: 0 });
    expect(figures).toMatchObject({ unfinished: 0, missed: 0 });
    expect(figures.answers).toBeGreaterThan(0);
    expect(kept).toBeNull();
  },
);

test("a small crowd on both platforms: every answer is kept once and gets its receipt in time", {
  timeout: 120_000,
}, async () => {
  const { figures } = await runChatLoad({
    questions: 40,
    channels: 10,
    people: 20,
    seconds: 5,
    bots: chatBots,
    seed: 5,
    heap: 160,
  });
  expect(figures.findings).toEqual([]);
  expect(figures).toMatchObject({ questions: 40, people: 20, channels: 10, lost: 0, doubled: 0 });
  expect(figures.answers).toBe(40);
  expect(figures.receiptMsP99).toBeGreaterThan(0);
  expect(figures.receiptMsP99).toBeLessThan(1000);
  expect(figures.rssMb).toBeLessThan(300);
});
