/** How good a campaign's answers are, as far as that was worked out: nobody waits for it. */
import { fork } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Logger } from "pino";
import type { Campaign } from "../../core/campaign.js";
import type { BriefQuality } from "../../core/campaign-report.js";
import type { Memory } from "../../core/stores.js";
import { childEnvironment } from "../settings/config.js";
import { judgeCampaign, toBrief } from "./quality.js";

/** Up to so many answers it takes no longer than a moment. */
const fewAnswers = 500;
const restMs = 2000;
/** However many answers there are and however often somebody looks, judging takes a twentieth of the time. */
const restFactor = 20;

interface Judged {
  readonly quality: BriefQuality | null;
  /** Not judged again before; by the process's own clock. */
  readonly until: number;
}

export interface LastQuality {
  /** Null while it is worked out for the first time. */
  of(campaign: Campaign, answers: number): Promise<BriefQuality | null>;
}

/** @param database its file, which many answers are read from in a process of their own; null: in this one */
export function createLastQuality(parts: {
  readonly memory: Memory;
  readonly database: string | null;
  readonly log: Logger;
}): LastQuality {
  const { memory, database, log } = parts;
  const judged = new Map<string, Judged>();

  async function judge({ id }: Campaign, work: () => Promise<BriefQuality>): Promise<void> {
    const startedAt = performance.now();
    judged.set(id, {
      quality: judged.get(id)?.quality ?? null,
      until: Number.POSITIVE_INFINITY,
    });
    const quality = await work().catch((error: unknown) => {
      log.error({ campaign: id, error }, "a campaign's answers were not judged");
      return judged.get(id)?.quality ?? null;
    });
    const now = performance.now();
    judged.set(id, {
      quality,
      until: now + Math.max(restMs, restFactor * (now - startedAt)),
    });
  }

  return {
    async of(campaign, answers) {
      const known = judged.get(campaign.id);
      if (!known || known.until <= performance.now()) {
        if (database === null || answers <= fewAnswers)
          await judge(campaign, async () => toBrief(await judgeCampaign(memory, campaign)));
        else void judge(campaign, () => judgeBeside(database, campaign.id));
      }
      return judged.get(campaign.id)?.quality ?? null;
    },
  };
}

/**
 * The same in a process of its own: thousands of answers take seconds, in which this one would hear nobody.
 *
 * @param database path of the file
 */
export function judgeBeside(database: string, campaign: string): Promise<BriefQuality> {
  const [file, execArgv] = judgeProgram();
  const child = fork(file, [database, campaign], {
    execArgv: [...execArgv],
    env: childEnvironment({}),
  });
  return new Promise((resolve, reject) => {
    child.once("message", (quality: BriefQuality) => resolve(quality));
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`judging ended with code ${code}`)));
  });
}

/** The sources need a loader, a build does not. They are not compiled first: meanwhile nobody would be heard. */
function judgeProgram(): readonly [file: string, execArgv: readonly string[]] {
  const built = fileURLToPath(new URL("./judge-process.js", import.meta.url));
  if (existsSync(built)) return [built, []];
  return [
    fileURLToPath(new URL("./judge-process.ts", import.meta.url)),
    ["--import", import.meta.resolve("tsx")],
  ];
}
