/** The judge sees what it is there to see. */
import { expect, test } from "vitest";
import { type Evidence, judge, type KeptRows } from "../faults/judge.js";
import type { ThreadSight } from "../faults/room.js";

const ballot = { id: "b1", key: "web:local:press:k1", text: null, understood: true };
const receipt = { id: "n1", episode: "e1", ballot: "b1", text: "Noted: a mug is in the sink." };

type Changes = Partial<Omit<Evidence, "rows">> & { readonly rows?: Partial<KeptRows> };

function evidence(changes: Changes = {}): Evidence {
  return {
    acts: [{ key: "k1", acked: true }],
    threads: [],
    cardCopies: new Map([["e1", 1]]),
    ...changes,
    rows: {
      episodes: [{ id: "e1", ended: true }],
      questions: [{ id: "q1", state: "answered", followedUp: false }],
      facts: [{ ballot: "b1", claim: "mug at sink" }],
      ballots: [ballot],
      notes: [receipt],
      due: 0,
      ...changes.rows,
    },
  };
}

const thread = (changes: Partial<ThreadSight>): ThreadSight => ({
  episode: "e1",
  notes: [],
  replies: [],
  ...changes,
});

const clean = { lost: 0, doubled: 0, duplicatePosts: 0, unfinished: 0 };

test("nothing is found where all is well", () => {
  expect(judge(evidence())).toEqual({ ...clean, findings: [] });
});

test("an acked press without a ballot is lost, an unacked one may be missing", () => {
  const acts = [
    { key: "k1", acked: true },
    { key: "k2", acked: true },
    { key: "k3", acked: false },
  ];
  expect(judge(evidence({ acts }))).toMatchObject({ ...clean, lost: 1 });
});

test("a standing reply without a ballot is lost, and so is a ballot that nobody read", () => {
  const replies = [{ key: "17.01", text: "in the sink" }];
  expect(judge(evidence({ threads: [thread({ replies })] }))).toMatchObject({ lost: 1 });
  const unread = [{ ...ballot, understood: false }];
  expect(judge(evidence({ rows: { ballots: unread } }))).toMatchObject({ lost: 1 });
});

test("two ballots for one press count as doubled, acked or not, and so does one that nobody cast", () => {
  const ballots = [ballot, { ...ballot, id: "b2", key: "web:other:k1" }];
  const acts = [{ key: "k1", acked: false }];
  expect(judge(evidence({ acts, rows: { ballots } }))).toMatchObject({ ...clean, doubled: 1 });
  expect(judge(evidence({ acts: [] }))).toMatchObject({ ...clean, doubled: 1 });
});

test("a fact that one ballot became twice is doubled", () => {
  const fact = { ballot: "b1", claim: "mug at sink" };
  expect(judge(evidence({ rows: { facts: [fact, fact] } }))).toMatchObject({
    ...clean,
    doubled: 1,
  });
  const other = { ballot: "b1", claim: "mug at shelf" };
  expect(judge(evidence({ rows: { facts: [fact, other] } }))).toMatchObject(clean);
});

test("copies of cards, of notes and receipts beyond one for a ballot are duplicates", () => {
  const cardCopies = new Map([["e1", 2]]);
  expect(judge(evidence({ cardCopies }))).toMatchObject({ ...clean, duplicatePosts: 1 });
  const note = { id: "n1", text: receipt.text };
  const threads = [thread({ notes: [note, note] })];
  expect(judge(evidence({ threads }))).toMatchObject({ ...clean, duplicatePosts: 1 });
  const notes = [receipt, { ...receipt, id: "n2" }];
  expect(judge(evidence({ rows: { notes } }))).toMatchObject({ ...clean, duplicatePosts: 1 });
});

test("notes without an id may stand as often as rows say the same", () => {
  const said = { id: null, text: "Ana · All right." };
  const row = { id: "n1", episode: "e1", ballot: null, text: "All right." };
  const threads = [thread({ notes: [said, said] })];
  const notes = [row, { ...row, id: "n2" }];
  expect(judge(evidence({ threads, rows: { notes } }))).toMatchObject(clean);
  expect(judge(evidence({ threads, rows: { notes: [row] } }))).toMatchObject({ duplicatePosts: 1 });
});

test("an episode without an end is unfinished", () => {
  const episodes = [{ id: "e1", ended: false }];
  expect(judge(evidence({ rows: { episodes } }))).toMatchObject({ ...clean, unfinished: 1 });
});
