/** The loop of section 3: plan, then observe, execute and play each subtask. */
import type { PolicyView } from "../../core/decision.js";
import { giveUp } from "../rules/moves.js";
import { askFirst, formatAnswers } from "./asking.js";
import { act, type Deliberation, hadNoEffect, type OpexParts } from "./deliberation.js";
import { type Attempt, execute, isRefused } from "./executor.js";
import { lastText, type OpexMoment, readMoment } from "./moment.js";
import { describeState, observe } from "./observer.js";
import { planTask, type Replanning } from "./planner.js";
import { type Play, startSkill } from "./skills.js";

const mostReplans = 3;
/** Plays per subtask, and consecutive plays without a command, before replanning. */
const mostPlays = 12;
const mostIdle = 3;

interface SubtaskEnd {
  readonly moment: OpexMoment;
  readonly reason: string | null;
}

interface Tally {
  explored: number;
}

export async function* pursue(parts: OpexParts, view: PolicyView): Deliberation {
  let moment = readMoment(view, parts.options.knowledge);
  const tally: Tally = { explored: 0 };
  let again: Replanning | null = null;
  for (let plans = 0; plans <= mostReplans; plans++) {
    const subtasks = await listSubtasks(parts, moment, again);
    again = null;
    for (const subtask of subtasks) {
      const end: SubtaskEnd = yield* complete(parts, { moment, subtask, tally });
      moment = end.moment;
      if (end.reason === null) continue;
      again = { subtask, reason: end.reason };
      break;
    }
    again ??= {
      subtask: subtasks.at(-1) ?? "",
      reason: "Every subtask was finished, and the task is not done.",
    };
  }
  return giveUp("I planned anew several times and do not know what else to do. I stop.");
}

async function listSubtasks(
  parts: OpexParts,
  moment: OpexMoment,
  again: Replanning | null,
): Promise<readonly string[]> {
  if (!parts.options.planner) return [moment.view.task];
  return (await planTask(parts, moment, again)).steps;
}

interface Subtask {
  readonly moment: OpexMoment;
  readonly subtask: string;
  readonly tally: Tally;
}

async function* complete(parts: OpexParts, given: Subtask): Deliberation<SubtaskEnd> {
  const { subtask, tally } = given;
  const memory: Attempt[] = [];
  let { moment } = given;
  const most = parts.options.planner ? mostPlays : Number.POSITIVE_INFINITY;
  for (let idle = 0; memory.length < most && idle < mostIdle; ) {
    const observation = await formatState(parts, { moment, subtask, memory });
    const next = await execute(parts.model, parts.options, {
      moment,
      subtask,
      observation,
      memory,
    });
    if (next.kind === "finish") return { moment, reason: null };
    const { play, thought } = next;
    if (play.skill === "require replan") return { moment, reason: thought };
    if (isRefused(memory, play)) {
      memory.push({ play, thought, failed: true, result: "Refused: it failed twice." });
      idle += 1;
      continue;
    }
    const asked: OpexMoment | null = yield* askFirst(parts, moment, play);
    moment = asked ?? moment;
    const before = moment.view.trajectory.length;
    const played: Played = yield* playSkill(parts, { moment, play, thought, tally });
    moment = played.moment;
    idle = moment.view.trajectory.length > before ? 0 : idle + 1;
    const { error } = played;
    memory.push({
      play,
      thought,
      failed: error !== null,
      result: error ?? resultOf(moment, before),
    });
  }
  return { moment, reason: "This subtask took too long." };
}

function resultOf(moment: OpexMoment, before: number): string {
  const moved = moment.view.trajectory.length > before;
  return moved ? lastText(moment) : "Nothing was to be done for that.";
}

async function formatState(
  { model, options }: OpexParts,
  { moment, subtask, memory }: { moment: OpexMoment; subtask: string; memory: readonly Attempt[] },
): Promise<string> {
  const last = memory.at(-1);
  const error = last?.failed ? last.result : null;
  const observing = { moment, subtask, error };
  const told = options.observer ? await observe(model, observing) : describeState(observing);
  return [told, ...formatAnswers(options, moment)].join(" ");
}

interface Played {
  readonly moment: OpexMoment;
  readonly error: string | null;
}

interface Playing {
  readonly moment: OpexMoment;
  readonly play: Play;
  readonly thought: string;
  readonly tally: Tally;
}

/** Plays a skill to its end without asking a model in between. */
async function* playSkill(parts: OpexParts, playing: Playing): Deliberation<Played> {
  const { play, thought, tally } = playing;
  const skill = startSkill(play, tally.explored);
  if (play.skill === "explore") tally.explored += 1;
  const done: string[] = [];
  let { moment } = playing;
  for (;;) {
    const step = skill(moment, done);
    if ("over" in step) return { moment, error: step.error };
    moment = yield* act(parts, step.command, thought);
    done.push(step.command);
    if (hadNoEffect(lastText(moment))) return { moment, error: "Nothing happens." };
  }
}
