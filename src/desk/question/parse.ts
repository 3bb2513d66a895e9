/** The structure of a question: who does what to what, where, and what of it is asked. */
import {
  attach,
  type Clause,
  clause,
  joined,
  type Place,
  place,
  stateOf,
  type Thing,
  thing,
  thingOf,
  together,
  withoutAny,
} from "./clause.js";
import { core, object, open, phrase, shortCore, shortPhrase, told } from "./patterns.js";
import { VerbReader } from "./verb-reader.js";
import { verbOf } from "./words.js";

/** Reads a sentence from its beginning to its end. */
export class Reader extends VerbReader {
  /** A whole question. */
  readQuestion(): Clause {
    const made = clause();
    if (this.sees("w")) {
      const [word] = this.take("w");
      made.asks = word?.said ?? "";
      if (made.asks === "how" && this.sees("[nve](?=[bdhm])"))
        made.asks = `how-${this.take(".")[0]?.said}`;
      while (this.sees(`p${core}(?=[bdhm])`)) this.#readPlace(made);
      return this.#readRest(made, null);
    }
    if (this.sees("[pt]?q|[pt]o*q")) {
      const by = this.sees("[pt]") ? (this.take("[pt]")[0]?.said ?? "") : "";
      const front = this.#readAsked();
      return this.#readRest(made, { by, thing: front });
    }
    return this.#readRest(made, null);
  }

  /** "which of the mugs", "whose phone", "how many clean plates in the sink", "who". */
  #readAsked(): Thing {
    const asked = this.take("q")[0]?.said ?? "";
    const kind = /^how/.test(asked) ? "count" : asked.replace("whom", "who");
    if (kind === "who") return thing({ names: ["who"], asked: "who" });
    if (this.sees("rf") && /^ones?$/.test(this.said())) this.take("r");
    const isAmong = this.said() === "of";
    if (isAmong) this.take("f");
    if (/^(?:kind|sort|type)$/.test(this.said()) && this.said(1) === "of") this.take("nf");
    if (this.sees("r") && /^ones?$/.test(this.said())) this.take("r");
    const found =
      this.sees(`[ve](?:[aoONrptf]|$)`) && !isAmong
        ? thing()
        : this.#readThing(this.#subjectPattern());
    const isPerson = isAmong && /^(?:you|us|them)$/.test(found.names.join());
    const isWho = isPerson || (found.names.join() === "person" && found.told.length === 0);
    if (isWho && kind === "count") return thing({ names: ["people"], asked: kind });
    return isWho ? thing({ names: ["who"], asked: "who" }) : { ...found, asked: kind };
  }

  /** What is named before a verb; without a verb all that is named. */
  #subjectPattern(): string {
    const beforeAux = `${phrase}(?=k?x*[bdhm])`;
    const beforeVerb = `${shortPhrase}(?=k?x*[ve])`;
    return [beforeAux, beforeVerb].find((one) => this.sees(one)) ?? phrase;
  }

  #placeHere(): Place {
    const by = this.take("[ptf]")[0]?.said ?? "";
    return { by, thing: this.#readThing(object) };
  }

  #readPlace(made: Clause): void {
    made.at.push(this.#placeHere());
  }

  /** @param pattern of the words that name it */
  #readThing(pattern: string): Thing {
    const words = this.take(pattern);
    const cuts = words.flatMap(({ sort }, at) => (/[pf]/.test(sort) ? [at] : []));
    const found = joined(words.slice(0, cuts[0] ?? words.length));
    for (const [number, at] of cuts.entries()) {
      const by = words[at]?.said ?? "";
      attach(found, { by, thing: joined(words.slice(at + 1, cuts[number + 1] ?? words.length)) });
    }
    if (pattern !== shortPhrase && this.sees(told)) found.told.push(this.#readTold());
    return found;
  }

  /** "that Ana drinks from": what is told about a thing. */
  #readTold(): Clause {
    const words = this.take(told).filter(({ sort }) => sort !== "l");
    const inner = new Reader(words);
    const gap = thing({ names: ["gap"] });
    if (inner.sees("[bhmdveg]"))
      return inner.#readPredicate(clause(), { subject: gap, front: null });
    return inner.#readRest(clause(), { by: "", thing: gap });
  }

  /** What follows the words that ask. @param front they, where they name a thing */
  #readRest(made: Clause, front: Place | null): Clause {
    this.readMarks(made);
    const isBare = front !== null && front.by === "";
    if (this.sees("t[vbe]")) {
      this.take("t");
      const read = this.#readPredicate(made, { subject: null, front });
      return { ...read, duty: "should", tense: "" };
    }
    if (!this.sees("[bdhm]")) {
      if (isBare && this.sees("[veg]"))
        return this.#readPredicate(made, { subject: front.thing, front: null });
      if (!this.sees(core)) return this.#readPredicate(made, { subject: null, front });
      const subject = this.#readThing(this.#subjectPattern());
      return this.#readPredicate(made, { subject, front });
    }
    const aux = this.readAux(made, "");
    this.readMarks(made);
    const isSubject = aux === "b" ? "[eg](?![nvN])|[ptkm]|b" : "[ve](?![veg])|[ve](?=[ve]$)|b";
    if (isBare && this.sees(isSubject))
      return this.#readPredicate(made, { subject: front.thing, front: null, aux });
    if (this.said() === "there" && this.sees("r")) {
      this.take("r");
      const isFront = isBare && !this.sees(core);
      const subject = isFront ? front.thing : withoutAny(this.#readThing(phrase));
      return this.#readPredicate(made, { subject, front: isFront ? null : front, aux });
    }
    // "Who has the key?", "Who does the cooking?"
    const isMain =
      isBare &&
      /[dh]/.test(aux) &&
      !this.sees(this.#beforeVerb(aux)) &&
      (aux === "h" || !this.sees(open));
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
    const verb =
      { b: "(?:[eg](?![nN])|m)", h: "(?:e|b)", d: "(?:[veg]|[dh])" }[aux] ?? "(?:[veg]|[bdh])";
    const long = `${phrase}(?=x*[bh])`;
    if (/[mh]/.test(aux) && this.sees(long)) return long;
    return `${shortPhrase}(?=k?x*k?${verb})`;
  }

  /** The subject after an auxiliary. */
  #readInverted(made: Clause, aux: string, hasFront: boolean): Thing | null {
    const toVerb = this.#beforeVerb(aux);
    if (this.sees(toVerb)) return this.#readThing(toVerb);
    if (/[dm]/.test(aux) && this.sees(open)) return this.#readThing(open);
    return this.sees(core) ? this.#readSubjectOfBe(made, hasFront) : null;
  }

  #readPredicate(
    made: Clause,
    {
      subject,
      front,
      aux: first = "",
    }: { subject: Thing | null; front: Place | null; aux?: string },
  ): Clause {
    let aux = first;
    if (subject && subject.told.length === 0 && this.sees("l")) subject.told.push(this.#readTold());
    this.readMarks(made);
    while (this.sees(/[dm]/.test(aux) ? "[bh]" : "[bdhm]")) {
      aux = this.readAux(made, aux);
      this.readMarks(made);
    }
    made.isPassive = this.readVerb(made, aux);
    if (made.verb === "get" && this.sees("e")) made.isPassive = this.readVerb(made, "b");
    if (made.isPassive) made.patient = subject;
    else made.agent = subject;
    this.#readComplements(made, { front });
    return made;
  }

  /** After "is": what is asked about, without the word that says how it is. */
  #readSubjectOfBe(made: Clause, hasFront: boolean): Thing {
    const alone = `${shortCore.replace("*?", "*")}(?=[nve]$|[nve],|[nv]t|[nv]p)`;
    const isStateNext = /^(?:to|than|about|enough)$/;
    const from = this.at;
    if (!hasFront && this.sees(alone)) {
      const words = this.take(alone);
      const after = this.said(1);
      const isState = this.words.length === this.at + 1 || isStateNext.test(after);
      if (isState) {
        made.states.push(this.take(".")[0]?.said ?? "");
        return thingOf(words);
      }
      this.at = from;
    }
    return this.#readThing(phrase);
  }

  #readComplements(made: Clause, { front }: { front: Place | null }): void {
    let open = front;
    const objects: Thing[] = [];
    if (open && open.by !== "") {
      made.at.push(open);
      open = null;
    }
    for (let left = this.words.length; left > 0 && !this.isDone; left--) {
      const said = this.said();
      const isLast = this.at + 1 >= this.words.length || this.sees(".[,.cx]");
      if (this.sees("[xk]")) this.readMarks(made);
      else if (said === "there" && this.sees("r")) this.take("r");
      else if (this.sees("p") && verbOf(`${made.verb} ${said}`)) {
        made.verb = `${made.verb} ${said}`;
        this.take("p");
      } else if (this.sees("t[vbe]")) {
        this.take("t");
        made.rest.push({
          by: "to",
          clause: { ...this.#readPredicate(clause(), { subject: null, front: null }), tense: "" },
        });
      } else if (/^(?:let|make|help)$/.test(made.verb) && objects.length > 0 && this.sees("[ve]")) {
        made.rest.push({
          by: "to",
          clause: { ...this.#readPredicate(clause(), { subject: null, front: null }), tense: "" },
        });
      } else if (made.verb === "need" && this.sees("g(?:$|[ptf,.])")) {
        made.rest.push({
          by: "to",
          clause: clause({ verb: this.take("g")[0]?.base ?? "", isPassive: true }),
        });
      } else if (this.sees(`cp${core}`) && made.at.at(-1)?.by === this.said(1)) {
        const [word] = this.take("cp");
        const before = made.at.pop();
        const other = this.#readThing(object);
        if (before)
          made.at.push({ by: before.by, thing: together(before.thing, other, word?.said ?? "") });
      } else if (
        this.sees("(?:j|w|p)(?:r[nvegbdhm]|(?:[aoO]*[nNvg]+)[a-zA-Z]*[vegb])") &&
        /^(?:before|after|when|if|whether|while|once|until|because|unless|as|where|since)$/.test(
          said,
        )
      ) {
        this.take(".");
        made.rest.push({ by: said, clause: this.#readRest(clause(), null) });
      } else if (this.sees("[pt]") && isLast) {
        const by = this.take("[pt]")[0]?.said ?? "";
        if (open) made.at.push({ by, thing: open.thing });
        else if (/^(?:on|off|up|down|out|away|over|in|back)$/.test(by)) made.states.push(by);
        else made.marks.push(by);
        open = null;
      } else if (this.sees("[pt]q|[pt]o*q")) {
        const by = this.take("[pt]")[0]?.said ?? "";
        made.at.push({ by, thing: this.#readAsked() });
      } else if (this.sees("w")) {
        const asked = this.take("w")[0]?.said ?? "";
        if (made.asks === "") made.asks = asked;
        else made.marks.push(asked);
      } else if (this.sees("q")) objects.push(this.#readAsked());
      else if (this.sees("pg")) {
        const by = this.take("p")[0]?.said ?? "";
        made.rest.push({ by, clause: this.#readGerund() });
      } else if (this.sees(`[ptf]${core}`)) this.#readPlace(made);
      else if (made.verb === "be" && objects.length === 0 && this.sees("[nve]+(?:$|[ptfxjcw,.])"))
        made.states.push(...this.#readStates());
      else if (this.sees("e") && objects.length > 0) {
        made.rest.push({ by: "ed", clause: clause({ verb: this.take("e")[0]?.base ?? "" }) });
      } else if (this.sees(core)) objects.push(this.#readThing(object));
      else if (this.sees("l")) made.rest.push({ by: "that", clause: this.#readTold() });
      else {
        const [word] = this.take(".");
        if (word && !/[,.]/.test(word.sort)) made.marks.push(word.said);
        else if (word && !this.isDone) made.marks.push("|");
      }
    }
    if (open) objects.push(open.thing);
    place(made, objects.map(withoutAny));
  }

  #readStates(): string[] {
    const words = this.take("[nve]*[nve](?![o])");
    return words.map(stateOf);
  }

  #readGerund(): Clause {
    const [word] = this.take("g");
    const made = clause({ verb: word?.base ?? "" });
    this.#readComplements(made, { front: null });
    return made;
  }
}
