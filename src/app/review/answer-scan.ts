/** Scans each answer once for personal data (leaks), and stores the result. */

import type { Memory } from "../../../memory/stores.js";
import type { Leak } from "../../core/campaign/release.js";
import type { Ballot } from "../../core/memory/stores.js";
import { clearedWords } from "../../core/question/exchange.js";
import { knownPeople } from "../../datasets/release/known-people.js";
import type { Known, Scan } from "../../datasets/scan/scan.js";

export type AnswerScan = ReturnType<typeof createAnswerScan>;

/** @returns a function that finds the leaks of answers, by the answer's id */
export function createAnswerScan(memory: Memory, scanTexts: TextScan) {
  const { releases } = memory;
  /** The running scan. The next one waits for it, to find its results. */
  let running: Promise<unknown> = Promise.resolve();

  async function scanAll(said: readonly { readonly id: string; readonly text: string }[]) {
    const known = await knownPeople(memory, await releases.importedIds());
    // Loaded only here: the scan's rules take long to load, and few processes need them.
    const { rulesVersion } = await import("../../datasets/scan/scan.js");
    const rules = rulesVersion(known);
    const ids = said.map(({ id }) => id);
    const leaks = new Map<string, readonly Leak[]>();
    for (const { ballot, found } of await releases.scans(ids, rules)) leaks.set(ballot, found);
    const missing = said.filter(({ id }) => !leaks.has(id));
    if (missing.length > 0) {
      const found = await scanTexts({ rules, known, texts: missing.map(({ text }) => text) });
      const scans = missing.map(({ id }, at) => ({ ballot: id, rules, found: found[at] ?? [] }));
      await releases.keepScans(scans);
      for (const one of scans) leaks.set(one.ballot, one.found);
    }
    // Drops words that a reviewer declared to be no secret.
    const isCleared = clearedWords(await releases.clearances());
    return new Map(
      said.map(({ id, text }) => {
        const found = leaks.get(id) ?? [];
        return [id, found.filter(({ from, to }) => !isCleared(text.slice(from, to)))];
      }),
    );
  }

  return (
    ballots: readonly Pick<Ballot, "id" | "text">[],
  ): Promise<ReadonlyMap<string, readonly Leak[]>> => {
    const said = ballots.flatMap(({ id, text }) => (text === null ? [] : [{ id, text }]));
    if (said.length === 0) return Promise.resolve(new Map());
    const scanned = running.then(() => scanAll(said));
    running = scanned.catch(() => undefined);
    return scanned;
  };
}

export type TextScan = (request: {
  /** Version of the rules and known people, equal if those are; see `rulesVersion`. */
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
