/** `campaign`: a campaign on its platforms, answered by simulated people of known quality. */
import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { InputError } from "../../../src/core/errors.js";
import { sousProgram } from "../../program.js";
import { faultBots } from "../faults/room.js";
import { botsOption, countOption } from "../options.js";
import { type CampaignBenchOptions, type CampaignBenchRun, runCampaign } from "./run.js";

interface CampaignOptions extends Omit<CampaignBenchOptions, "command"> {
  readonly json?: boolean;
}

/** What the simulated people need at least, to be told apart. */
const fewestPeople = 6;

export function campaignStressCommand(): Command {
  return new Command("campaign")
    .description("a campaign on its platforms, answered by simulated people of known quality")
    .addOption(countOption("--people <n>", "people, over all platforms", fewestPeople, 200))
    .addOption(countOption("--questions <n>", "questions, over all platforms", 1, 2000))
    .addOption(countOption("--answers <n>", "answers to each question", 2, 3))
    .addOption(countOption("--guessed <n>", "questions beside these that guessers answer", 0, 500))
    .addOption(botsOption(faultBots))
    .addOption(countOption("--speed <n>", "how many times faster than real people", 1, 1))
    .addOption(countOption("--seconds <n>", "most seconds for the run", 10, 3600))
    .addOption(shared.seedOption())
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
It runs sous serve with real bots against protocol peers on loopback (test/peers): run it in a clone of the
repository. Half of the people are diligent; the others are careless, press anything or always the first
choice, use a language model, copy from somebody, or share wrong answers. All agree with their private button
and answer blind: by button, form or page. The world knows the truth. Guessers have their own campaigns.

People who still think when a campaign ends come too late: its cards have no buttons any more. These answers
are counted apart from those to questions that closed during the campaign, and from those that the platform
did not acknowledge in time, as on a busy machine.

Exit code 1 if an answer was lost, came twice, or was kept before its person agreed, or if a campaign did not
end. With --speed above 1, flags about speed mean nothing.

Examples:
  npm run -s stress -- campaign
  npm run -s stress -- campaign --people 60 --questions 300 --guessed 150 --speed 4 --json
  npm run -s stress -- campaign --people 10 --questions 20 --guessed 0 --bots slack --speed 20`,
    )
    .action(runBench);
}

async function runBench(options: CampaignOptions): Promise<void> {
  const { people, answers, bots } = options;
  if (Math.floor(people / bots.length) < Math.max(fewestPeople, answers))
    throw new InputError(
      `--people ${people}: each of ${bots.length} platforms needs ${Math.max(fewestPeople, answers)} people at least`,
    );
  const run = await runCampaign({ ...options, command: sousProgram });
  if (options.json) shared.printResult(run.figures);
  else describe(run);
  const { lost, doubled, tooEarly, unfinished } = run.figures;
  if (lost + doubled + tooEarly + unfinished > 0) process.exitCode = 1;
}

function describe({ figures, kept }: CampaignBenchRun): void {
  const {
    bots,
    campaigns,
    people,
    questions,
    questionsFull,
    questionsKnown,
    answers,
    seconds,
    speed,
  } = figures;
  const { lost, doubled, tooEarly, unfinished, unsaid } = figures;
  const { guessersAlpha, guessedQuestions } = figures;
  const agreements = campaigns.reduce((sum, { enrolled }) => sum + enrolled, 0);
  shared.print(
    `${people} people gave ${answers} answers to ${questions} questions (${questionsFull} with all that were wanted) in ${campaigns.length} campaigns (${bots.join(", ")}) in ${seconds} s, ${speed} times as fast as people; they agreed ${agreements} times`,
  );
  shared.print(
    `  ${lost} answers lost, ${doubled} counted twice, ${tooEarly} kept too early, ${unfinished} campaigns unfinished`,
  );
  shared.print(
    `  not said: ${unsaid.tooLate} when the campaign was over, ${unsaid.missed} when the question was settled, ${unsaid.unheard} though it stood`,
  );
  shared.print(
    `  quality of people: correlation ${digits(figures.correlation)} with how they were made (with what they did ${digits(figures.correlationWithDone)}; reachable ${digits(figures.reachable)})`,
  );
  shared.print(
    `  accuracy on ${questionsKnown} questions whose truth the world knows: majority ${percent(figures.majority)} -> aggregated ${percent(figures.aggregated)}; alpha ${digits(figures.alpha)}`,
  );
  if (guessersAlpha !== null)
    shared.print(`  all guessing: alpha ${digits(guessersAlpha)} on ${guessedQuestions} questions`);
  for (const { kind, flagged, right, real } of figures.flags)
    shared.print(`  flag ${kind}: ${flagged} flagged, ${right} rightly, of ${real}`);
  for (const { campaign, state, reason } of campaigns)
    shared.print(`  ${campaign}: ${state}${reason === null ? "" : `, ${reason}`}`);
  for (const finding of figures.findings) shared.print(`  ${finding}`);
  if (kept !== null) shared.print(`Database and log: ${kept}`);
}

function percent(share: number): string {
  return `${(100 * share).toFixed(2)} %`;
}

function digits(value: number | null): string {
  return value === null ? "none" : value.toFixed(3);
}
