import { classOf } from "../../src/core/fact.js";
import type { LocationClaim } from "../../src/core/grounding.js";
import type { Labelled } from "../../src/desk/learning/examples.js";
import type { Maker, Template } from "./maker.js";

/** Returns null if the template does not fit the room. */
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
