/** Makes releases for the web page: in a child process, in a temporary folder. */
import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { isPostgres } from "../../../memory/postgres/address.js";
import type { Memory } from "../../../memory/stores.js";
import {
  type ReleaseDesk,
  type ReleaseState,
  readLicense,
} from "../../core/campaign/release-desk.js";
import { InputError, reasonOf } from "../../core/errors.js";
import { passedText } from "../../datasets/release/serialize-answer.js";
import { findCampaign } from "../campaigns/lifecycle.js";
import { runJob } from "../worker/worker.js";
import { listReview } from "./release-review.js";

export function createReleaseDesk(
  memory: Memory,
  database: string | null,
): ReleaseDesk & { stop(): Promise<void> } {
  const states = new Map<string, ReleaseState>();
  let folder: string | null = null;
  const fileOf = (campaign: string) => path.join(folder ?? "", `${campaign}.tar.gz`);

  async function work(file: string, campaign: string, license: string): Promise<ReleaseState> {
    folder ??= mkdtempSync(path.join(tmpdir(), "sous-release-"));
    const job = { database: file, campaign, license, folder };
    const onProgress = (step: string) => states.set(campaign, { at: "working", step });
    try {
      const made = await runJob("release", job, { onProgress });
      if (!("blocking" in made)) return { at: "done", file: `${campaign}.tar.gz`, ...made };
      const why = "Nothing was released: it would have contained the following.";
      return { at: "failed", why, blocking: made.blocking };
    } catch (error) {
      return { at: "failed", why: reasonOf(error) };
    }
  }

  return {
    async texts(campaign) {
      await findCampaign(memory, campaign);
      const items = await listReview(memory, campaign, (texts) => runJob("scan", texts));
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
    async begin(campaign, given) {
      await findCampaign(memory, campaign);
      const license = readLicense(given);
      if (states.get(campaign)?.at === "working")
        throw new InputError(`A release of ${campaign} is being made already.`);
      if (database === null || isPostgres(database))
        throw new InputError(
          "This page can make a release only from a SQLite file. Use: sous release --license ID --key FILE --out DIR",
        );
      states.set(campaign, { at: "working", step: "beginning" });
      void work(database, campaign, license).then((state) => states.set(campaign, state));
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
