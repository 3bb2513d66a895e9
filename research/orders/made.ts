/** Makes tagged orders from the grammar: names stand for those of any home. */

import { acts, type Tag, tagsOf } from "../../src/app/homes/order-tagger.js";
import { countOnes, kindOfWord, type Token } from "../../src/app/homes/order-tokens.js";
import { randomFrom } from "../../src/desk/learning/fit.js";
import grammar from "./grammar.json" with { type: "json" };

export interface TaggedOrder {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
}

const { lists, ...rules } = grammar;
const kinds = {
  thing: "mug plate towel book egg potato soapbar keychain cloth bowl pillow cellphone".split(" "),
  place:
    "countertop diningtable shelf cabinet drawer sinkbasin fridge microwave garbagecan desk bed sofa laundryhamper".split(
      " ",
    ),
};
/** Lists whose words are not named like their tag. */
const tagOfList: Readonly<Record<string, Tag>> = {
  cant: "unable",
  heated: "heat",
  cooled: "cool",
  cleaned: "clean",
};
type Rules = Readonly<Record<string, readonly string[]>>;
/** How much more often the first words of a list are said: of 0 to 1, the power. */
const mostUsual = 2.5;
/** One of so many words is misspelt. */
const slipEvery = 20;

export function makeOrders(count: number, seed: number): readonly TaggedOrder[] {
  const next = randomFrom(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const listed = new Map(
    Object.entries(lists).map(([name, words]) => [name, words.split(", ")] as const),
  );

  const decks = new Map<string, string[]>();
  /** Takes every alternative as often as the others. */
  function deal(name: string): string {
    const deck = decks.get(name) ?? [];
    if (deck.length === 0) deck.push(...((rules as Rules)[name] ?? []));
    decks.set(name, deck);
    return deck.splice(Math.floor(next() * deck.length), 1)[0] ?? "";
  }
  /** The first are the usual words for what is to be done. */
  function pickWord(name: string, words: readonly string[]): string {
    const share = next() ** (acts.includes(name as Tag) ? mostUsual : 1);
    return words[Math.floor(share * words.length)] as string;
  }

  function expand(name: string): readonly string[] {
    const list = listed.get(name);
    const chosen = list ? tagged(name, pickWord(name, list)) : deal(name);
    return chosen.split(" ").flatMap((word) => expandWord(word));
  }
  function expandWord(word: string): readonly string[] {
    const [, rule] = /^\{(\w+)\}$/.exec(word) ?? [];
    if (rule !== undefined) return expand(rule);
    if (word.startsWith("<nobody>"))
      return [word.replace("<nobody>", pick(listed.get("<nobody>") ?? []).replace(" ", "_"))];
    return word === "" ? [] : [word];
  }
  /** Tags the verb of "put down", and the noun of "leftover pizza". */
  function tagged(name: string, entry: string): string {
    if (entry.includes("/") || name === "stuff") return entry;
    const tag = tagOfList[name] ?? name;
    const words = entry.split(" ");
    const at = name === "noun" ? words.length - 1 : 0;
    return words.map((word, nth) => (nth === at ? `${word}/${tag}` : word)).join(" ");
  }
  function slip(form: string): string {
    if (form.length < 4 || !/^[a-z]+$/.test(form) || next() > 1 / slipEvery) return form;
    const at = 1 + Math.floor(next() * (form.length - 2));
    const kind = next();
    if (kind < 0.25) return form.slice(0, at) + pick([..."aeiou"]) + form.slice(at + 1);
    if (kind < 0.5) return form[0] + form.slice(1).replace(/[aeiou]/, "");
    return kind < 0.75
      ? form.slice(0, at) + form.slice(at + 1)
      : form.slice(0, at) + form[at + 1] + form[at] + form.slice(at + 2);
  }
  function tokenOf(form: string): Token {
    const [, name, given] = /^<(\w+)(?::(\w+))?>$/.exec(form) ?? [];
    const kind =
      name === "who" || name === "look"
        ? "detail"
        : name === "lamp"
          ? "thing"
          : (name ?? kindOfWord(form));
    const plain = {
      kind: kind as Token["kind"],
      form: slip(form.replace(/:.*>/, ">")),
      text: form,
      entity: null,
      looks: [],
      owner: null,
    };
    if (name !== "thing" && name !== "place") return plain;
    const cls = given ?? pick(kinds[name]);
    const entity = {
      kind: name,
      classes: [cls],
      ids: [cls],
      asked: false,
      name: cls,
      own: false,
      away: false,
      screen: false,
    };
    return { ...plain, entity } as Token;
  }
  return Array.from({ length: count }, () => {
    const words = expand("order").map((word) => word.split("/"));
    const tokens = countOnes(words.map(([form = ""]) => tokenOf(form)));
    const tags = words.map(([form, tag = "none"], at) => {
      const known: readonly string[] = tagsOf[tokens[at]?.kind ?? "word"];
      if (!known.includes(tag)) throw new Error(`grammar.json: “${form}” cannot be ${tag}`);
      return tag as Tag;
    });
    return { tokens, tags };
  });
}
