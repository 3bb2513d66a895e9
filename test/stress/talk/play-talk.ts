import { setTimeout as rest } from "node:timers/promises";
import { systemClock } from "../../../src/app/clock.js";
import type { NewFact } from "../../../src/core/fact.js";
import { newId } from "../../../src/core/id.js";
import { standingId } from "../../../src/core/question.js";
import { choiceFact } from "../../../src/desk/ask/new-question.js";
import { askedBack } from "../../../src/desk/hear/confirm.js";
import type { DoorName } from "./doors.js";
import { isSame, type Judgement, judge, type Outcome, writeFact } from "./judge-talk.js";
import {
  allRead,
  answersTo,
  ask,
  begin,
  cardOf,
  learn,
  type Moment,
  needIn,
  type Room,
  standing,
  tell,
} from "./moment.js";
import { ownMs } from "./own-time.js";
import type { Situation, Utterance } from "./script.js";

const clock = systemClock;
const mostTries = 30;

export interface Played extends Judgement {
  readonly door: DoorName;
  readonly said: Utterance;
  readonly situation: string;
  readonly replyMs: number | null;
  readonly noted: readonly string[];
  readonly answers: readonly string[];
}

export async function playUtterance(
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
  const last = (await memory.questions.ballots(standingId(moment.episode.id))).at(-1);
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
