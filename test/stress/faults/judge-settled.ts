/** The judgement when nothing is on its way any more, or when patience ends. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Evidence, judge, type KeptRows, type Verdict } from "./judge.js";
import type { Act, Room } from "./room.js";
import type { Watcher } from "./watcher.js";

export interface Settling {
  readonly room: Room;
  readonly watcher: Watcher;
  readonly acts: readonly Act[];
  readonly readRows: () => Promise<KeptRows>;
  /** An answer that has not arrived by then is lost. */
  readonly patienceMs: number;
  readonly pollMs: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/** Looks again and again until nothing is lost or due. */
export async function judgeSettled({
  room,
  watcher,
  acts,
  readRows,
  patienceMs,
  pollMs,
  signal,
}: Settling): Promise<{ readonly verdict: Verdict; readonly evidence: Evidence }> {
  const until = Date.now() + patienceMs;
  for (;;) {
    await watcher.look();
    const [threads, rows] = [await room.threads(), await readRows()];
    const evidence: Evidence = { rows, acts, threads, cardCopies: watcher.cardCopies };
    const verdict = judge(evidence);
    const isSettled = verdict.lost === 0 && rows.due === 0;
    if (isSettled || Date.now() > until || signal.aborted) return { verdict, evidence };
    await sleep(pollMs);
  }
}
