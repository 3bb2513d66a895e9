import { Command } from "commander";
import * as shared from "../../../src/cli/options.js";
import { botsOption, countOption } from "../options.js";
import { benchTalk, type TalkResult } from "./bench-talk.js";
import { type DoorName, doorNames } from "./doors.js";

interface TalkCommandOptions {
  readonly bots: readonly DoorName[];
  readonly every: number;
  readonly script?: string;
  readonly verbose?: boolean;
  readonly json?: boolean;
}

export function talkCommand(): Command {
  return new Command("talk")
    .addOption(botsOption(doorNames))
    .addOption(countOption("--every <n>", "only every n-th utterance", 1, 1))
    .option("--script <file>", "play this script instead, in the same format")
    .option("--verbose", "tell also what went well")
    .addOption(shared.jsonOption())
    .addHelpText(
      "after",
      `
Each utterance is played alone, in its situation. Unanswered: no line to its person within 2 s. Wrong facts: what
stands afterwards and was not said. Lost: what was said, or ordered, and had no effect. Counted at every door.
Takes about two minutes. Exit code 1 when anything went wrong.

Examples:
  npm run -s stress -- talk --json
  npm run -s stress -- talk --bots web --every 5`,
    )
    .action(measureTalk);
}

async function measureTalk({ bots, json, ...options }: TalkCommandOptions): Promise<void> {
  const result = await benchTalk({
    ...options,
    doors: bots,
    tell: (line) => process.stderr.write(`${line}\n`),
  });
  const { findings, ...figures } = result;
  if (json) shared.printJson(figures);
  else shared.print(describeResult(result));
  if (result.unanswered + result.wrongFacts + result.lost > 0) process.exitCode = 1;
}

function describeResult(result: TalkResult): string {
  const { utterances, unanswered, wrongFacts, lost, medianReplyMs, findings } = result;
  return [
    `${utterances} utterances: ${unanswered} unanswered, ${wrongFacts} wrong facts, ${lost} lost; ` +
      `the median answer took ${medianReplyMs} ms`,
    ...findings.map((finding) => `  ${finding}`),
  ].join("\n");
}
