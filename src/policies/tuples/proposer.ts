/** Proposes possible commands by a vote of tuples: decisions remembered from similar situations. */

import type { Decision, Policy } from "../../core/episode/decision.js";
import {
  type EpisodeSoFar,
  type Experience,
  observationOf,
  type ProcessJudge,
  type Proposal,
  type Proposer,
  type TupleMaker,
} from "../../core/memory/tuple.js";
import { percent } from "../../core/words/wording.js";
import { possibleCommands } from "../react/react-policy.js";
import { giveUp } from "../rules/moves.js";
import type { PickAlike } from "./alike.js";
import { rolesOf } from "./roles.js";
import { type AlikeTuple, type FindAlike, TupleMemory, withoutClass } from "./tuple-memory.js";
import { type Grounding, vote } from "./vote.js";

export interface TupleMind {
  readonly maker: TupleMaker;
  readonly memory: TupleMemory;
  readonly proposer: Proposer;
  readonly explorer: Proposer;
  /** If absent, trajectories are compared command by command. */
  readonly judge?: ProcessJudge;
}

/** @param pick selects the tuples of a cell (type of situation) that vote; by default all that fit */
export function createTupleMind(
  experiences: Iterable<Experience>,
  maker: TupleMaker,
  pick?: PickAlike,
): TupleMind {
  const memory = new TupleMemory(experiences);
  const findAlike: FindAlike = pick
    ? findShown(memory, pick)
    : (present, patterns) => memory.alike(present, patterns);
  return {
    maker,
    memory,
    proposer: createProposer(findAlike, maker),
    explorer: createProposer(findAlike, maker, true),
  };
}

/** Lets only the tuples vote that a prompt would show, possible now or not. */
function findShown(memory: TupleMemory, pick: PickAlike): FindAlike {
  return async (present, patterns) => {
    const shown = await pick(present, memory.around(present.cell));
    return shown.filter(
      ({ pattern }) => patterns.has(pattern) || patterns.has(withoutClass(pattern)),
    );
  };
}

/** Plays from memory alone, without planning or asking. */
export function createTuplePolicy(proposer: Proposer): Policy {
  return {
    name: "tuples",
    async decide(view): Promise<Decision> {
      const [best] = await proposer(view);
      if (!best) return giveUp("I remember nothing that could be done here. I stop.");
      const { command, confidence, similarity } = best;
      const closest =
        similarity === undefined ? "" : `; the closest is ${percent(similarity, 0)} alike`;
      const thought = `In moments like this one I did such a thing (${percent(confidence, 0)}${closest}).`;
      return { kind: "act", command, thought, because: [] };
    },
  };
}

/** @param curious also proposes, with low confidence, commands that no remembered decision supports */
export function createProposer(
  findAlike: FindAlike,
  { summarise, findCell }: Pick<TupleMaker, "summarise" | "findCell">,
  curious = false,
): Proposer {
  return async (soFar): Promise<readonly Proposal[]> => {
    const roles = rolesOf(soFar);
    if (!roles) return [];
    const history = await summarise(soFar);
    const cell = await findCell(soFar);
    const state = { goal: soFar.task, history, observation: observationOf(soFar) };
    const possible = possibleCommands(soFar);
    const timesDone = (command: string) => countVisits(soFar, command);
    for (const wording of [exactly, withoutClass]) {
      const grounding = groundAll(possible, (command) => wording(roles(command)));
      const alike = await findAlike({ ...state, cell }, new Set(grounding.keys()));
      if (alike.length === 0) continue;
      const tuples = alike.map((tuple) => ({ ...tuple, pattern: wording(tuple.pattern) }));
      const proposals = vote(tuples, state, grounding, curious, timesDone);
      return proposals.map((one) => ({ ...one, ...similarityOf(one, tuples) }));
    }
    return vote([], state, groundAll(possible, roles), curious, timesDone);
  };
}

type Wording = (pattern: string) => string;

const exactly: Wording = (pattern) => pattern;

function similarityOf({ pattern }: Proposal, tuples: readonly AlikeTuple[]) {
  const similarity = tuples.find((tuple) => tuple.pattern === pattern)?.similarity;
  return similarity === undefined ? {} : { similarity };
}

function groundAll(commands: readonly string[], patternOf: Wording): Grounding {
  const grounding = new Map<string, string[]>();
  for (const command of commands) {
    const pattern = patternOf(command);
    grounding.set(pattern, [...(grounding.get(pattern) ?? []), command]);
  }
  return grounding;
}

function countVisits({ trajectory }: EpisodeSoFar, command: string): number {
  if (!command.startsWith("go to ")) return 0;
  return trajectory.filter((step) => step.kind === "act" && step.command === command).length;
}
