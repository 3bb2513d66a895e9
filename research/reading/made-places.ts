import { classOf } from "../../src/core/fact.js";
import type { LocationClaim } from "../../src/core/grounding.js";
import type { Labelled } from "./examples.js";
import { linesOf, type Maker, type Template } from "./maker.js";

/** A reply that tells places; null where the template does not fit the room. */
export function makePlaces(maker: Maker, base: Labelled, template: Template): Labelled | null {
  const { need, vocabulary } = base.request;
  const { places } = vocabulary;
  const { text, isOrder, language } = template;
  const others = [...new Set(vocabulary.things.map(classOf))].filter((cls) => cls !== need.noun);
  const thing = others.length > 0 ? maker.one(others) : "plate";
  const groups = new Map<string, { ids: string[]; isUnsure: boolean }>();
  const used = new Set<string>();
  const denied: string[] = [];
  const elsewhere: LocationClaim[] = [];
  const inOrder = (ids: readonly string[]) => places.filter((id) => ids.includes(id));
  let before: string | undefined;
  let isBroken = false;
  const named = text.replace(/\[([-.*]|\??[a-c]?)(#?)\]/g, (_, mark: string, bare: string) => {
    const family = places.filter((id) => classOf(id) === before);
    if (bare && family.length < 2) isBroken = true;
    const found = maker.placeWords(places, used, language, bare ? before : undefined);
    if (found.ids.some((id) => used.has(id))) isBroken = true;
    for (const id of found.ids) used.add(id);
    before = found.cls;
    if (mark === "-") denied.push(...found.ids);
    else if (mark === "*")
      elsewhere.push({ thing, places: inOrder(found.ids), polarity: true, certainty: "sure" });
    else if (mark !== ".") {
      const group = mark.replace("?", "");
      const ids = [...(groups.get(group)?.ids ?? []), ...found.ids];
      groups.set(group, { ids, isUnsure: mark.startsWith("?") });
    }
    return found.words;
  });
  if (isBroken) return null;
  const reply = maker.mess(
    maker.fillSlots(named, {
      it: () => maker.nameOf(need.noun, "things", language),
      thing: () => maker.nameOf(thing, "things", language),
      n: () => maker.number(2 + maker.one([0, 0, 1, 2])),
    }),
  );
  const claimed = [...groups.values()].map(
    ({ ids, isUnsure }): LocationClaim => ({
      thing: need.noun,
      places: inOrder(ids),
      polarity: true,
      certainty: isUnsure ? "unsure" : "sure",
    }),
  );
  const absent: LocationClaim[] =
    denied.length > 0
      ? [{ thing: need.noun, places: inOrder(denied), polarity: false, certainty: "sure" }]
      : [];
  const facts = [...claimed, ...elsewhere, ...absent];
  const answer =
    facts.length > 0
      ? "location"
      : /\{unknown|weiß|ahnung|sais|idée|sé$|(?:ni|no|ho|nessuna) idea|lo so|boh|sei|wiem|pojęcia|bilmi|weet ik|weet het|kweenie|geen idee|benul/.test(
            text,
          )
        ? "dont_know"
        : "unusable";
  const gold = { kind: isOrder ? "command_injection" : answer, facts, choice: null };
  const request = { ...base.request, options: null, reply, known: new Map<string, string>() };
  return { kind: "made", request, gold };
}

interface AskedTemplate {
  readonly mark: string;
  readonly text: string;
}

export function askedTemplates(): readonly AskedTemplate[] {
  return linesOf("asked.txt").map((line) => ({ mark: line[0] ?? "", text: line.slice(2) }));
}

/** What the reply says to the question; null for neither yes nor no. */
function polarityOf(mark: string): boolean | null {
  return "+~".includes(mark) ? true : "-=".includes(mark) ? false : null;
}

const actions = ["wash", "fold", "move", "switch off", "throw away", "bring", "open", "put back"];

/** A reply that agrees, denies or does neither; null where the template does not fit the room. */
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
