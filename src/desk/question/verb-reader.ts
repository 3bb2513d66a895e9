/** Reads verbs with what helps them: "must not have been washed". */
import { type Clause, duties, marking, ongoing } from "./clause.js";
import { Cursor } from "./cursor.js";

export class VerbReader extends Cursor {
  protected readMarks(made: Clause): void {
    for (;;) {
      if (this.sees("k")) {
        this.take("k");
        made.not = !made.not;
      } else if (this.sees("[x]")) {
        const [word] = this.take("x");
        if (
          word &&
          (marking.has(word.said) || /-|ly$/.test(word.said)) &&
          !/^(?:really|actually|exactly|possibly|currently|properly|simply|kindly)$/.test(word.said)
        ) {
          if (word.said === "never") made.not = !made.not;
          else made.marks.push(word.said);
        }
      } else return;
    }
  }

  /** One auxiliary; gives its letter. */
  protected readAux(made: Clause, before: string): string {
    const [word] = this.take("[bdhm]");
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
  protected readVerb(made: Clause, aux: string): boolean {
    if (aux === "h" && (!this.sees("e") || (this.said() === "got" && made.asks !== "where"))) {
      if (this.said() === "got") this.take("e");
      made.verb = "have";
      return false;
    }
    const canBeVerb = aux === "b" ? "[eg]" : aux === "" ? "[ve]" : "[vegd]";
    if (!this.sees(canBeVerb) && !(aux !== "b" && aux !== "" && this.sees("n"))) return false;
    const [word] = this.take(".");
    if (!word) return false;
    const base = word.base ?? (word.sort === "d" ? "do" : word.said);
    made.verb = base;
    if (word.sort === "e" && aux === "" && base !== word.said) made.tense = "did";
    if (word.sort === "e" && aux === "h" && made.tense === "") made.tense = "done";
    if (word.sort === "g") made.tense = ongoing(made.tense);
    return aux === "b" && word.sort === "e";
  }
}
