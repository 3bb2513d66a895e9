/** What people say to the robot, through every bot: was it answered, and what stands afterwards? */
import { type DoorName, doorNames } from "./doors.js";
import { openRoom, type Room } from "./moment.js";
import { type Played, playUtterance } from "./play-talk.js";
import { halves, readScript } from "./script.js";

export interface TalkResult {
  /** Utterances of the script, each played at every door. */
  readonly utterances: number;
  /** Playings without an answer within 2 s. */
  readonly unanswered: number;
  readonly wrongFacts: number;
  readonly lost: number;
  readonly medianReplyMs: number;
  /** By the half of the script. */
  readonly halves: Readonly<
    Record<string, Omit<TalkResult, "halves" | "medianReplyMs" | "findings">>
  >;
  /** What went wrong in the half that may be read, a line for each. */
  readonly findings: readonly string[];
}

export interface TalkOptions {
  readonly doors?: readonly DoorName[];
  readonly halves?: readonly (typeof halves)[number][];
  /** Only every n-th utterance; 1 unless told. */
  readonly every?: number;
}

export async function benchTalk(options: TalkOptions = {}): Promise<TalkResult> {
  const played = new Map<string, readonly Played[]>();
  for (const half of options.halves ?? halves) played.set(half, await playHalf(half, options));
  const all = [...played.values()].flat();
  const times = all.flatMap(({ replyMs }) => replyMs ?? []).sort((a, b) => a - b);
  return {
    ...count(all),
    medianReplyMs: times[Math.floor(times.length / 2)] ?? 0,
    halves: Object.fromEntries([...played].map(([half, ones]) => [half, count(ones)])),
    findings: (played.get("first") ?? []).flatMap(describe),
  };
}

async function playHalf(
  half: (typeof halves)[number],
  { doors = doorNames, every = 1 }: TalkOptions,
): Promise<readonly Played[]> {
  const turns = readScript(half)
    .flatMap((situation) => situation.utterances.map((said) => ({ situation, said })))
    .filter((_, at) => at % every === 0);
  const all = doors.map(async (name) => {
    const played: Played[] = [];
    let room: Room | null = null;
    for (const { situation, said } of turns) {
      // One person sits at a terminal.
      if (name === "terminal") await room?.close();
      if (name === "terminal" || !room) room = await openRoom(name, said.by);
      played.push(await playUtterance(room, situation, said));
    }
    await room?.close();
    return played;
  });
  return (await Promise.all(all)).flat();
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

function describe({ door, said, unanswered, wrong, lost, answers, replyMs }: Played): string[] {
  const faults = [
    ...(unanswered ? [`unanswered (${replyMs} ms)`] : []),
    ...wrong.map((fact) => `wrong: ${fact}`),
    ...lost.map((fact) => `lost: ${fact}`),
  ];
  if (faults.length === 0) return [];
  return [`${said.id} ${door} "${said.says}": ${faults.join("; ")} -> ${answers.join(" / ")}`];
}
