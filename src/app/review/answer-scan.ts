/** Scans each answer once for personal data (leaks), and stores the result. */

import type { Memory } from "../../../memory/stores.js";
import type { Leak } from "../../core/campaign/release.js";
import type { Ballot } from "../../core/memory/stores.js";
import { clearedWords } from "../../core/question/exchange.js";
import { knownPeople } from "../../datasets/release/known-people.js";
import type { Known, Scan } from "../../datasets/scan/scan.js";

export type LeaksByBallot = ReadonlyMap<string, readonly Leak[]>;

export class AnswerScan {
  readonly #memory: Memory;
  readonly #scan: TextScan;
  /** The running scan. The next one waits for it, to find its results. */
  #turn: Promise<unknown> = Promise.resolve();

  constructor(memory: Memory, scan: TextScan) {
    this.#memory = memory;
    this.#scan = scan;
  }

  leaksIn(ballots: readonly Pick<Ballot, "id" | "text">[]): Promise<LeaksByBallot> {
    const said = ballots.flatMap(({ id, text }) => (text === null ? [] : [{ id, text }]));
    if (said.length === 0) return Promise.resolve(new Map());
    const own = this.#turn.then(() => this.#scanAll(said)).then((all) => this.#leaveOut(all, said));
    this.#turn = own.catch(() => undefined);
    return own;
  }

  /** Drops words that a reviewer declared to be no secret. */
  async #leaveOut(
    leaks: LeaksByBallot,
    said: readonly { readonly id: string; readonly text: string }[],
  ): Promise<LeaksByBallot> {
    const isCleared = clearedWords(await this.#memory.releases.clearances());
    return new Map(
      said.map(({ id, text }) => {
        const found = leaks.get(id) ?? [];
        return [id, found.filter(({ from, to }) => !isCleared(text.slice(from, to)))];
      }),
    );
  }

  async #scanAll(said: readonly { readonly id: string; readonly text: string }[]) {
    const { releases } = this.#memory;
    const known = await knownPeople(this.#memory, await releases.importedIds());
    // Loaded only here: the scan's rules take long to load, and few processes need them.
    const { rulesVersion } = await import("../../datasets/scan/scan.js");
    const rules = rulesVersion(known);
    const ids = said.map(({ id }) => id);
    const kept = await releases.scans(ids, rules);
    const leaks = new Map(kept.map(({ ballot, found }) => [ballot, found]));
    const missing = said.filter(({ id }) => !leaks.has(id));
    if (missing.length === 0) return leaks;
    const found = await this.#scan({ rules, known, texts: missing.map(({ text }) => text) });
    const scans = missing.map(({ id }, at) => ({ ballot: id, rules, found: found[at] ?? [] }));
    await releases.keepScans(scans);
    for (const { ballot, found: own } of scans) leaks.set(ballot, own);
    return leaks;
  }
}

export type TextScan = (request: {
  /** Equal for equal rules and people; see `rulesVersion`. */
  readonly rules: string;
  readonly known: Known;
  readonly texts: readonly string[];
}) => Promise<readonly (readonly Leak[])[]>;

/** Makes a scan that runs in this process and blocks it meanwhile. */
export function createTextScan(): TextScan {
  let last: { readonly rules: string; readonly scan: Scan } | null = null;
  return async ({ rules, known, texts }) => {
    const { createScan } = await import("../../datasets/scan/scan.js");
    const { scan } = last?.rules === rules ? last : { scan: createScan(known) };
    last = { rules, scan };
    return texts.map((text) => scan(text).map(({ kind, from, to }) => ({ kind, from, to })));
  };
}
