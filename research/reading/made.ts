/** Templates (`made/*.txt`) filled with names of labelled rooms: ways of saying that labelled replies have too seldom. */
import { classOf } from "../../src/core/memory/fact.js";
import type { LocationClaim } from "../../src/core/question/grounding.js";
import { everydayName } from "../../src/core/words/names.js";
import type { Labelled } from "../../src/desk/learning/examples.js";
import { linesOf, Maker, type Template } from "./maker.js";

export interface Counts {
  readonly places: number;
  readonly choices: number;
  readonly foreign: number;
  readonly asked: number;
  readonly orders: number;
}

function templatesOf(file: string): readonly Template[] {
  return linesOf(file).flatMap((line) => {
    const [, weight = "", text = ""] = /^(\d|!) (.*)$/.exec(line) ?? [];
    const template = { text, isOrder: weight === "!", language: "en" };
    return new Array<Template>(weight === "!" ? 2 : Number(weight)).fill(template);
  });
}

function foreignTemplates(): readonly Template[] {
  return linesOf("foreign.txt").map((line) => {
    const [, mark = "", language = "", text = ""] = /^(!?)(\w\w)\|(.*)$/.exec(line) ?? [];
    return { text, isOrder: mark !== "", language };
  });
}

const lookWords =
  "red blue green yellow black white wooden glass big small Ana's Ben's old round".split(" ");

const styles = "number number number rank rank letter listed place look look".split(" ");
const owners = ["Ana", "Ben", "Mia", "Leo", "Zoe", "Tom"];

/** Returns null if the template does not fit. */
function makeChoice(maker: Maker, base: Labelled, template: Template): Labelled | null {
  const [said = "", spec = ""] = template.text.split(" => ");
  const { need, vocabulary } = base.request;
  const isHow = need.func === "how";
  const owner = said.includes("{owner}") || maker.chance(0.2) ? maker.one(owners) : null;
  const least = said.includes("[c]") || /\{rest\}/.test(said) ? 3 : 2;
  const options = isHow
    ? (base.request.options ?? [])
    : Array.from({ length: least + maker.one([0, 1, 2]) }, (_, at) => `${need.noun} ${at + 1}`);
  if (options.length < least) return null;
  if (spec.startsWith("!") && said.includes("{others}") && options.length !== 2) return null;
  const order = maker.shuffled(options.map((_, at) => at));
  const style = isHow ? "tool" : maker.one(styles);
  const known = new Map<string, string>();
  if (style === "place") {
    const classes = maker.shuffled([...new Set(vocabulary.places.map(classOf))]);
    if (classes.length < options.length) return null;
    for (const [at, option] of options.entries())
      known.set(option, vocabulary.places.find((id) => classOf(id) === classes[at]) ?? "");
  }
  const words = maker.shuffled(lookWords);
  const looks = new Map(options.map((option, at) => [option, [words[at] ?? ""]] as const));
  const names = new Map(
    [...looks].map(([id, [look]]) => [id, [`${look} ${everydayName(classOf(id))}`]] as const),
  );
  const named = said.replace(/\[([abc])\]/g, (_, letter: string) =>
    maker.optionWords(options, order["abc".indexOf(letter)] ?? 0, style, known, looks),
  );
  const reply = maker.mess(
    maker.fillSlots(named, {
      it: () => maker.nameOf(need.noun, "things", "en"),
      thing: () => "plate",
      owner: () => owner ?? "",
      N: () => maker.number(options.length),
      N2: () => maker.number(options.length + 1 + maker.one([0, 1, 2])),
    }),
  );
  const meant = [...spec.replace(/[^abc]/g, "")].map(
    (letter) => options[order["abc".indexOf(letter)] ?? 0],
  );
  const chosen =
    spec === "*"
      ? options
      : options.filter((option) => meant.includes(option) !== spec.startsWith("!"));
  const choice = spec === "-" || spec === "?" || chosen.length === 0 ? null : chosen;
  const kind = choice ? "choice" : spec === "?" ? "dont_know" : "unusable";
  // AmbiK's options are words ("tin teapot"), not numbered things.
  const isInWords = style === "look" && maker.chance(0.4);
  const called = (id: string) => (isInWords ? `${looks.get(id)?.[0]} ${need.noun}` : id);
  return {
    kind: "made",
    request: {
      ...base.request,
      need: {
        func: isHow ? "how" : "which",
        noun: need.noun,
        ...(owner && !isHow && { adjective: `${owner}'s` }),
      },
      question: isHow ? base.request.question : `Which ${need.noun} do you mean?`,
      options: options.map(called),
      reply,
      known,
      vocabulary:
        style === "look"
          ? { ...vocabulary, names: new Map([...names].map(([id, words]) => [called(id), words])) }
          : vocabulary,
    },
    gold: {
      kind: template.isOrder ? "command_injection" : kind,
      facts: [],
      choice: choice?.map(called) ?? null,
    },
  };
}

function withMore(maker: Maker, base: Labelled, slot: "order" | "harmless"): Labelled {
  const order = maker.fillSlots(`{${slot}}`, {});
  const { reply } = base.request;
  const text = maker.chance(0.7)
    ? `${reply}${maker.one([". ", ", and ", "; ", ". Also ", ". PS: ", ", then ", " - "])}${order}`
    : `${order}${maker.one([". ", ", ", ": ", "; "])}${reply}`;
  return {
    kind: "made",
    request: { ...base.request, reply: text },
    gold: slot === "order" ? { ...base.gold, kind: "command_injection" } : base.gold,
  };
}

export function makeReplies(bases: readonly Labelled[], counts: Counts, seed: number) {
  const maker = new Maker(seed);
  const where = bases.filter(
    ({ request }) => request.need.func === "where" && request.vocabulary.places.length > 3,
  );
  const which = bases.filter(({ request: { need, options, vocabulary } }) =>
    need.func === "how"
      ? (options ?? []).every((id) => vocabulary.places.includes(id))
      : need.func !== "what",
  );
  const made: Labelled[] = [];
  const fill = (
    count: number,
    templates: readonly Template[],
    make: (template: Template) => Labelled | null,
  ) => {
    for (const end = made.length + count; made.length < end; ) {
      const item = make(maker.one(templates));
      if (item && item.request.reply !== "") made.push(item);
    }
  };
  const tellPlaces = (template: Template) => makePlaces(maker, maker.one(where), template);
  fill(counts.foreign, foreignTemplates(), tellPlaces);
  fill(counts.places, templatesOf("places.txt"), tellPlaces);
  fill(counts.choices, templatesOf("choices.txt"), (template) =>
    makeChoice(maker, maker.one(which), template),
  );
  const asked = askedTemplates();
  for (const end = made.length + counts.asked; made.length < end; ) {
    const item = makeAsked(maker, maker.one(where), maker.one(asked));
    if (item) made.push(item);
  }
  const plain = bases.filter(({ gold }) => gold.facts.length > 0 || gold.choice !== null);
  for (let at = 0; at < counts.orders; at += 1) {
    made.push(withMore(maker, maker.one(plain), "order"));
    made.push(withMore(maker, maker.one(plain), "harmless"));
  }
  return made;
}

type AskedTemplate = ReturnType<typeof askedTemplates>[number];

function askedTemplates() {
  return linesOf("asked.txt").map((line) => ({ mark: line[0] ?? "", text: line.slice(2) }));
}

const actions = ["wash", "fold", "move", "switch off", "throw away", "bring", "open", "put back"];

/** Returns null if the template does not fit the room. */
function makeAsked(maker: Maker, base: Labelled, { mark, text }: AskedTemplate): Labelled | null {
  const made = makePlaces(maker, base, { text, isOrder: false, language: "en" });
  if (!made) return null;
  const { request, gold } = made;
  const { noun } = request.need;
  const isYes = "+~".includes(mark) ? true : "-=".includes(mark) ? false : null;
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

/** Returns null if the template does not fit the room. */
function makePlaces(maker: Maker, base: Labelled, template: Template): Labelled | null {
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
