/** Releases for the owner's page: made in a child process, kept in a folder of this process until it ends. */
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isPostgres } from "../../../memory/postgres/address.js";
import { InputError } from "../../core/errors.js";
import type { Blocking, ReleaseDesk, ReleaseState } from "../../core/release-desk.js";
import type { Memory } from "../../core/stores.js";
import { passedText } from "../../datasets/release/index.js";
import { findCampaign } from "../campaigns/lifecycle.js";
import { forkFile } from "../fork-file.js";
import { createScanBeside } from "../review/scan-beside.js";
import type { ReleaseNews } from "./release-process.js";
import { listReview } from "./release-review.js";

/** @param database its file; null: it is in memory */
export function createReleaseDesk(
  memory: Memory,
  database: string | null,
): ReleaseDesk & { stop(): Promise<void> } {
  const scan = createScanBeside();
  const states = new Map<string, ReleaseState>();
  let folder: string | null = null;
  const fileOf = (campaign: string) => path.join(folder ?? "", `${campaign}.tar.gz`);

  function work(file: string, campaign: string): void {
    folder ??= mkdtempSync(path.join(tmpdir(), "sous-release-"));
    rmSync(path.join(folder, campaign), { recursive: true, force: true });
    const [out, key] = [path.join(folder, campaign), `${file}.release-key`];
    const child = forkFile(
      new URL("./release-process.js", import.meta.url),
      [campaign, out, key, fileOf(campaign)],
      { SOUS_DB: file },
    );
    let isOver = false;
    const fail = (why: string, blocking?: readonly Blocking[]) => {
      // A process ends after its news: by then the next one may be at work.
      if (isOver) return;
      isOver = true;
      states.set(campaign, { at: "failed", why, ...(blocking && { blocking }) });
    };
    child.on("message", (news: ReleaseNews) => {
      if ("step" in news) states.set(campaign, { at: "working", step: news.step });
      else if ("why" in news) fail(news.why, news.blocking);
      else {
        isOver = true;
        states.set(campaign, { at: "done", file: `${campaign}.tar.gz`, ...news });
      }
    });
    child.once("error", ({ message }) => fail(message));
    child.once("exit", (code) => fail(`The work ended (${code}).`));
  }

  return {
    async texts(campaign) {
      await findCampaign(memory, campaign);
      const items = await listReview(memory, campaign, scan);
      const texts = items.map(({ ballot, question, text, review, suspicious }) => {
        const released = passedText(text, review ?? undefined);
        const out = released ?? (review === null ? text : "");
        const found = suspicious
          .map(({ kind, from, to }) => ({ kind, words: text.slice(from, to) }))
          .filter(({ words }) => out.includes(words));
        return { ballot, question, text, decision: review?.decision ?? null, released, found };
      });
      const rank = (one: (typeof texts)[number]) =>
        one.found.length > 0 ? 0 : one.decision === null ? 1 : 2;
      return texts.toSorted((one, other) => rank(one) - rank(other));
    },
    state: (campaign) => states.get(campaign) ?? null,
    async begin(campaign) {
      await findCampaign(memory, campaign);
      if (states.get(campaign)?.at === "working")
        throw new InputError(`A release of ${campaign} is being made already.`);
      if (database === null || isPostgres(database))
        throw new InputError(
          "From here a release is made of a SQLite file only. Use: sous release --key FILE --out DIR",
        );
      states.set(campaign, { at: "working", step: "beginning" });
      work(database, campaign);
    },
    async read(campaign) {
      return states.get(campaign)?.at === "done"
        ? new Uint8Array(await readFile(fileOf(campaign)))
        : null;
    },
    async stop() {
      if (folder !== null) rmSync(folder, { recursive: true, force: true });
    },
  };
}
