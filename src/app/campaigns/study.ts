/** Runs the replay study by the command line, and caches its output. */
import type { CampaignDesk, Study, StudyReport } from "../../core/campaign-report.js";
import { InputError } from "../../core/errors.js";
import { childEnvironment } from "../settings/config.js";
import { forkFile } from "../worker/worker.js";

/** @param database null for a database in memory */
export function createStudies(
  database: string | null,
  commandLine: URL | undefined,
): Pick<CampaignDesk, "study"> & { begin(campaign: string): void } {
  const studies = new Map<string, Study>();
  return {
    study: (campaign) => studies.get(campaign) ?? null,
    begin(campaign) {
      if (studies.get(campaign)?.at === "working")
        throw new InputError(`The study of ${campaign} is being worked out already.`);
      if (database === null)
        throw new InputError("This database is in memory, and another process cannot read it.");
      if (!commandLine)
        throw new InputError(
          `Only “sous serve” does this. Or: sous study replay --campaign ${campaign}`,
        );
      studies.set(campaign, { at: "working", step: "playing its questions again" });
      const child = forkFile(commandLine, ["study", "replay", "--campaign", campaign], {
        env: childEnvironment({ SOUS_DB: database }),
        stdio: ["ignore", "ignore", "pipe", "ipc"],
      });
      let why = "";
      child.stderr?.on("data", (said) => {
        why += said;
      });
      child.once("message", (report: StudyReport) => studies.set(campaign, { at: "done", report }));
      child.once("error", ({ message }) => studies.set(campaign, { at: "failed", why: message }));
      child.once("close", (code) => {
        if (studies.get(campaign)?.at === "working")
          studies.set(campaign, { at: "failed", why: why.trim() || `The work ended (${code}).` });
      });
    },
  };
}
