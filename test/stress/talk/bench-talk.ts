import { Command } from "commander";
import { median } from "simple-statistics";
import * as shared from "../../../src/cli/options.js";
import { isChannel } from "../../../src/core/platform.js";
import { botsOption, countOption, report } from "../options.js";
import { type DoorName, doorNames } from "./doors.js";
import { openRoom, type Room } from "./moment.js";
import { type Played, playUtterance } from "./play-talk.js";
import { fileOf, halves, readScript, type Situation, type Utterance } from "./script.js";

export interface TalkOptions {
  readonly doors?: readonly DoorName[];
  readonly halves?: readonly (typeof halves)[number][];
  /** Replaces both halves. */
  readonly script?: string;
  readonly verbose?: boolean;
  /** Every n-th utterance; 1 by default. */
  readonly every?: number;
  /** Milliseconds to answer; 2 s by default. */
  readonly withinMs?: number;
  /** "web 12 of 60 (first)" */
  readonly tell?: (line: string) => unknown;
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
    .action(
      async ({ bots, json, ...options }: TalkOptions & { bots: DoorName[]; json?: boolean }) => {
        const tell = (line: string) => process.stderr.write(`${line}\n`);
        const result = await benchTalk({ ...options, doors: bots, tell });
        const { findings, ...figures } = result;
        const isWrong = result.unanswered + result.wrongFacts + result.lost > 0;
        report(json ? figures : result, json, isWrong ? 1 : 0);
      },
    );
}

/** More would wait for each other's pictures. */
const doorsAtOnce = 2;

const longestHalfMs = 240_000;

export async function benchTalk(options: TalkOptions = {}) {
  const played = new Map<string, readonly Played[]>();
  if (options.script) played.set("script", await playScript(options.script, options));
  else
    for (const half of options.halves ?? halves)
      played.set(half, await playScript(fileOf(half), options));
  const all = [...played.values()].flat();
  const times = all.flatMap(({ replyMs }) => replyMs ?? []);
  return {
    ...count(all),
    medianReplyMs: times.length > 0 ? median(times) : 0,
    halves: Object.fromEntries([...played].map(([half, ones]) => [half, count(ones)])),
    bySituation: countBy(all, ({ situation }) => situation),
    byDoor: countBy(all, ({ door }) => door),
    findings: all.flatMap((one) => describe(one, options.verbose === true)),
  };
}

type Turn = { readonly situation: Situation; readonly said: Utterance };

async function playScript(
  file: string,
  { doors = doorNames, every = 1, withinMs = 2000, tell = () => {} }: TalkOptions,
): Promise<readonly Played[]> {
  const turns = readScript(file)
    .flatMap((situation) => situation.utterances.map((said) => ({ situation, said })))
    .filter((_, at) => at % every === 0);
  const played: Played[] = [];
  for (let at = 0; at < doors.length; at += doorsAtOnce) {
    const playing = doors
      .slice(at, at + doorsAtOnce)
      .map((name) => playDoor(name, turns, { withinMs, tell }));
    await Promise.allSettled(playing);
    played.push(...(await Promise.all(playing)).flat());
  }
  return played;
}

async function playDoor(
  name: DoorName,
  turns: readonly Turn[],
  { withinMs, tell }: Required<Pick<TalkOptions, "withinMs" | "tell">>,
): Promise<readonly Played[]> {
  const end = performance.now() + longestHalfMs;
  const played: Played[] = [];
  const sayable = turns.filter(({ situation }) => !isChannel(name) || hasCard(situation));
  let room: Room | null = null;
  try {
    for (const { situation, said } of sayable) {
      if (performance.now() > end)
        throw new Error(`${name}: ${played.length} of ${sayable.length} in ${longestHalfMs} ms`);
      if (played.length % 10 === 0) tell(`${name} ${played.length} of ${sayable.length}`);
      // A terminal has one person.
      if (name === "terminal") await room?.close();
      if (name === "terminal" || !room) room = await openRoom(name, said.by);
      played.push(await playUtterance(room, situation, said, withinMs));
    }
    return played;
  } finally {
    await room?.close();
  }
}

/** Before its first question a channel has no card to reply to. */
function hasCard({ question, before }: Situation): boolean {
  return question !== null || before.some((turn) => "asks" in turn);
}

function countBy(played: readonly Played[], key: (one: Played) => string) {
  const names = [...new Set(played.map(key))];
  return Object.fromEntries(
    names.map((name) => [name, count(played.filter((one) => key(one) === name))]),
  );
}

function count(played: readonly Played[]) {
  const sum = (of: (one: Played) => number) => played.reduce((all, one) => all + of(one), 0);
  return {
    utterances: new Set(played.map(({ said }) => said.id)).size,
    unanswered: sum(({ unanswered }) => (unanswered ? 1 : 0)),
    wrongFacts: sum(({ wrong }) => wrong.length),
    lost: sum(({ lost }) => (lost.length > 0 ? 1 : 0)),
  };
}

function describe(
  { door, said, unanswered, wrong, lost, answers, replyMs, noted }: Played,
  isVerbose: boolean,
): string[] {
  const faults = [
    ...(unanswered ? [`unanswered (${replyMs} ms)`] : []),
    ...wrong.map((fact) => `wrong: ${fact}`),
    ...lost.map((fact) => `lost: ${fact}`),
  ];
  if (faults.length === 0 && !isVerbose) return [];
  return [
    `${said.id} ${door} "${said.says}": ${faults.join("; ")} -> ${answers.join(" / ")}`,
    ...(isVerbose ? [`    noted: ${noted.join("; ")}`] : []),
  ];
}
