/** Answers grounding prompts from the quoted answer and the listed names. */
import type { Player } from "../brain.js";

interface Page {
  readonly places: readonly string[];
  readonly things: readonly string[];
  readonly options: readonly string[];
  readonly answer: string;
}

export const groundingPlayer: Player = {
  name: "grounding",
  recognises: (messages) =>
    messages[0]?.content.startsWith("A person answered a household robot's question.") ?? false,
  answer: (messages) => JSON.stringify(read(JSON.parse(messages[1]?.content ?? "{}") as Page)),
};

function read({ places, things, options, answer }: Page) {
  const said = answer.toLowerCase();
  const nothing = { claims: [], options: [] };
  const picked = options.filter((option) => said.includes(option));
  if (picked.length > 0) return { ...nothing, kind: "choice", options: picked };
  if (options.length > 0) return { ...nothing, kind: "unclear" };
  const named = places.filter((place) => said.includes(place.replace(/ \d+$/, "")));
  const [thing] = things;
  if (named.length === 0 || thing === undefined) return { ...nothing, kind: "unclear" };
  const sure = !/\b(?:maybe|perhaps|think)\b/.test(said);
  const claims = [{ thing, places: named, present: !/\bnot\b/.test(said), sure }];
  return { ...nothing, kind: "location", claims };
}
