import type { LocationClaim } from "../../src/core/grounding.js";
import type { Labelled } from "../../src/desk/learning/examples.js";
import { makePlaces } from "./made-places.js";
import { linesOf, type Maker } from "./maker.js";

type AskedTemplate = ReturnType<typeof askedTemplates>[number];

export function askedTemplates() {
  return linesOf("asked.txt").map((line) => ({ mark: line[0] ?? "", text: line.slice(2) }));
}

function polarityOf(mark: string): boolean | null {
  return "+~".includes(mark) ? true : "-=".includes(mark) ? false : null;
}

const actions = ["wash", "fold", "move", "switch off", "throw away", "bring", "open", "put back"];

/** Returns null if the template does not fit the room. */
export function makeAsked(
  maker: Maker,
  base: Labelled,
  { mark, text }: AskedTemplate,
): Labelled | null {
  const made = makePlaces(maker, base, { text, isOrder: false, language: "en" });
  if (!made) return null;
  const { request, gold } = made;
  const { noun } = request.need;
  const isYes = polarityOf(mark);
  if (!text.includes("[") && maker.chance(0.5))
    return maker.chance(0.8)
      ? {
          kind: "made",
          request: {
            ...request,
            need: { func: "how", noun },
            question: `Shall I ${maker.one(actions)} the ${noun}?`,
            options: ["yes", "no"],
          },
          gold:
            isYes === null
              ? { ...gold, facts: [] }
              : { kind: "choice", facts: [], choice: [isYes ? "yes" : "no"] },
        }
      : {
          kind: "made",
          request: {
            ...request,
            need: { func: "which", noun },
            question: `Do you mean ${noun} 1?`,
            options: [`${noun} 1`],
          },
          gold: isYes
            ? { kind: "choice", facts: [], choice: [`${noun} 1`] }
            : { ...gold, kind: isYes === null ? gold.kind : "unusable", facts: [] },
        };
  const said = gold.facts.flatMap(({ places }) => places);
  const free = request.vocabulary.places.filter((id) => !said.includes(id));
  if (free.length === 0) return null;
  const asked = maker.one(free);
  const certainty = "~=".includes(mark) ? "unsure" : "sure";
  const facts: readonly LocationClaim[] =
    isYes === null
      ? gold.facts
      : [{ thing: noun, places: [asked], polarity: isYes, certainty }, ...gold.facts];
  return {
    kind: "made",
    request: { ...request, question: `Is the ${noun} in ${asked}?`, options: [asked] },
    gold: { ...gold, kind: facts.length > 0 ? "location" : gold.kind, facts },
  };
}
