import type { Decision, PolicyView } from "../../core/decision.js";
import type { TurnMove } from "../../core/turn.js";
import { identify, isHidden, possibleInstances } from "../rules/particular.js";
import { askToChoose } from "../rules/preference.js";
import { askWhere, askWhereLamp, askWhich } from "../rules/questions.js";
import { type Situation, understand } from "../rules/situation.js";

export function offerMoves(view: PolicyView): readonly TurnMove[] {
  const situation = understand(view);
  return [
    ...(situation ? offerQuestions(situation) : []),
    ...offerCommands(view, situation),
    { kind: "stop" },
  ];
}

/** Offers the rules policy's questions, each once per episode. */
function offerQuestions(situation: Situation): readonly TurnMove[] {
  const { task } = situation;
  const asks: readonly (Decision | null)[] = [
    askToChoose(task),
    askWhere(situation),
    isHidden(task) && !task.description?.preferred ? askWhichOfThose(situation) : null,
    task.kind === "look" ? askWhereLamp(situation) : null,
  ];
  return asks.flatMap((ask): readonly TurnMove[] => {
    if (ask?.kind !== "ask") return [];
    const { need, why, candidates, scores } = ask;
    return [{ kind: "ask", need, why, candidates, ...(scores && { scores }) }];
  });
}

function askWhichOfThose(situation: Situation): Decision | null {
  return askWhich(situation, possibleInstances(situation, identify(situation)));
}

/** Changes before walking, walking before looking; those naming the task's things first. */
const likelyVerbs = [
  "put",
  "move",
  "clean",
  "heat",
  "cool",
  "use",
  "take",
  "open",
  "slice",
  "go",
  "close",
];

function offerCommands(view: PolicyView, situation: Situation | null): readonly TurnMove[] {
  const last = view.trajectory.findLast((step) => step.kind !== "ask");
  const { object, target } = situation?.task ?? {};
  const rank = (command: string): number => {
    const names = [object, target].filter((name) => name !== undefined);
    const named = names.some((name) => ` ${command} `.includes(` ${name} `)) ? 0 : 100;
    const at = likelyVerbs.indexOf(command.split(" ")[0] ?? "");
    return named + (at < 0 ? likelyVerbs.length : at);
  };
  return [...(last?.admissible ?? [])]
    .map((command, index) => ({ command, index, rank: rank(command) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ command }): TurnMove => ({ kind: "act", command }));
}
