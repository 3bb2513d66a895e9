/** Runs OPEx's loop (section 3): plans, then observes, executes and plays each subtask. */
import type { PolicyView } from "../../core/episode/decision.js";
import { classOf } from "../../core/memory/fact.js";
import { type ChatModel, promptOf } from "../../core/model/model.js";
import { giveUp } from "../rules/moves.js";
import { askWhere } from "../rules/questions.js";
import { candidatesSeen, understand } from "../rules/situation.js";
import { type Attempt, execute, isRefused } from "./executor.js";
import type { OpexOptions } from "./options.js";
import { planTask } from "./planner.js";
import { nextStep, type Play } from "./skills.js";
import {
  act,
  type Deliberation,
  deedsSoFar,
  foundThings,
  noEffect,
  type OpexParts,
  type OpexState,
  readState,
  seenNow,
  unseenPlaces,
} from "./state.js";

/** Prompt of the observer (section 3), which extracts the state that matters for a subtask. */
const setup = `You describe to a household robot the state it is in, for one subtask.
You get the kind of room, the subtask, what was found, what is seen now, what is held, and the error of the last action if there was one. Answer with a few plain sentences about what matters for the subtask: the error first if there is one, then where the robot stands and what it holds, then things and places that the subtask is about. Leave everything else out. Say nothing that is not in the input.`;

const longest = 800;

async function observe(
  model: ChatModel,
  state: OpexState,
  subtask: string,
  error: string | null,
): Promise<string> {
  const lines = [
    `Room: ${state.room}`,
    `Subtask: ${JSON.stringify(subtask)}`,
    `Found so far: ${foundThings(state).join(", ") || "nothing"}`,
    `Seen now: ${seenNow(state).join("; ") || "nothing"}`,
    `Places not looked into: ${unseenPlaces(state).join(", ") || "none"}`,
    `Holding: ${state.belief.held ?? "nothing"}`,
    `Error: ${error ?? "none"}`,
  ];
  const prompt = promptOf("observer", setup, lines.join("\n"), state.charge);
  return (await model.complete({ ...prompt, maxTokens: 250 })).slice(0, longest);
}

/** Describes the whole state with a template, if no language model describes it. */
function describeState(state: OpexState, error: string | null): string {
  return [
    ...(error ? [`The last action failed: ${error}`] : []),
    `You are in a ${state.room}. You hold ${state.belief.held ?? "nothing"}.`,
    `Here: ${seenNow(state).join("; ") || "nothing"}.`,
    `Done so far: ${deedsSoFar(state).join("; ") || "nothing"}.`,
    `Places not looked into: ${unseenPlaces(state).join(", ") || "none"}.`,
  ].join(" ");
}

const mostReplans = 3;
/** After this many skills in a subtask, or in a row without a command, the policy plans anew. */
const mostPlays = 12;
const mostIdle = 3;

/** How a subtask or skill ended. `why` says what went wrong; null when all went well. */
interface Ended {
  readonly state: OpexState;
  readonly why: string | null;
}

type Tally = { explored: number };

export async function* pursue(parts: OpexParts, view: PolicyView): Deliberation {
  let state = readState(view, parts.options.knowledge);
  const tally: Tally = { explored: 0 };
  let again: Parameters<typeof planTask>[2] = null;
  for (let plans = 0; plans <= mostReplans; plans++) {
    const subtasks: readonly string[] = parts.options.planner
      ? (await planTask(parts, state, again)).steps
      : [state.view.task];
    again = null;
    for (const subtask of subtasks) {
      const end: Ended = yield* complete(parts, state, subtask, tally);
      state = end.state;
      if (end.why === null) continue;
      again = { subtask, reason: end.why };
      break;
    }
    again ??= {
      subtask: subtasks.at(-1) ?? "",
      reason: "Every subtask was finished, and the task is not done.",
    };
  }
  return giveUp("I planned anew several times and do not know what else to do. I stop.");
}

async function* complete(
  parts: OpexParts,
  start: OpexState,
  subtask: string,
  tally: Tally,
): Deliberation<Ended> {
  const { model, options } = parts;
  const memory: Attempt[] = [];
  let state = start;
  const most = options.planner ? mostPlays : Number.POSITIVE_INFINITY;
  for (let idle = 0; memory.length < most && idle < mostIdle; ) {
    const last = memory.at(-1);
    const failure = last?.failed ? last.result : null;
    const described = options.observer
      ? await observe(model, state, subtask, failure)
      : describeState(state, failure);
    const observation = [described, ...formatAnswers(options, state)].join(" ");
    const { play, thought } = await execute(parts, state, subtask, observation, memory);
    if (!play) return { state, why: null };
    if (play.skill === "require replan") return { state, why: thought };
    if (isRefused(memory, play)) {
      memory.push({ play, thought, failed: true, result: "Refused: it failed twice." });
      idle += 1;
      continue;
    }
    const asked: OpexState | null = yield* askFirst(parts, state, play);
    state = asked ?? state;
    const before = state.view.trajectory.length;
    const played: Ended = yield* playSkill(parts, state, play, thought, tally);
    state = played.state;
    const hasMoved = state.view.trajectory.length > before;
    idle = hasMoved ? 0 : idle + 1;
    const result = hasMoved ? state.lastText : "Nothing was to be done for that.";
    memory.push({ play, thought, failed: played.why !== null, result: played.why ?? result });
  }
  return { state, why: "This subtask took too long." };
}

async function* playSkill(
  parts: OpexParts,
  start: OpexState,
  play: Play,
  thought: string,
  tally: Tally,
): Deliberation<Ended> {
  const { explored } = tally;
  if (play.skill === "explore") tally.explored += 1;
  let state = start;
  for (let count = 0; ; count++) {
    const step = nextStep(play, state, count, explored);
    if ("error" in step) return { state, why: step.error };
    state = yield* act(parts, step.command, thought);
    if (state.lastText === noEffect) return { state, why: noEffect };
  }
}

/** Asks once where the task's thing is, as the rules policy does; null when there is nothing to ask. */
async function* askFirst(
  { options }: OpexParts,
  { view, belief }: OpexState,
  { skill }: Play,
): Deliberation<OpexState | null> {
  if (!options.asks || skill !== "explore" || belief.held !== null) return null;
  const situation = understand(view);
  if (!situation || candidatesSeen(situation).length > 0) return null;
  const question = askWhere(situation);
  return question ? readState(yield question, options.knowledge) : null;
}

/** Quotes answers for the executor; none before this episode's first question. */
function formatAnswers({ asks }: OpexOptions, { view }: OpexState): readonly string[] {
  const situation =
    asks && view.trajectory.some((step) => step.kind === "ask") ? understand(view) : null;
  if (!situation) return [];
  const { object } = situation.task;
  const said = situation.facts.filter(
    ({ subject, source }) =>
      source === "answer" && (classOf(subject) === object || subject.endsWith(` ${object}`)),
  );
  return said.map(
    ({ subject, polarity, objects }) =>
      `People said: ${JSON.stringify(`${subject} ${polarity ? "at" : "not at"} ${objects.join(" or ")}`)}.`,
  );
}
