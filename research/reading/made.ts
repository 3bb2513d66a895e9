/**
 * Made-up labelled replies: templates (`made/*.txt`) filled with the names of labelled rooms. They teach the classifiers
 * ways of saying that the labelled replies have too seldom.
 */
import { readFileSync } from "node:fs";
import { classOf } from "../../src/core/fact.js";
import type { LocationClaim } from "../../src/core/grounding.js";
import { everydayName } from "../../src/core/names.js";
import { packageFile } from "../../src/core/package-file.js";
import { cardinals, ordinals } from "../../src/core/wording.js";
import everyday from "../../src/desk/reading/everyday-names.json" with { type: "json" };
import { dictionaries } from "../../src/desk/reading/languages.js";
import { numberOf } from "../../src/desk/reading/room-vocabulary.js";
import type { Labelled } from "./examples.js";
import { randomFrom } from "./fit.js";
import slotTable from "./made/slots.json" with { type: "json" };
import { askedTemplates, makeAsked } from "./made-asked.js";

/** How many of each kind are made. */
export interface Counts {
  readonly places: number;
  readonly choices: number;
  readonly foreign: number;
  readonly asked: number;
  /** Labelled replies with an order, and as many with harmless words. */
  readonly orders: number;
}

interface Template {
  readonly text: string;
  /** It gives orders beyond the question. */
  readonly isOrder: boolean;
  readonly language: string;
}

const slots = new Map(Object.entries(slotTable).map(([name, list]) => [name, list.split("|")]));
const codes = ["de", "es", "fr", "it", "nl", "pl", "pt", "tr"];

export function linesOf(file: string): readonly string[] {
  const text = readFileSync(packageFile(`research/reading/made/${file}`), "utf8");
  return text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
}

/** Each template as often as it weighs. */
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

/** Words for some places, and the places that they mean. */
interface Named {
  readonly words: string;
  readonly ids: readonly string[];
  readonly cls: string;
}

/** Fills templates by chance, the same for the same seed. */
export class Maker {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = randomFrom(seed);
  }

  chance(share: number): boolean {
    return this.#next() < share;
  }

  one<Item>(list: readonly Item[]): Item {
    return list[Math.floor(this.#next() * list.length)] as Item;
  }

  shuffled<Item>(list: readonly Item[]): readonly Item[] {
    return list
      .map((item) => ({ item, at: this.#next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item);
  }

  number(value: number): string {
    return this.chance(0.7) ? `${value}` : (cardinals[value] ?? `${value}`);
  }

  /** A name for a class in a language, mostly the usual one. */
  nameOf(cls: string, kind: "places" | "things", language: string): string {
    const dictionary = dictionaries[codes.indexOf(language)];
    const foreign = dictionary?.[kind][cls];
    if (foreign) return this.one(foreign.split(", "));
    const table: Readonly<Record<string, string>> = everyday[kind];
    const names = table[cls]?.split(", ") ?? [cls];
    return this.chance(0.6) ? (names[0] ?? cls) : this.one(names);
  }

  /** @param of a class whose name was said before: only a number follows */
  placeWords(
    places: readonly string[],
    used: ReadonlySet<string>,
    language: string,
    of?: string,
  ): Named {
    const cls = of ?? this.one([...new Set(places.map(classOf))]);
    const family = places.filter((id) => classOf(id) === cls);
    const free = family.filter((id) => !used.has(id));
    const id = this.one(free.length > 0 ? free : family);
    const number = numberOf(id) ?? 1;
    if (of) return { words: this.number(number), ids: [id], cls };
    const name = this.nameOf(cls, "places", language);
    if (language !== "en") {
      const isWhole = family.length === 1 || this.chance(0.3);
      return { words: isWhole ? name : `${name} ${number}`, ids: isWhole ? family : [id], cls };
    }
    if (family.length === 1)
      return {
        words: this.one([`the ${name}`, `the ${name}`, name, `my ${name}`]),
        ids: family,
        cls,
      };
    const way = this.#next();
    if (way < 0.6) return { words: `${name} ${this.number(number)}`, ids: [id], cls };
    if (way < 0.7) return { words: `the ${ordinals[number]} ${name}`, ids: [id], cls };
    if (way < 0.75 && number > 1) {
      const ids = family.filter((one) => (numberOf(one) ?? 0) <= number);
      return { words: `${name}s 1 to ${number}`, ids, cls };
    }
    const words = this.one([`the ${name}s`, `a ${name}`, `one of the ${name}s`, `the ${name}`]);
    return { words, ids: family, cls };
  }

  /** Words for one of the options, in one of the ways to point at it. */
  optionWords(
    options: readonly string[],
    at: number,
    style: string,
    known: ReadonlyMap<string, string>,
    looks: ReadonlyMap<string, readonly string[]>,
  ): string {
    const id = options[at] ?? "";
    const number = numberOf(id) ?? at + 1;
    const rank = ordinals[at + 1];
    const name = this.nameOf(classOf(id), style === "tool" ? "places" : "things", "en");
    switch (style) {
      case "tool":
        return this.chance(0.5) ? `the ${name}` : name;
      case "place": {
        const place = this.nameOf(classOf(known.get(id) ?? ""), "places", "en");
        return this.one([`the one on the ${place}`, `the one in the ${place}`, `the ${place} one`]);
      }
      case "look": {
        const [look = ""] = looks.get(id) ?? [];
        return this.one([
          `the ${look} one`,
          `the ${look} one`,
          look,
          `the ${look} ${name}`,
          `${look} one`,
        ]);
      }
      case "letter":
        return `option ${"ABCDEFGH"[at]}`;
      case "listed":
        return this.one([`option ${at + 1}`, `choice ${at + 1}`]);
      case "rank": {
        if (at === options.length - 1 && this.chance(0.4))
          return this.one(["the last one", "the last"]);
        if (options.length === 3 && at === 1 && this.chance(0.3)) return "the middle one";
        return this.one([`the ${rank} one`, `the ${rank}`, `${rank}`]);
      }
      default:
        return this.one([
          this.number(number),
          `number ${this.number(number)}`,
          `${name} ${this.number(number)}`,
          `#${number}`,
          `the ${number}`,
        ]);
    }
  }

  /** Fills `{slots}`; of a slot with a question mark perhaps nothing is said. */
  fillSlots(text: string, given: Readonly<Record<string, () => string>>): string {
    return text.replace(/\{(\w+)(\??)\}/g, (_, name: string, may: string) => {
      if (may && this.chance(0.6)) return "";
      const list = slots.get(name);
      const filled = list ? this.one(list) : given[name]?.();
      return this.fillSlots(filled ?? "", given);
    });
  }

  /** As people type: without marks, with capitals, with a slip. */
  mess(text: string): string {
    let out = text
      .replace(/ +/g, " ")
      .replace(/ (?=[,.!?])/g, "")
      .trim();
    if (this.chance(0.3)) out = out.replace(/'/g, "");
    if (this.chance(0.15)) out = out.replace(/[.,]/g, "");
    if (this.chance(0.1)) out = out.replace(/,/g, ".");
    if (this.chance(0.1)) out = out.replace(/[.,] /g, " - ");
    if (this.chance(0.05)) out = out.replace(/[.,] /g, "\n");
    if (this.chance(0.4)) out = out.replace(/^./, (first) => first.toUpperCase());
    if (this.chance(0.25)) out += this.one([".", ".", "!", " :)"]);
    if (this.chance(0.1)) {
      const at = 1 + Math.floor(this.#next() * Math.max(1, out.length - 2));
      out = out.slice(0, at) + out.slice(at + 1);
    }
    return out;
  }
}

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

/** What homes call several things of a kind by. */
const lookWords =
  "red blue green yellow black white wooden glass big small Ana's Ben's old round".split(" ");

const owners = ["Ana", "Ben", "Mia", "Leo", "Zoe", "Tom"];

/** A reply that chooses among options; null where the template does not fit. */
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
  const styles = [
    "number",
    "number",
    "number",
    "rank",
    "rank",
    "letter",
    "listed",
    "place",
    "look",
    "look",
  ];
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
      options,
      reply,
      known,
      vocabulary: style === "look" ? { ...vocabulary, names } : vocabulary,
    },
    gold: { kind: template.isOrder ? "command_injection" : kind, facts: [], choice },
  };
}

/** A labelled reply with an order, or with harmless words, before or after it. */
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

/** Makes labelled replies in the rooms and to the questions of `bases`. */
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
