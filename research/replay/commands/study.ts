/** `sous study`: what recorded episodes say about asking people. */

import { systemClock } from "../../../src/app/clock.js";
import { readMemory } from "../../../src/cli/database.js";
import * as shared from "../../../src/cli/options.js";
import { Command } from "../../cli/commander.js";
import { countOption, probabilityOption } from "../../cli/options.js";
import { withProgress } from "../../cli/progress.js";
import { present } from "../../report/present.js";
import { partOf } from "../../report/result-kind.js";
import type { ReplayedQuestion, ReplayMaterial } from "../contract.js";
import { collectReplay } from "../play/collect.js";
import { composeReplay, replayKind } from "../replay-report.js";
import type { ReplayStudy } from "../results.js";
import { studyReplay } from "../study-replay.js";

interface ReplayOptions {
  readonly db?: string;
  readonly campaign?: string;
  readonly limit: number;
  readonly seed: number;
  readonly wrong: number;
  readonly unsure: number;
  readonly resamples: number;
  readonly out?: string;
  readonly json?: boolean;
}

export function studyReplayCommand(): Command {
  return new Command("replay")
    .description(
      "continue recorded questions without the answer, with a simulated and with the real one",
    )
    .addOption(shared.databaseOption())
    .option("--campaign <id>", "only this campaign (default: all episodes)")
    .addOption(countOption("--limit <n>", "most episodes; a random sample if there are more", 200))
    .addOption(shared.seedOption())
    .addOption(
      probabilityOption(
        "--wrong <p>",
        "the noisy simulated person: probability of a wrong answer",
        0.2,
      ),
    )
    .addOption(
      probabilityOption(
        "--unsure <p>",
        'the noisy simulated person: probability of "I don\'t know"',
        0.1,
      ),
    )
    .addOption(countOption("--resamples <n>", "draws for each interval", 2000, 100))
    .option(
      "--out <dir>",
      "write study.md, .html and .json there, and questions.jsonl",
      shared.outFolder,
    )
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It continues each question four times from the step that asked it, in copies of the world, with the same policy
and seed: without an answer, with a truthful and a noisy simulated answer, and with the real one. Later
questions of the episode keep their answers. An unfinished task counts with all steps of its limit.

Intervals are 95 % bootstrap intervals, over households and over people; it prints the wider one. Without
--campaign, it compares episodes by their ask policy. It leaves out episodes that a language model or a person
played, and those that depend on an excluded exchange. For an imported release (sous release import), times are exact
only to the hour, so there are no figures of time and fatigue.

Examples:
  sous study replay --db team.db
  sous study replay --db team.db --campaign pilot --out study
  sous study replay --db team.db --json > replay.json
  sous report --db team.db --results replay.json`,
    )
    .action(runReplay);
}

async function runReplay(options: ReplayOptions): Promise<void> {
  const { campaign = null, seed, wrong, unsure, resamples, out, json } = options;
  const material = await collect(options);
  const study = studyReplay(material, { seed, resamples, campaign, noise: { wrong, unsure } });
  if (out !== undefined) {
    const files = await writeStudy(out, study, material.questions);
    if (!json) for (const file of files) shared.print(file);
  }
  // The page of a campaign runs this command, and shows the same document.
  process.send?.(partOf(composeReplay(study), originHere()));
  await present(replayKind, study, { json });
}

function originHere() {
  return { command: shared.typedCommand(), seconds: performance.now() / 1000 };
}

/**
 * Writes `study.md`, `study.html`, `study.json`, `questions.jsonl` with each
 * question's figures, and the plots into a folder, which is made when missing.
 *
 * @throws InputError when nothing can be written there
 * @returns paths of the files
 */
async function writeStudy(
  folder: string,
  study: ReplayStudy,
  questions: readonly ReplayedQuestion[],
): Promise<readonly string[]> {
  const { kind, version } = replayKind;
  const origin = originHere();
  const report = partOf(composeReplay(study), origin);
  const { writeReport } = await import("../../report/write-report.js");
  return writeReport(folder, "study", report, {
    "study.json": `${JSON.stringify({ ...study, kind, version, ...origin })}\n`,
    "questions.jsonl": questions.map((one) => `${JSON.stringify(one)}\n`).join(""),
  });
}

async function collect(options: ReplayOptions): Promise<ReplayMaterial> {
  const { campaign = null, limit, seed, wrong, unsure } = options;
  return readMemory(options, (memory) =>
    withProgress("episodes", (onProgress) =>
      collectReplay(memory, {
        campaign,
        limit,
        seed,
        noise: { wrong, unsure },
        clock: systemClock,
        onProgress,
      }),
    ),
  );
}
