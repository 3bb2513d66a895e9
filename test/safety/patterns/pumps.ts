/** Texts made for one pattern: what stands before a repetition, and what can be repeated there. */

/** `prefix` matches the pattern up to a repetition; `pump` matches what is repeated. */
export interface Pump {
  readonly prefix: string;
  readonly pump: string;
}

/** Every repetition of a pattern, with short texts that reach it. */
export function pumpsOf(source: string, flags: string): readonly Pump[] {
  const reader = new Reader(source, flags.replace(/[gy]/g, ""));
  reader.alternatives("");
  return reader.pumps;
}

/** Tried one after the other for a set of letters. */
const candidates = [
  ..."a 1.@'\"-_:/\n",
  ..."zAZtesw0,;!?()[]{}<>*~`|#+=&%$^\\\t\u0301é中😀\u200b\u{E0041}",
];

/** Reads a pattern once, from left to right. Every method gives short texts that match what it has read. */
class Reader {
  readonly pumps: Pump[] = [];
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  /** @param before a text that leads here. @returns one text for each alternative */
  alternatives(before: string): readonly string[] {
    const found = [this.#sequence(before)];
    while (this.#take("|")) found.push(this.#sequence(before));
    return found;
  }

  #sequence(before: string): string {
    let text = "";
    while (this.#at < this.#source.length && !"|)".includes(this.#source[this.#at] ?? "")) {
      const [first = "", ...others] = this.#atom(before + text);
      const [least, most] = this.#quantifier();
      if (most > 8)
        for (const pump of [first, ...others])
          if (pump !== "") this.pumps.push({ prefix: before + text, pump });
      text += first.repeat(Math.min(Math.max(least, 1), 40));
    }
    return text;
  }

  #atom(before: string): readonly string[] {
    if (this.#take("(")) return this.#group(before);
    if (this.#take("[")) return this.#fitting(this.#class());
    if (this.#take("^") || this.#take("$")) return [""];
    if (this.#take(".")) return ["a", " "];
    if (this.#take("\\")) return this.#escape();
    const letter = String.fromCodePoint(this.#source.codePointAt(this.#at) ?? 32);
    this.#at += letter.length;
    return [letter];
  }

  #group(before: string): readonly string[] {
    const looks = ["?=", "?!", "?<=", "?<!"].find((sign) => this.#take(sign));
    if (!looks) {
      if (!this.#take("?:") && this.#take("?<")) this.#at = this.#source.indexOf(">", this.#at) + 1;
    }
    const found = this.alternatives(before);
    this.#take(")");
    return looks ? [""] : found;
  }

  /** From behind its "[". Sets nest in patterns with the flag v only. */
  #class(): string {
    const from = this.#at;
    let depth = 1;
    for (; depth > 0 && this.#at < this.#source.length; this.#at += 1) {
      const sign = this.#source[this.#at];
      if (sign === "\\") this.#at += 1;
      else if (sign === "[" && this.#flags.includes("v")) depth += 1;
      else if (sign === "]") depth -= 1;
    }
    return `[${this.#source.slice(from, this.#at)}`;
  }

  #escape(): readonly string[] {
    const [escaped = ""] =
      /^(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\dA-Fa-f]{4}|x[\dA-Fa-f]{2}|k<[^>]*>|c[A-Za-z]|.)/su.exec(
        this.#source.slice(this.#at),
      ) ?? [];
    this.#at += escaped.length;
    if (/^(?:[bBk]|[1-9])/.test(escaped)) return [""];
    return this.#fitting(`\\${escaped}`);
  }

  /** Up to three texts of one letter that a set allows, as different as possible. */
  #fitting(set: string): readonly string[] {
    const pattern = new RegExp(`^(?:${set})$`, this.#flags.replace(/[mi]/g, ""));
    const fits = candidates.filter((one) => pattern.test(one));
    return fits.length > 0 ? fits.slice(0, 3) : ["a"];
  }

  #quantifier(): readonly [number, number] {
    const [all = "", sign, least, comma, most] =
      /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(this.#source.slice(this.#at)) ?? [];
    this.#at += all.length;
    if (sign) return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Number.POSITIVE_INFINITY];
    if (!least) return [1, 1];
    if (!comma) return [Number(least), Number(least)];
    return [Number(least), most ? Number(most) : Number.POSITIVE_INFINITY];
  }

  #take(sign: string): boolean {
    const isThere = this.#source.startsWith(sign, this.#at);
    if (isThere) this.#at += sign.length;
    return isThere;
  }
}
