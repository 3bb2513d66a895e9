/** The structure of a question: who does what to what, where, and what of it is asked. */
import { namesOf, verbOf, type Word } from "./words.js";

/** What some words name: "at least two of Ana's blue mugs on the shelf". */
export interface Thing {
  /** What it is, the main word last. Empty: "Ana's". */
  names: string[];
  /** Whose it is, or what it is a part of. */
  of: Thing | null;
  /** "2", "all", "no", ">=3" … */
  counts: string[];
  at: Place[];
  /** What is told about it in a sentence. */
  told: Clause[];
  /** What of it is asked: "which", "who", "what", "whose", "count"; empty: nothing. */
  asked: string;
  isName: boolean;
}

export interface Place {
  by: string;
  thing: Thing;
}

export interface Clause {
  verb: string;
  agent: Thing | null;
  patient: Thing | null;
  receiver: Thing | null;
  at: Place[];
  /** What the patient is said to be: "clean". */
  states: string[];
  duty: "" | "may" | "can" | "must" | "should";
  not: boolean;
  /** "done": "has gone"; "did": "did go", "went"; "past": "was", and "was-ing": "was going". */
  tense: "" | "past" | "did" | "done" | "ing" | "was-ing" | "will" | "would";
  isPassive: boolean;
  /** "where", "when", "why", "how" …; empty: a thing is asked for, or nothing. */
  asks: string;
  /** Other sentences in it: "before I go". */
  rest: { readonly by: string; readonly clause: Clause }[];
  /** When and how often, and words that fit nowhere. */
  marks: string[];
}

export function thing(given: Partial<Thing> = {}): Thing {
  const lists = { names: [], counts: [], at: [], told: [] };
  return { ...lists, of: null, asked: "", isName: false, ...given };
}

export function clause(given: Partial<Clause> = {}): Clause {
  const roles = { agent: null, patient: null, receiver: null };
  const lists = { at: [], states: [], rest: [], marks: [] };
  return { verb: "be", ...roles, ...lists, duty: "", not: false, tense: "", isPassive: false, asks: "", ...given };
}

/** Patterns over the letters of words (see `Sort`). */
const core = "(?:r|[aoO]*N|a*q[nvego]*[nvgo]?|[aoO]*[nvego]*[nvgo]|[ao]*O|a+)";
const shortCore = "(?:r|[aoO]*N|[aoO]*[nvego]*?[nvgo]|[ao]*O)";
const join = (one: string): string => `${one}(?:c${one})?`;
const phrase = `(?:(?:r(?!c|f)|a+)(?=[ptf])|${join(core)}(?:[pf]${join(core)})*)`;
const shortPhrase = `${join(shortCore)}(?:[pf]${join(shortCore)})*?`;
/** A subject before an unknown word that must be the verb. */
const open = `${join(shortCore)}(?=n(?:$|[aoONrptf,.]))`;
const object = `${join(core)}(?:f${join(core)})*`;
const told = `(?:p?l${core}x?[bhmdk]*[veg](?:${core})?[pt]?|l[bhmdk]*x?[nveg]*(?:[pt]?${core})*|(?:[NrO]n?|a[nvg]+)[bhmdk]*[ve][pt]?(?=$|[,.]))`;

const possessive: Readonly<Record<string, string>> = {
  my: "me", your: "you", our: "us", his: "him", her: "her", their: "them", its: "it",
  mine: "me", yours: "you", ours: "us", theirs: "them", hers: "her",
};
const duties: Readonly<Record<string, Clause["duty"]>> = {
  may: "may", can: "can", could: "can", might: "may", must: "must", should: "should", shall: "should",
};
/** Articles that say nothing in a question. */
const silent = new Set("the a an this that these those".split(" "));
const every: Readonly<Record<string, string>> = { every: "all", each: "all", some: "any" };

/** Reads a sentence from its beginning to its end. */
export class Reader {
  readonly #words: readonly Word[];
  readonly #sorts: string;
  #at = 0;

  constructor(words: readonly Word[]) {
    this.#words = words;
    this.#sorts = words.map(({ sort }) => sort).join("");
  }

  get isDone(): boolean {
    return this.#at >= this.#words.length;
  }

  #sees(pattern: string): boolean {
    return this.#length(pattern) >= 0;
  }

  #length(pattern: string): number {
    const expression = patterns.get(pattern) ?? new RegExp(pattern, "y");
    patterns.set(pattern, expression);
    expression.lastIndex = this.#at;
    return expression.exec(this.#sorts)?.[0].length ?? -1;
  }

  #take(pattern: string): readonly Word[] {
    const words = this.#words.slice(this.#at, this.#at + Math.max(0, this.#length(pattern)));
    this.#at += words.length;
    return words;
  }

  #said(ahead = 0): string {
    return this.#words[this.#at + ahead]?.said ?? "";
  }

  /** A whole question. */
  readQuestion(): Clause {
    const made = clause();
    if (this.#sees("w")) {
      const [word] = this.#take("w");
      made.asks = word?.said ?? "";
      if (made.asks === "how" && this.#sees("[nve](?=[bdhm])")) made.asks = `how-${this.#take(".")[0]?.said}`;
      while (this.#sees(`p${core}(?=[bdhm])`)) this.#readPlace(made);
      return this.#readRest(made, null);
    }
    if (this.#sees("[pt]?q|[pt]o*q")) {
      const by = this.#sees("[pt]") ? (this.#take("[pt]")[0]?.said ?? "") : "";
      const front = this.#readAsked();
      return this.#readRest(made, { by, thing: front });
    }
    return this.#readRest(made, null);
  }

  /** "which of the mugs", "whose phone", "how many clean plates in the sink", "who". */
  #readAsked(): Thing {
    const asked = this.#take("q")[0]?.said ?? "";
    const kind = /^how/.test(asked) ? "count" : asked.replace("whom", "who");
    if (kind === "who") return thing({ names: ["who"], asked: "who" });
    if (this.#sees("rf") && /^ones?$/.test(this.#said())) this.#take("r");
    const isAmong = this.#said() === "of";
    if (isAmong) this.#take("f");
    if (/^(?:kind|sort|type)$/.test(this.#said()) && this.#said(1) === "of") this.#take("nf");
    if (this.#sees("r") && /^ones?$/.test(this.#said())) this.#take("r");
    const found = this.#sees(`[ve](?:[aoONrptf]|$)`) && !isAmong ? thing() : this.#readThing(this.#subjectPattern());
    const isPerson = isAmong && /^(?:you|us|them)$/.test(found.names.join());
    const isWho = isPerson || (found.names.join() === "person" && found.told.length === 0);
    if (isWho && kind === "count") return thing({ names: ["people"], asked: kind });
    return isWho ? thing({ names: ["who"], asked: "who" }) : { ...found, asked: kind };
  }

  /** What is named before a verb; without a verb all that is named. */
  #subjectPattern(): string {
    const beforeAux = `${phrase}(?=k?x*[bdhm])`;
    const beforeVerb = `${shortPhrase}(?=k?x*[ve])`;
    return [beforeAux, beforeVerb].find((one) => this.#sees(one)) ?? phrase;
  }

  #placeHere(): Place {
    const by = this.#take("[ptf]")[0]?.said ?? "";
    return { by, thing: this.#readThing(object) };
  }

  #readPlace(made: Clause): void {
    made.at.push(this.#placeHere());
  }

  /** @param pattern of the words that name it */
  #readThing(pattern: string): Thing {
    const words = this.#take(pattern);
    const cuts = words.flatMap(({ sort }, at) => (/[pf]/.test(sort) ? [at] : []));
    const found = joined(words.slice(0, cuts[0] ?? words.length));
    for (const [number, at] of cuts.entries()) {
      const by = words[at]?.said ?? "";
      attach(found, { by, thing: joined(words.slice(at + 1, cuts[number + 1] ?? words.length)) });
    }
    if (pattern !== shortPhrase && this.#sees(told)) found.told.push(this.#readTold());
    return found;
  }

  /** "that Ana drinks from": what is told about a thing. */
  #readTold(): Clause {
    const words = this.#take(told).filter(({ sort }) => sort !== "l");
    const inner = new Reader(words);
    const gap = thing({ names: ["gap"] });
    if (inner.#sees("[bhmdveg]")) return inner.#readPredicate(clause(), { subject: gap, front: null });
    return inner.#readRest(clause(), { by: "", thing: gap });
  }

  #readMarks(made: Clause): void {
    for (;;) {
      if (this.#sees("k")) {
        this.#take("k");
        made.not = !made.not;
      } else if (this.#sees("[x]")) {
        const [word] = this.#take("x");
        if (word && (marking.has(word.said) || /-|ly$/.test(word.said)) && !/^(?:really|actually|exactly|possibly|currently|properly|simply|kindly)$/.test(word.said)) {
          if (word.said === "never") made.not = !made.not;
          else made.marks.push(word.said);
        }
      } else return;
    }
  }

  /** What follows the words that ask. @param front they, where they name a thing */
  #readRest(made: Clause, front: Place | null): Clause {
    this.#readMarks(made);
    const isBare = front !== null && front.by === "";
    if (this.#sees("t[vbe]")) {
      this.#take("t");
      const read = this.#readPredicate(made, { subject: null, front });
      return { ...read, duty: "should", tense: "" };
    }
    if (!this.#sees("[bdhm]")) {
      if (isBare && this.#sees("[veg]")) return this.#readPredicate(made, { subject: front.thing, front: null });
      if (!this.#sees(core)) return this.#readPredicate(made, { subject: null, front });
      const subject = this.#readThing(this.#subjectPattern());
      return this.#readPredicate(made, { subject, front });
    }
    const aux = this.#readAux(made, "");
    this.#readMarks(made);
    const isSubject = aux === "b" ? "[eg](?![nvN])|[ptkm]|b" : "[ve](?![veg])|[ve](?=[ve]$)|b";
    if (isBare && this.#sees(isSubject))
      return this.#readPredicate(made, { subject: front.thing, front: null, aux });
    if (this.#said() === "there" && this.#sees("r")) {
      this.#take("r");
      const isFront = isBare && !this.#sees(core);
      const subject = isFront ? front.thing : withoutAny(this.#readThing(phrase));
      return this.#readPredicate(made, { subject, front: isFront ? null : front, aux });
    }
    // "Who has the key?", "Who does the cooking?"
    const isMain = isBare && /[dh]/.test(aux) && !this.#sees(this.#beforeVerb(aux)) && (aux === "h" || !this.#sees(open));
    if (isMain) {
      made.verb = aux === "h" ? "have" : "do";
      made.agent = front.thing;
      this.#readComplements(made, { front: null });
      return made;
    }
    const subject = this.#readInverted(made, aux, isBare || made.asks === "where");
    return this.#readPredicate(made, { subject, front, aux });
  }

  /** The shortest subject after an auxiliary that leaves a verb. */
  #beforeVerb(aux: string): string {
    const verb = { b: "(?:[eg](?![nN])|m)", h: "(?:e|b)", d: "(?:[veg]|[dh])" }[aux] ?? "(?:[veg]|[bdh])";
    const long = `${phrase}(?=x*[bh])`;
    if (/[mh]/.test(aux) && this.#sees(long)) return long;
    return `${shortPhrase}(?=k?x*k?${verb})`;
  }

  /** The subject after an auxiliary. */
  #readInverted(made: Clause, aux: string, hasFront: boolean): Thing | null {
    const toVerb = this.#beforeVerb(aux);
    if (this.#sees(toVerb)) return this.#readThing(toVerb);
    if (/[dm]/.test(aux) && this.#sees(open)) return this.#readThing(open);
    return this.#sees(core) ? this.#readSubjectOfBe(made, hasFront) : null;
  }

  #readPredicate(
    made: Clause,
    { subject, front, aux: first = "" }: { subject: Thing | null; front: Place | null; aux?: string },
  ): Clause {
    let aux = first;
    if (subject && subject.told.length === 0 && this.#sees("l")) subject.told.push(this.#readTold());
    this.#readMarks(made);
    while (this.#sees(/[dm]/.test(aux) ? "[bh]" : "[bdhm]")) {
      aux = this.#readAux(made, aux);
      this.#readMarks(made);
    }
    made.isPassive = this.#readVerb(made, aux);
    if (made.verb === "get" && this.#sees("e")) made.isPassive = this.#readVerb(made, "b");
    if (made.isPassive) made.patient = subject;
    else made.agent = subject;
    this.#readComplements(made, { front });
    return made;
  }

  /** After "is": what is asked about, without the word that says how it is. */
  #readSubjectOfBe(made: Clause, hasFront: boolean): Thing {
    const alone = `${shortCore.replace("*?", "*")}(?=[nve]$|[nve],|[nv]t|[nv]p)`;
    const isStateNext = /^(?:to|than|about|enough)$/;
    const from = this.#at;
    if (!hasFront && this.#sees(alone)) {
      const words = this.#take(alone);
      const after = this.#said(1);
      const isState = this.#words.length === this.#at + 1 || isStateNext.test(after);
      if (isState) {
        made.states.push(this.#take(".")[0]?.said ?? "");
        return thingOf(words);
      }
      this.#at = from;
    }
    return this.#readThing(phrase);
  }

  /** One auxiliary; gives its letter. */
  #readAux(made: Clause, before: string): string {
    const [word] = this.#take("[bdhm]");
    const said = word?.said ?? "";
    if (/^(?:was|were|had)$/.test(said)) made.tense = "past";
    if (said === "did" || said === "will" || said === "would") made.tense = said;
    if (said === "being") made.tense = ongoing(made.tense);
    made.duty = duties[said] ?? made.duty;
    if (word?.sort === "h" && before === "") return "h";
    if (word?.sort === "b" && before === "h" && made.tense === "") made.tense = "done";
    return word?.sort ?? "";
  }

  /** @returns whether the verb is passive */
  #readVerb(made: Clause, aux: string): boolean {
    if (aux === "h" && (!this.#sees("e") || (this.#said() === "got" && made.asks !== "where"))) {
      if (this.#said() === "got") this.#take("e");
      made.verb = "have";
      return false;
    }
    const canBeVerb = aux === "b" ? "[eg]" : aux === "" ? "[ve]" : "[vegd]";
    if (!this.#sees(canBeVerb) && !(aux !== "b" && aux !== "" && this.#sees("n"))) return false;
    const [word] = this.#take(".");
    if (!word) return false;
    const base = word.base ?? (word.sort === "d" ? "do" : word.said);
    made.verb = base;
    if (word.sort === "e" && aux === "" && base !== word.said) made.tense = "did";
    if (word.sort === "e" && aux === "h" && made.tense === "") made.tense = "done";
    if (word.sort === "g") made.tense = ongoing(made.tense);
    return aux === "b" && word.sort === "e";
  }

  #readComplements(made: Clause, { front }: { front: Place | null }): void {
    let open = front;
    const objects: Thing[] = [];
    if (open && open.by !== "") {
      made.at.push(open);
      open = null;
    }
    for (let left = this.#words.length; left > 0 && !this.isDone; left--) {
      const said = this.#said();
      const isLast = this.#at + 1 >= this.#words.length || this.#sees(".[,.cx]");
      if (this.#sees("[xk]")) this.#readMarks(made);
      else if (said === "there" && this.#sees("r")) this.#take("r");
      else if (this.#sees("p") && verbOf(`${made.verb} ${said}`)) {
        made.verb = `${made.verb} ${said}`;
        this.#take("p");
      } else if (this.#sees("t[vbe]")) {
        this.#take("t");
        made.rest.push({ by: "to", clause: { ...this.#readPredicate(clause(), { subject: null, front: null }), tense: "" } });
      } else if (/^(?:let|make|help)$/.test(made.verb) && objects.length > 0 && this.#sees("[ve]")) {
        made.rest.push({ by: "to", clause: { ...this.#readPredicate(clause(), { subject: null, front: null }), tense: "" } });
      } else if (made.verb === "need" && this.#sees("g(?:$|[ptf,.])")) {
        made.rest.push({ by: "to", clause: clause({ verb: this.#take("g")[0]?.base ?? "", isPassive: true }) });
      } else if (this.#sees(`cp${core}`) && made.at.at(-1)?.by === this.#said(1)) {
        const [word] = this.#take("cp");
        const before = made.at.pop();
        const other = this.#readThing(object);
        if (before) made.at.push({ by: before.by, thing: together(before.thing, other, word?.said ?? "") });
      } else if (this.#sees("(?:j|w|p)(?:r[nvegbdhm]|(?:[aoO]*[nNvg]+)[a-zA-Z]*[vegb])") && /^(?:before|after|when|if|whether|while|once|until|because|unless|as|where|since)$/.test(said)) {
        this.#take(".");
        made.rest.push({ by: said, clause: this.#readRest(clause(), null) });
      } else if (this.#sees("[pt]") && isLast) {
        const by = this.#take("[pt]")[0]?.said ?? "";
        if (open) made.at.push({ by, thing: open.thing });
        else if (/^(?:on|off|up|down|out|away|over|in|back)$/.test(by)) made.states.push(by);
        else made.marks.push(by);
        open = null;
      } else if (this.#sees("[pt]q|[pt]o*q")) {
        const by = this.#take("[pt]")[0]?.said ?? "";
        made.at.push({ by, thing: this.#readAsked() });
      } else if (this.#sees("w")) {
        const asked = this.#take("w")[0]?.said ?? "";
        if (made.asks === "") made.asks = asked;
        else made.marks.push(asked);
      } else if (this.#sees("q")) objects.push(this.#readAsked());
      else if (this.#sees("pg")) {
        const by = this.#take("p")[0]?.said ?? "";
        made.rest.push({ by, clause: this.#readGerund() });
      } else if (this.#sees(`[ptf]${core}`)) this.#readPlace(made);
      else if (made.verb === "be" && objects.length === 0 && this.#sees("[nve]+(?:$|[ptfxjcw,.])")) made.states.push(...this.#readStates());
      else if (this.#sees("e") && objects.length > 0) {
        made.rest.push({ by: "ed", clause: clause({ verb: this.#take("e")[0]?.base ?? "" }) });
      } else if (this.#sees(core)) objects.push(this.#readThing(object));
      else if (this.#sees("l")) made.rest.push({ by: "that", clause: this.#readTold() });
      else {
        const [word] = this.#take(".");
        if (word && !/[,.]/.test(word.sort)) made.marks.push(word.said);
        else if (word && !this.isDone) made.marks.push("|");
      }
    }
    if (open) objects.push(open.thing);
    place(made, objects.map(withoutAny));
  }

  #readStates(): string[] {
    const words = this.#take("[nve]*[nve](?![o])");
    return words.map(stateOf);
  }

  #readGerund(): Clause {
    const [word] = this.#take("g");
    const made = clause({ verb: word?.base ?? "" });
    this.#readComplements(made, { front: null });
    return made;
  }
}

function ongoing(tense: Clause["tense"]): Clause["tense"] {
  return tense === "past" ? "was-ing" : "ing";
}

const patterns = new Map<string, RegExp>();
const marking = new Set(
  "now usually never often sometimes today tomorrow yesterday tonight daily weekly here else together always upstairs downstairs elsewhere lastly again ever also too even soon still".split(" "),
);

/** "Is there any bread?", "Do you want some bread?": bread. But "Are any windows open?" is not "Are the windows open?". */
function withoutAny(one: Thing): Thing {
  return { ...one, counts: one.counts.filter((count) => count !== "any") };
}

/** Gives objects their roles. */
function place(made: Clause, objects: readonly Thing[]): void {
  const [first, second] = objects;
  const by = made.at.findIndex(({ by, thing: { names } }) => made.isPassive && by === "by" && names.join() !== "hand");
  if (by >= 0) made.agent = made.at.splice(by, 1)[0]?.thing ?? null;
  if (made.isPassive) {
    if (first) Object.assign(made, { receiver: made.patient, patient: first });
    return;
  }
  if (second) {
    made.receiver = first ?? null;
    made.patient = second;
  } else if (first) made.patient = first;
}

function stateOf({ said, base, sort }: Word): string {
  return base && sort === "e" ? `${verbOf(base) ?? base}-ed` : (namesOf([said])[0] ?? said);
}

/** One thing, or two with "and" between them. */
function joined(words: readonly Word[]): Thing {
  const cut = words.findIndex(({ sort }) => sort === "c");
  if (cut < 0) return thingOf(words);
  return together(thingOf(words.slice(0, cut)), thingOf(words.slice(cut + 1)), words[cut]?.said ?? "");
}

function together(one: Thing, other: Thing, by: string): Thing {
  const names = [one, other].map((part) => part.counts.concat(part.of?.names ?? [], part.names).join(" "));
  return thing({ at: [...one.at, ...other.at], names: [names.toSorted().join(` ${by} `)], isName: one.isName });
}

function thingOf(words: readonly Word[]): Thing {
  const made = thing();
  let heads: string[] = [];
  for (const [at, word] of words.entries()) {
    const { said, sort } = word;
    const owner = words.length > 1 || sort === "r" ? possessive[said] : undefined;
    if (/[oO]/.test(sort)) {
      const names = sort === "O" ? [said] : [...namesOf([...heads, said])];
      made.of = thing({ names, of: made.of, isName: sort === "O" });
      heads = [];
    } else if (owner && (sort === "a" ? at < words.length - 1 : true) && /[ar]/.test(sort)) made.of = thing({ names: [owner] });
    else if (sort === "a" && !silent.has(said)) made.counts.push(every[said] ?? said);
    else if (sort === "a") continue;
    else if (sort === "q") made.asked = said;
    else heads.push(sort === "e" && word.base && said !== "left" ? stateOf(word) : said);
    if (sort === "N") made.isName = true;
  }
  made.names = made.isName ? heads : [...namesOf(heads)];
  return made;
}

/** Puts what belongs to a thing before its name: "lid of the pan" is "pan lid". */
export function attach(to: Thing, { by, thing: other }: Place): void {
  const head = to.names.at(-1) ?? "";
  const isCount = /^(?:ones?)?$/.test(head);
  const isOf = by === "of";
  if (isOf && (isCount || (/.(?:er|est)$/.test(head) && to.names.length === 1 && other.counts.length > 0))) {
    to.names = [...(isCount ? to.names.slice(0, -1) : to.names), ...other.names];
    to.of = other.of;
    to.at.push(...other.at);
    to.counts.push(...other.counts);
    if (other.asked) to.asked = other.asked;
  } else if (isOf && !/^(?:picture|photo|drawing|painting|story)s?$/.test(head)) to.of = other;
  else to.at.push({ by, thing: other });
}
