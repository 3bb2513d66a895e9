/** Writes questions, facts and commands of the grid game in words. */
import { gridColors, type gridThings } from "../../../core/episode/grid.js";
import type { Query } from "../../../core/episode/query-scene.js";
import type { Fact } from "../../../core/memory/fact.js";
import { capitalise } from "../../../core/words/wording.js";
import type { GameSpeech } from "../game-policy.js";

export const gridSpeech: GameSpeech = {
  sayFact,
  poseQuery,
  sayCommand: (action) => sayings[action] ?? `I ${action}.`,
  idle: "done",
};

const children = ["jack", "mary"];

function sayFact(fact: Fact, instruction: string): readonly string[] {
  const { subject, relation, objects, polarity } = fact;
  const [object] = objects;
  if (!polarity || object === undefined || objects.length > 1) return [];
  if (relation === "at") return sayPlace(subject, object, instruction);
  if (relation !== "is") return [];
  if (subject === "danger zone") return [`danger zone is ${object}`];
  if (subject === "key") return [`${object} to the door`];
  const owner = /^(\w+)'s toy$/.exec(subject)?.[1]?.toLowerCase();
  return owner ? [`${owner} toy is ${object}`] : [];
}

/** Says where a thing is. A toy in a box is in the other child's suitcase. */
function sayPlace(thing: string, place: string, instruction: string): readonly string[] {
  const room = /^room (\d+)$/.exec(place)?.[1];
  if (room !== undefined) return [`${thing} in room${room}`];
  const owner = children.find((child) => !instruction.includes(`${child} toy`));
  return place.endsWith(" box")
    ? [`${thing} in ${owner} suitcase`, `${owner} suitcase ${place}`]
    : [];
}

function poseQuery({ func, adjective, noun }: Query): ReturnType<GameSpeech["poseQuery"]> {
  const name = adjective ? `${adjective} ${noun}` : noun;
  if (func === "where") {
    return {
      need: { func, noun: name },
      why: "I am to go there.",
      candidates: [],
      thought: `I do not know where the ${name} is.`,
    };
  }
  if (noun === "zone") {
    return {
      need: { func: "what", adjective: "danger", noun },
      why: "I must not step on tiles of that colour.",
      candidates: gridColors,
      thought: "I do not know what is dangerous here.",
    };
  }
  if (noun === "key") {
    return {
      need: { func: "what", noun },
      why: "I stand before the locked door.",
      candidates: namesOf(["key"]),
      thought: "The door is locked, and I do not know which key opens it.",
    };
  }
  const owner = capitalise(adjective ?? "");
  return {
    need: { func: "what", adjective: `${owner}'s`, noun },
    why: "I am to find it.",
    candidates: namesOf(noun === "toy" ? ["ball", "box", "key"] : ["box"]),
    thought: `I do not know what ${owner}'s ${noun} is.`,
  };
}

function namesOf(things: readonly (typeof gridThings)[number][]): readonly string[] {
  return things.flatMap((thing) => gridColors.map((color) => `${color} ${thing}`));
}

const sayings: Readonly<Record<string, string>> = {
  left: "I turn left.",
  right: "I turn right.",
  forward: "I go on.",
  pickup: "I take what is before me.",
  drop: "I put down what I carry.",
  toggle: "I open what is before me.",
};
