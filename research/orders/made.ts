/** Makes tagged orders from the grammar: names stand for those of any home. */
import { acts, type Tag } from "../../src/app/homes/order-tagger.js";
import { countOnes, kindOfWord, type Token } from "../../src/app/homes/order-tokens.js";
import { randomFrom } from "../../src/desk/learning/fit.js";
import grammar from "./grammar.json" with { type: "json" };

export interface TaggedOrder {
  readonly tokens: readonly Token[];
  readonly tags: readonly Tag[];
}

const { names, lists, rules } = grammar;
const listed = Object.entries(lists).map(([name, words]) => [name, words.split(", ")] as const);
const known = new Map<string, readonly string[]>([...Object.entries(rules), ...listed]);
const kinds = { thing: "thing", lamp: "thing", place: "place", who: "detail", look: "detail" };
/** How much more often the first words for what to do are said: the power of a share. */
const mostUsual = 2.5;
/** One of so many words is misspelt. */
const slipEvery = 20;

export function makeOrders(count: number, seed: number): readonly TaggedOrder[] {
  const next = randomFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const decks = new Map<string, string[]>();

  /** Takes every alternative as often as the others. */
  function deal(name: string): string {
    const deck = decks.get(name) ?? [];
    if (deck.length === 0) deck.push(...(known.get(name) ?? []));
    decks.set(name, deck);
    return deck.splice(below(deck.length), 1)[0] ?? "";
  }
  function expand(name: string): readonly string[] {
    const words = known.get(name) ?? [];
    const isAct = acts.includes(name as Tag);
    const chosen = isAct ? words[Math.floor(next() ** mostUsual * words.length)] : deal(name);
    return (chosen ?? "").split(" ").flatMap((word) => {
      const [, rule] = /^\{(\w+)\}$/.exec(word) ?? [];
      return rule === undefined ? word || [] : expand(rule);
    });
  }
  function slip(form: string): string {
    if (form.length < 4 || !/^[a-z]+$/.test(form) || next() > 1 / slipEvery) return form;
    const at = 1 + below(form.length - 2);
    const [before, after] = [form.slice(0, at), form.slice(at + 1)];
    const kind = below(4);
    if (kind === 0) return before + "aeiou"[below(5)] + after;
    if (kind === 1) return form[0] + form.slice(1).replace(/[aeiou]/, "");
    return kind === 2 ? before + after : before + after[0] + form[at] + after.slice(1);
  }
  function tokenOf(form: string): Token {
    const [, name = "", given] = /^<(\w+)(?::(\w+))?>$/.exec(form) ?? [];
    const kind = (kinds[name as keyof typeof kinds] ?? kindOfWord(form)) as Token["kind"];
    const said = slip(form.replace(/:.*>/, ">"));
    const token = { kind, form: said, text: form, entity: null, looks: [], owner: null };
    if (name !== "thing" && name !== "place") return token;
    const all = names[name].split(" ");
    const cls = given ?? all[below(all.length)] ?? "";
    const entity = { kind: name, classes: [cls], ids: [cls], asked: false, name: cls } as const;
    return { ...token, entity: { ...entity, own: false, away: false, screen: false } };
  }
  return Array.from({ length: count }, () => {
    const words = expand("order").map((word) => word.split("/"));
    const tokens = countOnes(words.map(([form = ""]) => tokenOf(form)));
    return { tokens, tags: words.map(([, tag = "none"]) => tag as Tag) };
  });
}
