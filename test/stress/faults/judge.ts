/** Compares what people did and saw with stored rows. */
import { setTimeout as sleep } from "node:timers/promises";
import type { QuestionState } from "../../../src/core/question/question.js";
import type { Act, ThreadSight } from "./room.js";

export interface KeptRows {
  readonly episodes: readonly { readonly id: string; readonly ended: boolean }[];
  readonly questions: readonly {
    readonly id: string;
    readonly state: QuestionState;
    /** An unclear reply led to a follow-up. */
    readonly followedUp: boolean;
  }[];
  readonly ballots: readonly {
    readonly id: string;
    readonly key: string;
    readonly text: string | null;
    readonly understood: boolean;
  }[];
  readonly facts: readonly { readonly ballot: string; readonly claim: string }[];
  readonly notes: readonly {
    readonly id: string;
    readonly episode: string;
    readonly ballot: string | null;
    readonly text: string;
  }[];
  readonly due: number;
}

export interface Evidence {
  readonly rows: KeptRows;
  readonly acts: readonly Act[];
  readonly threads: readonly ThreadSight[];
  /** Maximum of simultaneous copies, by post id. */
  readonly cardCopies: ReadonlyMap<string, number>;
}

export interface Verdict {
  /** Acknowledged presses and visible replies without a processed ballot. */
  readonly lost: number;
  readonly doubled: number;
  /** Surplus cards, notes and receipts. */
  readonly duplicatePosts: number;
  readonly unfinished: number;
  readonly findings: readonly string[];
}

export function judge(evidence: Evidence): Verdict {
  const lost = findLost(evidence);
  const doubled = findDoubled(evidence);
  const duplicates = findDuplicatePosts(evidence);
  const unfinished = evidence.rows.episodes
    .filter(({ ended }) => !ended)
    .map(({ id }) => `unfinished: episode ${id}`);
  return {
    lost: lost.length,
    doubled: doubled.length,
    duplicatePosts: duplicates.length,
    unfinished: unfinished.length,
    findings: [...lost, ...doubled, ...duplicates, ...unfinished],
  };
}

export interface Settling {
  readonly patienceMs: number;
  readonly pollMs: number;
  readonly signal: AbortSignal;
}

/** Repeats until nothing is lost, doubled or pending, or the grace period ends. */
export async function judgeSettled(
  read: () => Promise<Evidence>,
  { patienceMs, pollMs, signal }: Settling,
): Promise<{ readonly verdict: Verdict; readonly evidence: Evidence }> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const evidence = await read();
    const verdict = judge(evidence);
    const isSettled = verdict.lost + verdict.duplicatePosts + evidence.rows.due === 0;
    if (isSettled || Date.now() > until || signal.aborted) return { verdict, evidence };
    await sleep(pollMs);
  }
}

function findLost({ rows, acts, threads }: Evidence): string[] {
  const kept = (key: string) => rows.ballots.some((ballot) => ballot.key.includes(key));
  const presses = acts.filter(({ key, acked }) => acked && !kept(key));
  const replies = threads.flatMap(({ episode, replies: said }) =>
    said.filter(({ key }) => !kept(key)).map(({ key, text }) => `${episode} ${key} "${text}"`),
  );
  const unread = rows.ballots.filter(({ understood }) => !understood);
  return [
    ...presses.map(({ key }) => `lost: acked press ${key}`),
    ...replies.map((reply) => `lost: reply ${reply}`),
    ...unread.map(({ id }) => `lost: ballot ${id} was never read`),
  ];
}

function findDoubled({ rows, acts, threads }: Evidence): string[] {
  const replies = threads.flatMap((thread) => thread.replies);
  const cast = new Set([...acts, ...replies].map(({ key }) => key));
  const findings: string[] = [];
  const counted = new Set<string>();
  for (const ballot of rows.ballots) {
    const key = [...cast].find((one) => ballot.key.includes(one));
    if (key === undefined) findings.push(`doubled: nobody cast ${ballot.key}`);
    else if (counted.has(key)) findings.push(`doubled: ${ballot.key}`);
    else counted.add(key);
  }
  const claims = countBy(rows.facts.map(({ ballot, claim }) => `${ballot}: ${claim}`));
  const twice = [...claims].flatMap(([claim, count]) => repeat(`fact of ${claim}`, count - 1));
  return [...findings, ...twice.map((line) => `doubled: ${line}`)];
}

function findDuplicatePosts({ rows, threads, cardCopies }: Evidence): string[] {
  const cards = [...cardCopies].flatMap(([id, copies]) => repeat(`card ${id}`, copies - 1));
  const receipts = countBy(rows.notes.flatMap(({ ballot }) => (ballot === null ? [] : [ballot])));
  return [
    ...cards,
    ...threads.flatMap((thread) => findDuplicateNotes(thread, rows)),
    ...[...receipts].flatMap(([ballot, count]) => repeat(`receipt of ${ballot}`, count - 1)),
  ].map((what) => `duplicate: ${what}`);
}

/** Notes without an id may repeat as often as equal rows. */
function findDuplicateNotes({ episode, notes }: ThreadSight, rows: KeptRows): string[] {
  const known = countBy(notes.flatMap(({ id }) => (id === null ? [] : [id])));
  const plain = countBy(notes.flatMap(({ id, text }) => (id === null ? [text] : [])));
  const written = (text: string): number =>
    rows.notes.filter((note) => note.episode === episode && text.includes(note.text)).length;
  return [
    ...[...known].flatMap(([id, copies]) => repeat(`note ${id}`, copies - 1)),
    ...[...plain].flatMap(([text, copies]) =>
      repeat(`note "${text}" under ${episode}`, copies - Math.max(1, written(text))),
    ),
  ];
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function repeat(what: string, times: number): string[] {
  return Array.from({ length: Math.max(0, times) }, () => what);
}
