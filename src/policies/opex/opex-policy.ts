/** Plays with language models that plan and execute (OPEx). Each decision replays them over the whole trajectory. */

import { z } from "zod";
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import { type ChatModel, promptOf } from "../../core/model/model.js";
import { giveUp } from "../rules/moves.js";
import { pursue } from "./pursue.js";
import {
  aboutRules,
  act,
  type Deliberation,
  deedsSoFar,
  formatRules,
  foundThings,
  type OpexParts,
  type OpexState,
  readState,
  seenNow,
  unseenPlaces,
} from "./state.js";

/** A task under way: the running generator, what it has seen and decided last. */
interface Running {
  readonly deliberation: Deliberation;
  readonly seen: readonly TrajectoryStep[];
  readonly basis: string;
  readonly decision: Decision;
}

/**
 * Decides the same for the same view, as long as the model answers equal prompts equally, which kept replies ensure.
 * Replays send no requests. Throws ModelError.
 */
export function createOpexPolicy(name: string, parts: OpexParts): Policy {
  const tasks = new WeakMap<TrajectoryStep, Running>();
  return {
    name,
    async decide(view) {
      const [begin] = view.trajectory;
      const before = begin && tasks.get(begin);
      if (begin) tasks.delete(begin);
      const now =
        before && goesOn(before, view) ? await goOn(before, view) : await replay(parts, view);
      if (begin && now.decision.kind !== "stop") tasks.set(begin, now);
      return now.decision;
    },
  };
}

/** True if only one step was added, so that earlier steps need no replay. */
function goesOn({ seen, basis }: Running, view: PolicyView): boolean {
  const { trajectory } = view;
  const isNext = trajectory.length === seen.length + 1;
  return isNext && seen.every((step, at) => step === trajectory[at]) && basis === basisOf(view);
}

async function goOn({ deliberation, basis }: Running, view: PolicyView): Promise<Running> {
  const { value: decision } = await deliberation.next(view);
  return { deliberation, basis, decision, seen: view.trajectory };
}

async function replay(parts: OpexParts, view: PolicyView): Promise<Running> {
  const upTo = (count: number): PolicyView => ({
    ...view,
    trajectory: view.trajectory.slice(0, count),
  });
  const start = parts.options.mind === "executor" ? pursue : converse;
  // Starts after the last step that something else decided for a failing model, whose prompts would fail again.
  const helped = view.trajectory.findLastIndex(isHelped);
  const from = helped < 0 ? 1 : helped + 1;
  const deliberation = start(parts, upTo(from));
  let next = await deliberation.next(view);
  for (let count = from + 1; count <= view.trajectory.length && !next.done; count++) {
    next = await deliberation.next(upTo(count));
  }
  return { deliberation, basis: basisOf(view), decision: next.value, seen: view.trajectory };
}

function isHelped(step: TrajectoryStep): boolean {
  return step.kind !== "begin" && (step.by?.how === "rules" || step.by?.how === "choice");
}

function basisOf({ task, rules, chosen }: PolicyView): string {
  return JSON.stringify([task, rules?.map(({ id }) => id), chosen]);
}

/** Most commands per subgoal before the reasoner is asked again. */
const mostCommands = 6;
const mostIdle = 3;
const remembered = 8;

const longestSubgoal = 300;

/** The acting model chooses this when the subgoal is reached or cannot be. */
const report = "report to the reasoner";

const advice = {
  name: "advice",
  schema: z.object({ thought: z.string(), subgoal: z.string() }),
};

const reasonerSetup = `You reason for a household robot; somebody else carries out what you say.
Think about what the task still needs, given what is known of the world and of this room. Then give the one next subgoal: short, concrete, in words ("find a mug", "cool the lettuce", "bring it to the table"). Do not give commands.
${aboutRules}`;

const actorSetup = `You carry out a household robot's subgoal, one command at a time, by choosing among the commands that are possible now. Choose "${report}" when the subgoal is reached or cannot be reached.
${aboutRules}`;

/** Plays as reasoner, which sets the next subgoal, and actor, which pursues it (section 3, prior knowledge). */
async function* converse(parts: OpexParts, view: PolicyView): Deliberation {
  let state = readState(view, parts.options.knowledge);
  const past: string[] = [];
  for (let idle = 0; idle < mostIdle; ) {
    const { thought, subgoal } = await reason(parts.model, state, past);
    const commands: string[] = [];
    while (commands.length < mostCommands) {
      const command = await ground(parts.model, state, subgoal, commands);
      if (command === report) break;
      state = yield* act(parts, command, thought);
      commands.push(command);
    }
    idle = commands.length > 0 ? 0 : idle + 1;
    past.push(`${subgoal} -> ${commands.join("; ") || "nothing was done"}`);
  }
  return giveUp("I do not know what else to do. I stop.");
}

async function reason(model: ChatModel, state: OpexState, past: readonly string[]) {
  const lines = [
    ...formatRules(state.rules),
    `Task: ${JSON.stringify(state.view.task)}`,
    ...formatState(state),
    `Places not looked into: ${unseenPlaces(state).join(", ") || "none"}`,
    `Subgoals so far: ${
      past
        .slice(-remembered)
        .map((one) => JSON.stringify(one))
        .join("; ") || "none"
    }`,
  ];
  const prompt = promptOf("reasoner", reasonerSetup, lines.join("\n"), state.charge);
  const { thought, subgoal } = await model.structure(prompt, advice);
  return { thought, subgoal: subgoal.slice(0, longestSubgoal) };
}

async function ground(
  model: ChatModel,
  state: OpexState,
  subgoal: string,
  commands: readonly string[],
): Promise<string> {
  const lines = [
    ...formatRules(state.rules),
    `Subgoal: ${JSON.stringify(subgoal)}`,
    ...formatState(state),
    `Commands for this subgoal so far: ${commands.join("; ") || "none"}`,
  ];
  const prompt = promptOf("actor", actorSetup, lines.join("\n"), state.charge);
  const { scored } = await model.choose(prompt, [...state.admissible, report]);
  return scored[0]?.option ?? report;
}

function formatState(state: OpexState): readonly string[] {
  return [
    `Room: ${state.room}`,
    `Last text of the world: ${JSON.stringify(state.lastText)}`,
    `Seen now: ${seenNow(state).join("; ") || "nothing"}`,
    `Found things: ${foundThings(state).join(", ") || "none"}`,
    `Holding: ${state.belief.held ?? "nothing"}`,
    `Done so far: ${deedsSoFar(state).join("; ") || "nothing"}`,
  ];
}
