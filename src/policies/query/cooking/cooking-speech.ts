/** Writes questions, facts and commands of the cooking game in words, and reads what lies where. */
import type { Observer } from "../../../core/episode/decision.js";
import type { Query } from "../../../core/episode/query-scene.js";
import type { Fact, Sighting } from "../../../core/memory/fact.js";
import { isManner, manners, preposition, withArticle } from "../../../core/words/names.js";
import type { GameSpeech } from "../game-policy.js";
import { phraseOf, readHolders } from "./kitchen-text.js";

/** Observations show everything in sight, and nothing in closed places. */
export const cookingObserver: Observer = {
  sightings(trajectory) {
    const step = trajectory.at(-1);
    if (!step || step.kind === "ask") return [];
    const [, room = ""] = step.observation.split("\n");
    return readHolders(room).flatMap(({ place, things }): Sighting[] =>
      things ? [{ place, things }] : [],
    );
  },
};

export const cookingSpeech: GameSpeech = { sayFact, poseQuery, sayCommand };

function sayFact({ subject, relation, objects, polarity }: Fact): readonly string[] {
  const [object] = objects;
  if (!polarity || object === undefined) return [];
  if (relation === "at") {
    const where = object === "kitchen" ? "in" : preposition(object);
    return [`The ${subject} is ${where} the ${object}.`];
  }
  if (relation !== "is" || objects.length > 1 || !isManner(object)) return [];
  return [`The ${subject} needs to be ${object} and uncooked.`];
}

function poseQuery(query: Query): ReturnType<GameSpeech["poseQuery"]> {
  const noun = phraseOf(query);
  if (query.func === "where") {
    return {
      need: { func: "where", noun },
      why: "I need it for the meal.",
      candidates: [],
      thought: `I do not know where to find ${withArticle(noun)}.`,
    };
  }
  return {
    need: { func: "how", noun },
    why: "The recipe knows, and I must not cut it the wrong way.",
    candidates: manners,
    thought: `I have the ${noun}, and do not know how the recipe wants it.`,
  };
}

function sayCommand(command: string): string {
  const [verb = "", ...rest] = command.split(" ");
  const thing = rest.join(" ").replace(/ (from|with) .*$/, "");
  return verb === "open" ? `I look into the ${thing}.` : `I ${verb} the ${thing}.`;
}
