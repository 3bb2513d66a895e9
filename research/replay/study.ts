import { systemClock } from "../../src/app/operating/clock.js";
import * as shared from "../../src/cli/options.js";
import { readMemory } from "../../src/cli/storage/database.js";
import { declareBench, originHere } from "../cli/bench.js";
import * as flag from "../cli/flags.js";
import { partOf } from "../report/result-kind.js";
import { collectReplay } from "./play/collect.js";
import { composeReplay, replayKind } from "./report.js";
import { type ReplayStudy, studyReplay } from "./study-replay.js";

const flags = {
  db: flag.database(),
  campaign: flag.text("--campaign <id>", "only this campaign (default: all episodes)"),
  limit: flag.count("--limit <n>", "most episodes; a random sample if there are more", 200),
  seed: flag.seed(),
  wrong: flag.probability(
    "--wrong <p>",
    "the noisy simulated person: probability of a wrong answer",
    0.2,
  ),
  unsure: flag.probability(
    "--unsure <p>",
    'the noisy simulated person: probability of "I don\'t know"',
    0.1,
  ),
  resamples: flag.count("--resamples <n>", "draws for each interval", 2000, 100),
  out: flag.outFolder("--out <dir>", "write study.md, .html and .json there, and questions.jsonl"),
};

export const replayCommand = () =>
  declareBench({
    flags,
    help: `
It continues each question four times from the step that asked it, in copies of the world, with the same policy
and seed: without an answer, with a truthful and a noisy simulated answer, and with the real one. Later
questions of the episode keep their answers. An unfinished task counts with all steps of its limit.

Intervals are 95 % bootstrap intervals, over households and over people; it prints the wider one. Without
--campaign, it compares episodes by their ask policy. It leaves out episodes that a language model or a person
played, and those that depend on an excluded exchange.

Examples:
  sous study replay --db team.db
  sous study replay --db team.db --campaign pilot --out study
  sous study replay --db team.db --json > replay.json
  sous report --db team.db --results replay.json`,
    unit: "episodes",
    kind: replayKind,
    run: runReplay,
  });

async function runReplay(given: flag.Given<typeof flags>): Promise<ReplayStudy> {
  const { campaign = null, limit, seed, wrong, unsure, resamples, out, json } = given;
  const noise = { wrong, unsure };
  const request = { campaign, limit, seed, noise, clock: systemClock };
  const material = await readMemory(given, (memory) => collectReplay(memory, request));
  const study = studyReplay(material, { seed, resamples, campaign, noise });
  const origin = originHere();
  const report = partOf(composeReplay(study), origin);
  if (out !== undefined) {
    const { writeReport } = await import("../report/write-report.js");
    const { kind, version } = replayKind;
    const files = await writeReport(out, "study", report, {
      "study.json": `${JSON.stringify({ ...study, kind, version, ...origin })}\n`,
      "questions.jsonl": material.questions.map((one) => `${JSON.stringify(one)}\n`).join(""),
    });
    if (!json) for (const file of files) shared.print(file);
  }
  // The page of a campaign runs this command, and shows the same document.
  process.send?.(report);
  return study;
}
