import type { QueryDecision, QueryStep } from "../../../src/core/episode/query-scene.js";

export const instruction =
  "You are hungry. Collect some carrot, and red pepper. Ask Charlie about them.";
export const room =
  "You are in a messy kitchen. There is an oven here. You notice a stove. It is bare.";

export function step(
  decision: QueryDecision | null,
  text: { said?: string; room?: string; carried?: string } = {},
): QueryStep {
  const { said = instruction, room: seen = room, carried = "a knife" } = text;
  return {
    command: decision?.kind === "act" ? decision.command : null,
    query: decision?.kind === "ask" ? decision.query : null,
    outcome: {
      observation: `${said}\n${seen}\nYou are carrying: ${carried}.`,
      answer: decision?.kind === "ask" ? said : null,
      reward: 0,
      terminated: false,
      truncated: false,
    },
  };
}

export const whereCarrot: QueryDecision = { kind: "ask", query: { func: "where", noun: "carrot" } };
export const openOven: QueryDecision = { kind: "act", command: "open oven" };
