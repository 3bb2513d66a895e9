import { readFileSync } from "node:fs";
import { classOf } from "../../src/core/memory/fact.js";
import { packageFile } from "../../src/core/package-file.js";
import { cardinals, ordinals } from "../../src/core/words/wording.js";
import { randomFrom } from "../../src/desk/learning/fit.js";
import { dictionaries } from "../../src/desk/reading/languages.js";
import everyday from "../../src/desk/reading/lexicon/everyday-names.json" with { type: "json" };
import { numberOf } from "../../src/desk/reading/lexicon/room-vocabulary.js";
import slotTable from "./made/slots.json" with { type: "json" };

export interface Template {
  readonly text: string;
  readonly isOrder: boolean;
  readonly language: string;
}

const slots = new Map(Object.entries(slotTable).map(([name, list]) => [name, list.split("|")]));
const codes = ["de", "es", "fr", "it", "nl", "pl", "pt", "tr"];

/** Includes headings ("# wait"). */
export function readLines(file: string): readonly string[] {
  const text = readFileSync(packageFile(`research/reading/made/${file}`), "utf8");
  return text.split("\n").filter((line) => line !== "");
}

export function linesOf(file: string): readonly string[] {
  return readLines(file).filter((line) => !line.startsWith("#"));
}

interface Named {
  readonly words: string;
  readonly ids: readonly string[];
  readonly cls: string;
}

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

  nameOf(cls: string, kind: "places" | "things", language: string): string {
    const dictionary = dictionaries[codes.indexOf(language)];
    const foreign = dictionary?.[kind][cls];
    if (foreign) return this.one(foreign.split(", "));
    const table: Readonly<Record<string, string>> = everyday[kind];
    const names = table[cls]?.split(", ") ?? [cls];
    return this.chance(0.6) ? (names[0] ?? cls) : this.one(names);
  }

  /** @param of the class named before, so only a number follows */
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

  /** `{slots}`; those with a question mark may stay empty. */
  fillSlots(text: string, given: Readonly<Record<string, () => string>>): string {
    return text.replace(/\{(\w+)(\??)\}/g, (_, name: string, may: string) => {
      if (may && this.chance(0.6)) return "";
      const list = slots.get(name);
      const filled = list ? this.one(list) : given[name]?.();
      return this.fillSlots(filled ?? "", given);
    });
  }

  /** Adds typing slips, and varies capitals and punctuation. */
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
