/** Lets a person play the robot: the baseline in which people ask people. */
import type { Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import { humanPolicy, type PlayerPort, type TurnMove } from "../../core/episode/turn.js";
import { capitalise } from "../../core/words/wording.js";
import { Belief } from "../rules/belief.js";
import { callThing, giveUp } from "../rules/moves.js";
import { identify, isHidden, possibleInstances } from "../rules/particular.js";
import { askWhere, askWhereLamp, askWhich } from "../rules/questions.js";
import { askToChoose, type Situation, understand } from "../rules/situation.js";

function offerMoves(view: PolicyView): readonly TurnMove[] {
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
    isHidden(task) && !task.description?.preferred
      ? askWhich(situation, possibleInstances(situation, identify(situation)))
      : null,
    task.kind === "look" ? askWhereLamp(situation) : null,
  ];
  return asks.flatMap((ask): readonly TurnMove[] => {
    if (ask?.kind !== "ask") return [];
    const { need, why, candidates, scores } = ask;
    return [{ kind: "ask", need, why, candidates, ...(scores && { scores }) }];
  });
}

/** Verbs in the order of the buttons. Commands that name the task's things come first. */
const likelyVerbs = "put move clean heat cool use take open slice go close".split(" ");

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

/**
 * Shows what policies see; offers what the world accepts and what the rules policy could ask. `playerPort` must repeat
 * its reply after a restart.
 */
export function createHumanPlayer(playerPort: PlayerPort): Policy {
  return {
    name: humanPolicy,
    // Spares the person a second play without answers, which would measure what these saved.
    isCostly: true,
    async decide(view) {
      const move = await playerPort.play({
        episode: view.charge?.episode ?? "",
        seq: view.trajectory.length,
        sees: formatView(view),
        facts: view.facts,
        moves: offerMoves(view),
      });
      return toDecision(move);
    },
  };
}

function toDecision(move: TurnMove): Decision {
  const because: readonly string[] = [];
  switch (move.kind) {
    case "act":
      return { ...move, thought: `The player chose: ${move.command}.`, because };
    case "ask":
      return { ...move, thought: "The player asks.", because };
    case "stop":
      return giveUp("The player gives up.");
  }
}

function formatView({ trajectory, particular, rules = [] }: PolicyView): readonly string[] {
  const belief = new Belief(trajectory);
  const last = trajectory.at(-1);
  const seen = trajectory.findLast((step) => step.kind !== "ask");
  const { held } = belief;
  return [
    ...(last?.kind === "ask" ? [formatAsked(last)] : []),
    ...(seen
      ? seen.observation
          .split("\n")
          .filter((line) => line.trim() !== "" && !/^(-= |Your task is to: )/.test(line))
      : []),
    ...(held ? [`You hold ${callThing(belief, held)}.`] : []),
    ...(particular ? ["One particular thing is meant. People know which."] : []),
    ...rules.map(({ text }) => `In this home: ${capitalise(text)}`),
  ];
}

function formatAsked({ outcome, reason }: Extract<TrajectoryStep, { kind: "ask" }>): string {
  switch (outcome) {
    case "answered":
      return "Your question was answered.";
    case "withheld":
      return `Your question was put to nobody${reason ? `: ${reason}` : ""}.`;
    case "expired":
    case "abandoned":
      return "Nobody answered your question in time.";
    default:
      return "Nobody could answer your question.";
  }
}
