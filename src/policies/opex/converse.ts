/** Reasoner and actor (section 3, prior knowledge): one sets the next subgoal, the other pursues it. */
import { z } from "zod";
import type { PolicyView } from "../../core/decision.js";
import type { ChatModel } from "../../core/model.js";
import { giveUp } from "../rules/moves.js";
import {
  aboutRules,
  act,
  type Deliberation,
  deedsSoFar,
  formatRules,
  foundThings,
  lastText,
  type OpexMoment,
  type OpexParts,
  readMoment,
  seenNow,
  unseenPlaces,
  writePrompt,
} from "./moment.js";

/** Commands per subgoal before the reasoner is asked again. */
const mostCommands = 6;
const mostIdle = 3;
const remembered = 8;

const longestSubgoal = 300;

/** Chosen by the actor when the subgoal is reached or cannot be. */
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

/** Plays by conversation; recomputes the state from the trajectory, as {@link pursue} does. */
export async function* converse(parts: OpexParts, view: PolicyView): Deliberation {
  let moment = readMoment(view, parts.options.knowledge);
  const past: string[] = [];
  for (let idle = 0; idle < mostIdle; ) {
    const { thought, subgoal } = await reason(parts.model, moment, past);
    const commands: string[] = [];
    while (commands.length < mostCommands) {
      const command = await ground(parts.model, moment, { subgoal, commands });
      if (command === report) break;
      moment = yield* act(parts, command, thought);
      commands.push(command);
    }
    idle = commands.length > 0 ? 0 : idle + 1;
    past.push(`${subgoal} -> ${commands.join("; ") || "nothing was done"}`);
  }
  return giveUp("I do not know what else to do. I stop.");
}

async function reason(model: ChatModel, moment: OpexMoment, past: readonly string[]) {
  const lines = [
    ...formatRules(moment.rules),
    `Task: ${JSON.stringify(moment.view.task)}`,
    ...formatState(moment),
    `Places not looked into: ${unseenPlaces(moment).join(", ") || "none"}`,
    `Subgoals so far: ${
      past
        .slice(-remembered)
        .map((one) => JSON.stringify(one))
        .join("; ") || "none"
    }`,
  ];
  const told = await model.structure(
    writePrompt("reasoner", reasonerSetup, { lines, moment }),
    advice,
  );
  return { ...told, subgoal: told.subgoal.slice(0, longestSubgoal) };
}

async function ground(
  model: ChatModel,
  moment: OpexMoment,
  { subgoal, commands }: { subgoal: string; commands: readonly string[] },
): Promise<string> {
  const lines = [
    ...formatRules(moment.rules),
    `Subgoal: ${JSON.stringify(subgoal)}`,
    ...formatState(moment),
    `Commands for this subgoal so far: ${commands.join("; ") || "none"}`,
  ];
  const { scored } = await model.choose(writePrompt("actor", actorSetup, { lines, moment }), [
    ...moment.admissible,
    report,
  ]);
  return scored[0]?.option ?? report;
}

function formatState(moment: OpexMoment): readonly string[] {
  return [
    `Room: ${moment.room}`,
    `Last text of the world: ${JSON.stringify(lastText(moment))}`,
    `Seen now: ${seenNow(moment).join("; ") || "nothing"}`,
    `Found things: ${foundThings(moment).join(", ") || "none"}`,
    `Holding: ${moment.belief.held ?? "nothing"}`,
    `Done so far: ${deedsSoFar(moment).join("; ") || "nothing"}`,
  ];
}
