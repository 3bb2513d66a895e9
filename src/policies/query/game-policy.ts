/**
 * Lets a policy made for a game's answering program (oracle) play with people, whose facts it hears as the oracle's
 * answers.
 */
import type { AskOption, Decision, Policy, PolicyView } from "../../core/episode/decision.js";
import type { TrajectoryStep } from "../../core/episode/episode.js";
import type {
  Query,
  QueryDecision,
  QueryPolicy,
  QueryStep,
} from "../../core/episode/query-scene.js";
import type { Fact } from "../../core/memory/fact.js";
import { isSameNeed, type Need } from "../../core/question/question.js";
import { giveUp } from "../rules/moves.js";

export interface GameSpeech {
  /** Writes a fact as the oracle would say it; empty if it is not about this world. */
  sayFact(fact: Fact, instruction: string): readonly string[];
  poseQuery(query: Query): Omit<AskOption, "because">;
  sayCommand(command: string): string;
  /** The command without effect by which the policy gives up. */
  readonly idle?: string;
}

/** Puts each question once per episode. Declines one without a useful answer, so that the policy does without. */
export function createGamePolicy(policy: QueryPolicy, speech: GameSpeech): Policy {
  return {
    name: policy.name,
    async decide(view) {
      const asked = view.trajectory.flatMap((step) => (step.kind === "ask" ? [step.need] : []));
      const wasAsked = (query: Query): boolean =>
        asked.some((need) => isSameNeed(need, speech.poseQuery(query).need));
      const declined: Query[] = [];
      for (let tries = 0; tries <= asked.length; tries++) {
        const decision = decideFrom(view, declined);
        if (decision.kind === "act") {
          return decision.command === speech.idle ? stuck : carryOut(decision.command, view);
        }
        if (!wasAsked(decision.query))
          return { kind: "ask", ...speech.poseQuery(decision.query), because: [] };
        declined.push(decision.query);
      }
      return stuck;
    },
  };

  function decideFrom(view: PolicyView, declined: readonly Query[]): QueryDecision {
    const { task: instruction, facts, trajectory } = view;
    const given = facts.filter(
      (fact) => !declined.some((query) => isAnswerTo(fact, speech.poseQuery(query).need)),
    );
    const answers = [...given].reverse().flatMap((fact) => speech.sayFact(fact, instruction));
    const history = retell(trajectory, answers);
    return policy.decide({ instruction, history, left: Number.POSITIVE_INFINITY, declined });
  }

  function carryOut(command: string, { facts }: PolicyView): Decision {
    const because = facts.filter(
      ({ relation, subject }) => relation !== "holds" && command.includes(subject),
    );
    return {
      kind: "act",
      command,
      thought: speech.sayCommand(command),
      because: because.map(({ id }) => id),
    };
  }
}

const stuck = giveUp("I do not know how to go on.");

/** Inserts the known answers at the start, newest first. */
function retell(
  trajectory: readonly TrajectoryStep[],
  answers: readonly string[],
): readonly QueryStep[] {
  const steps = trajectory.flatMap((step): QueryStep[] => {
    if (step.kind === "ask") return [];
    const { observation, sight } = step;
    const outcome = {
      observation,
      answer: null,
      reward: 0,
      terminated: false,
      truncated: false,
      ...(sight && { sight }),
    };
    return [{ command: step.kind === "act" ? step.command : null, query: null, outcome }];
  });
  const [begin, ...rest] = steps;
  if (!begin) return [];
  const answered = answers.map(
    (answer): QueryStep => ({
      command: null,
      query: { func: "what", noun: "" },
      outcome: { ...begin.outcome, answer },
    }),
  );
  return [begin, ...answered, ...rest];
}

function isAnswerTo({ subject, relation }: Fact, { func, adjective, noun }: Need): boolean {
  const asked = adjective ? `${adjective} ${noun}` : noun;
  return subject === asked && relation === (func === "where" ? "at" : "is");
}
