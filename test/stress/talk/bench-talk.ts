import { setTimeout as rest } from "node:timers/promises";
import { Command } from "commander";
import { median } from "simple-statistics";
import { systemClock } from "../../../src/app/operating/clock.js";
import * as shared from "../../../src/cli/options.js";
import { newId } from "../../../src/core/id.js";
import type { Fact, NewFact } from "../../../src/core/memory/fact.js";
import { isChannel } from "../../../src/core/platform.js";
import { remarksId } from "../../../src/core/question/question.js";
import { choiceFact } from "../../../src/desk/ask/new-question.js";
import { askedBack } from "../../../src/desk/hear/confirm.js";
import { cpuMs } from "../../cpu-time.js";
import { botsOption, countOption, report } from "../options.js";
import { type DoorName, doorNames } from "./doors.js";
import {
  allRead,
  answersTo,
  ask,
  begin,
  cardOf,
  learn,
  type Moment,
  needIn,
  openRoom,
  type Room,
  standing,
  tell,
} from "./moment.js";
import { fileOf, halves, readScript, type Situation, type Utterance } from "./script.js";

export interface TalkOptions {
  readonly doors?: readonly DoorName[];
  readonly halves?: readonly (typeof halves)[number][];
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

const clock = systemClock;
const mostTries = 30;

interface Played extends Judgement {
  readonly door: DoorName;
  readonly said: Utterance;
  readonly situation: string;
  readonly replyMs: number | null;
  readonly noted: readonly string[];
  readonly answers: readonly string[];
}

async function playUtterance(
  room: Room,
  situation: Situation,
  said: Utterance,
  withinMs: number,
): Promise<Played> {
  const moment = await comeTo(room, situation);
  for (const { by, says } of said.first) await tell(moment, by, says);
  if (situation.id === "after-the-task")
    await room.sous.memory.episodes.end(
      moment.episode.id,
      { kind: "terminated" },
      1,
      [],
      clock.now(),
    );
  const card = await cardOf(moment);
  const before = await standing(moment);
  const answered = await answersTo(moment);
  const at = ownMs();
  await room.door.say(said.by, { episode: moment.episode.id, card }, said.says);
  const answers = await waitForAnswer(moment, answered, 2 * withinMs);
  const replyMs = answers.length > 0 ? Math.round(ownMs() - at) : null;
  await confirm(moment, said);
  const now = await standing(moment);
  const known = new Set(before.map(({ id }) => id));
  const outcome: Outcome = {
    replyMs,
    standing: now,
    fresh: now.filter(({ id }) => !known.has(id)),
    ...(await stateOf(moment)),
  };
  const noted = outcome.fresh.map(writeFact);
  const played = { door: room.name, situation: situation.id, said, replyMs, answers, noted };
  return { ...judge(said, outcome, withinMs), ...played };
}

async function waitForAnswer(
  moment: Moment,
  before: readonly string[],
  patienceMs: number,
): Promise<readonly string[]> {
  const end = ownMs() + patienceMs;
  for (;;) {
    const answers = (await answersTo(moment)).slice(before.length);
    if (answers.length > 0 || ownMs() > end) return answers;
    await rest(10);
  }
}

/** Starts homes until their choices are in the script's order. */
async function comeTo(room: Room, situation: Situation): Promise<Moment> {
  for (let tries = 1; ; tries++) {
    const moment = await begin(room, situation);
    await learn(moment, situation.known);
    for (const turn of situation.before) {
      if ("asks" in turn) await ask(moment, needIn(turn.asks, moment.view), []);
      else await tell(moment, turn.by, turn.says);
    }
    const { question } = situation;
    if (!question) return moment;
    const shown = await ask(moment, needIn(question.text, moment.view), question.choices);
    const isAsWritten = question.choices.every((label, at) =>
      plain(label).startsWith(plain(shown[at] ?? "nothing")),
    );
    if (isAsWritten || tries === mostTries) return moment;
  }
}

/** "blue mug" for "The blue mug". */
function plain(label: string): string {
  return label.toLowerCase().replace(/^the /, "");
}

/** Confirms correct facts, rejects others, on the card or in words. */
async function confirm(moment: Moment, said: Utterance): Promise<void> {
  const { memory } = moment.room.sous;
  const questions = await memory.questions.list({ episode: moment.episode.id });
  const open = questions.find(({ state }) => state === "open");
  const offered = open ? askedBack(open) : [];
  if (open && offered.length > 0) {
    const yes = offered.find(({ value }) => isRight(choiceFact(open, value), said));
    return yes && press(moment, said.by, { question: open.id, choice: yes.id });
  }
  const last = (await memory.questions.ballots(remarksId(moment.episode.id))).at(-1);
  if (last?.understood !== "unclear" || last.claims.length === 0) return;
  const right = last.claims.every((claim) => isRight(claim, said));
  await tell(moment, said.by, right ? "yes" : "no", clock.now());
}

function isRight(fact: NewFact, { must, may }: Utterance): boolean {
  return [...must, ...may].some((line) => isSame(line, fact, []));
}

async function press(
  { room, episode }: Moment,
  name: string,
  what: { readonly question: string; readonly choice: string },
): Promise<void> {
  const { workspace, id } = room.door.account(name);
  await room.desk.inbox.receive({
    key: `${room.name}:press:${newId("b")}`,
    platform: episode.bot as never,
    workspace,
    person: { id, name },
    at: clock.now(),
    what: { kind: "press", ...what },
  });
  await allRead(room);
}

async function stateOf({ room, episode }: Moment): Promise<Pick<Outcome, "paused" | "stopped">> {
  const { memory } = room.sous;
  const paused = (await memory.runs.get(episode.household))?.pausedAt != null;
  const now = await memory.episodes.get(episode.id);
  return { paused, stopped: now?.end?.kind === "truncated" };
}

const tickMs = 10;
/** Milliseconds; shorter ones may be the timer's. */
const leastPauseMs = 30;

let seen = { at: performance.now(), cpu: cpuMs() };
let pausedMs = 0;

function tick(): void {
  const now = { at: performance.now(), cpu: cpuMs() };
  const passedMs = now.at - seen.at;
  if (passedMs > leastPauseMs) pausedMs += Math.max(0, passedMs - tickMs - (now.cpu - seen.cpu));
  seen = now;
}

setInterval(tick, tickMs).unref();

function ownMs(): number {
  tick();
  return seen.at - pausedMs;
}

interface Outcome {
  readonly replyMs: number | null;
  readonly fresh: readonly Fact[];
  readonly standing: readonly Fact[];
  readonly paused: boolean;
  readonly stopped: boolean;
}

interface Judgement {
  readonly unanswered: boolean;
  readonly wrong: readonly string[];
  readonly lost: readonly string[];
}

/** @param withinMs slower answers count as missing */
function judge(said: Utterance, outcome: Outcome, withinMs: number): Judgement {
  const { fresh, replyMs } = outcome;
  const standing = outcome.standing.flatMap(apart);
  const allowed = [...said.must, ...said.may];
  const surplus = fresh
    .flatMap(apart)
    .filter((fact) => !allowed.some((line) => isSame(line, fact, standing)));
  const tempting = said.never.filter((line) =>
    standing.some((fact) => isSame(line, fact, standing)),
  );
  const missing = said.must.filter(
    (line) => !standing.some((fact) => isSame(line, fact, standing) || follows(line, fact)),
  );
  return {
    unanswered: replyMs === null || replyMs > withinMs,
    wrong: [...new Set([...surplus.map(writeFact), ...tempting])],
    lost: [...missing, ...orderLost(said, outcome)],
  };
}

/** Splits "neither here nor there". */
function apart(fact: Fact): readonly Fact[] {
  return fact.polarity ? [fact] : fact.objects.map((object) => ({ ...fact, objects: [object] }));
}

/** An order that did not pause or stop the task. */
function orderLost({ plan }: Utterance, { paused, stopped }: Outcome): readonly string[] {
  const ways = plan.split("|");
  if (ways.includes("same") || ways.includes("changed")) return [];
  if (ways.includes("stopped") && stopped) return [];
  if (ways.includes("waiting") && paused) return [];
  return ways.includes("stopped") ? [`plan ${plan}`] : [];
}

/** "mug 1 in cabinet 2|shelf 1", "mug 3 of Ana", "not mug 2 liked" */
function writeFact({ subject, relation, objects, polarity }: NewFact): string {
  const not = polarity ? "" : "not ";
  if (relation === "at") return `${not}${subject} in ${objects.join("|")}`;
  const owner = /^(.+?)['’]s? /.exec(subject)?.[1];
  if (owner) return `${not}${objects.join("|")} of ${owner}`;
  return `${not}${objects.join("|")} ${subject.startsWith("preferred ") ? "liked" : "meant"}`;
}

function isSame(line: string, fact: NewFact, standing: readonly Fact[]): boolean {
  const [mine, theirs] = [partsOf(line), partsOf(writeFact(fact))];
  if (mine.not !== theirs.not || mine.rest !== theirs.rest) return false;
  return mine.names === theirs.names || namesOf(theirs.names, standing).includes(mine.names);
}

/** If one thing is known to be somebody's, the others are not. */
function follows(line: string, { relation, polarity, objects, ...fact }: Fact): boolean {
  const { not, names, rest } = partsOf(line);
  if (!not || relation !== "is" || !polarity || objects.length !== 1) return false;
  return (
    names !== objects[0] &&
    partsOf(writeFact({ ...fact, relation, polarity, objects })).rest === rest
  );
}

interface Parts {
  readonly not: boolean;
  readonly names: string;
  readonly rest: string;
}

function partsOf(line: string): Parts {
  const not = line.startsWith("not ");
  const [, names = "", rest = ""] =
    /^(.+?) ((?:in|of) .+|liked|meant)$/.exec(line.replace(/^not /, "")) ?? [];
  const sorted = (text: string) => text.split("|").sort().join("|");
  const [word = "", ...others] = rest.split(" ");
  return { not, names: sorted(names), rest: `${word} ${sorted(others.join(" "))}` };
}

function namesOf(name: string, standing: readonly Fact[]): readonly string[] {
  const meant = standing.flatMap(({ relation, subject, objects }) => {
    if (relation !== "is" || objects.length !== 1) return [];
    if (subject === name) return objects;
    return objects[0] === name ? [subject] : [];
  });
  return [...meant, name.replace(/ \d+$/, "")];
}
